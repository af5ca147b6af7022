"""Whole games: what holds in every state, and that everything in docs/rules/alien1979.md comes up."""

import pytest

from bot.engine.event import members_of
from cogs.alien1979 import data
from cogs.alien1979.events import Began, Foreseen, Haunted, Reset, Revealed
from cogs.alien1979.rules.actions.menu import COSTS
from tests.drills.few import first
from tests.games.alien1979.playing import SEATS, check_truth, game, played

GAMES = range(15 * len(SEATS))

KINDS = {*members_of("cogs.alien1979.events")} - {Began, Foreseen, Haunted}
"""The events of moves without the house rule of the dead; the set-up alone tells who begins."""


@pytest.mark.parametrize("number", first(GAMES, 4 * len(SEATS)))
def test_every_state_keeps_to_the_rules(number):
    for turn in played(number):
        check_truth(turn.before)
    check_truth(turn.step.state)


def test_everything_is_played():
    """§2 to §3.8: every action, every kind of card both calm and mad, every event, every ending, every phase."""
    verbs, kinds, cards, reasons, phases, resets = set(), set(), set(), set(), set(), set()
    for number in range(200):
        for turn in played(number):
            verbs.add(turn.move.verb)
            phases.add(turn.before.phase)
            kinds |= {type(event) for event in turn.step.events}
            mad = turn.before.enterer is not None
            cards |= {(event.card[0], mad) for event in turn.step.events if isinstance(event, Revealed)}
            resets |= {turn.move.verb for event in turn.step.events if isinstance(event, Reset)}
        reasons.add(turn.step.state.result.reason)
    assert verbs == {*COSTS, "stop", "lose", "back", "idle", "resign"}
    assert phases == {"act", "lose", "drop", "swap"}
    assert kinds == KINDS
    assert cards == {(rank, mad) for rank in data.ALIEN_RANKS for mad in (False, True)}
    assert reasons == {"alien", "launched", "empty", "left", "limit"}
    assert "resign" in resets
    assert resets - {"resign"}


def test_every_number_of_players_and_both_limits_are_played():
    cases = [game(number) for number in GAMES]
    assert {(one.seats, one.options["strict"]) for one in cases} == {(n, s) for n in SEATS for s in ("no", "yes")}
