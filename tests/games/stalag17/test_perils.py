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


NEAR_ESCAPE = who("clothes1", laid="food1 tools1 map1 r3")
"""A rival who may escape in a few turns."""


def hoarding(hand, move, rival=NEAR_ESCAPE, **more):
    """Return the warning about too expensive a hand before a move with a card of it, or None."""
    state = table(who(hand, **more), rival, discards="info")
    picks = ((state.players[A].hand[0],),) if move in ("play", "discard") else ()
    found = PRESENTER.perils(seen(state, A), GAME.asks(state, A), Move(move, picks))
    return next((peril for peril in found if peril.name == "hoarding"), None)


def test_the_cards_that_a_move_draws_make_a_hand_expensive():
    """A hand of 9 costs nothing with three prisoners left. Two average cards make it cost 5."""
    hand = "r3 r4 r5"
    told = hoarding(hand, "draw")
    assert told.words == {"costs": 5, "after": 5, "drops": 5, "count": 3}, "vigilance does not fall below 0"
    assert [len(picked) for picked in told.remedy.picks] == [3, 1]
    assert hoarding(hand, "pick_up").words["costs"] == 6, "information costs 4"
    assert hoarding(hand, "play") is None, "one card down, one drawn"
    assert hoarding("r3 r4", "draw") is None


def test_playing_a_card_from_an_expensive_hand_is_told_too():
    told = hoarding("food1 r3 r4 r5 barr", "play", vigilance=4)
    assert told.words == {"costs": 6, "after": 10, "drops": 10, "count": 3}


def test_a_hand_as_small_as_the_one_dealt_is_not_hoarded():
    """Barracks in play cost as much, but no discard takes them back."""
    assert hoarding("r3 r4", "play", laid="barr barr barr") is None
    assert hoarding("r3 r4 r5", "play", laid="barr barr barr") is not None
    assert hoarding("r3 r4", "draw", laid="barr barr barr") is not None, "four cards are more than were dealt"


def test_a_player_who_discards_or_escapes_does_not_hoard():
    hand = "food1 r3 r4 r5 barr"
    assert hoarding(hand, "draw") is not None
    assert hoarding(hand, "discard") is None
    assert hoarding(hand, "escape", laid="food1 tools1 map1 r3") is None


def test_an_expensive_hand_can_wait_while_rivals_are_far_from_an_escape():
    assert hoarding("food1 r3 r4 r5 barr", "draw", rival=who()) is None
