"""The rules book of a game: chapters that a player can look up.

Chapters are data (`[[chapter]]` of `cogs/GAME/game.toml`). The title of chapter NAME is the text `GAME-book-NAME`. Its
attribute `.text` is the rule in our words, and `.example` is an example. If the published rule is unclear or we differ
from it, the attribute `.ruling` explains our choice.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

NAME = re.compile(r"[a-z][a-z0-9_-]*")

LOOK = "look "
"""The beginning of `Chapter.shows` if the picture is a close-up of a part of the position. The name of the close-up
follows.
"""

PARTS = ("text", "example", "ruling")
"""The attributes of the Fluent message that holds a chapter's texts. Only the first is required."""


class Chapter(NamedTuple):
    """A chapter of the rules book.

    A question with one of its `verbs` links to the chapter. The picture shows a position of a tutorial: `step` is the
    name of that position, or "" for no picture. `shows` is the part of the position that is drawn: `board`, `hand` or
    `look NAME`. The chapter is for tables whose options match an entry of `needs`. If `needs` is empty, it is for every
    table.
    """

    name: str
    verbs: tuple[str, ...] = ()
    step: str = ""
    shows: str = "board"
    needs: tuple[Mapping[str, str], ...] = ()

    def fits(self, options: Mapping[str, str] | None) -> bool:
        """Return whether the chapter is for a table with `options`. If `options` is None, every chapter fits."""
        if options is None or not self.needs:
            return True
        return any(all(options.get(name) == value for name, value in needed.items()) for needed in self.needs)


Book = tuple[Chapter, ...]


def chapters(book: Book, options: Mapping[str, str] | None) -> Book:
    """Return the chapters for a table with `options`; all chapters if `options` is None."""
    return tuple(chapter for chapter in book if chapter.fits(options))


def book(rows: Any) -> Book:
    """Return the chapters of a game, read from the rows of its manifest.

    Raises ValueError for invalid or duplicate chapters.
    """
    if not isinstance(rows, list) or not rows:
        raise ValueError("a book is a list of [[chapter]]")
    read = tuple(_chapter(f"chapter {number}", row) for number, row in enumerate(rows, 1))
    for what in ([each.name for each in read], [verb for each in read for verb in each.verbs if not each.needs]):
        if twice := sorted({each for each in what if what.count(each) > 1}):
            raise ValueError(f"chapters there twice: {', '.join(twice)}")
    return read


def _chapter(where: str, row: Mapping[str, Any]) -> Chapter:
    """Return one chapter, read from a row of the manifest.

    Raises ValueError; the text `where` begins its message.
    """
    if strange := sorted(set(row) - set(Chapter._fields)):
        raise ValueError(f"{where}: unknown: {', '.join(strange)}")
    name, verbs, step, shows = row.get("name"), row.get("verbs", []), row.get("step", ""), row.get("shows", "board")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise ValueError(f"{where}: `name` is small letters, digits, hyphens and _, not {name!r}")
    if not isinstance(verbs, list) or not all(isinstance(verb, str) for verb in verbs):
        raise ValueError(f"{where}: `verbs` is a list of verbs, not {verbs!r}")
    if not isinstance(step, str):
        raise ValueError(f"{where}: `step` is the name of a position of a lesson, not {step!r}")
    if not isinstance(shows, str) or not re.fullmatch(rf"board|hand|{LOOK}.+", shows):
        raise ValueError(f'{where}: `shows` is "board", "hand" or "look NAME", not {shows!r}')
    needs = row.get("needs", [])
    tables = needs if isinstance(needs, list) else [needs]
    if not all(isinstance(each, dict) and all(isinstance(value, str) for value in each.values()) for each in tables):
        raise ValueError(f'{where}: `needs` is a table such as {{ events = "yes" }}, or a list of such, not {needs!r}')
    return Chapter(name, tuple(verbs), step, shows, tuple(tables))
