"""Pages about the data of people: documents in each language, and the question before all is deleted."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.engine.custom_id import at_home
from bot.engine.page import Button, Page
from bot.engine.texts import Say
from bot.engine.wording import PAGE
from bot.ui.pages.out_of_play import COLOUR, VOID

PLACES = (Path(__file__).parents[2] / "docs", Path(__file__).parents[3] / "docs")
"""Folders that may contain the documents.

They are in the installed package (see `pyproject.toml`) or in a checkout of the repository.
"""

PAGES = ("privacy", "terms")
"""The file names of the documents.

A file in another language than English has the language as a suffix.
"""


def document_pages(name: str, say: Say) -> list[Page]:
    """Return one of the documents as several pages, as many as it needs. The first line is the title."""
    ending = "md" if say.language == "en" else f"{say.language}.md"
    page = next(path for place in PLACES if (path := place / f"{name}.{ending}").exists())
    head, _, text = page.read_text(encoding="utf-8").partition("\n")
    parts: list[str] = []
    for line in text.strip().split("\n"):
        if parts and len(parts[-1]) + 1 + len(line) <= PAGE:
            parts[-1] += f"\n{line}"
        else:
            parts.append(line)
    return [Page(head.removeprefix("# "), tuple(part.strip().split("\n")), colour=COLOUR) for part in parts]


def document_buttons(say: Say, links: Mapping[str, str]) -> tuple[Button, ...]:
    """Return a button for each document. It opens the bot's page, or the web page in `links` if there is one."""
    return tuple(
        Button(say(f"button-{name}"), "" if links.get(name) else at_home(name), link=links.get(name, ""))
        for name in PAGES
    )


def delete_page(say: Say) -> Page:
    """Return the page that asks a person to confirm that all their data are to be deleted."""
    sure = Button(say("button-delete-sure"), at_home("delete-sure"), "danger")
    lines = tuple(say(f"delete-{line}") for line in ("tables", "kept", "stays", "final"))
    return Page(say("delete-title"), lines, colour=VOID, rows=((sure,),))
