"""Whole games: what holds in every state, and that everything in docs/rules/colditz.md comes up."""

import pytest

from bot.engine.codec import decode, encode
from cogs.colditz import data
from cogs.colditz.rules.game import GAME
from cogs.colditz.rules.sides import GERMANS_TURN, OFFICERS_TURN
from tests.games.colditz.playing import SEATS, cards_of, check_truth, played

GAMES = range(4 * len(SEATS))


@pytest.mark.parametrize("number", GAMES)
def test_every_state_keeps_to_the_rules(number):
    for turn in played(number):
        check_truth(turn.before)
    state = turn.step.state
    check_truth(state)
    assert state.result is not None
    assert decode(GAME.state_type, encode(turn.before)) == turn.before


def test_everything_is_played():
    """§2.4, §2.5, §3: every action, every reaction, every kind of card, every ending, within so many games."""
    actions = {action.verb for action in (*OFFICERS_TURN, *GERMANS_TURN)}
    wanted = {*actions, *OTHERS, *KINDS, *ENDINGS}
    for number in RICH:
        for turn in played(number):
            wanted.discard(turn.move.verb)
            for event in turn.step.events:
                wanted -= {f"card {card}" for card in cards_of(event)}
        wanted.discard(turn.step.state.result.reason)
        if not wanted:
            return
    assert wanted == set()


RICH = [number for number in range(300) if number // len(SEATS) % 2]

ENDINGS = {"escaped", "time", "german_left", "nobody_left"}

KINDS = {f"card {row.id}" for row in (*data.BOX.opportunity, *data.BOX.security, *data.BOX.dare)}

OTHERS = {
    *("place", "roll", "call", "draw", "leave", "sweep", "spare", "prefer", "idle", "resign"),
    *("trade", "accept", "reject", "retract"),
    *("attend", "give_up", "no", "intercept", "amulet", "tip_off", "hide"),
}
"""What is no action of a turn."""
