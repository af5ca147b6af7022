"""A cache that remembers only the last result of a function."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

Known = TypeVar("Known")
About = ParamSpec("About")
Found = TypeVar("Found")


def cache_last(find: Callable[Concatenate[Known, About], Found]) -> Callable[Concatenate[Known, About], Found]:
    """Return the function `find` with a cache of its last result.

    The program often asks the same question about a state, or a part of it, several times in a row.
    """
    last: tuple[Known, object, Found] | None = None

    @wraps(find)
    def found(known: Known, /, *about: About.args, **named: About.kwargs) -> Found:
        nonlocal last
        asked = (about, named) if named else about
        if last is None or last[0] is not known or last[1] != asked:
            last = (known, asked, find(known, *about, **named))
        return last[2]

    return found
