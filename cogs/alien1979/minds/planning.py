"""How a player who counts cards and looks for codes spends the points of a turn.

Each way to use all points is judged by the position at the end of the turn, so the player never walks out and back. All
weights are our own. Their unit is codes to take. See docs/rules/alien1979.md §7 item 2.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.move import Move
from cogs.alien1979 import data
from cogs.alien1979.minds.belief import cards_until
from cogs.alien1979.minds.mind import FULLNESS, Mind
from cogs.alien1979.minds.prospects import chances, expected_takes
from cogs.alien1979.rules.codes import sort_codes, without
from cogs.alien1979.rules.combination import combination
from cogs.alien1979.state import Codes

DEATH = 7.0
"""The cost of certain death, in codes to take."""
MARK = 1.0
"""The cost of an expected mark, in codes to take."""
HELD = 0.15
"""The cost of a mark that the player already has, in codes to take."""
MOST = 12.0
"""The largest number of codes that a hand can count as missing."""
FULL = 1.5
"""The cost of a full hand that cannot take another code (the strict limit), in codes to take."""
ARMED = 0.5
"""The value of having a weapon, in codes to take."""
HOME = 2.0
"""The value of having a combination in MADRE, where the player can enter it."""
HOARD = 1.0
"""The cost of each code taken to MADRE without a combination, since no player can find it there."""
IDLE = 0.5
"""The cost of being in MADRE without a combination, since the player must look for codes elsewhere."""
NEXT = 0.45
"""The value of a code that the player can take in the next turn."""
LEAST = 1e-9
"""A use of a point is better than stopping only if it gains more than this."""


class Position(NamedTuple):
    """The player's position after using some points. `taken` is how many codes the player took here."""

    place: str
    hand: Codes
    marks: int
    weapon: bool
    shielded: bool
    taken: int = 0


class Planner:
    """A search over the possible ways to use the points of one turn."""

    def __init__(self, mind: Mind) -> None:
        self.mind, self.view, pawn = mind, mind.view, mind.pawn
        self.start = Position(pawn.place, self.view.own, pawn.marks, pawn.weapon, pawn.shielded)
        self.odds = tuple(chances(self.view, at, mind.shares) for at in range(len(data.SECTORS)))
        self.odd = {sector: self._expected_odd_cards(sector) for sector in data.SECTORS}
        self.values: dict[Position, float] = {}
        self.needs: dict[Codes, float] = {}
        self.gains: dict[tuple[str, Codes, int], float] = {}

    def best(self) -> Move:
        """Return the first move of the best plan, or the move to stop if nothing is better."""
        best, most = Move("stop"), self.value(self.start)
        for move, worth in self.moves(self.start, self.view.points):
            if worth > most + LEAST:
                best, most = move, worth
        return best

    def moves(self, at: Position, points: int) -> Iterator[tuple[Move, float]]:
        """Yield the moves that are possible with `points` points, each with the best value it can lead to."""
        if not points:
            return
        left = points - 1
        if at.place in data.SECTORS:
            if self.can_take(at.place, at.hand, at.taken):
                yield Move("take"), self.value_after_taking(at, left)
            if at.marks:
                yield Move("heal"), self.best_value_after(at._replace(marks=at.marks - 1), left)
            if at.weapon and not at.shielded:
                yield Move("shield"), self.best_value_after(at._replace(shielded=True), left)
            if points == data.MADRE_COST:
                yield Move("go", ((data.MADRE,),)), self.value(at._replace(place=data.MADRE, taken=0))
        elif not at.weapon:
            yield Move("arm"), self.best_value_after(at._replace(weapon=True), left)
        for place in data.SECTORS:
            if place != at.place:
                yield Move("go", ((place,),)), self.best_value_after(at._replace(place=place, taken=0), left)

    def best_value_after(self, at: Position, points: int) -> float:
        """Return the best value that a position with `points` points left can lead to."""
        return max([self.value(at), *(worth for _, worth in self.moves(at, points))])

    def value_after_taking(self, at: Position, points: int) -> float:
        """Return the expected best value after one more code is taken here, over all its possible ranks."""
        taken = ((sort_codes((*at.hand, rank)), chance) for rank, chance in self.ranks(at.place))
        return sum(
            chance * self.best_value_after(at._replace(hand=hand, taken=at.taken + 1), points) for hand, chance in taken
        )

    def value(self, at: Position) -> float:
        """Return the value of ending the turn in the position `at`."""
        if (known := self.values.get(at)) is not None:
            return known
        ready = combination(at.hand, self.mind.players) is not None
        worth = -self.need(at.hand) + ARMED * at.weapon - HELD * at.marks
        gains = {} if ready else {place: self.gain(place, at.hand, self.taken(at, place)) for place in data.SECTORS}
        if at.place in data.SECTORS:
            risk = self.mind.danger_at(at.place, at.marks, at.shielded)
            worth -= DEATH * risk.death + MARK * risk.marks + self.odd[at.place] * self.loss(at.hand)
            worth += NEXT * max(2 * gains[at.place], *gains.values()) if gains else 0.0
        else:
            worth += HOME if ready else NEXT * max(gains.values()) - HOARD * len(at.hand) - IDLE
        self.values[at] = worth
        return worth

    def need(self, hand: Codes) -> float:
        """Return how many codes must still be taken for a combination, on average."""
        if (known := self.needs.get(hand)) is not None:
            return known
        over = len(hand) > data.HAND - self.view.strict and combination(hand, self.mind.players) is None
        if over:
            need = FULL + min(self.need(without(hand, code)) for code in set(hand))
        else:
            need = min(MOST, expected_takes(hand, self.mind.lying, self.mind.players))
        self.needs[hand] = need
        return need

    def loss(self, hand: Codes) -> float:
        """Return the cost of putting down the least useful code. It is 0 for an empty hand."""
        return min((self.need(without(hand, code)) for code in set(hand)), default=self.need(hand)) - self.need(hand)

    def gain(self, place: str, hand: Codes, taken: int) -> float:
        """Return how much nearer a code from a sector brings a hand to a combination, on average.

        It is less for a sector with few codes, since they are soon gone.
        """
        key = (place, hand, taken)
        if (known := self.gains.get(key)) is not None:
            return known
        gain = 0.0
        if self.can_take(place, hand, taken):
            need, lying = self.need(hand), self.view.lying[data.SECTORS.index(place)] - taken
            helps = (
                chance * max(0.0, need - self.need(sort_codes((*hand, rank)))) for rank, chance in self.ranks(place)
            )
            gain = sum(helps) * FULLNESS[min(lying, data.CODES_PER_SECTOR)]
        self.gains[key] = gain
        return gain

    def can_take(self, place: str, hand: Codes, taken: int) -> bool:
        """Return whether a sector has a code left and the hand has room for the code."""
        return self.view.lying[data.SECTORS.index(place)] > taken and len(hand) < data.HAND + (not self.view.strict)

    def ranks(self, place: str) -> Iterator[tuple[str, float]]:
        """Yield the possible ranks of a code from a sector, each with its chance."""
        odds = self.odds[data.SECTORS.index(place)]
        return ((rank, chance) for rank, chance in zip(data.RANKS, odds, strict=True) if chance)

    @staticmethod
    def taken(at: Position, place: str) -> int:
        """Return how many codes were taken from `place` in this position."""
        return at.taken if place == at.place else 0

    def _expected_odd_cards(self, sector: str) -> float:
        """Return how many odd cards of the sector's suit come before the next turn, on average."""
        draws = cards_until(self.view, self.mind.seat)
        before = min(draws, self.view.deck_size)
        left = len(data.ODD) - sum(suit == sector for rank, suit in self.view.discards if rank in data.ODD)
        known = before * left / self.view.deck_size if before else 0.0
        return known + (draws - before) * len(data.ODD) / len(data.ALIEN_DECK)
