"""The bot on PostgreSQL. What it writes there, the suites of the store and of tables try."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from storage.database import Server
from tests.postgres import Cluster
from tests.ui.player import Player, play_out, sit_down
from tests.ui.world import World


@pytest.fixture
def database(cluster: Cluster) -> Iterator[Server]:
    made = cluster.fresh()
    yield made
    cluster.give_back(made)


async def test_a_game_goes_on_when_the_server_of_the_database_was_started_anew(
    world: World, ana: Player, ben: Player, cluster: Cluster
) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await play_out([ana, ben], 6, turns=3)
    cluster.disconnect()
    version = world.table.record.version
    await play_out([ana, ben], 7, turns=2)
    assert world.table.record.version > version
    await world.restart()
    version = world.table.record.version
    await play_out([ana, ben], 8, turns=2)
    assert world.table.record.version > version
