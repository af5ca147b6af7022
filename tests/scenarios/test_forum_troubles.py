"""Posts of a forum that are closed, locked, renamed too often, or deleted while the bot is away."""

from __future__ import annotations

import random

import pytest

from bot.local import threads
from bot.ui import forums as bot_forums
from tests.scenarios.forum_hall import Hall, boards, hall
from tests.table.play import play_on
from tests.ui.messages import seen, text
from tests.ui.player import Player

__all__ = ["hall"]


async def test_a_closed_post_is_opened_by_its_board_and_by_its_title(hall: Hall, ana: Player) -> None:
    world = hall.world
    await hall.open()
    await ana.slash("fugitive new")
    board = hall.enter()
    threads.change(world.world, world.channel, {"archived": True})
    await world.settle()
    await ana.press(await ana.private("table host"), "Lock")
    assert text(hall.enter()) != text(board)
    assert not hall.posts[0]["thread_metadata"]["archived"]
    assert [each["id"] for each in boards(world)] == [board["id"]]
    threads.change(world.world, world.channel, {"archived": True})
    await world.settle()
    hall.leave()
    await ana.slash("table move", table=1)
    assert hall.shown == [("Fugitive · table 1 · over", ["Over"])]


async def test_a_board_that_is_edited_too_often_waits(
    hall: Hall, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere it would be posted anew."""
    monkeypatch.setattr("bot.ui.reconcile.reconciler.AGAIN", (0.01, 0.01))
    world = hall.world
    await hall.open()
    await ana.slash("fugitive new")
    board = hall.enter()
    path = f"^/(channels/{world.channel}|webhooks/.*)/messages/({board['id']}|@original)"
    world.server.faults.add("PATCH", path, 3, status=429, code=30046, cloudflare=True)
    await ben.press(board, "Join")
    seen(text(hall.enter()), "Ben")
    assert [each["id"] for each in boards(world)] == [board["id"]]


async def test_a_locked_post_keeps_its_title(hall: Hall, ana: Player, ben: Player) -> None:
    world = hall.world
    await hall.open()
    await ana.slash("fugitive new")
    board = hall.enter()
    await ben.press(board, "Join")
    await world.lock_thread()
    await ana.press(board, "Start")
    assert hall.shown == [("Fugitive · table 1 · looking for players", ["Looking"])]
    assert hall.changes == 1
    await world.lock_thread(False)
    await play_on(world.table, random.Random(5))
    await world.bot.settled()
    assert hall.shown == [("Fugitive · table 1 · over", ["Over"])]
    assert hall.changes == 2


async def test_a_first_message_that_is_deleted_comes_again(hall: Hall, ana: Player, ben: Player) -> None:
    """Below what stands in the post then, where the command may bring it down."""
    world = hall.world
    await hall.open()
    await ana.slash("fugitive new")
    board = hall.enter()
    await world.delete(board)
    seen(await ben.slash("table board"), "The board is at the bottom again")
    (again,) = boards(world)
    await ben.press(again, "Join")
    await ana.press(again, "Start")
    assert [each["id"] for each in boards(world)] == [again["id"]]
    assert hall.shown == [("Fugitive · table 1 · playing", ["Playing"])]
    seen(await ben.slash("table board"), "The board is at the bottom again")
    assert world.public[-1]["id"] == boards(world)[-1]["id"] != again["id"]


async def test_a_title_that_comes_too_soon_is_not_waited_for(
    hall: Hall, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py would sleep for ten minutes; the table is painted meanwhile, and the next state has its own try."""
    world = hall.world
    await hall.open()
    await ana.slash("fugitive new")
    board = hall.enter()
    await ben.press(board, "Join")
    monkeypatch.setattr(bot_forums, "PATIENCE", 0.3)
    world.server.faults.add("PATCH", f"^/channels/{world.channel}$", status=429, retry_after=600.0)
    await ana.press(board, "Start")
    monkeypatch.undo()
    seen(text(hall.enter()), "Ben")
    assert "looking" in hall.posts[0]["name"]
    await play_on(world.table, random.Random(6))
    await world.bot.settled()
    assert hall.shown == [("Fugitive · table 1 · over", ["Over"])]
    assert hall.changes == 2


@pytest.mark.parametrize("restarts", [True, False])
async def test_a_restart_in_between(hall: Hall, ana: Player, ben: Player, restarts: bool) -> None:
    """Or only a while without Discord."""
    world = hall.world
    await hall.open()
    await ana.slash("fugitive new")
    fans = world.world.channels[hall.forum]["available_tags"][3]["id"]
    post = hall.posts[0]
    threads.change(world.world, post["id"], {"applied_tags": [*post["applied_tags"], fans]})
    await world.restart()
    board = hall.enter()
    await ben.press(board, "Join")
    path = f"^/channels/{world.channel}$"
    world.server.faults.add("PATCH", path, 99, drop="before")
    await ana.press(board, "Start")
    assert "looking" in hall.posts[0]["name"]
    world.relent()
    await (world.restart() if restarts else world.pass_time(bot_forums.AGAIN + 1))
    assert hall.shown == [("Fugitive · table 1 · playing", ["Playing", "Colditz fans"])]
    world.server.faults.add("PATCH", path, 99, drop="before")
    await play_on(world.table, random.Random(7))
    await world.bot.settled()
    world.relent()
    await (world.restart() if restarts else world.pass_time(bot_forums.AGAIN + 1))
    assert hall.shown == [("Fugitive · table 1 · over", ["Over", "Colditz fans"])]
    assert world.bot.tables.live(1) is None
    shown = hall.changes
    await world.restart()
    assert hall.changes == shown
