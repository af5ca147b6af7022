"""Escapes: docs/rules/stalag17.md §3.5, §3.6."""

import pytest

from cogs.stalag17.state import State
from tests.games.stalag17.build import (
    A,
    B,
    C,
    asked,
    called,
    deal,
    do,
    event,
    hand,
    key,
    laid,
    left,
    names,
    seen,
    table,
    told,
    verbs,
    vigilance,
    who,
)


def alone(laid_cards, plan, v=0, **more) -> State:
    """Let a player with these cards in play meet the plan, beside another with none."""
    return table(who("map2", laid_cards, vigilance=v, **more), who(), plan=plan)


def succeeds(state: State) -> bool:
    """Tell whether the escape of the last prisoner succeeds."""
    step = do(state, "escape")
    free = left(step.state)[A] == 0
    assert (told(step)[0], asked(step.state)) == (("escaped", ()) if free else ("escape_failed", (A,)))
    return free


CASES = {
    "B01": ("food1 tools1 map1 r3", "food tools map + 3", 0, True),
    "B02": ("food1 tools1 map1 r3", "food tools map + 3", 1, False),
    "B03": ("food1 tools1 barr r3 documents1", "food tools map + 3", 0, True),
    "B04": ("food1 food/map r3", "food food map + 2", 0, True),
    "B05": ("food/map r3", "food food map + 2", 0, False),
    "B06": ("info r5", "food + 4", 0, False),
    "two barracks for two": ("barr barr r3", "food food + 3", 0, True),
    "two barracks for three": ("barr barr r3", "food food map + 3", 0, False),
    "E5: a double is both at once": ("food/map r3", "food map + 3", 0, True),
    "E35: but not twice one": ("food/map r3", "food food + 3", 0, False),
    "two doubles": ("food/map food/tools r3", "food food map tools + 3", 0, True),
    "a plan without objects": ("r5 r3", "+ 8", 0, True),
    "runaway missing": ("food1 r3", "food + 4", 0, False),
    "runaway adds up": ("food1 r3 r4 r5", "food + 12", 0, True),
    "more is harmless (S0: 6 for 4)": ("food1 r3 r3", "food + 4", 0, True),
    "equal is enough (S0: 8 for 8)": ("food1 r4 r4", "food + 8", 0, True),
    "vigilance asks more": ("food1 r4 r4", "food + 4", 5, False),
    "and can be met": ("food1 r4 r5", "food + 4", 5, True),
    "E13: nothing in play": ("", "food + 1", 0, False),
    "E13: not even for no objects": ("", "+ 1", 0, False),
}


@pytest.mark.parametrize("name", CASES)
def test_who_escapes(name):
    """§3.12 B01 to B06 and their kin."""
    cards, plan, v, fits = CASES[name]
    assert succeeds(alone(cards, plan, v, left=1)) is fits


def test_a_success_frees_one_prisoner_and_ends_the_round():
    """§3.5: at once (E26); the others have no turn left."""
    state = table(who(laid="food1 r3"), who(), who(), plan="food + 3", start=B)
    step = do(state, "escape", deal())
    assert left(step.state) == (2, 3, 3)
    assert (step.state.round, step.state.voids) == (2, 0)
    assert told(step)[:5] == ("escaped", "roll_call", "counted", "counted", "counted")


def test_what_an_escape_shows():
    """§6: all cards in play, what was needed, not the hand."""
    step = do(table(who("barr", "food1 r3"), who(), plan="food + 3"), "escape", deal())
    shown = event(step, "escaped")
    assert names(shown.cards) == "food1 r3"
    assert (shown.who, shown.runaway, shown.required) == (A, 3, 3)


def test_b02():
    """§3.12 B02: vigilance 3, the turn goes on, no second attempt."""
    step = do(alone("food1 tools1 map1 r3", "food tools map + 3", 1), "escape")
    assert (vigilance(step.state), left(step.state), asked(step.state)) == ((3, 0), (3, 3), (A,))
    assert event(step, "escape_failed").required == 4
    assert verbs(step.state) == {"play", "draw", "discard"}
    assert key(step.state, "escape") == "attempted"


def test_b22():
    """§3.12 B22: then two cards are drawn; the turn is over, the cards lie face-down again (E8)."""
    state = do(alone("food1 r3", "food + 9", 2), "escape").state
    assert vigilance(state) == (4, 0)
    state = do(state, "draw").state
    assert (asked(state), laid(state, A), len(state.players[A].hand)) == ((B,), "food1 r3", 3)
    other = seen(state, B).players[A]
    assert (other.laid, names(other.seen)) == (None, "food1 r3")


def test_a_failure_raises_the_requirement_of_the_next_attempt():
    """§3.5, E36: at once."""
    state = do(alone("food1 r3", "food + 4"), "escape").state
    state = do(do(state, "draw").state, "draw").state
    assert event(do(state, "escape"), "escape_failed").required == 6


def test_a_new_turn_may_attempt_again():
    """E8: once a turn."""
    state = do(do(alone("r3", "food + 4"), "escape").state, "draw").state
    assert "escape" in verbs(state)
    assert "escape" in verbs(do(state, "draw").state)


def test_nothing_is_lost_by_a_failure():
    """E8: and everything in play is known from now on; of what was played later only the number."""
    state = do(alone("food1 r3 r4", "food tools + 4"), "escape").state
    assert names(seen(state).players[A].seen) == "food1 r3 r4"
    state = do(state, "play map2").state
    player = seen(state, B).players[A]
    assert (player.laid_size, names(player.seen)) == (4, "food1 r3 r4")
    assert state.discards == ()


def test_a_card_taken_openly_is_known_until_it_is_played():
    """§6: then it is in the hand or face-down; an attempt tells which."""
    state = table(who("food1 map1"), who(), discards="r5", plan="food + 9")
    state = do(state, "pick_up").state
    assert names(seen(state, B).players[A].held) == "r5"
    state = do(do(state, "draw").state, "play r5").state
    player = seen(state, B).players[A]
    assert (player.held, names(player.somewhere), player.seen) == ((), "r5", ())
    after = do(do(state, "draw").state, "escape").state
    player = seen(after, B).players[A]
    assert (player.held, player.somewhere, names(player.seen)) == ((), (), "r5")
    state = table(who("food1 map1"), who(), discards="r5", plan="food + 9")
    state = do(do(do(state, "pick_up").state, "draw").state, "play food1").state
    after = do(do(state, "draw").state, "escape").state
    player = seen(after, B).players[A]
    assert (names(player.held), player.somewhere, names(player.seen)) == ("r5", (), "food1")


def test_what_is_discarded_is_no_longer_known_to_be_held():
    """§6."""
    state = do(do(table(who("food1"), who(), discards="r5"), "pick_up").state, "draw").state
    assert do(state, "discard r5").state.players[A].held == ()


def test_b20():
    """§3.12 B20: the last prisoner is out; roll call, then the game is over."""
    state = table(who("food1", "r3", left=1), who("r3", left=1, vigilance=1), who(), plan="+ 3")
    step = do(state, "escape")
    result = step.state.result
    assert (result.winners, result.reason, result.standing) == ((A,), "free", (1, 2, 3))
    assert (vigilance(step.state), left(step.state)) == ((1, 1, 0), (0, 1, 3))
    assert told(step) == ("escaped", "roll_call", "counted", "counted", "counted", "over")
    assert (asked(step.state), step.state.phase) == ((), "over")
    assert names(seen(step.state).players[B].hand) == "r3"


def test_a_bluff_costs_nothing_at_the_roll_call():
    """§3.6: face-down cards that are no barracks score nothing."""
    state = table(who(laid="r3"), who(laid="info info r5 food/map food2", vigilance=20), who(), plan="+ 3")
    state = do(state, "escape", deal()).state
    assert (called(state, B).barracks, called(state, B).change) == (0, -9)


def test_the_view_counts_for_its_owner():
    """§6: objects still missing, and runaway of what is needed now."""
    state = table(who("map2", "food1 r3", vigilance=2), who(laid="r5"), who(), plan="food food tools + 4")
    view = seen(state, A)
    assert (view.missing(), view.runaway()) == (("food", "tools"), (3, 6))
    assert (seen(state, B).missing(), seen(state, B).runaway()) == (("food", "food", "tools"), (5, 4))
    assert hand(state, C) == ""
