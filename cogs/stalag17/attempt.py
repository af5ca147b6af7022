"""What every attempt to escape tells, alone or joining, in vain or not (docs/rules/stalag17.md §3.5, §4.4)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event

Cards: TypeAlias = Annotated[tuple[str, ...], "cards"]
"""Cards, told by what they do in play."""


class Attempt(Event, frozen=True, kw_only=True):
    """Somebody turned up all cards in play before everybody: in which round, against which dice, how watched, and how
    many prisoners are in the camp afterwards. `negotiated` is what the guard has given."""

    round: int = 0
    faces: tuple[str, ...] = ()
    number: int = 0
    vigilance: int = 0
    informer: bool = False
    negotiated: Cards = ()
    left: int = 0
