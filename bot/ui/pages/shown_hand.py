"""The data of a hand that is to be shown, with the preferences of its reader."""

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

    `note` is a text above the hand. `unfolded` says whether all lines are shown, `text_first` whether the hand is plain
    text. `met` has the names of the explanations that the reader has seen in any game; it is None if the reader wants
    no help.
    """

    note: str = ""
    unfolded: bool = False
    text_first: bool = False
    met: frozenset[str] | None = None
    onward: tuple[str, str] | None = None
    """Another table that waits for a move of this reader: its name and its URL."""
    stuck: bool = False
    """Whether Discord refuses to update the board message, so that the channel shows an old one."""
    scene: Page | None = None
    """The page of a great moment of the game. Its picture replaces the usual one until the next press."""
    ending: Page | None = None
    """The page of the end of the game, with its buttons; None while the game runs."""
    show: bool = False
    """Whether the reader wants the entertaining extras, which some tables show."""


PLAIN = Manner()


class Shown(NamedTuple):
    """The data of a hand that is to be shown: its seat, its texts, the draft, and the preferences."""

    table: Table
    seat: Seat
    say: Say
    move: Move | None = None
    manner: Manner = PLAIN

    @property
    def face(self) -> Presenter:
        """The presenter of the game, which writes its texts."""
        return self.table.title.presenter

    @property
    def view(self) -> Any:
        """The seat's view: everything that its player may know of the game."""
        return self.table.view(self.seat)

    @property
    def playing(self) -> bool:
        """Whether the game is running."""
        return self.table.record.status == "playing"
