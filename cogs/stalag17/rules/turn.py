"""The classes on which the actions of a turn are based (docs/rules/stalag17.md §3.4, §3.9)."""

from __future__ import annotations

from bot.engine.action import Action, Actions
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Picks, Refusal
from bot.engine.record import Seat
from cogs.stalag17.data import CARDS, SAME
from cogs.stalag17.events import Played, PlayedCard
from cogs.stalag17.rules.cards import play_face_down
from cogs.stalag17.rules.round import end_turn
from cogs.stalag17.state import Cards, State


class TurnAction(Action[State]):
    """An action that a player takes in a turn.

    It ends the turn, unless the class of the action overrides `do`.
    """

    last = False
    """Whether the action is allowed in the last turns of a round (§3.9)."""
    expansion = ""
    """The name of the additional rule that allows the action (§4). It is "" if no such rule is needed."""

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return why the action is impossible now, or None.

        Additional rules and last turns are checked first, then the action's own condition.
        """
        return self.ruled_out(state) or self.condition(state, seat)

    def ruled_out(self, state: State) -> Refusal | None:
        """Return a refusal if an additional rule is missing or last turns forbid the action, otherwise None."""
        if self.expansion and not getattr(state, self.expansion):
            return Refusal(f"without_{self.expansion}")
        return Refusal("last_turns") if state.last is not None and not self.last else None

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if a condition that only this action has does not hold, otherwise None."""
        return None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the action and the end of the turn."""
        step = self.act(state, seat, picks, chance)
        return then(step.events, end_turn(step.state, True, chance))

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the action."""
        raise NotImplementedError


class TurnActions(Actions[State]):
    """The list of all actions of a turn.

    It caches which of them the rules of the table and the last turns allow, since this seldom changes.
    """

    def __init__(self, *actions: TurnAction) -> None:
        super().__init__(*actions)
        self._actions = actions
        self._left: dict[tuple[bool, bool, bool, bool], tuple[TurnAction, ...]] = {}

    def offered(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """Return the questions for all actions that are allowed now and for which there is something to pick."""
        key = (state.negotiation, state.exchange, state.quiet_night, state.last is None)
        left = self._left.get(key)
        if left is None:
            left = self._left[key] = tuple(action for action in self._actions if action.ruled_out(state) is None)
        asks = []
        for action in left:
            if action.condition(state, seat) is None and (ask := action.ask(state, seat)) is not None:
                asks.append(ask)
        return tuple(asks)


class FromHand(TurnAction):
    """The base class of actions that use cards of the hand."""

    last = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the hand is empty, otherwise None."""
        return None if state.players[seat].hand else Refusal("empty_hand")


def first_of_each_kind(cards: Cards) -> Cards:
    """Return the first card of each kind, since copies of a card are alike.

    `cards` must be in the order of the box.
    """
    firsts, before = [], ""
    for card in cards:
        kind = SAME[card]
        if kind != before:
            firsts.append(card)
            before = kind
    return tuple(firsts)


def play_card(state: State, seat: Seat, card: str) -> Step[State]:
    """Return the state and events after a card is played face-down.

    The other players learn only that a card was played.
    """
    return Step(play_face_down(state, seat, card), (Played(seat), PlayedCard(seat, card, to=(seat,))))


def refuse_not_in_hand(state: State, seat: Seat, picks: Picks) -> Refusal | None:
    """Return a refusal if a picked card is not in the hand or is not a card at all, otherwise None."""
    hand = state.players[seat].hand
    for group in picks:
        for card in group:
            if card not in hand:
                return Refusal("not_in_hand", {"card": card}) if card in CARDS else Refusal("not-offered")
    return None
