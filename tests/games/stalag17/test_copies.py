"""Copies of a card are alike: nothing that a player does tells which of two it was (docs/rules/stalag17.md §6)."""

import pytest

from bot.engine.chance import Chance
from bot.engine.move import Move
from bot.engine.play import play
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import A, B, do, leave, names, seen, table, who, with_player

MARKET = "negotiation exchange"

FOOD = "food-2"

COPIES = ("food-2.1", "food-2.2")
"""Two of it."""


def held(hand="food2 food2 r3", **more):
    """Let the first player hold two foods, one of which all have seen it take."""
    state = table(who(hand), who(), plan="food + 9", rules=MARKET, **more)
    return with_player(state, A, held=(FOOD,))


def lain(copy, **more):
    """Let one of the foods lie face-down, and nobody know of the one taken where it is."""
    state = table(who("food2 r3", "food2"), who(), plan="food + 9", rules=MARKET, **more)
    (other,) = set(COPIES) - {copy}
    return with_player(state, A, hand=(other, "runaway-3.1"), laid=(copy,), somewhere=(FOOD,), laid_then=(0,))


def moved(state, text):
    """Make a move that names its card by id."""
    return play(GAME, state, A, Move.parse(text), Chance(b"", 1)).state


def known(state):
    """Spell what all know to be held, somewhere, and seen."""
    player = seen(state).players[A]
    return names(player.held), names(player.somewhere), names(player.seen)


@pytest.mark.parametrize("verb", ["discard", "negotiate", "offer"])
def test_whichever_copy_leaves_it_is_the_known_one(verb):
    """§6: by A4, A6 and A7, of which only the first lets one choose between copies."""
    ends = {known(moved(held(), f"{verb} {copy}")) for copy in (COPIES if verb != "offer" else COPIES[:1])}
    assert ends == {("", "", "")}


def test_a_second_copy_leaves_unknown():
    """§6: one was known, and it has left."""
    state = do(do(held(), f"discard {COPIES[0]}").state, "draw").state
    assert known(moved(state, f"discard {COPIES[1]}")) == ("", "", "")


def test_three_of_a_type_take_one_known_copy_along():
    """§3.4 A4 b, §6: as many as are known."""
    state = held("food2 food2 food1 food1 r3")
    state = with_player(state, A, held=("food-1", FOOD))
    assert known(moved(state, f"discard food-1.1+food-1.2+{COPIES[0]} {COPIES[0]}")) == ("", "", "")


@pytest.mark.parametrize("copy", COPIES)
def test_a_copy_in_the_hand_or_face_down_has_left(copy):
    """§6: of one food somewhere, and a food discarded, none is known to be left."""
    state = lain(copy)
    assert known(moved(state, f"discard {state.players[A].hand[0]}")) == ("", "", "")


def test_a_copy_known_to_be_held_leaves_before_one_that_may_lie():
    """§6: the other stays known, in the hand or face-down."""
    state = with_player(lain(COPIES[0]), A, hand=(COPIES[1], "food-2.3", "runaway-3.1"), held=(FOOD,))
    for copy in (COPIES[1], "food-2.3"):
        assert known(moved(state, f"discard {copy}")) == ("", "food2", "")


@pytest.mark.parametrize("copy", COPIES)
def test_of_two_that_may_lie_the_one_seen_last_leaves(copy):
    """§6: the other may lie wherever either might."""
    state = with_player(
        lain(COPIES[0]), A, hand=COPIES, laid=("map-1.1", "map-2.1"), somewhere=(FOOD, FOOD), laid_then=(0, 1)
    )
    assert seen(moved(state, f"discard {copy}")).players[A].laid_then == (0,)


@pytest.mark.parametrize("copy", COPIES)
def test_a_copy_turned_up_is_the_known_one(copy):
    """§3.5, §6: so the one in hand is not known."""
    assert known(moved(lain(copy), "escape")) == ("", "", "food2")


def test_what_is_held_is_not_turned_up():
    """§6: a food known to be in the hand is known after another one is turned up."""
    state = with_player(lain(COPIES[0]), A, somewhere=(), laid_then=(), held=(FOOD,))
    assert known(moved(state, "escape")) == ("food2", "", "food2")


def test_nothing_needs_to_be_known_at_the_end():
    """§6: everything is shown."""
    state = leave(with_player(lain(COPIES[0]), A, held=("runaway-3",)), B).state
    assert state.result is not None
    assert (state.players[A].held, state.players[A].somewhere, state.players[A].laid_then) == ((), (), ())
