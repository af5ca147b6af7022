"""Public facts that follow from the public part of a game (docs/rules/escape_plan.md §3.12).

The rules call these functions with the state. Pages, pictures and computer players call them with a view.
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
"""An exit closes when this many of its patrol cards are revealed."""

CLOSED, OPEN, LATER, UNKNOWN = EXITS = ("closed", "open", "later", "unknown")
"""The possible states of an exit. `LATER` means that it will be open on the last day."""


def first_part(table: PublicTable, day: int = 0) -> int:
    """Return the number of the part with which a day begins; day 0 means the current day (ruling 60)."""
    return data.SHORT_DAYS[len(table.players)][(day or table.day) - 1] if table.short else 0


def acting_player(table: PublicTable) -> Seat | None:
    """Return the seat that alone has to decide something now, or None.

    The decision is to place a tile, to act, or to move an officer.
    """
    if table.result is not None or not table.in_city():
        return None
    if table.phase == "city":
        return table.placers[0] if table.placers else None
    if table.phase == "heat":
        return table.decider
    return table.order[table.acting] if table.phase == "turn" else None


def most_wanted(table: PublicTable) -> frozenset[Seat]:
    """Return the most notorious players in the city. It is empty while no player is notorious (§3.8)."""
    inside = table.in_city()
    most = max([table.players[seat].notoriety for seat in inside], default=0)
    return frozenset([seat for seat in inside if most and table.players[seat].notoriety == most])


def officers_faced(table: PublicTable, seat: Seat, site: Site) -> tuple[str, ...]:
    """Return the officers and Inspectors whom a player faces when leaving a tile (§3.6.1, §3.9).

    A player faces none on a tile with the player's own control marker.
    """
    if site.marker == seat:
        return ()
    here = zip(INSPECTORS, (table.sandra, table.costa), strict=True)
    return (*site.officers, *(name for name, tile in here if tile == site.tile))


def after_wound(wounds: int, handcuffs: int) -> tuple[int, int]:
    """Return the numbers of wounds and handcuffs of a player after one more wound (§3.6.3).

    `is_arrest` says whether that number of handcuffs means an arrest.
    """
    return (wounds + 1, handcuffs) if wounds < NUMBERS.wounds else (wounds - 1, handcuffs + 1)


def is_arrest(handcuffs: int) -> bool:
    """Return whether this many handcuffs mean an arrest: one more than the contact slots (§3.6.3)."""
    return handcuffs > len(NUMBERS.contact_slots)


class Harm(NamedTuple):
    """The harm that officers do to a player: wounds, handcuffs, money paid, and whether it is an arrest."""

    wounds: int
    handcuffs: int
    paid: int
    arrested: bool


def harm_by(wounds: int, handcuffs: int, officers: Iterable[str], cash: int) -> Harm:
    """Return the harm that `officers` do to a player who avoids none of them (§3.6.2, §3.9).

    Each officer causes a wound. From a player who has money, Costa takes money instead.
    """
    taken, paid, before = 0, 0, handcuffs
    for kind in officers:
        if kind == COSTA and cash - paid >= NUMBERS.costa:
            paid += NUMBERS.costa
            continue
        for _ in range(NUMBERS.costa_wounds if kind == COSTA else 1):
            taken += 1
            wounds, handcuffs = after_wound(wounds, handcuffs)
            if is_arrest(handcuffs):
                return Harm(taken, handcuffs - 1 - before, paid, True)
    return Harm(taken, handcuffs - before, paid, False)


def last_exit(cards: Sequence[int]) -> int:
    """Return the number of the exit that will stay open, as far as these patrol cards show it (§3.2).

    The result is 0 if the cards do not show it.
    """
    exits = tuple(range(1, len(data.BOX.exits.tiles) + 2))
    left = [number for number in exits if cards.count(number) < CLOSING]
    return left[0] if len(left) == 1 else 0


def exit_state(table: PublicTable, number: int) -> str:
    """Return whether an exit is closed, open, open later on the last day, or unknown, as text (§3.2)."""
    if number in table.closed:
        return CLOSED
    if len(table.closed) < len(data.BOX.exits.tiles):
        return UNKNOWN
    return OPEN if table.day == data.DAYS else LATER


def open_exit(table: PublicTable) -> int:
    """Return the number of the exit that is open now. It is 0 before the last day."""
    if table.day < data.DAYS:
        return 0
    return next((number for number in (1, 2, 3) if exit_state(table, number) == OPEN), 0)


def way_out(table: PublicTable) -> tuple[str, str] | None:
    """Return the open exit as (tile, location).

    The result is None before the last day, or while its tile is not in the city.
    """
    number = open_exit(table)
    return next(((site.tile, "exit") for site in table.city if site.data.exit == number), None) if number else None


def exit_prices(table: PublicTable) -> tuple[int, ...]:
    """Return the prices of leaving the city, in thousands of dollars (§4.7).

    There is a price for each place in the order of escapes. For a lone player there is one for each part of the day.
    """
    exits, players = table.box.exits, len(table.players)
    if players == 1:
        return exits.cost_solo
    return (exits.cost_a if players <= NUMBERS.side_a else exits.cost_b)[:players]


def exit_price(table: PublicTable) -> int:
    """Return the price of leaving the city for the next player who leaves."""
    return exit_prices(table)[next_place(table)]


def next_place(table: PublicTable) -> int:
    """Return the index of the price in `exit_prices` that the next player who leaves has to pay.

    For a lone player the index depends on the part of the last day.
    """
    by_part = len(table.players) == 1 and table.day == data.DAYS
    return min(table.part if by_part else table.escapes, len(exit_prices(table)) - 1)


def is_closed(table: PublicTable, place: str) -> bool:
    """Return whether a place is a business that has closed (§4.2)."""
    if place not in data.ROWS:
        return False
    return len(table.cubes[PLACES.index(place)]) >= data.spaces(place, len(table.players))


def visited_places(table: PublicTable, seat: Seat) -> tuple[str, ...]:
    """Return the places that a player has visited and so has a cube on."""
    return tuple(place for place, owners in zip(PLACES, table.cubes, strict=True) if seat in owners)


def unplaced_houses(table: PublicTable, kind: str) -> tuple[str, ...]:
    """Return the Businesses or Safe Houses that may still go on a space of the kind `kind` (§3.3)."""
    placed = {site.business for site in table.city}
    names = {"business": BUSINESSES, "safehouse": SAFE_HOUSES}.get(kind, ())
    return tuple(name for name in names if name not in placed)


def earns_toll(table: PublicTable, marker: Seat | None, seat: Seat) -> bool:
    """Return whether `seat` has to pay money to the owner of a control marker (§3.0.1).

    The owner must be another player who was not arrested.
    """
    return marker is not None and marker != seat and table.players[marker].fate != "arrested"


def hire_price(table: PublicTable, seat: Seat, count: int, site: Site | None = None) -> int:
    """Return the price of hiring `count` gang members at the tile `site` (§3.6.4).

    Without `site`, it is the player's own tile. The price includes the money for the owner of the control marker.
    """
    site = site or table.site(table.players[seat].at[0])
    return count * (NUMBERS.hire + NUMBERS.toll * earns_toll(table, site.marker, seat))


def stack_of(tile: str, first_game: bool) -> int:
    """Return the number of the stack from which a displayed tile comes.

    Tiles with the same letter form a stack. In a first game, tiles with the same number do.
    """
    at = "ABCD".index(tile[0])
    return next(place for place, name in enumerate(data.STACKS[at]) if name == tile) if first_game and at < 3 else at
