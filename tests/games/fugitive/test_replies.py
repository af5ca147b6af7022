"""The Marshal's next guess as the Fugitive reckons it (docs/rules/fugitive.md §8.2)."""

from random import Random

from msgspec.structs import replace

from cogs.fugitive import data
from cogs.fugitive.minds.replies import Replies, Reply, sample_hands
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Draw, Guess
from tests.games.fugitive.build import FUGITIVE, MARSHAL, position, shown, spot


def test_what_is_sure_is_named():
    """Of 1, 2 and 3 two missed: whoever waits is caught, and a hideout more may save the Fugitive."""
    missed = tuple(Guess((number,), False, 2, 2) for number in (1, 3))
    state = position("f_play", spot(2), hand=(5, 8, 10, 42), guesses=missed)
    replies = Replies(GAME.view(state, FUGITIVE), 4, Random(1))
    assert replies.predict(None, [2]) == Reply(1.0, 1.0)
    assert replies.predict(None, [3]) == Reply(0.0, 0.0)
    assert replies.predict(1, [2, 8]).caught < 1.0


def test_hands_are_of_what_she_drew_and_the_fugitive_has_not_seen():
    draws = (Draw(MARSHAL, 0, 1, 4, 1), Draw(FUGITIVE, 2, 1, 30, 1), Draw(MARSHAL, 1, 1, 17, 1))
    state = replace(position("f_play", shown(5, 7), hand=(9, 16, 30, 42), marshal_hand=(4, 17)), draws=draws)
    drawn = set(sample_hands(GAME.view(state, FUGITIVE), 40, Random(2)))
    assert len(drawn) > 10
    assert all([data.band(card) for card in sorted(hand)] == [0, 1] for hand in drawn)
    assert all(hand.isdisjoint({5, 7, 9, 16}) for hand in drawn)
