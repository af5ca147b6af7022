"""A hand to show, with its reader's preferences."""

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

    The fields say which notes are above it, whether all lines are shown, and whether it is plain text. `met` are the
    explanations that the reader has had in any game; None if they want no help.
    """

    note: str = ""
    unfolded: bool = False
    text_first: bool = False
    met: frozenset[str] | None = None
    onward: tuple[str, str] | None = None
    """Another table that waits for this reader: its name and its URL."""
    stuck: bool = False
    """Whether Discord refuses to update the board, so that the channel shows an old one."""
    scene: Page | None = None
    """A great moment, which replaces the picture until the next press."""
    ending: Page | None = None
    """The page of the game's end with its buttons."""
    show: bool = False
    """Whether the reader wants the entertaining extras of tables that have them."""


PLAIN = Manner()


class Shown(NamedTuple):
    """A hand to show: its seat, its texts, the draft, and the reader's preferences."""

    table: Table
    seat: Seat
    say: Say
    move: Move | None = None
    manner: Manner = PLAIN

    @property
    def face(self) -> Presenter:
        """The presenter of the game."""
        return self.table.title.presenter

    @property
    def view(self) -> Any:
        """The seat's view of the game."""
        return self.table.view(self.seat)

    @property
    def playing(self) -> bool:
        """Whether the game is running."""
        return self.table.record.status == "playing"
