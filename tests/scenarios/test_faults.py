"""Discord says no, things vanish, people leave: play goes on and nothing is posted twice."""

from __future__ import annotations

import pytest

from bot.engine.move import Move
from bot.local.shapes import SILENT
from tests.ui.answer import answer
from tests.ui.messages import labels, text
from tests.ui.player import Player, play_out, sit_down
from tests.ui.world import World, unpressed


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await unpressed(world.bot, world.table)
    return world


def boards(world: World) -> list[str]:
    return [text(message) for message in world.public if message["embeds"]]


async def test_a_deleted_board_is_posted_again(seated: World, ana: Player) -> None:
    keeper = seated.join("Keeper")
    old = seated.board
    await seated.delete(old)
    await ana.make("hide 1 -")
    assert len(boards(seated)) == 1
    assert "may place a second hideout" in boards(seated)[0]
    assert seated.board["id"] != old["id"]
    await ana.press(seated.board, "My hand")
    assert answer(await keeper.press(seated.board, "Log"))


async def test_a_deleted_hand_is_sent_again(seated: World, ana: Player, ben: Player) -> None:
    lost = ben.hand
    panel = ana.hand
    await seated.delete(panel)
    await seated.delete(lost)
    await ana.make("hide 1 -", await ana.my_hand())
    assert ben.hand["id"] != lost["id"]
    assert ana.hand["id"] != panel["id"]
    await ana.press(ana.hand, "Stop here")
    assert "Ben (Marshal) draws two cards" in text(seated.board)


async def test_a_deleted_ping_disturbs_nobody(seated: World, ana: Player, ben: Player) -> None:
    await seated.delete(next(message for message in seated.public if message["content"].startswith("<@")))
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    assert [f"<@{ben.id}>" in ping for ping in seated.pings] == [True]


@pytest.mark.parametrize(
    ("method", "status", "code"),
    [("PATCH", 403, 50013), ("PATCH", 404, 10008), ("PATCH", 400, 50035), ("POST", 403, 50013)],
)
async def test_a_board_or_ping_that_fails_once(
    seated: World, ana: Player, ben: Player, method: str, status: int, code: int
) -> None:
    seated.refuse(method, seated.channel, status, code)
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await ben.make("draw 1")
    await play_out([ana, ben], 4, turns=3)
    assert len(boards(seated)) == 1 or status == 404
    assert boards(seated)[-1].count("hides or passes") == 1
    mover = ana if seated.table.asks(0) else ben
    assert [f"<@{mover.id}>" in ping for ping in seated.pings] == [True]
    assert len(ana.inbox) == len(ben.inbox) == 2


@pytest.mark.parametrize("code", [20022, 30046, 50083])
async def test_a_board_that_cannot_be_edited_any_more_is_posted_anew(seated: World, ana: Player, code: int) -> None:
    """Too often in an announcement channel or after an hour, or in a thread that was archived: nobody hears it."""
    old = seated.board
    seated.refuse("PATCH", seated.channel, 400, code)
    await ana.make("hide 1 -")
    assert "may place a second hideout" in text(seated.board)
    assert seated.board["id"] != old["id"]
    assert seated.board["flags"] & SILENT
    assert labels(seated.look(old)) == []


async def test_a_channel_that_refuses_everything_stops_nobody(seated: World, ana: Player, ben: Player) -> None:
    """With the board gone silent the hands in direct messages go on."""
    seated.refuse("*", seated.channel, 403, 50013, always=True)
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await ben.make("draw 1")
    await ben.make("draw 3")
    await ben.make("guess 2")
    assert seated.table.state.phase == "f_draw"
    assert "is choosing the first hideout" in text(seated.board)
    seated.relent()
    await ana.slash("table board")
    assert "then guessed 2 and missed." in text(seated.board)


async def test_a_hand_that_cannot_be_sent_once(seated: World, ana: Player, ben: Player) -> None:
    seated.refuse("*", ben.dm, 400, 50035)
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await ben.press(seated.board, "Draw from 4-14")
    assert "Draw a card, then guess." in text(ben.hand)
    assert len(ben.inbox) == 2


@pytest.mark.parametrize("method", ["PATCH", "*"])
async def test_direct_messages_that_are_unknown_once_end_nothing(
    seated: World, ana: Player, ben: Player, method: str
) -> None:
    seated.refuse(method, ben.dm, 404, 10003, always=method == "*")
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await seated.pass_time(200)
    seated.relent()
    assert seated.table.record.status == "playing"
    await ben.make("draw 1", await ben.my_hand())
    assert "Ben drew from 4-14." in text(seated.board)


async def test_direct_messages_that_close_and_open_again(seated: World, ana: Player, ben: Player) -> None:
    seated.close_dms(ben)
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await ben.make("draw 1", await ben.my_hand())
    seated.close_dms(ben, False)
    await ben.make("draw 1", await ben.my_hand())
    assert "Guess the one hideout" in text(await ben.my_hand())


async def test_a_player_who_left_the_server_plays_on_by_direct_message(seated: World, ana: Player, ben: Player) -> None:
    await seated.leave(ben)
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    assert "Draw two cards" in text(ben.hand)
    await ben.make("draw 1")
    assert "Ben drew from 4-14." in text(seated.board)


@pytest.mark.parametrize("method", ["PATCH", "POST"])
async def test_a_channel_unknown_once_ends_nothing(seated: World, ana: Player, ben: Player, method: str) -> None:
    """A board's edit, or a ping: what did not come comes within two minutes, without a move."""
    seated.refuse(method, seated.channel, 404, 10003)
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await seated.pass_time(130)
    assert seated.table.record.status == "playing"
    assert [f"<@{ben.id}>" in ping for ping in seated.pings] == [True]
    assert len(boards(seated)) == (2 if method == "PATCH" else 1)
    assert "Ben (Marshal) draws two cards" in text(seated.board)
    assert len([message for message in seated.public if message["embeds"] and message["components"]]) == 1


async def test_a_channel_that_takes_no_message_but_is_known_keeps_its_table(seated: World, ana: Player) -> None:
    seated.refuse("*", seated.channel, 404, 10003, always=True)
    await ana.make("hide 1 -")
    await seated.pass_time(200)
    await ana.press(ana.hand, "Stop here")
    await seated.pass_time(200)
    assert seated.table.record.status == "playing"
    seated.relent()
    await seated.pass_time(130)
    assert "Ben (Marshal) draws two cards" in text(seated.board)


@pytest.mark.parametrize(("pace", "waited", "moves"), [(300, 0, True), (0, 20, False), (0, 25, True)])
async def test_a_talked_over_board_comes_down(
    world: World, ana: Player, ben: Player, pace: int, waited: int, moves: bool
) -> None:
    """At once at a live pace, else when it is a day old; silently."""
    await sit_down(ana, ben, roles="host_fugitive", pace=pace)
    old = world.board
    for number in range(6):
        await world.say(ben, f"nothing to see {number}")
    await world.pass_time(waited * 3600)
    await world.table.submit(ana.seat, Move.parse("hide 1 -"))
    await world.bot.settled()
    assert (int(world.board["id"]) > int(old["id"])) == moves
    assert "may place a second hideout" in text(world.board)
    assert bool(world.board["flags"] & SILENT) == moves
    assert (labels(world.look(old)) == []) == moves
    assert len([message for message in world.public if message["embeds"] and message["components"]]) == 1


async def test_an_old_board_is_edited(seated: World, ana: Player, ben: Player) -> None:
    """And an old hand; whatever their age."""
    old, panel, pressed = seated.board, ben.hand, ana.hand
    await seated.pass_time(3600 * 3)
    await ana.make("hide 1 -")
    assert seated.board["id"] == old["id"]
    assert "may place a second hideout" in text(seated.board)
    assert ana.hand["id"] == pressed["id"]
    await ana.press(ana.hand, "Stop here")
    assert ben.hand["id"] == panel["id"]
    assert "Draw two cards" in text(ben.hand)
