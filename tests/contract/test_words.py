"""Words that no player reads, in whatever text (docs/words.md), and the glossaries."""

import re
import tomllib
from pathlib import Path

import pytest

from bot import installed_games
from bot.engine.texts import LANGUAGES, SHARED

DOCS = Path(__file__).parents[2] / "docs"

BANNED = tomllib.loads((DOCS / "words" / "banned.toml").read_text(encoding="utf-8"))

FOLDERS = [SHARED, *(title.presenter.texts for title in installed_games.installed_games())]

PAGES = [DOCS / "words.md", *sorted((DOCS / "words").glob("*.md"))]

PLACEABLE = re.compile(r"\{[^{}]*\}")

HEAD = "| English | Spanish | What it is | Not |"


def test_every_language_has_its_words():
    assert set(BANNED) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_text_says_what_is_banned(folder, language):
    lines = (folder / f"{language}.ftl").read_text(encoding="utf-8").split("\n")
    found = []
    for pattern, instead in BANNED[language].items():
        banned = re.compile(pattern, re.IGNORECASE)
        for number, line in enumerate(lines, 1):
            text = PLACEABLE.sub("{}", line.partition(" = ")[2] or line.strip())
            if not line.startswith("#") and (said := banned.search(text)):
                found.append(f"{folder.parent.name}/{language}.ftl:{number}: {said[0]!r}: {instead}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "text"), [
    ("en", "The table has been broken off."),
    ("en", "Who drew this draws again."),
    ("es", "Coge una carta."),
    ("es", "Puedes cogerla."),
    ("es", "Si tenéis dudas"),
    ("es", "Jugáis dieciséis cartas"),
    ("es", "El guardia le obliga a parar."),
    ("es", "Los ordenadores hablan"),
])  # fmt: skip
def test_what_is_banned_is_found(language, text):
    assert any(re.search(pattern, text, re.IGNORECASE) for pattern in BANNED[language])


@pytest.mark.parametrize(("language", "text"), [
    ("en", "Who goes first?"),
    ("en", "Whoever drew this draws again."),
    ("es", "Escoge y recoge lo que quieras; los cojines."),
    ("es", "Los seis dejan a los otros."),
    ("es", "Dieciséis o veintiséis cartas, las dieciséis."),
])  # fmt: skip
def test_what_is_no_such_thing_is_left(language, text):
    assert not any(re.search(pattern, text, re.IGNORECASE) for pattern in BANNED[language])


@pytest.mark.parametrize(
    "page", [DOCS / "words.md", *sorted((DOCS / "words").glob("*.md"))], ids=lambda page: page.stem
)
def test_glossaries_are_tables_of_four(page):
    rows = [line for line in page.read_text(encoding="utf-8").split("\n") if line.startswith("|")]
    assert [cell.strip().lower() for cell in rows[0].strip("|").split("|")] == [
        cell.strip().lower() for cell in HEAD.strip("|").split("|")
    ]
    assert all(row.count("|") == 5 for row in rows), [row for row in rows if row.count("|") != 5]
    assert page.stem in ("words", *installed_games.names())
