"""Whoever plays in the channel presses My hand once: the panel asks whatever the game asks."""

from __future__ import annotations

import pytest

from bot.installed_games import installed_games
from tests.drills.few import few
from tests.ui.at_panels import play_at_panels
from tests.ui.player import Player, sit_down
from tests.ui.world import World

MOVES = 40


@pytest.mark.parametrize("game", few([title.name for title in installed_games()], "fugitive", "stalag17"))
async def test_my_hand_is_never_pressed_twice_for_one_question(world: World, game: str) -> None:
    players = [world.join(name) for name in ("Ana", "Ben")]
    for player in players:
        world.close_dms(player)
    await sit_down(*players, game=game, pace=0)
    assert await play_at_panels(players, moves=MOVES) == 0
    assert world.over or world.table.record.version > MOVES // 2


async def test_a_restart_amid_a_choice_writes_to_no_closed_direct_messages(
    world: World, ana: Player, ben: Player
) -> None:
    """They are tried at the deal and after a press of their own, not whenever a hand is updated."""
    world.close_dms(ben)
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    assert [seat.dm is None for seat in world.table.record.seats] == [False, True]
    await ana.choose(ana.hand, "Hide at", "2")
    sent = len(world.requests)
    await world.restart()
    await world.settle()
    assert [request for request in world.requests[sent:] if "channels" in request.path] == []
    await ben.my_hand()
    await world.settle()
    assert [request.path for request in world.requests[sent:] if request.path.startswith("/users/@me/c")] != []
