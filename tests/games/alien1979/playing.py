"""Seeded games of Alien 1979 that come to everything: half of the players are keen on what random play seldom does."""

from functools import lru_cache

from bot.engine.policy import RandomPolicy
from cogs.alien1979 import data
from cogs.alien1979.rules.game import GAME
from tests.contract.playouts import Case, turns

SEATS = range(2, 9)

EAGER = ("activate", "enter", "board", "eject", "take")
"""What a keen player does when it can, the first of these before the next."""


class Keen(RandomPolicy):
    """Plays what is rare three times out of four, else at random."""

    def choose(self, view, asks, next_field, chance):
        """Give a move."""
        rare = [ask for verb in EAGER for ask in asks if ask.verb == verb]
        wanted = rare[:1] if rare and chance.below(4) else asks
        return super().choose(view, tuple(wanted), next_field, chance)


POLICIES = {"random": RandomPolicy(), "easy": Keen()}


def game(number):
    """Settle what the game `number` is; seat counts and limits take turns."""
    options = {
        "strict": ("no", "yes")[number // len(SEATS) % 2],
        "haunting": "no",
        "no_siege": "no",
        "short_ending": "no",
        "alarm": "no",
        "first": "random",
    }
    return Case("alien1979", number, SEATS[number % len(SEATS)], options)


@lru_cache(16)
def played(number):
    """Play the game `number`, once for all tests that look at it one after the other."""
    return tuple(turns(game(number), GAME, POLICIES))


def check_truth(state):
    """Recount everything that must hold in every state (docs/rules/alien1979.md §2, §3)."""
    laid = [code for codes in (*state.lying, *(pawn.codes for pawn in state.pawns)) for code in codes]
    assert sorted(laid) == (sorted(data.CODES) if state.enterer is None else [])
    assert sorted((*state.deck, *state.discards)) == sorted(data.ALIEN_DECK)
    assert state.alien in data.SECTORS
    assert sum(pawn.place == data.NAVE for pawn in state.pawns) <= len(state.pawns) // 2
    assert 1 <= state.round <= 80
    assert bool(state.shown) == (state.enterer is not None)
    assert state.countdown is None or (state.enterer is not None and 0 <= state.countdown <= 4)
    for seat, pawn in enumerate(state.pawns):
        check_pawn(state, seat, pawn)
    for seat, code in state.chosen:
        assert code in state.pawns[seat].codes
        assert seat not in state.owed
    asked = [seat for seat in range(len(state.pawns)) if GAME.asks(state, seat)]
    if state.result is not None:
        assert asked == []
    elif state.owed:
        assert asked == list(state.owed)
        assert all(len(state.pawns[seat].codes) > 1 for seat in asked)
    else:
        assert asked == [state.turn]
        assert state.points or state.phase == "swap"
        assert not state.chosen
    assert all(state.pawns[seat].alive for seat in asked)


def check_pawn(state, seat, pawn):
    """Recount what must hold for one pawn."""
    if not pawn.alive:
        assert (pawn.place, pawn.codes, pawn.marks, pawn.weapon, pawn.shielded) == ("", (), 0, False, False)
        assert not any(pawn.known)
        return
    assert pawn.place in (*data.SECTORS, data.MADRE, data.NAVE)
    assert 0 <= pawn.marks <= 4
    assert pawn.weapon or not pawn.shielded
    assert pawn.place != data.NAVE or not pawn.codes
    swapping = state.phase == "swap" and seat == state.turn
    assert len(pawn.codes) == 5 if swapping else len(pawn.codes) <= 4
    assert not (swapping and state.strict)
    for known, lying in zip(pawn.known, state.lying, strict=True):
        assert all(known.count(rank) <= lying.count(rank) for rank in data.RANKS)
