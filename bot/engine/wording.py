"""Helpers that keep texts within Discord's limits."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.graphemes import shortened

LABEL = 80
"""The longest label of a button, in characters."""

DETAIL = 100
"""The longest label or detail of a menu option, in characters."""

MESSAGE = 2000
"""The longest content of a message, in characters."""

PAGE = 4096
"""The longest description of an embed, in characters."""

ALT = 1024
"""The longest alt text (description in words) of a picture, in characters."""


def sentence(text: str) -> str:
    """Return `text` with a capital first letter."""
    return text[:1].upper() + text[1:]


def plain(text: str) -> str:
    """Return `text` without Discord's marks for bold and code."""
    return text.replace("**", "").replace("`", "")


WHOLE = 0.6
"""A text is cut after a whole word if at least this share of the limit remains."""


def cut(text: str, limit: int) -> str:
    """Return `text` cut to `limit` characters. If something is missing, it ends with an ellipsis.

    It is cut after a whole word if that does not make it much shorter.

    >>> cut("Fugitive", 4), cut("Fugitive", 8), cut("up to the old gatehouse", 20)
    ('Fug…', 'Fugitive', 'up to the old…')
    """
    if len(text) <= limit:
        return text
    whole = text[:limit].rpartition(" ")[0].rstrip(" ,;:·")
    return (whole if len(whole) >= limit * WHOLE else shortened(text, limit - 1)) + "…"


def fitting(lines: Sequence[str], limit: int) -> list[str]:
    """Return the first of `lines` that together fit in `limit` characters, at least one line.

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
    """Return `text` if it fits on a button, otherwise `shorter`."""
    return text if len(text) <= LABEL else shorter
