"""One decision of a computer player: what it sees, what it reckons, how it stays alive (docs/rules/alien1979.md §7)."""

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
"""Marks that are shed before anything else (§7 item 1)."""

# Reconstructed, all of the following.
UNEASY = 50
"""Per cent of the time that one mark less than `HUNTED` is shed (§7 item 1)."""
CARELESS = 50
"""Per cent of the time that the easy player puts down any code."""
ALARM_WHOLE = 0.05
"""Chance of death, by a whole deck, at which the normal player spends its last point on its life."""
ALARM_LAST = 0.06
"""Chance of death at which the counting player spends its last point on its life."""
ALARM_FIRST = 0.25
"""Chance of death, after the best use of one point, at which it spends both."""
MARK_COST = 0.25
"""What an expected mark is worth beside one code that is wanted."""
DEATH_COST = 3.0
"""What certain death is worth beside one code that is wanted."""
FULLNESS = (0.0, 0.5, 0.8, 1.0)
"""What a sector is worth by the number of its codes: a single one is soon gone."""
GOOD = 0.5
"""What a code must help to be wanted, beside the one that helps most."""
LOSS_COST = 0.5
"""What it costs to put down a code, beside one code that is wanted."""
LAST_START = 29
"""Round from which on, of more than two players, nobody is kept from the only seat: who is left alone then, with the
codes hidden again, often comes too late (R19)."""
PAIR = 2
"""Players of the smallest table."""


class Level(NamedTuple):
    """How well a computer player plays (§7 item 7)."""

    plain: bool
    """Wanders by chance where neither its life nor the ship is at stake."""
    counts: bool
    """Counts the Alien's cards and the codes that are out of sight."""
    spite: int
    """Per cent of the time that a spare point in MADRE is spent against others (§7 item 3)."""


class Mind(Decision):
    """What a seat sees at one decision."""

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
        """Whether the codes, hidden again, would hardly be found in time."""
        return self.players > PAIR and self.view.round >= LAST_START

    def code_to_lose(self, verb: str) -> Move:
        """Put down the code that leaves the nearest hand, then the one of which fewest are held (§7 item 6)."""
        options = self.offered[verb].fields[0].options
        if self.level.plain and not self.ready and self.coin(CARELESS):
            return Move(verb, ((self.chance.choice(options),),))
        own = self.view.own
        return Move(verb, ((min(options, key=lambda code: (self.worth_without(code), own.count(code))),),))

    def worth_without(self, code: str) -> float:
        """Judge the hand without `code`, low is good: the codes it lacks, or has to take for all of them."""
        left = without(self.view.own, code)
        if not self.level.counts:
            return missing(left, self.players)
        return to_take(left, self.lying, self.players)

    @cached_property
    def shares(self) -> Shares:
        """The chance of each rank for a code that lies about unseen."""
        return to_be_had(self.view)

    @cached_property
    def lying(self) -> tuple[Shares, ...]:
        """The chances to take codes of each rank, one after the other."""
        return in_turn(self.view, self.shares)

    @cached_property
    def wanted(self) -> tuple[bool, ...]:
        """Which ranks help most, in the order of `data.RANKS`."""
        own, before = self.view.own, self.lying
        gains = []
        for at, rank in enumerate(data.RANKS):
            after = (*before[:at], before[at][1:], *before[at + 1 :])
            gains.append(to_take(own, before, self.players) - to_take((*own, rank), after, self.players))
        return tuple(gain > 0 and gain >= max(gains) * GOOD for gain in gains)

    def danger_at(self, place: str, marks: int | None = None, shielded: bool | None = None) -> Danger:
        """Judge being left at `place`, with the marks and the shield there are, or others."""
        return danger(
            self.view,
            self.seat,
            place,
            self.pawn.marks if marks is None else marks,
            self.pawn.shielded if shielded is None else shielded,
            self.level.counts,
        )

    def sectors(self) -> tuple[str, ...]:
        """List the main sectors that can be gone to and are without the Alien."""
        if "go" not in self.offered:
            return ()
        reach = self.offered["go"].fields[0].options
        return tuple(place for place in reach if place in data.SECTORS and place != self.view.alien)

    def worth_of(self, place: str) -> float:
        """Judge a main sector to stand in: the codes to take there, less the danger."""
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
        """Pick the main sector to go to; chance breaks ties."""
        places = self.chance.shuffled(self.sectors())
        return max(places, key=self.worth_of) if places else None

    def go_to_best(self) -> Move | None:
        """Go to the best main sector."""
        place = self.best_sector()
        return Move("go", ((place,),)) if place else None

    def wait(self) -> Move:
        """Use up a point without a plan: shed a mark, raise the weapon, stop."""
        return self.if_offered("heal", "shield") or Move("stop")

    def survive(self) -> Move | None:
        """Leave the Alien, shed marks; None while nothing presses (§7 item 1)."""
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
        """Take what leaves the least danger, as late as it can be done."""
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
