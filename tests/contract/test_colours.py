"""Colours mean something: blue and green are what a good player would do or the only way on, red is danger or the end.

The rules are the judge: a game names in tests/games/GAME/reveals.py, as `worth_of`, what a seat wants more of, for some
verbs. A button of such a move stands out only if in some world that the seat cannot tell from the true one the move
brings it more, or if there is no other move. What one expects to choose from and is not offered, the hand explains.
"""

import random

import pytest

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.custom_id import read
from bot.engine.game import redeal
from bot.engine.move import Move
from bot.engine.page import Menu
from bot.engine.play import play, waited_for
from bot.engine.record import TABLE
from bot.ui.pages import book, controls, hand
from bot.ui.pages.shown_hand import Manner
from storage.records.tables import Draft
from tests.contract.playouts import again, case, complete, recorded, told_of
from tests.contract.reach import seated

GAMES, STATES, WORLDS, DRAFTS = 3, 25, 150, 4

TITLES = [name for name in installed_games.names() if hasattr(told_of(name), "worth_of")]
"""The titles whose colours are judged."""


def buttons(table, seat, draft=None):
    say = table.say("en")
    return [button for row in controls.rows(table, seat, draft, say) if not isinstance(row, Menu) for button in row]


def positions(name):
    for number in range(GAMES):
        with again(name, number):
            one, played = case(name, number), recorded(name, number)
            dice = random.Random(f"colours/{number}")
            for turn in dice.sample(played, min(STATES, len(played))):
                yield one, turn, seated(name, turn.before, one.seats)


def shown(one, turn, table, seat):
    """Give the moves that a hand of `seat` shows, before and behind drafts, each with its button."""
    for button in buttons(table, seat):
        if read(button.press).action == "do":
            yield Move.parse(read(button.press).argument), button
    dice = random.Random(f"drafts/{one.number}/{turn.version}")
    for _ in range(DRAFTS):
        draft = complete(one.game, turn.before, seat, dice)
        if not draft.picks or table.forbidden(seat, draft) is not None:
            continue
        for button in buttons(table, seat, draft):
            if read(button.press).action == "go":
                yield draft, button


@pytest.mark.parametrize("name", installed_games.names())
def test_nothing_red_but_what_is_known_to_fail(name):
    for _, _, table in positions(name):
        for seat in table.waited_for():
            for button in buttons(table, seat):
                assert button.style != "danger", f"{button.label} is red before it is chosen"


@pytest.mark.parametrize("name", TITLES)
def test_no_button_stands_out_whose_move_gains_nothing(name):
    seen = 0
    for one, turn, table in positions(name):
        for seat in table.waited_for():
            for move, button in shown(one, turn, table, seat):
                worth = told_of(name).worth_of(one.game.view(turn.before, seat), move)
                if button.style not in ("next", "good") or worth is None or only_way(table, seat):
                    continue
                seen += 1
                gains = (_after(one, turn, seat, move, world) > worth for world in range(WORLDS))
                assert any(gains), f"game {one.number}, move {turn.version}: {button.label} gains nothing"
    assert seen


def only_way(table, seat):
    asks = [ask for ask in table.asks(seat) if not ask.free]
    return len(asks) == 1 and all(len(field.options) == 1 for field in asks[0].fields)


@pytest.mark.parametrize("name", TITLES)
def test_what_is_known_to_gain_nothing_is_not_blue(name):
    face, seen = installed_games.installed_game(name).presenter, 0
    for number in range(GAMES):
        one = case(name, number)
        for turn in recorded(name, number):
            seat = turn.seat if turn.seat != TABLE else waited_for(one.game, turn.before, one.seats)[0]
            view = one.game.view(turn.before, seat)
            vain = [move for move in offered(one, turn, seat) if face.gains_nothing(view, move)]
            table = seated(name, turn.before, one.seats)
            for move in vain[:DRAFTS]:
                spelt = {"do": str(move), "go": controls.fingerprint(move)}
                for button in (*buttons(table, seat), *buttons(table, seat, move)):
                    press = read(button.press)
                    if spelt.get(press.action) == press.argument and not only_way(table, seat):
                        seen += 1
                        assert button.style == "plain", f"game {number}, move {turn.version}: {button.label}"
    assert seen or hasattr(told_of(name), "SELDOM_IN_VAIN"), "the game names no move that gains nothing"


def offered(one, turn, seat):
    """Give a whole move for each first pick that is offered."""
    for ask in one.game.asks(turn.before, seat):
        if not ask.fields:
            yield Move(ask.verb)
        for option in ask.fields[0].options if ask.fields else ():
            picked = ((option,),)
            while (field := one.game.next_field(turn.before, seat, ask, picked)) is not None:
                picked += (field.options[: field.least],)
            yield Move(ask.verb, picked)


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("name", TITLES)
def test_hand_says_why_a_usual_target_is_missing(name, locale):
    face, seen = installed_games.installed_game(name).presenter, 0
    for one, turn, table in positions(name):
        say = table.say(locale)
        for seat in table.waited_for():
            for ask, draft, field, picked in choices(one, turn, table, seat):
                for target in face.usual_targets(table.view(seat), ask, field, picked):
                    if target in field.options:
                        continue
                    refusal = table.forbidden(seat, Move(ask.verb, (*picked, (target,))))
                    told = draft and Draft(table.token(seat), str(draft))
                    manner = Manner(unfolded=told is None)  # what is not begun may stand behind *More moves*
                    lines = hand.hand_page(table, seat, told, (), locale, manner).lines
                    where = f"game {one.number}, move {turn.version}: {ask.verb} {picked} has no {target}"
                    assert refusal is not None, where
                    assert refusal.key not in ("not-offered", "incomplete", "not-now"), where
                    why = face.refusal(refusal, say)
                    assert any(why in line for line in lines), f"{where}: {why!r} is not said"
                    name_of = face.option(table.view(seat), ask, field, picked, target, say)[0]
                    assert any(why in line and name_of in line for line in lines), f"{where}: {name_of!r} not named"
                    if not picked:
                        told = book.why_page(book.Reader(table.title, say, table, seat), "").lines
                        assert any(why in line and name_of in line for line in told), f"{where}: *Why can't I* is mute"
                    seen += 1
    assert seen


def choices(one, turn, table, seat):
    """Give the choices that a hand of `seat` opens: the question, the draft that opens it, its field and the picks."""
    dice = random.Random(f"choices/{one.number}/{turn.version}")
    for ask in table.asks(seat):
        if not controls.is_drafted(table, seat, ask):
            if ask.fields and table.title.presenter.usual(ask):
                yield ask, None, ask.fields[0], ()
            continue
        picked = ()
        while (field := table.next_field(seat)(ask, picked)) is not None and field.options:
            yield ask, Move(ask.verb, picked), field, picked
            picked += (tuple(dice.sample(field.options, max(1, field.least))),)


def _after(one, turn, seat, move, world):
    """Return what the seat has after the move in a world that it cannot tell from the true one."""
    chance = Chance(f"colours/{world}".encode(), turn.version)
    state = redeal(one.game, turn.before, seat, chance)
    after = play(one.game, state, seat, move, chance).state
    return told_of(one.name).worth_of(one.game.view(after, seat), move)
