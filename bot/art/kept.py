"""Pictures that were drawn lately, kept by what they are drawn from."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from PIL import Image

P = ParamSpec("P")

BYTES = {"P": 1, "L": 1}
"""Bytes that a pixel takes in memory, by the mode of its picture; 4 in all other modes."""


def kept(room: int) -> Callable[[Callable[P, Image.Image]], Callable[P, Image.Image]]:
    """Keep the pictures that a function drew last, as many as fit into so many bytes. Its arguments are hashable.

    A count of pictures would not bound the memory: one may take 1,000 times as much as another.
    """

    def keep(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
        found: dict[object, Image.Image] = {}
        left = room

        @wraps(draw)
        def drawn(*args: P.args, **named: P.kwargs) -> Image.Image:
            nonlocal left
            key = args, *named.items()
            picture = found.pop(key, None)
            if picture is None:
                picture = draw(*args, **named)
                left -= size(picture)
            found[key] = picture
            while left < 0 and len(found) > 1:
                left += size(found.pop(next(iter(found))))
            return picture

        return drawn

    return keep


def size(picture: Image.Image) -> int:
    """Return how many bytes a picture takes in memory."""
    return picture.width * picture.height * BYTES.get(picture.mode, 4)
