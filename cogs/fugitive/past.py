"""Where each card of the decks has gone, as far as a viewer knows (docs/rules/fugitive.md §3.1, §6.4).

A slot is the position of a card in a deck at the start, whatever the card is. Draws, house events and Stake-outs are
public. So everybody can follow each slot into a hand, out of the game, or to the bottom of a deck.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from math import inf
from typing import Literal

from cogs.fugitive import data
from cogs.fugitive.house import House
from cogs.fugitive.view import View

Kind = Literal["event", "look", "draw"]

Moment = tuple[float, float, Kind, int]
"""Something that happened to a deck: two numbers for its time, its kind, and its index in this kind."""


class Past:
    """The slots of a game's decks. `content` maps slots to cards, as far as the cards are known."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.content: dict[int, int] = {}
        self.drawn = dict.fromkeys(range(len(view.draws)), -1)
        """For each draw, the slot of the drawn card."""
        self.decks: list[tuple[int, ...]] = []
        """For each deck, the slots of its cards, from the top."""
        self.looks: dict[int, tuple[int, ...]] = {}
        """For each Stake-out, the slots of the cards that it showed, by the index of the look."""
        self.events: list[tuple[int, ...]] = []
        """For each deck, the slots of the house events and placeholder cards that came up."""
        self._slots = 0
        for deck in range(len(view.deck_sizes)):
            self._follow(deck)
        for number, draw in enumerate(view.draws):
            if draw.card is not None:
                self.content[self.drawn[number]] = draw.card

    def owned(self, seat: int) -> Iterator[tuple[int, int]]:
        """Yield the index and the slot of each draw that the player at `seat` made."""
        return ((number, self.drawn[number]) for number, draw in enumerate(self.view.draws) if draw.seat == seat)

    def _follow(self, deck: int) -> None:
        moments = sorted(self._moments(deck))
        gone = sum(kind != "look" for *_, kind, _ in moments)
        size = self.view.deck_sizes[deck] + gone
        lying = deque(range(self._slots, self._slots + size))
        self._slots += size
        events = []
        for *_, kind, number in moments:
            if kind == "look":
                self._look(number, lying)
            elif kind == "event":
                events.append(lying.popleft())
                if self.view.variant != "catch_up":
                    self.content[events[-1]] = data.ESCAPE + self.view.shown[number].event
            elif self.drawn[number] < 0:
                self.drawn[number] = lying.popleft()
        self.decks.append(tuple(lying))
        self.events.append(tuple(events))

    def _moments(self, deck: int) -> Iterator[Moment]:
        """Yield everything that took cards from a deck or moved its cards, in order."""
        view = self.view
        for number, shown in enumerate(view.shown):
            if shown.deck == deck:
                yield shown.drawn, number, "event", number
        for number, look in enumerate(view.looks):
            if look.event == House.STAKE_OUT and look.deck == deck:
                came = (place for place, shown in enumerate(view.shown) if shown.event == House.STAKE_OUT)
                last = max((place for place in came if view.shown[place].drawn <= look.drawn), default=0)
                yield look.drawn, last + 0.5, "look", number
        for number, draw in enumerate(view.draws):
            if draw.deck == deck:
                yield number, inf, "draw", number

    def _look(self, number: int, lying: deque[int]) -> None:
        """Follow the cards of a Stake-out. The next draw is the kept card, the others go under the deck.

        If the viewer did not see the cards, it does not matter which of them was kept.
        """
        look = self.view.looks[number]
        slots = [lying.popleft() for _ in range(look.count)]
        self.looks[number] = tuple(slots)
        if look.cards is not None:
            self.content.update(zip(slots, look.cards, strict=True))
        if look.kept is None:
            lying.extendleft(reversed(slots))
            return
        if look.kept:
            kept = look.cards.index(self.view.draws[look.drawn].card or 0) if look.cards else 0
            self.drawn[look.drawn] = slots.pop(kept)
        lying.extend(slots)
