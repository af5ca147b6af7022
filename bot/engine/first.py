"""What the home page offers of a title to somebody who has never played it (`cogs/GAME/first.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bot.engine.game import AnyGame, settled


class First(NamedTuple):
    """A first game against computers, and how long games of the title take, in minutes that were measured
    (`tests/bench/minutes.py`)."""

    computers: tuple[str, ...]
    """The level of each computer that sits down."""
    options: Mapping[str, str]
    alone: int
    """Minutes of this game."""
    together: Mapping[int, int]
    """Minutes of a usual game by the number of people who play it."""


def first(file: Path, game: AnyGame) -> First:
    """Read the first game of a title. Raises ValueError for options or a number of seats that it has not."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    options = settled(game, {**game.presets.get(data.get("preset", ""), {}), **data.get("options", {})})
    computers, together = tuple(data["computers"]), {int(seats): most for seats, most in data["together"].items()}
    if 1 + len(computers) not in game.seats or not together.keys() <= set(game.seats):
        raise ValueError(f"{file}: not a number of seats")
    return First(computers, options, data["alone"], together)
