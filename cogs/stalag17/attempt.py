"""The event behind every attempt to escape, alone or joining, failed or not.

The rules are in docs/rules/stalag17.md §3.5, §4.4.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event

Cards: TypeAlias = Annotated[tuple[str, ...], "cards"]
"""Cards, written by what they do in play."""


class Attempt(Event, frozen=True, kw_only=True):
    """A player turned up all cards in play before everybody.

    The event records the round, the dice of the plan, the player's vigilance, and the prisoners left in the camp
    afterwards. `negotiated` lists the cards that the guard has given.
    """

    round: int = 0
    faces: tuple[str, ...] = ()
    number: int = 0
    vigilance: int = 0
    informer: bool = False
    negotiated: Cards = ()
    left: int = 0
