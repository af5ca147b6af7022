"""Numbers that an owner of the box sets for a table instead of the reconstructed ones: docs/rules/stalag17.md §8.3."""

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.move import Move
from cogs.stalag17 import data
from cogs.stalag17.data import Numbers
from cogs.stalag17.minds.belief import find_need, fit
from cogs.stalag17.render import PRESENTER
from cogs.stalag17.rules.game import GAME
from cogs.stalag17.rules.plan import make_plan
from tests.contract.pictures import opened
from tests.games.stalag17.build import A, B, deal, do, event, left, seen, table, told, who
from tests.games.stalag17.looks import LANGUAGES, NAMES, said

WILD = Numbers(wild=True)


def begun(**options):
    return GAME.setup(3, settled(GAME, options), Chance(b"numbers", 0)).state


def test_a_table_has_the_numbers_that_its_lobby_chose():
    """S19, S20."""
    assert begun().numbers == data.RECONSTRUCTED == Numbers(2, False, 0, 0)
    chosen = begun(special_face="0", information="yes", fourth_die="2", fifth_die="6")
    assert chosen.numbers == Numbers(0, True, 2, 6)
    assert GAME.setup(2, settled(GAME, {}), Chance(b"box", 0)).state.numbers == data.RECONSTRUCTED


@pytest.mark.parametrize("special", range(4))
def test_the_special_face_adds_what_was_chosen(special):
    """§2.3, S19: blank, or so many points."""
    state = table(who(laid="r3"), who(), plan="+ 3", numbers=Numbers(special=special))
    after = do(state, "escape", deal("food special special", 4)).state
    assert after.plan.runaway == 4 + 2 * special
    told_plan = PRESENTER.facts(seen(after), said(names=NAMES[:2]))[0]
    assert ("from special faces" in told_plan) == bool(special)


def test_information_may_stand_for_an_object():
    """E6, S20: each for one; at the roll call it still counts nothing in play."""
    for numbers, succeeds in ((data.RECONSTRUCTED, False), (WILD, True)):
        asked = make_plan(("food", "map"), 3, numbers)
        state = replace(table(who(laid="food1 info r3"), who(laid="info")), plan=asked, numbers=numbers)
        step = do(state, "escape", deal() if succeeds else ())
        assert told(step)[0] == ("escaped" if succeeds else "escape_failed")
        assert left(step.state) == (2 if succeeds else 3, 3)
        assert fit(find_need(asked, (), 0, 0), state.players[B].laid).missing == (1 if succeeds else 2)
    page = PRESENTER.scene(seen(step.state), event(step, "escaped"), said())
    assert page.lines[0].startswith("food ✓ · map ✓ (wild)")
    assert [line.barracks for line in step.state.call] == [0, 0]


def test_whoever_holds_wild_information_is_told_so():
    state = table(who("info"), who(), plan="food + 3", numbers=WILD)
    state = replace(state, plan=make_plan(("food",), 3, WILD))
    view = seen(state, A)
    (ask,) = (ask for ask in GAME.asks(state, A) if ask.verb == "play")
    card = state.players[A].hand[0]
    assert "any object" in PRESENTER.option(view, ask, ask.fields[0], (), card, said())[1]
    assert PRESENTER.button(view, Move("play", ((card,),)), said()) == "Play information ✓"


@pytest.mark.parametrize(
    ("four", "five", "dice"), [(0, 0, "33445"), (1, 3, "34455"), (10, 4, "33334"), (0, 10, "33444")]
)
def test_the_steps_of_the_dice(four, five, dice):
    """§3.3, S20."""
    numbers = Numbers(four=four, five=five)
    assert "".join(str(data.object_dice(2, escaped, numbers)) for escaped in range(5)) == dice
    state = table(who(laid="r3"), who(left=2), plan="+ 3", numbers=numbers)
    assert len(do(state, "escape", None).state.plan.faces) == int(dice[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_and_more_tell_what_is_otherwise_at_a_table(language):
    say = said(language, NAMES[:2])
    plain = PRESENTER.more(seen(table(who(), who()), A), say)
    changed = table(who(), who(), numbers=Numbers(0, True, 2, 6))
    (more,) = set(PRESENTER.more(seen(changed, A), say)) - set(plain)
    assert more.count(" · ") == 3
    assert PRESENTER.facts(seen(changed), say)[-1] == more


def test_a_blank_face_is_drawn_blank():
    def drawn(numbers):
        state = table(who(), who(), numbers=numbers)
        return PRESENTER.picture(
            seen(replace(state, plan=make_plan(("food", "special"), 3, Numbers(0)))), said(names=NAMES[:2])
        )

    assert opened(drawn(Numbers(0))).size == (1200, 900)
    assert len({drawn(Numbers(special)) for special in (0, 1, 2, 3)}) == 4
