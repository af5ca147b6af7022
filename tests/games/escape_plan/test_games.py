"""Whole games: what holds in every state, and that everything in docs/rules/escape_plan.md comes up."""

from collections import Counter
from typing import get_args

import pytest

from bot.engine.chance import Chance
from bot.engine.game import result_of
from bot.engine.play import play, table_move, waited_for
from bot.engine.record import TABLE
from cogs.escape_plan.events import EVENTS, course, turns, visits
from cogs.escape_plan.rules.game import GAME
from tests.drills.few import first
from tests.games.escape_plan.build import told
from tests.games.escape_plan.playing import SEATS, check_truth, game, neutral, played

GAMES = range(12 * len(SEATS))

VERBS = {
    "unlock": ("unlock", "keep_money"),
    "city": ("place", "house"),
    "heat": ("send",),
    "turn": (
        *("spend", "hold", "move", "rest", "pass", "use", "avoid", "take", "finish"),
        *("cover", "blue", "red", "contact", "decline"),
        *("keep", "key", "fixer", "hire", "pray", "equip", "hand_back", "buy_can", "locker", "done"),
    ),
}
"""What each phase can ask."""

EVERY_VERB = {"idle", "resign"}.union(*VERBS.values())

SELDOM = {turns.DiscLost, turns.NoReward, course.Began}
"""What need not come up in so many games, or stands before the first move."""

TOLD = {*get_args(EVENTS)} - SELDOM


@pytest.mark.parametrize("number", first(GAMES, 3 * len(SEATS)))
def test_every_state_keeps_to_the_rules(number):
    """Cases 43, 44, 45 and 74: and nobody acts more than five times a day."""
    acted = Counter()
    for turn in played(number):
        state = turn.before
        check_truth(state)
        before, after = state.players, turn.step.state.players
        for seat, player in enumerate(after):
            assert player.cubes <= before[seat].cubes
            assert player.handcuffs >= before[seat].handcuffs
        acted.update((state.day, event.who) for event in turn.step.events if isinstance(event, ENDS))
        assert told(turn.step).count(visits.Escaped) <= 1
        assert neutral(turn.step.state) <= 6
    check_truth(turn.step.state)
    assert turn.step.state.result is not None
    assert not acted or max(acted.values()) <= 5


ENDS = (turns.Went, turns.Passed, turns.Rested)


def test_nobody_without_a_disc_acts_more_or_less_than_three_times():
    """Case 74."""
    full = 0
    for number in range(20):
        acts, discs, day = Counter(), set(), 1
        for turn in played(number):
            if turn.before.day != day:
                full += sum(acts[seat] == 3 for seat in range(len(turn.before.players)))
                inside = turn.before.in_city()
                assert all(acts[seat] == 3 or seat in discs for seat in inside)
                acts, discs, day = Counter(), set(), turn.before.day
            for event in turn.step.events:
                if isinstance(event, ENDS):
                    acts[event.who] += 1
                if isinstance(event, turns.DiscSpent):
                    discs.add(event.who)
    assert full


def test_every_question_and_event_comes_up():
    """§3: what the box holds is in test_coverage.py."""
    verbs, kinds, reasons = set(), set(), set()
    for number in range(40 * len(SEATS)):
        for turn in played(number):
            verbs.add(turn.move.verb)
            assert turn.seat == TABLE or turn.move.verb in VERBS[turn.before.phase]
            kinds.update(map(type, turn.step.events))
        reasons.add(turn.step.state.result.reason)
        if verbs >= EVERY_VERB and kinds >= TOLD and number % len(SEATS) == len(SEATS) - 1:
            break
    assert verbs == EVERY_VERB
    assert kinds - SELDOM == TOLD
    assert reasons == {"escaped", "caught"}


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("number", range(4))
def test_defaults_alone_come_to_an_end(players, number):
    """Case 91: every decision timed out."""
    state = GAME.setup(players, {"help": "no", "rules": "first", "police": "no"}, Chance(b"idle", number)).state
    version = 0
    while result_of(state) is None:
        version += 1
        seat = waited_for(GAME, state, players)[0]
        state = play(GAME, state, TABLE, table_move("idle", seat), Chance(b"idle" + bytes([number]), version)).state
        check_truth(state)
        assert version < 200
    assert state.day == 3


def test_every_number_of_players_is_played():
    assert {(game(number).seats, game(number).options["help"]) for number in GAMES} == {
        (players, choice) for players in SEATS for choice in ("no", "yes")
    }
