"""Few presses: a near hideout is one, and sprint cards are filled in (§3.3)."""

from msgspec.structs import replace

from bot.engine.game import refuse
from bot.engine.move import Move
from bot.installed_games import installed_game
from bot.ui.pages import controls
from bot.ui.pages.usual import usual_moves
from cogs.fugitive.face.holding import find_cheapest_sprints
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.game import GAME
from tests.contract.reach import seated
from tests.games.fugitive.build import FUGITIVE, MARSHAL, position, shown, spot

SAY = installed_game("fugitive").say("en", ("Ana", "Ben"))

ROW = (shown(3), spot(9, 8, 11, round=2), spot(12, round=3), spot(14, 2, round=4))
HIDING = position("f_play", *ROW, hand=(1, 6, 15, 16, 19, 22, 30, 42), marshal_hand=(7, 25, 28), round=6)


def asked(state):
    return next(ask for ask in GAME.asks(state, FUGITIVE) if ask.verb == "hide")


def labels(state, seat):
    """List what is on the buttons in front of a hand."""
    rows, _ = usual_moves(seated("fugitive", state, 2), seat, SAY).rows(controls.USUAL)
    return [button.label for row in rows if isinstance(row, tuple) for button in row]


def behind(state, seat):
    """List what is on the buttons behind *More moves*."""
    rows = controls.rows(seated("fugitive", state, 2), seat, None, SAY)
    return [button.label for row in rows if isinstance(row, tuple) for button in row]


def test_near_hideouts_have_a_button_with_the_sprint_cards_they_need():
    near = ["Hide at 15", "Hide at 16", "Hide at 19 with 6"]
    assert labels(HIDING, FUGITIVE) == [*near, "Pass"]
    assert behind(HIDING, FUGITIVE) == [*near, "Hide at 22 with 1, 6 and 16", "Pass"]
    for move in PRESENTER.shortcuts(GAME.view(HIDING, FUGITIVE), asked(HIDING)):
        assert refuse(GAME, HIDING, FUGITIVE, move) is None


def test_the_42_in_reach_has_a_button_even_where_many_hideouts_are_nearer():
    near = position("f_play", spot(37), hand=(36, 41, 42), round=5)
    assert labels(near, FUGITIVE) == ["Run for 42 with 36", "Hide at 41 with 36", "Pass"]
    many = position("f_play", spot(36), hand=(30, 32, 37, 38, 39, 40, 42), round=5)
    assert labels(many, FUGITIVE) == ["Run for 42 with 30 and 37", "Hide at 37", "Hide at 38", "Pass"]


def test_the_cards_that_are_missed_least_are_filled_in():
    """From 14 one may hide at 17; 19 needs two footprints, 22 five. What is below is no loss, evens are worth two."""
    view = GAME.view(HIDING, FUGITIVE)
    assert find_cheapest_sprints(view, 19) == (6,)
    assert find_cheapest_sprints(view, 22) == (1, 6, 16)
    assert find_cheapest_sprints(view, 15) == ()
    table = seated("fugitive", HIDING, 2)
    assert controls.changed(table, FUGITIVE, None, "hide", 0, 0, ["19"]) == Move("hide", (("19",), ("6",)))
    changed = controls.changed(table, FUGITIVE, Move("hide", (("19",), ("6",))), "hide", 1, 0, ["16", "1"])
    assert changed == Move("hide", (("19",), ("1", "16")))


def test_few_numbers_that_are_possible_have_a_button_each():
    """§7: from 15 on 15 to 17 may lie there; with a sprint card beneath it the numbers are too many."""
    few = position("m_guess", shown(14), spot(16, round=2), hand=(42,), marshal_hand=(17,), round=2)
    assert labels(few, MARSHAL) == ["Guess 15", "Guess 16"]
    assert behind(few, MARSHAL) == ["Type an answer"], "a menu has them"
    many = position("m_guess", shown(3), spot(9, 8, 11, 13, 15, round=2), hand=(42,), round=2)
    assert labels(many, MARSHAL) == []
    manhunt = position("manhunt", shown(27, 20), spot(37, 8, 10, 12, round=3), spot(39, round=4), shown(42), hand=())
    assert labels(manhunt, MARSHAL) == ["Guess 36", "Guess 39", "Give up"]


def test_what_is_suspected_has_a_button_each_and_one_together():
    """As many as lie face-down: else one would surely be wrong."""
    many = seated("fugitive", position("m_guess", spot(9, 8, 11), spot(14, 13), hand=(42,), round=2), 2)

    def guesses(marks):
        seats = list(many.record.seats)
        seats[MARSHAL] = replace(seats[MARSHAL], notes=(marks, ""))
        many.record = replace(many.record, seats=tuple(seats))
        rows, _ = usual_moves(many, MARSHAL, SAY).rows(controls.USUAL)
        return [button.label for row in rows if isinstance(row, tuple) for button in row]

    assert guesses("") == []
    assert guesses("4") == ["Guess 4"]
    assert guesses("4 9") == ["Guess 4 and 9", "Guess 4", "Guess 9"]
    assert guesses("4 9 10") == ["Guess 4", "Guess 9", "Guess 10"]


def test_numbers_of_several_decks_stand_in_one_menu_where_they_fit():
    """A set of numbers is then chosen with one press."""
    both = seated("fugitive", position("m_guess", shown(11), spot(14, 8, 10, 13, 20, round=2), hand=(42,), round=2), 2)
    rows = controls.rows(both, MARSHAL, None, installed_game("fugitive").say("en", ("Ana", "Ben")))
    assert [row.placeholder for row in rows if not isinstance(row, tuple)] == ["Guess from 12-22 …"]


def test_nothing_is_filled_in_where_all_cards_are_too_few():
    far = position("f_play", *ROW, hand=(30,), marshal_hand=(7,), round=6)
    assert find_cheapest_sprints(GAME.view(far, FUGITIVE), 30) == ()
