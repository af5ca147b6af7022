"""What must appear once appears once: in its order, when the channel takes it."""

from __future__ import annotations

import pytest

from bot.engine.page import Line, Page
from bot.table.outbox import post
from storage.records.tables import Post
from tests.ui.messages import text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    return world


async def put(world: World, *posts: Post) -> None:
    """Write posts as a move does."""
    store = world.bot.store
    await store._transaction(lambda connection: store._write_posts(connection, world.table.id, posts))


def told(world: World) -> list[str]:
    """What stands in the channel beside pings, boards, and what tells of seal and deal."""
    others = [each for each in world.public if not any("footer" in embed for embed in each["embeds"])]
    return [text(each) for each in others if not each["content"].startswith(("<@", "🔒", "🏃"))]


async def test_posts_wait_for_their_channel_and_what_is_old_comes_as_one(seated: World, ana: Player) -> None:
    seated.refuse("*", seated.channel, 403, 50013, always=True)
    now = seated.bot.now()
    scene = Page("Round 2", ("Ben escapes.",))
    await put(seated, *(post("line", Line(f"{number}."), now - 9000 + number) for number in range(3)))
    await put(
        seated, post("scene", scene, now), post("line", Line("Last."), now), post("line", Line("For Ana."), now, 0)
    )
    await ana.make("hide 1 -")
    assert told(seated) == []
    seated.relent()
    await ana.press(ana.hand, "Stop here")
    assert told(seated) == ["0.\n1.\n2.", "Round 2\nBen escapes.", "Last."]
    assert [each["content"] for each in ana.inbox].count("For Ana.") == 1
    assert await seated.bot.store.outbox(seated.table.id) == []
    await seated.restart()
    await ana.slash("table board")
    assert len(told(seated)) == 3


async def test_a_message_that_is_wrong_or_reaches_nobody_keeps_no_other_back(
    seated: World, ana: Player, ben: Player, caplog: pytest.LogCaptureFixture
) -> None:
    now = seated.bot.now()
    seated.close_dms(ben)
    await put(seated, post("line", Line("For Ben."), now, ben.seat), post("line", Line("One."), now))
    await put(seated, post("line", Line("Two."), now))
    seated.refuse("POST", seated.channel, 400, 50035)
    await seated.bot.reconciler.reconcile(seated.table)
    assert told(seated) == ["Two."]
    assert await seated.bot.store.outbox(seated.table.id) == []
