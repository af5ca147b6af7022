"""The computer player for the Fugitive (docs/rules/fugitive.md §8.2). All weights are reconstructed."""

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
"""From this many face-down hideouts on, the easy Fugitive may pass.

With fewer, one right number would end a first game at once.
"""

EASY_PASSES = 0.15
AHEAD = 9
"""Up to this far above the last hideout, a card is useful soon."""
LATER = 0.5
"""The value of a card farther than `AHEAD` above the last hideout. Nearer ones have 1."""
FOOTPRINT = 0.2
"""The value of a footprint on a card below the last hideout."""
DRAW_NOISE = 0.1
CAUGHT = 3.0
"""The weight of the chance to survive the next guess (its logarithm), compared to the outlook."""
LIKELY = 8
"""For how many plays the Marshal's next guess is predicted: for the best ones so far."""
SURELY = 0.95
"""The highest probability of capture that enters the logarithm."""
FOUND = 0.6
"""The cost of one hideout that the next guess finds."""


class Play(NamedTuple):
    """A hideout and the sprint cards for it."""

    hideout: int
    sprints: tuple[int, ...]


class Runner:
    """The Fugitive's choice for one decision.

    The Marshal's beliefs are modelled from public clues alone.
    """

    def __init__(self, level: Level, view: View, random: Random) -> None:
        self.level, self.view, self.random = level, view, random
        self.hand = view.hand or ()
        self.last = view.row[-1].hideout or 0
        self.hidden = [spot.hideout or 0 for spot in view.row if not spot.revealed]
        self.row = [spot.hideout or 0 for spot in view.row]
        self.found = max(spot.hideout or 0 for spot in view.row if spot.revealed)
        self.beliefs: dict[tuple[int, int | None], Belief] = {}
        """Beliefs after a play, by what everybody sees of it: the count of sprint cards, and whether it is the 42."""

    @cached_property
    def belief(self) -> Belief:
        """The belief about the row from public knowledge."""
        return Belief(public_clues(self.view), habits=CHOOSY)

    def choose(self, offered: Mapping[str, Ask], next_field: NextField) -> Move:
        """Return the move: draw, hide, pass, stop, or the answer to a house event."""
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
        """Return the move that makes `play`."""
        picked: tuple[tuple[str, ...], ...] = ((str(play.hideout),),)
        field: Field | None = next_field(hide, picked)
        if field is not None:
            picked += (tuple(card for card in field.options if int(card) in play.sprints),)
        return Move("hide", picked)

    def choose_play(self, hideouts: tuple[int, ...], may_wait: bool) -> Play | None:
        """Return the best hideout with its sprint cards, or None to pass."""
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
        """Return all plays: every hideout with its cheapest sprint cards, and passing (None) if allowed.

        Each hideout also comes with one useless card more, as a bluff.
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
        """Return the run to the 42 whose count of sprint cards tells least about the end of the row."""
        return min(self.list_runs(), key=lambda play: prod(self.belief_after(play)[1]))

    def list_runs(self) -> list[Play]:
        """Return the runs to the 42: with the fewest sprint cards, then with one more each."""
        fare = self.cheapest_sprints(data.ESCAPE)
        spare = [card for card in self.hand if card != data.ESCAPE and card not in fare]
        return [Play(data.ESCAPE, (*fare, *spare[:count])) for count in range(len(spare) + 1)]

    def cheapest_sprints(self, hideout: int) -> tuple[int, ...]:
        """Return the cheapest sprint cards that reach `hideout`.

        Cards below the last hideout come first. Few cards are better, and no card is superfluous.
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
        """Return the estimated value of a play. A play of None is a pass."""
        return self.outlook(play).log_odds()

    def expected_cost(self, play: Play | None) -> float:
        """Return the expected cost of the Marshal's next guess after a play. A play of None is a pass."""
        hidden = self.hidden if play is None else [*self.hidden, play.hideout]
        reply = self.replies.predict(None if play is None else len(play.sprints), hidden)
        return FOUND * reply.found - CAUGHT * log(1 - SURELY * reply.caught)

    @cached_property
    def replies(self) -> Replies:
        """The guesses that the Marshal may make after each play."""
        return Replies(self.view, self.level.hands, self.random)

    def outlook(self, play: Play | None) -> Outlook:
        """Return the features of the position after a play, before the Marshal's turn."""
        belief, chances = self.belief_after(play)
        return self.own_outlook(play)._replace(
            caught=prod(chances),
            known=belief.chance([*self.row, play.hideout] if play else self.row),
            exposed=mean(chances),
            least=min(chances, default=0.0),
        )

    def own_outlook(self, play: Play | None) -> Outlook:
        """Return the features of the position after a play, except those about the Marshal's belief."""
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
        """Return the Marshal's belief after `play`, and the chance of each face-down hideout in it (§8.2)."""
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
        """Return the most valuable deck to draw from or card to keep; to close, the least valuable deck."""
        if self.level.plain:
            return self.random.choice(options)
        if verb == "keep":
            return max(options, key=lambda card: self.value_card(int(card)))
        return (min if verb == "close" else max)(options, key=self.value_deck)

    def value_deck(self, deck: str) -> float:
        """Return the value of a deck: the mean value of its unseen cards, with some noise."""
        own = {card for spot in self.view.row for card in (spot.hideout or 0, *(spot.sprints or ()))}
        known = own.union(self.hand, self.view.out)
        unseen = [card for card in data.BANDS[int(deck) - 1] if card not in known]
        return mean(map(self.value_card, unseen)) + self.random.gauss(0, DRAW_NOISE)

    def value_card(self, card: int) -> float:
        """Return the value of having `card` in hand."""
        if card <= self.last:
            return FOOTPRINT * data.sprint(card)
        return 1.0 if card <= self.last + AHEAD else LATER
