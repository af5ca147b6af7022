"""What the coach says before a mistake that costs a beginner the game."""

from msgspec.structs import replace

from bot.engine.move import Move
from cogs.colditz.render import PRESENTER
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import A, begun


def warned(state):
    """Return the warnings before the end of a turn, by name."""
    found = PRESENTER.perils(GAME.view(state, A), GAME.asks(state, A), Move("end"))
    return [peril.name for peril in found]


def test_six_unused_points_are_a_mistake_and_five_are_not():
    state = replace(begun(2), phase="act", active=A)
    assert warned(replace(state, turn=replace(state.turn, points=6))) == ["yard"]
    assert warned(replace(state, turn=replace(state.turn, points=5))) == []
