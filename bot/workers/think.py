"""Run computer players on plain data, in any process."""

from __future__ import annotations

from functools import cache

from bot.engine import foretelling
from bot.engine.chance import Chance
from bot.engine.codec import decode
from bot.engine.crew import Personality
from bot.engine.foretelling import Outlook
from bot.engine.move import Ask, Field, Move, Picks
from bot.engine.record import Record, Seat
from bot.engine.search import Budget, Found, Spot, search
from bot.installed_games import installed_game, installed_games

MIND = "normal"
"""The level of the computer players that play in forecasts: the fastest level that looks ahead."""


class Question(Record, frozen=True):
    """A question to a computer player about its next move.

    It has the level, the seat, the view as JSON, and the number of seats.
    """

    title: str
    schema: int
    level: str
    seats: int
    seat: Seat
    view: bytes
    asks: tuple[Ask, ...]
    seed: bytes
    """The seed of the random draws that the computer player itself makes."""
    budget: Budget | None = None
    temper: Personality | None = None


def think(question: Question) -> Move:
    """Return the move that the computer player chooses.

    Raises ValueError for a question from another version of the program.
    """
    spot = _spot(question)
    asked = installed_game(question.title)
    mind = asked.player(question.level, question.seats, question.seat, question.budget, question.temper)
    return mind.choose(spot.view, spot.asks, spot.next_field, Chance(question.seed, 0))


def weigh(question: Question) -> tuple[Found, ...]:
    """Return the moves that a search with the question's budget tries, best first.

    If computer players do not search in this game, return the move that they would choose. Raises ValueError for a
    question from another version of the program.
    """
    lookahead = installed_game(question.title).lookahead
    if lookahead is None or question.budget is None:
        return (Found(think(question), 0.0, 0),)
    return search(_spot(question), lookahead, Chance(question.seed, 0), question.budget, reasons=True)


class Future(Record, frozen=True):
    """A question about how a table will probably end, with its public view as JSON."""

    title: str
    schema: int
    seats: int
    view: bytes
    seconds: float


def foretell(future: Future) -> Outlook:
    """Return the forecast how the game will probably end.

    Raises ValueError for a question from another version of the program.
    """
    asked = installed_game(future.title)
    if future.schema != asked.game.schema:
        raise ValueError(f"{future.title}: a view of schema {future.schema}, this program has {asked.game.schema}")
    view = decode(asked.game.view_type, future.view)
    return foretelling.foretell(asked.game, asked.policies[MIND], view, future.seats, seconds=future.seconds)


def _spot(question: Question) -> Spot:
    """Return the decision that a question is about, as input for a search.

    The later fields of its moves come from a possible state, sampled from the view.
    """
    game = installed_game(question.title).game
    if question.schema != game.schema:
        raise ValueError(f"{question.title}: a view of schema {question.schema}, this program has {game.schema}")
    view = decode(game.view_type, question.view)

    @cache
    def world() -> object:
        return game.imagine(view, Chance(question.seed, 1))

    def next_field(ask: Ask, picked: Picks) -> Field | None:
        return game.next_field(world(), question.seat, ask, picked)

    return Spot(game, question.seats, question.seat, view, question.asks, next_field)


def ready() -> None:
    """Load all games in this process."""
    installed_games()
