"""The installed games by name, loaded without Discord. `bot/game_packages.py` finds them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from bot import game_packages
from bot.engine import needed
from bot.engine.book import Book
from bot.engine.catalogue import garbage_collection_paused
from bot.engine.claims import Claim
from bot.engine.crew import Character, Personality
from bot.engine.game import AnyGame
from bot.engine.lesson import Lesson
from bot.engine.manifest import Offer, manifest
from bot.engine.memory import Deed, Sum
from bot.engine.needed import Incomplete
from bot.engine.orders import Orders
from bot.engine.personality import PersonalityPolicy, Taste
from bot.engine.policy import Policy, RandomPolicy
from bot.engine.presenter import Presenter
from bot.engine.question import Questions
from bot.engine.record import Seat
from bot.engine.replay_frame import Achievement
from bot.engine.search import Budget, Lookahead, Searcher
from bot.engine.standings import Standings
from bot.engine.texts import Say, texts

WHIM = 0.4
"""Seconds for which a computer considers the moves that suit its temper."""

LEVELS = ("easy", "normal", "hard")


@dataclass(frozen=True)
class InstalledGame:
    """A game with its presenter and its computer players by level.

    The levels are `easy`, `normal` and `hard`, and `random` for tests.
    """

    game: AnyGame
    presenter: Presenter
    policies: Mapping[str, Policy]
    orders: Orders = field(default_factory=Orders)
    """The standing orders that players may give."""
    lookahead: Lookahead | None = None
    """The game's part in its computers' search."""
    crew: tuple[Character, ...] = ()
    """The characters of its computers."""
    taste: Taste | None = None
    """How much a move suits each temper."""
    book: Book = ()
    """The chapters of its rules."""
    lessons: tuple[Lesson, ...] = ()
    """First games that teach it, one for each side that has a lesson."""
    offer: Offer = field(default_factory=Offer)
    """Its offer on the home page."""
    standings: Standings = field(default_factory=Standings)
    """How an ended game of it counts."""
    achievements: Mapping[str, Achievement] = field(default_factory=dict)
    """The achievements in an ended game, by name."""
    questions: Questions = field(default_factory=Questions)
    """The questions that people who watch it may guess."""
    sums: Mapping[str, Sum] = field(default_factory=dict)
    """The sums that a server keeps of ended games, by name, the most important first."""
    claims: tuple[Claim, ...] = ()
    """The claims that its players may make about their own secrets."""
    deeds: Mapping[str, Deed] = field(default_factory=dict)
    """The deeds that players may remember of each other, by name, the rarest first."""

    @property
    def name(self) -> str:
        """The game's name, which is also that of its package."""
        return self.game.name

    def player(
        self, level: str, seats: int, seat: Seat, budget: Budget | None = None, personality: Personality | None = None
    ) -> Policy:
        """Return a computer player of `level` for one seat of a table of a given size.

        With a `budget`, it searches if that improves it. With a `personality`, it has that temper.
        """
        mind = self.policies[level]
        if self.lookahead is None:
            return mind
        if budget and self.lookahead.pays:
            mind = Searcher(self.game, self.lookahead, seats, seat, budget)
        if personality is None or self.taste is None:
            return mind
        return PersonalityPolicy(mind, personality, self.taste, self.game, self.lookahead, seats, seat, WHIM)

    def character(self, name: str) -> Character | None:
        """Return the character with this name."""
        return next((each for each in self.crew if each.name == name), None)

    def say(self, locale: str | None, names: tuple[str, ...] = (), faces: tuple[str | bytes, ...] = ()) -> Say:
        """Return this game's texts in the language of `locale`, for players with these `names` and `faces`."""
        return Say(texts(locale, (self.presenter.texts,)), names, faces)


@cache
def installed_game(name: str) -> InstalledGame:
    """Load the game `name`. Raises KeyError if there is none, Incomplete if it lacks something."""
    if name not in names():
        raise KeyError(name)
    with garbage_collection_paused():
        return _loaded(name)


def _loaded(name: str) -> InstalledGame:
    folder = game_packages.folder(name)
    _see_complete(name, folder, needed.files(folder))
    game, face = game_packages.part(name, "rules.game").GAME, game_packages.part(name, "render").PRESENTER
    told = manifest(folder / "game.toml", game)
    _see_complete(name, folder, needed.missing_texts(face.texts, needed.keys(game, told.book, told.lessons)))
    return InstalledGame(
        game,
        face,
        {"random": RandomPolicy(), **game_packages.part(name, "policy").POLICIES},
        _optional(name, "orders", "ORDERS", Orders()),
        _optional(name, "lookahead", "LOOKAHEAD", None),
        told.crew,
        _optional(name, "minds.taste", "taste", None),
        told.book,
        told.lessons,
        told.offer,
        _optional(name, "standings", "STANDINGS", Standings()),
        _optional(name, "achievements", "ACHIEVEMENTS", {}),
        _optional(name, "guesses", "QUESTIONS", Questions()),
        _optional(name, "memory", "SUMS", {}),
        _optional(name, "claims", "CLAIMS", ()),
        _optional(name, "memory", "DEEDS", {}),
    )


def names() -> tuple[str, ...]:
    """List the installed games by name."""
    return tuple(game_packages.packages())


def installed_games() -> tuple[InstalledGame, ...]:
    """Load every installed game."""
    return tuple(installed_game(name) for name in names())


def _optional(name: str, below: str, called: str, otherwise: Any) -> Any:
    """Return an attribute of the module `below` of a game, or `otherwise` if there is no such module."""
    module = game_packages.part(name, below)
    return otherwise if module is None else getattr(module, called)


def _see_complete(name: str, folder: Path, missing: Iterator[str]) -> None:
    """Raise Incomplete if anything is missing."""
    if (lacking := Incomplete(name, folder, missing)).missing:
        raise lacking
