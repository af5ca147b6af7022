"""Policies: computer players. A policy knows nothing but a seat's view and its asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from bot.engine.chance import Chance
from bot.engine.move import Ask, Field, Move, NextField, Picks


class Policy(Protocol):
    """A computer player: it decides for a seat.

    It has no memory, since the view has everything that it may know.
    """

    blind: bool
    """Whether the policy ignores the view. Then it gets None, which saves building a view."""

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return one of the moves that `asks` offer. `asks` is never empty."""
        ...


Level = TypeVar("Level")


class AtLevel(Generic[Level]):
    """A policy that reads the view and plays at one level, as most computer players do."""

    blind = False

    def __init__(self, level: Level) -> None:
        self.level = level


def levels(player: Callable[[Level], Policy], easy: Level, normal: Level, hard: Level) -> Mapping[str, Policy]:
    """Return a policy for each level, by the level's name in the lobby."""
    return {"easy": player(easy), "normal": player(normal), "hard": player(hard)}


class Decision:
    """One decision of a computer player: what it is offered, and its random draws.

    A game's subclass adds what it computes from the view.
    """

    def __init__(self, asks: Iterable[Ask], chance: Chance) -> None:
        self.offered = {ask.verb: ask for ask in asks}
        self.chance = chance

    def coin(self, percent: int) -> bool:
        """Return True with a probability of `percent` percent."""
        return self.chance.below(100) < percent

    def if_offered(self, *verbs: str) -> Move | None:
        """Return a move without picks for the first of `verbs` that is offered, or None."""
        return next((Move(verb) for verb in verbs if verb in self.offered), None)


class RandomPolicy:
    """A policy that plays random moves.

    Each offered verb is equally likely; few picks are likelier than many.
    """

    blind = True

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return a random move. The rules may still refuse it, as they may refuse a person's move."""
        ask = chance.choice(asks)
        picked: Picks = ()
        field = ask.fields[0] if ask.fields else None
        while field is not None:
            picked += (random_group(field, chance),)
            field = next_field(ask, picked)
        return Move(ask.verb, picked)


def random_group(field: Field, chance: Chance) -> tuple[str, ...]:
    """Return random options of `field` in the order offered: `least`, then one more per coin toss won."""
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
