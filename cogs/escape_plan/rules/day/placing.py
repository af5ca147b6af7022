"""The actions of placing city tiles (docs/rules/escape_plan.md §3.3)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from bot.engine.action import Action, Actions, one
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Move, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.data import NUMBERS, PLACES
from cogs.escape_plan.events.course import Housed, Placed
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import with_site
from cogs.escape_plan.rules.city.tiles import ROTATIONS, Layout, Site, layout, possible_rotations, why_unfit
from cogs.escape_plan.rules.day.course import after_tile
from cogs.escape_plan.state import State

TILE = Field("tile", kind="new_tile")
HEX = Field("hex", kind="hex")
TURNED = Field("turned", kind="turned")
HOUSE = Field("place", kind="house")


class Place(Action[State]):
    """The action of placing one of the displayed tiles in the city."""

    verb = "place"
    fields = (TILE, HEX, TURNED)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which tile to place, with the displayed tiles as options."""
        return Ask(self.verb, (TILE.of(tuple(site.tile for site in state.display)),))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field to fill in next: after the tile the hex, after the hex the rotation."""
        found = placements_of(state, picked[0][0])
        if len(picked) == 1:
            return HEX.of(tuple(found))
        return TURNED.of(found[picked[1][0]]) if len(picked) == 2 else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if a tile cannot be placed on a hex with a rotation, otherwise None."""
        tile, spot, turned = one(picks, 0), one(picks, 1), one(picks, 2)
        if all(site.tile != tile for site in state.display):
            return None
        found = placements_of(state, tile)
        if spot in found:
            return None if turned in found[spot] or turned not in map(str, range(ROTATIONS)) else Refusal("no_match")
        if re.fullmatch(r"(-?\d{1,3})\.(-?\d{1,3})", spot, re.ASCII) is None:
            return None
        q, r = map(int, spot.split("."))
        return Refusal(why_unfit(state.city, (q, r)) or "no_match")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the tile is placed with its officers.

        If only one Business or Safe House is left for the tile, it is put on the tile at once.
        """
        return place_tile(state, seat, picks[0][0], picks[1][0], int(picks[2][0]), chance)


class House(Action[State]):
    """The action of choosing the Business or Safe House for the tile that was just placed."""

    verb = "house"
    fields = (HOUSE,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which Business or Safe House goes on the tile, with those left as options."""
        return Ask(self.verb, (HOUSE.of(possible_houses(state, state.placing)),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal of a Business or Safe House that has the wrong kind or is already in the city.

        The result is None for others.
        """
        name = one(picks, 0)
        return Refusal("other_house") if name in PLACES and name not in possible_houses(state, state.placing) else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the Business or Safe House is put on the tile."""
        return put_house(state, seat, picks[0][0], chance)


def random_placement(state: State, chance: Chance) -> Move:
    """Return a random move that places the next tile or chooses what goes on its space (ruling 60)."""
    if state.placing:
        return Move("house", ((chance.choice(possible_houses(state, state.placing)),),))
    tile = chance.choice(sorted(site.tile for site in state.display))
    found = placements_of(state, tile)
    spot = chance.choice(sorted(found))
    return Move("place", ((tile,), (spot,), (chance.choice(found[spot]),)))


def placements_of(state: State, tile: str) -> Mapping[str, tuple[str, ...]]:
    """Return the hexes where a tile may be placed, as `Q.R`, each with the rotations that fit there."""
    return _spots(layout(state.city), tile)


@lru_cache(maxsize=64)
def _spots(where: Layout, tile: str) -> Mapping[str, tuple[str, ...]]:
    return {f"{q}.{r}": tuple(map(str, turns)) for (q, r), turns in possible_rotations(where, tile).items()}


def possible_houses(state: State, tile: str) -> tuple[str, ...]:
    """Return the Businesses or Safe Houses that may go on a tile. It is empty for tiles without a space."""
    return tuple(name for kind, _ in state.site(tile).data.places for name in facts.unplaced_houses(state, kind))


def place_tile(state: State, seat: Seat, tile: str, spot: str, turned: int, chance: Chance) -> Step[State]:
    """Return state and events after a tile is put into the city with its officers (§3.3).

    A headquarters gets two gang members.
    """
    q, r = (int(part) for part in spot.split("."))
    old = next(site for site in state.display if site.tile == tile)
    gang = any(name == "gang" for name, _ in old.data.places)
    members = min(NUMBERS.gang_a_headquarters, state.supply) if gang else 0
    site = Site(tile, q, r, turned, old.officers, members=members)
    state = replace(
        state,
        city=(*state.city, site),
        display=tuple(other for other in state.display if other.tile != tile),
        supply=state.supply - members,
        placing=tile,
    )
    events = (Placed(seat, tile, q, r),)
    left = possible_houses(state, tile)
    if len(left) > 1:
        return Step(state, events)
    return then(events, put_house(state, seat, left[0], chance) if left else after_tile(state, chance))


def put_house(state: State, seat: Seat, name: str, chance: Chance) -> Step[State]:
    """Return state and events after a Business or Safe House is put on the tile that was just placed."""
    events = (Housed(seat, name, state.placing),)
    return then(events, after_tile(with_site(state, state.placing, business=name), chance))


PLACING: Actions[State] = Actions(Place())
HOUSING: Actions[State] = Actions(House())
