"""Whole games over real HTTP and WebSocket, by pressing what is offered."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.ui.clicker import take_turn
from tests.ui.lab import Lab, Player, component, components, says, text


async def begin(lab: Lab, **options: str) -> None:
    await lab.ana.slash("fugitive new", **options)
    await lab.ben.press(lab.ben.board, "Join")
    await lab.ana.press(lab.ana.board, "Start")


def over(lab: Lab) -> bool:
    return says(components(lab.ana.board)[0]) == "Rematch"


async def play_on(lab: Lab, players: list[Player], chance: random.Random, turns: int = 400) -> None:
    for _ in range(turns):
        if over(lab):
            return
        for player in players:
            await take_turn(player, player.hand, chance)


@pytest.mark.parametrize("seed", range(2))
async def test_two_people_play_a_whole_game(lab: Lab, seed: int) -> None:
    await begin(lab, bonus_pass="yes")
    await play_on(lab, [lab.ana, lab.ben], random.Random(seed))
    assert over(lab), text(lab.ana.board)
    answer = await lab.ben.press(lab.ben.board, "Verify")
    assert "Every shuffle and move agrees" in text(answer.followups[-1])
    await lab.ben.press(lab.ben.board, "Rematch")
    assert "Ben** · host" in text(lab.ben.board)


async def test_a_person_plays_against_the_computer(lab: Lab) -> None:
    await lab.ana.slash("fugitive new", roles="host_marshal")
    await lab.ana.press(lab.ana.board, "Add computer", "hard")
    await lab.ana.press(lab.ana.board, "Start")
    await play_on(lab, [lab.ana], random.Random(5))
    assert over(lab), text(lab.ana.board)


async def test_closed_direct_messages_change_only_the_way(lab: Lab) -> None:
    """My hand alone suffices to play a whole game."""
    for player in (lab.ana, lab.ben):
        lab.world.close_dms(player.id)
    await begin(lab)
    chance = random.Random(3)
    for _ in range(400):
        if over(lab):
            break
        for player in (lab.ana, lab.ben):
            answer = await player.press(player.board, "My hand") if not over(lab) else None
            if answer is not None:
                panel = next(m for m in player.messages() if m["id"] == answer.followups[-1]["id"])
                await take_turn(player, panel, chance)
    assert over(lab)
    assert lab.ana.messages(lab.ana.dm) == lab.ben.messages(lab.ben.dm) == []


async def test_restart_in_the_middle_with_the_old_buttons(lab: Lab) -> None:
    await begin(lab)
    chance = random.Random(8)
    for _ in range(6):
        for player in (lab.ana, lab.ben):
            await take_turn(player, player.hand, chance)
    shown = [text(player.hand) for player in (lab.ana, lab.ben)]
    buttons = [player.hand["id"] for player in (lab.ana, lab.ben)]
    await lab.restart()
    await lab.quiet()
    assert [text(player.hand) for player in (lab.ana, lab.ben)] == shown
    assert [player.hand["id"] for player in (lab.ana, lab.ben)] == buttons
    await play_on(lab, [lab.ana, lab.ben], chance)
    assert over(lab)


async def test_double_clicks_and_both_at_once_make_one_move(lab: Lab) -> None:
    await begin(lab, roles="host_fugitive")
    people = lab.server.people
    panel = lab.ana.hand
    await lab.ana.press(panel, "Hide at", "2")
    panel = lab.ana.hand
    go = component(panel, "Hide at 2")["custom_id"]
    presses = [people.click(lab.ana.id, panel["channel_id"], panel["id"], go) for _ in range(3)]
    presses.append(people.click(lab.ben.id, lab.channel, lab.ben.board["id"], label="My hand"))
    done = await asyncio.gather(*presses)
    await asyncio.gather(*(each.done.wait() for each in done))
    await lab.quiet()
    assert [each.failed for each in done] == [None] * 4
    assert lab.bot is not None
    table = next(iter(lab.bot.tables))
    assert len(table.state.row) == 2
    rows = await lab.bot.store.moves(table.id)
    assert [row.move for row in rows] == ["setup", "hide 2 -"]
