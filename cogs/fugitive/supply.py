"""Counts of the deals in which the Fugitive could have had the cards of the row in time.

For a viewer who sees neither hand nor row, all cards of a deck are alike. A card whose position is unknown may have
come with the deal or with any draw, or may still be in the deck. See docs/rules/fugitive.md §2, §3.3.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache

from cogs.fugitive import data
from cogs.fugitive.house import House
from cogs.fugitive.past import Past
from cogs.fugitive.view import View


class Supply:
    """The cards that the Fugitive may have had at each time, as far as the viewer of `view` knows."""

    def __init__(self, view: View, past: Past) -> None:
        owned = tuple(past.owned(view.fugitive))
        lying = {past.content[slot] for deck in past.decks for slot in deck if slot in past.content}
        elsewhere = lying.union(view.marshal_hand or ())
        shown = {card: place for place, spot in enumerate(view.row) for card in spot.open_cards()}
        fixed = {past.content[slot]: view.draws[number].row for number, slot in owned if slot in past.content}
        seen = {card: look for look in view.looks if look.event == House.PICKPOCKET for card in look.cards or ()}
        seen = {card: look for card, look in seen.items() if look.seat == view.marshal}
        self.deadlines = [sum(draw.row <= place for draw in view.draws) for place in range(len(view.row))]
        """For each place, the index of the draw before which the Fugitive must have had its cards.

        This index is called the deadline of the cards.
        """
        self.known = {card: self.deadlines[place] for card, place in shown.items()}
        """For each card that was certainly in the Fugitive's hand, the draw before which it was in the hand.

        Draws are given by their index.
        """
        self.known |= dict.fromkeys(view.out, find_raid_draw(view))
        self.known |= {card: min(look.drawn, self.known.get(card, look.drawn)) for card, look in seen.items()}
        self.known = {card: by for card, by in self.known.items() if card in BAND and card not in fixed}
        self.gone = frozenset(elsewhere.union(shown, view.out))
        """The cards that are certainly not among the hidden cards of the row."""
        first = dict.fromkeys(data.FIRST_HAND[:-1], 1) | fixed | {card: look.row for card, look in seen.items()}
        self.first = {card: place for card, place in first.items() if card not in self.gone}
        """For each card that the Fugitive certainly had, the first place where it may have been laid."""
        self.open = [[card for card in band if card not in self.gone and card not in first] for band in data.BANDS]
        """For each deck, the cards that may be anywhere."""
        self.band = {card: band for band, cards in enumerate(self.open) for card in cards}
        known = sorted((by, BAND[card]) for card, by in self.known.items())
        self.laid = [tuple(by for by, band in known if band == each) for each in range(len(data.BANDS))]
        """For each deck, the deadlines of its known cards, as indices of draws."""
        self.slots = [[-1] * dealt for dealt in data.DEALT]
        """For each deck, the indices of draws that may have brought any card of it; -1 for each dealt card."""
        for number, slot in owned:
            if slot not in past.content:
                self.slots[view.draws[number].deck].append(number)
        self._unseen = [sum(card not in elsewhere and card not in fixed for card in band) for band in data.BANDS]
        self.ways = cache(self._ways)

    def _ways(self, band: int, deadlines: tuple[int, ...]) -> float:
        """Return the share of deals in which cards of a deck came before the draws `deadlines`, in order."""
        slots, unseen, ways = self.slots[band], self._unseen[band], 1.0
        for before, deadline in enumerate(deadlines):
            came = bisect_left(slots, deadline)
            if came <= before:
                return 0.0
            ways *= (came - before) / (unseen - before)
        return ways


BAND = {card: band for band, cards in enumerate(data.BANDS) for card in cards}


def find_raid_draw(view: View) -> int:
    """Return the index of the draw before which a Raid took a card from the Fugitive (§6.4 event 12)."""
    return max((shown.drawn for shown in view.shown if shown.event == House.RAID), default=len(view.draws))
