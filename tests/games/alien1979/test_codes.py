"""Taking codes, the full hand, and what one knows of the sectors: docs/rules/alien1979.md A5, R4, R5."""

import pytest
from msgspec.structs import replace

from bot.engine.move import NOT_NOW
from cogs.alien1979.events import Idle, PutDownCode, Revealed, Swapped, Took, TookCode
from tests.games.alien1979.build import (
    A,
    B,
    C,
    asked,
    do,
    event,
    holds,
    key,
    knowing,
    knows,
    leave,
    lies,
    line,
    offered,
    pawn,
    reveal,
    seen,
    table,
    time_out,
    told,
    verbs,
)


@pytest.mark.parametrize(("drawn", "code"), [(0, "sota"), (1, "caballo"), (2, "rey")])
def test_a_code_is_taken_at_random_and_unseen(drawn, code):
    """A5, R4."""
    step = do(table(pawn("copas"), pawn("copas"), lying={"copas": "scr"}), "take", [drawn])
    assert holds(step.state, A) == code[0]
    assert sorted(lies(step.state, "copas") + code[0]) == sorted("scr")
    assert told(step) == told(step, B) == (Took,)
    assert event(step, Took) == Took(who=A, sector="copas")
    assert event(step, TookCode) == TookCode(who=A, code=code, to=(A,))
    assert (seen(step.state, B).pawns[A].count, seen(step.state, B).pawns[A].codes) == (1, None)
    assert seen(step.state, A).own == (code,)


def test_two_codes_in_one_turn():
    """§3.5: the same action may be taken twice."""
    step = do(do(table(pawn("copas"), pawn(), lying={"copas": "sr"}), "take", [0]).state, "take", [0])
    assert (holds(step.state, A), lies(step.state, "copas"), step.state.turn) == ("sr", "", B)


def test_a_code_is_taken_only_where_one_lies():
    """A5."""
    state = table(pawn("copas"), pawn(), lying={"oros": "sr"})
    assert key(state, "take") == "no_codes_here"
    assert "take" not in verbs(state)
    for place in ("madre", "nave"):
        assert key(table(pawn(place), pawn(), lying={"oros": "sr"}), "take") == "only_in_sectors"


def test_no_codes_are_taken_once_they_are_entered():
    """§3.6."""
    assert key(table(pawn("copas"), pawn(), enterer=B), "take") == "entered"


@pytest.mark.parametrize("strict", [False, True])
def test_15_a_hand_never_rests_above_4(strict):
    """§4 test 15, R5: a swap, or a refusal under the strict limit."""
    state = table(pawn("copas", "sscc"), pawn(), lying={"copas": "r"}, strict=strict)
    if strict:
        assert key(state, "take") == "hand_full"
        assert "take" not in verbs(state)
        return
    after = do(do(state, "take", [0]).state, "back sota").state
    assert (holds(after, A), lies(after, "copas")) == ("sccr", "s")


def test_15_the_strict_limit_allows_a_fourth():
    """§4 test 15, R5."""
    state = table(pawn("copas", "scc"), pawn(), lying={"copas": "r"}, strict=True)
    assert holds(do(state, "take", [0]).state, A) == "sccr"


def test_44_one_of_five_goes_back():
    """§4 test 44."""
    state = table(pawn("copas", "ccrr"), pawn("copas"), lying={"copas": "s"})
    step = do(state, "take", [0])
    assert (asked(step.state), offered(step.state, "back")) == ((A,), ("sota", "caballo", "rey"))
    ends = [do(step.state, f"back {code}") for code in ("sota", "caballo", "rey")]
    for end in ends:
        assert (len(end.state.pawns[A].codes), len(end.state.lying[3]), end.state.points) == (4, 1, 1)
        assert told(end) == told(end, B) == (Swapped,)
        assert event(end, Swapped) == Swapped(who=A, sector="copas")
        assert told(end, A) == (Swapped, PutDownCode)
    assert len({seen(end.state, B) for end in ends}) == len({seen(end.state) for end in ends}) == 1
    assert [lies(end.state, "copas") for end in ends] == ["s", "c", "r"]


def test_44_late_the_default_goes_back_and_the_turn_is_over():
    """§4 test 44, R18."""
    state = do(table(pawn("copas", "ccrr"), pawn(), lying={"copas": "s"}), "take", [0]).state
    step = time_out(state)
    assert (holds(step.state, A), lies(step.state, "copas")) == ("ccrr", "s")
    assert told(step)[:3] == (Idle, Swapped, Revealed)
    assert asked(step.state) == (B,)


def test_a_swap_with_the_last_point_ends_the_turn_once_it_is_done():
    """A5, §3.3 phase 4."""
    state = do(line(table(pawn("oros", "ccrr"), pawn(), lying={"copas": "s"}), "go copas"), "take", [0]).state
    assert (state.turn, asked(state)) == (A, (A,))
    assert do(state, "back rey").state.turn == B


def test_during_a_swap_nothing_else_is_possible():
    """R5."""
    state = do(table(pawn("copas", "ccrr"), pawn(), lying={"copas": "s"}), "take", [0]).state
    for text in ("stop", "take", "go oros", "lose rey"):
        assert key(state, text) == NOT_NOW.key
    state = do(table(pawn("copas", "cccr"), pawn(), lying={"copas": "c"}), "take", [0]).state
    assert offered(state, "back") == ("caballo", "rey")
    assert key(state, "back sota") == "not-offered"


def test_two_swaps_in_one_turn():
    """§3.5: the same action may be taken twice."""
    state = do(table(pawn("copas", "ccrr"), pawn(), lying={"copas": "s"}), "take", [0]).state
    state = do(do(state, "back caballo").state, "take", [0]).state
    assert do(state, "back sota").state.turn == B


def test_what_one_took_oneself_is_known_to_be_gone():
    """R4: the sector is as good as shuffled."""
    state = knowing(table(pawn("copas"), pawn("copas"), lying={"copas": "ccr"}), A, "copas", "cr")
    assert knows(do(state, "take", [2]).state, A, "copas") == "c"
    assert knows(do(state, "take", [0]).state, A, "copas") == "r"


def test_what_another_took_may_have_been_any():
    """R4: one of each rank may be gone."""
    state = knowing(table(pawn("copas"), pawn("copas"), lying={"copas": "ccrs"}), B, "copas", "ccr")
    assert {knows(do(state, "take", [drawn]).state, B, "copas") for drawn in range(4)} == {"c"}


def test_a_code_of_an_unknown_rank_leaves_ones_memory_alone():
    """R4."""
    state = knowing(table(pawn("copas"), pawn(), lying={"copas": "rs"}), A, "copas", "r")
    assert knows(do(state, "take", [0]).state, A, "copas") == "r"
    other = knowing(table(pawn("copas"), pawn(), lying={"copas": "s"}), B, "oros", "r")
    assert knows(do(other, "take", [0]).state, B, "oros") == "r"


def test_who_puts_back_in_a_swap_knows_what_lies_there():
    """R5."""
    state = do(table(pawn("copas", "ccrr"), pawn(), lying={"copas": "sc"}), "take", [0]).state
    assert knows(do(state, "back rey").state, A, "copas") == "r"


def test_memory_ends_when_the_codes_are_entered():
    """§3.6."""
    state = knowing(table(pawn("madre", "rrr"), pawn(), lying={"copas": "cc"}), B, "copas", "c")
    state = do(state, "enter").state
    assert knows(state, B, "copas") == ""
    state = leave(state, A, [0] * 11).state
    assert (lies(state, "copas") != "", knows(state, B, "copas")) == (True, "")


def test_the_dead_remember_nothing():
    """§3.7: the dead see the public view only."""
    state = knowing(table(pawn("oros", "s", marks=4), pawn(), pawn(), lying={"copas": "cc"}), A, "copas", "c")
    state = reveal(state, "2 oros").state
    assert knows(state, A, "copas") == ""
    public, mine = seen(state), seen(state, A)
    assert mine.own == ()
    assert replace(mine, viewer=None, pawns=(public.pawns[A], *mine.pawns[B:])) == public
    assert asked(state) == (B,)


def test_codes_of_the_dead_are_not_remembered_by_others():
    """R13: they were put down face-down."""
    state = reveal(table(pawn("oros", "s", marks=4), pawn("oros"), pawn()), "2 oros").state
    assert [knows(state, seat, "oros") for seat in (A, B, C)] == ["", "", ""]
    assert lies(state, "oros") == "s"
