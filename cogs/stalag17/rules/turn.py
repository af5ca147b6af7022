"""What the actions of a turn have in common (docs/rules/stalag17.md §3.4, §3.9)."""

from __future__ import annotations

from bot.engine.action import Action, Actions
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Picks, Refusal
from bot.engine.record import Seat
from cogs.stalag17.data import CARDS, SAME
from cogs.stalag17.events import Played, PlayedCard
from cogs.stalag17.rules.cards import lay
from cogs.stalag17.rules.round import end_turn
from cogs.stalag17.state import Cards, State


class TurnAction(Action[State]):
    """An action that ends the turn."""

    last = False
    """Whether it is possible in last turns (§3.9)."""
    expansion = ""
    """The additional rule that allows it (§4)."""

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Check the additional rule, last turns, then the action's own condition."""
        return self.ruled_out(state) or self.condition(state, seat)

    def ruled_out(self, state: State) -> Refusal | None:
        """Check the additional rule, then last turns."""
        if self.expansion and not getattr(state, self.expansion):
            return Refusal(f"without_{self.expansion}")
        return Refusal("last_turns") if state.last is not None and not self.last else None

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return the condition of this action that does not hold."""
        return None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Act, then end the turn."""
        step = self.act(state, seat, picks, chance)
        return then(step.events, end_turn(step.state, True, chance))

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Do what the action does."""
        raise NotImplementedError


class TurnActions(Actions[State]):
    """The actions of a turn. Which of them the rules of a table and last turns rule out is the same turn after turn."""

    def __init__(self, *actions: TurnAction) -> None:
        super().__init__(*actions)
        self._actions = actions
        self._left: dict[tuple[bool, bool, bool, bool], tuple[TurnAction, ...]] = {}

    def offered(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """Ask for all that are allowed and have an aim."""
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
    """An action with cards of the hand."""

    last = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """There must be a card in hand."""
        return None if state.players[seat].hand else Refusal("empty_hand")


def kinds(cards: Cards) -> Cards:
    """Return one card of each kind, the first: copies are alike. `cards` are in the order of the box."""
    firsts, before = [], ""
    for card in cards:
        kind = SAME[card]
        if kind != before:
            firsts.append(card)
            before = kind
    return tuple(firsts)


def played(state: State, seat: Seat, card: str) -> Step[State]:
    """Play a card face-down: others learn only that."""
    return Step(lay(state, seat, card), (Played(seat), PlayedCard(seat, card, to=(seat,))))


def not_in_hand(state: State, seat: Seat, picks: Picks) -> Refusal | None:
    """Refuse a card that is not in hand, and what is no card at all."""
    hand = state.players[seat].hand
    for group in picks:
        for card in group:
            if card not in hand:
                return Refusal("not_in_hand", {"card": card}) if card in CARDS else Refusal("not-offered")
    return None
