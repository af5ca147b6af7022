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
"""The house rules (docs/rules/colditz.md §7)."""


class Man(Record, frozen=True):
    """A prisoner. `place` is a space, a tunnel place, a cell, or one of escaped, dead and out.

    `trail` lists the drops and wire crossings since he left the inside, as `START>END`. `route` adds gates and tunnels,
    and is kept after an escape. `home` is set while he is protected on his way back (R32): his distance to the theatre
    gate at his officer's last count. `hidden` is the secret hide of §2.4 O-14.
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
    """Publicly known Equipment by kind: taken in public since the last secret trade."""
    kit: bool = False
    dared: int = 0
    """The number of throws of the officer's Do or die; 0 before it."""
    escapes: int = 0
    out: bool = False
    """Whether the player is eliminated or has left the table."""


class Officer(PublicOfficer, frozen=True, kw_only=True):
    """An escape officer with the secret cards. Officers are listed in turn order."""

    stock: Stock = (0, 0, 0, 0)
    cards: Cards = ()


class Guard(Record, frozen=True):
    """A guard and his place.

    `quarry` is the man he pursues, as `OFFICER.MAN`. `barred` says why he cannot be posted: withdrawn in this turn, or
    diverted until the German's next turn is over.
    """

    place: str
    quarry: str = ""
    barred: str = ""


class Turn(Record, frozen=True):
    """The current turn: its dice, the points left, and what has happened in it (§3.3)."""

    dice: tuple[tuple[int, int], ...] = ()
    points: int = 0
    double: bool = False
    open: tuple[str, ...] = ()
    """Gates, drops and wire crossings that are paid for until the turn ends."""
    released: bool = False
    """Whether the turn's double has freed a man."""
    arrests: bool = False
    """Whether the German has made an arrest, which ends posting (§3.12, R13)."""
    posted: bool = False
    """Whether the German has posted a guard."""


class Interruption(Record, frozen=True):
    """A question that interrupts a turn until it is answered (§3.18).

    `asked` lists officers by number, or GERMAN. The other fields depend on `kind`; see rules/interruptions/answers.py.
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
    """The number of Equipment cards that each officer still has to give up."""
    from_hand: bool = False
    """Whether the walking man pays with cards of the hand before those on the table."""


class Trade(Record, frozen=True):
    """An offer of one officer to another, visible only to the two (§3.16).

    It lists kinds of Equipment and cards of the hand. `number` counts all offers and is never shown.
    """

    number: int
    giver: int
    taker: int
    give: tuple[str, ...]
    want: tuple[str, ...]


def officers_by_seat(chosen: tuple[int, ...], officers: int) -> tuple[int, ...]:
    """Return the officers in the order of the seats from the German's left.

    Seats that have chosen have the officers in `chosen`; the others follow in turn order (§3.2).
    """
    return (*chosen, *(officer for officer in range(officers) if officer not in chosen))


class PublicTable(Record, frozen=True, kw_only=True):
    """The part of a game that everybody sees.

    Officers are numbered from 0 in turn order; the German is not an officer.
    """

    german: Seat
    officers: tuple[PublicOfficer, ...]
    guards: tuple[Guard, ...]
    phase: str = "posts"
    """The phase: colours, posts, roll, draw, sweep, act or over. It continues after an interruption."""
    piles: Stock = PILES
    cell: str = INNER_CELL
    """The block of cells that the German prefers (R18)."""
    active: int = 0
    """The officer who has the turn; GERMAN after the last officer."""
    round: int = 1
    rounds: int = 0
    """The limit in rounds; 0 if it is in minutes."""
    late: bool = False
    """Whether time is up. The game ends once the current interruption is settled (§3.17)."""
    target: int = 0
    house: tuple[str, ...] = ()
    """The house rules in force, of `HOUSE`."""
    called: bool = False
    """Whether the roll was called in this turn and no general search was decided yet."""
    skipped: bool = False
    """Whether sabotage skips the German's next turn."""
    turn: Turn = Turn()
    result: Result | None = None
    chosen: tuple[int, ...] = ()
    """The officers that seats from the German's left have chosen.

    It stays empty if nobody chooses; then officers sit in turn order (§3.2).
    """

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.officers) + 1

    def seat(self, officer: int) -> Seat:
        """Return the seat of an officer, or the German's for GERMAN.

        Officers sit from the German's left (§3.3).
        """
        if self.chosen and officer != GERMAN:
            officer = officers_by_seat(self.chosen, len(self.officers)).index(officer)
        return (self.german + officer + 1) % self.players

    def officer(self, seat: Seat) -> int:
        """Return the number of the officer at `seat`, or GERMAN."""
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
    """The German's hand of Security cards."""
    tunnels: tuple[str, ...] = ("", "", "")
    """For each tunnel of `data.TUNNEL_CARDS`, the card that keeps it open; "" if it is closed."""
    interruption: Interruption | None = None
    trades: tuple[Trade, ...] = ()
    traded: int = 0
    under: tuple[int, ...] = ()
    """For each card at the bottom of the Opportunity deck, its viewer: EVERYBODY or one officer."""
    security_under: tuple[int, ...] = ()
    """For each card at the bottom of the Security deck, its viewer: EVERYBODY or the German."""


GERMAN = -1
"""The number of the German among officers' numbers. The German sits just before the first officer."""

EVERYBODY = -2
"""The viewer number of a card that all players saw."""
