"""The games that are installed: each is a package below `cogs`, found by name, loaded without Discord."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from bot.engine.book import Book, book
from bot.engine.crew import Character, Temper, crew
from bot.engine.face import Face
from bot.engine.frame import Achievement
from bot.engine.game import AnyGame, Seat
from bot.engine.lesson import Lesson, lesson
from bot.engine.offer import Offer, offer
from bot.engine.orders import Orders
from bot.engine.policy import Policy, RandomPolicy
from bot.engine.search import Budget, Lookahead, Searcher
from bot.engine.standings import Standings
from bot.engine.temper import Taste, Tempered
from bot.engine.texts import Say, language, texts

WHIM = 0.4
"""Seconds for which a computer looks at what is to its taste."""

LEVELS = ("easy", "normal", "hard")


@dataclass(frozen=True)
class Title:
    """A game with its face and its computer players by level (`easy`, `normal`, `hard`, and `random` for tests)."""

    game: AnyGame
    face: Face
    policies: Mapping[str, Policy]
    orders: Orders = field(default_factory=Orders)
    """What a player may say once for several turns."""
    lookahead: Lookahead | None = None
    """What its computers' search goes by."""
    crew: tuple[Character, ...] = ()
    """Who its computers are."""
    taste: Taste | None = None
    """What is to the taste of whom."""
    book: Book = ()
    """The chapters of its rules."""
    lesson: Lesson | None = None
    """The first game, which teaches it."""
    offer: Offer = field(default_factory=Offer)
    """What the home page offers of it."""
    standings: Standings = field(default_factory=Standings)
    """How an ended game of it is counted."""
    achievements: Mapping[str, Achievement] = field(default_factory=dict)
    """What tells a story in an ended game, by name."""

    @property
    def name(self) -> str:
        """The game's name, which is its package's."""
        return self.game.name

    def player(
        self, level: str, seats: int, seat: Seat, budget: Budget | None = None, temper: Temper | None = None
    ) -> Policy:
        """Give a computer player of `level` for one seat of a table of so many; with a `budget`, it searches; with a
        `temper`, it has that."""
        if self.lookahead is None:
            return self.policies[level]
        mind: Policy = Searcher(self.game, self.lookahead, seats, seat, budget) if budget else self.policies[level]
        if temper is None or self.taste is None:
            return mind
        return Tempered(mind, temper, self.taste, self.game, self.lookahead, seats, seat, WHIM)

    def character(self, name: str) -> Character | None:
        """Give the one of the crew who is called so."""
        return next((each for each in self.crew if each.name == name), None)

    def say(self, locale: str | None, names: tuple[str, ...] = ()) -> Say:
        """Give this game's texts in the language of `locale`, for players called `names`."""
        return Say(texts(language(locale), (self.face.texts,)), names)


@cache
def title(name: str) -> Title:
    """Load the game `name`. Raises KeyError when there is none."""
    if name not in names():
        raise KeyError(name)
    parts = ("rules.game", "render", "policy")
    rules, render, policy = (importlib.import_module(f"cogs.{name}.{part}") for part in parts)
    policies = {"random": RandomPolicy(), **policy.POLICIES}
    ordering = f"cogs.{name}.orders"
    orders = importlib.import_module(ordering).ORDERS if find_spec(ordering) else Orders()
    looking = f"cogs.{name}.minds.lookahead"
    lookahead = importlib.import_module(looking).LOOKAHEAD if find_spec(looking) else None
    tasting = f"cogs.{name}.minds.taste"
    taste = importlib.import_module(tasting).taste if find_spec(tasting) else None
    counting, telling = f"cogs.{name}.standings", f"cogs.{name}.achievements"
    standings = importlib.import_module(counting).STANDINGS if find_spec(counting) else Standings()
    achievements = importlib.import_module(telling).ACHIEVEMENTS if find_spec(telling) else {}
    folder = Path(str(importlib.import_module(f"cogs.{name}").__path__[0]))
    people, chapters, path = (folder / f"{part}.toml" for part in ("crew", "book", "lesson"))
    return Title(
        rules.GAME,
        render.FACE,
        policies,
        orders,
        lookahead,
        crew(people) if people.exists() else (),
        taste,
        book(chapters) if chapters.exists() else (),
        lesson(path) if path.exists() else None,
        offer(folder / "home.toml", rules.GAME),
        standings,
        achievements,
    )


@cache
def names() -> tuple[str, ...]:
    """List the installed games by name."""
    folder = importlib.import_module("cogs").__path__
    return tuple(sorted(module.name for module in pkgutil.iter_modules(folder) if module.ispkg))


def titles() -> tuple[Title, ...]:
    """Load every installed game."""
    return tuple(title(name) for name in names())
