"""Tables whose channel is closed, gone or found again."""

from __future__ import annotations

import pytest

from tests.ui.player import Player, sit_down
from tests.ui.world import World

DAY = 24 * 3600


@pytest.fixture
def eva(world: World, ana: Player) -> Player:
    return world.join("Eva", "es-ES")


@pytest.fixture
async def seated(world: World, ana: Player, eva: Player) -> World:
    """Ana, who reads English, is host and Fugitive; Eva, who reads Spanish, hunts."""
    await sit_down(ana, eva, roles="host_fugitive", pace=0)
    return world


def life(world: World) -> tuple[str, bool, str]:
    record = world.table.record
    return record.status, record.barred is not None, record.suspended_for if record.status == "suspended" else ""


PLAYING, BARRED = ("playing", False, ""), ("playing", True, "")


def suspended(why: str) -> tuple[str, bool, str]:
    return "suspended", False, why


def notices(player: Player) -> list[str]:
    """What a player was told beside the hand."""
    return [each["content"] for each in player.inbox if "⏸" in each["content"] or "30 " in each["content"]]


async def lost(world: World) -> None:
    await world.lose_server()
