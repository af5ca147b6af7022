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
    """Action A1: play a card face-down and draw one. In last turns the player does not draw."""

    verb = "play"
    fields = (CARD,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which card to play, with one card of each kind."""
        return Ask(self.verb, (CARD.of(first_of_each_kind(state.players[seat].hand)),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return a refusal if the card is not in hand."""
        return refuse_not_in_hand(state, seat, picks[:1])

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that plays the card."""
        step = play_card(state, seat, picks[0][0])
        return step if state.last is not None else then(step.events, draw(step.state, seat, 1, chance))


class Draw(TurnAction):
    """Action A2: draw two cards."""

    verb = "draw"
    open = True

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that draws two cards."""
        return draw(state, seat, 2, chance)


class PickUp(TurnAction):
    """Action A3: take the top of the discards, then draw one card (E32)."""

    verb = "pick_up"
    open = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if there are no discards."""
        return None if state.discards else Refusal("no_discards")

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that takes the card, then draws."""
        step = take_discard(state, seat)
        return then(step.events, draw(step.state, seat, 1, chance))


class Discard(FromHand):
    """Action A4: discard one card, three or more of one type, or five or more all different.

    The card named last is on top.
    """

    verb = "discard"
    fields = (CARDS, TOP)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which cards of the hand to discard."""
        hand = state.players[seat].hand
        return Ask(self.verb, (CARDS.of(hand, 1, len(hand)),))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field for the card on top, if the discard has several kinds."""
        if len(picked) == 1 and plan.may_discard(picked[0]) and len(tops := first_of_each_kind(picked[0])) > 1:
            return TOP.of(tops)
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why the chosen cards cannot be discarded, or None."""
        if unfit := refuse_not_in_hand(state, seat, picks):
            return unfit
        return Refusal("discard", {"count": len(picks[0])}) if picks and not plan.may_discard(picks[0]) else None

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that discards the cards face-up."""
        cards = picks[0] if len(picks) == 1 else (*(card for card in picks[0] if card != picks[1][0]), picks[1][0])
        state = leave_hand(state, seat, cards)
        return Step(replace(state, discards=(*state.discards, *cards)), (Discarded(seat, cards),))


class Escape(TurnAction):
    """Action A5: try to escape, once in a turn."""

    verb = "escape"
    last = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the player has already tried in this turn (E8)."""
        return Refusal("attempted") if state.attempted else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that tries to escape. A failure does not end the turn."""
        return escape(state, seat, chance)


class Pass(TurnAction):
    """Pass in a last turn, if nothing else is possible without cards (E12)."""

    verb = "pass"
    last = True
    open = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if another action is still possible."""
        return None if state.last is not None and not state.players[seat].hand else Refusal("no_pass")

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that only announces the pass."""
        return Step(state, (Passed(seat),))
