"""One decision of a computer player: what the player sees, estimates, and does to survive.

See docs/rules/alien1979.md §7.
"""

from __future__ import annotations

from functools import cached_property
from itertools import compress
from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move
from bot.engine.policy import Decision
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.minds.belief import Danger, danger
from cogs.alien1979.minds.prospects import Shares, chances, chances_in_sectors, expected_takes, successive_chances
from cogs.alien1979.rules.codes import without
from cogs.alien1979.rules.combination import combination, count_missing
from cogs.alien1979.view import View

HUNTED = 3
"""A player with at least this many marks removes one before anything else (§7 item 1)."""

# All of the following numbers are reconstructed.
UNEASY = 50
"""How often, in percent, a player with one mark less than `HUNTED` removes a mark (§7 item 1)."""
CARELESS = 50
"""How often, in percent, the easy player chooses a random code to put down."""
ALARM_WHOLE = 0.05
"""From this chance of death on, the normal player spends the last point on safety.

The chance assumes a complete deck.
"""
ALARM_LAST = 0.06
"""From this chance of death on, a player who counts cards spends the last point on safety."""
ALARM_FIRST = 0.25
"""From this chance of death on, a player who counts cards spends both points on safety.

The chance is the one that remains after the best use of one point.
"""
MARK_COST = 0.25
"""The cost of each expected mark, in helpful codes."""
DEATH_COST = 3.0
"""The cost of certain death, in helpful codes."""
FULLNESS = (0.0, 0.5, 0.8, 1.0)
"""The value of a sector by the number of its codes, from 0. A single code is soon gone."""
GOOD = 0.5
"""A code counts as helpful if it helps at least this share of what the best code helps."""
LOSS_COST = 0.5
"""The cost of putting down a code, in helpful codes."""
LAST_START = 29
"""From this round on, with more than two players, no player is kept away from the only seat.

If a player were alone then, with the codes hidden again, it would often be too late (R19).
"""
PAIR = 2
"""The number of players in the smallest game."""


class Level(NamedTuple):
    """How strong a computer player is (§7 item 7)."""

    plain: bool
    """Whether the player moves at random unless the player's life or the ship is at stake."""
    counts: bool
    """Whether the player counts the Alien's cards and the unseen codes."""
    spite: int
    """How often, in percent, the player uses a spare point in MADRE against other players (§7 item 3)."""


class Mind(Decision):
    """A computer player's view at one decision, with the player's estimates."""

    def __init__(self, level: Level, view: View, asks: tuple[Ask, ...], chance: Chance) -> None:
        assert view.viewer is not None
        super().__init__(asks, chance)
        self.level, self.view = level, view
        self.seat: Seat = view.viewer
        self.pawn = view.pawns[self.seat]
        self.players = len(view.pawns)

    @property
    def is_with_alien(self) -> bool:
        """Whether the Alien is in the same sector as the player."""
        return self.pawn.place == self.view.alien

    @property
    def ready(self) -> bool:
        """Whether the player has a combination in hand that can be entered."""
        return self.view.enterer is None and combination(self.view.own, self.players) is not None

    @property
    def last_turn(self) -> bool:
        """Whether the ship leaves before the player can act again (§3.8)."""
        return self.view.countdown == 1

    @property
    def late(self) -> bool:
        """Whether it would be too late to find the codes again if they were hidden now."""
        return self.players > PAIR and self.view.round >= LAST_START

    def code_to_lose(self, verb: str) -> Move:
        """Return the move that puts down the least useful code.

        Without this code, the hand is nearest to a combination. Of equal codes, it is the rank that the hand has fewest
        of (§7 item 6).
        """
        options = self.offered[verb].fields[0].options
        if self.level.plain and not self.ready and self.coin(CARELESS):
            return Move(verb, ((self.chance.choice(options),),))
        own = self.view.own
        return Move(verb, ((min(options, key=lambda code: (self.distance_without(code), own.count(code))),),))

    def distance_without(self, code: str) -> float:
        """Return how far the hand is from a combination without `code`; lower is better.

        The distance is the number of missing codes. For a player who counts cards, it is the number of codes to take
        until they are found.
        """
        left = without(self.view.own, code)
        if not self.level.counts:
            return count_missing(left, self.players)
        return expected_takes(left, self.lying, self.players)

    @cached_property
    def shares(self) -> Shares:
        """For each rank, the chance that an unseen code in a sector has it."""
        return chances_in_sectors(self.view)

    @cached_property
    def lying(self) -> tuple[Shares, ...]:
        """For each rank, the chances to take a first code of it, a second one, and so on."""
        return successive_chances(self.view, self.shares)

    @cached_property
    def wanted(self) -> tuple[bool, ...]:
        """For each rank, in the order of `data.RANKS`, whether a code of it would help."""
        own, before = self.view.own, self.lying
        gains = []
        for at, rank in enumerate(data.RANKS):
            after = (*before[:at], before[at][1:], *before[at + 1 :])
            gains.append(expected_takes(own, before, self.players) - expected_takes((*own, rank), after, self.players))
        return tuple(gain > 0 and gain >= max(gains) * GOOD for gain in gains)

    def danger_at(self, place: str, marks: int | None = None, shielded: bool | None = None) -> Danger:
        """Return the danger of staying at `place`. Other marks or another weapon may be assumed."""
        return danger(
            self.view,
            self.seat,
            place,
            self.pawn.marks if marks is None else marks,
            self.pawn.shielded if shielded is None else shielded,
            self.level.counts,
        )

    def sectors(self) -> tuple[str, ...]:
        """Return the main sectors without the Alien to which the player can go."""
        if "go" not in self.offered:
            return ()
        reach = self.offered["go"].fields[0].options
        return tuple(place for place in reach if place in data.SECTORS and place != self.view.alien)

    def value_of(self, place: str) -> float:
        """Return the estimated value of a main sector: helpful codes, minus the cost of the danger."""
        at = data.SECTORS.index(place)
        worth = 0.0
        if self.view.enterer is None:
            if not self.level.counts:
                return self.view.lying[at] - len(self.view.known[at])
            worth = self.chance_of_help(at) * FULLNESS[min(self.view.lying[at], data.CODES_PER_SECTOR)]
            lost = sum(suit == place for rank, suit in self.view.discards if rank in data.ODD)
            worth -= LOSS_COST * len(self.view.own) * (len(data.ODD) - lost) / len(data.ALIEN_DECK)
        elif not self.level.counts:
            return 0.0
        risk = self.danger_at(place)
        return worth - MARK_COST * risk.marks - DEATH_COST * risk.death

    def chance_of_help(self, at: int) -> float:
        """Return the chance that a code from main sector number `at` would help the player."""
        return sum(compress(chances(self.view, at, self.shares), self.wanted))

    def best_sector(self) -> str | None:
        """Return the most valuable main sector to go to. Chance decides between equal ones."""
        places = self.chance.shuffled(self.sectors())
        return max(places, key=self.value_of) if places else None

    def go_to_best(self) -> Move | None:
        """Return the move of going to the most valuable main sector, or None."""
        place = self.best_sector()
        return Move("go", ((place,),)) if place else None

    def wait(self) -> Move:
        """Return a move that needs no plan: removing a mark, raising the weapon, or stopping."""
        return self.if_offered("heal", "shield") or Move("stop")

    def survive(self) -> Move | None:
        """Return the move that escapes the Alien or removes marks, or None if there is no danger (§7 item 1)."""
        if self.pawn.place not in data.SECTORS:
            return None
        if self.level.counts:
            return self.survive_by_count()
        if self.is_with_alien and (flight := self.go_to_best()):
            return flight
        marks = self.pawn.marks
        if marks >= HUNTED or (marks == HUNTED - 1 and self.coin(UNEASY)):
            return Move("heal")
        if self.view.points == 1 and self.danger_at(self.pawn.place).death >= ALARM_WHOLE and not self.level.plain:
            return self.if_offered("shield", "heal")
        return None

    def survive_by_count(self) -> Move | None:
        """Return the move after which the danger is least, or None if the danger can still wait.

        This is for a player who counts cards.
        """
        risk = self.danger_at(self.pawn.place)
        if risk.death < ALARM_LAST and not self.is_with_alien:
            return None
        ways: list[tuple[float, float, Move]] = []
        if "heal" in self.offered:
            healed = self.danger_at(self.pawn.place, marks=self.pawn.marks - 1)
            ways.append((healed.death, healed.marks - 1, Move("heal")))
        if "shield" in self.offered:
            ways.append((*self.danger_at(self.pawn.place, shielded=True)[:2], Move("shield")))
        ways += [(*self.danger_at(place)[:2], Move("go", ((place,),))) for place in self.sectors()]
        if not ways:
            return None
        best = min(ways, key=lambda way: (DEATH_COST * way[0] + MARK_COST * way[1], str(way[2])))
        alarm = ALARM_LAST if self.view.points == 1 else ALARM_FIRST
        pressing = best[0] >= alarm or (self.view.points == 1 and risk.death >= ALARM_LAST) or self.is_with_alien
        return best[2] if pressing else None
