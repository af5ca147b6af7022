"""Equipment and the escape kit: docs/rules/colditz.md §3.5, §3.6, cases 18 to 26, 75, 100 to 104."""

import pytest

from bot.engine.move import Illegal
from cogs.colditz.rules.castle.board import ROLL_CALL, ROOMS
from cogs.colditz.state import ESCAPED
from tests.games.colditz.build import (
    A,
    at,
    bottom,
    cards,
    do,
    event,
    floor,
    have,
    key,
    line,
    offered,
    officer,
    table,
    verbs,
    where,
)

CHAPEL, STORE, DENTIST = floor("chapel"), floor("store"), floor("dentist")

ROOM_OF = {room.symbol: floor(room.id)[0] for room in ROOMS.values()}


def in_rooms(*symbols):
    """Spell a place in a room of each symbol."""
    return " ".join(ROOM_OF[symbol] for symbol in symbols)


def test_two_men_in_a_room():
    """Case 18."""
    state = table(officer(f"{CHAPEL[0]} {CHAPEL[1]}"), points=5)
    after = do(state, "equip rope 0.0+0.1 -").state
    assert (after.piles[2], have(after, A), after.turn.points) == (11, "rope", 5)
    assert {where(after, "0.0"), where(after, "0.1")} <= set(ROLL_CALL)


@pytest.mark.usefixtures("turns_wait")
def test_one_man_in_each_of_two_rooms():
    """Case 19."""
    assert have(do(table(officer(f"{CHAPEL[0]} {STORE[0]}")), "equip rope 0.0+0.1 -").state, A) == "rope"


def test_men_of_two_officers():
    """Case 20, R19."""
    state = table(officer(f"{CHAPEL[0]} 44,20"), officer(f"{CHAPEL[1]} 46,20"))
    assert key(state, "equip rope 0.0+1.0 -") == "two_men"


def test_an_empty_pile():
    """Case 21."""
    state = table(officer(f"{DENTIST[0]} {DENTIST[1]}"), officer("", "key key key key key key"))
    assert key(state, "equip key 0.0+0.1 -") == "empty_pile"


def test_they_may_walk_on():
    """Case 22."""
    state = do(table(officer(f"{CHAPEL[0]} {CHAPEL[1]}"), points=4), "equip rope 0.0+0.1 44,20+46,20").state
    assert do(state, "move 0.0 44,16").state.turn.points == 0


def test_where_they_go():
    """Case 100: both go, to free spaces of the officer's choice; the card need not be taken."""
    state = table(officer(f"{CHAPEL[0]} {CHAPEL[1]} 46,20"), points=4)
    assert "end" in verbs(state)
    assert key(state, "equip rope 0.0+0.1 44,20") == "two_places"
    assert key(state, "equip rope 0.0+0.1 44,20+46,20") == "not-offered"
    assert key(state, "equip rope 0.0 -") == "not-offered"
    after = do(state, "equip rope 0.0+0.1 44,20+48,20").state
    assert {where(after, "0.0"), where(after, "0.1")} == {at("44,20"), at("48,20")}


@pytest.mark.usefixtures("turns_wait")
def test_no_limit_and_again():
    """Case 101, §3.5: ten and more; again in the same turn."""
    state = table(officer(f"{CHAPEL[0]} {CHAPEL[1]} {CHAPEL[2]} {CHAPEL[3]}", "rope " * 10))
    state = line(state, "equip rope 0.0+0.1 -", "equip rope 0.2+0.3 -")
    assert state.officers[A].stock[2] == 12
    assert state.piles[2] == 0


def test_a_man_in_the_tunnel_is_not_in_the_room():
    """Case 102."""
    state = table(officer(f"{CHAPEL[0]} chapel:1 chapel:2"), shown="chapel")
    assert key(state, "equip rope 0.0+0.1 -") == "two_men"
    kit = table(officer("canteen:1 canteen:2 " + in_rooms("clothes", "compass", "documents")), shown="canteen")
    assert "kit" not in verbs(kit)


def test_the_kit_with_four_men():
    """Case 23."""
    men = in_rooms("clothes", "compass", "rations", "documents")
    state = do(table(officer(men)), "kit men").state
    assert state.officers[A].kit
    assert [man.place for man in state.officers[A].men] == men.split()


def test_the_kit_with_part_a():
    """Case 24."""
    state = do(table(officer(in_rooms("compass", "rations"), cards="part_a")), "kit part_a").state
    assert state.officers[A].kit
    assert cards(state, A) == ""
    assert bottom(state.opportunity) == "part_a"


def test_the_kit_with_part_b():
    """Case 103."""
    assert do(table(officer(in_rooms("clothes", "documents"), cards="part_b")), "kit part_b").state.officers[A].kit
    assert "kit" not in verbs(table(officer(in_rooms("clothes", "compass"), cards="part_b")))


@pytest.mark.usefixtures("turns_wait")
def test_the_kit_with_both_parts():
    """Case 25: wherever the men are; two parts alike do not do."""
    state = do(table(officer("cell cell", cards="part_a part_b")), "kit parts").state
    assert state.officers[A].kit
    assert (len(state.opportunity), cards(state, A)) == (45, "")
    assert "kit" not in verbs(table(officer("44,20", cards="part_a part_a")))


def test_the_kit_is_not_for_trade():
    """Case 26."""
    state = table(officer("44,20", kit=True), officer("46,20"))
    assert offered(state, "trade", "1") == offered(table(officer("44,20"), officer("46,20")), "trade", "1")
    with pytest.raises(Illegal):
        do(state, "trade 1 kit -")


def test_no_second_kit():
    """Case 104."""
    assert key(table(officer("44,20", cards="part_a part_b", kit=True)), "kit parts") == "has_kit"


@pytest.mark.usefixtures("turns_wait")
def test_who_waits_at_an_objective_escapes_with_the_kit():
    """Case 75."""
    step = do(table(officer("AT3 44,20", cards="part_a part_b")), "kit parts")
    assert where(step.state, "0.0") == ESCAPED
    assert step.state.officers[A].escapes == 1
    assert event(step, "escaped").objective == "O2"
