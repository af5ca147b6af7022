"""What the coach says before an action that costs a beginner the game."""

from bot.engine.move import Move
from cogs.escape_plan.face import trip
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.rules.game import GAME
from tests.coaches.escape_plan import last_chance
from tests.games.escape_plan.build import NE, A, N, near, seen, table, who
from tests.games.escape_plan.test_ideas import ideas

GYM = near("B1", "I", NE, business="gym")


def warned(state, text):
    """Return the better move for each warning about a move, by the name of the warning."""
    move = Move(text.split()[0], tuple((pick,) for pick in text.split()[1:]))
    found = PRESENTER.perils(seen(state, A), GAME.asks(state, A), move)
    return {peril.name: str(peril.remedy) for peril in found}


def test_two_wounds_for_nothing_are_told_before_they_bring_handcuffs():
    bar = near("A2", "C", business="bar", police="FC")
    state = table(who(at="A2.business", cash=9), who(), city=(bar, GYM), s1="FC")
    assert warned(state, "move S1.clinic") == {"wounds": "rest"}
    assert warned(state, "move B1.store") == {}, "it costs as many, but brings something"


def test_one_wound_is_not_worth_a_word():
    bar = near("A2", "C", business="bar", police="F")
    state = table(who(at="A2.business", cash=9), who(), city=(bar, GYM))
    assert "wounds" not in warned(state, "move S1.clinic")


def test_an_action_that_brings_nothing_is_told_on_the_first_day():
    state = table(who(cash=9), who(), city=(near("A2", "C", business="bar"), GYM))
    assert warned(state, "pass") == {"idle": "move A2.business"}
    assert warned(state, "rest") == {"idle": "move A2.business"}


def test_a_rest_that_readies_something_brings_something():
    tired = who("!K10 - A5 A6 A7", cash=9, first_aid=False)
    state = table(tired, who(), city=(near("A2", "C", business="bar"), GYM))
    assert "idle" in warned(state, "pass")
    assert warned(state, "rest") == {}


def test_no_other_way_is_better_than_the_one_that_is_suggested_first():
    for police in ("", "F", "FC", "FCS"):
        bar = near("A2", "C", business="bar", police=police)
        for at in ("S1.clinic", "A2.business"):
            state = table(who(at=at, cash=9), who(), city=(bar, GYM), s1=police)
            better = warned(state, str(ideas(state, "move")[0]))
            assert not better or better == {"wounds": "rest"}


def beside_exit(part="evening", **more):
    """Return a position on the last day, one action away from the open exit."""
    city = (near("D1", "I"), near("A2", "C", N, business="gym"))
    mine, known = who(**{"cash": 14, "assets": "!A1", **more}), {"closed": (2, 3), "shown": (2, 3, 2, 3, 1)}
    return table(mine, who(), city=city, day=3, part=part, **known)


def most_left(**more):
    """Return how many actions the player beside the exit can still have."""
    return trip.most_actions_left(seen(beside_exit(**more), A), A)


def test_a_thing_that_brings_a_disc_brings_an_action():
    assert most_left() == 1
    assert most_left(fixers="F4") == 2
    assert most_left(assets="A1") == 2
    assert most_left(fixers="F4", assets="A1", discs=1) == 3, "only Night and Dawn need a disc"
    assert most_left(fixers="F4", part="night") == 0, "without an action, nothing is used"


def test_a_thing_that_leaves_too_little_for_the_exit_brings_no_action():
    price = trip.exit_price(seen(beside_exit(), A), A)
    assert most_left(fixers="F4", cash=price + 4) == 2
    assert most_left(fixers="F4", cash=price + 3) == 1


def test_an_action_is_the_last_one_only_if_nothing_brings_another():
    def left(state):
        (told,) = PRESENTER.perils(seen(state, A), GAME.asks(state, A), Move("pass"))
        return told.words["left"]

    assert last_chance(seen(beside_exit(), A))
    assert left(beside_exit()) == 0
    assert not last_chance(seen(beside_exit(fixers="F4"), A))
    assert left(beside_exit(fixers="F4")) == 1


def test_going_once_more_is_told_only_if_hard_computers_see_the_danger_too():
    """The exit is free now and costs 4 after a rival has left. Normal computers also keep money for the subway."""
    assert warned(beside_exit(discs=1, cash=4), "move A2.business") == {}
    assert warned(beside_exit(discs=1, cash=3), "move A2.business") == {"late": "move D1.exit"}
    assert warned(beside_exit(), "move A2.business") == {"late": "move D1.exit"}
