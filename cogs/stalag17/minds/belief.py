"""Estimates that a player can make from the view: unseen cards, and turns until each escape.

Paragraphs such as §7 are those of docs/rules/stalag17.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from bot.engine.record import Seat
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, DECK, RULES, SAME
from cogs.stalag17.rules import plan
from cogs.stalag17.state import Cards, Plan
from cogs.stalag17.view import View

# All of the following numbers are reconstructed.
CARDS_PER_TURN = 1.6
"""Cards seen in a turn that is spent on missing cards: 1 by playing, 2 by drawing."""
SOFTNESS = 4.0
"""How much luck blurs the number of cards at which a player starts to look for missing ones."""
RIVAL_TURNS = 4.2
"""Turns that a rival with an empty hand needs if the known cards in play meet the plan.

With this value and `RIVAL_HIDDEN`, hard players play best.
"""
RIVAL_OBJECT = 1.8
"""Turns that each missing object costs a rival.

This and the other values fit the results of `way` in games of the card-counting player.
"""
RIVAL_RUNAWAY = 1.5
"""Turns that each missing runaway card costs a rival."""
RIVAL_HIDDEN = 1.5
"""Turns that each face-down card saves a rival."""
RIVAL_HAND = 0.8
"""Turns that each card in hand saves a rival."""
RIVAL_LEAST = 1.5
"""Turns that any rival needs at least."""
TAKEN = (-0.07, 0.33, -0.17, -0.6, -0.08, 0.24)
"""Logistic weights for the chance that a rival takes barracks from the discards.

The constant comes first. The others are for: objects of the plan, its runaway points, a rival's average hand, its
average cards in play, turns of the nearest rival. Fitted to 853 barracks that hard computer players put down at tables
of 4.
"""
CACHED = 1 << 14
"""The size of each cache."""


class Odds(NamedTuple):
    """The probabilities of what the next card will be."""

    total: int
    kinds: tuple[tuple[frozenset[str], int], ...]
    """For the object cards: sets of types, and the count of cards with exactly these types."""
    runaway: float
    """The probability of a runaway card."""
    barracks: int
    vigilance: float
    """The average vigilance of a card in hand."""

    def match(self, types: Iterable[str]) -> float:
        """Return the probability of an object card of at least one of `types`."""
        wanted = frozenset(types)
        return sum(count for kind, count in self.kinds if not wanted.isdisjoint(kind)) / self.total

    def supply(self, types: Cards) -> float:
        """Return the probability of a card that supplies one of `types`, including barracks."""
        return self.match(types) + self.barracks / self.total if types else 0.0


def odds_of(cards: Iterable[str]) -> Odds:
    """Return the odds for a random one of `cards`, which must not be empty."""
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
"""The odds for a player who does not count cards."""


def odds_of_unseen(view: View) -> Odds:
    """Return the odds for a random one of the cards that the viewer has not seen.

    They are the draw pile and the others' hidden cards.
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
    """Return how many cards can still be drawn this round (§3.9)."""
    return view.deck_size + (len(view.discards) if view.reshuffles < RULES.most_reshuffles else 0)


class Need(NamedTuple):
    """The gap between cards in play and a plan.

    `objects` are the missing objects before wild cards are used. `wild` is the count of wild cards in play. `gap` is
    the number of missing runaway points. `asked` is the plan.
    """

    objects: Cards
    wild: int
    gap: int
    asked: Plan = Plan()


def find_need(asked: Plan, laid: Cards, negotiated: int, required: int) -> Need:
    """Return what cards in play lack to meet a plan with its required runaway points (§3.5)."""
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
    """How a hand serves a need: its useful cards, and what is missing even with them.

    `missing` counts the missing objects, and `gap` the missing runaway points.
    """

    useful: Cards
    objects: Cards
    missing: int
    gap: int


def fit(need: Need, hand: Cards) -> Fit:
    """Return how `hand` serves a need with as few cards as possible.

    Among equals, it uses the cards with most vigilance in hand.
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
    """Return the expected number of runaway cards that make up `gap` points."""
    if gap <= 0:
        return 0.0
    kinds = [kind for kind in data.BOX.cards if kind.runaway]
    total = sum(kind.copies for kind in kinds)
    return 1.0 + sum(kind.copies * runaway_cards(gap - kind.runaway) for kind in kinds) / total


@lru_cache(maxsize=CACHED)
def turns(ready: int, missing: int, types: int, gap: int, supply: float, runaway: float) -> float:
    """Return the estimated turns until the player escapes, including the turn of the escape.

    `ready` useful cards are in hand. The player still has to draw `missing` objects of `types` different types, and
    `gap` runaway points. `supply` and `runaway` are the probabilities that a card is one of them.
    """
    more = runaway_cards(gap)
    plays = ready + missing + more
    objects = sum(types / (max(supply, 0.01) * (types - found)) for found in range(missing))
    points = more / max(runaway, 0.01)
    short = sqrt(objects * objects + points * points) - (plays - 1)
    extra = (short + sqrt(short * short + SOFTNESS)) / 2 if missing or gap else 0.0
    return 1 + plays + extra / CARDS_PER_TURN


class Way(NamedTuple):
    """The estimated turns until an escape, and how many of them one more card saves."""

    turns: float
    gain: float


def way(found: Fit, odds: Odds) -> Way:
    """Return the estimated turns until an escape with a hand that fits the plan like this."""
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
    """Return the estimated turns until `seat` escapes, from public facts only (§6)."""
    player = view.players[seat]
    required = plan.required(view.plan, player.vigilance, player.informer)
    need = find_need(view.plan, player.seen, len(player.negotiated), required)
    rest = RIVAL_OBJECT * max(0, len(need.objects) - need.wild) + RIVAL_RUNAWAY * runaway_cards(need.gap)
    saved = RIVAL_HIDDEN * (player.laid_size - len(player.seen)) + RIVAL_HAND * player.hand_size
    return max(RIVAL_LEAST, RIVAL_TURNS + rest - saved)


def chance_taken(view: View, seat: Seat) -> float:
    """Return the estimated chance that a rival of `seat` takes barracks from the discards.

    In last turns nobody can.
    """
    rivals = [other for other, player in enumerate(view.players) if other != seat and not player.gone]
    if view.last is not None or not rivals:
        return 0.0
    counts = (
        len(view.plan.objects),
        view.plan.runaway,
        sum(view.players[other].hand_size for other in rivals) / len(rivals),
        sum(view.players[other].laid_size for other in rivals) / len(rivals),
        min(rival_turns(view, other) for other in rivals),
    )
    first, *weights = TAKEN
    return 1 / (1 + exp(-first - sum(weight * count for weight, count in zip(weights, counts, strict=True))))
