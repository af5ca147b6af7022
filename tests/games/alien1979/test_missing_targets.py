"""A sector that is missing from a choice: the hand says why (docs/rules/alien1979.md §3.5 B5)."""

import pytest

from bot.engine.move import Move
from bot.ui.pages import controls
from bot.ui.pages.hand import hand_page
from storage.records.tables import Draft
from tests.contract.reach import seated
from tests.games.alien1979.build import A, pawn, table

THROWN = table(pawn(), pawn("nave"), alien="bastos", enterer=A)


@pytest.mark.parametrize(("language", "line"), [
    ("en", "-# The Alien is in Clubs, so you can't throw a player out there."),
    ("es", "-# El Alien está en Bastos: no puedes echar a nadie allí."),
])  # fmt: skip
def test_the_sector_of_the_alien_is_missing_for_whom_one_throws_out(language, line):
    at_table = seated("alien1979", THROWN, 2)
    draft = Draft(at_table.token(A), "eject 1")
    assert line in hand_page(at_table, A, draft, (), language).lines
    assert line not in hand_page(at_table, A, None, (), language).lines


def test_nothing_is_said_where_nothing_is_missing():
    """Where somebody sent elsewhere is already needs no words."""
    at_table = seated("alien1979", table(pawn(), pawn("oros"), alien="bastos"), 2)
    assert controls.missing_targets(at_table, A, Move("send", (("1",),)), at_table.say()) == ()
    assert controls.missing_targets(at_table, A, None, at_table.say()) == ()
