"""One decision of a computer player: what it sees, estimates, and does to stay alive.

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
from cogs.alien1979.minds.prospects import Shares, chances, in_turn, to_be_had, to_take
from cogs.alien1979.rules.codes import without
from cogs.alien1979.rules.combination import combination, missing
from cogs.alien1979.view import View

HUNTED = 3
"""Marks at which a player removes one before anything else (§7 item 1)."""

# All of the following numbers are reconstructed.
UNEASY = 50
"""Percentage of decisions in which a player with one mark less than `HUNTED` removes one (§7 item 1)."""
CARELESS = 50
"""Percentage of decisions in which the easy player puts down any code."""
ALARM_WHOLE = 0.05
"""Chance of death, by a whole deck, from which the normal player spends its last point on its safety."""
ALARM_LAST = 0.06
"""Chance of death from which the counting player spends its last point on its safety."""
ALARM_FIRST = 0.25
"""Chance of death, after the best use of one point, from which it spends both."""
MARK_COST = 0.25
"""The cost of an expected mark, in wanted codes."""
DEATH_COST = 3.0
"""The cost of certain death, in wanted codes."""
FULLNESS = (0.0, 0.5, 0.8, 1.0)
"""The value of a sector by the number of its codes: a single one is soon gone."""
GOOD = 0.5
"""The help that makes a code wanted, as a share of the help of the best one."""
LOSS_COST = 0.5
"""The cost of putting down a code, in wanted codes."""
LAST_START = 29
"""Round from which, with more than two players, nobody is kept from the only seat. A player left alone then, with the
codes hidden again, often comes too late (R19)."""
PAIR = 2
"""The number of players of the smallest table."""


class Level(NamedTuple):
    """How well a computer player plays (§7 item 7)."""

    plain: bool
    """Whether it moves at random if neither its life nor the ship is at stake."""
    counts: bool
    """Whether it counts the Alien's cards and the unseen codes."""
    spite: int
    """Percentage of decisions in which it spends a spare point in MADRE against others (§7 item 3)."""


class Mind(Decision):
    """One seat's view at one decision, with its estimates."""

    def __init__(self, level: Level, view: View, asks: tuple[Ask, ...], chance: Chance) -> None:
        assert view.viewer is not None
        super().__init__(asks, chance)
        self.level, self.view = level, view
        self.seat: Seat = view.viewer
        self.pawn = view.pawns[self.seat]
        self.players = len(view.pawns)

    @property
    def beside(self) -> bool:
        """Whether the Alien is here."""
        return self.pawn.place == self.view.alien

    @property
    def ready(self) -> bool:
        """Whether the codes can be entered with this hand."""
        return self.view.enterer is None and combination(self.view.own, self.players) is not None

    @property
    def last_turn(self) -> bool:
        """Whether the ship leaves before this seat can act again: only what happens now counts (§3.8)."""
        return self.view.countdown == 1

    @property
    def late(self) -> bool:
        """Whether it is too late to find the codes in time if they are hidden again."""
        return self.players > PAIR and self.view.round >= LAST_START

    def code_to_lose(self, verb: str) -> Move:
        """Return the move that puts down a code.

        It leaves the hand closest to a combination, and of equals puts down the rank of which fewest are held (§7 item
        6).
        """
        options = self.offered[verb].fields[0].options
        if self.level.plain and not self.ready and self.coin(CARELESS):
            return Move(verb, ((self.chance.choice(options),),))
        own = self.view.own
        return Move(verb, ((min(options, key=lambda code: (self.worth_without(code), own.count(code))),),))

    def worth_without(self, code: str) -> float:
        """Return the value of the hand without `code`; lower is better.

        It is the number of missing codes, or of codes to take for them.
        """
        left = without(self.view.own, code)
        if not self.level.counts:
            return missing(left, self.players)
        return to_take(left, self.lying, self.players)

    @cached_property
    def shares(self) -> Shares:
        """The chance of each rank for an unseen code in a sector."""
        return to_be_had(self.view)

    @cached_property
    def lying(self) -> tuple[Shares, ...]:
        """For each rank, the chances to take codes of it, one after the other."""
        return in_turn(self.view, self.shares)

    @cached_property
    def wanted(self) -> tuple[bool, ...]:
        """Whether each rank is among those that help most, in the order of `data.RANKS`."""
        own, before = self.view.own, self.lying
        gains = []
        for at, rank in enumerate(data.RANKS):
            after = (*before[:at], before[at][1:], *before[at + 1 :])
            gains.append(to_take(own, before, self.players) - to_take((*own, rank), after, self.players))
        return tuple(gain > 0 and gain >= max(gains) * GOOD for gain in gains)

    def danger_at(self, place: str, marks: int | None = None, shielded: bool | None = None) -> Danger:
        """Return the danger of being left at `place`, with the present or other marks and shield."""
        return danger(
            self.view,
            self.seat,
            place,
            self.pawn.marks if marks is None else marks,
            self.pawn.shielded if shielded is None else shielded,
            self.level.counts,
        )

    def sectors(self) -> tuple[str, ...]:
        """List the main sectors that the player can go to and that are without the Alien."""
        if "go" not in self.offered:
            return ()
        reach = self.offered["go"].fields[0].options
        return tuple(place for place in reach if place in data.SECTORS and place != self.view.alien)

    def worth_of(self, place: str) -> float:
        """Return the value of a main sector: the codes to take there, minus the danger."""
        at = data.SECTORS.index(place)
        worth = 0.0
        if self.view.enterer is None:
            if not self.level.counts:
                return self.view.lying[at] - len(self.view.known[at])
            worth = self.hopes(at) * FULLNESS[min(self.view.lying[at], data.CODES_PER_SECTOR)]
            lost = sum(suit == place for rank, suit in self.view.discards if rank in data.ODD)
            worth -= LOSS_COST * len(self.view.own) * (len(data.ODD) - lost) / len(data.ALIEN_DECK)
        elif not self.level.counts:
            return 0.0
        risk = self.danger_at(place)
        return worth - MARK_COST * risk.marks - DEATH_COST * risk.death

    def hopes(self, at: int) -> float:
        """Return the chance that a code of main sector `at` is one of those that help most."""
        return sum(compress(chances(self.view, at, self.shares), self.wanted))

    def best_sector(self) -> str | None:
        """Return the main sector to go to; chance breaks ties."""
        places = self.chance.shuffled(self.sectors())
        return max(places, key=self.worth_of) if places else None

    def go_to_best(self) -> Move | None:
        """Go to the best main sector."""
        place = self.best_sector()
        return Move("go", ((place,),)) if place else None

    def wait(self) -> Move:
        """Use a point without a plan: remove a mark, raise the weapon, or stop."""
        return self.if_offered("heal", "shield") or Move("stop")

    def survive(self) -> Move | None:
        """Leave the Alien, or remove marks; None if there is no danger (§7 item 1)."""
        if self.pawn.place not in data.SECTORS:
            return None
        if self.level.counts:
            return self.survive_by_count()
        if self.beside and (flight := self.go_to_best()):
            return flight
        marks = self.pawn.marks
        if marks >= HUNTED or (marks == HUNTED - 1 and self.coin(UNEASY)):
            return Move("heal")
        if self.view.points == 1 and self.danger_at(self.pawn.place).death >= ALARM_WHOLE and not self.level.plain:
            return self.if_offered("shield", "heal")
        return None

    def survive_by_count(self) -> Move | None:
        """Return the move that leaves the least danger, as late as possible."""
        risk = self.danger_at(self.pawn.place)
        if risk.death < ALARM_LAST and not self.beside:
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
        pressing = best[0] >= alarm or (self.view.points == 1 and risk.death >= ALARM_LAST) or self.beside
        return best[2] if pressing else None
