"""What computer players make of house events (docs/rules/fugitive.md §6.4, §8)."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.move import Move
from bot.engine.playout import game_seed, playout
from cogs.fugitive import house
from cogs.fugitive.deduction import impossible
from cogs.fugitive.house import House
from cogs.fugitive.house_state import Effects, Fact, Look
from cogs.fugitive.minds.belief import Belief, Miss, marshal_clues, public_clues, steps
from cogs.fugitive.policy import POLICIES
from cogs.fugitive.rules.game import GAME
from tests.games.fugitive.build import FUGITIVE, MARSHAL, line, on_top, position, shown, spot

OPTIONS = {"roles": "host_fugitive", "bonus_pass": "no", "events": "none"}
ROW = (spot(3), spot(6), spot(9, round=2))


def choice(level, state, seat, number=0):
    """Ask a level what it plays in `state`."""
    view, asks = GAME.view(state, seat), GAME.asks(state, seat)
    chance = Chance(game_seed("choice", number), 1)
    return POLICIES[level].choose(view, asks, lambda ask, picked: GAME.next_field(state, seat, ask, picked), chance)


def test_a_witness_rules_out_half_the_numbers_of_a_place():
    """§6.4 event 8: exactly."""
    state = replace(position("m_guess", *ROW), facts=(Fact(House.WITNESS, (3,), 1, 2),))
    chances = Belief(public_clues(GAME.view(state, MARSHAL))).chances()
    assert not any(chances[3][0::2])
    assert any(chances[2][0::2])


def test_an_informant_rules_out_rows():
    """§6.4 event 10: rows that hold another number of hideouts in the region are dropped."""
    row = (spot(3), spot(6, 5), spot(16, 4, 8, 10, 12, round=2))
    for count in (0, 1):
        fact = Fact(House.INFORMANT, (1, 2, 3), count, 2, region=1)
        state = replace(position("m_guess", *row), facts=(fact,))
        rows = Belief(public_clues(GAME.view(state, MARSHAL))).rows(400, Random(3))
        assert {sum(number in range(15, 29) for number in row) for row in rows} == {count}


def test_what_the_marshal_saw_elsewhere_is_no_hideout_of_that_time():
    """§6.4 event 15: 6 was in his hand while two hideouts lay there."""
    state = position("m_guess", *ROW, hand=(12, 42))
    state = replace(state, looks=(Look(House.PICKPOCKET, MARSHAL, 2, 3, (8,)), Look(House.LEAK, FUGITIVE, 2, 4, (5,))))
    view = GAME.view(state, MARSHAL)
    assert marshal_clues(view).misses == (Miss(frozenset((8,)), 3),)
    assert public_clues(view).misses == ()
    chances = Belief(marshal_clues(view)).chances()
    assert chances[2][8] == 0 < chances[3][8]
    assert 8 not in impossible(view)
    now = replace(state, looks=(Look(House.PICKPOCKET, MARSHAL, 2, 4, (8,)),))
    assert 8 in impossible(GAME.view(now, MARSHAL))


def test_open_sprint_cards_are_no_hideouts_whatever_lies_over_them():
    """§6.4 event 9: and their footprints are known."""
    row = (spot(3), replace(spot(9, 4, 8), sprints_shown=True))
    clues = public_clues(GAME.view(position("m_guess", *row), MARSHAL))
    assert (clues.places[2].number, clues.places[2].footprints) == (None, 4)
    assert clues.seen >= {4, 8}


def test_a_longer_reach_makes_longer_steps():
    """§6.4 events 4 and 17."""
    assert len(steps(0, None, 6)) == 6
    assert len(steps(1, None, 5)) == 7
    assert steps(1, None, 5)[4] < steps(1, None, 5)[5]


@pytest.mark.parametrize("level", POLICIES)
@pytest.mark.parametrize("effects", [Effects(fog=1), Effects(alone=True)])
def test_one_number_is_named_where_one_is_allowed(level, effects):
    """§6.4 events 1 and 17."""
    row = (shown(3), spot(5), shown(6), shown(8), spot(9), shown(10))
    state = replace(position("m_guess", *row, marshal_hand=(4,)), effects=effects)
    assert len(choice(level, state, MARSHAL).picks[0]) == 1


def test_footprints_goes_where_most_sprint_cards_lie():
    """§6.4 event 9, by whoever does not play at random."""
    state = on_top(position("m_draw", spot(5, 1), spot(9, 2, 3), spot(10)), 0, House.FOOTPRINTS)
    assert choice("normal", line(state, "draw 1"), MARSHAL) == Move("trace", (("2",),))


def test_the_fugitive_keeps_what_is_of_use():
    """§6.4 event 14: a card ahead rather than a dead one."""
    state = on_top(position("f_draw", spot(5), spot(9)), 0, House.STAKE_OUT, 4, 12)
    assert choice("hard", line(state, "draw 1", "watch 1"), FUGITIVE) == Move("keep", (("12",),))


class Watched:
    """A policy whose guesses are held against the notepad."""

    blind = False

    def __init__(self, policy):
        self.policy = policy

    def choose(self, view, asks, next_field, chance):
        move = self.policy.choose(view, asks, next_field, chance)
        if move.verb == "guess":
            assert not {int(pick) for pick in move.picks[0]} & impossible(view)
        return move


@pytest.mark.parametrize("variant", house.VARIANTS[1:])
@pytest.mark.parametrize("level", POLICIES)
def test_no_impossible_number_is_named(variant, level):
    """§7 notepad, and the clues are the same whoever looks (§8.2)."""
    for number in range(4):
        players = (POLICIES["normal"], Watched(POLICIES[level]))
        options = OPTIONS | {"events": variant}
        for played in playout(GAME, 2, options, game_seed("events", number), players):
            state = played.step.state
            clues = {public_clues(GAME.view(state, viewer)) for viewer in (0, 1, None)}
            assert len(clues) == 1 or state.result is not None
