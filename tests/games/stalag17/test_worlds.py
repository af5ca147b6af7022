"""Imagined worlds keep to the rules and come as often as the deal lets them: docs/rules/stalag17.md §2 and §6."""

import random
from collections import Counter
from itertools import permutations

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import redeal
from bot.engine.move import Illegal
from bot.engine.play import play, waited_for
from cogs.stalag17.data import DECK, SAME
from cogs.stalag17.rules.cards import without
from cogs.stalag17.rules.game import GAME
from tests.contract.playouts import complete
from tests.drills.few import first
from tests.games.stalag17.build import A, B, C, D, E, do, hand, leave, line, seen, table, who, with_player
from tests.games.stalag17.playing import ROUND, check_truth, played
from tests.games.stalag17.reveals import SHOWN

GAMES = range(0, ROUND, 3)

DRAWS = 2000

SURE = 12
"""How often a world must be expected for its absence to be no accident."""


def small(*players, deck="", top="", **more):
    """Build a table at which all cards that are not named lie open, below those of `top`."""
    state = table(*players, deck=deck, discards=top, **more)
    named = {*state.deck, *state.discards}.union(*((*player.hand, *player.laid) for player in state.players))
    return replace(state, discards=(*(card for card in DECK if card not in named), *state.discards))


def takes(deck, top="food2", mine="map1 map2 info", **more):
    """Build a table at which the second of two begins, without a card in hand."""
    return small(who(mine), who(**more), turn=B, deck=deck, top=top)


def both_took():
    """Let two players have taken a food each, and laid a card."""
    state = small(who("map1 map2"), who(), who(), turn=B, deck="r3 r4 r5 info", top="food2 food2")
    state = line(state, "pick_up", "pick_up", "discard map1", "play food2", "play food2")
    return replace(state, deck=())


POSITIONS = {
    "one in hand and one face-down": (small(who("food1 r3"), who("food2", "barr"), deck="r4 r5 info"), A),
    "all hands are hidden from the channel": (small(who("food1"), who("food2", "r4"), deck="r3"), None),
    "an empty pile": (small(who("map1", "map2"), who("food2 r3", "barr r4"), deck=""), A),
    "copies": (small(who("map1"), who("food2 food2", "r3"), deck="food2 r4"), A),
    "taken and held": (line(takes("r3 r4 food2"), "pick_up"), A),
    "taken, and one laid since": (line(takes("r3 r4 r5"), "pick_up", "discard map1", "play r3"), A),
    "one had been laid before": (line(takes("r3 r4 food2", laid="info"), "pick_up", "discard map1", "play food2"), A),
    "two taken, and one laid since": (
        line(takes("r3 r4 r5 r3"), "pick_up", "discard map1", "pick_up", "discard map2", "play r3"),
        A,
    ),
    "one laid after each of two": (
        line(
            takes("r3 r4 r5 barr r3"),
            *("pick_up", "discard map1", "play r3", "discard map2", "pick_up", "discard info", "play map2"),
        ),
        A,
    ),
    "turned up by a failed escape": (
        line(takes("r3 r4 food2 r5", laid="food2"), "pick_up", "discard map1", "escape", "play r3"),
        A,
    ),
    "two have taken of a kind": (both_took(), A),
}


def exact(state, viewer):
    """Weigh every world behind a view: the ways to deal the cards out of sight to their places, each as often as there
    are ways to say which of them are those that were seen taken."""
    places, taken, pool = [], [], []
    for seat, player in enumerate(state.players):
        if seat != viewer:
            unseen = without(player.laid, player.seen)
            pool += (*player.hand, *unseen)
            places += [(seat, "hand", 0) for _ in player.hand]
            places += [(seat, "laid", at) for at in range(len(player.laid) - len(unseen), len(player.laid))]
            taken += [(kind, seat, None) for kind in player.held]
            taken += [(kind, seat, then) for kind, then in zip(player.somewhere, player.laid_then, strict=True)]
    found = Counter()
    for cards in permutations((*pool, *state.deck)):
        dealt = dict(zip(range(len(places)), cards, strict=False))
        ways = ways_to_say(taken, {place: (*places[place], SAME[card]) for place, card in dealt.items()})
        if ways:
            at = frozenset((places[place][:2], card) for place, card in dealt.items())
            found[at, cards[len(places) :]] += ways
    return found


def ways_to_say(taken, dealt):
    """Count the ways to say which of the `dealt` cards are the `taken` ones: of their kind, in the hand or among what
    was laid later."""
    if not taken:
        return 1
    (kind, seat, then), *rest = taken
    return sum(
        ways_to_say(rest, {other: dealt[other] for other in dealt if other != place})
        for place, (owner, part, at, same) in dealt.items()
        if (owner, same) == (seat, kind) and (part == "hand" or (then is not None and at >= then))
    )


def world(state, viewer):
    """Say of a state where each card out of sight is."""
    at = {
        ((seat, part), card)
        for seat, player in enumerate(state.players)
        if seat != viewer
        for part, cards in (("hand", player.hand), ("laid", without(player.laid, player.seen)))
        for card in cards
    }
    return frozenset(at), state.deck


def shares(worlds):
    """Give the share of the worlds, by how often each comes, in which a card is at a place."""
    total, found = sum(worlds.values()), Counter()
    for (at, deck), often in worlds.items():
        for place, card in (*at, *enumerate(deck)):
            found[place, card] += often / total
    return found


def imagined(state, viewer, draws=DRAWS):
    """Imagine many worlds behind what `viewer` sees."""
    view = seen(state, viewer)
    return [GAME.imagine(view, Chance(b"many", number)) for number in range(draws)]


@pytest.mark.parametrize("name", POSITIONS)
def test_worlds_come_as_often_as_the_deal_lets_them(name):
    """§6: cards out of sight are alike likely wherever they may be."""
    state, viewer = POSITIONS[name]
    wanted, drawn = exact(state, viewer), Counter(world(other, viewer) for other in imagined(state, viewer))
    assert world(state, viewer) in wanted
    assert drawn.keys() <= wanted.keys()
    total = sum(wanted.values())
    assert not [one for one, ways in wanted.items() if ways * DRAWS > SURE * total and one not in drawn]
    share, found = shares(wanted), shares(drawn)
    assert all(abs(share[place] - found[place]) < 0.05 for place in share)


@pytest.mark.parametrize("number", first(GAMES, 6))
def test_a_world_obeys_the_rules_looks_the_same_and_can_be_played_on(number):
    dice = random.Random(number)
    compared = changed = 0
    for turn in played(number):
        state = turn.before if dice.randrange(4) else turn.step.state
        viewer = dice.choice((None, *range(len(state.players))))
        view = seen(state, viewer)
        other = GAME.imagine(view, Chance(b"world", turn.version))
        assert encode(seen(other, viewer)) == encode(view)
        if state.result is not None:
            continue
        check_truth(other)
        compared, changed = compared + 1, changed + (other != state)
        seat = dice.choice(waited_for(GAME, other, len(state.players)))
        try:
            step = play(GAME, other, seat, complete(GAME, other, seat, dice), Chance(b"on", turn.version))
        except Illegal:
            continue
        check_truth(step.state)
    assert changed * 20 >= compared * 19


def test_what_lies_open_stays():
    """§6: discards, offers, negotiated cards, one's own."""
    state = table(who("food1"), who("r3", negotiated="map1", offer="map2"), discards="r4", rules="negotiation exchange")
    for other in imagined(state, A, 20):
        assert hand(other, A) == "food1"
        assert replace(with_player(other, B, hand=state.players[B].hand), deck=state.deck) == state


def test_a_chosen_coin_can_be_either_side():
    """§6, E31: until all have chosen; one's own is known. Who chose heads may have been late."""
    state = table(*(who(coin=True) for _ in range(3)), rules="informer", phase="coin")
    state = do(do(state, "coin heads", seat=A).state, "coin tails", seat=B).state
    others = imagined(state, A, 200)
    assert {(other.players[B].side, other.players[B].late) for other in others} == {
        ("heads", False),
        ("heads", True),
        ("tails", False),
    }
    assert {(other.players[A].side, other.players[C].side) for other in others} == {("heads", "")}
    late = with_player(state, A, late=True)
    assert all(other.players[A].late for other in imagined(late, A, 20))


def answering(*answered, late=()):
    """Open a window of five, in which these have answered."""
    state = table(*(who() for _ in range(5)), plan="+ 0", rules="joint", phase="joint", escaper=A)
    for seat, text in answered:
        state = do(state, text, seat=seat).state
    for seat in late:
        state = with_player(state, seat, late=True)
    return state


def answers(worlds, seat):
    """List what `seat` has said in these worlds, and whether it was late."""
    return {(other.players[seat].answer, other.players[seat].late) for other in worlds}


def test_whether_somebody_joins_can_be_either_while_somebody_before_has_not_answered():
    """§4.4, E31: all before the first who has not answered have said no; who was late has, too."""
    state = answering((B, "decline"), (D, "join"), (E, "decline"), late=(E,))
    others = imagined(state, None, 200)
    no, either = {("stay", False), ("stay", True)}, {("stay", False), ("stay", True), ("join", False)}
    assert [answers(others, seat) for seat in (B, C, D, E)] == [no, {("", False)}, either, either]
    assert answers(imagined(state, D, 20), D) == {("join", False)}


def test_who_has_left_may_have_said_yes_behind_somebody():
    """§4.4, E31: the first in the circle would have closed the window."""
    state = leave(answering((C, "join")), C).state
    state = leave(do(state, "decline", seat=B).state, B).state
    others = imagined(state, None, 200)
    assert {answer for answer, _ in answers(others, B)} == {"stay"}
    assert {answer for answer, _ in answers(others, C)} == {"stay", "join"}


def test_nothing_but_the_pile_is_hidden_once_it_is_over():
    state = leave(table(who("food1"), who("r3")), A).state
    assert state.result is not None
    (other,) = imagined(state, None, 1)
    assert replace(other, deck=state.deck) == state
    assert sorted(other.deck) == sorted(state.deck)


@pytest.mark.parametrize("number", first(range(48, 52), 2))
def test_all_else_is_told_alike_until_something_is_shown(number):
    """§6: of the same move in two truths nobody hears a difference before what tells by itself."""
    differed = set()
    for turn in played(number):
        for viewer in (None, *range(len(turn.before.players))):
            other = redeal(GAME, turn.before, viewer, Chance(b"told", turn.version))
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
