"""The texts for Discord's App Directory keep to its limits and name commands that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
PAGES = ("directory.md", "directory.es.md")

DESCRIPTION, TAG, TAGS, COMMANDS = 400, 20, 5, 5
"""The most characters of a description and of a tag, and the most tags (Discord's document, ApplicationFormPartial).

The last is the most commands that the directory shows."""


def blocks(page: str) -> list[str]:
    """Return what a page gives to copy, in its order."""
    return re.findall(r"^```\n(.*?)\n```$", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", PAGES)
def test_texts_to_copy_keep_to_the_limits(page: str) -> None:
    description, tags, longer = blocks(page)
    assert len(description) <= DESCRIPTION
    assert len(tags.split("\n")) <= TAGS
    assert [tag for tag in tags.split("\n") if len(tag) > TAG] == []
    assert len(longer) > len(description)


@pytest.mark.parametrize("page", PAGES)
def test_its_commands_exist(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    named = re.findall(r"^\| `(/[^`]+)`", text, re.MULTILINE)
    known = re.findall(r"`(/[^`]+)`", (DOCS / "commands.md").read_text(encoding="utf-8"))
    assert len(named) == COMMANDS
    assert [name for name in named if name not in known] == []
