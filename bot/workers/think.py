"""What computer players think, from data alone, in whatever process."""

from __future__ import annotations

from functools import cache

from bot.engine.chance import Chance
from bot.engine.codec import decode
from bot.engine.game import Ask, Field, Move, Picks
from bot.engine.record import Record, Seat
from bot.engine.search import Budget
from bot.titles import title, titles


class Question(Record, frozen=True):
    """What a computer of `level` is asked on a seat of a table of so many, and the view that it sees, as JSON."""

    title: str
    schema: int
    level: str
    seats: int
    seat: Seat
    view: bytes
    asks: tuple[Ask, ...]
    seed: bytes
    """Of the chance that the mind draws from."""
    budget: Budget | None = None


def think(question: Question) -> Move:
    """Choose a move. What its fields are, a world says that is imagined from the view. Raises ValueError for a question
    that another version of the program asks."""
    asked = title(question.title)
    game = asked.game
    if question.schema != game.schema:
        raise ValueError(f"{question.title}: a view of schema {question.schema}, this program has {game.schema}")
    view = decode(game.view_type, question.view)

    @cache
    def world() -> object:
        return game.imagine(view, Chance(question.seed, 1))

    def narrow(ask: Ask, picked: Picks) -> Field | None:
        return game.narrow(world(), question.seat, ask, picked)

    mind = asked.player(question.level, question.seats, question.seat, question.budget)
    return mind.choose(view, question.asks, narrow, Chance(question.seed, 0))


def ready() -> None:
    """Load every game."""
    titles()
