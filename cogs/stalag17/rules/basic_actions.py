"""The basic actions of a turn (docs/rules/stalag17.md §3.4)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.stalag17.events import Discarded, Passed
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.cards import draw, leave_hand, take_discard
from cogs.stalag17.rules.round import escape
from cogs.stalag17.rules.turn import FromHand, TurnAction, first_of_each_kind, play_card, refuse_not_in_hand
from cogs.stalag17.state import State

CARD = Field("card", kind="own_card")
CARDS = Field("cards", kind="own_card")
TOP = Field("top", kind="own_card")


class Play(FromHand):
    """Action A1: play a card face-down and draw one.

    In the last turns of a round the player does not draw.
    """

    verb = "play"
    fields = (CARD,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which card to play. The options have one card of each kind."""
        return Ask(self.verb, (CARD.of(first_of_each_kind(state.players[seat].hand)),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return a refusal if the picked card is not in the hand, otherwise None."""
        return refuse_not_in_hand(state, seat, picks[:1])

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the picked card is played."""
        step = play_card(state, seat, picks[0][0])
        return step if state.last is not None else then(step.events, draw(step.state, seat, 1, chance))


class Draw(TurnAction):
    """Action A2: draw two cards."""

    verb = "draw"
    open = True

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the player has drawn two cards."""
        return draw(state, seat, 2, chance)


class PickUp(TurnAction):
    """Action A3: take the top card of the discards, then draw one card (E32)."""

    verb = "pick_up"
    open = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if there are no discards, otherwise None."""
        return None if state.discards else Refusal("no_discards")

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the player has taken the top card of the discards and drawn one."""
        step = take_discard(state, seat)
        return then(step.events, draw(step.state, seat, 1, chance))


class Discard(FromHand):
    """Action A4: discard one card, three or more of one type, or five or more that are all different.

    The card that is picked last lies on top of the discards.
    """

    verb = "discard"
    fields = (CARDS, TOP)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which cards of the hand to discard."""
        hand = state.players[seat].hand
        return Ask(self.verb, (CARDS.of(hand, 1, len(hand)),))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the choice of the card that goes on top of the discards.

        The result is None if all cards are of the same kind.
        """
        if len(picked) == 1 and plan.may_discard(picked[0]) and len(tops := first_of_each_kind(picked[0])) > 1:
            return TOP.of(tops)
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why the picked cards cannot be discarded together, or None."""
        if unfit := refuse_not_in_hand(state, seat, picks):
            return unfit
        return Refusal("discard", {"count": len(picks[0])}) if picks and not plan.may_discard(picks[0]) else None

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the picked cards are discarded face-up."""
        cards = picks[0] if len(picks) == 1 else (*(card for card in picks[0] if card != picks[1][0]), picks[1][0])
        state = leave_hand(state, seat, cards)
        return Step(replace(state, discards=(*state.discards, *cards)), (Discarded(seat, cards),))


class Escape(TurnAction):
    """Action A5: try to escape. It is possible once in a turn."""

    verb = "escape"
    last = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the player has already tried to escape in this turn (E8), otherwise None."""
        return Refusal("attempted") if state.attempted else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the player has tried to escape.

        A failure does not end the turn.
        """
        return escape(state, seat, chance)


class Pass(TurnAction):
    """The action that passes in a last turn, if nothing else is possible without cards (E12)."""

    verb = "pass"
    last = True
    open = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if another action is still possible, otherwise None."""
        return None if state.last is not None and not state.players[seat].hand else Refusal("no_pass")

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the unchanged state, with the event that the player has passed."""
        return Step(state, (Passed(seat),))
