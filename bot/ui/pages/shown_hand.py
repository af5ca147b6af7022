"""The hand that is shown, and how its reader wants to see it."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.engine.move import Move
from bot.engine.page import Page
from bot.engine.presenter import Presenter
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table.table import Table


class Manner(NamedTuple):
    """How a reader wants to see a hand.

    It says what is above the hand for once, whether all lines are shown, and whether the hand is text alone. `met` are
    the explanations that the reader has had in all titles; None if they want no coaching.
    """

    note: str = ""
    unfolded: bool = False
    text_first: bool = False
    met: frozenset[str] | None = None
    onward: tuple[str, str] | None = None
    """Another table that waits for this person: its name and its address."""
    stuck: bool = False
    """Whether Discord refuses the present board, so that the channel shows an old one."""
    scene: Page | None = None
    """The great moment that replaces the picture until the next press."""
    ending: Page | None = None
    """The end of the game with its buttons."""
    show: bool = False
    """Whether its reader wants the show at tables that have one."""


PLAIN = Manner()


class Shown(NamedTuple):
    """A hand that is shown: its seat, its texts, the drafted move, and the reader's manner."""

    table: Table
    seat: Seat
    say: Say
    move: Move | None = None
    manner: Manner = PLAIN

    @property
    def face(self) -> Presenter:
        """The presenter of its game."""
        return self.table.title.presenter

    @property
    def view(self) -> Any:
        """Everything that its seat may know."""
        return self.table.view(self.seat)

    @property
    def playing(self) -> bool:
        """Whether its game goes on."""
        return self.table.record.status == "playing"
