"""Actions: the decisions that a game can ask of a seat.

Each verb has its fields, its effect and the rule that forbids it.

A game says which actions are open to a seat. The asks, the refusals and the effects follow from them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic

from bot.engine.chance import Chance
from bot.engine.game import Rules, State, Step
from bot.engine.move import Ask, Field, Move, Picks, Refusal
from bot.engine.record import Seat


class Action(Generic[State]):
    """One thing that a seat can do in its turn. An action without fields is a single press."""

    verb: str
    fields: tuple[Field, ...] = ()
    """The groups of picks in order, without options. Fields that depend on the case come last."""
    open = False
    """Whether its button may be public: neither its fields nor the offer itself tell a secret."""

    def __init__(self) -> None:
        self.plain = Ask(self.verb, (), self.open)

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the rule that forbids the action to `seat` now, whatever it is aimed at."""
        return None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the action, which `why_not` allows. Return None if there is nothing to aim it at."""
        return self.plain

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next field after `picked`, which is not empty.

        By default, return the fields of `ask` in order.
        """
        return ask.fields[len(picked)] if len(picked) < len(ask.fields) else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the rule that forbids the action with these picks, which may be anything."""
        return None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Carry it out."""
        raise NotImplementedError


class Actions(Generic[State]):
    """Actions by verb, in the order in which they are offered."""

    def __init__(self, *actions: Action[State]) -> None:
        self._by_verb = {action.verb: action for action in actions}
        self._offers = [(action.why_not, action.ask) for action in self._by_verb.values()]

    def __contains__(self, verb: str) -> bool:
        return verb in self._by_verb

    def __getitem__(self, verb: str) -> Action[State]:
        return self._by_verb[verb]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_verb)

    def offered(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """Return the asks of all actions that are allowed and have a target."""
        asks = []
        for why_not, asking in self._offers:
            if why_not(state, seat) is None and (ask := asking(state, seat)) is not None:
                asks.append(ask)
        return tuple(asks)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return the rule that forbids `move`, one of these actions, at any target or with these picks."""
        action = self._by_verb[move.verb]
        return action.why_not(state, seat) or action.why_not_at(state, seat, move.picks)

    def refusal_of_picks(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return the rule that forbids `move`, which is offered, because of these picks."""
        return self._by_verb[move.verb].why_not_at(state, seat, move.picks)


NO_ACTIONS: Actions[Any] = Actions()


def moves(*groups: Actions[Any]) -> dict[str, tuple[Field, ...]]:
    """Return the fields of all actions of `groups` by verb.

    If several actions share a verb, use one that has fields.
    """
    found: dict[str, tuple[Field, ...]] = {}
    for actions in groups:
        for verb in actions:
            found[verb] = actions[verb].fields or found.get(verb, ())
    return found


class ActionRules(Rules):
    """A game described by its actions: `open_to` alone decides which questions each seat gets."""

    def open_to(self, state: Any, seat: Seat) -> Actions[Any]:
        """Return the actions of the role and turn of `seat` now, allowed or not; NO_ACTIONS while it waits."""
        raise NotImplementedError

    def asks(self, state: Any, seat: Seat) -> tuple[Ask, ...]:
        """Return the decisions that are open to `seat` now."""
        return self.open_to(state, seat).offered(state, seat)

    def next_field(self, state: Any, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next field. The first field is in the ask; the action decides the later ones."""
        if not picked:
            return ask.fields[0] if ask.fields else None
        return self.open_to(state, seat)[ask.verb].next_field(state, seat, ask, picked)

    def apply(self, state: Any, seat: Seat, move: Move, chance: Chance) -> Step[Any]:
        """Carry out a move that was offered and not refused."""
        return self.open_to(state, seat)[move.verb].do(state, seat, move.picks, chance)


def one(picks: Picks, at: int) -> str:
    """Return the only pick of group `at`, or an empty string if there is none or several."""
    group = picks[at] if at < len(picks) else ()
    return group[0] if len(group) == 1 else ""
