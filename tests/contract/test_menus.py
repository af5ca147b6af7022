"""A menu says what its reader's client shows, in whatever order things are chosen, taken back or chosen elsewhere.

A client shows what was last chosen in a menu of that id and with those options, and does not send it again: a menu that
said something else could not be used (see tests/ui/menus.py).
"""

import dataclasses
import random

import pytest
from msgspec.structs import replace

from bot.engine.custom_id import LIMIT, read
from bot.engine.move import Ask, Field
from bot.engine.page import Menu, Page
from bot.ui.pages import controls, drafts
from bot.ui.pages.hand import hand_page
from storage.records.tables import Draft
from tests.contract.playouts import again, case, numbers, over_games, recorded
from tests.contract.reach import seated
from tests.contract.test_reach import LABELS, big, options, plain, table_of

ACTS = 12
"""Acts of a walk."""

STATES = 5
"""States of each game that are walked from."""


def shown(table, seat, draft):
    """The menus of a hand, and whether the choice can be started over."""
    rows = hand_page(table, seat, draft, (), "en-US").rows
    buttons = [button for row in rows if not isinstance(row, Menu) for button in row]
    assert not any(read(button.press).serial for button in buttons), "a button needs no serial"
    return [row for row in rows if isinstance(row, Menu)], any(read(each.press).action == "clear" for each in buttons)


def walk(table, seat, dice):
    """Choose at random at one client, now and then at another, and see that the first client shows what is so."""
    draft, client = None, {}
    for _ in range(ACTS):
        menus, begun = shown(table, seat, draft)
        for menu in menus:
            offered = tuple(choice.value for choice in menu.choices)
            said = {choice.value for choice in menu.choices if choice.chosen}
            assert client.get((menu.press, offered), said) == said, menu.press
        if not menus:
            return
        if begun and dice.random() < 0.25:
            draft = drafts.redrafted(table, seat, draft, None)
            assert drafts.drafted(table, seat, draft) is None
            continue
        menu = dice.choice(menus)
        offered = tuple(choice.value for choice in menu.choices)
        values = dice.sample(offered, dice.randint(menu.least, min(menu.most, 3)))
        if set(values) == {choice.value for choice in menu.choices if choice.chosen}:
            continue
        if dice.random() < 0.8:
            client[menu.press, offered] = set(values)
        verb, place, group = read(menu.press).argument.split(".")
        before = drafts.drafted(table, seat, draft)
        move = controls.changed(table, seat, before, verb, int(place), int(group), values)
        draft = drafts.redrafted(table, seat, draft, move)


@over_games
def test_menus_of_every_game_say_what_a_client_shows(name, shard):
    for number in numbers(name, shard)[:1]:
        with again(name, number):
            one, dice = case(name, number), random.Random(f"menus/{number}")
            played = recorded(name, number)
            for turn in dice.sample(played, min(STATES, len(played))):
                table = seated(name, turn.before, one.seats)
                for seat in table.waited_for():
                    walk(table, seat, dice)


SHOWN = dataclasses.replace(LABELS, hand=lambda view, say: Page("", ()))
"""Labels of a game whose hands are looked at."""


@pytest.mark.parametrize(
    "asks",
    [
        big(1),
        big(2) + plain(3),
        big(6),
        big(1, Field("any", options(9), 0, 9), Field("one", options(9)), Field("more", options(4), 1, 4)),
        (Ask("many", (Field("groups", options(60), 0, 60),)),),
    ],
)
def test_menus_of_any_question_say_what_a_client_shows(monkeypatch, asks):
    table = table_of(monkeypatch, asks, presenter=SHOWN)
    for seed in range(30):
        walk(table, 0, random.Random(seed))


def test_a_serial_leaves_room_in_the_longest_id(monkeypatch):
    """Verbs have at most twenty letters, tables fifteen digits: a seat may change its mind a million times."""
    table = table_of(monkeypatch, (Ask("v" * 20, (Field("one", options(30)),)),), presenter=SHOWN)
    table.record = replace(table.record, id=10**15 - 1)
    draft = Draft(f"{table.token(0)}.1000000", "")
    menus, _ = shown(table, 0, draft)
    assert all(len(menu.press) <= LIMIT and read(menu.press).serial == 10**6 for menu in menus)
