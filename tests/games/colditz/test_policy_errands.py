"""How hard officers waste no time indoors and deal with each other, and how careless easy players are
(docs/rules/colditz.md §3.5, §3.6, §3.10, §3.12, §3.16, §9)."""

import pytest

from bot.engine.move import Move
from cogs.colditz.balance import occurrences
from cogs.colditz.events.trades import Traded
from cogs.colditz.rules.castle.board import ROLL_CALL
from cogs.colditz.rules.castle.distances import to_room, to_symbol
from cogs.colditz.state import DEAD
from tests.games.colditz.build import B, begun, do, floor, germans, line, officer, spelt, table, where
from tests.games.colditz.thinking import choices, game, usual

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


def test_who_takes_equipment_forms_up_nearest_to_what_comes_next():
    """§3.5: places in the roll-call zone are of the officer's choice; cutters are missing after the ropes."""
    chapel = " ".join(floor("chapel")[:2])
    state = table(officer(f"{chapel} O10", "rope", kit=True), points=1)
    text = usual("hard", state)
    assert text.startswith("equip rope")
    after = do(state, text).state
    steps = to_symbol("cutters")
    nearest = sorted(steps[place][0] for place in ROLL_CALL)[:2]
    assert sorted(steps[where(after, man)][0] for man in ("0.0", "0.1")) == nearest


def test_a_trade_is_weighed_by_the_steps_that_it_saves():
    """§3.16: a part of the kit is worth much without it, nothing with it."""
    for kit, answer in ((False, "accept 1"), (True, "reject 1")):
        state = table(officer("44,20", "", "part_a"), officer("46,20 48,20", "key", kit=kit), points=5)
        offered = line(state, "trade 1 #part_a table-key")
        assert spelt(offered, B, answer) in choices("hard", offered, B)


def test_trades_come_about_between_hard_officers():
    made = sum(
        isinstance(event, Traded)
        for number in range(8)
        for played in game(6, "hard", "hard", number)
        for event in played.step.events
    )
    assert made >= 1


@pytest.mark.parametrize("stock", ["", "rope"])
def test_a_man_who_gets_home_goes_before_another_runs_for_it(stock):
    """§3.10: no Do or die while another way is open, not even in the last turn."""
    state = table(officer("B7 W21", stock, kit=True, escapes=1), points=9, round=40, target=2, rounds=40)
    assert usual("hard", state) == "move 0.0 B5"
    lost = table(officer(f"{DEAD} W21", stock, kit=True, escapes=1), points=9, round=40, target=2, rounds=40)
    assert usual("hard", lost).startswith("move")


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
