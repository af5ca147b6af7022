"""The state of a game of Alien 1979 (docs/rules/alien1979.md §3.1)."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.alien1979 import data

Codes = tuple[str, ...]
"""The ranks of several codes, in the order of `data.RANKS`.

This order is used since nobody may learn in which order a hand got its codes (R4, R23).
"""

NOWHERE: tuple[Codes, ...] = ((),) * len(data.SECTORS)
"""For each main sector, no codes."""


class Passage(NamedTuple):
    """The fact that player `who` put a code down in a main sector, or took one from it.

    Everybody sees this fact, but not which code it was (R4).
    """

    who: Seat
    sector: str
    down: bool


class PublicPawn(Record, frozen=True, kw_only=True):
    """The public facts about a player's pawn.

    `fate` is "alive", "dead" or "left". `place` is empty once the pawn is out.
    """

    place: str = data.MADRE
    marks: int = 0
    weapon: bool = False
    shielded: bool = False
    fate: str = "alive"
    meddled: bool = False
    """Whether the player has acted against another player since the pawn came to MADRE (R27)."""
    thrown: bool = False
    """Whether the pawn has already been thrown out of the NAVE once (R28)."""
    owes: bool = False
    """Whether the player has one point less in the next turn, for throwing a player out again (R28)."""

    @property
    def alive(self) -> bool:
        """Whether the pawn is still in the game."""
        return self.fate == "alive"


class Pawn(PublicPawn, frozen=True, kw_only=True):
    """A pawn with the secrets of its player.

    - `known` has, for each main sector, the codes that the player put down and that are certainly still in the sector.
    - `passed` has the codes of the player's own passages in the trail.

    Both are empty once the player is out.
    """

    codes: Codes = ()
    known: tuple[Codes, ...] = NOWHERE
    passed: Codes = ()


class PublicTable(Record, frozen=True, kw_only=True):
    """The public part of a game's state.

    `phase` is "act", "lose" (because of an odd card), "drop" (because of another player), "swap" or "over".
    """

    strict: bool
    first: Seat
    pawns: tuple[PublicPawn, ...]
    alien: str
    trail: tuple[Passage, ...] = ()
    """All passages of codes between sectors and hands, since the codes were last hidden."""
    discards: tuple[data.Card, ...] = ()
    phase: str = "act"
    turn: Seat = 0
    points: int = 0
    round: int = 1
    owed: tuple[Seat, ...] = ()
    """The seats of the players who still have to choose a code to put down."""
    enterer: Seat | None = None
    shown: Codes = ()
    """The combination that the player who entered the codes has shown (§3.6)."""
    countdown: int | None = None
    """The number of turns left in the countdown, or None. The player who starts it is always `enterer`."""
    raged: bool = False
    """Whether the Alien was mad when its last card was revealed. The card may have made it calm (§3.7)."""
    haunting: bool = False
    """Whether dead players see the Alien's next cards and may swap them (R25)."""
    no_siege: bool = False
    """Whether a player may act against others from MADRE only once, until the pawn leaves MADRE (R27)."""
    short_ending: bool = False
    """Whether throwing out a player who was thrown out before costs one more point (R28)."""
    last: int = data.LAST_ROUND
    """The number of the last round (R19, R30)."""
    haunted: bool = False
    """Whether dead players have swapped cards since the Alien's last card."""
    result: Result | None = None

    @property
    def capacity(self) -> int:
        """The number of seats in the ship (§2, R16)."""
        return data.capacity(len(self.pawns))

    @property
    def aboard(self) -> tuple[Seat, ...]:
        """The seats of the players aboard the ship."""
        return self.at(data.NAVE)

    @property
    def card(self) -> data.Card | None:
        """The Alien's last card, or None before the first."""
        return self.discards[-1] if self.discards else None

    def at(self, place: str) -> tuple[Seat, ...]:
        """Return the seats whose pawns are at `place`."""
        return tuple([seat for seat, pawn in enumerate(self.pawns) if pawn.place == place])

    def living(self) -> tuple[Seat, ...]:
        """Return the seats of the players who are still in the game."""
        return tuple([seat for seat, pawn in enumerate(self.pawns) if pawn.fate == "alive"])

    def haunts(self, seat: Seat) -> bool:
        """Return whether the player at `seat` is dead and haunts the ship (R25)."""
        return self.haunting and seat in range(len(self.pawns)) and self.pawns[seat].fate == "dead"

    def seats_free(self) -> int:
        """Return the number of free seats in the ship."""
        return self.capacity - len(self.aboard)


class State(PublicTable, frozen=True, kw_only=True):
    """The full state of a game, including all secrets."""

    pawns: tuple[Pawn, ...]
    deck: tuple[data.Card, ...]
    lying: tuple[Codes, ...]
    """The face-down codes in each main sector."""
    chosen: tuple[tuple[Seat, str], ...] = ()
    """The codes that players chose to put down while others still choose, each with the player's seat.

    They are hidden (R23).
    """
