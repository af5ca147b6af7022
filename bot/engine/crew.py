"""The computer characters of a game. Each has a name, looks and a temper.

They are listed in `[[crew]]` of its `game.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple, get_args

Personality = Literal["bold", "careful", "spiteful", "talkative"]

PERSONALITIES: tuple[Personality, ...] = get_args(Personality)


class Character(NamedTuple):
    """A computer character: its name, emoji and temper, and its face as described in `bot/scene/faces.py`."""

    name: str
    face: str
    personality: Personality
    looks: str = ""


def crew(rows: Iterable[Mapping[str, Any]]) -> tuple[Character, ...]:
    """Return the computer characters of a game, read from its manifest.

    Raises ValueError for an unknown temper.
    """
    found = tuple(Character(**row) for row in rows)
    if strange := [each.name for each in found if each.personality not in PERSONALITIES]:
        raise ValueError(f"crew: no temper of {', '.join(strange)}")
    return found
