"""How few presses a turn in MADRE takes."""

import pytest

from bot.engine.move import Move
from bot.ui.pages import controls
from cogs.alien1979 import data
from tests.contract import reach
from tests.games.alien1979.build import A, C, dead, pawn, table
from tests.games.alien1979.looks import NAMES, said
from tests.lab.bench.presses import presses


def counted(state, text):
    """Count the presses that make the move spelled `text`."""
    seats = len(state.pawns)
    return presses(reach.seated("alien1979", state, seats), A, Move.parse(text), said(names=NAMES[:seats]))


SENDING = [
    ("send 1 oros", table(pawn(), pawn("copas"), dead()), 1),
    ("send 1 bastos", table(pawn(), pawn("copas"), pawn("oros")), 4),
    ("send 4 oros", table(pawn(), *(pawn("copas", "sr") for _ in range(7))), 3),
    ("send 7 oros", table(pawn(codes="rrss"), *(pawn("copas", "sr") for _ in range(6)), pawn("copas", marks=1)), 2),
    ("eject 1 bastos", table(pawn(), pawn("nave"), pawn("oros"), alien="copas", enterer=A), 2),
    ("eject 3 bastos", table(pawn(), *(pawn("nave") for _ in range(4)), *(pawn("oros") for _ in range(3)),
                             alien="copas", enterer=C), 2),
    ("eject 1 bastos", table(pawn(codes="rrss"), pawn("nave"), *(pawn("oros", "sc") for _ in range(6))), 3),
]  # fmt: skip


@pytest.mark.parametrize(("move", "state", "most"), SENDING)
def test_sending_somebody_takes_four_presses_at_most(move, state, most):
    assert counted(state, move) == most


@pytest.mark.parametrize("state", [state for _, state, _ in SENDING])
def test_everything_asked_in_madre_still_stands_in_five_rows(state):
    seated = reach.seated("alien1979", state, len(state.pawns))
    rows = controls.rows(seated, A, None, said(names=NAMES[: len(state.pawns)]))
    menus = [row for row in rows if not isinstance(row, tuple)]
    assert len(rows) <= 5
    assert not any(".0.0" in menu.press and menu.press.rpartition(":")[2].startswith(".") for menu in menus)


@pytest.mark.parametrize(("place", "enterer"), [("copas", None), ("nave", A)])
def test_a_single_target_has_one_button_beside_its_menu(place, enterer):
    seated = reach.seated("alien1979", table(pawn(), pawn(place, "sr"), alien="oros", enterer=enterer), 2)
    rows = controls.rows(seated, A, None, said(names=NAMES[:2]))
    buttons = [button.press for row in rows if isinstance(row, tuple) for button in row]
    assert sum(":send 1 " in press or ":eject 1 " in press for press in buttons) == 1
    assert len(rows) == 3


def test_where_one_sends_somebody_can_be_changed():
    state = table(pawn(), *(pawn("copas") for _ in range(3)))
    assert [counted(state, f"send 3 {place}") for place in ("oros", *(set(data.SECTORS) - {"oros", "copas"}))] == [
        3,
        4,
        4,
    ]


@pytest.mark.parametrize(
    ("state", "label"),
    [
        (table(pawn(codes="rrr"), pawn(), pawn()), "Enter the codes (2)"),
        (table(pawn("nave"), pawn(), pawn(), enterer=A), "Start the countdown (2)"),
    ],
)
def test_what_one_has_worked_for_is_green(state, label):
    rows = controls.rows(reach.seated("alien1979", state, 3), A, None, said(names=NAMES[:3]))
    buttons = [button for row in rows if isinstance(row, tuple) for button in row]
    assert [button.label for button in buttons if button.style == "good"] == [label]
