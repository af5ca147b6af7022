"""What the German officer's computer player sees: who could get away, and who could stop him (docs/rules/colditz.md
§3.12)."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.move import Ask, Narrow
from cogs.colditz.data import kind
from cogs.colditz.minds.mind import Level, Mind
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.rules.castle.distances import FAR, FULL, to_freedom, way_out
from cogs.colditz.rules.castle.guard_paths import BESIDE, OPEN_TO_GUARDS, Beat
from cogs.colditz.rules.castle.pawns import INDOORS, owner
from cogs.colditz.rules.castle.place_sets import bits
from cogs.colditz.state import BARRACKS, Man
from cogs.colditz.view import View

# Reconstructed, all weights.
OUTSIDE = 10.0
"""What a man outside is worth who is at the goal."""
NEARNESS = 10
"""Steps to the goal that halve it."""
KIT = 2.0
"""How much more a man is worth whose officer has the kit."""
INSIDE = 0.8
"""What a man is worth who can be arrested indoors."""
LEADER = 1.5
"""How much more a man is worth whose officer needs one escape more."""
CLOSE = 30
"""Steps to freedom of a man indoors for whom a guard is sent ahead."""


class Threat(NamedTuple):
    """A man at large: what stopping him is worth, and where he is going."""

    value: float
    name: str
    steps: int


class Catch(NamedTuple):
    """An arrest that can be made: what it is worth, the points it takes, the man and the guard."""

    value: float
    cost: int
    man: str
    guard: str


class GermanMind(Mind):
    """What the German officer sees."""

    def __init__(self, level: Level, view: View, asks: tuple[Ask, ...], narrow: Narrow, chance: Chance) -> None:
        super().__init__(level, view, asks, narrow, chance)
        assert view.hand is not None
        self.hand = view.hand
        self.kinds = [kind(card) for card in view.hand]
        self._beats: dict[str, Beat] = {}
        self.waiting = sum(guard.place == BARRACKS and not guard.barred for guard in view.guards)

    def value(self, name: str, man: Man) -> float:
        """Say what stopping a man is worth."""
        officer = self.view.officers[owner(name)]
        worth = KIT if officer.kit else 1.0
        if officer.escapes + 1 >= self.view.target:
            worth *= LEADER
        if man.place in INDOORS:
            return worth * INSIDE
        return worth * OUTSIDE * NEARNESS / (NEARNESS + self.steps(name, man))

    def steps(self, name: str, man: Man) -> int:
        """Count the steps to freedom of a man, supposing that his officer holds what he needs."""
        stock = FULL if self.view.officers[owner(name)].equipment else (0, 0, 0, 0)
        return min(to_freedom(stock, self.tunnels).get(man.place, FAR), 90)

    def threats(self) -> list[Threat]:
        """List the men outside who are not safe, the worst first."""
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
        """List the men indoors who may be arrested where they stand."""
        return [
            name
            for name, man in self.men.items()
            if man.place in INDOORS
            and not man.hidden
            and not self.safe(man.place, self.view.officers[owner(name)].equipment)
        ]

    def stations(self) -> list[str]:
        """List where guards should wait, the likeliest first: of each officer with the kit, the first space outside for
        the man indoors who is nearest to freedom, were all Equipment at hand."""
        field = to_freedom(FULL, self.tunnels)
        found = []
        for number, officer in enumerate(self.view.officers):
            if not officer.kit or officer.out:
                continue
            places = [man.place for name, man in self.men.items() if owner(name) == number and man.place in INDOORS]
            nearest = min(places, key=lambda place: field.get(place, FAR), default="")
            if field.get(nearest, FAR) <= CLOSE:
                way = way_out(nearest, FULL, self.tunnels)
                outside = (there.place for there in way if there.place in SPACES and there.place not in INDOORS)
                found.append((field[nearest], next(outside)))
        return [place for _, place in sorted(found)]

    def catches(self) -> list[Catch]:
        """List the arrests to make now: the best guard for each man, as far as points and guards go."""
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
        """Find where a guard gets with the points in hand."""
        if guard not in self._beats:
            one = self.view.guards[int(guard[1:])]
            taken = bits(self.occupied - {one.place})
            trails = {name: man.trail for name, man in self.men.items() if man.trail and man.place not in INDOORS}
            self._beats[guard] = Beat(one.place, self.points, one.quarry, trails, taken)
        return self._beats[guard]

    def place_of(self, guard: str) -> str:
        """Give where a guard stands."""
        return self.view.guards[int(guard[1:])].place
