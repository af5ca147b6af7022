"""What computer players think, from data alone, in whatever process."""

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
"""The level that plays worlds to their end: the quickest that looks ahead."""


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
    temper: Personality | None = None


def think(question: Question) -> Move:
    """Choose a move. Raises ValueError for a question that another version of the program asks."""
    spot = _spot(question)
    asked = installed_game(question.title)
    mind = asked.player(question.level, question.seats, question.seat, question.budget, question.temper)
    return mind.choose(spot.view, spot.asks, spot.next_field, Chance(question.seed, 0))


def weigh(question: Question) -> tuple[Found, ...]:
    """Return the moves that a search with the budget of `question` looks at, best first; where computers do not search,
    what they would choose. Raises ValueError for a question that another version of the program asks."""
    lookahead = installed_game(question.title).lookahead
    if lookahead is None or question.budget is None:
        return (Found(think(question), 0.0, 0),)
    return search(_spot(question), lookahead, Chance(question.seed, 0), question.budget, reasons=True)


class Future(Record, frozen=True):
    """A table of so many seats whose end is to be foretold, and what everybody sees of it, as JSON."""

    title: str
    schema: int
    seats: int
    view: bytes
    seconds: float


def foretell(future: Future) -> Outlook:
    """Return how the game is likely to end. Raises ValueError for a question that another version of the program
    asks."""
    asked = installed_game(future.title)
    if future.schema != asked.game.schema:
        raise ValueError(f"{future.title}: a view of schema {future.schema}, this program has {asked.game.schema}")
    view = decode(asked.game.view_type, future.view)
    return foretelling.foretell(asked.game, asked.policies[MIND], view, future.seats, seconds=future.seconds)


def _spot(question: Question) -> Spot:
    """Read where a seat has to decide. What the fields of its questions are, a world says that is imagined from the
    view."""
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
    """Load every game."""
    installed_games()
