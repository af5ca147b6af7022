"""A position as assessed by a computer player that is an escape officer.

See docs/rules/colditz.md §3.3 to §3.11, §4.5.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from cogs.colditz.data import PARTS, kind
from cogs.colditz.minds.mind import SHELTER, Level, Mind, least_useful
from cogs.colditz.minds.plans import PLANS, Weighed, best_plan, steps_to_end
from cogs.colditz.rules.cards.equipment import men_needed
from cogs.colditz.rules.castle.board import EQUIPMENT, NEIGHBOURS, SPACES
from cogs.colditz.rules.castle.distances import FAR, NOWHERE, PRICES, inner_places, rooms_of, to_room, to_symbol
from cogs.colditz.rules.castle.pawns import EXITS, INDOORS, steps_to
from cogs.colditz.rules.castle.place_sets import bits, flood, steps_by_place
from cogs.colditz.rules.castle.prisoner_paths import STEPS
from cogs.colditz.state import CELLS, Man, Stock
from cogs.colditz.view import View

# All weights are reconstructed.
WORTH = {
    "car": 5.0,
    "chapel": 5.0,
    "sabotage": 4.0,
    "diversion": 3.0,
    "part_a": 3.0,
    "part_b": 3.0,
    "release": 2.5,
    "hide": 2.5,
    "canteen": 2.5,
    "cutters": 2.5,
    "theatre": 2.0,
    "rope": 2.0,
    "tip_off": 1.5,
    "amulet": 1.5,
    "pass": 1.2,
    "key": 1.0,
}
"""How useful each kind of card in the hand is."""
NEEDED = 4.0
"""How much more useful Equipment is if the plan needs it."""
USELESS = 0.1
BLOCKED = 20
"""How many steps are added to the way to a room while pawns block this way."""

_INDOORS = bits(INDOORS)


@cache
def steps_from_cell(cell: str) -> int:
    """Return the steps from the exit of a block of cells to the nearest shelter.

    The result is 0 for the cells in the garrison, since nobody arrests a man on his way back from there (§3.11).
    """
    steps = steps_to(frozenset((EXITS[cell],)))
    return min((count for place, count in steps.items() if SPACES[place].zone in SHELTER), default=0)


class OfficerMind(Mind):
    """The position at a decision of a computer player that is an escape officer."""

    def __init__(self, level: Level, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> None:
        super().__init__(level, view, asks, next_field, chance)
        assert view.me is not None
        self.me = view.me
        one = view.officers[self.me]
        assert one.stock is not None
        assert one.cards is not None
        self.kit, self.cards, self.stock = one.kit, one.cards, one.stock
        self.kinds = [kind(card) for card in one.cards]
        self.own: dict[str, Man] = {name: man for name, man in self.men.items() if name.startswith(f"{self.me}.")}
        self.means: Stock = tuple(
            held + self.kinds.count(what) for held, what in zip(one.stock, EQUIPMENT, strict=True)
        )
        self.equipment = one.equipment
        self.open_now = frozenset(view.turn.open) | self.tunnels
        self._ways: dict[str, Mapping[str, int]] = {}

    @cached_property
    def plan(self) -> Weighed:
        """The escape plan that the officer follows, with its estimated cost."""
        places = [man.place for man in self.own.values() if man.place in STEPS]
        given = self.given if self.level.foresight else self.tunnels
        found = best_plan(self.means, frozenset(self.kinds), given, self.view.piles, places)
        return found or Weighed(FAR, PLANS[0], PLANS[0].need)

    @cached_property
    def lacks(self) -> Stock:
        """The Equipment that the officer should fetch now.

        It is the Equipment that the plan lacks. If it lacks none, a crafty officer fetches Equipment for the next
        escape.
        """
        if any(self.plan.missing) or not self.level.crafty:
            return self.plan.missing
        left = tuple(max(0, held - need) for held, need in zip(self.means, self.plan.plan.need, strict=True))
        places = [man.place for man in self.own.values() if man.place in INDOORS]
        found = best_plan(left, frozenset(self.kinds), self.tunnels, self.view.piles, places) if places else None
        return found.missing if found is not None else self.plan.missing

    @property
    def ready(self) -> bool:
        """Whether the officer can send men out: the officer has the kit and all Equipment for the plan."""
        return self.kit and not any(self.plan.missing)

    def stock_now(self) -> Stock:
        """Return the Equipment that the officer can use now.

        Crossings that are already paid for in this turn count like the Equipment for them.
        """
        stock = list(self.means)
        for cross in self.view.turn.open:
            at, count = PRICES[cross]
            stock[at] += count
        return tuple(stock)

    def field(self, stock: Stock) -> dict[str, int]:
        """Return, for every place, the steps to the end of the plan with a certain stock of Equipment."""
        return steps_to_end(self.plan.plan, stock, self.given)

    def to_room(self, room: str) -> Mapping[str, int]:
        """Return, for every place indoors, the steps to a place in a room where a man does not block others.

        With foresight, the route avoids pawns that are in the way now.
        """
        if not self.level.foresight:
            return to_room(room)
        if room not in self._ways:
            self._ways[room] = self._clear_way(room)
        return self._ways[room]

    def _clear_way(self, room: str) -> Mapping[str, int]:
        """Return, for every place indoors, the steps to a free place in a room on a route without pawns.

        Places without such a route get extra steps.
        """
        free = bits(inner_places(room) - self.occupied)
        clear = steps_by_place(flood(free, len(INDOORS), _INDOORS & ~bits(self.occupied), {}))
        steps = {place: count + BLOCKED for place, count in to_room(room).items()} | clear
        for place in self.inside().values():
            near = [clear[other] + 1 for other in NEIGHBOURS[place] if other in clear]
            if place in inner_places(room):
                steps[place] = 0
            elif near or SPACES[place].room == room:
                steps[place] = min(near, default=0)
        return steps

    def to_symbol(self, symbol: str, place: str) -> tuple[int, str]:
        """Return how many steps the nearest room with a symbol is from a place, and which room it is."""
        if not self.level.foresight:
            return to_symbol(symbol).get(place, NOWHERE)
        return min((self.to_room(room).get(place, FAR), room) for room in rooms_of(symbol))

    def worth(self) -> dict[str, float]:
        """Return how useful each kind of card and Equipment is for this officer now."""
        worth = dict(WORTH)
        for what, need in zip(EQUIPMENT, self.plan.plan.need, strict=True):
            worth[what] += NEEDED if need else 0.0
        if self.kit:
            worth |= dict.fromkeys(PARTS, USELESS)
        return worth

    def give_way(self, verb: str) -> Move:
        """Return the move that discards a card or gives up Equipment.

        `verb` says which of the two the player has to do. The least useful card or Equipment is chosen.
        """
        options = self.options(verb)
        if self.level.slips and self.coin(self.level.slips):
            return Move(verb, ((self.chance.choice(options),),))
        worth = self.worth()
        for at, what in enumerate(EQUIPMENT):
            if self.means[at] > self.plan.plan.need[at]:
                worth[what] = min(worth[what], USELESS * 2)
        return Move(verb, ((least_useful(options, worth),),))

    def inside(self) -> dict[str, str]:
        """Return the officer's men indoors, each with the place where he is."""
        return {name: man.place for name, man in self.own.items() if man.place in INDOORS}

    def complete(self) -> Stock:
        """Return the stock of Equipment that the officer will have when the plan lacks nothing."""
        return tuple(held + lack for held, lack in zip(self.means, self.plan.missing, strict=True))

    @cached_property
    def bold(self) -> bool:
        """Whether men walk indoors as if they could not be arrested.

        A crafty officer risks that if no man is in a cell and there are more men than guards.
        """
        caught = any(man.place in CELLS for man in self.own.values())
        return self.level.crafty and len(self.view.guards) < len(self.own) and not caught

    @property
    def mustering(self) -> bool:
        """Whether the officer gathers men in rooms, to take all missing Equipment in one turn.

        For that, the officer needs two men for each card, and one more man to run. A crafty officer does not wait so
        long.
        """
        if not self.kit or not self.level.wary or self.level.crafty or self.equipment:
            return False
        return 0 < sum(self.plan.missing) <= (len(self.inside()) - 1) // 2

    @cached_property
    def runner(self) -> str:
        """The man indoors who is nearest to the way out of the plan."""
        field, inside = self.field(self.complete()), self.inside()
        return min(inside, key=lambda name: (field.get(inside[name], FAR), name))

    def kit_offered(self) -> Move | None:
        """Return the move that takes the kit with as few cards as possible, or None if that is impossible now."""
        return Move("kit", (self.options("kit")[:1],)) if "kit" in self.offered else None

    def equip(self) -> Move | None:
        """Return the move that takes missing Equipment, or None.

        Of the men who can take it, it uses those furthest from the way out.
        """
        if not self.kit:
            return None
        field = self.field(self.complete())
        for what in self.options("equip"):
            if self.lacks[EQUIPMENT.index(what)]:
                men = self.options("equip", (what,))
                far = sorted(men, key=lambda man: -field.get(self.own[man].place, FAR))
                return Move("equip", ((what,), tuple(far[: men_needed(self.view.house)]), ()))
        return None

    def rescue(self) -> Move | None:
        """Return the move that frees a man from his cell, or None.

        If the officer has Equipment, a wary player frees a man only if he can reach a shelter in time.
        """
        for verb, points in (("free", 1), ("release", 0)):
            men = self.options(verb)
            if self.level.wary and self.equipment:
                men = tuple(man for man in men if steps_from_cell(self.own[man].place) <= self.points - points)
            if men:
                return Move(verb, ((min(men, key=lambda man: self.own[man].place == CELLS[1]),),))
        return None

    def go(self, name: str, place: str) -> Move:
        """Return the move of a man to a place.

        If there is a choice, the move pays with Equipment on the table and not from the hand. With less Equipment on
        the table, fewer men are arrested.
        """
        pay = self.options("move", (name,), (place,))[:1]
        return Move("move", ((name,), (place,), *((pay,) if pay else ())))

    @property
    def untouched(self) -> bool:
        """Whether the officer has not used any point of the roll yet."""
        return self.points == sum(map(sum, self.view.turn.dice)) > 0

    def movable(self) -> tuple[str, ...]:
        """Return the men who can move now."""
        return self.options("move") if self.points else ()

    def indoors(self, name: str) -> bool:
        """Return whether one of the officer's men is indoors."""
        return self.own[name].place in INDOORS
