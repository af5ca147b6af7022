"""The state of a table of Alien 1979 (docs/rules/alien1979.md §3.1)."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.alien1979 import data

Codes = tuple[str, ...]
"""The ranks of several codes, in the order of `data.RANKS`.

Nobody learns in which order a hand got its codes (R4, R23).
"""

NOWHERE: tuple[Codes, ...] = ((),) * len(data.SECTORS)
"""An empty tuple of codes for each main sector."""


class Passage(NamedTuple):
    """A code that `who` put down in a main sector, or took there.

    Everybody sees this, but not which code it was (R4).
    """

    who: Seat
    sector: str
    down: bool


class PublicPawn(Record, frozen=True, kw_only=True):
    """The public facts about a player's pawn.

    `fate` is alive, dead or left. `place` is empty once the pawn is out.
    """

    place: str = data.MADRE
    marks: int = 0
    weapon: bool = False
    shielded: bool = False
    fate: str = "alive"
    meddled: bool = False
    """Whether the pawn has acted against another player since it came to MADRE (R27)."""
    thrown: bool = False
    """Whether the pawn has been thrown out of the NAVE (R28)."""
    owes: bool = False
    """Whether the pawn has one point less next turn, because it threw a player out again (R28)."""

    @property
    def alive(self) -> bool:
        """Whether the pawn is still in the game."""
        return self.fate == "alive"


class Pawn(PublicPawn, frozen=True, kw_only=True):
    """A pawn with its player's secrets.

    `known` has for each main sector the codes that the player put down and that are certainly still there. `passed` has
    the codes of the player's own passages in the trail. Both are empty once the player is out.
    """

    codes: Codes = ()
    known: tuple[Codes, ...] = NOWHERE
    passed: Codes = ()


class PublicTable(Record, frozen=True, kw_only=True):
    """The public part of a table's state.

    `phase` is act, lose (odd card), drop (forced), swap or over.
    """

    strict: bool
    first: Seat
    pawns: tuple[PublicPawn, ...]
    alien: str
    trail: tuple[Passage, ...] = ()
    """All passages of codes between sectors and hands since the codes were hidden."""
    discards: tuple[data.Card, ...] = ()
    phase: str = "act"
    turn: Seat = 0
    points: int = 0
    round: int = 1
    owed: tuple[Seat, ...] = ()
    """The seats that still have to choose a code to put down."""
    enterer: Seat | None = None
    shown: Codes = ()
    """The combination that was shown by the player who entered the codes (§3.6)."""
    countdown: int | None = None
    """Turns left of the countdown. Its activator is always `enterer`."""
    raged: bool = False
    """Whether the Alien was mad when its last card was revealed. That card may have calmed it (§3.7)."""
    haunting: bool = False
    """Whether the dead see the Alien's next cards and may exchange them (R25)."""
    no_siege: bool = False
    """Whether a pawn that acted against another from MADRE must leave it before it may do so again (R27)."""
    short_ending: bool = False
    """Whether it costs one more point to throw out a player who was thrown out before (R28)."""
    last: int = data.LAST_ROUND
    """The number of the last round (R19, R30)."""
    haunted: bool = False
    """Whether the dead have swapped cards since the Alien's last one."""
    result: Result | None = None

    @property
    def capacity(self) -> int:
        """The number of seats of the ship (§2, R16)."""
        return data.capacity(len(self.pawns))

    @property
    def aboard(self) -> tuple[Seat, ...]:
        """The seats of the players aboard the ship."""
        return self.at(data.NAVE)

    @property
    def card(self) -> data.Card | None:
        """The last card of the Alien."""
        return self.discards[-1] if self.discards else None

    def at(self, place: str) -> tuple[Seat, ...]:
        """Return the seats whose pawns are at `place`."""
        return tuple([seat for seat, pawn in enumerate(self.pawns) if pawn.place == place])

    def living(self) -> tuple[Seat, ...]:
        """Return the seats that are still in the game."""
        return tuple([seat for seat, pawn in enumerate(self.pawns) if pawn.fate == "alive"])

    def haunts(self, seat: Seat) -> bool:
        """Return whether `seat` is dead and haunts the ship (R25)."""
        return self.haunting and seat in range(len(self.pawns)) and self.pawns[seat].fate == "dead"

    def seats_free(self) -> int:
        """Return the number of free seats of the ship."""
        return self.capacity - len(self.aboard)


class State(PublicTable, frozen=True, kw_only=True):
    """The whole state of a table, with all secrets."""

    pawns: tuple[Pawn, ...]
    deck: tuple[data.Card, ...]
    lying: tuple[Codes, ...]
    """The face-down codes of each main sector."""
    chosen: tuple[tuple[Seat, str], ...] = ()
    """The codes chosen to be put down while others still choose, each with its seat. They are hidden (R23)."""
