"""The actions of a turn (docs/rules/stalag17.md §3.4, §4.2, §4.3), each with its conditions and what it does."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Ask, Field, Picks, Refusal, Seat, Step, then, told
from cogs.stalag17 import data, plan
from cogs.stalag17.data import CARDS
from cogs.stalag17.pile import (
    changed,
    draw,
    lay,
    leave_hand,
    reveal,
    take_discard,
    take_openly,
)
from cogs.stalag17.round import end_turn, escape
from cogs.stalag17.state import Cards, State


def kinds(cards: Iterable[str]) -> Cards:
    """Give one card of each kind, the first: copies are alike."""
    return tuple({CARDS[card].id: card for card in reversed(tuple(cards))}.values())[::-1]


class Turning(Action[State]):
    """An action that ends the turn."""

    last = False
    """Whether it is possible in last turns (§3.9)."""
    expansion = ""
    """The additional rule that allows it (§4)."""

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Check the additional rule, last turns, then the action's own condition."""
        if self.expansion and not getattr(state, self.expansion):
            return Refusal(f"without_{self.expansion}")
        if state.last is not None and not self.last:
            return Refusal("last_turns")
        return self.condition(state, seat)

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Name the condition of this action that does not hold."""
        return None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Act, then end the turn."""
        step = self.act(state, seat, picks, chance)
        return then(step.events, end_turn(step.state, True, chance))

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Do what the action does."""
        raise NotImplementedError


class FromHand(Turning):
    """An action with cards of the hand."""

    last = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """There must be a card in hand."""
        return None if state.players[seat].hand else Refusal("empty_hand")


class Play(FromHand):
    """A1: a card face-down, and draw one; in last turns without a replacement."""

    verb = "play"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer one card of each kind in hand."""
        return Ask(self.verb, (Field("card", kinds(state.players[seat].hand)),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """The card must be in hand."""
        return not_in_hand(state, seat, picks[:1])

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Play it."""
        step = played(state, seat, picks[0][0])
        return step if state.last is not None else then(step.events, draw(step.state, seat, 1, chance))


class Draw(Turning):
    """A2: draw two."""

    verb = "draw"
    open = True

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Draw."""
        return draw(state, seat, 2, chance)


class PickUp(Turning):
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

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the whole hand."""
        hand = state.players[seat].hand
        return Ask(self.verb, (Field("cards", hand, 1, len(hand)),))

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Of several kinds of card, ask which lies on top."""
        if len(picked) == 1 and len(tops := kinds(picked[0])) > 1:
            return Field("top", tops)
        return super().narrow(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Check the selection."""
        if not picks or (missing := not_in_hand(state, seat, picks)):
            return missing if picks else None
        return None if plan.may_discard(picks[0]) else Refusal("discard", {"count": len(picks[0])})

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Lay them open."""
        cards = picks[0] if len(picks) == 1 else (*(card for card in picks[0] if card != picks[1][0]), picks[1][0])
        state = leave_hand(state, seat, cards)
        return Step(replace(state, discards=(*state.discards, *cards)), told("discarded", seat=seat, cards=cards))


class Escape(Turning):
    """A5: escape, once in a turn."""

    verb = "escape"
    last = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """One attempt in a turn (E8)."""
        return Refusal("attempted") if state.attempted else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Try; a failure does not end the turn."""
        return escape(state, seat, chance)


class Negotiate(Turning):
    """A6: discard objects of different types, reveal a card; a match becomes barracks (§4.2)."""

    verb = "negotiate"
    expansion = "negotiation"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the objects in hand."""
        objects = tuple(card for card in state.players[seat].hand if CARDS[card].kind == data.OBJECT)
        return Ask(self.verb, (Field("cards", objects, 1, min(len(objects), len(data.TYPES))),)) if objects else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Check the selection."""
        if not picks or (missing := not_in_hand(state, seat, picks)):
            return missing if picks else None
        return None if plan.may_negotiate(picks[0]) else Refusal("negotiate")

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Discard, reveal, and take what comes of it."""
        cards = picks[0]
        state = leave_hand(state, seat, cards)
        events = told("negotiated", seat=seat, cards=cards)
        reshuffles = state.reshuffles
        state, card = reveal(replace(state, discards=(*state.discards, *cards)), chance)
        if state.reshuffles > reshuffles:
            events += told("reshuffled")
        if card is None:
            return Step(state, events + told("nothing_revealed", seat=seat))
        player = state.players[seat]
        cost = plan.guard_takes(cards, card)
        if cost is None:
            state = changed(state, seat, negotiated=(*player.negotiated, card))
            return Step(state, events + told("guard_agreed", seat=seat, card=card))
        state = changed(state, seat, vigilance=player.vigilance + cost)
        state = replace(state, discards=(*state.discards, card))
        return Step(state, events + told("guard_refused", seat=seat, card=card, cost=cost))


class Offer(Turning):
    """A7: an object of the plan face-up before oneself, and draw two (§4.3)."""

    verb = "offer"
    expansion = "exchange"

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """One offer at a time."""
        return Refusal("offering") if state.players[seat].offer else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the objects of the plan."""
        cards = tuple(card for card in state.players[seat].hand if plan.may_offer(card, state.plan))
        return Ask(self.verb, (Field("card", kinds(cards)),)) if cards else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """The card must be in hand and on the plan."""
        if missing := not_in_hand(state, seat, picks):
            return missing
        return Refusal("offer") if (card := one(picks, 0)) and not plan.may_offer(card, state.plan) else None

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Put it there and draw."""
        card = picks[0][0]
        state = changed(leave_hand(state, seat, (card,)), seat, offer=card)
        return then(told("offered", seat=seat, card=card), draw(state, seat, 2, chance))


class Take(Turning):
    """A8: another player's offer, with a card drawn (a), instead of a card drawn for one played (b), or with the top
    of the discard pile (c)."""

    verb = "take"
    last = True
    expansion = "exchange"

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Somebody else must offer, and there must be a way to take."""
        if not state.offers(seat):
            return Refusal("no_offers")
        return None if ways(state, seat) else Refusal("last_turns")

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the owners, then the ways."""
        owners = tuple(str(other) for other in state.offers(seat))
        return Ask(self.verb, (Field("owner", owners), Field("way", ways(state, seat))))

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """To take it for a card played, ask which."""
        if len(picked) == 2 and picked[1] == (HAND,):
            return Field("card", kinds(state.players[seat].hand))
        return super().narrow(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Check owner, way and card."""
        owner, way = one(picks, 0), one(picks, 1)
        if owner == str(seat):
            return Refusal("own_offer")
        if owner in SEATS[: len(state.players)] and int(owner) not in state.offers(seat):
            return Refusal("no_offer", {"target": int(owner)})
        if way in WAYS and way not in ways(state, seat):
            return Refusal("last_turns" if state.last is not None and way != HAND else WAYS[way])
        return not_in_hand(state, seat, picks[2:])

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Take it, with what goes with it."""
        owner, way = int(picks[0][0]), picks[1][0]
        step = Step(state, ())
        if way == HAND:
            step = played(state, seat, picks[2][0])
        elif way == DISCARD:
            step = take_discard(state, seat)
        card = state.players[owner].offer
        taken = take_openly(changed(step.state, owner, offer=""), seat, card)
        events = (*step.events, *told("took_offer", seat=seat, target=owner, card=card))
        return then(events, draw(taken, seat, 1, chance) if way == PILE else Step(taken, ()))


class Pass(Turning):
    """Nothing is left to do in a last turn without a card (E12)."""

    verb = "pass"
    last = True
    open = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Only then."""
        return None if state.last is not None and not state.players[seat].hand else Refusal("no_pass")

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Wait."""
        return Step(state, told("passed", seat=seat))


PILE, HAND, DISCARD = "pile", "hand", "discard"

WAYS = {PILE: "last_turns", HAND: "empty_hand", DISCARD: "no_discards"}
"""The ways of A8, and what is wrong when one is missing."""

SEATS = tuple(str(seat) for seat in range(5))

ACTIONS: dict[str, Turning] = {
    action.verb: action
    for action in (Play(), Draw(), PickUp(), Discard(), Negotiate(), Offer(), Take(), Escape(), Pass())
}


def ways(state: State, seat: Seat) -> tuple[str, ...]:
    """List the ways in which `seat` could take an offer now."""
    hand = (HAND,) if state.players[seat].hand else ()
    if state.last is not None:
        return hand
    return (PILE, *hand, *((DISCARD,) if state.discards else ()))


def played(state: State, seat: Seat, card: str) -> Step[State]:
    """Play a card face-down: others learn only that."""
    events = told("played", seat=seat) + told("played_card", to=seat, seat=seat, card=card)
    return Step(lay(state, seat, card), events)


def not_in_hand(state: State, seat: Seat, picks: Picks) -> Refusal | None:
    """Name a known card that is not in hand."""
    hand = state.players[seat].hand
    stray = next((card for group in picks for card in group if card in CARDS and card not in hand), None)
    return Refusal("not_in_hand", {"card": stray}) if stray else None
