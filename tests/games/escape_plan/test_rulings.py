"""Rulings of docs/rules/escape_plan.md §6 that have no case of their own in §5."""

from cogs.escape_plan.events.police import Tails
from cogs.escape_plan.events.turns import NoReward, Notoriety, Used
from cogs.escape_plan.state import Turn
from tests.games.escape_plan.build import A, asked, do, has, line, near, seen, table, told, verbs, who

GYM = near("A1", "R", business="gym")


def test_nothing_is_used_before_a_disc_is_spent_or_while_something_is_owed():
    """Ruling 43."""
    hurt = {"wounds": 1, "discs": 1}
    assert verbs(table(who(**hurt), who(), part="night")) == {"spend", "hold"}
    state = table(who(at="A1.business", **hurt), city=(GYM,), owed=("contact",), turn=Turn(stage="visit"))
    assert verbs(state) == {"contact", "decline"}


def test_a_reward_without_anything_to_take_is_gone_all_the_same():
    """Ruling 44."""
    player = who(contacts="x x x x x", items="- - - - -", notoriety=2, handcuffs=5, at="S2.gang")
    step = do(table(player, city=(GYM,)), "use car")
    assert told(step) == (Used, Notoriety, NoReward)
    state = step.state
    assert (has(state, "rewards"), state.owed, "pass" in verbs(state)) == (3, (), True)


def test_a_stolen_car_makes_notorious_at_once():
    """Ruling 46: also whoever rests then."""
    state = do(table(who(notoriety=2), who(), who()), "use car").state
    assert (has(state, "notoriety"), state.owed) == (3, ("reward",))
    assert has(line(state, "blue A7", "rest"), "notoriety", "rested") == (3, True)


def test_a_fast_car_helps_in_its_own_action_only():
    """Ruling 47."""
    state = table(who(contacts="K08 - A5 A6 A7", cash=9), city=(GYM,))
    state = do(state, "use K08.1").state
    assert state.turn.fast
    state = do(state, "pass", None).state
    assert (state.turn.fast, has(state, "contacts")[0].up) == (False, False)


def test_an_inspector_tails_the_first_where_nobody_is_notorious():
    """Ruling 48."""
    players = who(at="A1.church"), who(at="S2.church")
    state = table(
        *players, city=(near("A1", "R"),), sandra="S1", inspectors=("casino",), order=(1, 0), part="evening", acting=1
    )
    step = do(state, "pass", None, seat=A)
    assert Tails in told(step)
    assert seen(step.state).sandra == "S2"


def test_costa_takes_what_is_in_the_pocket_when_he_is_faced():
    """Ruling 49: who spends it before has none for him."""
    player = who(contacts="K10 - A5 A6 A7", wounds=1, cash=3)
    state = do(table(player, city=(GYM,), s1="F", costa="S1"), "move A1.business").state
    assert asked(state) == (A,)
    poor = do(do(state, "use K10.1").state, "take", None).state
    rich = do(state, "take", None).state
    assert (has(poor, "wounds"), has(rich, "wounds")) == (3, 2)
