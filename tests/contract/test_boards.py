"""Boards, picture first: a title, three lines, two rows of buttons; all else is told in words on demand."""

from __future__ import annotations

import pytest

from bot import installed_games
from bot.engine.chronicle import LogEntry, heard
from bot.engine.record import TABLE
from bot.engine.texts import LANGUAGES
from bot.ui.pages.board import LINES, MOVE, TALL, TITLE, board_page, words_page
from bot.ui.pages.log import count_lines
from bot.ui.pages.rows import BUTTONS
from tests.contract.paint import NAMES, check_page
from tests.contract.playouts import again, case, recorded, setup
from tests.contract.reach import check_rows, presses, seated

GAMES, ROWS = 3, 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", installed_games.names())
def test_a_board_is_a_title_three_lines_and_two_rows_of_buttons(name, language):
    for number in range(GAMES):
        told = [LogEntry(TABLE, setup(case(name, number))[0].events)]
        with again(name, number):
            for turn in recorded(name, number):
                _check(seated(name, turn.before, case(name, number).seats, NAMES), told, language)
                told.append(LogEntry(turn.seat, turn.step.events))


def _check(table, told, language):
    news = heard(told[-table.title.presenter.recent :], lambda event: event.reaches(None))
    page = board_page(table, news, locale=language)
    small = [line.removeprefix("-# ") for line in page.lines if line.startswith("-# ")]
    rest = [line for line in page.lines if not line.startswith("-# ")]
    tall = count_lines([page.title], TITLE) + count_lines(small, MOVE) + count_lines(rest)
    assert len(page.lines) <= LINES, page.lines
    assert tall <= TALL, f"{tall} lines of a phone, of {TALL}: {page.title}; {page.lines}"
    assert len(page.rows) <= ROWS
    assert all(len(row) <= BUTTONS for row in page.rows)
    check_rows(page.rows)
    assert {"words"} <= {custom_id.action for custom_id in presses(page.rows)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", installed_games.names())
def test_in_words_a_board_tells_all_that_its_picture_shows(name, language):
    one = case(name, 0)
    for turn in recorded(name, 0)[::20]:
        table = seated(name, turn.before, one.seats)
        page = words_page(table, (), language)
        facts = table.title.presenter.facts(table.view(None), table.say(language))
        assert facts, "nothing is told in words: give the presenter `facts`"
        assert page.lines[1 : 1 + len(facts)] == facts
        assert board_page(table, (), locale=language).alt
        check_page(page, "in words")
