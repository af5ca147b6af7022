"""One decision of a computer player of Escape Plan: what it sees, what it has left, and how far it can look ahead
(docs/rules/escape_plan.md §3.5, §3.6, §3.11). Money and worth are in thousands of dollars."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple, cast

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from bot.engine.policy import Decision
from bot.engine.record import Seat
from cogs.escape_plan import data
from cogs.escape_plan.data import DAYS, NUMBERS, PARTS
from cogs.escape_plan.minds import prices
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import coverable
from cogs.escape_plan.rules.city.distances import FAR, Spot, moves_to
from cogs.escape_plan.rules.city.tiles import Site, layout
from cogs.escape_plan.rules.executive.things import Thing, things
from cogs.escape_plan.state import CHOOSE, DISC, Player
from cogs.escape_plan.view import View

LAST = prices.LAST
"""The last part of the day that needs no disc."""

# Reconstructed, all of the following.
WOUND = 12.0
"""What a wound costs: its penalty, and that handcuffs come nearer."""
RISK = 25.0
"""How much more a wound costs when arrest is near."""
TOUGH, ALONE = 1.5, 2.0
"""Wounds that each action must be able to cost, and with both Inspectors about: hardly anybody is ever arrested."""
PLAIN = 14.0
"""What a wound on the way costs by its penalty, while an arrest is far."""
NEEDED = 0.8
"""Wounds that each action of the days to come will cost, those healed taken off."""
ENOUGH, CLOSE = 4.0, 5.0
"""Wounds that should be left to bear for what cannot be foreseen, and what each lacking costs, as often as it lacks."""
MOST = 32
"""Officers faced on a journey, at most, that are reckoned with."""
ARREST = 1000.0
"""What being caught costs."""
FARE = NUMBERS.subway
"""Money kept for the way to the exit."""


class Level(NamedTuple):
    """How well a computer player plays."""

    depth: int
    """Actions it looks ahead after the one it is deciding on."""
    careless: int
    """Per cent of the time that it does anything sensible instead of the best."""
    forgets: int
    """Per cent of the time that it overlooks something to use."""
    watches: bool
    """Reckons with its rivals: when they leave, and whom the police are after; and with the tiles of another day."""
    nothing: float = 30.0
    """What is lost by going to where nothing happens before the last day, in a game of several. It looks like a
    mistake, and mostly there is as much to be had elsewhere. Reconstructed."""
    caution: float = 1.0
    """How much more than it seems to cost a wound is believed to cost. Reconstructed."""


class Mind(Decision):
    """What a seat sees at one decision."""

    def __init__(self, level: Level, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> None:
        assert view.viewer is not None
        super().__init__(asks, chance)
        self.level, self.view, self.next_field = level, view, next_field
        self.seat: Seat = view.viewer
        self.own = cast("Player", view.players[self.seat])
        """The seat's own board: a view has all that the rules read of it."""
        self.stage = view.turn.stage
        self.where = layout(view.city)
        self.sites = {site.tile: site for site in view.city}

    def options(self, move: Move) -> tuple[str, ...]:
        """List what may be picked next in `move`; empty when it is complete."""
        field = self.next_field(self.offered[move.verb], move.picks)
        return () if field is None else field.options

    def first(self, verb: str) -> tuple[str, ...]:
        """List the options of the first field of an ask; empty if it is not asked."""
        return self.offered[verb].fields[0].options if verb in self.offered else ()

    @cached_property
    def things(self) -> dict[str, Thing]:
        """What the seat has that is ready to use."""
        return {thing.id: thing for thing in things(self.own)}

    @cached_property
    def last(self) -> bool:
        """Whether it is the last day."""
        return self.view.day == DAYS

    @cached_property
    def exit(self) -> Spot | None:
        """The exit that is open, on the last day and once its tile lies in the city."""
        return facts.way_out(self.view)

    @cached_property
    def goal(self) -> Spot | None:
        """The exit that is open on the last day, as soon as the seat can know it and its tile lies in the city."""
        number = facts.last_exit((*self.view.shown, *self.own.seen_patrol))
        return next(((site.tile, "exit") for site in self.view.city if number and site.data.exit == number), None)

    def parts(self, discs: int) -> int:
        """Count the actions of this day with so many discs, the present one included."""
        part = self.view.part
        night = min(discs, len(PARTS) - 1 - max(part, LAST))
        return max(0, LAST - part) + night + (self.stage != "disc" or discs == 0)

    @cached_property
    def today(self) -> int:
        """Actions left today."""
        return self.parts(self.own.discs)

    @cached_property
    def later(self) -> int:
        """Actions of the days to come."""
        days = range(self.view.day + 1, DAYS + 1)
        return sum(LAST + 1 - facts.first_part(self.view, day) for day in days)

    @cached_property
    def left(self) -> int:
        """Actions left in the game."""
        return self.today + self.later

    @cached_property
    def dues(self) -> tuple[int, ...]:
        """What the exit will cost with each of the actions left today, the present one first (§4.7)."""
        view, costs = self.view, facts.costs(self.view)
        if len(view.players) == 1:
            return tuple(costs[min(view.part + at, len(costs) - 1)] for at in range(self.today + 1))
        if self.level.watches:
            return prices.likely(view, self.seat, self.today + 1, self.away)
        return prices.hasty(view, self.seat, self.today + 1)

    def due(self, count: int) -> int:
        """Return what the exit will cost with the action `count` from now, 1 for the present one."""
        return self.dues[max(0, min(count, len(self.dues)) - 1)]

    def latest(self, purse: int, soonest: int = 1) -> int:
        """Say with which action from now one can still pay the exit; 0 if not even with the `soonest`."""
        fare = 0 if self.level.watches else FARE
        return next((n for n in range(self.today, soonest - 1, -1) if self.due(n) + fare * (n > 1) <= purse), 0)

    @cached_property
    def reserve(self) -> int:
        """Pocket money that is not for spending."""
        costs = facts.costs(self.view)
        alone = len(self.view.players) == 1
        if self.last:
            gone = self.level.watches and self.stage not in (DISC, CHOOSE)
            soonest = max(1, min(self.today, gone + self.away(self.own.at))) if self.exit else 1
            count = self.latest(self.own.cash, soonest) or soonest
            return self.due(count) + FARE + (NUMBERS.costa if alone and count > 1 else 0)
        if self.view.day < DAYS - 1:
            return 0
        return max(0, (costs[LAST] + NUMBERS.costa if alone else costs[-1]) - max(0, self.own.cubes - 2))

    @cached_property
    def spare(self) -> int:
        """Pocket money for spending."""
        return max(0, self.own.cash - self.reserve)

    @cached_property
    def price(self) -> float:
        """What a thousand dollars of pocket money is worth: more while there is little."""
        if self.last:
            return 6.0 if self.own.cash < self.reserve else 1.0
        return 2.5 if self.own.cash < 6 else 1.3

    @cached_property
    def slot_loss(self) -> float:
        """What the next handcuffs cost beside their penalty: the contact slot they cover."""
        slots = coverable(self.own)
        return float(min((NUMBERS.contact_slots[at] for at in slots), default=0))

    @cached_property
    def endurance(self) -> int:
        """Wounds that the seat can still take without being arrested (§3.6.3)."""
        return NUMBERS.wounds - self.own.wounds + 2 * (len(NUMBERS.contact_slots) - self.own.handcuffs)

    @cached_property
    def wound(self) -> float:
        """What a wound costs, more when too few can be taken for the actions left."""
        tough = ALONE if len(self.view.players) == 1 else TOUGH
        lacking = tough * self.left + 2 - self.endurance
        return self.level.caution * WOUND + RISK * max(0.0, min(1.0, lacking / 8))

    def harm(self, count: int, costa: bool = False) -> float:
        """Return what being wounded so many times costs."""
        if not costa:
            return self.harms[min(count, MOST)]
        paid = self.own.cash >= NUMBERS.costa
        return self.harm(count) + NUMBERS.costa * self.price if paid else self.harm(count + NUMBERS.costa_wounds)

    @cached_property
    def harms(self) -> tuple[float, ...]:
        """What being wounded so many times costs, from none; an arrest ends it."""
        wounds, cuffs, total = self.own.wounds, self.own.handcuffs, 0.0
        found = [total]
        while len(found) <= MOST:
            before = cuffs
            wounds, cuffs = facts.wounded(wounds, cuffs)
            if facts.arrests(cuffs):
                return tuple(found) + (total + ARREST,) * (MOST + 1 - len(found))
            total += self.wound if cuffs == before else self.slot_loss + self.wound - WOUND
            found.append(total)
        return tuple(found)

    @cached_property
    def hurt(self) -> tuple[float, ...]:
        """What facing so many officers costs in all, from none, with what the seat has against them."""
        shield = self.shield
        inspected = len(self.view.players) <= NUMBERS.inspected
        harm = self.plain if self.level.watches and not inspected else self.harms
        return tuple(harm[max(0, count - shield)] + 4.0 * min(count, shield) for count in range(MOST))

    @cached_property
    def plain(self) -> tuple[float, ...]:
        """What being wounded so many times takes off the score, from none, and what it risks that so little is left
        before an arrest."""
        wounds, cuffs, total = self.own.wounds, self.own.handcuffs, 0.0
        left = self.endurance - NEEDED * self.later
        found = [0.0]
        risk = self.margin(left)
        while len(found) <= MOST:
            before = cuffs
            wounds, cuffs = facts.wounded(wounds, cuffs)
            if facts.arrests(cuffs):
                return tuple(found) + (total + ARREST,) * (MOST + 1 - len(found))
            total += PLAIN if cuffs == before else self.slot_loss + PLAIN - WOUND
            found.append(total + self.margin(left - len(found)) - risk)
        return tuple(found)

    def margin(self, left: float) -> float:
        """Return what it costs that only so many unexpected officers more can be borne."""
        return CLOSE * max(0.0, ENOUGH - left) ** 2

    @cached_property
    def shield(self) -> int:
        """Officers that the seat can avoid with what it has: roughly."""
        worn = sum(slot.kind == "equipment" and slot.up for slot in self.own.items)
        return min(worn, self.spare // 2) + 2 * self.own.members

    def watched(self, tile: str) -> int:
        """Count whom one faces on leaving a tile."""
        return len(facts.watched(self.view, self.seat, self.sites[tile]))

    @cached_property
    def wanted(self) -> bool:
        """Whether the police come closer to the seat (§3.8)."""
        return self.seat in facts.wanted(self.view)

    def expected(self, tile: str) -> int:
        """Count whom one will face on leaving a tile later: the police and an Inspector may come."""
        site = self.sites[tile]
        if site.marker == self.seat:
            return 0
        officers = min(len(data.TYPES), len(site.officers) + (1 if self.wanted else 0))
        inspectors = self.view.costa == tile or len(self.view.players) <= NUMBERS.inspected
        return officers + inspectors

    def faces_costa(self, tiles: tuple[str, ...]) -> bool:
        """Return whether Costa stands on one of these tiles."""
        return self.view.costa in tiles

    @cached_property
    def barred(self) -> frozenset[Spot]:
        """The locations nobody can enter now."""
        return frozenset(
            (site.tile, place) for site in self.view.city for place, _ in site.data.places if self._barred(site, place)
        )

    def _barred(self, site: Site, place: str) -> bool:
        if place == "exit":
            return facts.exit_state(self.view, site.data.exit) not in (facts.CLOSED, facts.OPEN)
        if place != "business":
            return False
        return not site.business or facts.full(self.view, site.business)

    @cached_property
    def out(self) -> Mapping[Spot, int]:
        """Actions from every location to the exit that is, or will be, open."""
        return {} if self.goal is None else moves_to(self.where, self.goal, self.barred, self.points)

    @cached_property
    def points(self) -> int:
        """Points of a later action, a stolen car included."""
        return NUMBERS.points + (self.level.watches and self.own.notoriety < NUMBERS.top_notoriety - 1)

    def away(self, spot: Spot) -> int:
        """Count the actions from a location to the open exit."""
        return self.out.get(spot, FAR)
