"""Where the cards of the decks went, as far as a viewer knows (docs/rules/fugitive.md §3.1, §6.4).

Each card that the decks held when the game began has a slot, whatever the card is. Draws, events and Stake-outs are
public, so everybody can follow every slot: into a hand, out of the game, or under a deck.
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
"""What happened to a deck: after how many draws and events, the kind, and its number within the kind."""


class Past:
    """The slots of a game. `content` has the known cards by slot."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.content: dict[int, int] = {}
        self.drawn = dict.fromkeys(range(len(view.draws)), -1)
        """The slot of each draw."""
        self.decks: list[tuple[int, ...]] = []
        """The slots in each deck, the top one first."""
        self.looks: dict[int, tuple[int, ...]] = {}
        """The slots that each Stake-out showed."""
        self.events: list[tuple[int, ...]] = []
        """The slots in each deck whose events or placeholders came up."""
        self._slots = 0
        for deck in range(len(view.deck_sizes)):
            self._follow(deck)
        for number, draw in enumerate(view.draws):
            if draw.card is not None:
                self.content[self.drawn[number]] = draw.card

    def owned(self, seat: int) -> Iterator[tuple[int, int]]:
        """Yield the number and the slot of each draw of `seat`."""
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
        """Yield the events that took cards from a deck or moved them, in order."""
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
        """Follow a Stake-out: the kept card is the next draw, the others go under the deck.

        For a viewer who did not see the cards, it makes no difference which of them was kept.
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
