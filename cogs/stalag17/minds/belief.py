"""Estimates that a player can make from what the player sees.

They are about unseen cards, and about how many turns each player needs to escape. Paragraphs such as §7 are those of
docs/rules/stalag17.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from bot.engine.record import Seat
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, DECK, RULES, SAME
from cogs.stalag17.rules import plan
from cogs.stalag17.state import Cards, Plan
from cogs.stalag17.view import View

# All of the following numbers are reconstructed.
CARDS_PER_TURN = 1.6
"""How many cards a player sees per turn while looking for missing cards.

Playing a card shows 1 card, drawing shows 2.
"""
SOFTNESS = 4.0
"""How strongly luck blurs the point at which a player must start to look for missing cards."""
RIVAL_TURNS = 4.2
"""How many turns a rival with an empty hand needs if the known cards in play meet the plan.

With this value and the value of `RIVAL_HIDDEN`, hard computer players play best.
"""
RIVAL_OBJECT = 1.8
"""How many turns each missing object costs a rival.

This value and those below fit the results of the function `way` in games of a computer player that counts cards.
"""
RIVAL_RUNAWAY = 1.5
"""How many turns each missing runaway card costs a rival."""
RIVAL_HIDDEN = 1.5
"""How many turns each face-down card in play saves a rival."""
RIVAL_HAND = 0.8
"""How many turns each card in hand saves a rival."""
RIVAL_LEAST = 1.5
"""How many turns any rival needs at least."""
CACHED = 1 << 14
"""How many results each cache of this module keeps."""


class Odds(NamedTuple):
    """The probabilities of what an unknown card is."""

    total: int
    kinds: tuple[tuple[frozenset[str], int], ...]
    """The object cards, as pairs of a set of objects and how many cards have exactly these objects."""
    runaway: float
    """The probability that an unknown card is a runaway card."""
    barracks: int
    vigilance: float
    """The average vigilance in hand of an unknown card."""

    def match(self, types: Iterable[str]) -> float:
        """Return the probability that an unknown card is an object card with one of the objects in `types`."""
        wanted = frozenset(types)
        return sum(count for kind, count in self.kinds if not wanted.isdisjoint(kind)) / self.total

    def supply(self, types: Cards) -> float:
        """Return the probability that an unknown card supplies one of the objects in `types`.

        Barracks also count.
        """
        return self.match(types) + self.barracks / self.total if types else 0.0


def odds_of(cards: Iterable[str]) -> Odds:
    """Return the probabilities of what a random card of `cards` is. There must be at least one card."""
    kinds: dict[frozenset[str], int] = {}
    total = runaway = barracks = vigilance = 0
    for card in cards:
        kind = CARDS[card]
        total += 1
        vigilance += kind.hand
        if kind.objects:
            types = data.PASSES[card]
            kinds[types] = kinds.get(types, 0) + 1
        elif kind.runaway:
            runaway += 1
        elif kind.kind == data.BARRACKS:
            barracks += 1
    return Odds(total, tuple(kinds.items()), runaway / total, barracks, vigilance / total)


BOX = odds_of(DECK)
"""The probabilities for a player who does not count cards: those of the whole box."""


def odds_of_unseen(view: View) -> Odds:
    """Return the probabilities of what a random unseen card is.

    Cards that the viewer has not seen are in the draw pile, in other players' hands, or face-down.
    """
    known = set(view.discards)
    for player in view.players:
        known.update(player.hand or (), player.laid or (), player.negotiated, (player.offer,))
        known.update(player.seen)
    rest = [card for card in DECK if card not in known]
    for player in view.players:
        for kind in (*player.held, *player.somewhere) if player.hand is None else ():
            rest.remove(next(card for card in rest if SAME[card] == kind))
    return odds_of(rest) if rest else BOX


def drawable(view: View) -> int:
    """Return how many cards can still be drawn in this round (§3.9)."""
    return view.deck_size + (len(view.discards) if view.reshuffles < RULES.most_reshuffles else 0)


class Need(NamedTuple):
    """The objects and runaway points that a player's cards in play lack for the plan.

    `objects` are the missing objects before wild cards are used. `wild` is the number of wild cards in play. `gap` is
    the number of missing runaway points. `asked` is the plan.
    """

    objects: Cards
    wild: int
    gap: int
    asked: Plan = Plan()


def find_need(asked: Plan, laid: Cards, negotiated: int, required: int) -> Need:
    """Return what cards in play lack for a plan and for its runaway points `required`, as a `Need` (§3.5)."""
    lacking, wild, gap = list(asked.objects), negotiated, required
    for card in laid:
        kind = CARDS[card]
        if kind.runaway:
            gap -= kind.runaway
        elif kind.objects:
            for name in kind.objects:
                if name in lacking:
                    lacking.remove(name)
        else:
            wild += plan.is_wild(asked, card)
    return Need(tuple(lacking), wild, max(0, gap), asked)


class Fit(NamedTuple):
    """How the cards of a hand serve the plan: the useful cards, and what is still missing with them.

    `missing` is the number of missing objects, and `gap` the number of missing runaway points.
    """

    useful: Cards
    objects: Cards
    missing: int
    gap: int


def fit(need: Need, hand: Cards) -> Fit:
    """Return how a hand can supply what is missing with as few cards as possible, as a `Fit`.

    If several cards would do, it uses those with the highest vigilance in hand.
    """
    lacking, useful, gap = list(need.objects), [], need.gap
    missing = max(0, len(lacking) - need.wild)
    if missing:
        objects = sorted((card for card in hand if CARDS[card].objects), key=_heavy)
        for wanted in (2, 1):
            for card in objects:
                if not missing:
                    break
                types = [name for name in CARDS[card].objects if name in lacking]
                if card not in useful and len(types) >= wanted:
                    useful.append(card)
                    for name in types:
                        lacking.remove(name)
                    missing = max(0, len(lacking) - need.wild)
        for card in hand if missing else ():
            if missing and plan.is_wild(need.asked, card):
                useful.append(card)
                missing -= 1
    if gap:
        for card in sorted((card for card in hand if CARDS[card].runaway), key=_far):
            if gap > 0:
                useful.append(card)
                gap -= CARDS[card].runaway
    return Fit(tuple(useful), tuple(lacking) if missing else (), missing, max(0, gap))


def _heavy(card: str) -> int:
    return -CARDS[card].hand


def _far(card: str) -> int:
    return -CARDS[card].runaway


@lru_cache(maxsize=CACHED)
def runaway_cards(gap: int) -> float:
    """Return how many runaway cards are needed on average for `gap` runaway points."""
    if gap <= 0:
        return 0.0
    kinds = [kind for kind in data.BOX.cards if kind.runaway]
    total = sum(kind.copies for kind in kinds)
    return 1.0 + sum(kind.copies * runaway_cards(gap - kind.runaway) for kind in kinds) / total


@lru_cache(maxsize=CACHED)
def turns(ready: int, missing: int, types: int, gap: int, supply: float, runaway: float) -> float:
    """Return how many turns a player probably needs to escape, including the turn of the escape.

    The player has `ready` useful cards in hand. The player still has to draw `missing` objects of `types` different
    types, and cards with `gap` runaway points. `supply` is the probability that a card supplies one of the objects,
    `runaway` that it is a runaway card.
    """
    more = runaway_cards(gap)
    plays = ready + missing + more
    objects = sum(types / (max(supply, 0.01) * (types - found)) for found in range(missing))
    points = more / max(runaway, 0.01)
    short = sqrt(objects * objects + points * points) - (plays - 1)
    extra = (short + sqrt(short * short + SOFTNESS)) / 2 if missing or gap else 0.0
    return 1 + plays + extra / CARDS_PER_TURN


class Way(NamedTuple):
    """How many turns a player probably needs to escape, and how many of them one more card would save."""

    turns: float
    gain: float


def way(found: Fit, odds: Odds) -> Way:
    """Return how many turns a player probably needs to escape, as a `Way`.

    `found` says how the player's hand serves the plan.
    """
    types, supply = len(found.objects), round(odds.supply(found.objects), 2)
    ready, missing, gap, runaway = len(found.useful), found.missing, found.gap, round(odds.runaway, 2)
    now = turns(ready, missing, types, gap, supply, runaway)
    gain = 0.0
    if missing:
        rest = supply * (types - 1) / types
        gain += supply * (now - turns(ready + 1, missing - 1, types - 1, gap, round(rest, 2), runaway))
    if gap:
        gain += runaway * (now - turns(ready + 1, missing, types, max(0, gap - 4), supply, runaway))
    return Way(now, gain)


def rival_turns(view: View, seat: Seat) -> float:
    """Return how many turns the player at `seat` probably needs to escape.

    The estimate uses only public facts (§6).
    """
    player = view.players[seat]
    required = plan.required(view.plan, player.vigilance, player.informer)
    need = find_need(view.plan, player.seen, len(player.negotiated), required)
    rest = RIVAL_OBJECT * max(0, len(need.objects) - need.wild) + RIVAL_RUNAWAY * runaway_cards(need.gap)
    saved = RIVAL_HIDDEN * (player.laid_size - len(player.seen)) + RIVAL_HAND * player.hand_size
    return max(RIVAL_LEAST, RIVAL_TURNS + rest - saved)
