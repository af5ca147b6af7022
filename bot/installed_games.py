"""The installed games with all their parts. They are loaded without Discord.

`bot/game_packages.py` finds the games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
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
from bot.scene.card import Card

WHIM = 0.4
"""Seconds for which a computer player searches among the moves that suit its personality."""

LEVELS = ("easy", "normal", "hard")


@dataclass(frozen=True)
class InstalledGame:
    """An installed game with all parts that the bot uses: rules, presenter, computer players and more.

    Computer players have the levels `easy`, `normal` and `hard`. Tests also use the level `random`.
    """

    game: AnyGame
    presenter: Presenter
    policies: Mapping[str, Policy]
    orders: Orders = field(default_factory=Orders)
    """The standing orders that players can give. An order is a move that the bot makes later for a player."""
    lookahead: Lookahead | None = None
    """The part of the game that helps its computer players to search; None if they do not search."""
    crew: tuple[Character, ...] = ()
    """The characters that the computer players of the game can have."""
    taste: Taste | None = None
    """A function that returns how well a move suits each personality of a computer player."""
    book: Book = ()
    """The chapters of the game's rule book."""
    lessons: tuple[Lesson, ...] = ()
    """The tutorials of the game: guided first games that teach the rules, one for each role that has one."""
    offer: Offer = field(default_factory=Offer)
    """How the home page presents the game."""
    standings: Standings = field(default_factory=Standings)
    """How the result of an ended game counts for ratings and rankings."""
    achievements: Mapping[str, Achievement] = field(default_factory=dict)
    """The achievements of the game, by name."""
    questions: Questions = field(default_factory=Questions)
    """The questions about a running game that spectators may answer with a guess."""
    sums: Mapping[str, Sum] = field(default_factory=dict)
    """Figures of ended games that the bot adds up for each server, by their names.

    The most important figure comes first.
    """
    claims: tuple[Claim, ...] = ()
    """The claims that players can publish about their own secrets, true or not."""
    deeds: Mapping[str, Deed] = field(default_factory=dict)
    """Actions against other players that the bot remembers for later games, by their names.

    The rarest action comes first.
    """

    @property
    def name(self) -> str:
        """The name of the game. Its package has the same name."""
        return self.game.name

    def player(
        self, level: str, seats: int, seat: Seat, budget: Budget | None = None, personality: Personality | None = None
    ) -> Policy:
        """Return a computer player of the level `level` for one seat at a table with `seats` seats.

        With a `budget`, the computer player searches if that makes it stronger. With a `personality`, it prefers moves
        that suit this personality.
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
        """Return the character with the name `name`. Return None if there is no such character."""
        return next((each for each in self.crew if each.name == name), None)

    def say(self, locale: str | None, names: tuple[str, ...] = (), faces: tuple[str | bytes, ...] = ()) -> Say:
        """Return the function that formats the texts of the game in the language `locale`.

        `names` are the names of the players, and `faces` are their pictures.
        """
        return Say(texts(locale, (self.presenter.texts,)), names, faces)


@cache
def installed_game(name: str) -> InstalledGame:
    """Return the game `name` with all its parts. Raises KeyError if it is not installed.

    Raises Incomplete if a required part is missing.
    """
    if name not in names():
        raise KeyError(name)
    with garbage_collection_paused():
        return _loaded(name)


def _loaded(name: str) -> InstalledGame:
    folder = game_packages.folder(name)
    _require_complete(name, folder, needed.files(folder))
    game, face = game_packages.part(name, "rules.game").GAME, game_packages.part(name, "render").PRESENTER
    if face.pictures is None:
        face = replace(face, pictures=Card(game, face))
    _require_complete(name, folder, needed.missing_functions(face))
    told = manifest(folder / "game.toml", game)
    _require_complete(name, folder, needed.missing_texts(face.texts, needed.keys(game, told.book, told.lessons)))
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
    """Return the names of the installed games."""
    return tuple(game_packages.packages())


def installed_games() -> tuple[InstalledGame, ...]:
    """Return all installed games with all their parts."""
    return tuple(installed_game(name) for name in names())


def _optional(name: str, below: str, called: str, otherwise: Any) -> Any:
    """Return an attribute of a submodule of a game. `below` is the name of the submodule.

    `called` is the name of the attribute. If the game has no such submodule, return `otherwise`.
    """
    module = game_packages.part(name, below)
    return otherwise if module is None else getattr(module, called)


def _require_complete(name: str, folder: Path, missing: Iterator[str]) -> None:
    """Raise Incomplete with a list of the parts in `missing`, if there are any.

    `name` is the name of the game, and `folder` the folder with its files.
    """
    if (lacking := Incomplete(name, folder, missing)).missing:
        raise lacking
