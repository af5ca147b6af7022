"""How a computer player's policy assesses a position: resources, dangers and distances.

See docs/rules/escape_plan.md §3.5, §3.6, §3.11. Values are in thousands of dollars.
"""

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
from cogs.escape_plan.rules.changes import coverable_slots
from cogs.escape_plan.rules.city.distances import FAR, Spot, moves_to
from cogs.escape_plan.rules.city.tiles import Site, layout
from cogs.escape_plan.rules.executive.things import Thing, things_of
from cogs.escape_plan.state import CHOOSE, DISC, Player
from cogs.escape_plan.view import View

LAST = prices.LAST
"""The number of the last part of the day in which an action needs no Extra Action disc."""

# Reconstructed, all of the following.
WOUND = 12.0
"""The cost of a wound: the penalty at the end, and handcuffs coming nearer."""
RISK = 25.0
"""The extra cost of a wound for a player who is near an arrest."""
TOUGH, ALONE = 1.5, 2.0
"""How many wounds a player wants to be able to take for each action left.

The second value is for games with two Inspectors. Both are so high that computer players are hardly ever arrested.
"""
PLAIN = 14.0
"""The score that a wound costs while the player is far from an arrest."""
NEEDED = 0.8
"""The number of wounds expected in each action of later days, after healing."""
ENOUGH, CLOSE = 4.0, 5.0
"""The number of wounds kept in reserve for surprises, and the cost factor for a missing reserve.

The cost grows with the square of the missing number.
"""
MOST = 32
"""The largest number of officers on a journey that the estimates distinguish."""
ARREST = 1000.0
"""The cost of being arrested."""
FARE = NUMBERS.subway
"""The money that a player keeps for the subway to the exit."""


class Level(NamedTuple):
    """How strong a computer player is, and how careful."""

    depth: int
    """The number of actions that the player looks ahead after the current one."""
    careless: int
    """The percentage of decisions in which the player chooses a reasonable answer instead of the best."""
    forgets: int
    """The percentage of decisions in which the player overlooks things that could be used."""
    watches: bool
    """Whether the player considers rivals and the tiles of later days.

    Such a player predicts when rivals leave, whom the police follow, and which tiles are still to come.
    """
    nothing: float = 30.0
    """The cost of going to a place without a gain, before the last day of a game with rivals.

    Such a move looks like a mistake, and other places usually offer as much. The number is our own guess.
    """
    caution: float = 1.0
    """The cost of a wound is multiplied by this. The number is our own guess."""


class Mind(Decision):
    """The position at one decision as a computer player sees it, with values that are computed once."""

    def __init__(self, level: Level, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> None:
        assert view.viewer is not None
        super().__init__(asks, chance)
        self.level, self.view, self.next_field = level, view, next_field
        self.seat: Seat = view.viewer
        self.own = cast("Player", view.players[self.seat])
        """The player's own board. The view has everything on it that the rules read."""
        self.stage = view.turn.stage
        self.where = layout(view.city)
        self.sites = {site.tile: site for site in view.city}

    def options(self, move: Move) -> tuple[str, ...]:
        """Return the options of a move's next field. The tuple is empty if the move is complete."""
        field = self.next_field(self.offered[move.verb], move.picks)
        return () if field is None else field.options

    def first(self, verb: str) -> tuple[str, ...]:
        """Return the options of a question's first field; () if the game does not ask the question now."""
        return self.offered[verb].fields[0].options if verb in self.offered else ()

    @cached_property
    def things(self) -> dict[str, Thing]:
        """The things that the player can use now, keyed by their ids."""
        return {thing.id: thing for thing in things_of(self.own)}

    @cached_property
    def last(self) -> bool:
        """Whether today is the last day of the game."""
        return self.view.day == DAYS

    @cached_property
    def exit(self) -> Spot | None:
        """The location of the open exit on the last day, or None.

        It is None on earlier days, and while the exit's tile is not in the city.
        """
        return facts.way_out(self.view)

    @cached_property
    def goal(self) -> Spot | None:
        """The location of the exit that will be open, or None while the player cannot know it."""
        number = facts.last_exit((*self.view.shown, *self.own.seen_patrol))
        return next(((site.tile, "exit") for site in self.view.city if number and site.data.exit == number), None)

    def parts(self, discs: int) -> int:
        """Return how many actions a player with `discs` discs has on this day, including the current one."""
        part = self.view.part
        night = min(discs, len(PARTS) - 1 - max(part, LAST))
        return max(0, LAST - part) + night + (self.stage != "disc" or discs == 0)

    @cached_property
    def today(self) -> int:
        """The number of actions that the player has left on this day."""
        return self.parts(self.own.discs)

    @cached_property
    def later(self) -> int:
        """The number of actions that the player has on later days, without Extra Action discs."""
        days = range(self.view.day + 1, DAYS + 1)
        return sum(LAST + 1 - facts.first_part(self.view, day) for day in days)

    @cached_property
    def left(self) -> int:
        """The number of actions that the player has left in the game."""
        return self.today + self.later

    @cached_property
    def dues(self) -> tuple[int, ...]:
        """The prices of the exit expected at each action left on this day, the current one first (§4.7)."""
        view, costs = self.view, facts.exit_prices(self.view)
        if len(view.players) == 1:
            return tuple(costs[min(view.part + at, len(costs) - 1)] for at in range(self.today + 1))
        if self.level.watches:
            return prices.likely_prices(view, self.seat, self.today + 1, self.away)
        return prices.hasty_prices(view, self.seat, self.today + 1)

    def due(self, count: int) -> int:
        """Return the price of the exit expected at action number `count`. Number 1 is the current action."""
        return self.dues[max(0, min(count, len(self.dues)) - 1)]

    def latest(self, purse: int, soonest: int = 1) -> int:
        """Return the number of the last action at which the player can still pay for the exit.

        The result is 0 if the player can pay at no action from number `soonest` on.
        """
        fare = 0 if self.level.watches else FARE
        return next((n for n in range(self.today, soonest - 1, -1) if self.due(n) + fare * (n > 1) <= purse), 0)

    @cached_property
    def reserve(self) -> int:
        """The part of the pocket money that the player needs to keep for the exit."""
        costs = facts.exit_prices(self.view)
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
        """The part of the pocket money that the player can spend."""
        return max(0, self.own.cash - self.reserve)

    @cached_property
    def price(self) -> float:
        """The value of 1 thousand dollars in the pocket. It is higher while the player has little money."""
        if self.last:
            return 6.0 if self.own.cash < self.reserve else 1.0
        return 2.5 if self.own.cash < 6 else 1.3

    @cached_property
    def slot_loss(self) -> float:
        """The score of the contact slot that the next handcuffs would cover."""
        slots = coverable_slots(self.own)
        return float(min((NUMBERS.contact_slots[at] for at in slots), default=0))

    @cached_property
    def endurance(self) -> int:
        """The number of wounds that the player can still take without an arrest (§3.6.3)."""
        return NUMBERS.wounds - self.own.wounds + 2 * (len(NUMBERS.contact_slots) - self.own.handcuffs)

    @cached_property
    def wound(self) -> float:
        """The cost of a wound. It is higher if the player can take few more wounds for the actions left."""
        tough = ALONE if len(self.view.players) == 1 else TOUGH
        lacking = tough * self.left + 2 - self.endurance
        return self.level.caution * WOUND + RISK * max(0.0, min(1.0, lacking / 8))

    def harm(self, count: int, costa: bool = False) -> float:
        """Return the cost of `count` wounds. With `costa`, the cost of facing Lt. Costa is added."""
        if not costa:
            return self.harms[min(count, MOST)]
        paid = self.own.cash >= NUMBERS.costa
        return self.harm(count) + NUMBERS.costa * self.price if paid else self.harm(count + NUMBERS.costa_wounds)

    @cached_property
    def harms(self) -> tuple[float, ...]:
        """The cost of each number of wounds, starting with 0 wounds. It includes the cost of an arrest."""
        wounds, cuffs, total = self.own.wounds, self.own.handcuffs, 0.0
        found = [total]
        while len(found) <= MOST:
            before = cuffs
            wounds, cuffs = facts.after_wound(wounds, cuffs)
            if facts.is_arrest(cuffs):
                return tuple(found) + (total + ARREST,) * (MOST + 1 - len(found))
            total += self.wound if cuffs == before else self.slot_loss + self.wound - WOUND
            found.append(total)
        return tuple(found)

    @cached_property
    def hurt(self) -> tuple[float, ...]:
        """The cost of facing each number of officers, starting with 0, if the player avoids all possible ones."""
        shield = self.shield
        inspected = len(self.view.players) <= NUMBERS.inspected
        harm = self.plain if self.level.watches and not inspected else self.harms
        return tuple(harm[max(0, count - shield)] + 4.0 * min(count, shield) for count in range(MOST))

    @cached_property
    def plain(self) -> tuple[float, ...]:
        """The score that each number of wounds costs, starting with 0 wounds.

        It includes the risk of a later arrest, since the player can then take fewer wounds.
        """
        wounds, cuffs, total = self.own.wounds, self.own.handcuffs, 0.0
        left = self.endurance - NEEDED * self.later
        found = [0.0]
        risk = self.margin(left)
        while len(found) <= MOST:
            before = cuffs
            wounds, cuffs = facts.after_wound(wounds, cuffs)
            if facts.is_arrest(cuffs):
                return tuple(found) + (total + ARREST,) * (MOST + 1 - len(found))
            total += PLAIN if cuffs == before else self.slot_loss + PLAIN - WOUND
            found.append(total + self.margin(left - len(found)) - risk)
        return tuple(found)

    def margin(self, left: float) -> float:
        """Return the cost of the risk if the player can take only `left` more unexpected wounds."""
        return CLOSE * max(0.0, ENOUGH - left) ** 2

    @cached_property
    def shield(self) -> int:
        """The approximate number of officers that the player can avoid with cards and things."""
        worn = sum(slot.kind == "equipment" and slot.up for slot in self.own.items)
        return min(worn, self.spare // 2) + 2 * self.own.members

    def watched(self, tile: str) -> int:
        """Return how many officers the player has to face when leaving a tile now."""
        return len(facts.officers_faced(self.view, self.seat, self.sites[tile]))

    @cached_property
    def wanted(self) -> bool:
        """Whether the player is among the most wanted players, so that police come closer (§3.8)."""
        return self.seat in facts.most_wanted(self.view)

    def expected(self, tile: str) -> int:
        """Return how many officers the player will probably face when leaving a tile later.

        The number allows for an officer and an Inspector who may arrive before.
        """
        site = self.sites[tile]
        if site.marker == self.seat:
            return 0
        officers = min(len(data.TYPES), len(site.officers) + (1 if self.wanted else 0))
        inspectors = self.view.costa == tile or len(self.view.players) <= NUMBERS.inspected
        return officers + inspectors

    def faces_costa(self, tiles: tuple[str, ...]) -> bool:
        """Return whether Lt. Costa is on one of these tiles."""
        return self.view.costa in tiles

    @cached_property
    def barred(self) -> frozenset[Spot]:
        """The locations that no player can enter now."""
        return frozenset(
            (site.tile, place) for site in self.view.city for place, _ in site.data.places if self._barred(site, place)
        )

    def _barred(self, site: Site, place: str) -> bool:
        if place == "exit":
            return facts.exit_state(self.view, site.data.exit) not in (facts.CLOSED, facts.OPEN)
        if place != "business":
            return False
        return not site.business or facts.is_closed(self.view, site.business)

    @cached_property
    def out(self) -> Mapping[Spot, int]:
        """The number of actions from each location to the exit that is open or will be open."""
        return {} if self.goal is None else moves_to(self.where, self.goal, self.barred, self.points)

    @cached_property
    def points(self) -> int:
        """The movement points of a later action. They may include a stolen car."""
        return NUMBERS.points + (self.level.watches and self.own.notoriety < NUMBERS.top_notoriety - 1)

    def away(self, spot: Spot) -> int:
        """Return how many actions it takes from a location to the exit that is open or will be open."""
        return self.out.get(spot, FAR)
