"""The crew of a title: who its computer players are, a name, a face and a temper each (`cogs/GAME/crew.toml`)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal, NamedTuple, get_args

Personality = Literal["bold", "careful", "spiteful", "talkative"]

PERSONALITIES: tuple[Personality, ...] = get_args(Personality)


class Character(NamedTuple):
    """Somebody: the name by which people know them, an emoji, and how they play."""

    name: str
    face: str
    personality: Personality


def crew(file: Path) -> tuple[Character, ...]:
    """Read the characters of a title. Raises ValueError for a temper that there is not."""
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["crew"]
    found = tuple(Character(**row) for row in rows)
    if strange := [each.name for each in found if each.personality not in PERSONALITIES]:
        raise ValueError(f"{file}: no temper of {', '.join(strange)}")
    return found
