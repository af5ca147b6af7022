"""What a beginner is told: who one is and what wins, what is new now."""

import pytest

from cogs.colditz.rules.game import GAME
from cogs.colditz.state import PLAY_ON
from tests.games.colditz.build import A, B, begun, germans, officer, table
from tests.games.colditz.looks import LANGUAGES, PRESENTER, said

SAID = [said(language) for language in LANGUAGES]


def aim(state, seat):
    return PRESENTER.goal(GAME.view(state, seat), seat, SAID[0])


def coached(state, seat=A):
    return PRESENTER.hints(GAME.view(state, seat), GAME.asks(state, seat))


def test_each_side_is_told_what_wins():
    state = begun(2, limit="rounds_20", target="1")
    german = "Let no officer get a man out in the 20 rounds left. Guard the ways out, and arrest the men who come."
    assert aim(state, state.german) == german
    told = "get a man to a yellow flag within 20 rounds. Outside, guards may arrest them."
    assert aim(state, A) == f"With the escape kit, {told}"
    assert aim(begun(2, limit="rounds_20", target="1", kits="yes"), A) == f"You have the kit: {told}"
    assert (
        aim(state, None) == "An officer wins with 1 man out; the German wins if no officer has done so after round 20."
    )
    assert aim(begun(3, limit="minutes_120"), None).endswith("if no officer has done so when time is up.")
    assert aim(begun(3, colours="yes"), A).startswith("With the escape kit, get ")


def test_what_wins_changes_with_the_game():
    men = officer("W21", escapes=1)
    assert "get a man to a yellow flag in this last round." in aim(table(men, rounds=40, round=40), A)
    ahead = officer("W21", escapes=2)
    assert aim(table(ahead), A).endswith("you win unless another officer has more at the end of this round.")
    assert aim(table(ahead, house=(PLAY_ON,)), A).endswith("you win unless another officer has more at the end.")
    assert aim(table(officer("out", out=True), officer("W21")), A) == ""


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (table(officer("W21"), points=5), "signs"),
        (table(officer("W21", kit=True), points=5), "plans"),
        (table(officer("X12 Z12 AG19 N29"), points=5), "kit"),
        (table(officer("U12 V12"), points=5), "equip"),
        (table(officer("S18", have="rope"), points=5), "danger"),
        (table(officer("W21", cards="rope"), points=5), "rope"),
        (table(officer("cell W21"), points=5, double=True, dice=((1, 1), (1, 2))), "free"),
    ],
)
def test_an_officer_is_told_of_what_is_there(state, told):
    names = coached(state)
    assert names[0] == "legend"
    assert told in names


def test_the_german_is_told_of_his_own_side():
    state = germans(officer("AO10", have="rope"), guards="AM10", points=3)
    assert coached(state, B)[:2] == ("legend", "arrest")
    assert {"walk", "post", "patrols"} <= set(coached(state, B))
    assert coached(begun(3), 2)[:2] == ("legend", "posts")


def test_who_waits_is_told_nothing():
    assert coached(table(officer("W21"), officer("W22"), points=5), B) == ()
