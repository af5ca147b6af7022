"""Whole games: what holds in every state and of every move, and that everything in docs/rules/stalag17.md comes up."""

from collections import Counter, defaultdict

import pytest

from bot.engine.event import Private, members_of
from cogs.stalag17 import events
from cogs.stalag17.data import CARDS, SAME
from cogs.stalag17.events import (
    CoinsShown,
    Counted,
    Declined,
    Discarded,
    Escaped,
    EscapeFailed,
    GuardAgreed,
    GuardRefused,
    Joined,
    JoinFailed,
    Negotiated,
    NothingRevealed,
    Offered,
    Over,
    PickedUp,
    Planned,
    Played,
    PlayedCard,
    QuietNight,
    Reshuffled,
    TookOffer,
    Void,
)
from cogs.stalag17.rules.game import GAME
from tests.drills.few import first
from tests.games.stalag17 import reference
from tests.games.stalag17.playing import COMBINATIONS, ROUND, SEATS, SWITCHES, check_truth, game, need_of, played

SHARDS = 7

ACTIONS = ("play", "draw", "pick_up", "discard", "negotiate", "offer", "take", "escape", "pass", "quiet")

ATTEMPTS = (Escaped, EscapeFailed, Joined, JoinFailed)

PASSING = 425
"""A game in which somebody passes."""

SELDOM = {NothingRevealed}
"""Left to test_negotiation.py."""


def check_move(turn):
    """Judge a move by the reference functions (§3.11)."""
    state, verb = turn.before, turn.move.verb
    picks, told = turn.move.picks, {type(event): event for event in turn.step.events}
    if any(kind in told for kind in ATTEMPTS):
        check_attempt(turn, told)
    elif verb == "discard":
        assert reference.legal_discard(reference.cards(picks[0]))
        assert len(picks) == 1 or told[Discarded].cards[-1:] == picks[1]
    elif verb == "negotiate":
        offered = reference.cards(picks[0])
        assert reference.negotiation_discard_ok(offered)
        for kind, outcome in ((GuardAgreed, "barracks"), (GuardRefused, "discard")):
            if kind in told:
                answer = reference.negotiation_result(offered, reference.card(told[kind].card))
                assert answer == (outcome, getattr(told[kind], "cost", 0))
    elif verb == "quiet":
        before, after = state.players[turn.seat], turn.step.state.players[turn.seat]
        assert told[QuietNight].cards == before.hand
        if Planned not in told:
            assert (after.hand, after.vigilance, after.rested) == ((), -(-before.vigilance // 2), True)
    elif verb == "offer":
        assert reference.exchange_ok(reference.card(picks[0][0]), need_of(state))


def check_attempt(turn, told):
    """Judge an escape or a joint one, which is heard when the window closes."""
    (event,) = (told[kind] for kind in told.keys() & set(ATTEMPTS))
    state, player = turn.before, turn.before.players[event.who]
    joining = isinstance(event, Joined | JoinFailed)
    assert joining or event.who == turn.seat
    need, runaway = reference.plan_from_roll(state.plan.faces, state.plan.number)
    last = joining and player.left == 1
    required = reference.required_runaway(runaway, player.vigilance, player.informer, last)
    fits = reference.escape_ok(need, required, reference.cards(player.laid), len(player.negotiated))
    assert type(event) is ((Joined if joining else Escaped) if fits else (JoinFailed if joining else EscapeFailed))
    assert (event.required, event.cards) == (required, player.laid)
    if isinstance(event, EscapeFailed) and Counted not in told:
        assert turn.step.state.players[turn.seat].vigilance == player.vigilance + 2


class Witness:
    """Keeps a record, from what everybody hears, of the kinds of card that a seat is known to have."""

    def __init__(self):
        self.held, self.somewhere, self.shown = Counter(), Counter(), Counter()

    def hear(self, event):
        cards = Counter(SAME[card] for card in getattr(event, "cards", None) or (getattr(event, "card", None),) if card)
        if isinstance(event, Played):
            self.somewhere += self.held
            self.held.clear()
        elif isinstance(event, PickedUp | TookOffer):
            self.held += cards
        elif isinstance(event, Discarded | Negotiated | Offered | QuietNight):
            left = cards - self.held
            self.held -= cards
            self.somewhere -= left
        elif isinstance(event, ATTEMPTS):
            self.held += self.somewhere - (cards - self.shown)
            self.somewhere.clear()
            self.shown = cards


def follow(witnesses, step):
    """Let all witnesses hear what everybody hears."""
    for event in step.events:
        if isinstance(event, Private):
            assert event.to == (event.who,)
        elif isinstance(event, Planned):
            witnesses.clear()
        elif not isinstance(event, Reshuffled | Void | CoinsShown | Over):
            witnesses[event.who].hear(event)


@pytest.mark.parametrize("shard", first(range(SHARDS), 2))
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
    verbs, kinds, reasons, phases, laid, dropped, dice = (set() for _ in range(7))
    for number in (*range(ROUND, 3 * ROUND), PASSING):
        for turn in played(number):
            verbs.add(turn.move.verb)
            phases.add(turn.before.phase)
            dice.add(len(turn.before.plan.faces))
            for event in turn.step.events:
                kinds.add(type(event))
                if isinstance(event, PlayedCard):
                    laid.add(CARDS[event.card].id)
                elif isinstance(event, Discarded):
                    dropped |= {CARDS[card].kind for card in event.cards}
        reasons.add(turn.step.state.result.reason)
    assert verbs == {*ACTIONS, "coin", "join", "decline", "idle", "resign"}
    assert phases == {"coin", "turn", "joint"}
    assert kinds | SELDOM == set(members_of(events.__name__))
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
            assert not any(isinstance(event, CoinsShown | Declined) for event in turn.step.events)
