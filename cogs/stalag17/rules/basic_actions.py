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
from cogs.stalag17.rules.turn import FromHand, TurnAction, kinds, not_in_hand, played
from cogs.stalag17.state import State

CARD = Field("card", kind="own_card")
CARDS = Field("cards", kind="own_card")
TOP = Field("top", kind="own_card")


class Play(FromHand):
    """A1: play a card face-down and draw one. In last turns the player draws none."""

    verb = "play"
    fields = (CARD,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question for one card of each kind in hand."""
        return Ask(self.verb, (CARD.of(kinds(state.players[seat].hand)),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return a refusal if the card is not in hand."""
        return not_in_hand(state, seat, picks[:1])

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Play the card."""
        step = played(state, seat, picks[0][0])
        return step if state.last is not None else then(step.events, draw(step.state, seat, 1, chance))


class Draw(TurnAction):
    """A2: draw two."""

    verb = "draw"
    open = True

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Draw two cards."""
        return draw(state, seat, 2, chance)


class PickUp(TurnAction):
    """A3: take the top of the discard pile, then draw one (E32)."""

    verb = "pick_up"
    open = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the discard pile is empty."""
        return None if state.discards else Refusal("no_discards")

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Take the card, then draw."""
        step = take_discard(state, seat)
        return then(step.events, draw(step.state, seat, 1, chance))


class Discard(FromHand):
    """A4: discard one card, three or more of one type, or five or more all different.

    The last one named is on top.
    """

    verb = "discard"
    fields = (CARDS, TOP)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question for the whole hand."""
        hand = state.players[seat].hand
        return Ask(self.verb, (CARDS.of(hand, 1, len(hand)),))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field for the card on top, if there are several kinds of card."""
        if len(picked) == 1 and plan.may_discard(picked[0]) and len(tops := kinds(picked[0])) > 1:
            return TOP.of(tops)
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why the selection is not allowed."""
        if unfit := not_in_hand(state, seat, picks):
            return unfit
        return Refusal("discard", {"count": len(picks[0])}) if picks and not plan.may_discard(picks[0]) else None

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Discard the cards face-up."""
        cards = picks[0] if len(picks) == 1 else (*(card for card in picks[0] if card != picks[1][0]), picks[1][0])
        state = leave_hand(state, seat, cards)
        return Step(replace(state, discards=(*state.discards, *cards)), (Discarded(seat, cards),))


class Escape(TurnAction):
    """A5: escape, once in a turn."""

    verb = "escape"
    last = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the player has already tried in this turn (E8)."""
        return Refusal("attempted") if state.attempted else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Try to escape; a failure does not end the turn."""
        return escape(state, seat, chance)


class Pass(TurnAction):
    """Pass in a last turn, if there is nothing left to do without a card (E12)."""

    verb = "pass"
    last = True
    open = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if another action is still possible."""
        return None if state.last is not None and not state.players[seat].hand else Refusal("no_pass")

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Do nothing."""
        return Step(state, (Passed(seat),))
