"""Standing orders in any state of a numbered game: each has its words and leads to moves that the rules allow."""

from __future__ import annotations

from collections import Counter

from bot import installed_games
from bot.engine.play import forbidden
from bot.engine.texts import LANGUAGES
from tests.contract.playouts import Case, recorded


def check_orders(one: Case) -> Counter[str]:
    """Give every order that is offered, see what it does at once, and count the orders."""
    title, offered = installed_games.installed_game(one.name), Counter[str]()
    game, orders, face = title.game, title.orders, title.presenter
    for turn in recorded(one.name, one.number):
        for seat in range(one.seats):
            if not (asks := game.asks(turn.before, seat)):
                continue
            view = game.view(turn.before, seat)
            for order in orders.offered(view, asks, ()):
                offered[order] += 1
                standing = orders.joined((), order)
                assert order in standing
                for language in LANGUAGES:
                    say = title.say(language, tuple("ABCDEFGH"[: one.seats]))
                    assert len(face.order(view, order, say)) <= 40
                    assert len(face.carry(view, standing, say)) <= 40
                for move in (orders.answer(view, asks, standing), orders.carried(view, asks, standing)):
                    assert move is None or forbidden(game, turn.before, seat, move) is None, move
            if turn.seat == seat:
                given = orders.given(view, turn.move, ())
                after = game.view(turn.step.state, seat)
                kept = orders.kept(after, [event for event in turn.step.events if event.reaches(seat)], given)
                offered.update(kept)
                for order in kept:
                    for language in LANGUAGES:
                        assert face.order(after, order, title.say(language, tuple("ABCDEFGH"[: one.seats])))
    return offered
