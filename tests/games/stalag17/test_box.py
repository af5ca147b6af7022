"""The box as data: docs/rules/stalag17.md §2, §3.3 and §8.1."""

from collections import Counter
from itertools import combinations

import pytest

from cogs.stalag17 import data
from cogs.stalag17.data import BOX, CARDS, DECK, RULES

DECK_TABLE = """
clothes-1,object,CLOTHES,0,1,0,4
clothes-2,object,CLOTHES,0,2,0,4
food-1,object,FOOD,0,1,0,4
food-2,object,FOOD,0,2,0,4
documents-1,object,DOCUMENTS,0,1,0,4
documents-2,object,DOCUMENTS,0,2,0,4
tools-1,object,TOOLS,0,1,0,4
tools-2,object,TOOLS,0,2,0,4
map-1,object,MAP,0,1,0,4
map-2,object,MAP,0,2,0,4
double-cf,object,CLOTHES|FOOD,0,3,0,1
double-cd,object,CLOTHES|DOCUMENTS,0,3,0,1
double-ct,object,CLOTHES|TOOLS,0,3,0,1
double-cm,object,CLOTHES|MAP,0,3,0,1
double-fd,object,FOOD|DOCUMENTS,0,3,0,1
double-ft,object,FOOD|TOOLS,0,3,0,1
double-fm,object,FOOD|MAP,0,3,0,1
double-dt,object,DOCUMENTS|TOOLS,0,3,0,1
double-dm,object,DOCUMENTS|MAP,0,3,0,1
double-tm,object,TOOLS|MAP,0,3,0,1
runaway-3,runaway,,3,3,0,10
runaway-4,runaway,,4,3,0,9
runaway-5,runaway,,5,3,0,7
barracks,barracks,,0,4,4,4
information,information,,0,4,0,4
"""


def test_the_deck_is_the_table_of_cards():
    """§2.2, row for row: kind, objects, runaway, vigilance in hand and in play, number."""
    wanted = []
    for row in DECK_TABLE.split():
        _, kind, objects, runaway, hand, laid, copies = row.split(",")
        types = tuple(objects.lower().split("|")) if objects else ()
        wanted.append((kind, types, int(runaway), int(hand), int(laid), int(copies)))
    given = [
        (
            kind.kind,
            kind.objects,
            kind.runaway,
            kind.hand,
            RULES.barracks_in_play if kind.kind == data.BARRACKS else 0,
            kind.copies,
        )
        for kind in BOX.cards
    ]
    assert given == wanted


def test_84_cards_in_five_categories():
    """§2.1."""
    doubles = [card for card in DECK if len(CARDS[card].objects) == 2]
    singles = Counter(CARDS[card].objects[0] for card in DECK if len(CARDS[card].objects) == 1)
    assert len(DECK) == len(set(DECK)) == 84
    assert singles == dict.fromkeys(data.TYPES, 8)
    assert {CARDS[card].objects for card in doubles} == set(combinations(data.TYPES, 2))
    assert len(doubles) == 10
    assert Counter(CARDS[card].kind for card in DECK) == {
        "object": 50,
        "runaway": 26,
        "barracks": 4,
        "information": 4,
    }


def test_the_runaway_cards_are_101_points_and_objects_cost_a_little_less_than_two():
    """§2.2: why the reconstructed numbers are what they are."""
    assert sum(CARDS[card].runaway for card in DECK) == 101
    objects = [CARDS[card].hand for card in DECK if CARDS[card].kind == data.OBJECT]
    assert sum(objects) / len(objects) == 1.8


def test_eight_types():
    """§3.4: five objects, runaway, barracks, and information, which passes for all (E1, E6, E7)."""
    assert set(data.ALL_TYPES) == {*data.TYPES, "runaway", "barracks", "information"}
    assert data.PASSES["information.1"] == set(data.ALL_TYPES)
    assert data.PASSES["food-map.1"] == {"food", "map"}
    assert data.PASSES["runaway-3.1"] == data.PASSES["runaway-5.1"] == {"runaway"}
    assert data.PASSES["barracks.1"] == {"barracks"}


def test_five_faces_show_an_object_and_the_sixth_does_not():
    """§2.3, E2."""
    assert (*data.TYPES, data.SPECIAL) == data.FACES
    assert len(data.FACES) == 6


@pytest.mark.parametrize(
    ("players", "dice"),
    [(2, "33445"), (3, "3334455"), (4, "333344455"), (5, "33333444455")],
)
def test_the_table_of_dice(players, dice):
    """§3.3, for every total of escaped prisoners before the end; E30 follows."""
    assert "".join(str(data.object_dice(players, escaped)) for escaped in range(2 * players + 1)) == dice


def test_b18():
    """§3.12 B18."""
    assert [data.object_dice(2, 4), data.object_dice(5, 4), data.object_dice(3, 3)] == [5, 3, 4]


def test_the_ruleset():
    """§8.1, value for value."""
    assert {name: getattr(RULES, name) for name in RULES.__struct_fields__} == {
        "hand_start": 2,
        "prisoners": 3,
        "special_face_runaway": 2,
        "failed_escape_vigilance": 2,
        "barracks_in_play": 4,
        "prisoner_discount": 3,
        "informer_discount": 6,
        "joint_extra_vigilance": 4,
        "joint_last_extra_runaway": 5,
        "negotiation_object": 2,
        "negotiation_runaway": 3,
        "negotiation_other": 4,
        "most_reshuffles": 1,
        "void_rounds_to_end": 3,
        "information_wild_escape": False,
    }


def test_every_row_says_where_it_comes_from():
    """§8: an owner of the box must find what to correct."""
    assert all("published" in kind.source or "reconstructed" in kind.source for kind in BOX.cards)
    published = {kind.id for kind in BOX.cards if kind.source.startswith("published value")}
    assert published == {"clothes-1", "food-2"}


def test_five_nations():
    """§2.1."""
    assert len(set(data.NATIONS)) == 5


def test_barracks_cost_four_in_hand():
    """E11."""
    assert CARDS["barracks.1"].hand == RULES.barracks_in_play == 4
