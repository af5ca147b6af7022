"""One decision of a computer player: what it sees, and what a position is worth to it.

See docs/rules/stalag17.md §7.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from bot.engine.policy import Decision
from bot.engine.record import Seat
from cogs.stalag17.data import CARDS, RULES
from cogs.stalag17.minds.belief import BOX, Fit, Need, drawable, fit, need_of, rival_turns, unseen, way
from cogs.stalag17.rules import plan
from cogs.stalag17.state import Cards
from cogs.stalag17.view import View

# All of the following numbers are reconstructed. Values are in points of vigilance.
STRANGER = 5.0
"""Turns that a player who does not watch its rivals assumes they need."""
JOINS = 0.8
"""How often a player who watches its rivals expects to join one of them, once its own cards meet the plan (§4.4)."""


class Level(NamedTuple):
    """How well a computer player plays."""

    counts: bool
    """Whether it counts the cards that are out of sight."""
    watches: bool
    """Whether it estimates how near its rivals are, and the value of an offer or of their last prisoner to them."""
    careless: int
    """Percentage of decisions in which it does anything sensible instead of the best."""
    forgets: int
    """Percentage of decisions in which it overlooks its vigilance, its coin, or a chance to join."""
    caution: float
    """The cost of a point of vigilance."""
    caution_last: float = 0.5
    """The cost of a point with one prisoner left, when vigilance orders the players who do not win (§3.10)."""
    coin_at: int = 3
    """Vigilance for each prisoner left at which the player spends the coin (§4.1)."""
    prize: float = 12.0
    """The value of freeing a prisoner."""
    last: float = 30.0
    """The value of freeing the last prisoner."""
    spread: float = 3.0
    """Turns of a lead that make the faster player e times as likely to escape first."""
    dread: float = 20.0
    """The cost of a rival freeing its last prisoner."""
    tempo: float = 0.4
    """The value of a turn, independent of who is ahead."""
    envy: float = 3.0
    """The cost of a rival freeing another prisoner, shared among all rivals."""
    open: float = 12.0
    """The cost of a rival taking barracks off the discards."""

    def duel(self) -> Level:
        """Return the level against a single rival: only escaping first counts, since there is no second place."""
        return self._replace(caution=0.5, caution_last=0.5, coin_at=3, last=30.0, spread=3.0)


class Mind(Decision):
    """One seat's view at one decision, with its estimates."""

    def __init__(self, level: Level, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> None:
        assert view.viewer is not None
        assert view.own is not None
        super().__init__(asks, chance)
        self.level = level.duel() if level.watches and len(view.players) == 2 else level
        self.view, self.next_field = view, next_field
        self.seat: Seat = view.viewer
        self.own = view.own
        self.hand: Cards = self.own.hand or ()
        self.laid: Cards = self.own.laid or ()
        self.odds = unseen(view) if level.counts else BOX
        self.speeds = tuple(
            (self.speed(self._turns_of(seat)), self._harm_of(seat))
            for seat, player in enumerate(view.players)
            if seat != self.seat and not player.gone
        )
        self.rivals = sum(speed for speed, _ in self.speeds)
        self.harm = sum(speed * harm for speed, harm in self.speeds)

    def speed(self, turns: float) -> float:
        """Return the weight in the race of a player who needs so many turns."""
        return exp(-turns / self.level.spread)

    def _turns_of(self, seat: Seat) -> float:
        return rival_turns(self.view, seat) if self.level.watches else STRANGER

    def _harm_of(self, seat: Seat) -> float:
        player = self.view.players[seat]
        if player.informer or not self.level.watches:
            return 0.0
        return self.level.dread if player.left == 1 else self.level.envy / (len(self.view.players) - 1)

    @property
    def drawable(self) -> int:
        """The number of cards that can still be drawn; 0 in last turns."""
        return 0 if self.view.last is not None else drawable(self.view)

    def need(self, laid: Cards = (), wild: int = 0, vigilance: int = 0) -> Need:
        """Return the gap to the plan after playing `laid` and `wild` more cards, with more `vigilance`."""
        required = plan.required(self.view.plan, self.own.vigilance + vigilance, self.own.informer)
        return need_of(self.view.plan, (*self.laid, *laid), len(self.own.negotiated) + wild, required)

    def worth(
        self,
        turns: float,
        hand: float,
        barracks: float = 0,
        vigilance: float = 0,
        haste: float = 1.0,
    ) -> float:
        """Return the value of a position (§3.7, §4.1).

        It is made of the prize if this seat escapes first, and the vigilance at the roll call. `turns` is how many it
        needs to escape. `hand` and `barracks` are the points that its cards score, `vigilance` the points gained
        before. Rivals are `haste` times as fast as estimated.
        """
        level, own = self.level, self.own
        caution = level.caution_last if own.left == 1 else level.caution
        held = own.vigilance + vigilance
        discount = own.left * (RULES.informer_discount if own.informer else RULES.prisoner_discount)
        if own.informer:
            free = -caution * max(0.0, held - discount)
        elif own.left == 1:
            free = level.last
        else:
            free = level.prize - caution * (held + hand)
        caught = -caution * max(0.0, held + hand + barracks - discount)
        if level.watches and self.view.joint and not own.informer:
            joined = free if own.left == 1 else free - caution * RULES.joint_extra_vigilance
            caught += (joined - caught) * self.joins(turns)
        mine, others = self.speed(turns), self.rivals * haste
        return (mine * free + others * caught - self.harm * haste) / (mine + others) - level.tempo * turns

    def joins(self, turns: float) -> float:
        """Estimate how often a player who needs so many turns for its own escape joins a rival's (§4.4)."""
        share = JOINS if self.own.left > 1 else JOINS * JOINS
        return share * max(0.0, 2.0 - turns)

    def standing(self, laid: Cards = (), wild: int = 0) -> int:
        """Return the points of barracks in play after playing `laid` and `wild` more cards."""
        return plan.barracks((*self.laid, *laid), len(self.own.negotiated) + wild)

    def after(
        self, hand: Cards, draws: int = 0, laid: Cards = (), wild: int = 0, vigilance: int = 0, haste: float = 1.0
    ) -> float:
        """Return the value of having `hand` and `draws` unknown cards, with these cards more in play."""
        draws = min(draws, self.drawable)
        found = way(fit(self.need(laid, wild, vigilance), hand), self.odds)
        turns = found.turns - draws * found.gain
        points = plan.in_hand(hand) + draws * self.odds.vigilance
        return self.worth(turns, points, self.standing(laid, wild), vigilance, haste=haste)

    @property
    def found(self) -> Fit:
        """How the hand serves the plan now."""
        return fit(self.need(), self.hand)

    def alike(self, move: Move, cards: Iterable[str]) -> Cards:
        """List the next picks in `move` that are of the same kind as one of `cards`."""
        wanted = {CARDS[card].id for card in cards}
        return tuple(card for card in self.options(move) if CARDS[card].id in wanted)

    def options(self, move: Move) -> Cards:
        """List the next picks in `move`."""
        field = self.next_field(self.offered[move.verb], move.picks)
        return () if field is None else field.options
