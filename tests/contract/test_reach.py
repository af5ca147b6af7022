"""Nothing offered is out of reach, for every installed game and for games that ask more than any of them."""

import random
from dataclasses import dataclass, replace

import pytest

import bot.table.reads
from bot.engine.move import Ask, Field, Move
from bot.engine.page import Menu, Page
from bot.engine.texts import Say, texts
from bot.installed_games import InstalledGame, installed_game
from bot.ui.pages import controls
from bot.ui.pages.board import board_page
from tests.contract import reach
from tests.contract.playouts import again, case, numbers, over_games
from tests.table.sealed import PLAIN, Sealed


@over_games
def test_every_question_can_be_reached(name, shard):
    for number in numbers(name, shard):
        with again(name, number):
            reach.check_reach(case(name, number))


SAY = Say(texts("en"))


LABELS = replace(
    PLAIN,
    board=lambda view, say: Page("", ("now",)),
    button=lambda view, move, say: str(move),
    ask=lambda view, ask, field, picked, say: field.name,
)
"""Labels of which nobody reads more than that they differ."""


@dataclass(frozen=True)
class Crowd:
    """A state in which each of `seated` seats is asked the same."""

    asks: tuple[Ask, ...]
    seated: int = 1
    result: None = None


class Crowded(Sealed):
    """Asks what its state says."""

    def asks(self, state, seat):
        return state.asks if 0 <= seat < state.seated else ()

    def view(self, state, viewer):
        return state


def options(count):
    return tuple(f"o{number}" for number in range(count))


def plain(count):
    return tuple(Ask(f"v{number}", (), True) for number in range(count))


def small(count, each):
    return tuple(Ask(f"s{number}", (Field("one", options(each)),), True) for number in range(count))


def big(count, *fields):
    return tuple(
        Ask(f"b{number}", fields or (Field("one", options(9)), Field("two", options(3)))) for number in range(count)
    )


def table_of(monkeypatch, asks, seated=1, presenter=LABELS):
    crowded = InstalledGame(Crowded(), presenter, {})
    monkeypatch.setattr(
        bot.table.reads, "installed_game", lambda name: crowded if name == "sealed" else installed_game(name)
    )
    return reach.seated("sealed", Crowd(asks, seated), 3)


@pytest.mark.parametrize(
    "asks",
    [
        plain(25),
        plain(6) + big(2),
        small(2, 5) + big(2) + plain(3),
        big(6) + plain(3),
        big(25) + plain(20),
        big(25),
        small(5, 5) + plain(3),
        small(6, 5) + big(3) + plain(4),
        big(1, Field("many", options(100), 1, 100)) + plain(2),
        big(2, Field("any", options(30), 0, 30)) + plain(2),
        big(1, *(Field(f"f{number}", options(30)) for number in range(7))) + small(3, 4),
    ],
)
def test_more_than_five_rows_of_questions_can_be_reached(monkeypatch, asks):
    table = table_of(monkeypatch, asks)
    for seed in range(3):
        reach.check_seat(table, 0, SAY, random.Random(seed))


def test_a_walk_that_ends_nowhere_is_found(monkeypatch):
    table = table_of(monkeypatch, big(6) + plain(3))
    monkeypatch.setattr(controls, "_chooser", lambda table, seat, asks, say: Menu("", "e1:pick:1:0::.0.0", ()))
    with pytest.raises(AssertionError):
        reach.check_seat(table, 0, SAY, random.Random(0))


def test_a_question_under_way_has_its_menus_to_itself(monkeypatch):
    table = table_of(monkeypatch, big(3) + plain(2))
    shown = controls.rows(table, 0, Move("b1", (("o3",),)), SAY)
    menus, buttons = [row for row in shown if isinstance(row, Menu)], shown[-1]
    assert [menu.placeholder for menu in menus] == ["one", "two"]
    assert [button.label for button in buttons] == ["Start over", "v0", "v1"]


def test_single_buttons_share_a_row_and_the_choices_of_a_question_have_their_own(monkeypatch):
    table = table_of(monkeypatch, (*small(1, 4), *plain(1), *big(1), *plain(3)[1:]))
    shown = controls.rows(table, 0, None, SAY)
    rows = [row.placeholder if isinstance(row, Menu) else [button.label for button in row] for row in shown]
    assert rows == [["s0 o0", "s0 o1", "s0 o2", "s0 o3"], "one", ["v0", "v1", "v2"]]


def public(table):
    return [button.label for button in board_page(table, ()).rows[0][1:]]


def test_in_public_stands_what_is_open_and_one_press(monkeypatch):
    secret = Ask("secret", (Field("one", options(2)),))
    table = table_of(monkeypatch, (*small(1, 2), secret, *big(1), *plain(2)))
    assert public(table) == ["s0 o0", "s0 o1", "v0", "v1"]
    reach.check_public(table)


def test_what_is_asked_in_private_shows_nowhere_in_public(monkeypatch):
    for asks in (small(1, 2), plain(2), (*small(1, 3), *plain(2)), ()):
        without, secret = (table_of(monkeypatch, (*asks, *more)) for more in ((), big(1)))
        if asks:
            reach.check_tells_nothing(without, secret.state)
        assert public(without) == public(secret)


def test_my_hand_stands_out_unless_the_next_step_is_public(monkeypatch):
    def styles(asks):
        return {button.style for button in board_page(table_of(monkeypatch, asks), ()).rows[0][:1]}

    assert styles(small(1, 3)) == {"plain"}
    assert styles((*small(1, 1), *plain(2))) == {"plain"}
    assert styles(plain(1)) == styles((*small(1, 3), *plain(1))) == styles(big(1)) == {"next"}


def test_nothing_stands_in_public_while_several_are_asked(monkeypatch):
    table = table_of(monkeypatch, (*small(1, 2), *plain(2)), seated=2)
    assert public(table) == []


def test_in_public_are_four_moves_at_most(monkeypatch):
    """Whole questions: a player who saw some of the answers to one would take them for all."""
    table = table_of(monkeypatch, (*small(5, 5), *plain(3)))
    reach.check_public(table)
    assert public(table) == ["v0", "v1", "v2"]


def test_a_menu_that_chooses_no_question_is_refused(monkeypatch):
    table = table_of(monkeypatch, plain(2))
    for values in ([], ["v9"], ["v0", "v1"]):
        with pytest.raises(StopIteration):
            controls.changed(table, 0, None, "", 0, 0, values)
