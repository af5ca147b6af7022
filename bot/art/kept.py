"""A cache of recently drawn pictures, limited by the memory that they take."""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import Generic, ParamSpec

from PIL import Image

P = ParamSpec("P")

BYTES = {"P": 1, "L": 1}
"""The bytes of a pixel in memory, by picture mode; 4 in all other modes."""


class Kept(Generic[P]):
    """A function that draws pictures and caches the most recent ones, up to a number of bytes.

    A limit on the number of pictures would not limit the memory: a picture may take 1,000 times as much as another.
    """

    def __init__(self, draw: Callable[P, Image.Image], room: int) -> None:
        self._draw, self._room, self._taken = draw, room, 0
        self._found: dict[object, Image.Image] = {}
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **named: P.kwargs) -> Image.Image:
        """Return the picture for these arguments. Draw it if it is not cached."""
        key = args, *named.items()
        picture = self._found.pop(key, None)
        if picture is None:
            picture = self._draw(*args, **named)
            self._taken += size(picture)
        self._found[key] = picture
        while self._taken > self._room and len(self._found) > 1:
            self._taken -= size(self._found.pop(next(iter(self._found))))
        return picture

    def cache_clear(self) -> None:
        """Empty the cache."""
        self._found.clear()
        self._taken = 0


def kept(room: int) -> Callable[[Callable[P, Image.Image]], Kept[P]]:
    """Return a decorator that caches a function's pictures in up to `room` bytes.

    The function's arguments must be hashable.
    """
    return lambda draw: Kept(draw, room)


def size(picture: Image.Image) -> int:
    """Return how many bytes a picture takes in memory."""
    return picture.width * picture.height * BYTES.get(picture.mode, 4)
