"""The full state of a table of Escape from Colditz, secrets included (docs/rules/colditz.md §3.1)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.colditz.data import PILES

Cards = tuple[str, ...]

Stock = tuple[int, ...]
"""Equipment cards by kind, in the order of `board.EQUIPMENT`."""

CELLS = INNER_CELL, GARRISON_CELL = ("cell:inner", "cell:garrison")

ESCAPED, DEAD, OUT = "escaped", "dead", "out"

BARRACKS = "barracks"


HOUSE = KITS, SINGLE, POSTING, THROWS, NO_DARE, PLAY_ON = ("kits", "single", "posting", "throws", "no_dare", "play_on")
"""The names of the house rules (docs/rules/colditz.md §7)."""


class Man(Record, frozen=True):
    """A prisoner.

    `place` is a space, a tunnel place, a cell, or one of the words for escaped, dead and out. `trail` lists the drops
    and wire crossings that he has used since he left the inside, as `START>END`. `route` adds gates and tunnels, and is
    kept after an escape. `home` is set while he is protected on his way back (R32). It is his distance to the theatre
    gate when it was last counted, at the end of a turn of his officer. `hidden` says whether he is in the secret hide
    of §2.4 O-14.
    """

    place: str
    trail: tuple[str, ...] = ()
    home: int | None = None
    hidden: bool = False
    route: tuple[str, ...] = ()


class PublicOfficer(Record, frozen=True, kw_only=True):
    """The facts about an escape officer that everybody knows."""

    men: tuple[Man, ...]
    seen: Stock = (0, 0, 0, 0)
    """The Equipment of the officer that everybody knows, by kind.

    It is what the officer took in public since the last secret trade.
    """
    kit: bool = False
    dared: int = 0
    """The number of dice throws in the officer's Do or die run. It is 0 before the run."""
    escapes: int = 0
    out: bool = False
    """Whether the officer's player is out of the game, or has left the table."""


class Officer(PublicOfficer, frozen=True, kw_only=True):
    """An escape officer with the secret cards. Officers are listed in turn order."""

    stock: Stock = (0, 0, 0, 0)
    cards: Cards = ()


class Guard(Record, frozen=True):
    """A guard and the place where he is.

    `quarry` is the man whom he pursues, as `OFFICER.MAN`. `barred` says why he cannot be posted: he was taken back in
    this turn, or he was diverted until the German's next turn is over.
    """

    place: str
    quarry: str = ""
    barred: str = ""


class Turn(Record, frozen=True):
    """The current turn: its dice, the movement points left, and what has happened in it (§3.3)."""

    dice: tuple[tuple[int, int], ...] = ()
    points: int = 0
    double: bool = False
    open: tuple[str, ...] = ()
    """Gates, drops and wire crossings for which the player has paid. They stay open until the turn ends."""
    released: bool = False
    """Whether a man has been freed from a cell for the double of this turn."""
    arrests: bool = False
    """Whether the German has made an arrest in this turn.

    After an arrest no guard can be posted (§3.12, R13).
    """
    posted: bool = False
    """Whether the German has posted a guard in this turn."""


class Interruption(Record, frozen=True):
    """A question to players that interrupts a turn until it is answered (§3.18).

    `asked` lists the players who still have to answer: officers by number, or GERMAN. The other fields depend on
    `kind`; see rules/interruptions/answers.py.
    """

    kind: str
    asked: tuple[int, ...] = ()
    answers: tuple[tuple[int, str], ...] = ()
    man: str = ""
    men: tuple[str, ...] = ()
    guard: int = -1
    place: str = ""
    path: tuple[str, ...] = ()
    owing: tuple[int, ...] = ()
    """For each officer, the number of Equipment cards still to be given up."""
    from_hand: bool = False
    """Whether the man at a gate pays with cards of the hand before those on the table."""


class Trade(Record, frozen=True):
    """An offer of a trade from one officer to another, which only these two see (§3.16).

    The goods are kinds of Equipment and cards of the hand. `number` counts all offers and is never shown.
    """

    number: int
    giver: int
    taker: int
    give: tuple[str, ...]
    want: tuple[str, ...]


def officers_by_seat(chosen: tuple[int, ...], officers: int) -> tuple[int, ...]:
    """Return the officers in the order of the seats. The seat to the left of the German's comes first.

    Seats that have chosen a colour have the officers in `chosen`. The other officers follow in turn order (§3.2).
    """
    return (*chosen, *(officer for officer in range(officers) if officer not in chosen))


class PublicTable(Record, frozen=True, kw_only=True):
    """The part of a game's state that everybody sees.

    Officers are numbered from 0 in turn order; the German is not an officer.
    """

    german: Seat
    officers: tuple[PublicOfficer, ...]
    guards: tuple[Guard, ...]
    phase: str = "posts"
    """The phase of the turn or game: colours, posts, roll, draw, sweep, act or over.

    It continues after an interruption.
    """
    piles: Stock = PILES
    cell: str = INNER_CELL
    """The block of cells where the German wants men to be put after an arrest (R18)."""
    active: int = 0
    """The number of the officer who has the turn; GERMAN after the last officer."""
    round: int = 1
    rounds: int = 0
    """The limit of the game in rounds. It is 0 if the limit is in minutes."""
    late: bool = False
    """Whether the time limit of the game has passed.

    The game ends as soon as no interruption is open (§3.17).
    """
    target: int = 0
    house: tuple[str, ...] = ()
    """The house rules of this table, as names from `HOUSE`."""
    called: bool = False
    """Whether the roll was called in this turn.

    It becomes false when the German has decided about a general search.
    """
    skipped: bool = False
    """Whether the German's next turn is skipped because of sabotage."""
    turn: Turn = Turn()
    result: Result | None = None
    chosen: tuple[int, ...] = ()
    """The officers that players have chosen, in the order of the seats from the German's left.

    It stays empty if nobody chooses; then officers sit in turn order (§3.2).
    """

    @property
    def players(self) -> int:
        """The number of players, including the German."""
        return len(self.officers) + 1

    def seat(self, officer: int) -> Seat:
        """Return the seat of an officer, or the German's seat for GERMAN.

        The officers sit in order from the German's left (§3.3).
        """
        if self.chosen and officer != GERMAN:
            officer = officers_by_seat(self.chosen, len(self.officers)).index(officer)
        return (self.german + officer + 1) % self.players

    def officer(self, seat: Seat) -> int:
        """Return the number of the officer at `seat`, or GERMAN for the German's seat."""
        if seat == self.german:
            return GERMAN
        officer = (seat - self.german - 1) % (len(self.officers) + 1)
        return officers_by_seat(self.chosen, len(self.officers))[officer] if self.chosen else officer

    def man(self, name: str) -> Man:
        """Return the man with the name `OFFICER.MAN`."""
        officer, number = name.split(".")
        return self.officers[int(officer)].men[int(number)]


class State(PublicTable, frozen=True, kw_only=True):
    """The full state of a game, secrets included."""

    officers: tuple[Officer, ...]
    opportunity: Cards
    security: Cards
    dares: Cards
    hand: Cards = ()
    """The Security cards in the German's hand."""
    tunnels: tuple[str, ...] = ("", "", "")
    """For each tunnel of `data.TUNNEL_CARDS`, the card that keeps it open; "" if it is closed."""
    interruption: Interruption | None = None
    trades: tuple[Trade, ...] = ()
    traded: int = 0
    under: tuple[int, ...] = ()
    """For each card at the bottom of the Opportunity deck, who has seen it: EVERYBODY or one officer."""
    security_under: tuple[int, ...] = ()
    """For each card at the bottom of the Security deck, who has seen it: EVERYBODY or the German."""


GERMAN = -1
"""The number that stands for the German where officers have numbers.

The German sits just before the first officer.
"""

EVERYBODY = -2
"""The number that means that all players have seen a card."""
