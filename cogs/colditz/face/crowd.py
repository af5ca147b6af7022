"""Moving tokens apart that would overlap in a small picture."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, sin

from bot.art.pen import Box, Point

ROUNDS = 14
"""How many times at most all tokens are checked and moved apart."""

LEAST = 0.01
"""The distance below which two points count as the same."""


@lru_cache(maxsize=64)
def move_apart(points: tuple[Point, ...], distance: float, box: Box) -> tuple[Point, ...]:
    """Return `points` moved apart by about `distance`, all inside `box`.

    Results are cached, since many states have all pawns in the same places.
    """
    left, top, right, bottom = box
    places = [[min(max(x, left), right), min(max(y, top), bottom)] for x, y in points]
    for _ in range(ROUNDS):
        order = sorted(range(len(places)), key=lambda each: places[each][0])
        moved = False
        for rank, one in enumerate(order):
            for other in order[rank + 1 :]:
                if places[other][0] - places[one][0] >= distance:
                    break
                moved |= _push(places[one], places[other], distance, one + other)
        for place in places:
            place[:] = min(max(place[0], left), right), min(max(place[1], top), bottom)
        if not moved:
            break
    return tuple((x, y) for x, y in places)


def _push(one: list[float], other: list[float], distance: float, turn: int) -> bool:
    """Move two points apart if they are nearer than `distance`. Return whether they were moved.

    Each point moves half of the missing distance. `turn` decides the direction if the points are equal.
    """
    across, along = other[0] - one[0], other[1] - one[1]
    length = hypot(across, along)
    if length >= distance:
        return False
    if length < LEAST:
        across, along, length = cos(turn), sin(turn), 1.0
        share = distance / 2
    else:
        share = (distance - length) / 2
    for place, side in ((one, -1), (other, 1)):
        place[0] += side * across / length * share
        place[1] += side * along / length * share
    return True
