"""A player's prospects in each place until the player's next action: cost, danger and codes."""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.minds.belief import Cards, cards_until, chance_of, count_left, danger
from cogs.alien1979.rules.combination import list_helpful_ranks
from cogs.alien1979.view import View

PLACES = (*data.SECTORS, data.MADRE, data.NAVE)


class Outlook(NamedTuple):
    """The prospects of a player in one place, until the player's next action.

    Chances are from 0 to 1. A chance about codes is None if it does not apply.
    """

    place: str
    here: bool
    cost: int | None
    """The action points that going to the place costs now, or None if the player cannot go."""
    death: float
    reach: tuple[float, ...]
    """The chances that the player will have at least 1, at least 2, at least 3 and at least 4 marks."""
    find: float | None
    """The chance that a code from this place brings the player's hand nearer to a combination."""
    lose: float | None
    """The chance that the player loses a code in this place."""

    @property
    def safe(self) -> bool:
        """Whether the Alien never comes to this place."""
        return self.place not in data.SECTORS


def outlooks(view: View, seat: Seat) -> tuple[Outlook, ...]:
    """Return the prospects of the player at `seat` in each place. The view must be that player's own."""
    return tuple(outlook(view, seat, place) for place in PLACES)


def outlook(view: View, seat: Seat, place: str) -> Outlook:
    """Return the prospects of the player at `seat` in `place`."""
    pawn = view.pawns[seat]
    threat = danger(view, seat, place, pawn.marks, pawn.shielded, counts=True)
    find = lose = None
    if place in data.SECTORS and view.enterer is None:
        at = data.SECTORS.index(place)
        find = chance_of(view, at, list_helpful_ranks(view.own, len(view.pawns))) if view.lying[at] else None
        lose = chance_to_lose(view, seat, place) if view.own else None
    return Outlook(place, place == pawn.place, cost(view, seat, place), threat.death, threat.reach, find, lose)


def cost(view: View, seat: Seat, place: str) -> int | None:
    """Return the action points that going to `place` costs now, or None if it is impossible (§3.5).

    Trying to board counts as going to the NAVE.
    """
    here = view.pawns[seat].place
    if view.phase != "act" or view.turn != seat or place == here:
        return None
    if place == data.NAVE:
        open_door = view.enterer is not None and view.seats_free() > 0
        return 1 if here in data.SECTORS and open_door else None
    needed = data.MADRE_COST if place == data.MADRE else 1
    return None if (place == data.MADRE and here == data.NAVE) or view.points < needed else needed


def chance_to_lose(view: View, seat: Seat, sector: str) -> float:
    """Return the chance that an odd card of the sector's suit comes before the player acts again (§3.4)."""
    draws = cards_until(view, seat)
    before = min(draws, view.deck_size)
    gone = sum(rank in data.ODD and suit == sector for rank, suit in view.discards)
    spared = chance_of_none(len(data.ODD) - gone, view.deck_size, before)
    return 1 - spared * chance_of_none(len(data.ODD), len(data.ALIEN_DECK), draws - before)


def chance_of_none(bad: int, deck: int, draws: int) -> float:
    """Return the chance that none of `bad` cards is among the `draws` cards drawn from a deck."""
    return comb(deck - bad, draws) / comb(deck, draws)


def count_cards_left(view: View) -> Cards:
    """Return how many cards are left in the Alien's deck, by their effect on the Alien's own sector."""
    return count_left(view.discards, view.alien)


def percent(chance: float) -> int:
    """Return a chance as a whole percentage. Any chance above 0 becomes at least 1."""
    return max(1, round(chance * 100)) if chance > 0 else 0
