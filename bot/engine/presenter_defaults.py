"""The default functions of a presenter, for games that do not choose their own (`bot/engine/presenter.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.engine.event import Event
from bot.engine.move import Ask, Field, Group, Move, Picks, answered, in_menus
from bot.engine.page import Page
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import DETAIL, LABEL, cut, sentence

Presenter: TypeAlias = Any
"""A presenter. The module of its class imports this module, so the class cannot be imported here."""

Lines: TypeAlias = "tuple[str, ...]"

OWN: Any = None
"""The default of a field whose default function calls other functions of the presenter: see `OWN_DEFAULTS`."""


def nothing(*args: Any) -> Any:
    """Return None, whatever the arguments are. It stands for no picture or no move."""


def empty(*args: Any) -> Any:
    """Return (), whatever the arguments are. It stands for no lines or no seats."""
    return ()


def silent(*args: Any) -> str:
    """Return "", whatever the arguments are."""
    return ""


def never(*args: Any) -> bool:
    """Return False, whatever the arguments are."""
    return False


def first(value: Any, *args: Any) -> Any:
    """Return the first argument unchanged: a view or a text."""
    return value


def no_words(event: Event, say: Say) -> dict[str, Any]:
    """Return no text arguments: the fields of the event suffice."""
    return {}


def missing(*args: Any) -> Any:
    """Raise NotImplementedError: every real game must supply this function."""
    raise NotImplementedError


def no_move_words(view: Any, move: Move, say: Say) -> dict[str, Any]:
    """Return no text arguments: the picks of the move suffice."""
    return {}


def landscape(*args: Any) -> float:
    """Return 3/4, the height divided by the width of a landscape picture."""
    return 0.75


def has_fields(ask: Ask) -> bool:
    """Return whether the player must pick something in menus to answer `ask`."""
    return bool(ask.fields)


def plain_carry(view: Any, orders: Sequence[str], say: Say) -> str:
    """Return the bot's usual label of the button that carries out standing orders."""
    return say("button-carry")


def all_touched(event: Event) -> tuple[Seat, ...]:
    """Return all seats that a scene is about."""
    return tuple(sorted(event.touches))


def plain_groups(view: Any, ask: Ask, field: Field, picked: Picks, say: Say) -> tuple[Group, ...]:
    """Return the options of `field` in menus of 25, in their order."""
    return in_menus(field)


def each_line(presenter: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> list[str]:
    """Return a line for each event that has one."""
    return [line for event in events if (line := presenter.event(event, say, reader))]


def joined(presenter: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> str:
    """Return the lines of a turn, joined by spaces to one line."""
    return " ".join(presenter.tell(events, say, reader))


def event_line(presenter: Presenter, event: Event, say: Say) -> str:
    """Return the log line of an event that opens a chapter of the log. The line is the heading of the chapter."""
    return str(presenter.event(event, say))


def _rules(own: Presenter, options: Mapping[str, str] | None, say: Say) -> Lines:
    return (say(f"{own.game}-rules"),)


def _hand_alt(own: Presenter, view: Any, say: Say) -> str:
    return str(own.hand(view, say).alt)


def _has_more(own: Presenter, view: Any) -> bool:
    return own.more is not empty


def _has_looks(own: Presenter, view: Any) -> bool:
    return own.looks is not empty


def worded_button(own: Presenter, view: Any, move: Move, say: Say) -> str:
    """Return the label of a move, with its picks in words. This is the default of `button`."""
    whole = answered(own.moves.get(move.verb, ()), move.picks)
    key = f"{own.game}-do-{move.verb}" if whole else f"{own.game}-do-{move.verb}-open"
    return cut(say(key, **(own.picked_words(move, say) | own.move_words(view, move, say))), LABEL)


def _ask(own: Presenter, view: Any, ask: Ask, field: Field, picked: Picks, say: Say) -> str:
    move = Move(ask.verb, picked)
    words = own.picked_words(move, say) | own.move_words(view, move, say)
    return say(f"{own.game}-ask-{ask.verb}-{field.name}", **words, most=field.most)


def worded_option(
    own: Presenter, view: Any, ask: Ask, field: Field, picked: Picks, option: str, say: Say
) -> tuple[str, str]:
    """Return the label and detail of an option in words. This is the default of `option`."""
    detail = own.details[field.kind](view, option, say) if field.kind in own.details else ""
    named = own.labels.get(field.kind)
    label = named(view, option, say) if named else str(own.word(field.kind, option, say))
    return cut(sentence(label) if field.kind else label, DETAIL), cut(detail, DETAIL)


def _order(own: Presenter, view: Any, order: str, say: Say) -> str:
    return say(f"{own.game}-order-{order}")


def _scene(own: Presenter, view: Any, event: Event, say: Say) -> Page | None:
    return Page(title=say(f"{own.game}-title"), lines=(own.event(event, say),))


OWN_DEFAULTS: Mapping[str, Callable[..., Any]] = {
    "rules": _rules,
    "hand_alt": _hand_alt,
    "has_more": _has_more,
    "has_looks": _has_looks,
    "button": worded_button,
    "ask": _ask,
    "option": worded_option,
    "order": _order,
    "scene": _scene,
}
"""Default functions by the name of the presenter's field. They call other functions of the presenter, which is their
first argument.
"""
