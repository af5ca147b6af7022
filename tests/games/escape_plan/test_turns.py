"""Turn order and the frame of the day: docs/rules/escape_plan.md §3.4, §3.5."""

import pytest

from bot.engine.chance import Chance
from cogs.escape_plan import data
from cogs.escape_plan.events.course import Part
from cogs.escape_plan.events.turns import Held
from cogs.escape_plan.rules.day import course
from tests.games.escape_plan.build import (
    A,
    B,
    C,
    D,
    asked,
    do,
    has,
    key,
    line,
    near,
    offered,
    spelt,
    table,
    told,
    verbs,
    who,
)


def ordered(levels, order=None):
    """Sort players of these levels of notoriety."""
    state = table(*(who(notoriety=level) for level in levels), order=order or tuple(range(len(levels))))
    return course.set_order(state, Chance(b"", 0)).state.order


@pytest.mark.parametrize(
    ("levels", "order", "after"),
    [
        ((0, 0, 0, 0), None, (D, C, B, A)),
        ((2, 4, 2, 0), None, (B, C, A, D)),
        ((1, 2, 3), (A, C, B), (C, B, A)),
        ((1, 0, 3), (A, C, B), (C, A, B)),
        ((1, 3), (A, B), (B, A)),
    ],
)
def test_the_most_notorious_go_first_and_those_tied_exchange(levels, order, after):
    """Cases 19, 20 and 73."""
    assert ordered(levels, order) == after


def test_each_player_acts_once_a_part():
    """§3.5: a part ends when all have acted."""
    state = table(who(), who(), who())
    found = []
    for _ in range(7):
        found.append((*asked(state), data.PARTS[state.part]))
        state = do(state, "pass").state
    assert found == [(seat, part) for part in ("morning", "afternoon", "evening") for seat in range(3)][:7]


def test_without_a_disc_there_is_no_night():
    """Case 22."""
    state = table(who(), who(), part="evening", acting=1)
    assert do(state, "pass").state.day == 2


def test_a_disc_spent_at_night_is_gone_at_dawn():
    """Case 22."""
    state = do(table(who(), who(discs=1), who(), part="evening", acting=2), "pass").state
    assert (asked(state), verbs(state), data.PARTS[state.part]) == ((B,), {"spend", "hold"}, "night")
    state = do(state, "spend").state
    assert has(state, "discs", seat=B) == 0
    assert "pass" in verbs(state)
    assert do(state, "pass").state.day == 2


def test_who_declines_at_night_is_asked_at_dawn():
    """§3.5; and a declined part is no Pass: the police stay."""
    state = table(who(notoriety=3), who(discs=1), who(), s2="F", part="night", acting=1)
    step = do(state, "hold")
    assert told(step) == (Held, Part)
    assert (asked(step.state), data.PARTS[step.state.part]) == ((B,), "dawn")


def test_nobody_acts_at_night_without_a_disc():
    """Case 80: with two players an Inspector card is dealt all the same."""
    step = do(table(who(), who(), part="evening", acting=1), "pass")
    assert step.state.day == 2
    assert len(step.state.dealt) == 3


def test_rest_is_offered_once_a_day():
    """Case 23."""
    state = table(who(rested=True), who(), who())
    assert "rest" not in verbs(state)
    assert key(state, "rest") == "rested"
    assert "rest" in verbs(do(state, "pass").state)


def test_rest_turns_everything_up_but_assets():
    """Case 24."""
    state = table(who("!K10 - A5 A6 A7", "!E1 !E4 - A3 A4", "!A1 A2", first_aid=False), who(), who())
    step = do(state, "rest")
    assert spelt(step.state.players[A].contacts) == "K10 - A5 A6 A7"
    assert spelt(step.state.players[A].items) == "E1 E4 - A3 A4"
    assert has(step.state, "first_aid", "rested") == (True, True)
    assert [asset.up for asset in step.state.players[A].assets] == [False, True]
    assert asked(step.state) == (B,)


def test_one_rests_where_one_stands():
    """§3.5: no avoiding, no visit."""
    state = table(who(wounds=2), who(), who(), s1="FCS")
    step = do(state, "rest")
    assert has(step.state, "wounds", "at") == (2, ("S1", "clinic"))


def test_what_was_used_before_a_pass_stays_used():
    """§3.5."""
    state = line(table(who(cans=1), who(), who()), "use can", "use car", "pass")
    assert has(state, "cans", "notoriety") == (0, 1)
    assert state.turn.points == 3


def test_who_is_out_does_not_act():
    """§3.0.1."""
    state = table(who(), who(fate="escaped", place=1), who(fate="arrested", at=".", contacts="", items=""), who())
    assert asked(do(state, "pass").state) == (D,)


def test_a_turn_ends_with_a_button_only_if_something_is_left_to_use():
    """§3.5: the window after the visit."""
    state = table(who(assets="!A1", wounds=1, first_aid=False), who(), who())
    assert asked(do(state, "move S2.church").state) == (B,)
    state = do(table(who(assets="!A1", wounds=1), who(), who()), "move S2.church").state
    assert (asked(state), verbs(state), offered(state, "use")) == ((A,), {"use", "finish"}, ("aid",))
    assert asked(do(state, "finish").state) == (B,)


def test_that_button_betrays_no_cash():
    """§3.12: who could do something with money is asked, with or without it."""
    for cash in (0, 9):
        state = do(
            table(who("K10 - A5 A6 A7", assets="!A1", wounds=1, cash=cash, first_aid=False), who()), "move S2.church"
        ).state
        assert asked(state) == (A,)
        assert ("use" in verbs(state)) == (cash > 0)


def test_the_display_is_filled_at_the_end_of_the_turn():
    """§3.6.4; the discards are shuffled when the deck is empty."""
    state = table(who(), who(), who(), city=(near("A2", "C", business="gym"),))
    shown = state.contacts
    state = do(state, "move A2.business").state
    state = line(state, f"contact {shown[2]} 0", "finish")
    assert (len(state.contacts), state.contacts[:6]) == (7, (*shown[:2], *shown[3:]))
    bare = table(who(), who(), who(), deck=(), contacts=shown[:6], discards=("K01.2", "K02.2"))
    step = do(bare, "pass", [1])
    assert sorted((*step.state.contacts[6:], *step.state.deck)) == ["K01.2", "K02.2"]
    assert step.state.discards == ()
    assert asked(step.state) == (B,)
