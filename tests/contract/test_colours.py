"""Colours mean something: blue and green are what a good player would do or the only way on, red is danger or the end.

The rules are the judge: a game names in tests/games/GAME/reveals.py, as `worth_of`, what a seat wants more of, for some
verbs. A button of such a move stands out only if in some world that the seat cannot tell from the true one the move
brings it more.
"""

import random

import pytest

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.custom_id import read
from bot.engine.game import redeal
from bot.engine.move import Move
from bot.engine.page import Menu
from bot.engine.play import play
from bot.ui.pages import controls
from tests.contract.playouts import again, case, recorded, told_of
from tests.contract.reach import seated

GAMES, STATES, WORLDS = 6, 40, 300


def buttons(table, seat):
    say = table.say("en")
    return [button for row in controls.rows(table, seat, None, say) if not isinstance(row, Menu) for button in row]


def positions(name):
    for number in range(GAMES):
        with again(name, number):
            one, played = case(name, number), recorded(name, number)
            dice = random.Random(f"colours/{number}")
            for turn in dice.sample(played, min(STATES, len(played))):
                yield one, turn, seated(name, turn.before, one.seats)


@pytest.mark.parametrize("name", installed_games.names())
def test_nothing_red_but_what_is_known_to_fail(name):
    for _, _, table in positions(name):
        for seat in table.waited_for():
            for button in buttons(table, seat):
                assert button.style != "danger", f"{button.label} is red before it is chosen"


@pytest.mark.parametrize("name", [name for name in installed_games.names() if hasattr(told_of(name), "worth_of")])
def test_no_button_stands_out_whose_move_gains_nothing(name):
    seen = 0
    for one, turn, table in positions(name):
        for seat in table.waited_for():
            for button in buttons(table, seat):
                if button.style not in ("next", "good") or read(button.press).action != "do":
                    continue
                move = Move.parse(read(button.press).argument)
                worth = told_of(name).worth_of(one.game.view(turn.before, seat), move)
                if worth is None:
                    continue
                seen += 1
                gains = (_after(one, turn, seat, move, world) > worth for world in range(WORLDS))
                assert any(gains), f"game {one.number}, move {turn.version}: {button.label} gains nothing"
    assert seen


def _after(one, turn, seat, move, world):
    """Return what the seat has after the move in a world that it cannot tell from the true one."""
    chance = Chance(f"colours/{world}".encode(), turn.version)
    state = redeal(one.game, turn.before, seat, chance)
    after = play(one.game, state, seat, move, chance).state
    return told_of(one.name).worth_of(one.game.view(after, seat), move)
