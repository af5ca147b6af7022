"""Whole games from the slash command to the rematch, by pressing whatever is offered."""

from __future__ import annotations

import random
import re

import pytest

from bot.table.lobby import REMATCH
from tests.ui.answer import answer
from tests.ui.messages import labels, leads_on, seen, text
from tests.ui.player import Player, play_out, sit_down
from tests.ui.world import World


@pytest.mark.parametrize("seed", [6, pytest.param(31, marks=pytest.mark.long)])
async def test_two_members_play_a_whole_game(world: World, ana: Player, ben: Player, seed: int) -> None:
    told = await ana.slash("fugitive new", roles="host_fugitive", bonus_pass="yes", pace=0)
    assert "Table 1 is open" in told
    assert "Fugitive: your hand will come here." in text(ana.inbox[-1])
    above = ["Join", "Leave", "Options", "Start (1 player missing)", "Fill with computers and start"]
    presets = ["Quick game", "Second edition (helps the Fugitive)", "House events"]
    below = ["Table settings …", "Rules", "Fair deal ✓", "En español", "Ping me when …", "More options", "Add computer"]
    assert labels(world.board) == [*above, *presets, *below]
    assert "You're in" in answer(await ben.press(world.board, "Join"))
    assert "Fugitive, table 1: your hand will come here." in text(ben.inbox[-1])
    (sealed,) = (held for each in world.public for held in world.files(each).values())
    (seal,) = re.findall("[0-9a-f]{64}", sealed)
    await ana.press(world.board, "Start")
    assert text(ana.hand).startswith("Fugitive, table 1: your turn")
    assert text(ben.hand).startswith("Fugitive, table 1: waiting for Ana")
    await play_out([ana, ben], seed)
    assert world.over, await world.words()
    assert world.pings == []
    assert [sum(bool(each["embeds"]) for each in player.inbox) for player in (ana, ben)] == [1, 1]
    assert leads_on(ana.hand)
    assert leads_on(ben.hand)
    told = next(each for each in reversed(world.public) if leads_on(each) and each["content"])
    assert told["content"] == f"<@{ana.id}> <@{ben.id}>"
    seen(text(told), "The turning point: ", "**Row** 0 → ", "**Hands** ", " moves in ")
    log = answer(await ana.press(told, "Log"))
    seen(log, "Log of table 1", "**Round ", "You drew ", "Ben drew ")
    checked = answer(await ben.verify(world.board))
    assert "Every shuffle and move agrees" in checked
    assert f"the secret with the seal `{seal}`" in checked
    assert "open for the next game" in answer(await ben.press(world.board, "Again"))
    assert "Ben** · host" in (await world.words())
    await world.restart()
    assert world.table.record.reason == REMATCH
    assert "your hand will come here" not in text(ben.inbox[-1]), "a hand of today has proved the way"
    await ana.press(world.board, "Join")
    await ben.press(world.board, "Start")
    assert "You are the Fugitive" in text(ben.hand)
    assert "You are the Marshal" in text(ana.hand)


async def test_with_closed_direct_messages_my_hand_alone_suffices(world: World) -> None:
    ana, ben = world.join("Ana"), world.join("Ben")
    for player in (ana, ben):
        world.close_dms(player)
    told = await ana.slash("fugitive new", pace=0)
    assert "Your direct messages are closed, so press My hand" in told
    assert "Your direct messages are closed" in answer(await ben.press(world.board, "Join"))
    assert (await world.words()).count("opens their hand under the board") == 2
    await ana.press(world.board, "Start")
    await play_out([ana, ben], 29, by_hand=True)
    assert world.over, await world.words()
    assert ana.inbox == ben.inbox == []


async def test_direct_messages_closed_in_the_middle_change_only_the_way(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben)
    await play_out([ana, ben], 12, turns=4)
    world.close_dms(ana)
    world.close_dms(ben)
    await play_out([ana, ben], 12, by_hand=True)
    assert world.over
    assert "Every shuffle and move agrees" in answer(await ana.verify(world.board))


async def test_a_restart_in_the_middle_keeps_the_old_buttons(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben)
    chance = random.Random(3)
    for _ in range(5):
        for player in (ana, ben):
            await player.take_turn(player.hand, chance)
    before = [world.board, ana.hand, ben.hand]
    sent = len(world.requests)
    await world.restart()
    assert [request.path for request in world.requests[sent:] if "messages" in request.path] == []
    assert [text(message) for message in (world.board, ana.hand, ben.hand)] == [text(message) for message in before]
    mover = ana if world.table.asks(ana.seat) else ben
    panel = before[1] if mover is ana else before[2]
    version = world.table.record.version
    assert await mover.take_turn(panel, chance)
    assert world.table.record.version == version + 1
    await play_out([ana, ben], 3)
    assert world.over
    await world.restart()
    assert "Every shuffle and move agrees" in answer(await ben.verify(world.board))


async def test_a_restart_in_the_lobby(world: World, ana: Player, ben: Player) -> None:
    await ana.slash("fugitive new")
    lobby = world.board
    await world.restart()
    await ben.press(lobby, "Join")
    await ana.press(lobby, "Start")
    assert "is choosing the first hideout" in (await world.words())


async def test_a_choice_half_made_survives_a_restart(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive")
    await ana.choose(ana.hand, "Hide at", "2")
    await world.restart()
    await ana.press(ana.hand, "Hide at 2")
    assert "**Row** 0 → ?" in (await world.words())


@pytest.mark.parametrize(
    ("level", "role"),
    [
        ("easy", "host_fugitive"),
        pytest.param("normal", "host_marshal", marks=pytest.mark.long),
        pytest.param("hard", "random", marks=pytest.mark.long),
    ],
)
async def test_a_person_plays_the_computer_to_the_end(world: World, ana: Player, level: str, role: str) -> None:
    await ana.slash("fugitive new", roles=role, pace=0)
    await ana.choose(world.board, "Add computer", level)
    assert f"Mabel · computer, {level}" in (await world.words())
    await ana.press(world.board, "Start")
    await play_out([ana], 4)
    assert world.over, await world.words()
    assert "Every shuffle and move agrees" in answer(await ana.verify(world.board))
    await ana.press(world.board, "Again")
    assert f"computer, {level}" in (await world.words())
    await ana.press(world.board, "Start")
    assert text(ana.hand)
