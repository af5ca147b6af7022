"""Few presses: a near hideout is one, and sprint cards are filled in (§3.3)."""

from bot.engine.game import Move
from bot.titles import title
from bot.ui.pages import controls
from cogs.fugitive.face.holding import cheapest
from cogs.fugitive.render import FACE
from cogs.fugitive.rules.game import GAME
from tests.contract.reach import seated
from tests.games.fugitive.build import FUGITIVE, position, shown, spot

ROW = (shown(3), spot(9, 8, 11, round=2), spot(12, round=3), spot(14, 2, round=4))
HIDING = position("f_play", *ROW, hand=(1, 6, 15, 16, 19, 22, 30, 42), marshal_hand=(7, 25, 28), round=6)


def asked(state):
    return next(ask for ask in GAME.asks(state, FUGITIVE) if ask.verb == "hide")


def test_hideouts_that_need_no_sprint_have_a_button():
    table = seated("fugitive", HIDING, 2)
    shown_rows = controls.rows(table, FUGITIVE, None, title("fugitive").say("en", ("Ana", "Ben")))
    labels = [button.label for row in shown_rows if isinstance(row, tuple) for button in row]
    assert labels[:3] == ["Hide at 15", "Hide at 16", "Pass"]
    for move in FACE.shortcuts(GAME.view(HIDING, FUGITIVE), asked(HIDING)):
        assert GAME.refuse(HIDING, FUGITIVE, move) is None


def test_the_cards_that_are_missed_least_are_filled_in():
    """From 14 one may hide at 17; 19 needs two footprints, 22 five. What is below is no loss, evens are worth two."""
    view = GAME.view(HIDING, FUGITIVE)
    assert cheapest(view, 19) == (6,)
    assert cheapest(view, 22) == (1, 6, 16)
    assert cheapest(view, 15) == ()
    table = seated("fugitive", HIDING, 2)
    assert controls.changed(table, FUGITIVE, None, "hide", 0, 0, ["19"]) == Move("hide", (("19",), ("6",)))
    changed = controls.changed(table, FUGITIVE, Move("hide", (("19",), ("6",))), "hide", 1, 0, ["16", "1"])
    assert changed == Move("hide", (("19",), ("1", "16")))


def test_nothing_is_filled_in_where_all_cards_are_too_few():
    far = position("f_play", *ROW, hand=(30,), marshal_hand=(7,), round=6)
    assert cheapest(GAME.view(far, FUGITIVE), 30) == ()
