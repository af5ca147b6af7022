"""The action of drawing cards, which both players have (docs/rules/fugitive.md §3.2, §6.3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.fugitive import house
from cogs.fugitive.events import Drew, DrewCard
from cogs.fugitive.rules.house_events import resolve_card
from cogs.fugitive.state import DECKS, Draw, State

PILE = Field("deck", kind="pile")
"""The field for the deck from which a player draws."""


class DrawCard(Action[State]):
    """The action of drawing a card from any open deck.

    Subclasses define what follows. It depends on the phase or event that lets the player draw.
    """

    verb = "draw"
    fields = (PILE,)

    def ask(self, state: State, seat: Seat) -> Ask:
        """Return the question from which deck to draw."""
        return ask_deck(state.open_decks())

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if a deck is empty or an event has closed it, otherwise None (§6.4 event 16)."""
        deck = one(picks, 0)
        if deck not in DECKS or deck in state.open_decks():
            return None
        return Refusal("deck_closed" if state.decks[int(deck) - 1] else "deck_empty", {"deck": deck})


@cache
def ask_deck(decks: tuple[str, ...]) -> Ask:
    """Return the question from which of the decks `decks` to draw."""
    return Ask("draw", (PILE.of(decks),), open=True)


def draw_lowest(
    draws: Action[State], state: State, seat: Seat, chance: Chance, due: Callable[[State], bool]
) -> Step[State]:
    """Return state and events after a time-out: cards are drawn from the lowest open deck.

    Drawing goes on as long as `due(state)` is true.
    """
    step = Step(state, ())
    while due(step.state):
        step = then(step.events, draws.do(step.state, seat, (step.state.open_decks()[:1],), chance))
    return step


def named_deck(picks: Picks) -> int:
    """Return the index (0 to 2) of the deck that a player picked for a draw."""
    return int(picks[0][0]) - 1


def has_hideout_on_top(state: State, deck: int) -> bool:
    """Return whether the top card of a deck is a hideout, so that drawing it completes the draw.

    After drawing a house event, the player draws again (§6.3).
    """
    return house.is_hideout(state.decks[deck][0])


def draw(state: State, seat: Seat, deck: int, chance: Chance) -> Step[State]:
    """Return state and events after the player at `seat` draws the top card of a deck.

    Everybody learns the deck. A hideout goes to the player's hand; a house event takes effect.
    """
    card = state.decks[deck][0]
    decks = tuple([cards[1:] if number == deck else cards for number, cards in enumerate(state.decks)])
    state = replace(state, decks=decks)
    told = (Drew(seat, deck + 1),)
    return then(
        told, take(state, seat, deck, card) if house.is_hideout(card) else resolve_card(state, seat, deck, card, chance)
    )


def take(state: State, seat: Seat, deck: int, card: int) -> Step[State]:
    """Return state and events after the hideout `card` from a deck is put into the hand of `seat`.

    Only the player at `seat` learns which card it is.
    """
    draws = (*state.draws, Draw(seat, deck, state.round, card, len(state.row)))
    hand = tuple(sorted((*state.hand_of(seat), card)))
    events = (DrewCard(seat, card, to=(seat,)),)
    if seat == state.fugitive:
        return Step(replace(state, draws=draws, hand=hand), events)
    return Step(replace(state, draws=draws, marshal_hand=hand), events)
