"""How hard computers spend both points of a turn while the codes are hidden (docs/rules/alien1979.md §7 item 2)."""

import pytest
from msgspec.structs import replace

from bot.engine.playout import game_seed, playout
from bot.engine.record import TABLE
from cogs.alien1979 import data
from cogs.alien1979.events import Revealed
from cogs.alien1979.policy import POLICIES
from cogs.alien1979.rules.game import GAME
from tests.games.alien1979.build import A, do, pawn, table
from tests.games.alien1979.test_policy import OPTIONS, choices

ALL = {"bastos": "scr", "espadas": "scr", "oros": "scr", "copas": "scr"}


@pytest.mark.parametrize(("out", "move"), [(2, "go"), (3, "stop"), (5, "stop")])
def test_three_of_a_big_table_look_for_codes_and_the_others_stay(out, move):
    """Whoever stays is safe, and those who are out find more codes: so nobody gains by never going."""
    others = [pawn("copas") for _ in range(out)] + [pawn() for _ in range(7 - out)]
    state = table(pawn(weapon=True), *others, alien="espadas", lying=ALL, strict=True)
    assert {text.split()[0] for text in choices("hard", state)} == {move}


def test_nobody_stays_with_codes_that_others_may_need():
    others = [pawn("copas") for _ in range(5)]
    state = table(pawn(codes="sc", weapon=True), *others, alien="espadas", lying={"bastos": "scr"}, strict=True)
    assert {text.split()[0] for text in choices("hard", state)} == {"go"}


def test_who_stays_is_at_the_door_first():
    """Four codes have come home and will be entered: with a weapon it goes out, before those who wait for that."""
    others = [pawn(codes="sscc"), *(pawn("copas") for _ in range(3)), *(pawn() for _ in range(3))]
    state = table(pawn(weapon=True), *others, alien="espadas", lying={"bastos": "rr"}, strict=True)
    assert {text.split()[0] for text in choices("hard", state)} == {"go"}
    assert choices("hard", replace(state, pawns=(pawn(), *others))) == {"arm"}
    three = replace(state, pawns=(state.pawns[A], pawn(codes="ssc"), *others[1:]))
    assert choices("hard", three) == {"stop"}


def test_with_four_marks_it_does_not_walk_to_the_codes_and_back():
    """It went to the nine codes in Clubs with its first point and found that too dangerous with its last."""
    others = [pawn() for _ in range(7)]
    state = table(pawn("copas", marks=4), *others, alien="espadas", lying={"bastos": "sssccrrrr"}, strict=True)
    first = choices("hard", state)
    for move in first:
        if move.startswith("go "):
            after = do(state, move).state
            assert "go copas" not in choices("hard", after)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_no_turn_of_a_game_leads_to_a_place_and_back(seats):
    been = set()
    before = None
    for played in playout(GAME, seats, OPTIONS | {"strict": "yes"}, game_seed("trips", seats), [POLICIES["hard"]]):
        if played.seat != TABLE and played.move.verb == "go":
            been.add(before.pawns[played.seat].place)
            assert played.move.picks[0][0] not in been
        if any(isinstance(event, Revealed) for event in played.step.events):
            been = set()
        before = played.step.state


def test_a_finished_hand_is_kept_from_odd_cards_until_it_can_go_home():
    """With one point left it stands where no odd card of the suit is to come."""
    gone = tuple((rank, "bastos") for rank in sorted(data.ODD))
    others = [pawn() for _ in range(7)]
    state = table(pawn("copas", "sscc"), *others, alien="espadas", discards=gone, points=1, strict=True)
    assert choices("hard", state) == {"go bastos"}
    assert choices("hard", replace(state, points=2)) == {"go madre"}
