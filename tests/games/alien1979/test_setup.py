"""The beginning: docs/rules/alien1979.md §2, §3.2 and the examples of §4."""

from collections import Counter

import pytest

from bot.engine.chance import Chance
from bot.engine.game import settled
from cogs.alien1979 import data
from cogs.alien1979.events import Began, Revealed
from cogs.alien1979.rules.game import GAME
from tests.games.alien1979.build import asked, event, seen, told

SEEDS = range(60)


def new(seats, seed=0, **options):
    return GAME.setup(seats, settled(GAME, options), Chance(b"deal", seed))


def test_01_everything_lies_where_it_belongs():
    """§4 test 1."""
    for seed in SEEDS:
        state = new(4, seed).state
        assert [len(codes) for codes in state.lying] == [3, 3, 3, 3]
        assert Counter(code for codes in state.lying for code in codes) == {"sota": 4, "caballo": 4, "rey": 4}
        cards = (*state.deck, *state.discards)
        assert Counter(cards) == Counter((rank, suit) for rank in range(1, 8) for suit in data.SECTORS)
        assert {pawn.place for pawn in state.pawns} == {"madre"}
        assert not any(pawn.weapon or pawn.shielded or pawn.marks or pawn.codes for pawn in state.pawns)
        assert len({*data.SECTORS, data.MADRE, data.NAVE}) == 6


@pytest.mark.parametrize(("seats", "room"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_02_the_ship_has_room_for_half(seats, room):
    """§4 test 2."""
    state = new(seats).state
    assert (seen(state).capacity, state.seats_free()) == (room, room)


def test_the_alien_and_the_first_player_are_drawn():
    """§3.2: a random main sector, a random first player."""
    states = [new(8, seed).state for seed in range(200)]
    assert {state.first for state in states} == set(range(8))
    moved = {state.alien for state in states if state.discards[0][0] not in data.MOVING}
    assert moved == set(data.SECTORS)


def test_the_host_can_begin():
    """§3.2: or the host's choice."""
    assert {new(5, seed, first="host").state.turn for seed in SEEDS} == {0}


def test_the_host_can_name_who_begins():
    """§3.2: by the seat; where nobody sits there, chance decides."""
    assert {new(5, seed, first="seat_4").state.turn for seed in SEEDS} == {3}
    assert len({new(3, seed, first="seat_4").state.turn for seed in SEEDS}) == 3


def test_the_first_turn_begins_with_a_card_of_the_alien():
    """§3.3 phases 1 to 4: nobody stands beside the Alien yet, so the first player acts at once."""
    for seed in SEEDS:
        step = new(3, seed)
        state = step.state
        assert told(step)[:2] == (Began, Revealed)
        assert event(step, Revealed) == Revealed(state.first, state.discards[0])
        assert (len(state.deck), len(state.discards), state.points, state.round) == (27, 1, 2, 1)
        assert asked(state) == (state.first,)


def test_the_limit_is_an_option():
    """R5."""
    assert new(2).state.strict
    assert not new(2, strict="no").state.strict
