"""What everybody sees, and what only one does: docs/rules/alien1979.md §3.1."""

import pytest

from tests.games.alien1979.build import A, B, C, card, knowing, pawn, seen, table

PUBLIC = [
    "strict",
    "first",
    "alien",
    "discards",
    "phase",
    "turn",
    "points",
    "round",
    "owed",
    "enterer",
    "shown",
    "countdown",
    "result",
]

DISCARDS = (card("1 oros"), card("3 copas"), card("4 oros"))


def position():
    pawns = (pawn("copas", "rs", marks=2), pawn("oros", "ccr", shielded=True), pawn("nave"))
    state = table(*pawns, lying={"copas": "ssr", "bastos": "c"}, discards=DISCARDS, points=1, round=7, first=C)
    return knowing(state, A, "copas", "s")


@pytest.mark.parametrize("viewer", [None, A, B, C])
def test_what_is_public_is_seen_by_all(viewer):
    state, view = position(), seen(position(), viewer)
    for name in PUBLIC:
        assert getattr(view, name) == getattr(state, name)
    assert (view.deck_size, view.lying, view.card) == (len(state.deck), (1, 0, 0, 3), card("4 oros"))
    for shown, there in zip(view.pawns, state.pawns, strict=True):
        assert (shown.place, shown.marks, shown.weapon, shown.shielded, shown.fate, shown.count) == (
            *(there.place, there.marks, there.weapon, there.shielded, there.fate),
            len(there.codes),
        )
    assert (view.capacity, view.aboard, view.at("oros")) == (1, (C,), (B,))


def test_hands_and_memories_are_seen_by_their_owners():
    state = position()
    for viewer in (None, A, B, C):
        view = seen(state, viewer)
        assert [s for s in (A, B, C) if view.pawns[s].codes is not None] == [s for s in (A, B, C) if s == viewer]
        assert view.own == (() if viewer is None else state.pawns[viewer].codes)
        assert view.known[3] == (("sota",) if viewer == A else ())
