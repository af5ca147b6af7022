"""The rules book of every title, what hands coach, and what is told of why something cannot be done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot import installed_games
from bot.engine.action import Action
from bot.engine.book import Chapter, chapters
from bot.engine.custom_id import read
from bot.engine.game import settled
from bot.engine.page import Menu
from bot.engine.texts import LANGUAGES
from bot.game_packages import packages
from bot.installed_games import InstalledGame
from bot.ui.pages.book import RULING, Reader, asked_about, at_table, book_page, why_page
from bot.workers.draw import draw
from tests.contract import paint
from tests.contract.playouts import again, case, recorded
from tests.contract.reach import check_rows, seated

TITLES = installed_games.installed_games()

CHAPTERS = range(8, 18)

LETTERS, TITLE = 1200, 60
"""The most letters of a chapter, with its example and ruling, and of its title."""

GAMES = range(4)
"""Numbered games whose questions are looked up, of different options."""

PARAGRAPH = re.compile(r"(?:§|\b[A-Z])\s?\d")
"""How a ruling names its place in docs/rules."""

PARTS = {"text", "example", "ruling"}

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def verbs(title: InstalledGame) -> set[str]:
    """Give every verb that the rules of a title know."""
    return {
        action.verb
        for action in _below(Action)
        if action.__module__.startswith(f"{packages()[title.name]}.") and hasattr(action, "verb")
    }


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


@every_title
@every_language
def test_chapters_are_written_and_short(title: InstalledGame, language: str) -> None:
    say = title.say(language)
    assert len(title.book) in CHAPTERS
    assert [chapter.name for chapter in title.book[:2]] == ["aim", "turn"]
    for chapter in title.book:
        key = f"{title.name}-book-{chapter.name}"
        assert 0 < len(say(key)) <= TITLE, key
        written = say.texts.bundle.get_message(key)
        assert "text" in written.attributes, key
        assert set(written.attributes) <= PARTS, key
        told = [say(f"{key}.{part}") for part in written.attributes]
        assert sum(map(len, told)) <= LETTERS, f"{key}: {sum(map(len, told))} letters"
        assert not any(RULING in part for part in told), f"{key}: the sign comes from the house"
        assert "ruling" not in written.attributes or PARAGRAPH.search(say(f"{key}.ruling")), key


@every_title
def test_both_languages_have_the_same_parts(title: InstalledGame) -> None:
    for chapter in title.book:
        key = f"{title.name}-book-{chapter.name}"
        parts = [set(title.say(language).texts.bundle.get_message(key).attributes) for language in LANGUAGES]
        assert parts[0] == parts[1], key


@every_title
def test_chapters_name_what_there_is(title: InstalledGame) -> None:
    """Verbs of the rules, options and their choices."""
    for chapter in title.book:
        assert set(chapter.verbs) <= verbs(title), chapter
        for needed in chapter.needs:
            assert settled(title.game, needed)
        assert not chapter.step or any(chapter.step in lesson.positions for lesson in title.lessons), chapter


@every_title
def test_every_question_leads_to_a_chapter(title: InstalledGame) -> None:
    assert verbs(title) <= {verb for chapter in title.book for verb in chapter.verbs}
    for number in GAMES:
        with again(title.name, number):
            one = case(title.name, number)
            book = chapters(title.book, one.options)
            asked = {turn.move.verb for turn in recorded(title.name, number) if turn.seat >= 0}
            assert asked <= {verb for chapter in book for verb in chapter.verbs}, one.options


@every_title
@every_language
def test_pages_fit_and_turn(title: InstalledGame, language: str) -> None:
    """From the first page to the last, and no further; the menu opens each."""
    one = case(title.name, 0)
    table = seated(title.name, recorded(title.name, 0)[0].before, one.seats)
    for reader in (Reader(title, title.say(language)), at_table(table, 1, language)):
        page, seen = book_page(reader), []
        while True:
            paint.check_page(page, page.title)
            check_rows(page.rows)
            seen.append(page.title)
            menu, buttons = page.rows
            assert isinstance(menu, Menu)
            assert [choice.chosen for choice in menu.choices].index(True) == len(seen) - 1
            assert book_page(reader, menu.choices[len(seen) - 1].value).title == page.title
            assert not isinstance(buttons, Menu)
            assert buttons[0].enabled == (len(seen) > 1)
            if not buttons[1].enabled:
                break
            page = book_page(reader, read(buttons[1].press).argument.rpartition(".")[2])
        assert len(seen) == len(set(seen)) == len(reader.book) + 1
    assert book_page(reader, "no-such-chapter").title == seen[0]


@every_title
@every_language
def test_pictures_are_drawn_and_told_in_words(title: InstalledGame, language: str) -> None:
    reader = Reader(title, title.say(language))
    for chapter in title.book:
        page = book_page(reader, chapter.name)
        assert bool(chapter.step) == (page.picture is not None) == bool(page.alt), chapter.name
        if page.picture is not None:
            assert draw(page.picture).startswith(b"\x89PNG\r\n\x1a\n"), chapter.name
        told = book_page(reader._replace(text_first=True), chapter.name)
        assert told.picture is None
        assert not page.alt or told.lines[-1] == page.alt
        paint.check_page(told, told.title)
    pictured = not title.lessons or any(chapter.step for chapter in title.book)
    assert pictured, "no chapter has a picture: give one a position of a lesson as `step` in game.toml"


@every_title
def test_the_rules_open_at_what_is_asked(title: InstalledGame) -> None:
    one = case(title.name, 0)
    for turn in recorded(title.name, 0)[::20]:
        table = seated(title.name, turn.before, one.seats)
        for seat in table.waited_for():
            name = asked_about(table, seat, None)
            chapter = next(chapter for chapter in title.book if chapter.name == name)
            assert {ask.verb for ask in table.asks(seat)} & set(chapter.verbs)


@pytest.mark.parametrize("name", installed_games.names())
@every_language
def test_why_not_is_told_of_everything_withheld(name: str, language: str) -> None:
    """In sentences that fit. That they are equal in every redealt truth is checked with all that is painted."""
    for number in GAMES[:2]:
        with again(name, number):
            one = case(name, number)
            for turn in recorded(name, number)[:: max(1, len(recorded(name, number)) // 40)]:
                table = seated(name, turn.before, one.seats)
                for seat in range(one.seats):
                    page = why_page(at_table(table, seat + 1, language), "")
                    paint.check_page(page, f"why not, seat {seat}")
                    check_rows(page.rows)


def test_chapters_of_other_tables_are_left_out() -> None:
    book = (Chapter("aim"), Chapter("events", needs=({"events": "random"}, {"events": "discovery"})))
    assert chapters(book, {"events": "none"}) == book[:1]
    assert chapters(book, {"events": "discovery"}) == chapters(book, None) == book
