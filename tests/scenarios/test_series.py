"""A row of rematches: the lobby and each end tell how many games everybody has won."""

from __future__ import annotations

from tests.ui.messages import labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


def told(world: World) -> str:
    """Read the last message of an end."""
    return text(next(each for each in reversed(world.public) if labels(each)[:1] == ["Rematch"] and each["content"]))


async def leave(world: World, player: Player) -> None:
    await world.table.resign(player.seat)


async def test_the_score_of_a_row_of_rematches(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    assert "Games won" not in text(world.board)
    await leave(world, ana)
    await world.restart()
    assert "Games won" not in told(world)
    await ana.press(world.board, "Rematch")
    assert "Games won: Ana 0" in text(world.board)
    await ben.press(world.board, "Join")
    assert "Games won: Ana 0 · Ben 1" in text(world.board)
    await ana.press(world.board, "Start")
    await world.restart()
    await leave(world, ana)
    await world.restart()
    assert "Games won: Ana 0 · Ben 2" in told(world)
    await ben.press(world.board, "Rematch")
    await ana.press(world.board, "Join")
    assert "Games won: Ben 2 · Ana 0" in text(world.board)
