"""How computer players are asked what they would do."""

from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.move import Move
from bot.engine.playout import game_seed, playout
from cogs.colditz.policy import POLICIES
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import asked

LEVELS = tuple(POLICIES)
THINKING = ("normal", "hard")
OPTIONS = settled(GAME, {"german": "last"})
TRIES = 8
"""Seeds with which a choice is asked for, as levels may toss coins."""


def choices(level, state, seat=None):
    """Give the moves that a level makes in `state` over some seeds."""
    if seat is None:
        (seat,) = asked(state)
    view, asks = GAME.view(state, seat), GAME.asks(state, seat)

    def next_field(ask, picked):
        return GAME.next_field(state, seat, ask, picked)

    return {
        str(POLICIES[level].choose(view, asks, next_field, Chance(game_seed("choice", number), 1)))
        for number in range(TRIES)
    }


def usual(level, state, seat=None):
    """Give the move that a level makes in `state`; a slip may be among others."""
    moves = sorted(choices(level, state, seat) - {"end"})
    assert len(moves) == 1, moves
    return moves[0]


def verbs_of(level, state, seat=None):
    """Give the verbs of what a level does in `state`."""
    return {Move.parse(text).verb for text in choices(level, state, seat)}


def game(seats, officers, german, number, options=OPTIONS, series="thinking"):
    """Play a game, the German at the last seat, and yield what is played."""
    policies = [POLICIES[officers]] * (seats - 1) + [POLICIES[german]]
    return playout(GAME, seats, options, game_seed(f"{series}{seats}", number), policies)
