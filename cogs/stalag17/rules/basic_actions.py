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
    """A1: a card face-down, and draw one; in last turns without a replacement."""

    verb = "play"
    fields = (CARD,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer one card of each kind in hand."""
        return Ask(self.verb, (CARD.of(kinds(state.players[seat].hand)),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """The card must be in hand."""
        return not_in_hand(state, seat, picks[:1])

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Play it."""
        step = played(state, seat, picks[0][0])
        return step if state.last is not None else then(step.events, draw(step.state, seat, 1, chance))


class Draw(TurnAction):
    """A2: draw two."""

    verb = "draw"
    open = True

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Draw."""
        return draw(state, seat, 2, chance)


class PickUp(TurnAction):
    """A3: the top of the discard pile, then one from the draw pile (E32)."""

    verb = "pick_up"
    open = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Something must lie there."""
        return None if state.discards else Refusal("no_discards")

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Take, then draw."""
        step = take_discard(state, seat)
        return then(step.events, draw(step.state, seat, 1, chance))


class Discard(FromHand):
    """A4: one card, three or more of one type, five or more all different; the last named lies on top."""

    verb = "discard"
    fields = (CARDS, TOP)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the whole hand."""
        hand = state.players[seat].hand
        return Ask(self.verb, (CARDS.of(hand, 1, len(hand)),))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Of several kinds of card, ask which lies on top."""
        if len(picked) == 1 and plan.may_discard(picked[0]) and len(tops := kinds(picked[0])) > 1:
            return TOP.of(tops)
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Check the selection."""
        if unfit := not_in_hand(state, seat, picks):
            return unfit
        return Refusal("discard", {"count": len(picks[0])}) if picks and not plan.may_discard(picks[0]) else None

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Lay them open."""
        cards = picks[0] if len(picks) == 1 else (*(card for card in picks[0] if card != picks[1][0]), picks[1][0])
        state = leave_hand(state, seat, cards)
        return Step(replace(state, discards=(*state.discards, *cards)), (Discarded(seat, cards),))


class Escape(TurnAction):
    """A5: escape, once in a turn."""

    verb = "escape"
    last = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """One attempt in a turn (E8)."""
        return Refusal("attempted") if state.attempted else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Try; a failure does not end the turn."""
        return escape(state, seat, chance)


class Pass(TurnAction):
    """Nothing is left to do in a last turn without a card (E12)."""

    verb = "pass"
    last = True
    open = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Only then."""
        return None if state.last is not None and not state.players[seat].hand else Refusal("no_pass")

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Wait."""
        return Step(state, (Passed(seat),))
