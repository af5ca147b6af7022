"""Computer players. A policy sees a seat's view and its asks, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from bot.engine.chance import Chance
from bot.engine.move import Ask, Field, Move, NextField, Picks


class Policy(Protocol):
    """Decides for a seat. It has no memory: everything that it may know is in the view."""

    blind: bool
    """Whether it ignores the view. Then it gets None instead, which saves building one."""

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return one of the moves offered by `asks`, which are not empty."""
        ...


Level = TypeVar("Level")


class AtLevel(Generic[Level]):
    """A policy that sees the view and plays at one level of its game, as most computer players do."""

    blind = False

    def __init__(self, level: Level) -> None:
        self.level = level


def levels(player: Callable[[Level], Policy], easy: Level, normal: Level, hard: Level) -> Mapping[str, Policy]:
    """Return a player of each level by the name that the lobby offers."""
    return {"easy": player(easy), "normal": player(normal), "hard": player(hard)}


class Decision:
    """One decision of a computer player: its offers and chance.

    A game adds what it computes from the view.
    """

    def __init__(self, asks: Iterable[Ask], chance: Chance) -> None:
        self.offered = {ask.verb: ask for ask in asks}
        self.chance = chance

    def coin(self, percent: int) -> bool:
        """Return True in so many percent of the cases."""
        return self.chance.below(100) < percent

    def if_offered(self, *verbs: str) -> Move | None:
        """Return the first of these moves that is offered. The moves have no picks."""
        return next((Move(verb) for verb in verbs if verb in self.offered), None)


class RandomPolicy:
    """Plays any offered move. Each verb is equally likely, and few picks are likelier than many."""

    blind = True

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return a random move; the rules may still refuse it, as they may refuse a person's."""
        ask = chance.choice(asks)
        picked: Picks = ()
        field = ask.fields[0] if ask.fields else None
        while field is not None:
            picked += (random_group(field, chance),)
            field = next_field(ask, picked)
        return Move(ask.verb, picked)


def random_group(field: Field, chance: Chance) -> tuple[str, ...]:
    """Pick options of `field` at random, in the order offered: `least`, and one more while a coin says so."""
    options = field.options
    most = min(field.most, len(options))
    count = field.least
    while count < most and chance.below(2):
        count += 1
    if count == 1:
        return (chance.choice(options),)
    places: set[int] = set()
    while len(places) < count:
        places.add(chance.below(len(options)))
    return tuple([options[place] for place in sorted(places)])
