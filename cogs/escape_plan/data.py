"""The box of Escape Plan as data: box.toml, read and checked (docs/rules/escape_plan.md §2, §4)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.engine.game import Record

FEDERAL, COUNTY, SWAT = TYPES = ("federal", "county", "swat")
"""The officers, in the order in which they are faced (§3.6.2)."""

SANDRA, COSTA = INSPECTORS = ("sandra", "costa")

MORNING, AFTERNOON, EVENING, NIGHT, DAWN = PARTS = ("morning", "afternoon", "evening", "night", "dawn")

KEYS = ("green", "yellow", "red")

DAYS = 3


class Numbers(Record, frozen=True):
    """Prices, limits and penalties; money in thousands of dollars."""

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


class Tile(Record, frozen=True):
    """A hexagon of the city: its edges from north clockwise, its locations with their zones, and what else is on it."""

    id: str
    stack: str
    edges: str
    places: tuple[tuple[str, str], ...]
    source: str
    subway: str = ""
    helipad: bool = False
    exit: int = 0


class Business(Record, frozen=True):
    """A business: its group, and how many cubes it takes on either side of the board."""

    id: str
    group: str
    spaces_a: int
    spaces_b: int
    source: str


class Plan(Record, frozen=True):
    """A secret plan card: what each place is worth, in the order of `PLACES`; 0 is "$"."""

    id: str
    amounts: tuple[int, ...]
    source: str


class Item(Record, frozen=True):
    """A Fixer or a piece of Equipment: price of each use, officers avoided."""

    id: str
    name: str
    cost: int
    source: str
    avoids: tuple[str, ...] = ()
    copies: int = 1


class Asset(Record, frozen=True):
    """An asset: what it does, and what kind of slot it blocks while it is locked."""

    id: str
    name: str
    blocks: str
    source: str


class Contact(Record, frozen=True):
    """A contact: price of each use."""

    id: str
    name: str
    cost: int
    copies: int
    source: str


class Locker(Record, frozen=True):
    """The lockers of a colour: what opening one takes besides the key, and their values; 0 is a rat."""

    colour: str
    contacts: int
    notoriety: int
    values: tuple[int, ...]
    source: str


class Exits(Record, frozen=True):
    """The two stacks of exit tiles, and what leaving costs by place, or for one player by part of the day."""

    tiles: tuple[tuple[int, ...], ...]
    cost_a: tuple[int, ...]
    cost_b: tuple[int, ...]
    cost_solo: tuple[int, ...]
    source: str


class Decks(Record, frozen=True):
    """Cards that are told apart by one thing: patrol cards by exit, Inspector cards by what they aim at."""

    patrol: tuple[int, ...]
    inspectors: tuple[str, ...]
    source: str


class Box(Record, frozen=True):
    """Everything in box.toml."""

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


BOX = msgspec.toml.decode((Path(__file__).parent / "box.toml").read_bytes(), type=Box)

NUMBERS = BOX.numbers

TILES = {tile.id: tile for tile in BOX.tiles}

STACKS = tuple(tuple(tile.id for tile in BOX.tiles if tile.stack == stack) for stack in "ABCD")

START = tuple(tile.id for tile in BOX.tiles if tile.stack == "start")

BUSINESSES = tuple(business.id for business in BOX.businesses)

SAFE_HOUSES = ("safe1", "safe2", "safe3")

PLACES = (*BUSINESSES, *SAFE_HOUSES)
"""What a plan card is about, in its order."""

PLANS = {plan.id: plan for plan in BOX.plans}

FIXERS = {item.id: item for item in BOX.fixers}

EQUIPMENT = {item.id: item for item in BOX.equipment}

ASSETS = {asset.id: asset for asset in BOX.assets}

CONTACTS = {contact.id: contact for contact in BOX.contacts}

CONTACT_DECK = tuple(f"{contact.id}.{copy}" for contact in BOX.contacts for copy in range(1, contact.copies + 1))

LOCKERS = {locker.colour: locker for locker in BOX.lockers}

INSPECTOR_DECK = BOX.decks.inspectors
"""The fifteen cards of the Inspector by what they aim at (§4.10)."""

PATROL_DECK = BOX.decks.patrol
"""The patrol cards by the exit they are for (§4.9)."""


def contact(card: str) -> Contact:
    """Give what a contact card is, from its id with the number of the copy."""
    return CONTACTS[card.partition(".")[0]]


def spaces(business: str, players: int) -> int:
    """Count the cubes that a business takes before it closes (§4.2)."""
    row = next(row for row in BOX.businesses if row.id == business)
    return row.spaces_a if players <= NUMBERS.side_a else row.spaces_b


def group(business: str) -> tuple[str, ...]:
    """List the businesses of the same group (§4.2)."""
    row = next(row for row in BOX.businesses if row.id == business)
    return tuple(other.id for other in BOX.businesses if other.group == row.group)
