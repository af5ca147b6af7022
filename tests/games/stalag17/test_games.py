"""Whole games: what holds in every state and of every move, and that everything in docs/rules/stalag17.md comes up."""

from collections import Counter, defaultdict

import pytest

from cogs.stalag17.actions import ACTIONS
from cogs.stalag17.data import CARDS, SAME
from cogs.stalag17.rules import GAME
from tests.games.stalag17 import reference
from tests.games.stalag17.playing import COMBINATIONS, ROUND, SEATS, SWITCHES, check_truth, game, need_of, played

SHARDS = 8

PRIVATE = {"cards", "played_card"}

KEYS = {
    *("planned", "coin", "coins", "cards", "drew", "played", "played_card", "picked_up", "discarded", "reshuffled"),
    *("escaped", "escape_failed", "joined", "join_failed", "declined", "counted", "void", "last_turns", "passed"),
    *("negotiated", "guard_agreed", "guard_refused", "offered", "took_offer", "idle", "left"),
    *("over_free", "over_void", "over_alone"),
}

SELDOM = {"nothing_revealed", "over_together", "over_gone"}
"""Left to test_negotiation.py, test_joint.py and test_leaving.py."""


def check_move(turn):
    """Judge a move by the reference functions (§3.11)."""
    state, verb = turn.before, turn.move.verb
    picks, told = turn.move.picks, {event.key: event.args for event in turn.step.events}
    if verb in ("escape", "join"):
        check_attempt(turn, told)
    elif verb == "discard":
        assert reference.legal_discard(reference.cards(picks[0]))
        assert told["discarded"]["cards"][-1:] == (picks[1] if len(picks) == 2 else told["discarded"]["cards"][-1:])
    elif verb == "negotiate":
        offered = reference.cards(picks[0])
        assert reference.negotiation_discard_ok(offered)
        for key, outcome in (("guard_agreed", "barracks"), ("guard_refused", "discard")):
            if key in told:
                answer = reference.negotiation_result(offered, reference.card(told[key]["card"]))
                assert answer == (outcome, told[key].get("cost", 0))
    elif verb == "offer":
        assert reference.exchange_ok(reference.card(picks[0][0]), need_of(state))


def check_attempt(turn, told):
    """Judge an escape or a joint one."""
    state, player = turn.before, turn.before.players[turn.seat]
    joining = turn.move.verb == "join"
    need, runaway = reference.plan_from_roll(state.plan.faces, state.plan.number)
    last = joining and player.left == 1
    required = reference.required_runaway(runaway, player.vigilance, player.informer, last)
    fits = reference.escape_ok(need, required, reference.cards(player.laid), len(player.negotiated))
    (key,) = told.keys() & {"escaped", "escape_failed", "joined", "join_failed"}
    assert key == (("joined" if joining else "escaped") if fits else ("join_failed" if joining else "escape_failed"))
    assert (told[key]["required"], told[key]["cards"]) == (required, player.laid)
    if key == "escape_failed" and "counted" not in told:
        assert turn.step.state.players[turn.seat].vigilance == player.vigilance + 2


class Witness:
    """Keeps a record, from what everybody hears, of the kinds of card that a seat is known to have."""

    def __init__(self):
        self.held, self.somewhere, self.shown = Counter(), Counter(), Counter()

    def hear(self, key, args):
        cards = Counter(SAME[card] for card in (*args.get("cards", ()), *((args["card"],) if "card" in args else ())))
        if key == "played":
            self.somewhere += self.held
            self.held.clear()
        elif key in ("picked_up", "took_offer"):
            self.held += cards
        elif key in ("discarded", "negotiated", "offered"):
            left = cards - self.held
            self.held -= cards
            self.somewhere -= left
        elif key in ("escaped", "escape_failed", "joined", "join_failed"):
            self.held += self.somewhere - (cards - self.shown)
            self.somewhere.clear()
            self.shown = cards


def follow(witnesses, step):
    """Let all witnesses hear what everybody hears."""
    for event in step.events:
        seat = event.args.get("seat")
        assert event.to == (frozenset((seat,)) if event.key in PRIVATE else None)
        if event.key == "planned":
            witnesses.clear()
        elif event.key not in PRIVATE and seat is not None:
            witnesses[seat].hear(event.key, event.args)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_every_state_and_move_keeps_to_the_rules(shard):
    """§2 to §6: for every number of players and all combinations of the additional rules."""
    for number in range(shard, ROUND, SHARDS):
        witnesses = defaultdict(Witness)
        for turn in played(number):
            check_truth(turn.before)
            check_move(turn)
            for seat, player in enumerate(GAME.view(turn.before, None).players):
                known = Counter(player.held), Counter(player.somewhere)
                assert known == (witnesses[seat].held, witnesses[seat].somewhere)
            follow(witnesses, turn.step)
        check_truth(turn.step.state)


def test_everything_is_played():
    """§2 to §4: every action, every phase, every event, every ending, every kind of card played, dropped and shown."""
    verbs, keys, reasons, phases, laid, dropped, dice = (set() for _ in range(7))
    for number in range(ROUND, 3 * ROUND):
        for turn in played(number):
            verbs.add(turn.move.verb)
            phases.add(turn.before.phase)
            dice.add(len(turn.before.plan.faces))
            for event in turn.step.events:
                keys.add(event.key)
                if event.key == "played_card":
                    laid.add(CARDS[event.args["card"]].id)
                elif event.key == "discarded":
                    dropped |= {CARDS[card].kind for card in event.args["cards"]}
        reasons.add(turn.step.state.result.reason)
    assert verbs == {*ACTIONS, "coin", "join", "decline", "idle", "resign"}
    assert phases == {"coin", "turn", "joint"}
    assert keys - SELDOM == KEYS
    assert reasons >= {"free", "void", "alone"}
    assert dice == {3, 4, 5}
    assert laid == {kind.id for kind in CARDS.values()}
    assert dropped == {"object", "runaway", "barracks", "information"}


def test_all_combinations_are_played():
    """§4: four switches, sixteen combinations, two to five players."""
    cases = {(one.seats, *(one.options[name] for name in SWITCHES)) for one in map(game, range(ROUND))}
    assert len(cases) == len(SEATS) * COMBINATIONS
    assert {game(number).options["tie_break"] for number in (0, ROUND)} == {"no", "yes"}


def test_additional_rules_that_are_off_are_never_met():
    """§4: not their questions, not their events."""
    for number in range(len(SEATS)):
        for turn in played(number):
            assert turn.move.verb not in ("coin", "negotiate", "offer", "take", "join", "decline")
            assert not {"coins", "declined"} & {event.key for event in turn.step.events}
