"""What the colours of buttons recommend in Escape from Colditz, and which usual targets a hand explains."""

import pytest

from bot.engine.move import Move
from bot.ui.pages.controls import missing_targets, rows
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.rules.castle.prisoner_paths import STEPS
from tests.contract.reach import seated
from tests.games.colditz.build import floor, germans, officer, table

KITCHEN = floor("kitchen")
SEARCH = Move("search", (("kitchen",), ("g0",)))


@pytest.mark.parametrize(("have", "colour"), [("rope", "next"), ("", "plain")])
def test_search_that_takes_nobody_is_not_blue(have, colour):
    state = germans(officer(f"{KITCHEN[0]} 44,20", have), officer("46,20"), guards="58,20", points=9, hand="search")
    desk = seated("colditz", state, 3)
    shown = [row for row in rows(desk, state.german, SEARCH, desk.say("en")) if isinstance(row, tuple)]
    (button,) = [button for row in shown for button in row if ":go:" in button.press]
    assert button.style == colour


def test_man_whom_others_shut_in_cannot_move():
    corner = min(SPACES, key=lambda place: (len(STEPS[place]) if STEPS[place] else 99, place))
    around = " ".join({near for near, *_ in STEPS[corner]})
    desk = seated("colditz", table(officer(f"{corner} 44,20"), officer(around), points=5), 3)
    (line,) = missing_targets(desk, 0, Move("move"), desk.say("en"))
    assert line.endswith("That man has no way out: every space around him is taken, or you don't have enough points.")
