"""The event in which a player tries to escape or to join another player's escape.

The rules are in docs/rules/stalag17.md §3.5, §4.4.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event

Cards: TypeAlias = Annotated[tuple[str, ...], "cards"]
"""The type of an event field with cards. Texts name them by their effect in play."""


class Attempt(Event, frozen=True, kw_only=True):
    """A player tried to escape or to join an escape, and turned up all cards in play for everybody.

    `faces` and `number` are the dice of the plan. `vigilance` is this player's vigilance. `negotiated` has the cards
    from the guard that count as barracks. `left` is how many of the player's prisoners are in the camp afterwards.
    """

    round: int = 0
    faces: tuple[str, ...] = ()
    number: int = 0
    vigilance: int = 0
    informer: bool = False
    negotiated: Cards = ()
    left: int = 0
