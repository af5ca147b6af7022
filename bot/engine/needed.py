"""Check that a game has all files and texts that the bot needs.

All missing parts are reported at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

from bot.engine.book import Book
from bot.engine.event import SEAT, fields
from bot.engine.game import AnyGame
from bot.engine.lesson import SAYS, Lesson
from bot.engine.presenter import Presenter
from bot.engine.presenter_defaults import empty, missing
from bot.engine.texts import LANGUAGES, REGIONS, texts

MODULES = ("events", "rules.game", "render", "policy", "balance", "cog")

FILES = ("game.toml", *(f"texts/{language}.ftl" for language in LANGUAGES))

ALWAYS = ("title", "about", "players", "command", "command-about", "command-new-about", "rules")
"""The keys of texts that every game must have, without the prefix `GAME-`."""


class Incomplete(ValueError):
    """Parts of a game are missing. The message lists them, one on each line."""

    def __init__(self, name: str, folder: Path, missing: Iterator[str]) -> None:
        self.missing = tuple(missing)
        super().__init__("\n    ".join((f"the game {name} in {folder} is not complete, it lacks", *self.missing)))


def files(folder: Path) -> Iterator[str]:
    """Yield the names of required files that are missing in the folder of a game."""
    for module in MODULES:
        path = folder.joinpath(*module.split("."))
        if not path.with_suffix(".py").exists() and not (path / "__init__.py").exists():
            yield f"{module.replace('.', '/')}.py"
    yield from (file for file in FILES if not (folder / file).exists())


def missing_functions(presenter: Presenter) -> Iterator[str]:
    """Yield a line for each function that a presenter must have and does not have.

    The function `look` is needed only if there is a function `looks`.
    """
    for each in dataclasses.fields(presenter):
        needed = each.name != "look" or presenter.looks is not empty
        if needed and getattr(presenter, each.name) is missing:
            yield f"render.py: {each.name}=... in PRESENTER"


def keys(game: AnyGame, book: Book, lessons: Sequence[Lesson]) -> Iterator[str]:
    """Yield the text keys that a game's rules, book and lessons require, attributes after a dot.

    Texts that only the game's presenter uses are not included.
    """
    wanted = [*ALWAYS]
    for option in game.options:
        wanted += [f"command-{option.name}", f"option-{option.name}"]
        wanted += [f"option-{option.name}-{choice}" for choice in option.choices]
    wanted += [f"preset-{preset}" for preset in game.presets]
    for event in get_args(game.event_type) or (game.event_type,):
        key = f"event-{event.__struct_config__.tag}"
        wanted.append(key)
        wanted += [f"{key}.{each.name}" for each in fields(event) if each.kind == SEAT and each.name != "to"]
    for chapter in book:
        wanted += [f"book-{chapter.name}", f"book-{chapter.name}.text"]
    for lesson in lessons:
        wanted.append(lesson.end)
        for step in lesson.steps:
            wanted += [f"lesson-{step.name}", f"lesson-{step.name}.what", f"lesson-{step.name}.why"]
            wanted += [f"lesson-answer-{answer}" for answer in step.answers.values()]
            wanted += [f"lesson-say-{each.removeprefix(SAYS)}" for each in step.choices if each.startswith(SAYS)]
    return (f"{game.name}-{key}" for key in dict.fromkeys(wanted))


def missing_texts(folder: Path, wanted: Iterator[str]) -> Iterator[str]:
    """Yield a line for each text key in `wanted` that a language lacks.

    The line names the language's file. Raises UnknownOverride.
    """
    asked = tuple(wanted)
    for region in REGIONS:
        texts(region, (folder,))
    for language in LANGUAGES:
        written = texts(language, (folder,))
        yield from (f"{folder.name}/{language}.ftl: {key}" for key in asked if key not in written)
