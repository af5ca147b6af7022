"""Orders to men that outlast a turn (docs/rules/colditz.md §3.4)."""

from __future__ import annotations

from bot.engine.move import Move
from cogs.colditz.face import shortcut_moves, words
from cogs.colditz.face.reckoned_state import known
from cogs.colditz.orders import DRAW, ORDERS
from cogs.colditz.render import PRESENTER
from cogs.colditz.rules.castle.board import ROOMS
from cogs.colditz.rules.castle.distances import to_room
from cogs.colditz.rules.game import GAME
from cogs.colditz.rules.turn.journey import routes_of
from tests.games.colditz import looks
from tests.games.colditz.build import A, officer, table

BESIDE = "46,20"


def view(men, points):
    state = table(officer(men), points=points)
    return GAME.view(state, A), GAME.asks(state, A)


def sent(men=f"44,20 {BESIDE}", points=3):
    """Send somebody on an errand that he does not finish; give the move and the order."""
    seen, _ = view(men, points)
    move = next(move for move in shortcut_moves.moves(seen) if shortcut_moves.destination_ahead(seen, move) in ROOMS)
    (order,) = ORDERS.given(seen, move, ())
    return move, order


def test_an_errand_cut_short_stands_as_an_order():
    move, order = sent()
    man, room = order.split(">")
    assert (man,) == move.picks[0]
    assert room in ROOMS


def test_what_becomes_an_order_is_said_on_the_button():
    """Also where only a space was typed: no man is sent to a room of which the button did not tell."""
    state = table(officer("44,20 42,20 40,24"), guards="58,20", points=8)
    seen = GAME.view(state, A)
    said = looks.said()
    ordered = 0
    for man in ("0.0", "0.1", "0.2"):
        for place in routes_of(known(seen), man):
            for order in ORDERS.given(seen, Move("move", ((man,), (place,))), ()):
                ordered += 1
                told = PRESENTER.button(seen, Move("move", ((man,), (place,))), said)
                aim = words.aim(order.partition(">")[2], said)
                assert told.startswith(f"{words.man(man, said, 0)} towards {aim}, to {place}"), told
    assert ordered > 9


def test_the_order_is_carried_out_into_the_room_and_is_done():
    _, order = sent()
    man, room = order.split(">")
    standing = (order,)
    seen, asks = view(f"44,20 {BESIDE}", 40)
    there = ORDERS.carried(seen, asks, standing)
    assert there is not None
    assert there.picks[0] == (man,)
    assert there.picks[1][0] in ROOMS[room].spaces
    after, _ = view(f"{there.picks[1][0]} {BESIDE}" if man == "0.0" else f"44,20 {there.picks[1][0]}", 3)
    assert ORDERS.kept(after, (), standing) == ()


def test_with_few_points_he_comes_nearer_and_the_order_stays():
    _, order = sent()
    seen, asks = view(f"44,20 {BESIDE}", 2)
    move = ORDERS.carried(seen, asks, (order,))
    assert move is not None
    assert ORDERS.given(seen, move, (order,)) == (order,)


def test_whoever_is_sent_elsewhere_has_no_order_any_more():
    _, order = sent()
    seen, _ = view(f"44,20 {BESIDE}", 6)
    man, room = order.split(">")
    away = max(routes_of(known(seen), man), key=lambda place: to_room(room).get(place, 0))
    assert ORDERS.given(seen, Move("move", ((man,), (away,))), (order,)) == ()


def test_whoever_is_taken_has_no_order_any_more():
    _, order = sent()
    seen, _ = view("cell cell", 6)
    assert ORDERS.kept(seen, (), (order,)) == ()


def test_cards_are_drawn_by_an_order_while_there_is_room_for_them():
    """§2.4: the fourth card is the player's decision; whoever goes somewhere keeps the order, and the other way."""
    for hand, move in (("rope key", Move("draw")), ("rope key pass", None)):
        state = table(officer("44,20", cards=hand), phase="draw")
        seen, asks = GAME.view(state, A), GAME.asks(state, A)
        assert ORDERS.offered(seen, asks, ()) == ((DRAW,) if move else ())
        assert ORDERS.answer(seen, asks, (DRAW,)) == move
    assert ORDERS.answer(*view("44,20", 6), (DRAW,)) is None
    step, order = sent()
    seen, _ = view(f"44,20 {BESIDE}", 3)
    assert ORDERS.given(seen, step, (DRAW,)) == (DRAW, order)
    assert ORDERS.kept(seen, (), (DRAW, order)) == (DRAW, order)


def test_what_cannot_be_read_is_no_order():
    seen, asks = view(f"44,20 {BESIDE}", 6)
    assert ORDERS.carried(seen, asks, ("0.0>nowhere", "x")) is None
