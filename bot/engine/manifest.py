"""The manifest of a game, `cogs/GAME/game.toml`: all facts about it that are not rules.

Read this file first.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from bot.engine.book import Book, book
from bot.engine.crew import Character, crew
from bot.engine.game import AnyGame, settled
from bot.engine.lesson import Lesson, lessons

QUICK = "quick"
"""The preset of a short game."""


class Daily(NamedTuple):
    """A table of the daily escape: the person's role (a text key), the computers' levels, and the options."""

    role: str
    computers: tuple[str, ...]
    options: Mapping[str, str]


class Offer(NamedTuple):
    """A first game against computers.

    It also has the usual minutes of the title's games, measured by `tests/lab/bench/minutes.py`, and the credit of the
    game (its authors and publisher).
    """

    computers: tuple[str, ...] = ()
    """The level of each computer at the table."""
    options: Mapping[str, str] = {}
    alone: int = 0
    """Minutes of this first game."""
    together: Mapping[int, int] = {}
    """Minutes of a usual game by the number of people who play it."""
    quick: Mapping[int, int] = {}
    """Minutes of a game by the preset `QUICK`, by the number of people."""
    party: Mapping[int, tuple[int, ...]] = {}
    """By the number of people at a table, the games of a party evening (counted from 1) that are of this title."""
    credit: str = ""
    daily: tuple[Daily, ...] = ()
    """The tables of the daily escape, one for each day in turn."""
    shown: bool = True
    """Whether the home page shows it. There is room for five titles."""

    def left_out(self, game: AnyGame) -> tuple[str, ...]:
        """Return the options that add rules to a usual game, but are left out of this first one."""
        return tuple(
            option.name for option in game.options if option.default == "yes" and self.options.get(option.name) == "no"
        )

    def with_all_rules(self, game: AnyGame) -> Mapping[str, str]:
        """Return the options of a first game that leaves no rules out."""
        return {**self.options, **dict.fromkeys(self.left_out(game), "yes")}


def offer(data: Mapping[str, Any], game: AnyGame) -> Offer:
    """Return the offer of a game.

    Raises ValueError for options or a number of seats that it does not have.
    """
    options = _options(game, data)
    daily = tuple(Daily(each["role"], tuple(each["computers"]), _options(game, each)) for each in data.get("daily", ()))
    computers, together = tuple(data["computers"]), {int(seats): most for seats, most in data["together"].items()}
    seats = {1 + len(each) for each in (computers, *(each.computers for each in daily))}
    quick = {int(seats): most for seats, most in data.get("quick", {}).items()}
    party = {int(people): tuple(rounds) for people, rounds in data.get("party", {}).items()}
    if not seats <= set(game.seats) or not {*together, *quick} <= set(game.seats):
        raise ValueError("home: not a number of seats")
    if not party.keys() <= quick.keys():
        raise ValueError("home: a party without minutes")
    if quick and QUICK not in game.presets:
        raise ValueError("home: no quick preset")
    return Offer(
        computers, options, data["alone"], together, quick, party, data["credit"], daily, data.get("shown", True)
    )


def _options(game: AnyGame, data: Mapping[str, Any]) -> Mapping[str, str]:
    return settled(game, {**game.presets.get(data.get("preset", ""), {}), **data.get("options", {})})


class Manifest(NamedTuple):
    """A game's offer on the home page, its computers, the chapters of its book, and its lessons."""

    offer: Offer
    crew: tuple[Character, ...] = ()
    book: Book = ()
    lessons: tuple[Lesson, ...] = ()


def manifest(file: Path, game: AnyGame) -> Manifest:
    """Read the manifest of a game. Raises ValueError, with the file's name, for a wrong or unknown part."""
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        if strange := sorted(set(read) - {"home", "crew", "chapter", "lesson"}):
            raise ValueError(f"unknown: {', '.join(strange)}")
        return Manifest(
            offer(read["home"], game),
            crew(read.get("crew", ())),
            book(read["chapter"]) if "chapter" in read else (),
            lessons(read.get("lesson", [])),
        )
    except KeyError as error:
        raise ValueError(f"{file}: {error} is missing") from None
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None
