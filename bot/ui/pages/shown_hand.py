"""Whose hand is shown, and how somebody wants to see it."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.engine.move import Move
from bot.engine.page import Page
from bot.engine.presenter import Presenter
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table.table import Table


class Manner(NamedTuple):
    """How somebody wants to see a hand: what stands above it for once, all that is behind *More*, and as text alone;
    what of all titles they have been told once, None where they want to be told nothing of the kind."""

    note: str = ""
    unfolded: bool = False
    text_first: bool = False
    met: frozenset[str] | None = None
    onward: tuple[str, str] | None = None
    """Another table that waits for this person, by what it is called and its address."""
    stuck: bool = False
    """Whether Discord refuses the board as it is to be, so that an old one stands in the channel."""
    scene: Page | None = None
    """The great moment that stands in place of the picture until the next press."""
    ending: Page | None = None
    """The end of the game with its buttons."""
    show: bool = False
    """Whether its reader wants the show of tables that make one."""


PLAIN = Manner()


class Shown(NamedTuple):
    """A hand that is shown: whose, in which words, with the move that is drafted, and in which manner."""

    table: Table
    seat: Seat
    say: Say
    move: Move | None = None
    manner: Manner = PLAIN

    @property
    def face(self) -> Presenter:
        """What shows its game."""
        return self.table.title.presenter

    @property
    def view(self) -> Any:
        """What its seat may know."""
        return self.table.view(self.seat)

    @property
    def playing(self) -> bool:
        """Whether its game goes on."""
        return self.table.record.status == "playing"
