"""Pages for contributors: short sentences, and only files that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parents[1]
MAP = ROOT / "ARCHITECTURE.md"
PAGES = [MAP, ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/dev/*.md"))]
NAMED = re.compile(r"`([\w./*-]+\.(?:py|toml|md|sql|txt|yml|ftl|svg)|(?:bot|cogs|storage|tests|docs)/[\w./*-]+)`")
ROOMS = ("bot", "cogs", "storage", "tests", "docs")
LONGEST, MEDIAN = 30, 17


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a page in Markdown, without code blocks, tables and headings.

    >>> list(sentences("# Title\\n\\nOne is here: `a.py`. Two\\nis longer.\\n\\n| a | b |\\n\\n- Three."))
    ['One is here:', '`a.py`.', 'Two is longer.', 'Three.']
    """
    text = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    for block in re.split(r"\n\s*\n|^\s*(?:[-*]|\d+\.) |^\|.*$|^#+ .*$", text, flags=re.MULTILINE):
        yield from filter(None, re.split(r"(?<=[.!?:])[*]*\s+", " ".join(block.split())))


def words(sentence: str) -> int:
    """Return how many words a sentence has; a piece of code is one.

    >>> words("Run `python -m tests.lab.page fugitive 3` and look.")
    4
    """
    return len(re.findall(r"[\w'’/-]+", re.sub(r"`[^`]*`", "code", sentence)))


def missing(text: str) -> list[str]:
    """Return the files that a page names and that do not exist; GAME stands for any game."""
    found = []
    for name in NAMED.findall(text):
        pattern = name.replace("GAME", "*").removesuffix("/")
        anywhere = "/" not in name and any(any((ROOT / room).rglob(pattern)) for room in ROOMS)
        if not anywhere and not any(ROOT.glob(pattern)):
            found.append(name)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_has_short_sentences_and_names_files_that_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    lengths = {sentence: words(sentence) for sentence in sentences(text)}
    assert [sentence for sentence, count in lengths.items() if count > LONGEST] == []
    assert median(lengths.values()) <= MEDIAN
    assert missing(text) == [], f"named in {page.name}: rename them there, too"


def test_the_map_is_short_and_each_invariant_has_a_test() -> None:
    text = MAP.read_text(encoding="utf-8")
    assert len(text.encode()) <= 20_000
    assert len(re.findall(r"^## \d", text, re.MULTILINE)) == 7
    invariants = re.findall(r"^\d+\. \*\*.*?(?=^\d+\. |^\n|\n\n)", text, re.DOTALL | re.MULTILINE)
    assert len(invariants) > 10
    assert [each for each in invariants if "`tests/" not in each and "pyproject" not in each] == []


def test_a_file_that_does_not_exist_is_found() -> None:
    assert missing("`bot/nowhere.py`, `bot/app.py`, `cogs/GAME/game.toml` and `nothing.py`") == [
        "bot/nowhere.py",
        "nothing.py",
    ]
