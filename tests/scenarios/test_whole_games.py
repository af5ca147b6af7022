"""Whole games from the slash command to the rematch."""

from __future__ import annotations

import pytest

from tests.scenarios.players import Player, World, answer, labels, play_out, sit_down, text


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_two_members_play_a_whole_game(world: World, ana: Player, ben: Player, seed: int) -> None:
    told = await ana.slash("fugitive new", roles="host_fugitive", bonus_pass="yes", pace=0)
    assert "Table 1 is open" in told
    assert "Fugitive: your hand will come here." in text(ana.inbox[-1])
    assert labels(world.board) == ["Join", "Leave", "Options", "Start needs 1 more", "Add computer"]
    assert "You are in" in answer(await ben.press(world.board, "Join"))
    assert "Fugitive, table 1: your hand will come here." in text(ben.inbox[-1])
    await ana.press(world.board, "Start")
    assert text(ana.hand).startswith("Fugitive, round 1: your turn")
    assert text(ben.hand).startswith("Marshal, round 1: waiting")
    await play_out(world, [ana, ben], seed)
    assert world.over, text(world.board)
    assert world.pings == []
    assert "Every shuffle and move agrees" in answer(await ben.press(world.board, "Verify"))
    assert "open for a rematch" in answer(await ben.press(world.board, "Rematch"))
    assert "Ben** · host" in text(world.board)
    await ana.press(world.board, "Join")
    await ben.press(world.board, "Start")
    assert "You are the Fugitive" in text(ben.hand)
    assert "You are the Marshal" in text(ana.hand)
