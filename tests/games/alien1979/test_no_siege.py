"""The house rule *No siege* (docs/rules/alien1979.md R27)."""

from msgspec.structs import replace

from cogs.alien1979 import data
from cogs.alien1979.rules.game import GAME
from cogs.alien1979.state import Passage
from tests.games.alien1979.build import A, B, C, do, key, pawn, table, verbs
from tests.games.alien1979.test_policy import verbs_of

MEDDLING = {"force", "send", "eject"}


def besieged(**more):
    return table(pawn(), pawn("copas", "sc"), pawn("bastos", "r"), no_siege=True, **more)


def test_what_is_done_to_another_is_done_once_before_leaving_madre():
    state = do(besieged(), "force 2").state
    assert state.pawns[A].meddled
    assert not MEDDLING & set(verbs(state, A))
    for move in ("force 1", "send 1 oros"):
        assert key(state, move) == "no_siege"
    out = do(state, "go oros").state
    assert not out.pawns[A].meddled
    back = replace(out, turn=A, points=2, phase="act", pawns=(replace(out.pawns[A], place=data.MADRE), *out.pawns[1:]))
    assert {"force", "send"} <= set(verbs(back, A))


def test_to_throw_somebody_out_counts_as_well():
    state = table(pawn(), pawn(data.NAVE), pawn(data.NAVE), pawn(), no_siege=True, enterer=B)
    after = replace(do(state, "eject 2 bastos").state, turn=A, points=2, phase="act")
    assert "eject" not in verbs(after, A)


def test_it_is_off_unless_the_lobby_says_otherwise():
    option = next(option for option in GAME.options if option.name == "no_siege")
    assert option.default == "no"
    state = do(replace(besieged(), no_siege=False), "send 1 oros").state
    assert {"force", "send"} <= set(verbs(state, A))


def test_hard_enters_at_once_where_nobody_can_bar_it_for_long():
    """With one seat it waits for others to enter, but for this rule."""
    state = table(pawn(codes="rrr", weapon=True), pawn(), no_siege=True, trail=(Passage(A, "espadas", False),))
    assert verbs_of("hard", state) == {"enter"}
    assert verbs_of("hard", replace(state, no_siege=False)) == {"stop"}


def test_everybody_sees_who_has_done_so():
    state = do(besieged(), "send 1 oros").state
    assert [GAME.view(state, viewer).pawns[A].meddled for viewer in (None, A, C)] == [True] * 3
