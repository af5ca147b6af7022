"""The manifest of a game, `cogs/GAME/game.toml`: all facts about the game that are not rules.

A newcomer to a game reads that file first.
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
"""The name of the preset for a short game."""


class Daily(NamedTuple):
    """A table of the daily escape, with its role, computer players and options.

    `role` is the text key of the person's role. `computers` are the levels of the computer players.
    """

    role: str
    computers: tuple[str, ...]
    options: Mapping[str, str]


class Offer(NamedTuple):
    """A game's offer on the home page: mainly a first game against computer players.

    It also has the usual duration of games, measured by `tests/lab/bench/minutes.py`, and the credit of the game (its
    authors and publisher).
    """

    computers: tuple[str, ...] = ()
    """The level of each computer player in the first game that the home page offers."""
    options: Mapping[str, str] = {}
    alone: int = 0
    """The duration of the first game that the home page offers, in minutes."""
    together: Mapping[int, int] = {}
    """The usual duration of a game in minutes, by the number of people."""
    quick: Mapping[int, int] = {}
    """The duration of a game with the preset `QUICK` in minutes, by the number of people."""
    party: Mapping[int, tuple[int, ...]] = {}
    """Which games of a party evening use this title: their positions in the evening, counted from 1, by the number of
    people at the table.
    """
    credit: str = ""
    daily: tuple[Daily, ...] = ()
    """The tables of the daily escape, which take turns day by day."""
    shown: bool = True
    """Whether the home page shows this game. There is room for five games."""

    def left_out(self, game: AnyGame) -> tuple[str, ...]:
        """Return the names of the optional rules that a usual game has and this first game leaves out."""
        return tuple(
            option.name for option in game.options if option.default == "yes" and self.options.get(option.name) == "no"
        )

    def with_all_rules(self, game: AnyGame) -> Mapping[str, str]:
        """Return the options of this first game, with the rules that it leaves out switched on."""
        return {**self.options, **dict.fromkeys(self.left_out(game), "yes")}


def offer(data: Mapping[str, Any], game: AnyGame) -> Offer:
    """Return the offer of a game, read from its manifest.

    Raises ValueError for options or numbers of seats that the game does not have.
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
    """The contents of a game's manifest: its offer, computer characters, rules book and lessons."""

    offer: Offer
    crew: tuple[Character, ...] = ()
    book: Book = ()
    lessons: tuple[Lesson, ...] = ()


def manifest(file: Path, game: AnyGame) -> Manifest:
    """Return the manifest of a game, read from `file`.

    Raises ValueError, with the file's name, if a part is wrong or unknown.
    """
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
