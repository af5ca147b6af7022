"""The computer player for the Marshal (docs/rules/fugitive.md §8.1). All weights are our own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random

from bot.engine.move import Ask, Move
from cogs.fugitive import data
from cogs.fugitive.minds.belief import Belief, marshal_clues
from cogs.fugitive.minds.guessing import (
    CALIBRATION,
    CALIBRATION_PLAIN,
    CALIBRATION_SETS,
    calibrate,
    choose_best_set,
    choose_last_set,
    grow_set,
    is_last_chance,
    loses_even_if_right,
)
from cogs.fugitive.minds.levels import Level, mean
from cogs.fugitive.view import View

AHEAD = 6
"""A number that is at most this far above the last hideout is likely to be laid soon."""
AHEAD_WORTH = 0.25


class Hunter:
    """The computer Marshal's choice of a move for one decision."""

    def __init__(self, level: Level, view: View, random: Random) -> None:
        self.level, self.view, self.random = level, view, random

    @cached_property
    def belief(self) -> Belief:
        """The Marshal's belief about the row: how likely each number is at each place."""
        return Belief(marshal_clues(self.view), frozenset(self.view.marshal_hand or ()), self.level.habits)

    @cached_property
    def chances(self) -> list[float]:
        """For each number from 0 to 42, the Marshal's estimate of the probability that it is face-down."""
        chances = self.belief.estimate_face_down(self.level.rows, self.random)
        curve = CALIBRATION_PLAIN if self.level.plain else CALIBRATION_SETS if self.level.sets else CALIBRATION
        return [calibrate(min(1.0, chance), curve) for chance in chances]

    @property
    def hidden(self) -> list[int]:
        """The indices of the places with face-down hideouts."""
        return [place for place, spot in enumerate(self.view.row) if not spot.revealed]

    def choose(self, offered: Mapping[str, Ask]) -> Move:
        """Return the Marshal's move: a draw, a guess, or the answer to a house event."""
        ((verb, options, most),) = ((verb, *_first(ask)) for verb, ask in offered.items() if ask.fields)
        if verb == "guess":
            named = self.guess(most > 1)
            return Move(verb, (tuple(number for number in options if int(number) in named),))
        if self.level.plain or not self.level.curious:
            return Move(verb, ((self.random.choice(options),),))
        worth = {"trace": self.value_place, "probe": self.value_region, "keep": self.value_card}.get(
            verb, self.value_deck
        )
        if verb == "close":
            return Move(verb, ((min(options, key=worth),),))
        return Move(verb, ((max(options, key=worth),),))

    def value_deck(self, deck: str) -> float:
        """Return the value of drawing from a deck: how much its unseen cards would reveal about the row."""
        face_down, front = self.chances, self.belief.expected_last()
        unseen = [card for card in data.BANDS[int(deck) - 1] if card not in self.belief.known]
        close = sum(front < card <= front + AHEAD for card in unseen)
        return mean(face_down[card] for card in unseen) + AHEAD_WORTH * close / max(1, len(unseen))

    def value_place(self, place: str) -> float:
        """Return the value of a place for the event Footprints: the number of sprint cards to be revealed.

        Cards under a face-down hideout count a little more.
        """
        spot = self.view.row[int(place)]
        return spot.sprint_count + (0.0 if spot.revealed else 0.5)

    def value_region(self, region: str) -> float:
        """Return the value of a region for the event Informant: how uncertain its number of hideouts is."""
        face_down = self.chances
        return sum(face_down[number] * (1 - face_down[number]) for number in data.REGIONS[int(region) - 1])

    def value_card(self, card: str) -> float:
        """Return the value of keeping a card: the probability with which it was believed to be face-down."""
        return self.chances[int(card)]

    def guess(self, several: bool) -> frozenset[int]:
        """Return the numbers to guess, as far as the level and house events allow.

        In a manhunt, it is the likeliest number. A Marshal who plays by chance picks numbers in proportion to their
        probability.
        """
        chances = self.chances
        if not self.level.plain and self.is_last_guess(several):
            return choose_last_set(self.belief, self.view, self.level.rows, self.random, several)
        if self.view.phase != "manhunt":
            if self.level.careless and self.random.random() < self.level.careless:
                return frozenset((self.random.choice([number for number, chance in enumerate(chances) if chance]),))
            if self.level.sets and several:
                return choose_best_set(self.belief, self.hidden, self.level.rows, self.random)
        elif self.level.plain and any(chances):
            return frozenset(self.random.choices(range(1, data.ESCAPE), chances[1 : data.ESCAPE]))
        return frozenset((max(range(1, data.ESCAPE), key=chances.__getitem__),))

    def is_last_guess(self, several: bool) -> bool:
        """Return whether the next guess is probably the last one, and more than one hideout is left to find."""
        count = self.view.hidden_count()
        known = several or not loses_even_if_right(self.view, (1,))
        return count > 1 and known and is_last_chance(self.view, self.belief)

    def grow_set(self) -> tuple[list[int], list[float]]:
        """Return numbers in the order in which a set grows, and the value of the set at each size."""
        return grow_set(self.belief, self.hidden, self.level.rows, self.random)


def _first(ask: Ask) -> tuple[tuple[str, ...], int]:
    return ask.fields[0].options, ask.fields[0].most
