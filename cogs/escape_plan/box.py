"""The contents of the game's box as records, read from box.toml and the files in rule_sets/.

A rule set is a version of the game that changes parts of box.toml. See docs/rules/escape_plan.md §2, §4, §9.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bot.engine.record import Record

HERE = Path(__file__).parent

FIRST = "first"
"""The name of the rule set that box.toml alone defines. It was the first rule set."""

SEATS = range(1, 6)
"""The possible numbers of players of a game."""

USUAL = "by_players"
"""The name of the default rule set of a new table."""

VARIES: Mapping[str, frozenset[str] | None] = {
    "numbers": frozenset(
        (
            *("used_asset", "wound", "handcuffs", "notoriety_penalty", "grades", "marker", "member"),
            *("exit_tiles", "best_kept", "can_wait", "car_rides"),
        )
    ),
    "plans": None,
    "exits": frozenset(("tiles", "cost_a", "cost_b", "cost_solo", "source")),
}
"""The tables in box.toml that a rule set may change, each with the fields that may change.

The fields are given by name. None instead of names means that the rule set replaces the whole table.
"""


class Numbers(Record, frozen=True):
    """Prices, limits and penalties of a rule set. Money is in thousands of dollars."""

    cash: int
    cubes: int
    points: int
    unlock: int
    unlock_notoriety: tuple[int, ...]
    discs: int
    members: int
    cans: int
    cans_in_store: int
    can_price: int
    can_points: int
    hire: int
    toll: int
    subway: int
    markers: int
    notoriety_cubes: int
    heal_clinic: int
    church: int
    equipment_a_visit: int
    top_notoriety: int
    costa: int
    costa_wounds: int
    used_asset: int
    wounds: int
    wound: int
    handcuffs: int
    display: int
    contact_slots: tuple[int, ...]
    asset_spaces: tuple[int, ...]
    notoriety_penalty: tuple[int, ...]
    side_a: int
    inspected: int
    officers: int
    officers_a_tile: int
    gang_supply: int
    gang_a_headquarters: int
    keys: int
    locker_tiles: int
    hacked: int
    rewards: tuple[int, ...]
    grades: tuple[int, ...]
    marker: int
    member: int
    exit_tiles: int
    best_kept: bool
    can_wait: bool
    car_rides: bool


class Tile(Record, frozen=True):
    """A hexagonal city tile.

    The record has the tile's edges clockwise from north, its locations with their zones, and more.
    """

    id: str
    stack: str
    edges: str
    places: tuple[tuple[str, str], ...]
    source: str
    subway: str = ""
    helipad: bool = False
    exit: int = 0


class Business(Record, frozen=True):
    """A business: its group, and how many cubes close it on each side of the game board."""

    id: str
    group: str
    spaces_a: int
    spaces_b: int
    source: str


class Plan(Record, frozen=True):
    """A secret plan card: the money for visiting each place of `PLACES`. The amount 0 means income ("$")."""

    id: str
    amounts: tuple[int, ...]
    source: str


class Item(Record, frozen=True):
    """A Fixer or a piece of Equipment: its price per use, and the officers that a player avoids with it."""

    id: str
    name: str
    cost: int
    source: str
    avoids: tuple[str, ...] = ()
    copies: int = 1


class Asset(Record, frozen=True):
    """An asset card, and the kind of slot that it blocks on the player's board while it is locked."""

    id: str
    name: str
    blocks: str
    source: str


class Contact(Record, frozen=True):
    """A contact card, and its price per use."""

    id: str
    name: str
    cost: int
    copies: int
    source: str


class Locker(Record, frozen=True):
    """The lockers of one colour: the conditions for opening one, and the values of the tiles inside.

    A tile of value 0 is a rat.
    """

    colour: str
    contacts: int
    notoriety: int
    values: tuple[int, ...]
    source: str


class Exits(Record, frozen=True):
    """The two stacks of exit tiles, and the prices of leaving the city.

    The price depends on how many players left before. For a lone player it depends on the part of the day.
    """

    tiles: tuple[tuple[int, ...], ...]
    cost_a: tuple[int, ...]
    cost_b: tuple[int, ...]
    cost_solo: tuple[int, ...]
    source: str


class Decks(Record, frozen=True):
    """The decks whose cards have one value each: an exit on a patrol card, a target on an Inspector card."""

    patrol: tuple[int, ...]
    inspectors: tuple[str, ...]
    source: str


class Box(Record, frozen=True):
    """Everything in the game's box, for one rule set and one number of players."""

    numbers: Numbers
    tiles: tuple[Tile, ...]
    businesses: tuple[Business, ...]
    plans: tuple[Plan, ...]
    fixers: tuple[Item, ...]
    equipment: tuple[Item, ...]
    assets: tuple[Asset, ...]
    contacts: tuple[Contact, ...]
    lockers: tuple[Locker, ...]
    exits: Exits
    decks: Decks


def read() -> dict[str, Mapping[int, Box]]:
    """Return all rule sets by name, each as a box for every number of players.

    Raises ValueError if a rule set's file changes something that rule sets may not change.
    """
    files = {file.stem: file for file in sorted((HERE / "rule_sets").glob("*.toml"))}
    return {
        name: {players: msgspec.convert(_read_tables(name, players, files), Box) for players in SEATS}
        for name in (FIRST, *files)
    }


def _read_tables(name: str, players: int, files: Mapping[str, Path]) -> dict[str, Any]:
    """Return the tables of a rule set for a number of players.

    They are a copy of the tables of another rule set, named in the field `like` of the rule set's file. The file then
    changes some values for all numbers of players, and others for this number only.
    """
    if name == FIRST:
        return dict(msgspec.toml.decode((HERE / "box.toml").read_bytes()))
    told = msgspec.toml.decode(files[name].read_bytes())
    like, seats = told.pop("like", FIRST), told.pop("seats", {})
    if other := set(seats) - set(map(str, SEATS)):
        raise ValueError(f"rule set {name}: nobody plays with {min(other)}")
    return apply_changes(
        apply_changes(_read_tables(like, players, files), told, name), seats.get(str(players), {}), name
    )


def apply_changes(base: dict[str, Any], told: dict[str, Any], name: str) -> dict[str, Any]:
    """Return the tables of `base` after the changes that the file of the rule set `name` makes.

    Raises ValueError for changes that rule sets may not make.
    """
    for table, said in told.items():
        if table not in VARIES:
            raise ValueError(f"rule set {name}: [{table}] is the same in all")
        fields = VARIES[table]
        if fields is None:
            base[table] = said
        elif other := set(said) - fields:
            raise ValueError(f"rule set {name}: {table}.{min(other)} is the same in all")
        else:
            base[table] |= said
    return base
