"""The manifest of a game, `cogs/GAME/game.toml`: what it is beside its rules, in one file to read first."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from bot.engine.book import Book, book
from bot.engine.crew import Character, crew
from bot.engine.game import AnyGame
from bot.engine.lesson import Lesson, lesson
from bot.engine.offer import Offer, offer


class Manifest(NamedTuple):
    """What the home page offers, who the computers are, the chapters of the book, the first game."""

    offer: Offer
    crew: tuple[Character, ...] = ()
    book: Book = ()
    lesson: Lesson | None = None


def manifest(file: Path, game: AnyGame) -> Manifest:
    """Read the manifest of a game. Raises ValueError, which names the file, for a part that is wrong or unknown."""
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        if strange := sorted(set(read) - {"home", "crew", "chapter", "lesson"}):
            raise ValueError(f"unknown: {', '.join(strange)}")
        return Manifest(
            offer(read["home"], game),
            crew(read.get("crew", ())),
            book(read["chapter"]) if "chapter" in read else (),
            lesson(read["lesson"]) if "lesson" in read else None,
        )
    except KeyError as error:
        raise ValueError(f"{file}: {error} is missing") from None
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None
