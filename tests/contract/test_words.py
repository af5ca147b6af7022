"""Words that no player reads, in whatever text (docs/words.md), and the glossaries."""

import re
import tomllib
from pathlib import Path

import pytest

from bot import installed_games
from bot.engine.texts import LANGUAGES, REGIONS, SHARED, language

DOCS = Path(__file__).parents[2] / "docs"

BANNED = tomllib.loads((DOCS / "words" / "banned.toml").read_text(encoding="utf-8"))

FOLDERS = [SHARED, *(title.presenter.texts for title in installed_games.installed_games())]

PAGES = [DOCS / "words.md", *sorted((DOCS / "words").glob("*.md"))]

PLACEABLE = re.compile(r"\{[^{}]*\}")

APART = re.compile(r"[;,] *(?![^(]*\))")
"""Between the words of a cell; what is in parentheses is a remark."""

HEAD = "| English | Spanish | What it is | Not |"


def rows(page):
    """Return the rows of a glossary, each as its four cells."""
    lines = [line for line in page.read_text(encoding="utf-8").split("\n") if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def refused(page):
    """Return the words that a glossary refuses, each with its row. A word with a remark, in parentheses, is advice."""
    return {word.lower(): row for row in rows(page) for word in APART.split(row[3]) if word and "(" not in word}


def saying(words):
    """Return a pattern that finds the words and their plurals; the first group is the word."""
    return re.compile(rf"\b({'|'.join(map(re.escape, words))})(?:e?s)?\b", re.IGNORECASE)


def texts(folder, locale):
    """Yield the lines that hold text, with their numbers. A region may have no texts of its own."""
    path = folder / f"{locale}.ftl"
    lines = path.read_text(encoding="utf-8").split("\n") if path.exists() or locale in LANGUAGES else []
    for number, line in enumerate(lines, 1):
        if not line.startswith("#"):
            yield number, PLACEABLE.sub("{}", line.partition(" = ")[2] or line.strip())


def test_every_language_has_its_words():
    assert set(BANNED) == set(LANGUAGES)


@pytest.mark.parametrize("locale", [*LANGUAGES, *REGIONS])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_text_says_what_is_banned(folder, locale):
    found = []
    for pattern, instead in BANNED[language(locale)].items():
        banned = re.compile(pattern, re.IGNORECASE)
        for number, text in texts(folder, locale):
            if match := banned.search(text):
                found.append(f"{folder.parent.name}/{locale}.ftl:{number}: {match[0]!r}: {instead}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_text_obeys_its_glossaries(folder, locale):
    """A game's texts obey its own glossary; all texts obey that of the house. A region has words of its own."""
    found = []
    for page in PAGES:
        if page.stem in ("words", folder.parent.name):
            words = refused(page)
            for number, text in texts(folder, locale):
                for match in saying(words).finditer(text):
                    instead = words[match[1].lower()][LANGUAGES.index(locale)]
                    found.append(f"{folder.parent.name}/{locale}.ftl:{number}: {match[0]!r}: {instead}")
    assert not found, "\n".join(found)


def test_a_word_that_a_glossary_refuses_is_found():
    pattern = saying(["hiding place", "point"])
    assert pattern.search("Two Hiding places are left.")
    assert not pattern.search("You disappoint me.")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_glossary_refuses_its_own_terms(page):
    terms = {term.lower() for row in rows(page) for cell in row[:2] for term in APART.split(cell)}
    assert not terms & set(refused(page))


@pytest.mark.parametrize(("language", "text"), [
    ("en", "The table has been broken off."),
    ("en", "Who drew this draws again."),
    ("en", "The deck is empty: whoever drew draws again."),
    ("en", "A guard stands here."),
    ("en", "The deck is shuffled anew."),
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
    ("en", "The player who drew this draws again."),
    ("es", "Escoge y recoge lo que quieras; los cojines."),
    ("es", "Los seis dejan a los otros."),
    ("es", "Dieciséis o veintiséis cartas, las dieciséis."),
])  # fmt: skip
def test_what_is_no_such_thing_is_left(language, text):
    assert not any(re.search(pattern, text, re.IGNORECASE) for pattern in BANNED[language])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_glossaries_are_tables_of_four(page):
    lines = [line for line in page.read_text(encoding="utf-8").split("\n") if line.startswith("|")]
    assert [cell.strip().lower() for cell in lines[0].strip("|").split("|")] == [
        cell.strip().lower() for cell in HEAD.strip("|").split("|")
    ]
    assert all(line.count("|") == 5 for line in lines), [line for line in lines if line.count("|") != 5]
    assert page.stem in ("words", *installed_games.names())
