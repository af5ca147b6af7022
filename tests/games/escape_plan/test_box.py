"""The box as data: docs/rules/escape_plan.md §2 and §4."""

from pathlib import Path

import pytest

from cogs.escape_plan import data
from cogs.escape_plan.data import BOX, CONTACTS, EQUIPMENT, FIXERS, NUMBERS, TILES
from cogs.escape_plan.rules.executive.things import EFFECTS

TILE_TABLE = {
    "S1": ("start", "CCRRII", [("clinic", "R")], "C", False),
    "S2": ("start", "RRICCI", [("gang", "I"), ("church", "R")], "", True),
    "A1": ("A", "CCCRRW", [("business", "C"), ("church", "R")], "", False),
    "A2": ("A", "CCIIRR", [("business", "C")], "", True),
    "A3": ("A", "RRCCIW", [("business", "R"), ("clinic", "C")], "", False),
    "B1": ("B", "CCRRIC", [("business", "C"), ("store", "R")], "", False),
    "B2": ("B", "IICCRW", [("business", "I"), ("store", "C")], "", False),
    "B3": ("B", "RRRCCI", [("business", "C"), ("store", "R")], "", True),
    "C1": ("C", "RRRIIW", [("safehouse", "R")], "I", False),
    "C2": ("C", "CCRRWW", [("safehouse", "R")], "C", False),
    "C3": ("C", "IIIRRC", [("safehouse", "I")], "R", True),
    "D1": ("D", "IIWWCC", [("exit", "I"), ("gang", "C")], "", False),
    "D2": ("D", "RRWWII", [("exit", "R"), ("gang", "I")], "", False),
    "D3": ("D", "CCIIRW", [("exit", "C"), ("gang", "I")], "", False),
}

PLAN_TABLE = """
P1 100 80 $ 50 70 $ 60 90 $
P2 $ 60 90 $ 100 80 $ 50 70
P3 80 $ 50 70 $ 60 90 $ 100
P4 60 90 $ 100 80 $ 50 70 $
P5 $ 50 70 $ 60 90 $ 100 80
P6 90 $ 100 80 $ 50 70 $ 60
P7 50 70 $ 60 90 $ 100 80 $
P8 $ 100 80 $ 50 70 $ 60 90
P9 70 $ 60 90 $ 100 80 $ 50
"""

CONTACT_TABLE = """
K01 2 3 remove federal
K02 2 3 remove county
K03 2 3 remove swat
K04 2 4 disc
K05 1 3 avoid
K06 1 3 avoid
K07 1 3 avoid
K08 2 4 fast
K09 2 2 fly
K10 2 1 heal 1
K11 1 3 heal 3
K12 2 3 calm 2
K13 1 1 fame
K14 2 3 income
K15 2 4 open
K16F 1 2 anywhere federal
K16C 1 2 anywhere county
K16S 1 2 anywhere swat
K17 2 1 points 2
K18 1 2 avoid_two
K19 1 1 hack
"""

FIXER_TABLE = """
F1 helicopter 1 fly
F2 safe 3 income
F3 disguise 2 calm 1
F4 id_card 4 disc
F5 first_aid_kit 1 heal 1
F6 motorcycle 2 gang
F7 energy_drink 2 refresh
F8 telephone 2 contact
"""

ASSET_TABLE = """
A1 start disc
A2 item anywhere federal
A3 item anywhere county
A4 item anywhere swat
A5 contact avoid
A6 contact open
A7 contact heal 1
"""


def rows(table):
    return [line.split() for line in table.strip().splitlines()]


def test_the_counts_of_the_box_hold():
    """Case 46."""
    assert len(TILES) == 14
    assert [len(stack) for stack in data.STACKS] == [3, 3, 3, 3]
    assert [len(locker.values) for locker in BOX.lockers] == [5, 5, 5]
    assert [item.copies for item in BOX.equipment] == [4, 4, 4, 4]
    assert len(data.CONTACT_DECK) == len(set(data.CONTACT_DECK)) == 32
    assert len(FIXERS) == 8
    assert [len(tiles) for tiles in BOX.exits.tiles] == [5, 5]
    assert len(BOX.plans) == 9
    assert sorted(data.PATROL_DECK) == [1, 1, 2, 2, 3, 3]
    assert len(data.TYPES) * NUMBERS.officers == 30
    assert len(data.INSPECTOR_DECK) == len(set(data.INSPECTOR_DECK)) == 15
    assert len(BOX.assets) == 7


def test_the_tiles_are_those_of_the_table():
    """§4.1."""
    found = {
        tile.id: (tile.stack, tile.edges, [tuple(place) for place in tile.places], tile.subway, tile.helipad)
        for tile in BOX.tiles
    }
    assert found == TILE_TABLE
    assert {tile.id: tile.exit for tile in BOX.tiles if tile.exit} == {"D1": 1, "D2": 2, "D3": 3}
    for tile in BOX.tiles:
        assert set(tile.edges) <= set("CRIW")
        assert {zone for _, zone in tile.places} | set(tile.subway) <= set(tile.edges)


def test_the_plan_cards_are_those_of_the_table_and_of_the_generator():
    """§4.3: every place has every value once."""
    assert [[plan.id, *(str(amount or "$") for amount in plan.amounts)] for plan in BOX.plans] == rows(PLAN_TABLE)
    values = [100, 0, 80, 60, 0, 90, 50, 0, 70]
    for number, plan in enumerate(BOX.plans):
        assert list(plan.amounts) == [values[(number + 2 * place) % 9] for place in range(9)]
    for column in zip(*(plan.amounts for plan in BOX.plans), strict=True):
        assert sorted(column) == sorted(values)
    assert (
        *("casino", "nightclub", "bar", "gym", "cinema", "restaurant"),
        *("safe1", "safe2", "safe3"),
    ) == data.PLACES


@pytest.mark.parametrize("row", rows(CONTACT_TABLE), ids=lambda row: row[0])
def test_contacts_are_those_of_the_table(row):
    """§4.5."""
    one = CONTACTS[row[0]]
    assert [one.id, str(one.copies), str(one.cost), *EFFECTS[one.id]] == row


def test_there_are_no_other_contacts():
    """§4.5."""
    assert list(CONTACTS) == [row[0] for row in rows(CONTACT_TABLE)]


def test_fixers_equipment_and_assets_are_those_of_the_tables():
    """§2.2."""
    assert [[one.id, one.name, str(one.cost), *EFFECTS[one.id]] for one in BOX.fixers] == rows(FIXER_TABLE)
    assert [[one.id, one.blocks, *EFFECTS[one.id]] for one in BOX.assets] == rows(ASSET_TABLE)
    assert {one.name: (one.cost, one.avoids) for one in EQUIPMENT.values()} == {
        "vest": (2, ("federal",)),
        "hat": (2, ("county",)),
        "helmet": (2, ("swat",)),
        "gas_mask": (3, ("county", "swat")),
    }


def test_the_businesses_make_two_groups():
    """§4.2."""
    assert data.group("bar") == ("casino", "nightclub", "bar")
    assert data.group("gym") == ("gym", "cinema", "restaurant")
    for business in data.BUSINESSES:
        assert [data.spaces(business, players) for players in range(1, 6)] == [2, 2, 2, 3, 3]


def test_the_player_board_and_the_track():
    """§4.4, §4.8, §2.2."""
    assert NUMBERS.contact_slots == (10, 15, 20, 25, 30)
    assert NUMBERS.asset_spaces == (5, 4, 4, 3, 3, 2, 2)
    assert NUMBERS.notoriety_penalty == (0, 0, 0, 10, 10, 25, 25, 50, 50)
    assert NUMBERS.rewards == (3, 5, 7)
    assert (NUMBERS.discs, NUMBERS.members, NUMBERS.cans) == (2, 2, 2)
    assert (NUMBERS.cash, NUMBERS.cubes, NUMBERS.points, NUMBERS.unlock) == (9, 9, 3, 3)


def test_lockers_exits_and_their_costs():
    """§4.6, §4.7."""
    assert [(one.colour, one.contacts, one.notoriety, one.values) for one in BOX.lockers] == [
        ("green", 0, 0, (50, 40, 30, 0, 0)),
        ("yellow", 2, 0, (70, 60, 50, 0, 0)),
        ("red", 3, 3, (100, 90, 70, 0, 0)),
    ]
    assert BOX.exits.tiles == ((50, 40, 30, 20, 10), (50, 40, 30, 20, 10))
    assert BOX.exits.cost_a == (0, 4, 8)
    assert BOX.exits.cost_b == BOX.exits.cost_solo == (0, 3, 6, 9, 12)


def test_every_row_says_where_it_comes_from():
    """Each row is marked published or reconstructed."""
    tables = (BOX.tiles, BOX.businesses, BOX.plans, BOX.fixers, BOX.equipment, BOX.assets, BOX.contacts, BOX.lockers)
    for row in (*(row for rows in tables for row in rows), BOX.exits, BOX.decks):
        assert "published" in row.source or "reconstructed" in row.source
    text = (Path(data.__file__).parent / "box.toml").read_text(encoding="utf-8")
    numbers = text.partition("[numbers]")[2].partition("[[")[0].strip().splitlines()
    assert len(numbers) == len(NUMBERS.__struct_fields__)
    assert all("published" in line or "reconstructed" in line for line in numbers)
