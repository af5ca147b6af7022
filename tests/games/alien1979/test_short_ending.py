"""The house rule *Short ending* (docs/rules/alien1979.md R28)."""

from msgspec.structs import replace

from cogs.alien1979 import data
from cogs.alien1979.events import Ejected
from cogs.alien1979.rules.game import GAME
from tests.games.alien1979.build import A, B, C, D, do, pawn, reveal, table, verbs
from tests.games.alien1979.test_policy import choices


def crowded():
    """A is in MADRE, B entered the codes and is aboard with C; D is outside."""
    state = table(pawn(), pawn(data.NAVE), pawn(data.NAVE), pawn("bastos"), enterer=B, short_ending=True)
    return replace(state, shown=("rey",) * 3)


def thrown_before(*seats):
    state = crowded()
    pawns = tuple(replace(pawn, thrown=seat in seats) for seat, pawn in enumerate(state.pawns))
    return replace(state, pawns=pawns)


def test_the_first_time_costs_what_it_always_does():
    step = do(crowded(), "eject 1 copas")
    assert step.state.pawns[B].thrown
    assert not step.state.pawns[A].owes
    assert [event.again for event in step.events if isinstance(event, Ejected)] == [False]
    assert reveal(step.state, "6 copas", by=A).state.points == data.POINTS


def test_again_costs_a_point_of_the_next_turn():
    step = do(thrown_before(B), "eject 1 copas")
    assert step.state.pawns[A].owes
    assert [event.again for event in step.events if isinstance(event, Ejected)] == [True]
    turn = reveal(step.state, "6 copas", by=A).state
    assert turn.points == data.POINTS - 1
    assert not turn.pawns[A].owes
    assert "eject" not in verbs(turn, A)
    assert {"arm", "send", "go"} <= set(verbs(turn, A))
    assert reveal(turn, "6 copas", by=A).state.points == data.POINTS


def test_it_counts_whoever_threw_the_player_out_before():
    assert do(thrown_before(B), "eject 1 copas").state.pawns[A].owes
    assert not do(thrown_before(B), "eject 2 copas").state.pawns[A].owes


def test_it_is_off_unless_the_lobby_says_otherwise():
    option = next(option for option in GAME.options if option.name == "short_ending")
    assert option.default == "no"
    state = do(replace(thrown_before(B), short_ending=False), "eject 1 copas").state
    assert not state.pawns[A].owes


def test_everybody_sees_who_owes_a_point_and_who_was_thrown_out():
    state = do(thrown_before(B), "eject 1 copas").state
    for viewer in (None, A, C):
        view = GAME.view(state, viewer)
        assert view.pawns[A].owes
        assert view.pawns[B].thrown


def test_hard_throws_out_somebody_new_rather_than_the_same_again():
    """Of two players aboard, both unarmed, it takes the one that costs less."""
    seats = (pawn(weapon=True), pawn("copas"), pawn(data.NAVE), pawn(data.NAVE), pawn("bastos"))
    state = table(*seats, enterer=B, countdown=4, short_ending=True)
    for before, whom in ((C, D), (D, C)):
        pawns = tuple(replace(one, thrown=seat == before) for seat, one in enumerate(state.pawns))
        assert choices("hard", replace(state, pawns=pawns)) == {f"eject {whom} bastos"}
