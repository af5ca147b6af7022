"""Estimates that a player can make from the view: marks to come, and where unseen codes are.

See docs/rules/alien1979.md §7.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.state import Codes
from cogs.alien1979.view import View

CACHED = 1 << 14
"""The number of results that each cache keeps."""


class Cards(NamedTuple):
    """The numbers of cards in the Alien's deck, by the effect that a card has on one sector."""

    here: int
    """The number of cards that move the Alien to the sector."""
    away: int
    """The number of cards that move the Alien to another sector."""
    aces: int
    twos: int
    odd: int


class Danger(NamedTuple):
    """The danger to a pawn in a sector from the next cards.

    `death` is the chance to die, `marks` the expected number of new marks. `reach` has the chances to have at least 1,
    at least 2, at least 3 and at least 4 marks.
    """

    death: float
    marks: float
    reach: tuple[float, ...] = (0.0,) * (data.DEADLY - 1)


SAFE = Danger(0.0, 0.0)
FRESH = Cards(len(data.MOVING), len(data.MOVING) * 3, 4, 4, len(data.ODD) * 4)
"""The numbers of cards in the complete deck, by their effect on any one sector (§2)."""


@lru_cache(maxsize=CACHED)
def count_left(discards: tuple[data.Card, ...], sector: str) -> Cards:
    """Return the numbers of cards left before the deck is shuffled again, by their effect on `sector`."""
    here, away, aces, twos, odd = FRESH
    for rank, suit in discards:
        if rank in data.MOVING:
            here, away = (here - 1, away) if suit == sector else (here, away - 1)
        elif rank in data.ODD:
            odd -= 1
        elif rank == 1:
            aces -= 1
        else:
            twos -= 1
    return Cards(here, away, aces, twos, odd)


def cards_until(view: View, seat: Seat) -> int:
    """Return how many cards are revealed after this turn until the player at `seat` can act.

    The card of the player's own turn is counted.
    """
    pawns, count = view.pawns, len(view.pawns)
    steps = range(1, (seat - view.turn - 1) % count + 2)
    return sum([pawns[(view.turn + step) % count].fate == "alive" for step in steps])


def danger(view: View, seat: Seat, sector: str, marks: int, shielded: bool, counts: bool) -> Danger:
    """Return the danger to a pawn in `sector` with `marks` marks, until its player can act again.

    With `counts`, the discarded cards are known to be gone. Otherwise the deck is assumed to be complete. The cards are
    treated as independent, which is accurate enough.
    """
    if sector not in data.SECTORS:
        return SAFE
    draws, cards = cards_until(view, seat), FRESH
    before = draws
    if counts:
        before = min(draws, view.deck_size)
        cards = count_left(view.discards, sector) if before else FRESH
    return _danger(sector == view.alien, view.enterer is not None, marks, shielded, cards, before, draws - before)


@lru_cache(maxsize=CACHED)
def _danger(beside: bool, mad: bool, marks: int, shielded: bool, cards: Cards, before: int, after: int) -> Danger:
    """Return the danger from the next cards: `before` of the current deck, then `after` of a whole deck."""
    start = marks
    chances = {(beside, marks, shielded): 1.0}
    death = expected = 0.0
    for deck in (cards,) * before + (FRESH,) * after:
        total = sum(deck)
        hits = ((data.STRIKES[1], deck.aces), (data.STRIKES[2], deck.twos), (data.MAD_MARKS, deck.odd if mad else 0))
        after_card: dict[tuple[bool, int, bool], float] = {}
        for (close, marks, shielded), chance in chances.items():
            still = total
            outcomes = []
            if close:
                for hit, count in hits:
                    outcomes.append(((True, marks if shielded else marks + hit, False), count))
                    still -= count
                outcomes.append(((False, marks, shielded), deck.away))
                still -= deck.away
            else:
                outcomes.append(((True, marks, shielded), deck.here))
                still -= deck.here
            outcomes.append(((close, marks, shielded), still))
            for outcome, count in outcomes:
                if not count:
                    continue
                share = chance * count / total
                if outcome[1] >= data.DEADLY:
                    death += share
                    expected += share * (data.DEADLY - start)
                else:
                    after_card[outcome] = after_card.get(outcome, 0.0) + share
        chances = after_card
    expected += sum(chance * (marks - start) for (_, marks, _), chance in chances.items())
    reach = (
        death + sum(chance for (_, marks, _), chance in chances.items() if marks >= most)
        for most in range(1, data.DEADLY)
    )
    return Danger(death, expected, tuple(reach))


def count_unseen(view: View) -> dict[str, int]:
    """Return, for each rank, how many codes the viewer neither holds nor knows the place of."""
    seen = [*view.own, *(code for known in view.known for code in known)]
    return {rank: data.CODES.count(rank) - seen.count(rank) for rank in data.RANKS}


def chance_of(view: View, at: int, ranks: Codes) -> float:
    """Return the chance that a code from main sector number `at` has one of `ranks`; 0 if it has no code."""
    lying, known = view.lying[at], view.known[at]
    if not lying:
        return 0.0
    out = count_unseen(view)
    share = sum(out[rank] for rank in ranks) / max(1, sum(out.values()))
    return (sum(code in ranks for code in known) + (lying - len(known)) * share) / lying
