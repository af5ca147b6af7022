"""One decision of a computer player: what it sees, and the estimated value of positions.

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
from cogs.stalag17.minds.belief import BOX, Fit, Need, drawable, find_need, fit, odds_of_unseen, rival_turns, way
from cogs.stalag17.rules import plan
from cogs.stalag17.state import Cards
from cogs.stalag17.view import View

# All of the following numbers are reconstructed. Values are in points of vigilance.
STRANGER = 5.0
"""How many turns to an escape a player assumes for its rivals if it does not watch them."""
JOINS = 0.8
"""How often a player who watches its rivals expects to join an escape once its own cards meet the plan (§4.4)."""


class Level(NamedTuple):
    """The strength of a computer player."""

    counts: bool
    """Whether it counts the cards that it cannot see."""
    watches: bool
    """Whether it estimates how near its rivals are, and what an offer or their last prisoner is worth to them."""
    careless: int
    """How often, in percent, it takes any sensible action instead of the best."""
    forgets: int
    """How often, in percent, it overlooks its vigilance, its coin, or a chance to join."""
    caution: float
    """The cost of a point of vigilance."""
    caution_last: float = 0.5
    """The cost of a point of vigilance with one prisoner left, when it decides only places after the winner's (§3.10).
    """
    coin_at: int = 3
    """From this vigilance for each prisoner left on, the player spends the coin (§4.1)."""
    prize: float = 12.0
    """The value of freeing a prisoner."""
    last: float = 30.0
    """The value of freeing the last prisoner."""
    spread: float = 3.0
    """A lead of this many turns makes a player e times as likely to escape first."""
    dread: float = 20.0
    """The cost of a rival freeing its last prisoner."""
    tempo: float = 0.4
    """The cost of each turn, independent of who is ahead."""
    envy: float = 3.0
    """The cost of a rival freeing a prisoner that is not its last, divided by the number of rivals."""
    open: float = 12.0
    """The cost of a rival taking barracks from the discards."""

    def against_single_rival(self) -> Level:
        """Return the level against a single rival.

        Then only escaping first counts, since there is no second place.
        """
        return self._replace(caution=0.5, caution_last=0.5, coin_at=3, last=30.0, spread=3.0)


class Mind(Decision):
    """A computer player's view at one decision, with its estimates."""

    def __init__(self, level: Level, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> None:
        assert view.viewer is not None
        assert view.own is not None
        super().__init__(asks, chance)
        self.level = level.against_single_rival() if level.watches and len(view.players) == 2 else level
        self.view, self.next_field = view, next_field
        self.seat: Seat = view.viewer
        self.own = view.own
        self.hand: Cards = self.own.hand or ()
        self.laid: Cards = self.own.laid or ()
        self.odds = odds_of_unseen(view) if level.counts else BOX
        self.speeds = tuple(
            (self.speed(self._turns_of(seat)), self._harm_of(seat))
            for seat, player in enumerate(view.players)
            if seat != self.seat and not player.gone
        )
        self.rivals = sum(speed for speed, _ in self.speeds)
        self.harm = sum(speed * harm for speed, harm in self.speeds)

    def speed(self, turns: float) -> float:
        """Return the weight, in the race to escape first, of a player who needs this many turns."""
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
        """How many cards can still be drawn; 0 in last turns."""
        return 0 if self.view.last is not None else drawable(self.view)

    def need(self, laid: Cards = (), wild: int = 0, vigilance: int = 0) -> Need:
        """Return what the cards in play lack after changes.

        `laid` cards and `wild` barracks come into play, and `vigilance` is added.
        """
        required = plan.required(self.view.plan, self.own.vigilance + vigilance, self.own.informer)
        return find_need(self.view.plan, (*self.laid, *laid), len(self.own.negotiated) + wild, required)

    def position_value(
        self,
        turns: float,
        hand: float,
        barracks: float = 0,
        vigilance: float = 0,
        haste: float = 1.0,
    ) -> float:
        """Return the estimated value of a position (§3.7, §4.1).

        It weighs the prize for escaping first against the vigilance at the roll call. `turns` is how many turns this
        player needs to escape. `hand` and `barracks` are the points that its cards cost, and `vigilance` the points
        gained before. Rivals are `haste` times as fast as estimated.
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
            caught += (joined - caught) * self.chance_to_join(turns)
        mine, others = self.speed(turns), self.rivals * haste
        return (mine * free + others * caught - self.harm * haste) / (mine + others) - level.tempo * turns

    def chance_to_join(self, turns: float) -> float:
        """Return the estimated chance to join a rival's escape, for a player who needs this many turns (§4.4)."""
        share = JOINS if self.own.left > 1 else JOINS * JOINS
        return share * max(0.0, 2.0 - turns)

    def barracks_points(self, laid: Cards = (), wild: int = 0) -> int:
        """Return the points of barracks in play after playing `laid` and `wild` more cards."""
        return plan.sum_barracks((*self.laid, *laid), len(self.own.negotiated) + wild)

    def value_after(
        self, hand: Cards, draws: int = 0, laid: Cards = (), wild: int = 0, vigilance: int = 0, haste: float = 1.0
    ) -> float:
        """Return the estimated value with this hand, `draws` unknown cards, and more cards in play.

        `laid` and `wild` are the additional cards in play, and `vigilance` is additional vigilance.
        """
        draws = min(draws, self.drawable)
        found = way(fit(self.need(laid, wild, vigilance), hand), self.odds)
        turns = found.turns - draws * found.gain
        points = plan.sum_in_hand(hand) + draws * self.odds.vigilance
        return self.position_value(turns, points, self.barracks_points(laid, wild), vigilance, haste=haste)

    @property
    def found(self) -> Fit:
        """How the hand serves the plan now."""
        return fit(self.need(), self.hand)

    def picks_like(self, move: Move, cards: Iterable[str]) -> Cards:
        """Return the next possible picks in `move` that are of the same kind as one of `cards`."""
        wanted = {CARDS[card].id for card in cards}
        return tuple(card for card in self.options(move) if CARDS[card].id in wanted)

    def options(self, move: Move) -> Cards:
        """Return the next possible picks in `move`."""
        field = self.next_field(self.offered[move.verb], move.picks)
        return () if field is None else field.options
