"""The actions of the additional rules and of the house rule *Quiet night*.

The additional rules are negotiation with the guard, and exchange of cards (docs/rules/stalag17.md §4.2, §4.3). The
house rule is in §4.6.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import one
from bot.engine.chance import Chance
from bot.engine.event import SEAT
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.stalag17 import data
from cogs.stalag17.data import OBJECTS
from cogs.stalag17.events import (
    GuardAgreed,
    GuardRefused,
    Negotiated,
    NothingRevealed,
    Offered,
    QuietNight,
    Reshuffled,
    TookOffer,
)
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.basic_actions import CARD, CARDS
from cogs.stalag17.rules.cards import draw, leave_hand, take_discard, take_from_pile, take_openly, with_fields
from cogs.stalag17.rules.turn import TurnAction, first_of_each_kind, play_card, refuse_not_in_hand
from cogs.stalag17.state import State

PILE, HAND, DISCARD = "pile", "hand", "discard"

WHOM = Field("whom", kind=SEAT)
WAY = Field("way", kind="way")

WAYS = {PILE: "last_turns", HAND: "empty_hand", DISCARD: "no_discards"}
"""The ways to take an offer (A8), each with the key of the refusal that explains why it is impossible."""

SEATS = tuple(str(seat) for seat in range(5))


class Negotiate(TurnAction):
    """Action A6: discard objects of different types, so that the guard shows a card (§4.2).

    If the card matches, it becomes barracks of the player.
    """

    verb = "negotiate"
    fields = (CARDS,)
    expansion = "negotiation"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which objects to discard. The result is None if there are none in the hand."""
        objects = tuple([card for card in state.players[seat].hand if card in OBJECTS])
        return Ask(self.verb, (CARDS.of(objects, 1, min(len(objects), len(data.TYPES))),)) if objects else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why the picked cards cannot be discarded for the guard, or None."""
        if unfit := refuse_not_in_hand(state, seat, picks):
            return unfit
        return Refusal("negotiate") if picks and not plan.may_negotiate(picks[0]) else None

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after a negotiation.

        The picked cards are discarded and the guard's card is shown, with its effect.
        """
        cards = picks[0]
        state = leave_hand(state, seat, cards)
        reshuffles = state.reshuffles
        state, revealed = take_from_pile(replace(state, discards=(*state.discards, *cards)), 1, chance)
        events = (Negotiated(seat, cards), *((Reshuffled(),) if state.reshuffles > reshuffles else ()))
        if not revealed:
            return Step(state, (*events, NothingRevealed(seat)))
        (card,) = revealed
        player = state.players[seat]
        cost = plan.guard_cost(cards, card)
        if cost is None:
            state = with_fields(state, seat, negotiated=(*player.negotiated, card))
            return Step(state, (*events, GuardAgreed(seat, card)))
        state = with_fields(state, seat, vigilance=player.vigilance + cost)
        state = replace(state, discards=(*state.discards, card))
        return Step(state, (*events, GuardRefused(seat, card, cost)))


class Offer(TurnAction):
    """Action A7: offer an object of the plan face-up to the other players, and draw two cards (§4.3)."""

    verb = "offer"
    fields = (CARD,)
    expansion = "exchange"

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the player already offers a card, otherwise None."""
        return Refusal("offering") if state.players[seat].offer else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which object of the plan to offer.

        The result is None if there is none in the hand.
        """
        offerable = plan.list_offerable(state.plan.objects)
        cards = first_of_each_kind(tuple([card for card in state.players[seat].hand if card in offerable]))
        return Ask(self.verb, (CARD.of(cards),)) if cards else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return a refusal if the picked card is not in the hand or is no object of the plan, otherwise None."""
        if missing := refuse_not_in_hand(state, seat, picks):
            return missing
        return (
            Refusal("offer")
            if (card := one(picks, 0)) and card not in plan.list_offerable(state.plan.objects)
            else None
        )

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the player has offered the picked card and drawn two cards."""
        card = picks[0][0]
        state = with_fields(leave_hand(state, seat, (card,)), seat, offer=card)
        return then((Offered(seat, card),), draw(state, seat, 2, chance))


class Take(TurnAction):
    """Action A8: take the card that another player offers.

    In addition, the player draws a card (a), plays a card without drawing one (b), or takes the top card of the
    discards (c).
    """

    verb = "take"
    fields = (WHOM, WAY, CARD)
    last = True
    expansion = "exchange"

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if no other player offers a card or no way to take it is possible, otherwise None."""
        if not state.offers(seat):
            return Refusal("no_offers")
        return Refusal("last_turns") if state.last is not None and not state.players[seat].hand else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of whose offer to take, and in which way."""
        owners = tuple([SEATS[other] for other in state.offers(seat)])
        return Ask(self.verb, (WHOM.of(owners), WAY.of(list_ways(state, seat))))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the choice of the card to play, if the picked way to take the offer includes playing a card.

        Otherwise the result is None.
        """
        if len(picked) == 2 and picked[1] == (HAND,):
            return CARD.of(first_of_each_kind(state.players[seat].hand))
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why the picked player, way or card is not allowed, or None."""
        owner, way = one(picks, 0), one(picks, 1)
        if owner == str(seat):
            return Refusal("own_offer")
        if owner in SEATS[: len(state.players)] and int(owner) not in state.offers(seat):
            return Refusal("no_offer", {"whom": int(owner)})
        if way in WAYS and way not in list_ways(state, seat):
            return Refusal("last_turns" if state.last is not None and way != HAND else WAYS[way])
        return refuse_not_in_hand(state, seat, picks[2:])

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the offer is taken in the picked way.

        Depending on this way, the player also draws, plays or takes a card.
        """
        owner, way = int(picks[0][0]), picks[1][0]
        step = Step(state, ())
        if way == HAND:
            step = play_card(state, seat, picks[2][0])
        elif way == DISCARD:
            step = take_discard(state, seat)
        card = state.players[owner].offer
        taken = take_openly(with_fields(step.state, owner, offer=""), seat, card)
        events = (*step.events, TookOffer(seat, owner, card))
        return then(events, draw(taken, seat, 1, chance) if way == PILE else Step(taken, ()))


class Quiet(TurnAction):
    """Action A9, a house rule: once a game, discard the whole hand to halve the player's vigilance (§4.6)."""

    verb = "quiet"
    open = True
    expansion = "quiet_night"

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the action is impossible, otherwise None.

        It is impossible if the player has used it before, has no cards in hand, or has no vigilance to lose.
        """
        player = state.players[seat]
        if player.rested:
            return Refusal("rested")
        if not player.hand:
            return Refusal("empty_hand")
        vigilance = player.vigilance
        return None if halve(vigilance) < vigilance else Refusal("calm", {"vigilance": vigilance})

    def act(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the player's hand is discarded and the vigilance is halved.

        The cards are discarded in the order of the hand.
        """
        player = state.players[seat]
        cards, before, after = player.hand, player.vigilance, halve(player.vigilance)
        state = with_fields(leave_hand(state, seat, cards), seat, vigilance=after, rested=True)
        return Step(replace(state, discards=(*state.discards, *cards)), (QuietNight(seat, cards, before, after),))


def halve(vigilance: int) -> int:
    """Return the vigilance after a quiet night: half, rounded up.

    >>> [halve(points) for points in (0, 1, 2, 9)]
    [0, 1, 1, 5]
    """
    return (vigilance + 1) // 2


def list_ways(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the ways in which the player at `seat` could take an offer now."""
    hand = (HAND,) if state.players[seat].hand else ()
    if state.last is not None:
        return hand
    return (PILE, *hand, *((DISCARD,) if state.discards else ()))
