"""What a seat can reckon from its view: the cards out of sight, its way to an escape, and the rivals' (§7).

Paragraphs are those of docs/rules/stalag17.md.
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

# Reconstructed, all of the following.
CARDS_PER_TURN = 1.6
"""Cards seen in a turn that is spent on looking for what is missing: one by playing, two by drawing."""
SOFTNESS = 4.0
"""How much luck blurs the moment from which cards have to be looked for."""
RIVAL_TURNS = 4.2
"""Turns of a rival whose cards in play meet the plan for all one knows, but whose hand is empty. This and how much
face-down cards save are those with which hard players do best."""
RIVAL_OBJECT = 1.8
"""Turns that each object costs a rival. This and the others fit what `way` says in games of the counting player."""
RIVAL_RUNAWAY = 1.5
"""Turns that each runaway card costs a rival."""
RIVAL_HIDDEN = 1.5
"""Turns that each face-down card saves a rival."""
RIVAL_HAND = 0.8
"""Turns that each card in the hand of a rival saves it."""
RIVAL_LEAST = 1.5
"""Turns that any rival needs."""
TAKEN = (-0.07, 0.33, -0.17, -0.6, -0.08, 0.24)
"""How the chance that a rival takes barracks off the discards depends on the objects of the plan, its runaway points,
a rival's hand and cards in play on average, and the turns of the nearest one: logistic weights, the constant first.
Fitted to 853 barracks that hard computers put down at tables of four."""
CACHED = 1 << 14
"""Answers remembered of each question."""


class Odds(NamedTuple):
    """What the next card may be, by cards that may be it."""

    total: int
    kinds: tuple[tuple[frozenset[str], int], ...]
    """Object cards: their types, and how many there are."""
    runaway: float
    """Chance of a runaway card."""
    barracks: int
    vigilance: float
    """Vigilance of a card in hand, on average."""

    def match(self, types: Iterable[str]) -> float:
        """Return the chance of an object of one of `types`."""
        wanted = frozenset(types)
        return sum(count for kind, count in self.kinds if not wanted.isdisjoint(kind)) / self.total

    def supply(self, types: Cards) -> float:
        """Return the chance of a card that stands for one of `types`, barracks among them."""
        return self.match(types) + self.barracks / self.total if types else 0.0


def odds_of(cards: Iterable[str]) -> Odds:
    """Count `cards`, which are not empty."""
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
"""The odds of one who counts nothing."""


def unseen(view: View) -> Odds:
    """Count the cards that the viewer has not seen: the draw pile, and what others hide."""
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
    """Count the cards that can still be drawn this round (§3.9)."""
    return view.deck_size + (len(view.discards) if view.reshuffles < RULES.most_reshuffles else 0)


class Need(NamedTuple):
    """What cards in play lack: objects before any wild card, the wild cards in play, and runaway points; and the plan
    that asks for them."""

    objects: Cards
    wild: int
    gap: int
    asked: Plan = Plan()


def need_of(asked: Plan, laid: Cards, negotiated: int, required: int) -> Need:
    """Compare cards in play with a plan and the runaway points it requires (§3.5)."""
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
            wild += plan.wild(asked, card)
    return Need(tuple(lacking), wild, max(0, gap), asked)


class Fit(NamedTuple):
    """What a hand gives to a need: the cards that serve it, and what stays missing."""

    useful: Cards
    objects: Cards
    missing: int
    gap: int


def fit(need: Need, hand: Cards) -> Fit:
    """Pick as few cards of `hand` as serve `need`, those first that cost most vigilance in hand."""
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
            if missing and plan.wild(need.asked, card):
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
    """Return the number of runaway cards that make up `gap` points, on average."""
    if gap <= 0:
        return 0.0
    kinds = [kind for kind in data.BOX.cards if kind.runaway]
    total = sum(kind.copies for kind in kinds)
    return 1.0 + sum(kind.copies * runaway_cards(gap - kind.runaway) for kind in kinds) / total


@lru_cache(maxsize=CACHED)
def turns(ready: int, missing: int, types: int, gap: int, supply: float, runaway: float) -> float:
    """Estimate the turns until an escape has been made, its own included.

    `ready` cards are in hand, `missing` objects of so many `types` and `gap` runaway points have to be drawn, where
    `supply` and `runaway` are the chances that a card is one of them.
    """
    more = runaway_cards(gap)
    plays = ready + missing + more
    objects = sum(types / (max(supply, 0.01) * (types - found)) for found in range(missing))
    points = more / max(runaway, 0.01)
    short = sqrt(objects * objects + points * points) - (plays - 1)
    extra = (short + sqrt(short * short + SOFTNESS)) / 2 if missing or gap else 0.0
    return 1 + plays + extra / CARDS_PER_TURN


class Way(NamedTuple):
    """The way to an escape: turns it takes, and how many of them one more card saves."""

    turns: float
    gain: float


def way(found: Fit, odds: Odds) -> Way:
    """Judge what is left to do."""
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
    """Estimate the turns until `seat` escapes, from what everybody sees (§6)."""
    player = view.players[seat]
    required = plan.required(view.plan, player.vigilance, player.informer)
    need = need_of(view.plan, player.seen, len(player.negotiated), required)
    rest = RIVAL_OBJECT * max(0, len(need.objects) - need.wild) + RIVAL_RUNAWAY * runaway_cards(need.gap)
    saved = RIVAL_HIDDEN * (player.laid_size - len(player.seen)) + RIVAL_HAND * player.hand_size
    return max(RIVAL_LEAST, RIVAL_TURNS + rest - saved)


def taken(view: View, seat: Seat) -> float:
    """Estimate how often a rival of `seat` takes barracks that are put on the discards; in last turns nobody can."""
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
