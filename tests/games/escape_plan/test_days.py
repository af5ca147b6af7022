"""Income, patrol and the change of day: docs/rules/escape_plan.md §3.1, §3.2, §3.10."""

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.game import then
from cogs.escape_plan.events.course import Day, ExitClosed, Income, Patrol, Unlocked
from cogs.escape_plan.events.visits import Looks
from cogs.escape_plan.rules import setup
from cogs.escape_plan.rules.day import course
from tests.games.escape_plan.build import (
    A,
    B,
    C,
    asked,
    do,
    event,
    has,
    key,
    line,
    near,
    offered,
    seen,
    spelt,
    table,
    told,
    verbs,
    who,
    with_player,
)


def dawn(*players, day=1, **more):
    """End a day: the last player holds no disc, and Night and Dawn pass by."""
    state = table(*players, day=day, part="evening", acting=len(players) - 1, **more)
    return do(state, "pass")


def begun(*players, day=2, **more):
    """Begin a day."""
    return course.begin_day(table(*players, day=day, **more), Chance(b"day", 0))


@pytest.mark.parametrize(("cubes", "amount"), [(9, 9), (6, 6), (0, 0)])
def test_income_is_the_number_of_cubes_left(cubes, amount):
    """Cases 1 and 2."""
    step = begun(who(cash=1, cubes=cubes), who(cash=0))
    assert has(step.state, "cash") == 1 + amount
    assert [e.amount for e in step.events if isinstance(e, Income)] == [amount, 9]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "$1k for each cube left on your track"), ("es", "$1k por cada cubo que quede en tu registro")],
)
def test_the_rules_on_a_page_say_what_income_is(language, sentence):
    """§2.2: nine cubes are $9k, though the highest of them lies on 8."""
    assert sentence in installed_games.installed_game("escape_plan").say(language)("escape_plan-rules")


def test_the_first_day_has_no_income():
    """Case 3."""
    step = begun(who(cash=1), day=1)
    assert has(step.state, "cash") == 1
    assert Income not in told(step)


@pytest.mark.parametrize(("notoriety", "asks"), [(0, ()), (1, (A,)), (2, (A,)), (3, ())])
def test_an_unlock_is_offered_to_a_person_of_interest(notoriety, asks):
    """Case 4."""
    state = begun(who(cash=0, cubes=3, notoriety=notoriety), who()).state
    if asks:
        assert (state.phase, asked(state)) == ("unlock", asks)
        assert offered(state, "unlock") == ("A2", "A3", "A4", "A5", "A6", "A7")
    else:
        assert state.phase == "city"


def test_income_may_pay_for_one_unlock():
    """Case 62: $5k of income, then $2k."""
    state = begun(who(cash=0, cubes=5, notoriety=1), who()).state
    assert has(state, "cash") == 5
    step = do(state, "unlock A5")
    assert (has(step.state, "cash"), step.state.phase) == (2, "city")
    assert event(step, Unlocked) == Unlocked(who=A, asset="A5", cost=3)


def test_an_unlocked_asset_goes_to_the_leftmost_free_space():
    """Case 63: its slot is free, and it can be used."""
    state = do(begun(who(notoriety=1), who()).state, "unlock A5").state
    assert spelt(state.players[A].contacts) == "- - - A6 A7"
    assert [(one.id, one.space, one.up) for one in state.players[A].assets] == [("A1", 0, True), ("A5", 1, True)]


def test_all_decide_about_an_unlock_at_once():
    """§3.1: none depends on another."""
    state = begun(who(notoriety=1), who(notoriety=2), who()).state
    assert asked(state) == (A, B)
    state = do(state, "keep_money", seat=B).state
    assert (asked(state), state.phase) == ((A,), "unlock")
    assert do(state, "unlock A2", seat=A).state.phase == "city"


def test_who_cannot_pay_is_asked_all_the_same():
    """§3.12: nobody sees whose pocket is empty; the offer itself is private."""
    state = begun(who(cash=0, cubes=2, notoriety=1), who()).state
    assert verbs(state) == {"keep_money"}
    assert key(state, "unlock A2") == "cash"


def test_who_has_nothing_locked_is_not_asked():
    """§3.1."""
    free = who("- - - - -", "- - - - -", "A1 A2 A3 A4 A5 A6 A7", notoriety=1)
    assert begun(free, who()).state.phase == "city"


@pytest.mark.parametrize(("patrol", "closed"), [((1, 2, 3, 3, 2), ()), ((1, 1, 2, 3, 3), (1,))])
def test_an_exit_closes_with_its_second_card(patrol, closed):
    """Cases 5 and 6: a first card does nothing."""
    step = begun(who(), who(), day=1, patrol=patrol)
    assert (step.state.shown, step.state.closed) == (patrol[:2], closed)
    assert told(step).count(ExitClosed) == len(closed)


def test_two_cards_a_day_and_one_on_the_last():
    """Cases 10 and 64."""
    state = begun(who(), who(), day=1, patrol=(1, 2, 3, 1, 2)).state
    assert len(state.shown) == 2
    for day, count in ((2, 4), (3, 5)):
        state = course.reveal_patrol(replace(state, day=day), Chance(b"", 0)).state
        assert len(state.shown) == count


@pytest.mark.parametrize("number", range(12))
def test_exactly_two_exits_close(number):
    """Case 9."""
    state = setup.new_game(3, Chance(b"patrol", number))
    for day in (1, 2, 3):
        state = course.reveal_patrol(replace(state, day=day), Chance(b"", 0)).state
    assert len(state.closed) == 2
    (open_one,) = {1, 2, 3} - set(state.closed)
    assert state.shown.count(open_one) == 1


def test_a_stack_waits_for_its_tile():
    """Cases 7, 8, 65 and 66: the first exit closed has the first stack wherever its tile is, the second the other."""
    state = begun(who(), who(), day=2, patrol=(2, 3, 1), shown=(2, 3)).state
    assert state.closed == (2, 3)
    assert seen(state).closed == (2, 3)
    at_exit = replace(state, phase="turn", city=(*state.city, near("D3", "I")))
    at_exit = with_player(at_exit, A, at=("D3", "gang"))
    at_exit = do(at_exit, "move D3.exit", seat=A)
    assert event(at_exit, Looks).count == 5
    assert do(at_exit.state, "keep 0", seat=A).state.exit_stacks[1] == tuple(
        value for value in state.exit_stacks[1] if value != 50
    )


def test_the_phases_follow_each_other():
    """Case 61: Income, Patrol, City, Order, Turns."""
    step = dawn(who(), who(notoriety=2), who())
    phases = told(step)
    assert phases.index(Day) < phases.index(Income)
    assert Patrol not in phases
    step = then(step.events, do(step.state, "keep_money", seat=B))
    phases = told(step)
    assert phases.index(Income) < phases.index(Patrol)
    assert (step.state.phase, step.state.day) == ("city", 2)


def test_a_new_day_turns_the_rest_tokens_and_nothing_else():
    """§3.10, ruling 9."""
    tired = who("!K10 - A5 A6 A7", "!E1 - A2 A3 A4", rested=True, first_aid=False, discs=0)
    state = dawn(who(), who(), tired).state
    assert has(state, "rested", "first_aid", seat=C) == (False, False)
    assert spelt(state.players[C].contacts) == "!K10 - A5 A6 A7"
    assert spelt(state.players[C].items) == "!E1 - A2 A3 A4"


def test_unused_discs_stay():
    """§3.10."""
    state = table(who(), who(discs=2), part="evening", acting=1)
    assert asked(state) == (B,)
    state = line(state, "pass", "hold", "hold")
    assert (state.day, has(state, "discs", seat=B)) == (2, 2)


def test_there_is_no_fourth_day():
    """Cases 21 and 79."""
    state = dawn(who(cash=500), who(cash=1), day=3, closed=(1, 2)).state
    assert state.result is not None
    assert (state.result.winners, state.result.standing) == ((), (0, 0))
    assert [player.fate for player in state.players] == ["arrested", "arrested"]
