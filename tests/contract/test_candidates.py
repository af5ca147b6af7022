"""What a search compares in any position: different legal moves, the mind's own first, the same for one chance."""

from __future__ import annotations

import random
from functools import partial

import pytest

from bot.engine.chance import Chance
from bot.engine.play import checked, waited_for
from bot.installed import part
from bot.titles import Title, titles
from tests.contract.playouts import again, case, combinations, own, recorded

GAMES, DECISIONS = 8, 12
"""Numbered games of each title, with options drawn, and decisions looked at in each."""

SEARCHING = [title for title in titles() if title.lookahead is not None]


@pytest.mark.parametrize("title", SEARCHING, ids=lambda title: title.name)
def test_candidates_are_different_legal_moves_the_minds_own_first(title: Title) -> None:
    lookahead, hard, game = title.lookahead, title.policies["hard"], title.game
    assert lookahead is not None
    most, alike, dice = part(title.name, "lookahead").MOST, own(title.name, "ALIKE", str), random.Random("candidates")
    sizes = set()
    for number in dice.sample(range(max(GAMES, combinations(title.name))), GAMES):
        one = case(title.name, number)
        with again(title.name, number):
            played = recorded(title.name, number)
            for turn in dice.sample(played, min(DECISIONS, len(played))):
                state, seat = turn.before, dice.choice(waited_for(game, turn.before, one.seats))
                view, asks, narrow = game.view(state, seat), game.asks(state, seat), partial(game.narrow, state, seat)
                first, second = (lookahead.candidates(view, asks, narrow, Chance(b"look", turn.version)) for _ in "12")
                assert first == second
                assert first[0] == hard.choose(view, asks, narrow, Chance(b"look", turn.version))
                assert len({alike(checked(game, state, seat, move)) for move in first}) == len(first) <= most
                sizes.add(len(first))
    assert max(sizes) > 3
