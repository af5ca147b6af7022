"""The redeal keeps to the rules: docs/rules/stalag17.md §2 and §6 hold in every truth it gives."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Illegal, play, waited_for
from cogs.stalag17.data import SAME
from cogs.stalag17.rules.game import GAME
from tests.contract.playouts import complete
from tests.games.stalag17.build import A, B, C, D, E, do, hand, laid, leave, names, seen, table, who, with_player
from tests.games.stalag17.playing import ROUND, check_truth, played
from tests.games.stalag17.reveals import SHOWN

GAMES = range(0, ROUND, 3)

ALL = "informer negotiation exchange joint"


def public(state):
    """Blot out everything that is hidden from the channel; what is known are kinds."""
    players = tuple(
        replace(
            player,
            hand=(),
            laid=(),
            side="",
            answer="",
            late=False,
            held=kinds(player.held),
            somewhere=kinds(player.somewhere),
        )
        for player in state.players
    )
    return replace(state, players=players, deck=())


def kinds(cards):
    """Give the kinds of cards."""
    return tuple(SAME[card] for card in cards)


def check_same_table(state, other, viewer):
    """Compare sizes, and all that `viewer` knows."""
    assert public(other) == public(state)
    assert len(other.deck) == len(state.deck)
    for player, there in zip(state.players, other.players, strict=True):
        assert (len(there.hand), len(there.laid)) == (len(player.hand), len(player.laid))
        assert (bool(there.side), bool(there.answer)) == (bool(player.side), bool(player.answer))
    if viewer is not None:
        assert other.players[viewer] == state.players[viewer]
    assert seen(other, viewer) == seen(state, viewer)


@pytest.mark.parametrize("number", GAMES)
def test_another_truth_obeys_the_rules_and_can_be_played_on(number):
    dice = random.Random(number)
    compared = changed = 0
    for turn in played(number):
        state = turn.before
        if dice.randrange(4):
            continue
        viewer = dice.choice((None, *range(len(state.players))))
        other = GAME.redeal(state, viewer, Chance(b"redeal", turn.version))
        check_truth(other)
        check_same_table(state, other, viewer)
        compared, changed = compared + 1, changed + (other != state)
        seat = dice.choice(waited_for(GAME, other, len(state.players)))
        try:
            step = play(GAME, other, seat, complete(GAME, other, seat, dice), Chance(b"on", turn.version))
        except Illegal:
            continue
        check_truth(step.state)
    assert changed * 20 >= compared * 19


def reached(state, viewer, draws=300):
    return [GAME.redeal(state, viewer, Chance(b"many", number)) for number in range(draws)]


def test_a_hidden_hand_can_be_any():
    """§6: of the cards that the viewer has not seen, all in hand and face-down alike, and about as often."""
    others = reached(table(who("food1 r3", "map1"), who("food2", "barr"), deck="r4 r5 info"), A, 600)
    for part in (hand, laid):
        found = Counter(part(other, B) for other in others)
        assert set(found) == {"food2", "barr", "r4", "r5", "info"}
        assert all(abs(count / 600 - 1 / 5) < 0.08 for count in found.values())
    assert all((hand(other, A), laid(other, A)) == ("food1 r3", "map1") for other in others)
    assert len({other.deck for other in others}) > 40


def test_to_the_channel_all_hands_are_hidden():
    """§6."""
    others = reached(table(who("food1"), who("food2"), deck="r4"), None, 60)
    assert len({(hand(other, A), hand(other, B)) for other in others}) == 6


def test_what_lies_open_stays():
    """§6: discards, offers, negotiated cards."""
    state = table(who(), who(negotiated="map1", offer="map2"), discards="r3 r4", rules=ALL)
    for other in reached(state, A, 20):
        assert replace(other, deck=state.deck) == state


def test_what_all_have_seen_stays_where_it_is():
    """§6: shown by a failed escape, or taken in the open."""
    state = table(who(), who("r3 r4", "food1 food2"), discards="r5")
    second = state.players[B]
    state = with_player(state, B, seen=second.laid[:1], held=second.hand[:1])
    others = reached(state, A)
    assert all("food1" in laid(other, B) and "r3" in hand(other, B) for other in others)
    assert len({(hand(other, B), laid(other, B)) for other in others}) > 100


def test_what_was_taken_openly_lies_or_is_held():
    """§6: after a card was played nobody knows which."""
    state = table(who("map1"), who("food1", "r5"), deck="r3 r4")
    state = with_player(state, B, somewhere=state.players[B].laid)
    others = reached(state, A)
    assert all(("r5" in hand(other, B)) != ("r5" in laid(other, B)) for other in others)
    share = sum("r5" in hand(other, B) for other in others) / len(others)
    assert 0.35 < share < 0.65
    assert {names(other.deck) for other in others} >= {"r3 r4", "food1 r3"}


def test_a_chosen_coin_can_be_either_side():
    """§6: until all have chosen; one's own is known."""
    state = table(*(who(coin=True) for _ in range(3)), rules="informer", phase="coin")
    state = do(do(state, "coin heads", seat=A).state, "coin tails", seat=B).state
    others = reached(state, A, 60)
    assert {other.players[B].side for other in others} == {"heads", "tails"}
    assert {(other.players[A].side, other.players[C].side) for other in others} == {("heads", "")}


def test_whether_somebody_joins_can_be_either_while_somebody_before_has_not_answered():
    """§4.4, E31: all before the first who has not answered have said no; who was late has, too."""
    state = table(*(who() for _ in range(5)), plan="+ 0", rules="joint", phase="joint", escaper=A)
    for seat, text in ((B, "decline"), (D, "join"), (E, "decline")):
        state = do(state, text, seat=seat).state
    others = reached(with_player(state, E, late=True), None, 60)
    assert {other.players[B].answer for other in others} == {"stay"}
    assert {other.players[D].answer for other in others} == {"join", "stay"}
    assert {(other.players[E].answer, other.players[E].late) for other in others} == {("join", False), ("stay", True)}
    assert {other.players[D].answer for other in reached(state, D, 20)} == {"join"}


def test_nothing_is_hidden_once_it_is_over():
    state = leave(table(who("food1"), who("r3")), A).state
    assert state.result is not None
    assert GAME.redeal(state, None, Chance(b"", 0)) == state


def test_copies_change_places():
    """§6: a copy seen taken and one that nobody knows, wherever it is."""
    state = table(who("map1"), who("food1 food1 r3"), deck="food1 r4")
    state = with_player(state, B, held=state.players[B].hand[:1])
    others = reached(state, A)
    assert {other.players[B].held for other in others} == {("food-1.1",), ("food-1.2",), ("food-1.3",)}
    assert {hand(other, B) for other in others} >= {"food1 food1 r3", "food1 r3 r4"}


@pytest.mark.parametrize("number", range(48, 52))
def test_all_else_is_told_alike_until_something_is_shown(number):
    """§6: of the same move in two truths nobody hears a difference before what tells by itself."""
    differed = set()
    for turn in played(number):
        for viewer in (None, *range(len(turn.before.players))):
            other = GAME.redeal(turn.before, viewer, Chance(b"told", turn.version))
            try:
                step = play(GAME, other, turn.seat, turn.move, Chance.scripted(turn.drawn))
            except (Illegal, ValueError):
                continue
            heard, there = ([e for e in one.events if e.reaches(viewer)] for one in (turn.step, step))
            different = [pair for pair in zip(heard, there, strict=False) if pair[0] != pair[1]]
            assert different or heard == there
            if different:
                differed |= {event.key for event in different[0]}
    assert "got" in differed
    assert differed <= set(SHOWN)
