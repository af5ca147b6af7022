"""The redeal keeps to the rules, and nobody learns what he may not: docs/rules/colditz.md §3.19."""

import random

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Illegal, play, waited_for
from cogs.colditz.data import kind
from cogs.colditz.rules.game import GAME
from tests.contract.playouts import complete
from tests.contract.secrecy import Tally, check_same, check_told
from tests.games.colditz.build import A, B, do, germans, officer, table
from tests.games.colditz.playing import RULES, SEATS, check_cards, check_truth, game, played

GAMES = [*range(5), *range(5, 10), *range(15, 20)]


def check_same_sizes(state, other, viewer):
    """Compare sizes, and all that `viewer` holds."""
    assert len(other.opportunity) == len(state.opportunity)
    assert len(other.hand) == len(state.hand)
    for number, (one, there) in enumerate(zip(state.officers, other.officers, strict=True)):
        assert len(there.cards) == len(one.cards)
        assert sum(there.stock) == sum(one.stock)
        assert all(seen <= held for seen, held in zip(one.seen, there.stock, strict=True))
        assert replace(there, cards=one.cards, stock=one.stock) == one
        if viewer == state.seat(number):
            assert there == one
    if viewer == state.german:
        assert other.hand == state.hand


@pytest.mark.parametrize("number", GAMES)
def test_another_truth_obeys_the_rules_and_looks_the_same(number):
    dice, tally = random.Random(number), Tally()
    one = game(number)
    rules = RULES[number // len(SEATS) % 2]
    for turn in played(number):
        if dice.randrange(12):
            continue
        viewer = dice.choice((None, *range(turn.before.players)))
        other = rules.redeal(turn.before, viewer, Chance(b"redeal", turn.version))
        check_truth(other)
        check_same_sizes(turn.before, other, viewer)
        check_same(one, rules, turn.before, other, viewer, dice, f"{number}/{turn.version}")
        check_told(one, rules, turn, other, viewer, tally, f"{number}/{turn.version}")
        tally.compared, tally.changed = tally.compared + 1, tally.changed + (other != turn.before)
        seat = dice.choice(waited_for(rules, other, other.players))
        try:
            step = play(rules, other, seat, complete(rules, other, seat, dice), Chance(b"on", turn.version))
        except Illegal:
            continue
        check_truth(step.state)
    assert tally.changed * 2 > tally.compared
    assert tally.same


def truths(state, viewer, count=60):
    """Give other truths for a viewer."""
    return [GAME.redeal(state, viewer, Chance(b"many", number)) for number in range(count)]


def test_hidden_hands_can_be_anything():
    """§3.19: of the cards that the viewer has not seen."""
    state = germans(officer("44,20", "", "hide hide hide"), officer("46,20", "", "car"), hand="search")
    others = truths(state, A, 300)
    assert len({kind(other.officers[B].cards[0]) for other in others}) == 15
    assert {other.officers[A].cards for other in others} == {state.officers[A].cards}
    assert {kind(other.hand[0]) for other in others} == {kind(card) for card in (*state.security, *state.hand)}
    assert {other.hand for other in truths(state, 2)} == {state.hand}


def test_equipment_that_all_can_follow_stays():
    """§3.19: taken from the table."""
    state = germans(officer("44,20", "rope rope"), officer("46,20", "key"))
    assert {other.officers[A].stock for other in truths(state, B)} == {(0, 0, 2, 0)}


def test_steps_can_be_taken_back_in_every_truth():
    """Undo leads to the same table, with the hand of that truth."""
    state = table(officer("66,34 44,20", "rope", "hide"), points=5)
    state = do(do(state, "move 0.0 66,36").state, "move 0.1 44,16").state
    for other in truths(state, 1, 20):
        back = do(do(other, "undo").state, "undo").state
        assert back.officers[A].cards == other.officers[A].cards
        assert back.officers[A].stock == (0, 0, 1, 0)
        check_cards(back)


def test_roll_call_choices_can_be_anything():
    """R37: until all have chosen; one's own is known."""
    state = germans(officer("44,14 54,32"), officer("50,14"), hand="roll_call", phase="roll")
    state = do(do(state, "call").state, "attend 0.0", seat=A).state
    assert len({other.affair.answers for other in truths(state, B)}) == 4
    assert {other.affair.answers for other in truths(state, A)} == {state.affair.answers}


def test_nothing_is_hidden_once_it_is_over():
    state = do(germans(officer("44,20", "", "hide"), round=40), "end").state
    assert state.result is not None
    assert GAME.redeal(state, None, Chance(b"", 0)) == state
