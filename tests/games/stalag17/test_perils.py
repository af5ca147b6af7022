"""What the coach says before a mistake that costs a beginner the game."""

from bot.engine.move import Move
from cogs.stalag17.render import PRESENTER
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import A, seen, table, who


def warned(state, move):
    """Return the better move for each warning about a move, by the name of the warning."""
    found = PRESENTER.perils(seen(state, A), GAME.asks(state, A), move)
    return {peril.name: peril.remedy for peril in found}


def test_only_drawing_more_cards_is_waiting():
    """A player who lays one down, or gives up a hopeless hand, does not hold on to it."""
    state = table(who("food1 tools1 map1"), who(laid="food1 tools1 map1"), discards="r3")
    cards = state.players[A].hand
    better = Move("play", ((cards[0],),))
    assert warned(state, Move("draw")) == {"waiting": better}
    assert warned(state, Move("pick_up")) == {"waiting": better}
    assert warned(state, better) == {}
    assert warned(state, Move("discard", ((cards[0],),))) == {}


def test_a_rival_who_is_two_cards_ahead_is_enough():
    hand = "food1 tools1 map1"
    assert "waiting" in warned(table(who(hand), who(laid="food1 tools1")), Move("draw"))
    assert "waiting" not in warned(table(who(hand), who(laid="food1")), Move("draw"))
