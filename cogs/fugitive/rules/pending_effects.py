"""The questions that house events ask, and their answers (docs/rules/fugitive.md §6.4)."""

# ruff: noqa: D102 - ask, do and idle: Action, ErrandAction and Phase say what they are
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks
from bot.engine.record import Seat
from cogs.fugitive import data, house
from cogs.fugitive.events import ClosedDeck, Informed, Kept, Saw, Traced, Watched
from cogs.fugitive.house_state import Closed, Fact, Look, PendingEffect
from cogs.fugitive.rules.course import go_on
from cogs.fugitive.rules.drawing import DrawCard, draw, draw_lowest, has_hideout_on_top, named_deck, take
from cogs.fugitive.rules.house_events import traceable
from cogs.fugitive.rules.phase import Phase
from cogs.fugitive.state import State

REGIONS = tuple(str(region + 1) for region in range(len(data.REGIONS)))

PLACE = Field("place", kind="place")
REGION = Field("region", kind="region")
DECK = Field("deck", kind="deck")
CARD = Field("card")


class ErrandAction(Action[State]):
    """An action that answers the question of a house event, also for a player whose time is up."""

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return state and events after the program answers for a player whose time is up.

        It goes on until the house event's question is settled, or another question comes first.
        """
        raise NotImplementedError


class ErrandPhase(Phase):
    """The phase in which the last question of a house event is answered, before the turn's own phase."""

    def __init__(self, action: ErrandAction) -> None:
        super().__init__(action)
        self.action = action

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return self.action.move_on_timeout(state, seat, chance)


class DrawErrand(DrawCard, ErrandAction):
    """The action of drawing cards because of Last hope, Roadblock, Tip, or a second-edition pass."""

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        pending, deck = state.pending[-1], named_deck(picks)
        if has_hideout_on_top(state, deck):
            left = (replace(pending, count=pending.count - 1),) if pending.count > 1 else ()
            state = replace(state, pending=(*state.pending[:-1], *left))
        return go_on(*draw(state, seat, deck, chance))

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return draw_lowest(self, state, seat, chance, lambda now: _draws(now, seat))


class Trace(ErrandAction):
    """The action for Footprints: the Marshal picks a place whose sprint cards she sees (event 9).

    She does not see the hideout.
    """

    verb = "trace"
    fields = (PLACE,)

    def ask(self, state: State, seat: Seat) -> Ask:
        return Ask("trace", (PLACE.of(traceable(state)),))

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        place = int(picks[0][0])
        spot = replace(state.row[place], sprints_shown=True)
        row = (*state.row[:place], spot, *state.row[place + 1 :])
        told = Traced(place, spot.sprints)
        return _done(replace(state, row=row), told)

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return self.do(state, seat, (traceable(state)[-1:],), chance)


class Probe(ErrandAction):
    """The action for Informant: the Marshal picks a region (event 10).

    Everybody learns how many face-down hideouts are in the region.
    """

    verb = "probe"
    fields = (REGION,)

    def ask(self, state: State, seat: Seat) -> Ask:
        return Ask("probe", (REGION.of(REGIONS),), open=True)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        region, places = int(picks[0][0]) - 1, state.hidden_places()
        count = sum(number in data.REGIONS[region] for number in state.hidden())
        fact = Fact(house.House.INFORMANT, places, count, state.round, region)
        told = Informed(region + 1, count)
        return _done(replace(state, facts=(*state.facts, fact)), told)

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return self.do(state, seat, (REGIONS[-1:],), chance)


class Watch(ErrandAction):
    """The action for Stake-out: the player who drew it picks a deck and looks at its top cards (event 14)."""

    verb = "watch"
    fields = (DECK,)

    def ask(self, state: State, seat: Seat) -> Ask:
        return Ask("watch", (DECK.of(state.open_decks()),), open=True)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        deck = named_deck(picks)
        cards = state.decks[deck][: house.WATCHED]
        keeps = any(house.is_hideout(card) for card in cards)
        row, drawn = len(state.row), len(state.draws)
        look = Look(house.House.STAKE_OUT, seat, state.round, row, cards, deck, None if keeps else False, drawn)
        told = Watched(seat, deck + 1, keeps)
        saw = Saw(seat, cards, to=(seat,))
        rest = state.pending[:-1]
        state = replace(state, looks=(*state.looks, look))
        if keeps:
            pending = PendingEffect("keep", seat, house.House.STAKE_OUT, deck=deck)
            return Step(replace(state, pending=(*rest, pending)), (told, saw))
        return _done(replace(state, decks=_under(state, deck, cards)), told, saw)

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        step = self.do(state, seat, (state.open_decks()[:1],), chance)
        return then(step.events, KEEP.move_on_timeout(step.state, seat, chance)) if step.state.watched() else step


class Keep(ErrandAction):
    """The action for Stake-out of keeping one of the seen hideouts (event 14).

    The other card goes to the bottom of the deck. The player is asked even if only one card is a hideout.
    """

    verb = "keep"
    fields = (CARD,)

    def ask(self, state: State, seat: Seat) -> Ask:
        return Ask("keep", (CARD.of(tuple(str(card) for card in sorted(state.watched()))),))

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        pending, kept = state.pending[-1], int(picks[0][0])
        other = tuple(card for card in state.decks[pending.deck][: house.WATCHED] if card != kept)
        decks = tuple(
            tuple(card for card in cards if card != kept) if deck == pending.deck else cards
            for deck, cards in enumerate(state.decks)
        )
        state = replace(state, decks=decks)
        looks = (*state.looks[:-1], replace(state.looks[-1], kept=True))
        state = replace(state, decks=_under(state, pending.deck, other), looks=looks)
        told = Kept(pending.seat, pending.deck + 1)
        took = take(state, pending.seat, pending.deck, kept)
        return _done(took.state, told, *took.events)

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return self.do(state, seat, ((str(max(state.watched())),),), chance)


class Close(ErrandAction):
    """The action for Blackout: the player closes a deck until the other side has drawn (event 16)."""

    verb = "close"
    fields = (DECK,)

    def ask(self, state: State, seat: Seat) -> Ask:
        return Ask("close", (DECK.of(state.open_decks()),), open=True)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        deck = named_deck(picks)
        still_to_draw = seat == state.fugitive and state.phase in ("f_draw", "f_after")
        closed = Closed(deck, 1 - seat, state.round if still_to_draw else state.round + 1)
        effects = replace(state.effects, closed=(*state.effects.closed, closed))
        return _done(replace(state, effects=effects), ClosedDeck(seat, deck + 1))

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return self.do(state, seat, (state.open_decks()[-1:],), chance)


def _draws(state: State, seat: Seat) -> bool:
    """Return whether the last question of a house event asks the player at `seat` to draw a card."""
    return bool(state.pending) and state.pending[-1].kind == "draw" and state.pending[-1].seat == seat


def _done(state: State, *events: Event) -> Step[State]:
    """Return state and events after the last question of a house event is settled and the game goes on."""
    return go_on(replace(state, pending=state.pending[:-1]), events)


def _under(state: State, deck: int, cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the decks after the top cards `cards` of a deck are moved to its bottom, in this order."""
    return tuple((*held[len(cards) :], *cards) if number == deck else held for number, held in enumerate(state.decks))


KEEP = Keep()

PENDING_EFFECTS: Final[Mapping[str, Phase]] = {
    "draw": ErrandPhase(DrawErrand()),
    "trace": ErrandPhase(Trace()),
    "probe": ErrandPhase(Probe()),
    "watch": ErrandPhase(Watch()),
    "keep": ErrandPhase(KEEP),
    "close": ErrandPhase(Close()),
}
