"""The redeal keeps to the rules: docs/rules/alien1979.md §2 and §3.1 hold in every truth it gives."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Illegal, Move, Step, play, waited_for
from cogs.alien1979.events import TookCode
from cogs.alien1979.rules.game import GAME, Alien1979
from cogs.alien1979.state import NOWHERE
from tests.contract.playouts import Case, Turn, complete
from tests.contract.secrecy import Tally, check_told
from tests.games.alien1979.build import A, B, C, do, knowing, leave, pawn, reveal, seen, table
from tests.games.alien1979.playing import SEATS, check_truth, played
from tests.games.alien1979.reveals import SHOWN

GAMES = range(3 * len(SEATS))


def public(state):
    """Blot out everything that is hidden from the channel."""
    pawns = tuple(replace(pawn, codes=(), known=NOWHERE) for pawn in state.pawns)
    return replace(state, pawns=pawns, lying=NOWHERE, deck=(), chosen=())


def check_same_table(state, other, viewer):
    """Compare sizes, and all that `viewer` knows."""
    assert public(other) == public(state)
    assert Counter(other.deck) == Counter(state.deck)
    assert [len(pawn.codes) for pawn in other.pawns] == [len(pawn.codes) for pawn in state.pawns]
    assert [len(codes) for codes in other.lying] == [len(codes) for codes in state.lying]
    assert [seat for seat, _ in other.chosen] == [seat for seat, _ in state.chosen]
    if viewer is not None:
        assert other.pawns[viewer] == state.pawns[viewer]
        assert [pair for pair in other.chosen if pair[0] == viewer] == [p for p in state.chosen if p[0] == viewer]


@pytest.mark.parametrize("number", GAMES)
def test_another_truth_obeys_the_rules_and_can_be_played_on(number):
    dice = random.Random(number)
    compared = changed = 0
    for turn in played(number):
        state = turn.before
        viewer = dice.choice((None, *range(len(state.pawns))))
        other = GAME.redeal(state, viewer, Chance(b"redeal", turn.version))
        check_truth(other)
        check_same_table(state, other, viewer)
        assert seen(other, viewer) == seen(state, viewer)
        compared, changed = compared + 1, changed + (other != state)
        seat = dice.choice(waited_for(GAME, other, len(state.pawns)))
        step = play(GAME, other, seat, complete(GAME, other, seat, dice), Chance(b"on", turn.version))
        check_truth(step.state)
    assert changed * 10 > compared * 9


def reached(state, viewer, draws=300):
    return [GAME.redeal(state, viewer, Chance(b"many", number)) for number in range(draws)]


def everything(**more):
    """All twelve codes: seat 0 holds three, seat 1 two, the rest lies."""
    pawns = (pawn("madre", "ssc"), pawn("copas", "rr"), pawn("oros"))
    return table(*pawns, lying={"bastos": "ccc", "copas": "ssr", "oros": "r"}, **more)


def test_a_hidden_hand_can_be_any():
    """§3.1: every hand of the unseen codes comes up, about as often as it should."""
    hands = Counter(other.pawns[B].codes for other in reached(everything(), A, 900))
    assert {tuple(code[0] for code in hand) for hand in hands} == {
        ("s", "s"), ("s", "c"), ("s", "r"), ("c", "c"), ("c", "r"), ("r", "r"),
    }  # fmt: skip
    expected = {("sota", "sota"): 1, ("caballo", "caballo"): 3, ("rey", "rey"): 6, ("caballo", "rey"): 12}
    for hand, ways in expected.items():
        assert abs(hands[hand] / 900 - ways / 36) < 0.06


def test_a_sector_can_hide_anything():
    """§3.1: to the channel everything is hidden."""
    others = reached(everything(), None)
    assert len({other.lying for other in others}) > 100
    assert len({other.deck for other in others}) > 290
    assert len({other.pawns[A].codes for other in others}) > 5


def test_what_one_put_down_stays():
    """R4: as long as it lies there for certain."""
    state = knowing(everything(), A, "copas", "ss")
    for other in reached(state, A, 100):
        assert other.lying[3].count("sota") >= 2
        assert other.pawns[A] == state.pawns[A]
    assert any(other.lying[3].count("sota") < 2 for other in reached(state, B))


def test_the_memory_of_others_is_true_of_the_other_truth():
    """R4: nobody remembers what does not lie there."""
    state = knowing(everything(), A, "copas", "ss")
    others = reached(state, B)
    assert {other.pawns[A].known[3] for other in others} == {(), ("sota",), ("sota", "sota")}
    for other in others:
        check_truth(other)


def test_the_choices_of_others_change_with_their_hands():
    """R23: nothing is seen until all have chosen."""
    state = table(pawn("copas", "ss"), pawn("copas", "rr"), pawn("copas", "c"), lying={"oros": "sscccrr"})
    state = do(reveal(state, "3 copas").state, "lose rey", seat=B).state
    others = reached(state, A)
    assert {dict(other.chosen)[B] for other in others} == {"sota", "caballo", "rey"}
    for other in others:
        assert dict(other.chosen)[C] == other.pawns[C].codes[0]
        check_truth(other)
    assert all(dict(other.chosen)[B] == "rey" for other in reached(state, B, 50))


def test_once_the_codes_are_entered_only_the_deck_is_hidden():
    """§3.6."""
    state = table(pawn(), pawn("copas"), enterer=A)
    for other in reached(state, B, 50):
        assert replace(other, deck=state.deck) == state


def test_nothing_is_hidden_once_it_is_over():
    state = leave(table(pawn("copas", "rr"), pawn("", "")), A).state
    state = state if state.result else leave(state, B).state
    assert state.result is not None
    assert GAME.redeal(state, None, Chance(b"", 0)) == state


@pytest.mark.parametrize("number", range(len(SEATS)))
def test_all_else_is_told_alike_until_something_is_shown(number):
    """§3.1: of the same move in two truths nobody hears a difference before what tells by itself."""
    differed = set()
    for turn in played(number):
        for viewer in (None, *range(len(turn.before.pawns))):
            other = GAME.redeal(turn.before, viewer, Chance(b"told", turn.version))
            try:
                step = play(GAME, other, turn.seat, turn.move, Chance.scripted(turn.drawn))
            except (Illegal, ValueError):
                continue
            heard, there = ([e for e in one.events if e.reaches(viewer)] for one in (turn.step, step))
            different = [pair for pair in zip(heard, there, strict=False) if pair[0] != pair[1]]
            assert different or heard == there
            if different:
                assert type(different[0][0]) is type(different[0][1])
                differed.add(different[0][0].key)
    assert "revealed" in differed
    assert differed <= set(SHOWN)


class TellsTheCode(Alien1979):
    """Tells everybody which code was taken."""

    def apply(self, state, seat, move, chance):
        step = super().apply(state, seat, move, chance)
        everybody = tuple(range(len(state.pawns)))
        heard = (replace(event, to=everybody) if isinstance(event, TookCode) else event for event in step.events)
        return Step(step.state, tuple(heard))


class ForgetsTheCode(Alien1979):
    """Shows nobody their own codes."""

    def view(self, state, viewer):
        seen = super().view(state, viewer)
        return replace(seen, pawns=tuple(replace(pawn, codes=None) for pawn in seen.pawns))


def check_taken(viewer, marks, rules=GAME):
    """Let A take a sota, or in another truth a rey, with the last point, and meet an ace beside the Alien."""
    truths = [
        table(pawn("oros", marks=marks), pawn("copas"), lying={"oros": code}, cards=("1 copas",), points=1)
        for code in "sr"
    ]
    taken = Turn(1, truths[0], A, Move("take"), (0,), play(rules, truths[0], A, Move("take"), Chance.scripted((0,))))
    check_told(Case("alien1979", 0, 2, {}), rules, taken, truths[1], viewer, Tally(), "here")


@pytest.mark.parametrize("viewer", [A, B, None])
@pytest.mark.parametrize("marks", [0, 4])
def test_who_takes_a_code_and_dies_of_the_next_card_was_told_which(marks, viewer):
    """§3.7: the dead see the table alone, so that their view does not keep it."""
    check_taken(viewer, marks)


@pytest.mark.parametrize("marks", [0, 4])
def test_a_code_told_to_others_is_found(marks):
    with pytest.raises(AssertionError, match="not what is seen"):
        check_taken(B, marks, TellsTheCode())


def test_a_code_that_its_living_owner_does_not_see_is_found():
    with pytest.raises(AssertionError, match="not what is seen"):
        check_taken(A, 0, ForgetsTheCode())
