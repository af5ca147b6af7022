"""Public facts of a table of Escape Plan, computed in one place (docs/rules/escape_plan.md §3.12).

The rules use them with the state; pages, pictures and computer players use them with a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.engine.record import Seat
from cogs.escape_plan import data
from cogs.escape_plan.data import BUSINESSES, COSTA, INSPECTORS, NUMBERS, PLACES, SAFE_HOUSES
from cogs.escape_plan.rules.city.tiles import Site
from cogs.escape_plan.state import PublicTable

CLOSING = 2
"""The number of patrol cards that close an exit."""

CLOSED, OPEN, LATER, UNKNOWN = EXITS = ("closed", "open", "later", "unknown")
"""The states of an exit."""


def first_part(table: PublicTable, day: int = 0) -> int:
    """Return the part with which a day begins, by default the present day (ruling 60)."""
    return data.SHORT_DAYS[len(table.players)][(day or table.day) - 1] if table.short else 0


def actor(table: PublicTable) -> Seat | None:
    """Return the player who decides alone now: who places, acts or moves an officer."""
    if table.result is not None or not table.in_city():
        return None
    if table.phase == "city":
        return table.placers[0] if table.placers else None
    if table.phase == "heat":
        return table.decider
    return table.order[table.acting] if table.phase == "turn" else None


def wanted(table: PublicTable) -> frozenset[Seat]:
    """Return the most notorious players in the city; none while nobody is notorious (§3.8)."""
    inside = table.in_city()
    most = max([table.players[seat].notoriety for seat in inside], default=0)
    return frozenset([seat for seat in inside if most and table.players[seat].notoriety == most])


def watched(table: PublicTable, seat: Seat, site: Site) -> tuple[str, ...]:
    """Return the officers that a player faces on leaving a tile (§3.6.1, §3.9).

    There are none if the player's control marker is there.
    """
    if site.marker == seat:
        return ()
    here = zip(INSPECTORS, (table.sandra, table.costa), strict=True)
    return (*site.officers, *(name for name, tile in here if tile == site.tile))


def wounded(wounds: int, handcuffs: int) -> tuple[int, int]:
    """Return wounds in the red box, and handcuffs, after one more wound (§3.6.3).

    `arrests` tells what the handcuffs mean.
    """
    return (wounds + 1, handcuffs) if wounds < NUMBERS.wounds else (wounds - 1, handcuffs + 1)


def arrests(handcuffs: int) -> bool:
    """Return whether so many handcuffs are an arrest: one more than there are contact slots (§3.6.3)."""
    return handcuffs > len(NUMBERS.contact_slots)


class Harm(NamedTuple):
    """The harm that officers do to a player who avoids none of them."""

    wounds: int
    handcuffs: int
    paid: int
    arrested: bool


def suffers(wounds: int, handcuffs: int, officers: Iterable[str], cash: int) -> Harm:
    """Return the harm by `officers` to a player who avoids none (§3.6.2, §3.9).

    Each gives a wound; Costa takes money first.
    """
    taken, paid, before = 0, 0, handcuffs
    for kind in officers:
        if kind == COSTA and cash - paid >= NUMBERS.costa:
            paid += NUMBERS.costa
            continue
        for _ in range(NUMBERS.costa_wounds if kind == COSTA else 1):
            taken += 1
            wounds, handcuffs = wounded(wounds, handcuffs)
            if arrests(handcuffs):
                return Harm(taken, handcuffs - 1 - before, paid, True)
    return Harm(taken, handcuffs - before, paid, False)


def last_exit(cards: Sequence[int]) -> int:
    """Return from patrol cards which exit will stay open, 0 if they do not decide it yet (§3.2)."""
    exits = tuple(range(1, len(data.BOX.exits.tiles) + 2))
    left = [number for number in exits if cards.count(number) < CLOSING]
    return left[0] if len(left) == 1 else 0


def exit_state(table: PublicTable, number: int) -> str:
    """Return whether an exit is closed, open, open on the last day, or not known yet (§3.2)."""
    if number in table.closed:
        return CLOSED
    if len(table.closed) < len(data.BOX.exits.tiles):
        return UNKNOWN
    return OPEN if table.day == data.DAYS else LATER


def open_exit(table: PublicTable) -> int:
    """Return the exit that is open on the last day, 0 before its patrol card is revealed."""
    if table.day < data.DAYS:
        return 0
    return next((number for number in (1, 2, 3) if exit_state(table, number) == OPEN), 0)


def way_out(table: PublicTable) -> tuple[str, str] | None:
    """Return tile and location of the open exit.

    None before the last day, or while its tile is not in the city.
    """
    number = open_exit(table)
    return next(((site.tile, "exit") for site in table.city if site.data.exit == number), None) if number else None


def costs(table: PublicTable) -> tuple[int, ...]:
    """Return the prices of leaving in thousands of dollars (§4.7).

    They go by place, or for one player by part of the day.
    """
    exits, players = table.box.exits, len(table.players)
    if players == 1:
        return exits.cost_solo
    return (exits.cost_a if players <= NUMBERS.side_a else exits.cost_b)[:players]


def cost(table: PublicTable) -> int:
    """Return the price for the next player to leave."""
    return costs(table)[next_place(table)]


def next_place(table: PublicTable) -> int:
    """Return the place of the next player to leave in `costs`, the last one when all have left.

    Nobody leaves before the last day, so a lone player has the first place until then.
    """
    by_part = len(table.players) == 1 and table.day == data.DAYS
    return min(table.part if by_part else table.escapes, len(costs(table)) - 1)


def full(table: PublicTable, place: str) -> bool:
    """Return whether a place is a business that has closed (§4.2)."""
    if place not in data.ROWS:
        return False
    return len(table.cubes[PLACES.index(place)]) >= data.spaces(place, len(table.players))


def visited(table: PublicTable, seat: Seat) -> tuple[str, ...]:
    """Return the places that have a player's cube."""
    return tuple(place for place, owners in zip(PLACES, table.cubes, strict=True) if seat in owners)


def unplaced(table: PublicTable, kind: str) -> tuple[str, ...]:
    """Return the Businesses or Safe Houses that may still go onto a tile with such a space, `kind` (§3.3)."""
    placed = {site.business for site in table.city}
    names = {"business": BUSINESSES, "safehouse": SAFE_HOUSES}.get(kind, ())
    return tuple(name for name in names if name not in placed)


def earns(table: PublicTable, marker: Seat | None, seat: Seat) -> bool:
    """Return whether a marker earns its owner a toll from `seat` (§3.0.1).

    The owner must be another player who was not arrested.
    """
    return marker is not None and marker != seat and table.players[marker].fate != "arrested"


def hire_price(table: PublicTable, seat: Seat, count: int, site: Site | None = None) -> int:
    """Return the price of hiring at `site`, or at the tile of `seat` (§3.6.4).

    It includes the toll to the owner of the control marker.
    """
    site = site or table.site(table.players[seat].at[0])
    return count * (NUMBERS.hire + NUMBERS.toll * earns(table, site.marker, seat))


def column(tile: str, first_game: bool) -> int:
    """Return the stack of a tile on display, from 0; in a first game the stacks go by number."""
    at = "ABCD".index(tile[0])
    return next(place for place, name in enumerate(data.STACKS[at]) if name == tile) if first_game and at < 3 else at
