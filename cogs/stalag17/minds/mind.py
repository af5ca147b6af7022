"""One decision of a computer player: what it sees, and what a position is worth to it (docs/rules/stalag17.md §7)."""

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

# Reconstructed, all of the following; worth is counted in points of vigilance.
STRANGER = 5.0
"""Turns that a player who does not watch its rivals believes them to need."""
JOINS = 0.8
"""How often whoever watches its rivals expects to join one of them, once its own cards meet the plan (§4.4)."""


class Level(NamedTuple):
    """How well a computer player plays."""

    counts: bool
    """Counts the cards that are out of sight."""
    watches: bool
    """Reckons how near its rivals are, and what an offer or their last prisoner is worth."""
    careless: int
    """Per cent of the time that it does anything sensible instead of the best."""
    forgets: int
    """Per cent of the time that it overlooks its vigilance, its coin, or a chance to join."""
    caution: float
    """What a point of vigilance costs."""
    caution_last: float = 0.5
    """What it costs with one prisoner left, when it decides places among those who do not win (§3.10)."""
    coin_at: int = 3
    """Vigilance for each prisoner left at which the coin is spent (§4.1)."""
    prize: float = 12.0
    """What a prisoner freed is worth."""
    last: float = 30.0
    """What the last prisoner is worth."""
    spread: float = 3.0
    """Turns of a lead that make one faster player e times as likely to escape first."""
    dread: float = 20.0
    """What it costs that a rival frees its last prisoner."""
    tempo: float = 0.4
    """What a turn is worth whoever is ahead."""
    envy: float = 3.0
    """What it costs that a rival frees another, shared among all rivals."""
    open: float = 12.0
    """What it costs that a rival takes barracks off the discards."""

    def duel(self) -> Level:
        """Return the level against a single rival: to escape first counts, and no place behind the winner."""
        return self._replace(caution=0.5, caution_last=0.5, coin_at=3, last=30.0, spread=3.0)


class Mind(Decision):
    """What a seat sees at one decision."""

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
        """Return the weight in the race of one who needs so many turns."""
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
        """Cards that can still be drawn; none in last turns."""
        return 0 if self.view.last is not None else drawable(self.view)

    def need(self, laid: Cards = (), wild: int = 0, vigilance: int = 0) -> Need:
        """Say what cards in play lack once `laid` and `wild` cards more lie there and `vigilance` points are added."""
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
        """Judge a position: the prize if this seat escapes first, and the vigilance of the roll call (§3.7, §4.1).

        `turns` are what it needs to escape, `hand` and `barracks` what its cards score, `vigilance` what is gained
        before; rivals are `haste` times as fast as it seemed.
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
        """Estimate how often a rival's escape is joined by one who needs so many turns for its own (§4.4)."""
        share = JOINS if self.own.left > 1 else JOINS * JOINS
        return share * max(0.0, 2.0 - turns)

    def standing(self, laid: Cards = (), wild: int = 0) -> int:
        """Count what barracks in play would score once `laid` and `wild` cards more lie there."""
        return plan.barracks((*self.laid, *laid), len(self.own.negotiated) + wild)

    def after(
        self, hand: Cards, draws: int = 0, laid: Cards = (), wild: int = 0, vigilance: int = 0, haste: float = 1.0
    ) -> float:
        """Judge having `hand` and so many unknown cards, with more in play than now."""
        draws = min(draws, self.drawable)
        found = way(fit(self.need(laid, wild, vigilance), hand), self.odds)
        turns = found.turns - draws * found.gain
        points = plan.in_hand(hand) + draws * self.odds.vigilance
        return self.worth(turns, points, self.standing(laid, wild), vigilance, haste=haste)

    @property
    def found(self) -> Fit:
        """What the hand gives to the plan now."""
        return fit(self.need(), self.hand)

    def alike(self, move: Move, cards: Iterable[str]) -> Cards:
        """List what may be picked next in `move` and is of the kind of one of `cards`."""
        wanted = {CARDS[card].id for card in cards}
        return tuple(card for card in self.options(move) if CARDS[card].id in wanted)

    def options(self, move: Move) -> Cards:
        """List what may be picked next in `move`."""
        field = self.next_field(self.offered[move.verb], move.picks)
        return () if field is None else field.options
