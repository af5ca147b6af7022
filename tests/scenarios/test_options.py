"""The options of a lobby: boxes to tick, and presets that set all of them with one press."""

from __future__ import annotations

import pytest

from tests.ui.answer import answer
from tests.ui.messages import chosen_in, find, labels, text
from tests.ui.player import Player
from tests.ui.world import World

FIRST = "First game: no additional rules"

ALL = ("informer", "negotiation", "exchange", "joint")

NUMBERS = {"special_face": "2", "fourth_die": "table", "fifth_die": "table"}
"""Options that are asked last, and told only where they are not as by default."""

QUIET = NUMBERS | dict.fromkeys(("information", "quiet_night", "short", "call_it"), "no")

ASKED = {name: [value] for name, value in NUMBERS.items()}


@pytest.fixture
async def lobby(world: World, ana: Player, ben: Player) -> World:
    await ana.slash("stalag17 new", joint_escape="no", pace=300)
    return world


def options(world: World) -> dict[str, str]:
    """Give the options as the table has them."""
    (table,) = world.bot.tables
    return dict(table.record.options)


async def test_five_yes_or_no_are_one_question(lobby: World, ana: Player) -> None:
    form = await ana.press(lobby.board, "Options")
    assert form.form is not None
    assert chosen_in(form.form) == {"switches": ["informer", "negotiation", "exchange", "talk"], "pace": ["300"]}
    await ana.submit(form, switches=["joint", "tie_break"], pace=["0"])
    assert options(lobby) == {**dict.fromkeys(ALL, "no"), "joint": "yes", "tie_break": "yes"} | QUIET
    shown = text(lobby.board)
    assert "Options switched on: **Joint escape and Tie-break**" in shown
    assert "Informer" not in shown
    assert "Time for a turn: **no limit**" in shown


async def test_nothing_ticked_is_all_off(lobby: World, ana: Player) -> None:
    form = await ana.press(lobby.board, "Options")
    await ana.submit(form, switches=[], pace=["300"])
    assert options(lobby) == dict.fromkeys((*ALL, "tie_break"), "no") | QUIET
    assert "Options switched on: **none**" in text(lobby.board)


async def test_a_quiet_option_is_told_where_it_was_changed_and_stays_under_a_preset(lobby: World, ana: Player) -> None:
    assert "Special face" not in text(lobby.board)
    assert "object die" not in text(lobby.board)
    form = await ana.press(lobby.board, "More options")
    assert form.form is not None
    assert chosen_in(form.form) == {"switches": ["watch"], "show": ["show"], **ASKED}
    await ana.submit(form, switches=["information"], show=["party"], **ASKED | {"special_face": ["0"]})
    assert options(lobby)["informer"] == "yes"
    assert (lobby.table.record.watch, lobby.table.record.show) == (False, "party")
    assert "Show: **party: the whole show**" in text(lobby.board)
    await ana.press(lobby.board, FIRST)
    assert "Special face of the dice: **blank**" in text(lobby.board)
    assert "Options switched on: **Wild information**" in text(lobby.board)


async def test_the_first_game_is_one_press_of_the_host(lobby: World, ana: Player, ben: Player) -> None:
    above = ["Join", "Leave", "Options", "Start (1 player missing)", "Fill with computers and start"]
    assert labels(lobby.board)[:7] == [*above, "Quick game", FIRST]
    assert answer(await ben.press(lobby.board, FIRST)) == "Only the host can do that."
    assert options(lobby)["informer"] == "yes"
    told = answer(await ana.press(lobby.board, FIRST))
    assert told == f"The options of this table are now set to: {FIRST}."
    assert options(lobby) == dict.fromkeys((*ALL, "tie_break"), "no") | QUIET
    assert "Time for a turn: **5 minutes (live, with a time bank)**" in text(lobby.board)
    assert find(lobby.board, FIRST).get("disabled")
    form = await ana.press(lobby.board, "Options")
    await ana.submit(form, switches=["informer"], pace=["300"])
    assert not find(lobby.board, FIRST).get("disabled")
    await ana.press(lobby.board, "All additional rules")
    assert options(lobby)["informer"] == options(lobby)["joint"] == "yes"


async def test_a_preset_that_is_none_or_comes_too_late(lobby: World, ana: Player, ben: Player) -> None:
    assert await ana.forge(lobby.board, "e1:preset:1:-::last_game") == "That option doesn't exist."
    await ben.press(lobby.board, "Join")
    await ana.press(lobby.board, "Start")
    assert await ana.forge(lobby.board, "e1:preset:1:-::first_game") == "The game has started."
    assert options(lobby)["informer"] == "yes"
