"""Whole games: every phase and every ending of docs/rules/fugitive.md §3.2 and §3.5 comes up in random play."""

from bot.engine.game import result_of
from cogs.fugitive.rules.game import OPEN
from tests.contract.playouts import case, turns

GAMES = 120


def test_every_phase_and_ending_is_played():
    phases, reasons, numbers = set(), set(), set()
    for number in range(GAMES):
        for turn in turns(case("fugitive", number)):
            state = turn.step.state
            phases.add(turn.before.phase)
        reasons.add(result_of(state).reason)
        numbers.update(card for place in state.row for card in (place.hideout, *place.sprints))
    assert phases == {*OPEN, "f_after", "m_after"} - {"over"}
    assert reasons >= {"caught", "manhunt", "escaped", "escaped_clean", "resigned"}
    assert numbers == set(range(43))
