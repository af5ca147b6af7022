"""Two people at a table of Fugitive."""

from __future__ import annotations

import pytest

from tests.ui.player import Player, sit_down
from tests.ui.world import World


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    return world


START = 2
"""The version of a table after one join and the deal."""


def moves(world: World) -> int:
    return world.table.record.version
