"""Chances of rolls for movement, in which doubles are thrown again (docs/rules/colditz.md §3.3, R17)."""

from __future__ import annotations

from functools import cache

MEAN = 8.4
"""The average points of one roll."""

_MOST = 60


def _distribution() -> tuple[float, ...]:
    exactly = [0.0] * (_MOST + 1)
    for total in range(2, _MOST + 1):
        for first in range(1, 7):
            for second in range(1, 7):
                rest = total - first - second
                if first != second:
                    exactly[total] += (rest == 0) / 36
                elif rest > 0:
                    exactly[total] += exactly[rest] / 36
    return tuple(exactly)


def _tails(exactly: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(exactly[total:]) for total in range(_MOST + 1))


def _twice(exactly: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(exactly[one] * exactly[total - one] for one in range(total + 1)) for total in range(_MOST + 1))


@cache
def _several(rolls: int) -> tuple[float, ...]:
    """Return the chance of each total of `rolls` rolls, indexed by the total."""
    if rolls == 1:
        return ONE
    fewer = _several(rolls - 1)
    chances = [0.0] * (len(fewer) + _MOST)
    for total, chance in enumerate(fewer):
        for more, other in enumerate(ONE):
            chances[total + more] += chance * other
    return tuple(chances)


def at_least_in(points: int, rolls: int) -> float:
    """Return the chance that several rolls have a total of at least `points`."""
    return sum(_several(rolls)[points:])


ONE = _distribution()
_TAILS = (_tails(ONE), _tails(_twice(ONE)))


def at_least(points: int, rolls: int = 1) -> float:
    """Return the chance that one roll, or the total of two, is at least `points`."""
    tail = _TAILS[min(rolls, len(_TAILS)) - 1]
    return tail[max(0, points)] if points <= _MOST else 0.0
