"""How hard officers waste no time indoors and deal with each other, and how careless easy players are
(docs/rules/colditz.md §3.5, §3.6, §3.10, §3.12, §3.16, §9)."""

import pytest

from bot.engine.move import Move
from cogs.colditz.balance import occurrences
from cogs.colditz.events.trades import Traded
from cogs.colditz.rules.castle.distances import to_room, to_symbol
from cogs.colditz.state import DEAD
from tests.games.colditz.build import B, begun, floor, germans, line, officer, spelt, table
from tests.games.colditz.thinking import choices, game, usual, verbs_of

ROPES = "rope rope cutters"
DOORWAY = "N28"
"""The only way into the parcel office."""


def test_a_man_does_not_wait_before_a_room_that_is_shut():
    """§3.6: there are rations in the canteen too."""
    own = officer(" ".join(("R26", *(floor(room)[0] for room in ("wc", "laundry", "office")))))
    canteen = to_room("canteen")
    assert to_symbol("rations")["R26"][1] == "parcels"
    shut = Move.parse(usual("hard", table(own, officer(DOORWAY), points=9))).picks[1][0]
    assert canteen[shut] < canteen["R26"]
    free = Move.parse(usual("hard", table(own, officer("W21"), points=9))).picks[1][0]
    assert free in floor("parcels")


def test_equipment_is_taken_as_soon_as_two_men_stand_ready():
    """§3.5: no hard officer waits until all can be taken, with a man in a cell or not."""
    men = " ".join((*floor("chapel")[:2], *floor("store")[:2], *floor("kitchen")[:2], "O10"))
    for last in ("44,20", "cell"):
        assert usual("hard", table(officer(f"{men} {last}", kit=True), points=3, guards="P6")).startswith("equip")


def test_while_some_wait_to_get_out_others_fetch_for_the_next_escape():
    """§3.5: a rope more is taken, and men walk towards rooms of what the next plan lacks."""
    waiting = "O10 P10 T12"
    ready = table(officer(f"{waiting} {floor('store')[0]} {floor('store')[1]}", ROPES, kit=True), points=4, guards="P6")
    assert usual("hard", ready).startswith("equip rope")
    assert "equip" not in verbs_of("normal", ready)
    idle = table(officer(f"{waiting} W21 V20", ROPES, kit=True), points=3, guards="P6")
    assert usual("hard", idle).startswith("move 0.3 ")
    assert not any(text.startswith("move 0.3 ") for text in choices("normal", idle))


def test_a_trade_is_weighed_by_the_steps_that_it_saves():
    """§3.16: a part of the kit is worth much without it, nothing with it."""
    for kit, answer in ((False, "accept 1"), (True, "reject 1")):
        state = table(officer("44,20", "", "part_a"), officer("46,20 48,20", "key", kit=kit), points=5)
        offered = line(state, "trade 1 #part_a table-key")
        assert spelt(offered, B, answer) in choices("hard", offered, B)


def test_trades_come_about_between_hard_officers():
    assert any(
        isinstance(event, Traded)
        for number in range(8)
        for played in game(6, "hard", "hard", number)
        for event in played.step.events
    )


@pytest.mark.parametrize("stock", ["", "rope"])
def test_a_man_who_gets_home_goes_before_another_runs_for_it(stock):
    """§3.10: no Do or die while another way is open, not even in the last turn."""
    state = table(officer("B7 W21", stock, kit=True, escapes=1), points=9, round=40, target=2, rounds=40)
    assert usual("hard", state) == "move 0.0 B5"
    lost = table(officer(f"{DEAD} W21", stock, kit=True, escapes=1), points=9, round=40, target=2, rounds=40)
    assert usual("hard", lost).startswith("move")


@pytest.mark.parametrize(("man", "runs"), [("W21", False), ("X35", True)])
def test_no_do_or_die_without_a_chance(man, runs):
    """§3.10: from the courtyard it succeeds one time in a hundred."""
    state = table(officer(f"{man} {DEAD}", kit=True, escapes=1), points=0, round=40, target=2, rounds=40)
    assert ("dare" in verbs_of("hard", state)) is runs


def test_an_easy_german_keeps_his_guards_until_somebody_is_out():
    """§3.2, §3.12."""
    posted = {len(Move.parse(text).picks[1]) for text in choices("easy", begun(4))}
    assert posted == {2}
    assert all(len(Move.parse(text).picks[1]) > 2 for text in choices("normal", begun(4)))
    indoors = germans(officer("44,20"), guards="AX29", points=8)
    assert not any(text.startswith("post") for text in choices("easy", indoors))


def test_arrests_of_freed_men_are_counted():
    told = [
        occurrences(event for played in game(4, "easy", "hard", number) for event in played.step.events)
        for number in range(2)
    ]
    freed = sum(one["freed"] for one in told)
    assert freed > sum(one["freed and arrested again there"] for one in told) > 0
