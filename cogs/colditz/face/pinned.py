"""The escape plan that an officer has pinned, to follow it (docs/rules/colditz.md §4.5).

The pinned plan comes first in lists of plans. The button of its next move is highlighted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine.move import Ask, Move
from bot.engine.page import Choice
from bot.engine.texts import Say
from bot.engine.wording import DETAIL, cut
from cogs.colditz.face import looks, presumed, shortcut_moves
from cogs.colditz.face.planner import plan
from cogs.colditz.face.risk import TOO_RISKY, risk
from cogs.colditz.rules.castle.board import EQUIPMENT, ROUTES
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

LINE = "plan"
"""The name of the player's note in which the number of the pinned plan is stored."""

NONE = "none"
"""The text of this note if no plan is pinned."""

MENU = 25


def lines(view: View) -> tuple[str, ...]:
    """Return the names of the notes that the viewer may write: the note for the pinned plan, or none."""
    return (LINE,) if _may_pin(view) else ()


def _may_pin(view: View) -> bool:
    """Return whether the viewer is an officer who is still in the game."""
    if view.me is None or view.me == GERMAN or view.result is not None or view.phase == "colours":
        return False
    return not view.officers[view.me].out


def choices(view: View, say: Say) -> tuple[Choice, ...]:
    """Return the options of the menu for pinning a plan.

    The first option is no plan, then all plans follow. The present choice is marked.
    """
    plans = tuple(
        Choice(str(number), cut(name, DETAIL), cut(about, DETAIL), number == view.pinned)
        for number, name, about in looks.plan_summaries(view, say)
    )[: MENU - 1]
    return (Choice(NONE, say("colditz-unpinned"), "", not any(one.chosen for one in plans)), *plans)


def with_pinned_plan(view: View, noted: Sequence[str]) -> View:
    """Return an officer's view with the pinned plan from the officer's notes.

    Raises ValueError for an unknown plan.
    """
    word = noted[0] if noted else NONE
    if word in ("", NONE) or not _may_pin(view):
        return view
    number = int(word)
    if not 0 <= number < len(ROUTES):
        raise ValueError(word)
    return replace(view, pinned=number)


def next_step(view: View, asks: Sequence[Ask]) -> Move | None:
    """Return the offered move that is the next one of the pinned plan, or None.

    The plan's moves are, in this order: take the kit, take missing Equipment, open the tunnel, move a man. A man is
    moved only if he is more likely safe than not. The result is also None if no man can follow the plan.
    """
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
