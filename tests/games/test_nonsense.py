"""What nobody could be offered is answered like any wrong move: no rule falls over it, in any position of a game."""

import pytest

from bot import installed_games
from bot.engine.game import refuse
from bot.engine.move import Move, Refusal
from tests.contract.playouts import case, recorded

NONSENSE = ("?", "-1", "99", "A.b", "x.y.z")
PICKS = ((), *(((word,),) * count for word in NONSENSE for count in (1, 2, 3)), (("?", "99"), ("-1", "x.y.z")))


@pytest.mark.parametrize("name", installed_games.names())
def test_nonsense_is_refused_or_not_known(name: str) -> None:
    played, turns = case(name, 5), recorded(name, 5)
    game = played.game
    for turn in turns[:: max(1, len(turns) // 25)]:
        state = turn.step.state
        for seat in range(played.seats):
            for ask in game.asks(state, seat):
                assert game.next_field(state, seat, ask, ()) == (ask.fields[0] if ask.fields else None)
            for verb in game.open_to(state, seat):
                for picks in PICKS:
                    assert isinstance(refuse(game, state, seat, Move(verb, picks)), Refusal | None)
