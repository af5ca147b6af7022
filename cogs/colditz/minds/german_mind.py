"""A position as assessed by a computer player that is the German.

The assessment says which men could escape, and which guards could stop them (docs/rules/colditz.md §3.12).
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from cogs.colditz.data import kind
from cogs.colditz.minds.mind import Level, Mind
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.rules.castle.distances import FAR, FULL, to_freedom
from cogs.colditz.rules.castle.guard_paths import BESIDE, OPEN_TO_GUARDS, Beat, shuts_off_room
from cogs.colditz.rules.castle.pawns import INDOORS, TUNNEL_OF, owner
from cogs.colditz.rules.castle.place_sets import bits
from cogs.colditz.state import BARRACKS, Man
from cogs.colditz.view import View

# All weights are reconstructed.
OUTSIDE = 10.0
"""The value of stopping a man outside who is about to be free."""
NEARNESS = 10
"""If a man is this many steps from freedom, the value of stopping him is halved."""
KIT = 2.0
"""The value of stopping a man is multiplied by this if his officer has the kit."""
INSIDE = 0.8
"""The value of arresting a man indoors."""
LEADER = 1.5
"""The value of stopping a man is multiplied by this if his officer needs only one more escape to win."""


class Threat(NamedTuple):
    """A man outside whom the guards should stop: the value of that, his name, and his steps to freedom."""

    value: float
    name: str
    steps: int


class Catch(NamedTuple):
    """A possible arrest: its value, its cost in points, the name of the man, and the name of the guard."""

    value: float
    cost: int
    man: str
    guard: str


class GermanMind(Mind):
    """The position at a decision of a computer player that is the German."""

    def __init__(self, level: Level, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> None:
        super().__init__(level, view, asks, next_field, chance)
        assert view.hand is not None
        self.hand = view.hand
        self.kinds = [kind(card) for card in view.hand]
        self._beats: dict[str, Beat] = {}
        self.waiting = sum(guard.place == BARRACKS and not guard.barred for guard in view.guards)

    def value(self, name: str, man: Man) -> float:
        """Return the estimated value of stopping a man."""
        officer = self.view.officers[owner(name)]
        worth = KIT if officer.kit else 1.0
        if officer.escapes + 1 >= self.view.target:
            worth *= LEADER
        if man.place in INDOORS:
            return worth * INSIDE
        return worth * OUTSIDE * NEARNESS / (NEARNESS + self.steps(name, man))

    def steps(self, name: str, man: Man) -> int:
        """Return a man's steps to freedom.

        The estimate assumes that his officer holds all the Equipment for the way.
        """
        stock = FULL if self.view.officers[owner(name)].equipment else (0, 0, 0, 0)
        return min(to_freedom(stock, self.tunnels).get(man.place, FAR), 90)

    def threats(self) -> list[Threat]:
        """Return the men outside whom a guard may arrest, the most dangerous first."""
        found = [
            Threat(self.value(name, man), name, self.steps(name, man))
            for name, man in self.men.items()
            if man.place in SPACES
            and man.place not in INDOORS
            and SPACES[man.place].zone != "hide"
            and man.home is None
            and not man.hidden
        ]
        return sorted(found, reverse=True)

    def arrestable(self) -> list[str]:
        """Return the names of the men indoors who may be arrested where they are."""
        return [
            name
            for name, man in self.men.items()
            if man.place in INDOORS
            and not man.hidden
            and not self.safe(man.place, self.view.officers[owner(name)].equipment)
        ]

    def worth_spending(self, card: str, name: str) -> bool:
        """Return whether a Security card is worth spending on a man.

        With foresight, the last card of a kind is kept for an officer who is about to win. Such an officer would reach
        the target if all men outside and underground escaped.
        """
        if not self.level.foresight or self.kinds.count(card) > 1:
            return True
        officer = self.view.officers[owner(name)]
        out = sum(man.place in TUNNEL_OF or man.place in SPACES.keys() - INDOORS for man in officer.men)
        return officer.escapes + out >= self.view.target

    def worth_finding(self, tunnel: str) -> bool:
        """Return whether the men in a tunnel are worth the card that discovers tunnels."""
        inside = [name for name, man in self.men.items() if TUNNEL_OF.get(man.place) == tunnel]
        return any(self.worth_spending("tunnel_found", name) for name in inside)

    def step(self, guard: str, field: dict[str, int]) -> Move | None:
        """Return a guard's walk to the place with the lowest number in `field`, or None.

        `field` has the points still needed from each place. The result is None if the guard cannot come nearer.
        """
        now = field.get(self.place_of(guard), FAR)
        places = [place for place in self.options("walk", (guard,)) if place in field]
        best = min(places, key=lambda place: (field[place], place), default="")
        if best and field[best] < now and self._lets_pass(guard, best):
            return Move("walk", ((guard,), (best,)))
        return None

    def _lets_pass(self, guard: str, place: str) -> bool:
        """Return whether a guard may stop at `place` without shutting off a room (R30)."""
        if place not in INDOORS:
            return True
        others = [one.place for at, one in enumerate(self.view.guards) if one.place != BARRACKS and f"g{at}" != guard]
        return not shuts_off_room((*others, place))

    def catches(self) -> list[Catch]:
        """Return the most valuable arrests that are possible together now, with the points left.

        Each guard can arrest only one man.
        """
        ways: list[Catch] = []
        for man in self.options("arrest"):
            wanted = BESIDE[self.men[man].place] & OPEN_TO_GUARDS
            for guard in self.options("arrest", (man,)):
                cost = self.beat(guard).steps(wanted)
                if cost is not None:
                    ways.append(Catch(self.value(man, self.men[man]), cost, man, guard))
        ways.sort(key=lambda catch: (-catch.value, catch.cost, catch.guard))
        chosen: list[Catch] = []
        left = self.points
        for catch in ways:
            used = {other.man for other in chosen} | {other.guard for other in chosen}
            if catch.cost <= left and not used & {catch.man, catch.guard}:
                chosen.append(catch)
                left -= catch.cost
        return chosen

    def beat(self, guard: str) -> Beat:
        """Return the places that a guard reaches with the points left, as an object of the class `Beat`."""
        if guard not in self._beats:
            one = self.view.guards[int(guard[1:])]
            taken = bits(self.occupied - {one.place})
            trails = {name: man.trail for name, man in self.men.items() if man.trail and man.place not in INDOORS}
            self._beats[guard] = Beat(one.place, self.points, one.quarry, trails, taken)
        return self._beats[guard]

    def place_of(self, guard: str) -> str:
        """Return the place where a guard is."""
        return self.view.guards[int(guard[1:])].place
