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
    """A prisoner. `place` is a space, a place in a tunnel, a cell, or escaped, dead or out.

    `trail` has the drops and wire that he crossed since he left the inside, as `START>END`. `route` adds the gates and
    tunnels, and is kept after an escape. `home` is his distance to the theatre gate at his officer's last count while
    he is `returning` (R32), otherwise None. `hidden` is the secret hide of §2.4 O-14.
    """

    place: str
    trail: tuple[str, ...] = ()
    home: int | None = None
    hidden: bool = False
    route: tuple[str, ...] = ()


class PublicOfficer(Record, frozen=True, kw_only=True):
    """The public part of an escape officer."""

    men: tuple[Man, ...]
    seen: Stock = (0, 0, 0, 0)
    """Equipment kinds that everybody can follow: taken from the table since the last secret trade."""
    kit: bool = False
    dared: int = 0
    """Throws of the officer's Do or die, after it has been tried."""
    escapes: int = 0
    out: bool = False
    """Whether the player is eliminated or has left the table."""


class Officer(PublicOfficer, frozen=True, kw_only=True):
    """An escape officer with his secrets, in turn order."""

    stock: Stock = (0, 0, 0, 0)
    cards: Cards = ()


class Guard(Record, frozen=True):
    """A guard.

    `quarry` is the man he pursues, as `OFFICER.MAN`. `barred` says why he cannot be posted: he was withdrawn this turn,
    or diverted until the German's next turn is over.
    """

    place: str
    quarry: str = ""
    barred: str = ""


class Turn(Record, frozen=True):
    """The current turn (§3.3)."""

    dice: tuple[tuple[int, int], ...] = ()
    points: int = 0
    double: bool = False
    open: tuple[str, ...] = ()
    """Gates, drops and wire that are paid for until the turn ends."""
    released: bool = False
    """Whether the turn's double has freed a man."""
    arrests: bool = False
    """Whether the German has made an arrest, which ends posting (§3.12, R13)."""
    posted: bool = False
    """Whether the German has posted a guard."""


class Interruption(Record, frozen=True):
    """An interruption that waits for answers (§3.18).

    `asked` has officers by turn order, or GERMAN. The meaning of the other fields depends on `kind`; see
    rules/interruptions/answers.py.
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
    """Equipment cards that each officer still has to give up."""
    from_hand: bool = False
    """Whether the man on his way hands in cards of the hand before those on the table."""


class Trade(Record, frozen=True):
    """An offer between two officers, visible only to them (§3.16).

    It has kinds of Equipment and cards of the hand. `number`, which counts the offers of all, is shown to nobody.
    """

    number: int
    giver: int
    taker: int
    give: tuple[str, ...]
    want: tuple[str, ...]


def in_order(chosen: tuple[int, ...], officers: int) -> tuple[int, ...]:
    """Return the officers of the seats from the German's left.

    Chosen officers are in `chosen`; the others follow in turn order (§3.2).
    """
    return (*chosen, *(officer for officer in range(officers) if officer not in chosen))


class PublicTable(Record, frozen=True, kw_only=True):
    """The public part of a table.

    Officers are counted from 0 in turn order; the German is not an officer.
    """

    german: Seat
    officers: tuple[PublicOfficer, ...]
    guards: tuple[Guard, ...]
    phase: str = "posts"
    """One of colours, posts, roll, draw, sweep, act, over. `interruption` has what interrupts the turn."""
    piles: Stock = PILES
    cell: str = INNER_CELL
    """The block that the German prefers (R18)."""
    active: int = 0
    """The officer whose turn it is; GERMAN after the last officer."""
    round: int = 1
    rounds: int = 0
    """The limit in rounds; 0 if the limit is in minutes."""
    late: bool = False
    """Whether the minutes are over. The game ends as soon as the interruption is settled (§3.17)."""
    target: int = 0
    house: tuple[str, ...] = ()
    """The house rules in force, of `HOUSE`."""
    called: bool = False
    """Whether the roll was called in this turn and the general search is still undecided."""
    skipped: bool = False
    """Whether sabotage skips the German's next turn."""
    turn: Turn = Turn()
    result: Result | None = None
    chosen: tuple[int, ...] = ()
    """The officers chosen by the seats from the German's left.

    They are in turn order if nobody chooses (§3.2).
    """

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.officers) + 1

    def seat(self, officer: int) -> Seat:
        """Return the seat of an officer, or the German's for GERMAN (§3.3: from the German's left)."""
        if self.chosen and officer != GERMAN:
            officer = in_order(self.chosen, len(self.officers)).index(officer)
        return (self.german + officer + 1) % self.players

    def officer(self, seat: Seat) -> int:
        """Return the officer at `seat`, or GERMAN."""
        if seat == self.german:
            return GERMAN
        officer = (seat - self.german - 1) % (len(self.officers) + 1)
        return in_order(self.chosen, len(self.officers))[officer] if self.chosen else officer

    def man(self, name: str) -> Man:
        """Return the man called `OFFICER.MAN`."""
        officer, number = name.split(".")
        return self.officers[int(officer)].men[int(number)]


class State(PublicTable, frozen=True, kw_only=True):
    """The full state, secrets included."""

    officers: tuple[Officer, ...]
    opportunity: Cards
    security: Cards
    dares: Cards
    hand: Cards = ()
    """The German's cards."""
    tunnels: tuple[str, ...] = ("", "", "")
    """The open card at each tunnel of `data.TUNNEL_CARDS`; empty if the tunnel is closed or collapsed."""
    interruption: Interruption | None = None
    trades: tuple[Trade, ...] = ()
    traded: int = 0
    under: tuple[int, ...] = ()
    """Viewers of the Opportunity cards last put under the deck: EVERYBODY, or the officer who put the card there."""
    security_under: tuple[int, ...] = ()
    """The same for the Security cards."""


GERMAN = -1
"""The German in place of an officer's number. His seat is the one before the first officer's."""

EVERYBODY = -2
"""All players, as viewers of a card."""
