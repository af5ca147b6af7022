"""Basic checks of the body of a request: of lengths, numbers, ids and types of components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.local.errors import Json, form_error


def length(path: str, value: Any, most: int, least: int = 0) -> None:
    """Check that a text has from `least` to `most` characters. Of a list, the items are counted."""
    if value is None and not least:
        return
    size = len(value) if isinstance(value, str | Sequence) else 0
    if least <= size <= most:
        return
    if least == 1 and size == 0 and isinstance(value, str | None):
        raise form_error(path, "BASE_TYPE_REQUIRED", "This field is required")
    if least:
        raise form_error(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    raise form_error(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def number(path: str, value: Any, least: int, most: int) -> None:
    """Check that a value is a whole number from `least` to `most`."""
    if value is not None and not least <= value <= most:
        code, word = ("NUMBER_TYPE_MAX", "less") if value > most else ("NUMBER_TYPE_MIN", "greater")
        bound = most if value > most else least
        raise form_error(path, code, f"int value should be {word} than or equal to {bound}.")


def snowflake(path: str, value: Any) -> int:
    """Check that a value is an id, given as text or as a number. Return the id as a number."""
    if isinstance(value, bool) or not isinstance(value, str | int) or not str(value).isdecimal():
        raise form_error(path, "NUMBER_TYPE_COERCE", f'Value "{str(value)[:40]}" is not snowflake.')
    return int(value)


def fits(path: str, component: Json, allowed: tuple[int, ...]) -> None:
    """Check that a component has one of the `allowed` types."""
    if component.get("type") not in allowed:
        raise form_error(f"{path}.type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
