"""The contents of the game's box, arranged by name (docs/rules/escape_plan.md §2, §4)."""

from __future__ import annotations

from cogs.escape_plan.box import FIRST, SEATS, USUAL, Contact, read

FEDERAL, COUNTY, SWAT = TYPES = ("federal", "county", "swat")
"""The types of officers, in the order in which a player faces officers on a tile (§3.6.2)."""

SANDRA, COSTA = INSPECTORS = ("sandra", "costa")

MORNING, AFTERNOON, EVENING, NIGHT, DAWN = PARTS = ("morning", "afternoon", "evening", "night", "dawn")

SHORT_DAYS = {1: (1, 1, 1), 2: (1, 1, 1), 3: (2, 2, 1), 4: (2, 2, 2), 5: (2, 2, 2)}
"""For each number of players, the part of the day in which each day of a short game begins.

The parts were chosen by measuring: with them, a short game takes less than 20 minutes (ruling 60).
"""

KEYS = ("green", "yellow", "red")

DAYS = 3

BOXES = read()
"""The boxes of all rule sets: by name of the rule set, then by number of players."""

RULE_SETS = tuple(sorted(BOXES, key=lambda name: (name != USUAL, name == FIRST, name)))
"""The names of the rule sets, the default one first."""

BOX = BOXES[FIRST][SEATS[0]]
"""A box for values that are the same in all rule sets."""

NUMBERS = BOX.numbers

TILES = {tile.id: tile for tile in BOX.tiles}

STACKS = tuple(tuple(tile.id for tile in BOX.tiles if tile.stack == stack) for stack in "ABCD")

START = tuple(tile.id for tile in BOX.tiles if tile.stack == "start")

ROWS = {business.id: business for business in BOX.businesses}

BUSINESSES = tuple(ROWS)

SAFE_HOUSES = ("safe1", "safe2", "safe3")

PLACES = (*BUSINESSES, *SAFE_HOUSES)
"""The ids of the businesses and Safe Houses, in the order of a plan card."""

PLANS = {plan.id: plan for boxes in BOXES.values() for box in boxes.values() for plan in box.plans}
"""The plan cards of all rule sets by id."""

FIXERS = {item.id: item for item in BOX.fixers}

EQUIPMENT = {item.id: item for item in BOX.equipment}

ASSETS = {asset.id: asset for asset in BOX.assets}

CONTACTS = {contact.id: contact for contact in BOX.contacts}

CONTACT_DECK = tuple(f"{contact.id}.{copy}" for contact in BOX.contacts for copy in range(1, contact.copies + 1))

LOCKERS = {locker.colour: locker for locker in BOX.lockers}

INSPECTOR_DECK = BOX.decks.inspectors
"""The 15 Inspector cards, each represented by its target (§4.10)."""

PATROL_DECK = BOX.decks.patrol
"""The patrol cards, each represented by its exit (§4.9)."""


def contact(card: str) -> Contact:
    """Return the record of the contact on a card. The id of a card is the contact's id with a copy number."""
    return CONTACTS[card.partition(".")[0]]


def spaces(business: str, players: int) -> int:
    """Return how many cubes a business has space for; with that many it closes (§4.2)."""
    row = ROWS[business]
    return row.spaces_a if players <= NUMBERS.side_a else row.spaces_b


def group(business: str) -> tuple[str, ...]:
    """Return the businesses of the group that a business belongs to (§4.2)."""
    row = ROWS[business]
    return tuple(other.id for other in BOX.businesses if other.group == row.group)
