"""Helpers that keep texts inside Discord's limits."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.graphemes import shortened

LABEL = 80
"""The longest label of a button that Discord accepts."""

DETAIL = 100
"""The longest label or detail of a menu's line."""

MESSAGE = 2000
"""The longest text of a message outside its embed."""

PAGE = 4096
"""The longest text of an embed."""

ALT = 1024
"""The longest alt text that Discord accepts."""


def sentence(text: str) -> str:
    """Begin `text` with a capital letter."""
    return text[:1].upper() + text[1:]


def plain(text: str) -> str:
    """Remove Discord's marks for bold and code from a line, for places that do not understand them."""
    return text.replace("**", "").replace("`", "")


WHOLE = 0.6
"""A text shortened to whole words keeps at least this part of its room."""


def cut(text: str, limit: int) -> str:
    """Shorten `text` to `limit` characters. End it with an ellipsis if something is missing.

    Cut after a whole word if that is not much shorter.

    >>> cut("Fugitive", 4), cut("Fugitive", 8), cut("up to the old gatehouse", 20)
    ('Fug…', 'Fugitive', 'up to the old…')
    """
    if len(text) <= limit:
        return text
    whole = text[:limit].rpartition(" ")[0].rstrip(" ,;:·")
    return (whole if len(whole) >= limit * WHOLE else shortened(text, limit - 1)) + "…"


def fitting(lines: Sequence[str], limit: int) -> list[str]:
    """Return the first `lines` that fit in `limit` characters, at least one.

    >>> fitting(["one", "two", "three"], 8)
    ['one', 'two']
    """
    kept, room = list(lines[:1]), limit - len("".join(lines[:1]))
    for line in lines[1:]:
        room -= 1 + len(line)
        if room < 0:
            break
        kept.append(line)
    return kept


def within(text: str, shorter: str) -> str:
    """Return `text` if it fits on a button, else `shorter`."""
    return text if len(text) <= LABEL else shorter
