"""The plan that an officer has pinned for himself: it stands first, and its next step stands out among the buttons
(docs/rules/colditz.md §4.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine.move import Ask, Move
from bot.engine.page import Choice
from bot.engine.texts import Say
from bot.engine.wording import DETAIL, cut
from cogs.colditz.face import looks, presumed, shortcut_moves
from cogs.colditz.face.planner import plan
from cogs.colditz.face.risk import risk
from cogs.colditz.rules.castle.board import EQUIPMENT, ROUTES
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

LINE = "plan"
"""The note in which the number of the plan is kept."""

NONE = "none"
"""Stands there for no plan."""

MENU = 25

TOO_RISKY = 50
"""The chance in a hundred of an arrest from which on a way is no step that stands out."""


def lines(view: View) -> tuple[str, ...]:
    """Return an officer in the game the line in which a plan is pinned."""
    return (LINE,) if _plans_for(view) else ()


def _plans_for(view: View) -> bool:
    if view.me is None or view.me == GERMAN or view.result is not None or view.phase == "colours":
        return False
    return not view.officers[view.me].out


def choices(view: View, say: Say) -> tuple[Choice, ...]:
    """List the plans that may be pinned, the pinned one marked, and none."""
    plans = tuple(
        Choice(str(number), cut(name, DETAIL), cut(about, DETAIL), number == view.pinned)
        for number, name, about in looks.in_short(view, say)
    )[: MENU - 1]
    return (Choice(NONE, say("colditz-unpinned"), "", not any(one.chosen for one in plans)), *plans)


def put(view: View, noted: Sequence[str]) -> View:
    """Return the view of an officer with the plan that he has pinned. Raises ValueError for what is no plan."""
    word = noted[0] if noted else NONE
    if word in ("", NONE) or not _plans_for(view):
        return view
    number = int(word)
    if not 0 <= number < len(ROUTES):
        raise ValueError(word)
    return replace(view, pinned=number)


def next_step(view: View, asks: Sequence[Ask]) -> Move | None:
    """Return the next step of the pinned plan that is offered: the kit, then Equipment that it lacks, its tunnel, or
    somebody on his way who is likelier safe than not. None without a plan that can be walked."""
    found = plan(view, view.pinned) if view.pinned is not None and view.me == view.active else None
    if found is None or view.me is None:
        return None
    wanted = {what for what, count in zip(EQUIPMENT, found.missing, strict=True) if count}
    wanted |= {word.removeprefix("T:") for word in found.route.crossings if word.startswith("T:")}
    by_verb = {ask.verb: ask for ask in asks}
    return next(_steps(view, by_verb, wanted), None)


def _steps(view: View, asks: dict[str, Ask], wanted: set[str]) -> Iterator[Move]:
    if "kit" in asks:
        yield from (Move("kit", ((way,),)) for way in asks["kit"].fields[0].options)
    for verb in ("equip", "dig"):
        if verb in asks:
            yield from (move for move in presumed.shortcuts(view, asks[verb]) if move.picks[0][0] in wanted)
    if "move" in asks:
        yield from (
            move for move in shortcut_moves.moves(view) if risk(view, move.picks[0][0], move.picks[1][0]) < TOO_RISKY
        )
