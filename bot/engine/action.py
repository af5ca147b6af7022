"""Actions: the kinds of decision that a game can ask of a seat.

An action declares its verb, its fields, the rules that forbid it, and its effect. A game lists the actions that are
open to a seat. The engine derives the offered decisions, the refusals and the effects from that list.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic

from bot.engine.chance import Chance
from bot.engine.game import Rules, State, Step
from bot.engine.move import Ask, Field, Move, Picks, Refusal
from bot.engine.record import Seat


class Action(Generic[State]):
    """One kind of move that a seat can make in its turn. An action without fields needs a single press."""

    verb: str
    fields: tuple[Field, ...] = ()
    """The fields of the move in order, without their options. Fields that depend on earlier picks come last."""
    open = False
    """Whether the button of this action may be public. If so, neither the offer nor its options reveal a secret."""

    def __init__(self) -> None:
        self.plain = Ask(self.verb, (), self.open)

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the rule that forbids this action to `seat` now, whatever its target; None if it is allowed."""
        return None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the offer of this action; None if the action has no possible target.

        The caller has checked that `why_not` allows the action.
        """
        return self.plain

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field in which the player picks next, after `picked`; None if the move is complete.

        By default, the fields follow the order of `ask`. `picked` is never empty.
        """
        return ask.fields[len(picked)] if len(picked) < len(ask.fields) else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the rule that forbids this action with `picks`; None if they are allowed.

        `picks` may be any input.
        """
        return None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Carry out the move with `picks`; return the new state and the events."""
        raise NotImplementedError


class Actions(Generic[State]):
    """A mapping of verbs to actions, in the order in which they are offered."""

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
        """Return the offers of all actions that are allowed to `seat` and have a possible target."""
        asks = []
        for why_not, asking in self._offers:
            if why_not(state, seat) is None and (ask := asking(state, seat)) is not None:
                asks.append(ask)
        return tuple(asks)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return the rule that forbids `move`, either its verb or its picks; None if it is allowed."""
        action = self._by_verb[move.verb]
        return action.why_not(state, seat) or action.why_not_at(state, seat, move.picks)

    def refusal_of_picks(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return the rule that forbids the picks of `move`, whose verb is offered; None if they are allowed."""
        return self._by_verb[move.verb].why_not_at(state, seat, move.picks)


NO_ACTIONS: Actions[Any] = Actions()


def moves(*groups: Actions[Any]) -> dict[str, tuple[Field, ...]]:
    """Return a mapping of each verb in `groups` to the fields of its action.

    If several actions share a verb, the fields are those of an action that has fields.
    """
    found: dict[str, tuple[Field, ...]] = {}
    for actions in groups:
        for verb in actions:
            found[verb] = actions[verb].fields or found.get(verb, ())
    return found


class ActionRules(Rules):
    """A base class for the rules of a game that is described by actions.

    The method `open_to` alone decides what each seat is offered.
    """

    def open_to(self, state: Any, seat: Seat) -> Actions[Any]:
        """Return all actions of the role and turn of `seat`, even forbidden ones.

        While the seat waits, return `NO_ACTIONS`, which is empty.
        """
        raise NotImplementedError

    def asks(self, state: Any, seat: Seat) -> tuple[Ask, ...]:
        """Return the decisions that `seat` may make now."""
        return self.open_to(state, seat).offered(state, seat)

    def next_field(self, state: Any, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field of `ask` in which the player picks next; None if the move is complete.

        `picked` are the picks so far. The first field is part of the ask. The action chooses the later ones.
        """
        if not picked:
            return ask.fields[0] if ask.fields else None
        return self.open_to(state, seat)[ask.verb].next_field(state, seat, ask, picked)

    def apply(self, state: Any, seat: Seat, move: Move, chance: Chance) -> Step[Any]:
        """Carry out `move`, which was offered to `seat` and not refused."""
        return self.open_to(state, seat)[move.verb].do(state, seat, move.picks, chance)


def one(picks: Picks, at: int) -> str:
    """Return the only pick for field number `at`, as a text; "" if the player picked none or several."""
    group = picks[at] if at < len(picks) else ()
    return group[0] if len(group) == 1 else ""
