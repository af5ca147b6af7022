"""Hands fit one screen of a phone: the question, up to four usual moves, the picture, *More moves*.

Reckoned by letters in every run; `make test-browser` measures the same hands on the page
(tests/browser/test_browser_screens.py).
"""

from __future__ import annotations

from functools import partial
from statistics import median

import pytest

from bot import installed_games
from bot.engine.chronicle import heard
from bot.engine.custom_id import read
from bot.engine.move import Move
from bot.engine.page import Menu, Page
from bot.engine.texts import LANGUAGES
from bot.ui.pages import controls, phone
from bot.ui.pages.controls import USUAL
from bot.ui.pages.hand import hand_page
from bot.ui.pages.shown_hand import Manner
from tests.contract.moments import GAMES, hands, moments
from tests.contract.playouts import again
from tests.contract.reach import check_rows, presses

MOVES = frozenset(("do", "weigh"))
"""Actions of buttons that make a move, or open the menus of one."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", installed_games.names())
def test_a_hand_is_one_screen_of_a_phone(name, language):
    heights = []
    for number in range(GAMES):
        with again(name, number):
            for each in hands(name, number, language):
                heights.append(phone.page_high(each.page, each.shape))
                assert heights[-1] <= phone.SCREEN, f"{each.called}: {heights[-1]:.0f} points of {phone.SCREEN}"
                _check(each)
    print(f"hands of {name}, {language}: median {median(heights):.0f} points, highest {max(heights):.0f}")


@pytest.mark.parametrize("name", installed_games.names())
def test_a_note_stands_apart_on_every_hand(name):
    """However little room there is: what a press has come to is not taken for what was done to the player."""
    for number in range(GAMES // 4):
        for each in moments(name, number):
            for seat in each.table.waited_for():
                news = heard(each.told[each.since[seat] :], partial(_reaches, seat))
                manner = Manner(note="That question is closed.", met=frozenset())
                lines = hand_page(each.table, seat, None, news, "en", manner).lines
                assert lines[:2] == ("**That question is closed.**", ""), each.called
                assert lines[2], each.called


@pytest.mark.parametrize("name", installed_games.names())
def test_the_way_back_from_a_great_moment_has_one_button(name):
    """Also on a hand that shows all there is to say, where *Less* leads back: Discord refuses two alike."""
    for each in moments(name, 0):
        for seat in each.table.waited_for():
            manner = Manner(scene=Page("Found", ()), unfolded=True)
            page = hand_page(each.table, seat, None, (), "en", manner)
            assert [press.action for press in presses(page.rows)].count("hand") <= 1, each.called


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", installed_games.names())
def test_the_best_answer_to_the_usual_question_is_in_front(name, language):
    """However long its button is."""
    for number in range(GAMES // 2):
        for each in moments(name, number):
            for seat in each.table.waited_for():
                say = each.table.say(language)
                usual = [ask for ask in each.table.asks(seat) if not ask.free and each.table.title.presenter.usual(ask)]
                best = next(iter(controls.shortcuts(each.table, seat, usual[0], say)), None) if usual else None
                if best is not None:
                    rows = hand_page(each.table, seat, None, (), language).rows
                    shown = [button.label for row in rows if not isinstance(row, Menu) for button in row]
                    assert best.label in shown, f"{each.called}: {best.label} is not among {shown}"


def _reaches(seat, event):
    return event.reaches(seat)


def _check(each):
    """See that a hand has a question, few moves, each said in one way, and the way to all others."""
    rows = each.page.rows
    check_rows(rows)
    buttons = [read(button.press) for row in rows if not isinstance(row, Menu) for button in row]
    made = [custom_id for custom_id in buttons if custom_id.action in MOVES]
    assert len(made) <= USUAL, f"{each.called}: {len(made)} moves in front"
    assert made or any(isinstance(row, Menu) for row in rows), f"{each.called}: no move in front"
    actions = [custom_id.action for custom_id in buttons]
    assert {"more", "cannot", "rules"} <= {*actions}, f"{each.called}: {actions}"
    assert "type" not in actions, f"{each.called}: a question is answered in two ways"
    asked = {custom_id.argument.split(".")[0] for custom_id in presses(rows) if custom_id.action == "pick"}
    pressed = {Move.parse(custom_id.argument).verb for custom_id in made}
    assert not asked & pressed, f"{each.called}: {asked & pressed} by a menu and by buttons"
