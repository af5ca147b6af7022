"""Actions of both sides: discarding a card, and ending the turn (docs/rules/colditz.md §3.3)."""

from __future__ import annotations

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz.data import HAND
from cogs.colditz.events.cards import Discarded, PutAway
from cogs.colditz.events.course import Ended
from cogs.colditz.rules.fields import CARD
from cogs.colditz.rules.turn.course import cards_of, close_turn, is_over_hand_limit, put_back, total_of
from cogs.colditz.state import State


class End(Action[State]):
    """The action that ends the turn (§3.3 T5).

    A player with too many cards must discard some before it.
    """

    verb = "end"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the player has too many cards to end the turn, otherwise None."""
        return Refusal("hand", {"limit": HAND}) if is_over_hand_limit(state) else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the turn has ended."""
        return end_turn(state, chance)


def end_turn(state: State, chance: Chance) -> Step[State]:
    """Return the state and events after the turn has ended, whether or not points are unused."""
    ended = Ended(state.seat(state.active), state.turn.points, total_of(state.turn.dice))
    return then((ended,), close_turn(state, chance))


class Discard(Action[State]):
    """The action that discards a card of a player who has too many (R38)."""

    verb = "discard"
    fields = (CARD,)

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the player does not have too many cards, otherwise None."""
        return None if is_over_hand_limit(state) else Refusal("no_discard", {"limit": HAND})

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which card of the hand to discard."""
        return Ask(self.verb, (CARD.of(cards_of(state, state.active)),))

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the picked card is put under its deck, face down."""
        card = picks[0][0]
        state = put_back(state, state.active, card, shown=False)
        return Step(state, (Discarded(seat), PutAway(seat, card, to=(seat,))))
