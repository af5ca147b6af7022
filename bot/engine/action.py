"""Actions: what a turn offers, each with the rule that forbids it and what it does. For games whose turn is a choice
of many actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from bot.engine.chance import Chance
from bot.engine.game import Ask, Field, Picks, Refusal, Seat, State, Step, next_field


class Action(Generic[State]):
    """One thing that can be done in a turn. Without fields of its own it is a single press."""

    verb: str
    open = False
    """Whether its button may stand in public: neither its fields nor that it is offered tell a secret."""

    def __init__(self) -> None:
        self.plain = Ask(self.verb, (), self.open)

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Name the rule that forbids the action to `seat` now, whatever it is aimed at."""
        return None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the action that `why_not` allows, or None where it has no aim."""
        return self.plain

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Give the next field after `picked`."""
        return next_field(ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Name the rule that forbids the action with these picks, which may be anything."""
        return None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Carry it out."""
        raise NotImplementedError


def offered(actions: Iterable[Action[State]], state: State, seat: Seat) -> list[Ask]:
    """Ask for all of `actions` that are allowed and have an aim."""
    return [
        ask
        for action in actions
        if action.why_not(state, seat) is None and (ask := action.ask(state, seat)) is not None
    ]


def one(picks: Picks, at: int) -> str:
    """Give the only pick of group `at`, or an empty word when there is none or several."""
    group = picks[at] if at < len(picks) else ()
    return group[0] if len(group) == 1 else ""
