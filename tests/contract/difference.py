"""What a failing suite prints of two values that should be equal: where they first differ."""

from __future__ import annotations

from typing import Any

import msgspec


def first_difference(one: Any, other: Any) -> str:
    """Return the path of the first place at which two values differ, and what each has there; "" where none differs.

    >>> first_difference({"rows": [1, "Take 2"]}, {"rows": [1, "Take 3"]})
    "rows[1]: 'Take 2' or 'Take 3'"
    >>> first_difference([1], [1, 2])
    '[1]: nothing or 2'
    """
    return _difference(*(msgspec.to_builtins(value, str_keys=False, enc_hook=repr) for value in (one, other)))


def _difference(one: Any, other: Any, path: str = "") -> str:
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
        return _difference(one.get(keys[0]), other.get(keys[0]), f"{path}.{keys[0]}".lstrip("."))
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        shared = min(len(one), len(other))
        place = next((place for place in range(shared) if one[place] != other[place]), shared)
        if place < shared:
            return _difference(one[place], other[place], f"{path}[{place}]")
        had = [repr(value[place]) if place < len(value) else "nothing" for value in (one, other)]
        return f"{path}[{place}]: {had[0]} or {had[1]}"
    return f"{path}: {one!r} or {other!r}"
