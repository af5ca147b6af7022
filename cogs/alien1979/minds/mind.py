"""One decision of a computer player: what it sees, estimates, and does to survive.

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
"""From this many marks on, a player removes one before anything else (§7 item 1)."""

# All of the following numbers are reconstructed.
UNEASY = 50
"""How often, in percent, a player with one mark less than `HUNTED` removes one (§7 item 1)."""
CARELESS = 50
"""How often, in percent, the easy player puts down a random code."""
ALARM_WHOLE = 0.05
"""From this chance of death, by a whole deck, the normal player spends its last point on safety."""
ALARM_LAST = 0.06
"""From this chance of death on, the card-counting player spends its last point on safety."""
ALARM_FIRST = 0.25
"""From this chance of death, after the best use of one point, the card-counting player spends both on safety."""
MARK_COST = 0.25
"""The cost of an expected mark, in helpful codes."""
DEATH_COST = 3.0
"""The cost of certain death, in helpful codes."""
FULLNESS = (0.0, 0.5, 0.8, 1.0)
"""The value of a sector by its count of codes. A single code is soon gone."""
GOOD = 0.5
"""A code counts as helpful if it helps at least this share of what the best code does."""
LOSS_COST = 0.5
"""The cost of putting down a code, in helpful codes."""
LAST_START = 29
"""From this round on, with more than two players, nobody is kept from the only seat.

A player who is left alone then, with the codes hidden again, is often too late (R19).
"""
PAIR = 2
"""The number of players at the smallest table."""


class Level(NamedTuple):
    """The strength of a computer player (§7 item 7)."""

    plain: bool
    """Whether it moves at random unless its life or the ship is at stake."""
    counts: bool
    """Whether it counts the Alien's cards and the unseen codes."""
    spite: int
    """How often, in percent, it spends a spare point in MADRE against others (§7 item 3)."""


class Mind(Decision):
    """A computer player's view at one decision, with its estimates."""

    def __init__(self, level: Level, view: View, asks: tuple[Ask, ...], chance: Chance) -> None:
        assert view.viewer is not None
        super().__init__(asks, chance)
        self.level, self.view = level, view
        self.seat: Seat = view.viewer
        self.pawn = view.pawns[self.seat]
        self.players = len(view.pawns)

    @property
    def is_with_alien(self) -> bool:
        """Whether the Alien is in the player's sector."""
        return self.pawn.place == self.view.alien

    @property
    def ready(self) -> bool:
        """Whether the player holds a combination that can be entered."""
        return self.view.enterer is None and combination(self.view.own, self.players) is not None

    @property
    def last_turn(self) -> bool:
        """Whether the ship leaves before this player can act again (§3.8)."""
        return self.view.countdown == 1

    @property
    def late(self) -> bool:
        """Whether it would be too late to find the codes if they were hidden again."""
        return self.players > PAIR and self.view.round >= LAST_START

    def code_to_lose(self, verb: str) -> Move:
        """Return the move that puts down the least useful code.

        The rest of the hand is closest to a combination. Among equals, it is the rank of which the hand has fewest (§7
        item 6).
        """
        options = self.offered[verb].fields[0].options
        if self.level.plain and not self.ready and self.coin(CARELESS):
            return Move(verb, ((self.chance.choice(options),),))
        own = self.view.own
        return Move(verb, ((min(options, key=lambda code: (self.distance_without(code), own.count(code))),),))

    def distance_without(self, code: str) -> float:
        """Return how far the hand is from a combination without `code`; lower is better.

        It is the number of missing codes or, for a card-counting player, of codes to take until they are found.
        """
        left = without(self.view.own, code)
        if not self.level.counts:
            return count_missing(left, self.players)
        return expected_takes(left, self.lying, self.players)

    @cached_property
    def shares(self) -> Shares:
        """The chance of each rank for an unseen code in a sector."""
        return chances_in_sectors(self.view)

    @cached_property
    def lying(self) -> tuple[Shares, ...]:
        """For each rank, the chances to take a first code of it, a second one, and so on."""
        return successive_chances(self.view, self.shares)

    @cached_property
    def wanted(self) -> tuple[bool, ...]:
        """Whether each rank is helpful, in the order of `data.RANKS`."""
        own, before = self.view.own, self.lying
        gains = []
        for at, rank in enumerate(data.RANKS):
            after = (*before[:at], before[at][1:], *before[at + 1 :])
            gains.append(expected_takes(own, before, self.players) - expected_takes((*own, rank), after, self.players))
        return tuple(gain > 0 and gain >= max(gains) * GOOD for gain in gains)

    def danger_at(self, place: str, marks: int | None = None, shielded: bool | None = None) -> Danger:
        """Return the danger of staying at `place`, with the present or other marks and weapon."""
        return danger(
            self.view,
            self.seat,
            place,
            self.pawn.marks if marks is None else marks,
            self.pawn.shielded if shielded is None else shielded,
            self.level.counts,
        )

    def sectors(self) -> tuple[str, ...]:
        """Return the main sectors without the Alien that the player can go to."""
        if "go" not in self.offered:
            return ()
        reach = self.offered["go"].fields[0].options
        return tuple(place for place in reach if place in data.SECTORS and place != self.view.alien)

    def value_of(self, place: str) -> float:
        """Return the estimated value of a main sector: helpful codes minus the cost of the danger."""
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
        """Return the chance that a code from main sector number `at` is helpful."""
        return sum(compress(chances(self.view, at, self.shares), self.wanted))

    def best_sector(self) -> str | None:
        """Return the most valuable main sector to go to. Chance breaks ties."""
        places = self.chance.shuffled(self.sectors())
        return max(places, key=self.value_of) if places else None

    def go_to_best(self) -> Move | None:
        """Return the move to the most valuable main sector, or None."""
        place = self.best_sector()
        return Move("go", ((place,),)) if place else None

    def wait(self) -> Move:
        """Return a move without a plan: remove a mark, raise the weapon, or stop."""
        return self.if_offered("heal", "shield") or Move("stop")

    def survive(self) -> Move | None:
        """Return the move that escapes the Alien or removes marks; None if there is no danger (§7 item 1)."""
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
        """Return the move that leaves the least danger; None if it can still wait."""
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
