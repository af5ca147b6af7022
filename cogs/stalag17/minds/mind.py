"""A computer player at one decision: what it sees, and how it values positions.

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
"""A player that does not watch its rivals assumes that each of them needs this many turns to escape."""
JOINS = 0.8
"""How often a player that watches its rivals expects to join an escape.

The number applies once its own cards meet the plan (§4.4).
"""


class Level(NamedTuple):
    """How well a computer player of one level plays."""

    counts: bool
    """Whether the player counts the cards that it cannot see, to know their probabilities."""
    watches: bool
    """Whether the player watches its rivals.

    It then estimates how near they are to an escape, and how much an offer or their last prisoner is worth to them.
    """
    careless: int
    """How many percent of its actions the player picks at random from all sensible ones."""
    forgets: int
    """How often the player overlooks its vigilance, its coin, or a chance to join, in percent."""
    caution: float
    """How much a point of the player's own vigilance costs."""
    caution_last: float = 0.5
    """How much a point of the player's vigilance costs when it has one prisoner left.

    It then decides only places after the winner's (§3.10).
    """
    coin_at: int = 3
    """The player spends its coin if it has at least this vigilance for each prisoner left (§4.1)."""
    prize: float = 12.0
    """How much it is worth to free a prisoner who is not the last one."""
    last: float = 30.0
    """How much it is worth to free the last prisoner."""
    spread: float = 3.0
    """If a player is this many turns ahead of another, it is e times as likely to escape first."""
    dread: float = 20.0
    """How much it costs if a rival frees its last prisoner."""
    tempo: float = 0.4
    """How much each turn costs, whichever player is ahead."""
    envy: float = 3.0
    """How much it costs if a rival frees a prisoner that is not its last, divided by the number of rivals."""

    def against_single_rival(self) -> Level:
        """Return the level with the numbers for a game with a single rival.

        In such a game only escaping first counts, since there is no second place.
        """
        return self._replace(caution=0.5, caution_last=0.5, coin_at=3, last=30.0, spread=3.0)


class Mind(Decision):
    """A computer player at one decision, with its view and its estimates."""

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
        """Return how much a player who needs a number of turns weighs in the race to escape first."""
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
        """How many cards can still be drawn in this round. It is 0 in the last turns."""
        return 0 if self.view.last is not None else drawable(self.view)

    def need(self, laid: Cards = (), wild: int = 0, vigilance: int = 0) -> Need:
        """Return what the cards in play lack for the plan after some changes, as a `Need`.

        The cards in `laid` and a number of `wild` barracks are added to the cards in play. `vigilance` points are added
        to the player's vigilance.
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

        The estimate weighs the prize for escaping first against the vigilance at the roll call. `turns` is how many
        turns this player needs to escape. `hand` and `barracks` are the points that its cards cost. `vigilance` points
        are added to the player's vigilance. Rivals are `haste` times as fast as estimated.
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
        """Return the chance that the player can join a rival's escape (§4.4).

        `turns` is how many turns this player still needs to escape.
        """
        share = JOINS if self.own.left > 1 else JOINS * JOINS
        return share * max(0.0, 2.0 - turns)

    def barracks_points(self, laid: Cards = (), wild: int = 0) -> int:
        """Return how many points the barracks in play cost after the player plays more cards.

        The additional cards are those in `laid`, and a number of `wild` barracks.
        """
        return plan.sum_barracks((*self.laid, *laid), len(self.own.negotiated) + wild)

    def value_after(
        self, hand: Cards, draws: int = 0, laid: Cards = (), wild: int = 0, vigilance: int = 0, haste: float = 1.0
    ) -> float:
        """Return the estimated value of the position after some changes.

        `hand` is the new hand, to which `draws` unknown cards are added. The cards in `laid` and a number of `wild`
        barracks are added to the cards in play. `vigilance` points are added to the player's vigilance.
        """
        draws = min(draws, self.drawable)
        found = way(fit(self.need(laid, wild, vigilance), hand), self.odds)
        turns = found.turns - draws * found.gain
        points = plan.sum_in_hand(hand) + draws * self.odds.vigilance
        return self.position_value(turns, points, self.barracks_points(laid, wild), vigilance, haste=haste)

    @property
    def found(self) -> Fit:
        """How the player's hand serves the plan now."""
        return fit(self.need(), self.hand)

    def picks_like(self, move: Move, cards: Iterable[str]) -> Cards:
        """Return the options for the next choice of a move that are of the same kind as one of `cards`."""
        wanted = {CARDS[card].id for card in cards}
        return tuple(card for card in self.options(move) if CARDS[card].id in wanted)

    def options(self, move: Move) -> Cards:
        """Return the options for the next choice of a move."""
        field = self.next_field(self.offered[move.verb], move.picks)
        return () if field is None else field.options
