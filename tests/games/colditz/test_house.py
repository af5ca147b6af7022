"""The house rules of docs/rules/colditz.md §7, each an option that is off unless the host wants it."""

import re

import pytest

from bot.engine.record import TABLE
from bot.installed_games import installed_game
from bot.table import lobby
from cogs.colditz.rules.game import GAME, GERMANS_SEATS
from tests.games.colditz.build import A, asked, begun, dice, do, floor, germans, key, officer, stock, table, verbs
from tests.table.play import HOST, lobby_record

CHAPEL = floor("chapel")[0]

TITLE = installed_game("colditz")

BALANCED = [(2, 50), (1, 21), (1, 24), (1, 20), (1, 20)]
"""Escapes and rounds for 2 to 6 players."""

POSTS = "place T15 R7+E23"


def test_everybody_starts_with_a_kit():
    state = begun(3, kits="yes")
    assert (state.house, [one.kit for one in state.officers]) == (("kits",), [True, True])
    assert GAME.view(state, None).house == ("kits",)
    assert not any(one.kit for one in begun(3).officers)


def test_one_man_is_enough_for_equipment():
    state = table(officer(f"{CHAPEL} 44,20"), points=4, house=("single",))
    step = do(state, "equip rope 0.0 -")
    assert step.state.officers[A].stock == stock("rope")
    assert do(state, "equip rope 0.0 W19").state.officers[A].men[0].place == "W19"
    assert key(state, "equip key 0.1 -") == "one_man"
    assert "equip" not in verbs(table(officer(f"{CHAPEL} 44,20"), points=4))


def test_one_posting_a_turn():
    state = germans(officer("44,20"), points=5, house=("posting",))
    posted = do(state, "post T15").state
    assert key(posted, "post U27") == "one_posting"
    assert do(do(germans(officer("44,20"), points=5), "post T15").state, "post U27").state.turn.points == 3


def test_three_throws_at_most():
    state = do(begun(2, throws="yes"), POSTS, dice("22 33 44")).state
    assert (state.turn.points, state.turn.double) == (18, True)
    assert do(begun(2), POSTS, dice("22 33 44 12")).state.turn.points == 21


def test_no_do_or_die():
    runner = officer(f"{CHAPEL} 44,20", kit=True)
    assert key(table(runner, house=("no_dare",)), "dare 0.0") == "no_dare"
    assert "dare" in verbs(table(runner))


def test_playing_on_to_the_limit():
    """Also in a game of minutes; it ends before when nobody has a man left."""
    house = ("play_on",)
    on = do(germans(officer("44,20 escaped", escapes=2), house=house), "end", dice("13")).state
    assert (on.result, asked(on)) == (None, (A,))
    last = germans(officer("44,20 escaped", escapes=2), house=house, round=40)
    assert do(last, "end").state.result.reason == "escaped"
    alone = germans(officer("escaped escaped", escapes=2), house=house)
    assert do(alone, "end").state.result.winners == (A,)
    late = table(officer("44,20 escaped", escapes=2), house=house, rounds=0)
    assert do(late, "time", seat=TABLE).state.result.reason == "escaped"


def test_a_preset_leaves_the_german_as_chosen():
    """C9: also after a rematch, which makes the one who opens it the German."""
    record = lobby_record(TITLE)
    record = lobby.choose(record, TITLE, HOST, {"german": "last"}, record.pace)
    for name in GAME.presets:
        changed = lobby.preset(record, TITLE, HOST, name)
        assert changed.options["german"] == "last"
        assert changed.options["limit"] == GAME.presets[name]["limit"]


def test_a_limit_and_a_target_that_suit_the_number_of_players():
    """§7: and others as chosen."""
    assert [(begun(seats).target, begun(seats).rounds) for seats in GAME.seats] == BALANCED
    assert begun(5, limit="rounds_20").rounds == 20
    assert begun(5, target="3").target == 3


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_lobby_says_what_suits_the_number_of_players(language):
    say = TITLE.say(language)
    limit, target = (re.findall(r"\d+", say(f"colditz-option-{name}-seats")) for name in ("limit", "target"))
    assert {*limit} == {*(str(rounds) for _, rounds in BALANCED), *map(str, GAME.seats)}
    assert target[:4] == ["2", "2", "1", "3"]
    assert [goal for goal, _ in BALANCED] == [2, 1, 1, 1, 1]


def test_any_seat_may_be_the_german():
    """C15, §3.2: where nobody sits there, who sits last."""
    seats = {choice: begun(4, german=choice).german for choice in GERMANS_SEATS[1:]}
    assert seats == {"host": 0, "second": 1, "third": 2, "fourth": 3, "fifth": 3, "last": 3}


def test_as_many_escapes_as_there_are_men():
    """C15, §3.2."""
    assert [begun(seats, target="5").target for seats in (2, 5, 6)] == [5, 5, 4]
