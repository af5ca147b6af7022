"""Defaults of a presenter that do not depend on its other functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.event import Event
from bot.engine.move import Ask, Field, Group, Move, Picks, in_menus
from bot.engine.record import Seat
from bot.engine.texts import Say


def nothing(*args: Any) -> Any:
    """Return None: no picture, no move."""


def empty(*args: Any) -> Any:
    """Return (): no lines, no seats."""
    return ()


def silent(*args: Any) -> str:
    """Return "": no words."""
    return ""


def never(*args: Any) -> bool:
    """Return False."""
    return False


def first(value: Any, *args: Any) -> Any:
    """Return the view, or the text, as it is."""
    return value


def no_words(event: Event, say: Say) -> dict[str, Any]:
    """Return no more words for an event than its fields."""
    return {}


def missing(*args: Any) -> Any:
    """Raise NotImplementedError: only toy games in tests may leave this function out."""
    raise NotImplementedError


def no_move_words(view: Any, move: Move, say: Say) -> dict[str, Any]:
    """Return no more words for a move than its picks."""
    return {}


def landscape(*args: Any) -> float:
    """Return 3/4: a picture four wide and three high."""
    return 0.75


def has_fields(ask: Ask) -> bool:
    """Return whether `ask` has menus."""
    return bool(ask.fields)


def plain_carry(view: Any, orders: Sequence[str], say: Say) -> str:
    """Return the bot's usual label of the button."""
    return say("button-carry")


def all_touched(event: Event) -> tuple[Seat, ...]:
    """List all seats that a scene is about."""
    return tuple(sorted(event.touches))


def plain_groups(view: Any, ask: Ask, field: Field, picked: Picks, say: Say) -> tuple[Group, ...]:
    """Return the options in menus of 25."""
    return in_menus(field)
