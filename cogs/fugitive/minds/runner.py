"""The computer player for the Fugitive (docs/rules/fugitive.md §8.2). All weights are our own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from heapq import nlargest
from math import log, prod
from random import Random
from typing import NamedTuple

from bot.engine.move import Ask, Field, Move, NextField
from cogs.fugitive import data
from cogs.fugitive.minds.belief import CHOOSY, Belief, public_clues
from cogs.fugitive.minds.levels import Level, mean
from cogs.fugitive.minds.outlook import Outlook
from cogs.fugitive.minds.replies import Replies
from cogs.fugitive.view import View

EASY_HIDDEN = 2
"""The easy Fugitive passes only with at least this many face-down hideouts.

With fewer, a single right number would end a beginner's first game.
"""

EASY_PASSES = 0.15
AHEAD = 9
"""A card that is at most this far above the last hideout can soon be laid."""
LATER = 0.5
"""The value of a card that is farther than `AHEAD` above the last hideout. Nearer cards have 1."""
FOOTPRINT = 0.2
"""The value of each footprint on a card below the last hideout."""
DRAW_NOISE = 0.1
CAUGHT = 3.0
"""The weight of the logarithm of the chance to survive the next guess, compared to the outlook."""
LIKELY = 8
"""The number of moves for which the Marshal's next guess is predicted: the best ones so far."""
SURELY = 0.95
"""The highest probability of capture that is used. It avoids the logarithm of 0."""
FOUND = 0.6
"""The cost of each hideout that the Marshal's next guess finds."""


class Play(NamedTuple):
    """A possible move of the Fugitive: a hideout and the sprint cards for it."""

    hideout: int
    sprints: tuple[int, ...]


class Runner:
    """The computer Fugitive's choice of a move for one decision.

    It uses public facts only to model what the Marshal believes.
    """

    def __init__(self, level: Level, view: View, random: Random) -> None:
        self.level, self.view, self.random = level, view, random
        self.hand = view.hand or ()
        self.last = view.row[-1].hideout or 0
        self.hidden = [spot.hideout or 0 for spot in view.row if not spot.revealed]
        self.row = [spot.hideout or 0 for spot in view.row]
        self.found = max(spot.hideout or 0 for spot in view.row if spot.revealed)
        self.beliefs: dict[tuple[int, int | None], Belief] = {}
        """The Marshal's belief after a move, by the public part of the move.

        This part is the number of sprint cards, and 42 if the hideout is the 42.
        """

    @cached_property
    def belief(self) -> Belief:
        """The belief about the row that follows from public facts."""
        return Belief(public_clues(self.view), habits=CHOOSY)

    def choose(self, offered: Mapping[str, Ask], next_field: NextField) -> Move:
        """Return the Fugitive's move: draw, hide, pass, stop, or the answer to a house event."""
        for verb in ("draw", "watch", "keep", "close"):
            if verb in offered:
                return Move(verb, ((self.choose_option(verb, offered[verb].fields[0].options),),))
        if "take" in offered:
            return Move("take")
        waits = [Move(verb) for verb in ("pass", "stop") if verb in offered]
        if "hide" not in offered:
            return waits[0]
        hide = offered["hide"]
        play = self.choose_play(tuple(int(card) for card in hide.fields[0].options), bool(waits))
        return self.to_move(play, hide, next_field) if play else waits[0]

    def to_move(self, play: Play, hide: Ask, next_field: NextField) -> Move:
        """Return `play` in the form of a move for the engine."""
        picked: tuple[tuple[str, ...], ...] = ((str(play.hideout),),)
        field: Field | None = next_field(hide, picked)
        if field is not None:
            picked += (tuple(card for card in field.options if int(card) in play.sprints),)
        return Move("hide", picked)

    def choose_play(self, hideouts: tuple[int, ...], may_wait: bool) -> Play | None:
        """Return the best hideout with its sprint cards, or None for passing."""
        if data.ESCAPE in hideouts:
            return self.choose_run()
        if self.level.plain:
            if may_wait and len(self.hidden) >= EASY_HIDDEN and self.random.random() < EASY_PASSES:
                return None
            hideout = self.random.choice(hideouts)
            return Play(hideout, self.cheapest_sprints(hideout))
        plays = self.list_plays(hideouts, may_wait)
        if self.level.closely:
            plays = nlargest(self.level.closely, plays, key=lambda play: self.own_outlook(play).log_odds())
        if self.level.hands and len(self.row) > 1:
            likely = dict.fromkeys([*nlargest(LIKELY, plays, key=self.score), *plays[:may_wait]])
            return max(likely, key=lambda play: self.score(play) - self.expected_cost(play))
        return max(plays, key=lambda play: self.score(play) + self.random.gauss(0, self.level.noise))

    def list_plays(self, hideouts: tuple[int, ...], may_wait: bool) -> list[Play | None]:
        """Return all plays: every hideout with its cheapest sprint cards, and None for a pass if allowed.

        Each hideout is also returned with one more useless card, as a bluff.
        """
        plays: list[Play | None] = [None] if may_wait else []
        for hideout in hideouts:
            fare = self.cheapest_sprints(hideout)
            plays.append(Play(hideout, fare))
            dead = [card for card in self.hand if card < hideout and card not in fare]
            if dead:
                plays.append(Play(hideout, (*fare, min(dead, key=lambda card: (data.sprint(card), card)))))
        return plays

    def choose_run(self) -> Play:
        """Return the way to lay the 42 whose number of sprint cards reveals least about the end of the row."""
        return min(self.list_runs(), key=lambda play: prod(self.belief_after(play)[1]))

    def list_runs(self) -> list[Play]:
        """Return the ways to lay the 42: with the fewest sprint cards, and with one more each time."""
        fare = self.cheapest_sprints(data.ESCAPE)
        spare = [card for card in self.hand if card != data.ESCAPE and card not in fare]
        return [Play(data.ESCAPE, (*fare, *spare[:count])) for count in range(len(spare) + 1)]

    def cheapest_sprints(self, hideout: int) -> tuple[int, ...]:
        """Return the cheapest sprint cards for laying `hideout`.

        Cards below the last hideout are used first. Few cards are better, and no card is superfluous.
        """
        need = hideout - self.last - self.view.reach
        cards = [card for card in self.hand if card not in (hideout, data.ESCAPE)]
        fare: list[int] = []
        for card in sorted(cards, key=lambda card: (card > hideout, -data.sprint(card), -card)):
            if need <= 0:
                break
            fare.append(card)
            need -= data.sprint(card)
        for card in sorted(fare, reverse=True):
            if need + data.sprint(card) <= 0:
                fare.remove(card)
                need += data.sprint(card)
        return tuple(fare)

    def score(self, play: Play | None) -> float:
        """Return the estimated value of a play. None stands for a pass."""
        return self.outlook(play).log_odds()

    def expected_cost(self, play: Play | None) -> float:
        """Return the expected cost of the Marshal's next guess after a play. None stands for a pass."""
        hidden = self.hidden if play is None else [*self.hidden, play.hideout]
        reply = self.replies.predict(None if play is None else len(play.sprints), hidden)
        return FOUND * reply.found - CAUGHT * log(1 - SURELY * reply.caught)

    @cached_property
    def replies(self) -> Replies:
        """The guesses that the Marshal may make after each possible play."""
        return Replies(self.view, self.level.hands, self.random)

    def outlook(self, play: Play | None) -> Outlook:
        """Return the features of the position after a play and before the Marshal's turn."""
        belief, chances = self.belief_after(play)
        return self.own_outlook(play)._replace(
            caught=prod(chances),
            known=belief.chance([*self.row, play.hideout] if play else self.row),
            exposed=mean(chances),
            least=min(chances, default=0.0),
        )

    def own_outlook(self, play: Play | None) -> Outlook:
        """Return the features of the position after a play, without those about the Marshal's belief."""
        front, gone = (play.hideout, (play.hideout, *play.sprints)) if play else (self.last, ())
        left = [card for card in self.hand if card not in gone and card != data.ESCAPE]
        short = max(0, data.ESCAPE - front - data.REACH - data.footprints(left))
        return Outlook(
            short=short / 10,
            near=float(not short),
            cards=len(left) / 5,
            live=sum([card > front for card in left]) / 5,
            next=min(2, sum([front < card <= front + data.REACH for card in left])) / 2,
            hidden=(len(self.hidden) + (play is not None)) / 5,
            high=float(self.found >= data.MANHUNT_BELOW),
            late=self.view.round / 10,
            waited=float(play is None),
        )

    def belief_after(self, play: Play | None) -> tuple[Belief, list[float]]:
        """Return what the Marshal believes after a play, and the chance of each face-down hideout (§8.2)."""
        if play is None:
            belief, hidden = self.belief, self.hidden
        else:
            runs = play.hideout == data.ESCAPE
            seen = len(play.sprints), data.ESCAPE if runs else None
            if seen not in self.beliefs:
                self.beliefs[seen] = self.belief.extended(seen[0], self.view.round, seen[1], self.view.reach)
            belief, hidden = self.beliefs[seen], self.hidden if runs else [*self.hidden, play.hideout]
        lying = belief.face_down()
        return belief, [lying[number] for number in hidden]

    def choose_option(self, verb: str, options: tuple[str, ...]) -> str:
        """Return the best option: a deck to draw from, a card to keep, or a deck to close.

        The deck to close is the least valuable one.
        """
        if self.level.plain:
            return self.random.choice(options)
        if verb == "keep":
            return max(options, key=lambda card: self.value_card(int(card)))
        return (min if verb == "close" else max)(options, key=self.value_deck)

    def value_deck(self, deck: str) -> float:
        """Return the value of drawing from a deck: the mean value of its unseen cards, with some noise."""
        own = {card for spot in self.view.row for card in (spot.hideout or 0, *(spot.sprints or ()))}
        known = own.union(self.hand, self.view.out)
        unseen = [card for card in data.BANDS[int(deck) - 1] if card not in known]
        return mean(map(self.value_card, unseen)) + self.random.gauss(0, DRAW_NOISE)

    def value_card(self, card: int) -> float:
        """Return the value of having `card` in the Fugitive's hand."""
        if card <= self.last:
            return FOOTPRINT * data.sprint(card)
        return 1.0 if card <= self.last + AHEAD else LATER
