"""Wounds and handcuffs: docs/rules/escape_plan.md §3.6.3, §3.0.1."""

import pytest

from cogs.escape_plan.events.police import Arrested, Covered, Handcuffed
from cogs.escape_plan.rules import changes
from cogs.escape_plan.state import Facing, Turn
from tests.games.escape_plan.build import (
    A,
    B,
    C,
    asked,
    do,
    event,
    has,
    line,
    offered,
    police,
    spelt,
    table,
    told,
    verbs,
    who,
    with_player,
)


def faced(player=None, count=1, **more):
    """Let seat 0 face so many officers at the church of S2, where he has gone."""
    turn = Turn(stage="avoid", facing=(Facing("S1", "federal"),) * count)
    state = table(player or who(), who(), who(), turn=turn, **more)
    return with_player(state, A, at=("S2", "church"))


def test_the_fourth_wound_is_handcuffs():
    """Case 27."""
    state = faced(who(wounds=3))
    step = do(state, "take")
    assert has(step.state, "handcuffs", "wounds") == (1, 2)
    assert told(step)[0] == Handcuffed


def test_twelve_wounds_are_five_handcuffs():
    """Case 28: at 4, 6, 8, 10 and 12."""
    state, found = faced(who(members=1), count=12), []
    for number in range(1, 13):
        before = has(state, "handcuffs")
        state = do(state, "take").state
        while state.owed:
            state = do(state, f"cover {offered(state, 'cover')[0]}").state
        if has(state, "handcuffs") > before:
            found.append(number)
    assert found == [4, 6, 8, 10, 12]
    assert has(state, "handcuffs", "wounds") == (5, 2)
    assert spelt(state.players[A].contacts) == "x x x x x"


@pytest.mark.parametrize(
    ("contacts", "choices", "after"),
    [
        ("- K10 - A6 A7", ("0", "2"), "x K10 - A6 A7"),
        ("K11 K10 A5 A6 A7", ("0", "1"), "x K10 A5 A6 A7"),
        ("x x A5 A6 A7", ("2", "3", "4"), "x x x A6 A7"),
    ],
)
def test_what_handcuffs_cover(contacts, choices, after):
    """§3.6.3: a free slot, else a contact, else a locked asset; the owner chooses."""
    step = do(faced(who(contacts, wounds=3)), "take")
    assert offered(step.state, "cover") == choices
    assert verbs(step.state) == {"cover"}
    step = do(step.state, "cover " + choices[0])
    assert spelt(step.state.players[A].contacts) == after
    assert step.state.discards == (("K11.1",) if "K11" in contacts else ())
    assert event(step, Covered).slot == int(choices[0])


def test_a_single_slot_is_covered_at_once():
    """§3.6.3: and it is told."""
    step = do(faced(who("x - A5 A6 A7", wounds=3)), "take")
    assert spelt(step.state.players[A].contacts) == "x x A5 A6 A7"
    assert event(step, Covered) == Covered(who=A, slot=1, lost=())


def test_a_covered_asset_leaves_the_game():
    """§3.6.3."""
    state = line(faced(who("x x A5 A6 A7", wounds=3)), "take", "cover 3")
    assert changes.locked_assets(state.players[A]) == ("A2", "A3", "A4", "A5", "A7")
    assert [asset.id for asset in state.players[A].assets] == ["A1"]


def test_the_sixth_handcuffs_are_an_arrest():
    """§3.6.3, §3.0.1: contacts to the discards, Equipment and cans to the store; the police still move."""
    player = who("K10 x x x x", "E1 green50 A2 A3 A4", wounds=3, handcuffs=5, cans=2, keys="red", discs=1, notoriety=4)
    state = faced(player, s1="S", store=(3, 4, 4, 4), cans=4, marker=A)
    state = with_player(state, B, notoriety=2)
    step = do(state, "take")
    assert told(step)[0] == Arrested
    assert has(step.state, "fate", "cans", "keys", "discs", "items") == ("arrested", 0, (), 0, ())
    assert (step.state.store, step.state.cans, step.state.discards) == ((4, 4, 4, 4), 6, ("K10.1",))
    assert step.state.site("S2").marker == A
    assert (step.state.phase, asked(step.state)) == ("turn", (B,))
    assert police(step.state, "S1") == "S"


def test_an_arrest_does_not_stop_the_police():
    """§3.8: who was arrested decides nothing; the next does."""
    state = faced(who("x x x x x", wounds=3, handcuffs=5), s2="FS")
    state = with_player(with_player(state, B, notoriety=2), C, notoriety=2)
    state = do(state, "take").state
    assert (state.phase, asked(state)) == ("heat", (B,))


def test_three_wounds_are_the_most():
    """§3.6.3: 15 cubes for five players."""
    state = line(faced(who(members=1), count=3), "take", "take", "take")
    assert has(state, "wounds", "handcuffs") == (3, 0)


def test_a_heal_moves_a_cube_back_and_handcuffs_stay():
    """§3.6.3."""
    state = line(table(who("x - A5 A6 A7", wounds=2, handcuffs=1), who(), who()), "use aid")
    assert has(state, "wounds", "handcuffs") == (1, 1)
