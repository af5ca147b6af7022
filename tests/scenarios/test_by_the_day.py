"""A game by the day: a move every few hours. Messages are edited, so that hardly a phone makes a sound."""

from __future__ import annotations

import random

import pytest

from bot.local.shapes import SILENT
from tests.table.play import play_on
from tests.ui.messages import Json
from tests.ui.player import acquainted, sit_down
from tests.ui.world import World

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")

MOVES, APART = 14, 4.5 * 3600


def loud(messages: list[Json]) -> list[Json]:
    """List what notifies whoever reads it."""
    return [message for message in messages if not message["flags"] & SILENT]


@pytest.mark.parametrize("game", ["stalag17", "escape_plan"])
async def test_a_move_of_others_sends_no_new_hand(world: World, game: str) -> None:
    people = [world.join(name) for name in NAMES]
    await acquainted(game, *people)
    await sit_down(*people, game=game, pace=0)
    await world.pass_time(1)
    told = [ids(player.inbox) for player in people]
    board = world.board["id"]
    chance = random.Random(game)
    for _ in range(MOVES):
        await play_on(world.table, chance, 1)
        await world.pass_time(APART)
    assert world.table.record.status == "playing"
    assert [ids(player.inbox) for player in people] == told, "nobody gets another direct message"
    assert [message["id"] for message in loud(world.public) if message["embeds"] and message["components"]] == [board]


def ids(messages: list[Json]) -> list[str]:
    """List what each message is called."""
    return [message["id"] for message in messages]
