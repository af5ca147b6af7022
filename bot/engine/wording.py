"""Texts inside Discord's limits, for faces."""

from __future__ import annotations

LABEL = 80
"""The longest label that Discord takes on a button."""

DETAIL = 100
"""The longest label or detail of a menu's line."""

ALT = 1024
"""The longest alt text that Discord takes."""


def cut(text: str, limit: int) -> str:
    """Shorten `text` to `limit` characters, with an ellipsis where something is missing."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def within(text: str, shorter: str) -> str:
    """Give `text` if it fits on a button, else `shorter`."""
    return text if len(text) <= LABEL else shorter
