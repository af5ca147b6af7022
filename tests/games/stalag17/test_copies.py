"""Copies of a card are alike: nothing that a player does tells which of two it was (docs/rules/stalag17.md §6)."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.codec import encode, read_state
from bot.engine.game import Move, play
from cogs.stalag17.rules import cards
from cogs.stalag17.rules.cards import without
from cogs.stalag17.rules.game import GAME
from tests.contract.playouts import case, turns
from tests.contract.secrecy import Tally, check_secrecy
from tests.games.stalag17.build import A, B, asked, do, leave, names, seen, table, who, with_player

MARKET = "negotiation exchange"

OWN, TAKEN = COPIES = ("food-2.1", "food-2.2")
"""A food that nobody has seen, and one that all have seen taken."""


def held(hand="food2 food2 r3", **more):
    """Let the first player hold two foods, one of which all have seen it take."""
    state = table(who(hand), who(), plan="food + 9", rules=MARKET, **more)
    return with_player(state, A, held=(TAKEN,))


def lain(copy, **more):
    """Let one of the foods lie face-down, and nobody know of the one taken where it is."""
    state = table(who("food2 r3", "food2"), who(), plan="food + 9", rules=MARKET, **more)
    (other,) = set(COPIES) - {copy}
    return with_player(state, A, hand=(other, "runaway-3.1"), laid=(copy,), somewhere=(TAKEN,))


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
    ends = {known(moved(held(), f"{verb} {copy}")) for copy in (COPIES if verb != "offer" else (OWN,))}
    assert ends == {("", "", "")}


def test_a_second_copy_leaves_unknown():
    """§6: one was known, and it has left."""
    state = do(do(held(), f"discard {OWN}").state, "draw").state
    assert known(moved(state, f"discard {TAKEN}")) == ("", "", "")


def test_three_of_a_type_take_one_known_copy_along():
    """§3.4 A4 b, §6: as many as are known."""
    state = held("food2 food2 food1 food1 r3")
    state = with_player(state, A, held=("food-1.1", TAKEN))
    assert known(moved(state, f"discard food-1.1+food-1.2+{OWN} {OWN}")) == ("", "", "")


@pytest.mark.parametrize("copy", COPIES)
def test_a_copy_in_the_hand_or_face_down_has_left(copy):
    """§6: of one food somewhere, and a food discarded, none is known to be left."""
    state = lain(copy)
    assert known(moved(state, f"discard {state.players[A].hand[0]}")) == ("", "", "")


def test_a_copy_known_to_be_held_leaves_before_one_that_may_lie():
    """§6: the other stays known, in the hand or face-down."""
    state = with_player(lain(OWN), A, hand=(TAKEN, "food-2.3", "runaway-3.1"), held=("food-2.3",))
    for copy in (TAKEN, "food-2.3"):
        after = moved(state, f"discard {copy}")
        assert known(after) == ("", "food2", "")
        assert set(after.players[A].somewhere) <= {*after.players[A].hand, *after.players[A].laid}


@pytest.mark.parametrize("copy", COPIES)
def test_a_copy_turned_up_is_the_known_one(copy):
    """§3.5, §6: so the one in hand is not known."""
    assert known(moved(lain(copy), "escape")) == ("", "", "food2")


def test_what_is_held_is_not_turned_up():
    """§6: a food known to be in the hand is known after another one is turned up."""
    state = with_player(lain(OWN), A, somewhere=(), held=(TAKEN,))
    assert known(moved(state, "escape")) == ("food2", "", "food2")


def test_a_game_that_tells_copies_apart_is_found(monkeypatch):
    """§6: let the very card that is shown be the one that was known, and the contract suite sees it."""

    def shown(player, card, known):
        return replace(player, held=without(player.held, (card,)), somewhere=without(player.somewhere, (card,)))

    check_secrecy(case("stalag17", 6), Tally())
    monkeypatch.setattr(cards, "shown", shown)
    with pytest.raises(AssertionError, match="not what is seen"):
        check_secrecy(case("stalag17", 6), Tally())


def test_nothing_needs_to_be_known_at_the_end():
    """§6: everything is shown."""
    state = leave(with_player(lain(OWN), A, held=("runaway-3.1",)), B).state
    assert state.result is not None
    assert (state.players[A].held, state.players[A].somewhere) == ((), ())


def test_an_older_game_is_read_and_played_on():
    """Schema 1 told copies apart, and kept at the end what had been known."""
    state = held()
    assert read_state(GAME, encode(state), 1) == state
    assert asked(do(read_state(GAME, encode(state), 1), f"discard {OWN}").state) == (B,)
    for number in range(4):
        *_, last = turns(case("stalag17", number))
        over = last.step.state
        old = msgspec.json.decode(encode(over))
        old["players"][A] |= {"held": [*over.players[A].hand], "somewhere": [*over.players[A].laid]}
        assert read_state(GAME, encode(old), 1) == over
    with pytest.raises(ValueError, match="schema 0"):
        read_state(GAME, encode(state), 0)
