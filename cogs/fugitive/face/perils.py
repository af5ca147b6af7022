"""Warnings about mistakes that beginners do not notice but that lose the game.

The mistakes are wasted sprint cards, impossible numbers, and too many numbers at once (docs/rules/fugitive.md §3.2 to
§3.4).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from bot.engine.move import Ask, Move
from bot.engine.peril import Peril
from cogs.fugitive import data
from cogs.fugitive.deduction import candidates, possible
from cogs.fugitive.face.holding import find_cheapest_sprints
from cogs.fugitive.minds.belief import CHOOSY, Belief, marshal_clues
from cogs.fugitive.minds.guessing import is_last_chance
from cogs.fugitive.view import View

# Measured (`python -m tests.coaches fugitive`): computers that make these mistakes are warned in time.
# Hard ones are hardly ever warned.
SPARE = 2
"""The Fugitive is warned about at least this many unneeded sprint cards. A single one may be a bluff."""
ROWS = 200
"""The number of possible rows that are drawn to judge a guess of several numbers.

They are always the same for the same position.
"""
HARDLY = 0.05
"""A guess of several numbers gets a warning if the chance that all are right is below this."""


def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
    """Return warnings about mistakes in the move that the viewer is about to make, the worst first."""
    if view.result is not None or move is None or not any(ask.verb == move.verb for ask in asks):
        return ()
    if move.verb == "hide":
        return tuple(_warn_wasted_sprints(view, move))
    return (*_warn_impossible(view, move), *_warn_several(view, move)) if move.verb == "guess" else ()


def _warn_wasted_sprints(view: View, move: Move) -> Iterator[Peril]:
    """Yield a warning if a hideout gets at least `SPARE` more sprint cards than it needs."""
    hideout, laid = int(move.picks[0][0]), tuple(map(int, move.picks[1] if len(move.picks) > 1 else ()))
    needed = find_cheapest_sprints(view, hideout)
    wasted = len(laid) - len(needed)
    if hideout == data.ESCAPE or wasted < SPARE:
        return
    words = {"hideout": hideout, "laid": len(laid), "needed": len(needed), "wasted": wasted}
    yield Peril("sprints", make_hide_move(view, hideout, needed), words)


def make_hide_move(view: View, hideout: int, sprints: Sequence[int]) -> Move:
    """Return the move that lays `hideout` with `sprints`.

    The move has a field for sprint cards only if the hand has other cards.
    """
    others = [card for card in view.hand or () if card not in (hideout, data.ESCAPE)]
    return Move("hide", ((str(hideout),), *((tuple(map(str, sorted(sprints))),) if others else ())))


def _warn_several(view: View, move: Move) -> Iterator[Peril]:
    """Yield a warning if several numbers are hardly all right, and there is time to guess them separately."""
    named = tuple(map(int, move.picks[0]))
    if len(named) < 2:
        return
    belief = Belief(marshal_clues(view), frozenset(view.own), CHOOSY)
    chances = belief.face_down()
    best = max(data.GUESSABLE, key=chances.__getitem__)
    rows = belief.rows(ROWS, Random(0))
    chance = sum(set(named) <= {row[place] for place in view.hidden_places()} for row in rows) / len(rows)
    if chance >= HARDLY or chance * len(named) >= chances[best] or is_last_chance(view, belief):
        return
    often, single = (max(1, round(100 * each)) for each in (chance, chances[best]))
    words = {"count": len(named), "often": often, "number": best, "single": single}
    yield Peril("several", Move("guess", ((str(best),),)), words)


def _warn_impossible(view: View, move: Move) -> Iterator[Peril]:
    """Yield a warning if a guessed number cannot be face-down, according to what the Marshal knows."""
    may = possible(view)
    never = [number for number in map(int, move.picks[0]) if number not in may]
    if not never or not may:
        return
    yield Peril("impossible", Move("guess", ((str(_suggest_number(view)),),)), {"number": min(never), "left": len(may)})


def _suggest_number(view: View) -> int:
    """Return a good number to guess instead of an impossible one.

    It is a number of the place with the fewest possible numbers. Of these, it is one that is possible at most places.
    """
    held = [may for may, spot in zip(candidates(view), view.row, strict=True) if not spot.revealed and may]
    narrow = min(held, key=len)
    return max(sorted(narrow), key=lambda number: sum(number in may for may in held))
