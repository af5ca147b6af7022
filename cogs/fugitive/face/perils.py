"""What loses a beginner the game without a word: sprint cards thrown away, waiting, and numbers that cannot be
(docs/rules/fugitive.md §3.2 to §3.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.move import Ask, Move
from bot.engine.peril import Peril
from cogs.fugitive import data
from cogs.fugitive.deduction import candidates, possible
from cogs.fugitive.face.holding import cheapest, holding
from cogs.fugitive.view import View

# Measured (`python -m tests.coaches fugitive`): computers that make these mistakes are told in time, hard ones hardly
# ever.
SPARE = 2
"""Sprint cards more than a hideout needs: one may be a bluff."""
WAITED = 3
"""Rounds since the last hideout, this one included, in which nothing was laid."""


def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
    """Name what the seat of `view` is about to lose by, the worst first."""
    if view.result is not None or move is None or not any(ask.verb == move.verb for ask in asks):
        return ()
    if move.verb == "hide":
        return tuple(_thrown_away(view, move))
    if move.verb == "pass":
        return tuple(_waiting(view, asks))
    return tuple(_impossible(view, move)) if move.verb == "guess" else ()


def _thrown_away(view: View, move: Move) -> Iterator[Peril]:
    """More sprint cards than the hideout needs, beyond a bluff."""
    hideout, laid = int(move.picks[0][0]), tuple(map(int, move.picks[1] if len(move.picks) > 1 else ()))
    needed = cheapest(view, hideout)
    wasted = len(laid) - len(needed)
    if hideout == data.ESCAPE or wasted < SPARE:
        return
    words = {"hideout": hideout, "laid": len(laid), "needed": len(needed), "wasted": wasted, "steps": data.footprints(laid) - data.footprints(needed)}
    yield Peril("sprints", spelled(view, hideout, needed), words)


def spelled(view: View, hideout: int, sprints: Sequence[int]) -> Move:
    """Spell a hideout with its sprint cards, which are asked for only where there are other cards."""
    others = [card for card in view.hand or () if card not in (hideout, data.ESCAPE)]
    return Move("hide", ((str(hideout),), *((tuple(map(str, sorted(sprints))),) if others else ())))


def _waiting(view: View, asks: Sequence[Ask]) -> Iterator[Peril]:
    """Nothing is laid for rounds, and each is a free guess."""
    waited = view.round - view.row[-1].round
    hold = holding(view)
    if waited < WAITED:
        return
    near = hold.near or hold.sprinting
    if near and any(ask.verb == "hide" for ask in asks):
        hideout = max(card for card in near) if hold.near else min(near)
        yield Peril("waiting", spelled(view, hideout, cheapest(view, hideout)), {"waited": waited, "hidden": view.hidden_count(), "last": hold.last})


def _impossible(view: View, move: Move) -> Iterator[Peril]:
    """A number that cannot lie face-down, by what the Marshal holds and sees."""
    may = possible(view)
    never = [number for number in map(int, move.picks[0]) if number not in may]
    if not never or not may:
        return
    yield Peril("impossible", Move("guess", ((str(_likely(view)),),)), {"number": min(never), "count": len(never), "left": len(may)})


def _likely(view: View) -> int:
    """Choose a number for the place that has fewest to choose from, of these one that fits most places."""
    held = [may for may, spot in zip(candidates(view), view.row, strict=True) if not spot.revealed and may]
    narrow = min(held, key=len)
    return max(sorted(narrow), key=lambda number: sum(number in may for may in held))
