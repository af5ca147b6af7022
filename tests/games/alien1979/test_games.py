"""Whole games: what holds in every state, and that everything in docs/rules/alien1979.md comes up."""

import pytest

from cogs.alien1979 import data
from cogs.alien1979.actions import ACTIONS, STOP
from cogs.alien1979.rules import CHOICE
from tests.games.alien1979.playing import SEATS, check_truth, game, played

GAMES = range(15 * len(SEATS))

KEYS = {
    *("revealed", "prowled", "stayed", "marked", "saved", "died", "reset", "reshuffled"),
    *("put_down", "gave", "chose", "swapped", "took", "code", "forced"),
    *("went", "sent", "ejected", "armed", "shielded", "healed", "stopped", "idle", "left"),
    *("entered", "boarded", "turned_away", "activated", "ticked"),
    *("over_alien", "over_launched", "over_empty", "over_left", "over_limit"),
}


@pytest.mark.parametrize("number", GAMES)
def test_every_state_keeps_to_the_rules(number):
    for turn in played(number):
        check_truth(turn.before)
    check_truth(turn.step.state)


def test_everything_is_played():
    """§2 to §3.8: every action, every kind of card both calm and mad, every event, every ending, every phase."""
    verbs, keys, cards, reasons, phases, resets = set(), set(), set(), set(), set(), set()
    for number in range(200):
        for turn in played(number):
            verbs.add(turn.move.verb)
            phases.add(turn.before.phase)
            keys |= {event.key for event in turn.step.events}
            mad = turn.before.enterer is not None
            cards |= {(event.args["rank"], mad) for event in turn.step.events if event.key == "revealed"}
            resets |= {turn.move.verb for event in turn.step.events if event.key == "reset"}
        reasons.add(turn.step.state.result.reason)
    assert verbs == {*ACTIONS, STOP.verb, "lose", "back", "idle", "resign"}
    assert phases == {"act", *CHOICE}
    assert keys == KEYS
    assert cards == {(rank, mad) for rank in data.ALIEN_RANKS for mad in (False, True)}
    assert reasons == {"alien", "launched", "empty", "left", "limit"}
    assert "resign" in resets
    assert resets - {"resign"}


def test_every_number_of_players_and_both_limits_are_played():
    cases = [game(number) for number in GAMES]
    assert {(one.seats, one.options["strict"]) for one in cases} == {(n, s) for n in SEATS for s in ("no", "yes")}
