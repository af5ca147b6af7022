"""A scenario in which the bot asks more than Discord takes fails, although virtual time stands still meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.on_local import LocalWorld
from tests.ui.player import sit_down
from tests.ui.world import Opening, World


async def say(world: World, many: int, content: str = "a line") -> None:
    """Let the bot post into the channel."""
    channel = world.bot.get_partial_messageable(int(world.channel))
    for _ in range(many):
        await channel.send(content)


async def test_six_messages_in_a_channel_at_once_are_too_many(
    open_world: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(AssertionError, match="many=5, per=5"):
        async with open_world(tmp_path / "escapade.db", monkeypatch) as world:
            await say(world, 6)


async def test_what_people_do_takes_time(world: World) -> None:
    """So does what a test lets pass."""
    assert isinstance(world, LocalWorld)
    assert world.pace is not None
    ana, ben = world.join("Ana"), world.join("Ben")
    await sit_down(ana, ben)
    began = world.pace.now()
    for _ in range(3):
        await ana.press(world.board, "Log")
    assert world.pace.now() - began == 3
    await world.pass_time(5)
    await say(world, 5)
    await world.pass_time(5)
    await say(world, 5)


async def test_calls_and_what_is_left_out_do_not_count(world: World) -> None:
    await say(world, 6, "<@1>, your turn")
    await world.pass_time(5)
    with world.uncounted():
        await say(world, 6)
