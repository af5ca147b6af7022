"""How the deal can have brought the Fugitive in time what is in the row (docs/rules/fugitive.md §2, §3.3).

To one who sees neither hand nor row the cards of a band are alike: each of those whose place is not known may have come
with the deal, with any draw, or lie in the deck still. So what counts is in how many ways those that were laid can have
come before they were.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache

from cogs.fugitive import data
from cogs.fugitive.house import House
from cogs.fugitive.past import Past
from cogs.fugitive.view import View


class Supply:
    """What the Fugitive can have had when, as far as the viewer of `view` knows."""

    def __init__(self, view: View, past: Past) -> None:
        owned = tuple(past.owned(view.fugitive))
        lying = {past.content[slot] for deck in past.decks for slot in deck if slot in past.content}
        elsewhere = lying.union(view.marshal_hand or ())
        shown = {card: place for place, spot in enumerate(view.row) for card in spot.open_cards()}
        fixed = {past.content[slot]: view.draws[number].row for number, slot in owned if slot in past.content}
        seen = {card: look for look in view.looks if look.event == House.PICKPOCKET for card in look.cards or ()}
        seen = {card: look for card, look in seen.items() if look.seat == view.marshal}
        self.deadlines = [sum(draw.row <= place for draw in view.draws) for place in range(len(view.row))]
        """Before which draw the cards of each place were in the hand."""
        self.known = {card: self.deadlines[place] for card, place in shown.items()}
        """Before which draw the Fugitive had each card of the decks that is known to have been in that hand."""
        self.known |= dict.fromkeys(view.out, raided(view))
        self.known |= {card: min(look.drawn, self.known.get(card, look.drawn)) for card, look in seen.items()}
        self.known = {card: by for card, by in self.known.items() if card in BAND and card not in fixed}
        self.gone = frozenset(elsewhere.union(shown, view.out))
        """Cards that lie under no card of the row and are none of its hidden ones."""
        first = dict.fromkeys(data.FIRST_HAND[:-1], 1) | fixed | {card: look.row for card, look in seen.items()}
        self.first = {card: place for card, place in first.items() if card not in self.gone}
        """The first place where each card can have been laid that the Fugitive is known to have had."""
        self.open = [[card for card in band if card not in self.gone and card not in first] for band in data.BANDS]
        """The cards of each band that may be anywhere."""
        self.band = {card: band for band, cards in enumerate(self.open) for card in cards}
        known = sorted((by, BAND[card]) for card, by in self.known.items())
        self.laid = [tuple(by for by, band in known if band == each) for each in range(len(data.BANDS))]
        """Before which draws known cards of each band had come."""
        self.slots = [[-1] * dealt for dealt in data.DEALT]
        """The draws that may have brought any card of each band; -1 for each card of the deal."""
        for number, slot in owned:
            if slot not in past.content:
                self.slots[view.draws[number].deck].append(number)
        self._unseen = [sum(card not in elsewhere and card not in fixed for card in band) for band in data.BANDS]
        self.ways = cache(self._ways)

    def _ways(self, band: int, deadlines: tuple[int, ...]) -> float:
        """Count the ways in which cards of a band can have come before these draws, in order, as a share of all ways in
        which they can lie."""
        slots, unseen, ways = self.slots[band], self._unseen[band], 1.0
        for before, deadline in enumerate(deadlines):
            came = bisect_left(slots, deadline)
            if came <= before:
                return 0.0
            ways *= (came - before) / (unseen - before)
        return ways


BAND = {card: band for band, cards in enumerate(data.BANDS) for card in cards}


def raided(view: View) -> int:
    """Return before which draw a card that left the game was in the Fugitive's hand (§6.4 event 12)."""
    return max((shown.drawn for shown in view.shown if shown.event == House.RAID), default=len(view.draws))
