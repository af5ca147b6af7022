"""What is true at a table of Alien 1979 (docs/rules/alien1979.md §3.1)."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.alien1979 import data

Codes = tuple[str, ...]
"""Ranks of codes, in the order of `data.RANKS`: what order they came in is told to nobody (R4, R23)."""

NOWHERE: tuple[Codes, ...] = ((),) * len(data.SECTORS)
"""No codes in any main sector."""


class Passage(NamedTuple):
    """A code that `who` put down in a main sector, or took there: everybody saw that, but not which (R4)."""

    who: Seat
    sector: str
    down: bool


class Pawn(Record, frozen=True):
    """A player's pawn. `place` is empty once it is out; `fate` is alive, dead or left.

    `known` lists, by main sector, the codes that the player put down and that lie there still for certain. `passed`
    lists the codes of the player's own passages in the trail. Who is out knows neither any more.
    """

    place: str = data.MADRE
    codes: Codes = ()
    marks: int = 0
    weapon: bool = False
    shielded: bool = False
    fate: str = "alive"
    known: tuple[Codes, ...] = NOWHERE
    passed: Codes = ()

    @property
    def alive(self) -> bool:
        """Whether the pawn is still in the game."""
        return self.fate == "alive"


class State(Record, frozen=True):
    """Everything. `phase` is act, lose (odd card), drop (forced), swap, over."""

    strict: bool
    first: Seat
    pawns: tuple[Pawn, ...]
    alien: str
    deck: tuple[data.Card, ...]
    lying: tuple[Codes, ...]
    """The face-down codes of each main sector."""
    trail: tuple[Passage, ...] = ()
    """How codes have passed between sectors and hands since they were hidden."""
    discards: tuple[data.Card, ...] = ()
    phase: str = "act"
    turn: Seat = 0
    points: int = 0
    round: int = 1
    owed: tuple[Seat, ...] = ()
    """Who still chooses a code to put down; `chosen` has the others' choices, hidden until all are made (R23)."""
    chosen: tuple[tuple[Seat, str], ...] = ()
    enterer: Seat | None = None
    shown: Codes = ()
    """The combination that the enterer showed (§3.6)."""
    countdown: int | None = None
    """Turns left of the activator, who is always the enterer."""
    raged: bool = False
    """Whether the Alien was mad when its last card was revealed: that card may have ended its rage (§3.7)."""
    haunting: bool = False
    """Whether the dead see the Alien's next cards and may exchange them (R25)."""
    haunted: bool = False
    """Whether they have done so since its last card."""
    result: Result | None = None

    def living(self) -> tuple[Seat, ...]:
        """List the seats still in the game."""
        return tuple([seat for seat, pawn in enumerate(self.pawns) if pawn.fate == "alive"])

    def haunts(self, seat: Seat) -> bool:
        """Tell whether `seat` is dead and haunts the ship (R25)."""
        return self.haunting and seat in range(len(self.pawns)) and self.pawns[seat].fate == "dead"

    def seats_free(self) -> int:
        """Count the free seats of the ship (§2, R16)."""
        return data.capacity(len(self.pawns)) - sum(pawn.place == data.NAVE for pawn in self.pawns)
