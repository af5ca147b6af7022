"""The search finds the move that wins where careless minds miss it: positions of tests/games/GAME/searched.py."""

from __future__ import annotations

import importlib
from functools import partial
from importlib.util import find_spec
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.move import Move
from bot.engine.play import waited_for
from bot.engine.search import Budget, Spot, search
from bot.installed_games import installed_game, names
from tests.contract.playouts import own
from tests.drills.few import first

PLAYOUTS, TRIES = 200, 12

WITH_POSITIONS = [
    name for name in names() if find_spec(f"tests.games.{name}") and find_spec(f"tests.games.{name}.searched")
]

POSITIONS = {
    (name, wanted): position
    for name in WITH_POSITIONS
    for wanted, position in importlib.import_module(f"tests.games.{name}.searched").POSITIONS.items()
}


def spelled(name: str, move: Move) -> str:
    """Spell a move, copies of a thing not told apart."""
    made = own(name, "ALIKE", str)(move)
    return made if isinstance(made, str) else " ".join(made)


@pytest.mark.parametrize("seed", first(range(3)))
@pytest.mark.parametrize(("name", "wanted"), [pytest.param(*each, id=" ".join(each)) for each in POSITIONS])
def test_the_search_finds_what_a_careless_mind_misses(name: str, wanted: str, seed: int) -> None:
    title, (level, why, state, *asked) = installed_game(name), POSITIONS[name, wanted]
    game, lookahead = title.game, title.lookahead
    assert lookahead is not None
    seats = len(getattr(state, "players", None) or getattr(state, "pawns", None) or range(2))
    seat: Any = asked[0] if asked else waited_for(game, state, seats)[0]
    view, asks = game.view(state, seat), game.asks(state, seat)
    spot = Spot(game, seats, seat, view, asks, partial(game.next_field, state, seat))
    minds = [
        spelled(name, title.policies[level].choose(view, asks, spot.next_field, Chance(b"mind", each)))
        for each in range(TRIES)
    ]
    assert any(not f"{made} ".startswith(f"{wanted} ") for made in minds), "every mind finds it"
    found = spelled(name, search(spot, lookahead, Chance(b"search", seed), Budget(PLAYOUTS))[0].move)
    assert f"{found} ".startswith(f"{wanted} "), why
