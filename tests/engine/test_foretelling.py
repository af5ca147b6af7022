"""How a game is likely to end, from what everybody sees; and the end of a game as it stands."""

import pytest

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.foretelling import Outlook, foretell
from bot.engine.game import CALL_IT, result_of, settled
from bot.engine.move import Illegal, Move
from bot.engine.play import call, play
from bot.engine.playout import game_seed, playout
from bot.engine.record import TABLE
from bot.engine.table_events import Called
from bot.installed_games import installed_game, names
from bot.workers.think import Future
from bot.workers.think import foretell as answer

CALLED = [name for name in names() if CALL_IT in installed_game(name).game.options]
"""The titles in which all may call a game."""


SHARES = (0.0, 0.4, 0.8)
"""Where in a game a position is looked at."""


def positions(name, seats):
    each = installed_game(name)
    seed = game_seed("foretelling", seats)
    played = playout(each.game, seats, settled(each.game, {}), seed, [each.policies["normal"]])
    states = [turn.step.state for turn in played]
    return [states[int(share * (len(states) - 1))] for share in SHARES]


@pytest.mark.parametrize("name", CALLED)
def test_a_game_is_called_in_every_title_and_wherever_it_stands(name):
    game = installed_game(name).game
    assert CALL_IT in game.options
    seats = max(2, game.seats[0])
    for state in positions(name, seats):
        step = play(game, state, TABLE, call((1,)), Chance.scripted([]))
        assert result_of(step.state).winners == (1,)
        assert result_of(step.state).reason == "called"
        assert step.events[:1] == (Called((1,)),)
        assert not any(game.asks(step.state, seat) for seat in range(seats))
        with pytest.raises(Illegal):
            play(game, step.state, TABLE, call((1,)), Chance.scripted([]))


@pytest.mark.parametrize("name", CALLED)
def test_nobody_wins_who_is_not_there(name):
    game = installed_game(name).game
    (state, *_) = positions(name, max(2, game.seats[0]))
    for move in (call((77,)), Move("call"), Move("call", (("1", "0"),)), Move("call", (("x",),))):
        with pytest.raises(Illegal):
            play(game, state, TABLE, move, Chance.scripted([]))
    with pytest.raises(Illegal):
        play(game, state, 0, call((0,)), Chance.scripted([]))


@pytest.mark.parametrize("name", CALLED)
def test_what_is_foretold_follows_from_the_public_view_alone(name):
    """Two tables that look alike to everybody are foretold alike, whatever is hidden there: no press tells a secret."""
    each = installed_game(name)
    game, seats = each.game, max(2, each.game.seats[0])
    for state in positions(name, seats)[1:]:
        view = game.view(state, None)
        other = game.imagine(view, Chance(b"another", 0))
        mind = each.policies["easy"]
        told = foretell(game, mind, view, seats, worlds=3)
        assert foretell(game, mind, game.view(other, None), seats, worlds=3) == told


def test_a_game_that_is_all_but_won_is_decided():
    each = installed_game("stalag17")
    for seats in (2, 4):
        states = [turn.step.state for turn in playout(each.game, seats, settled(each.game, {}), game_seed("won", 1),
                                                      [each.policies["normal"]])]  # fmt: skip
        first = foretell(each.game, each.policies["normal"], each.game.view(states[0], None), seats)
        assert not first.decided
        assert len(first.chances) == seats


def test_a_worker_foretells_and_refuses_another_version():
    each = installed_game("fugitive")
    state = positions("fugitive", 2)[-1]
    future = Future("fugitive", each.game.schema, 2, encode(each.game.view(state, None)), 60.0)
    assert sum(answer(future).chances) == pytest.approx(1.0)
    with pytest.raises(ValueError, match="schema"):
        answer(Future("fugitive", 99, 2, b"{}", 1.0))


def test_without_time_nothing_is_decided():
    each = installed_game("fugitive")
    view = each.game.view(positions("fugitive", 2)[-1], None)
    assert foretell(each.game, each.policies["normal"], view, 2, seconds=0.0) == Outlook((0.0, 0.0), 0)
    assert not Outlook((0.0, 0.0), 0).decided
