"""The event of an attempt to escape: alone or joining, successful or not.

The rules are in docs/rules/stalag17.md §3.5, §4.4.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event

Cards: TypeAlias = Annotated[tuple[str, ...], "cards"]
"""Cards that are written by their effect in play."""


class Attempt(Event, frozen=True, kw_only=True):
    """A player tried to escape and turned up all cards in play for everybody.

    `faces` and `number` are the dice of the plan. `vigilance` is the player's own. `negotiated` has the cards that
    count as barracks from the guard. `left` is how many prisoners are in the camp afterwards.
    """

    round: int = 0
    faces: tuple[str, ...] = ()
    number: int = 0
    vigilance: int = 0
    informer: bool = False
    negotiated: Cards = ()
    left: int = 0
