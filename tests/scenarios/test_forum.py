"""A forum for tables: each public table is a post whose first message is its board."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.local import forums, threads
from bot.local.permissions import ATTACH_FILES, SEND_MESSAGES, VIEW_CHANNEL
from tests.scenarios.forum_hall import Hall, boards, hall
from tests.scenarios.test_server import set_up
from tests.table.play import play_on
from tests.ui.answer import answer
from tests.ui.messages import SWAPPED, labels, seen, text
from tests.ui.player import Player, play_fast

__all__ = ["hall"]


async def test_a_table_from_its_post_to_its_end(hall: Hall, ana: Player, ben: Player) -> None:
    world = hall.world
    await hall.open()
    told = await ana.slash("fugitive new")
    seen(told, "Table 1 is open", "The table is a post in the forum for tables")
    assert world.messages(hall.games) == []
    assert hall.shown == [("Fugitive · table 1 · looking for players", ["Looking"])]
    board = hall.enter()
    assert board["id"] == world.channel
    seen(told, board["id"])
    asked = [each for each in world.requests if world.channel in each.path and "/messages" in each.path]
    assert [(each.method, [name for name, _ in each.files]) for each in asked] == [("POST", ["seal-1.txt"])]
    await ben.press(board, "Join")
    assert hall.changes == 0
    await ana.press(board, "Start")
    assert hall.shown == [("Fugitive · table 1 · playing", ["Playing"])]
    assert hall.changes == 1
    await play_on(world.table, random.Random(1))
    await world.bot.settled()
    assert hall.shown == [("Fugitive · table 1 · over", ["Over"])]
    assert hall.changes == 2
    assert SWAPPED[0] in labels(hall.enter())
    assert [each["id"] for each in boards(world)] == [board["id"]]
    assert "Ana" not in str([post["name"] for post in hall.posts])


async def test_the_board_stays_the_first_message(hall: Hall, ana: Player, ben: Player) -> None:
    """Whatever others say below it, and whoever asks for it at the bottom."""
    world = hall.world
    await hall.open()
    await ana.slash("fugitive new")
    board = hall.enter()
    await ben.press(board, "Join")
    await ana.press(board, "Start")
    assert "Move board down" not in labels(hall.enter())
    for number in range(10):
        await world.say(ben, f"well {number}")
    await play_on(world.table, random.Random(2), 2)
    await world.bot.settled()
    seen(await ana.slash("table board"), "always the first message", world.channel)
    assert world.table.record.status == "playing"
    assert len(boards(world)) == 1
    assert "replaced" not in text(hall.enter())


async def test_the_post_of_a_table_that_is_broken_off_or_moved_is_over(hall: Hall, ana: Player) -> None:
    world = hall.world
    await hall.open()
    await ana.slash("fugitive new")
    hall.enter()
    await ana.press(await ana.private("table end"), "End")
    assert hall.shown == [("Fugitive · table 1 · over", ["Over"])]
    hall.leave()
    await ana.slash("stalag17 new")
    hall.leave()
    seen(await ana.slash("table move", table=2), "Table 2")
    assert hall.shown[1] == ("Stalag 17 · table 2 · over", ["Over"])
    assert "Move board down" not in labels(world.board)
    seen(text(world.board), "Stalag 17")
    assert hall.changes == 2


async def test_other_tags_stay_and_missing_ones_leave_the_title(hall: Hall, ana: Player, ben: Player) -> None:
    world = hall.world
    page = await hall.open(tags=("Looking", "Colditz fans"))
    seen(text(page), "looking **Looking**, playing **none**, over **none**", "No tag for: playing and over")
    await ana.slash("fugitive new")
    fans = world.world.channels[hall.forum]["available_tags"][1]["id"]
    post = hall.posts[0]
    threads.change(world.world, post["id"], {"applied_tags": [*post["applied_tags"], fans]})
    await world.settle()
    board = hall.enter()
    await ben.press(board, "Join")
    await ana.press(board, "Start")
    assert hall.shown == [("Fugitive · table 1 · playing", ["Colditz fans"])]


async def test_a_tag_that_is_deleted_later_is_left_out(hall: Hall, ana: Player, ben: Player) -> None:
    world = hall.world
    await hall.open()
    await ana.slash("fugitive new")
    kept = [tag for tag in world.world.channels[hall.forum]["available_tags"] if tag["name"] != "Playing"]
    forums.set_tags(world.world, hall.forum, kept)
    await world.settle()
    board = hall.enter()
    await ben.press(board, "Join")
    await ana.press(board, "Start")
    assert hall.shown == [("Fugitive · table 1 · playing", [])]
    hall.leave()
    seen(text(await hall.keeper.private("setup")), "playing **none**, over **Over**", "No tag for: playing")


async def test_tags_are_chosen_in_the_setup(hall: Hall, ana: Player) -> None:
    world = hall.world
    page = await hall.open(tags=("Suche", "Läuft", "Fertig"))
    seen(text(page), "New public tables are posts in: <#", "No tag for: looking, playing and over")
    await hall.keeper.pick(page, "Tag for tables that are: looking", "Suche")
    page = hall.keeper.look(page)
    seen(text(page), "looking **Suche**", "No tag for: playing and over")
    await hall.keeper.pick(page, "Tag for tables that are: looking", "no tag")
    seen(text(hall.keeper.look(page)), "looking **none**")
    for field, values in (
        ("forum-looking", ["7"]),
        ("forum-nothing", ["0"]),
        ("forum", [hall.games]),
        ("forum", ["x"]),
    ):
        told = await hall.keeper.forge(page, f"e1:server:0:-::{field}", values)
        seen(told, "couldn't read that")
    await set_up(hall.keeper, "forum")
    await ana.slash("fugitive new")
    assert hall.posts == []
    seen(text(world.board), "Fugitive")


@pytest.mark.parametrize(
    ("denied", "lacking"),
    [
        (SEND_MESSAGES, "Create Posts (Send Messages)"),
        (ATTACH_FILES, "Attach Files"),
        (VIEW_CHANNEL, "gone or hidden from me"),
    ],
)
async def test_without_rights_a_table_opens_where_it_is_asked_for(
    hall: Hall, ana: Player, ben: Player, denied: int, lacking: str
) -> None:
    world = hall.world
    await hall.open()
    hall.deny(denied)
    await world.settle()
    told = await ana.slash("fugitive new")
    seen(told, "isn't in the forum for tables", lacking if denied != VIEW_CHANNEL else "View Channel")
    assert hall.posts == []
    seen(text(world.board), "Fugitive")
    told = await ben.slash("stalag17 new")
    seen(told, "isn't in the forum for tables")
    assert len(world.bot.tables) == 2
    seen(text(await hall.keeper.private("setup")), "I can't make posts there")


async def test_tags_for_moderators_need_manage_threads(hall: Hall, ana: Player) -> None:
    page = await hall.open(tags=("Looking", {"name": "Playing", "moderated": True}))
    seen(text(page), "I'm missing **Manage Threads** in the forum")
    seen(await ana.slash("fugitive new"), "I'm missing Manage Threads there")
    assert hall.posts == []


async def test_a_forum_that_wants_a_tag(hall: Hall, ana: Player) -> None:
    page = await hall.open(tags=("Other",), required=True)
    seen(text(page), "Each post in this forum needs a tag")
    seen(await ana.slash("fugitive new"), "each post there needs a tag")
    assert hall.posts == []
    hall.leave()
    await hall.keeper.pick(page, "Tag for tables that are: looking", "Other")
    hall.world.channel = hall.world.open_channel("more")
    seen(await ana.slash("stalag17 new"), "The table is a post")
    assert hall.shown == [("Stalag 17 · table 2 · looking for players", ["Other"])]


@pytest.mark.parametrize(("status", "code"), [(400, 160006), (403, 50013), (404, 10087), (400, 200000)])
async def test_a_post_that_discord_refuses(hall: Hall, ana: Player, status: int, code: int) -> None:
    await hall.open()
    hall.world.server.faults.add("POST", f"^/channels/{hall.forum}/threads", status=status, code=code)
    seen(await ana.slash("fugitive new"), "Discord didn't let me make a post")
    seen(text(hall.world.board), "Fugitive")
    assert hall.posts == []


async def test_a_forum_that_is_deleted(hall: Hall, ana: Player, ben: Player) -> None:
    """Its tables are suspended like those of any thread; new ones open where they are asked for."""
    world = hall.world
    await hall.open()
    await ana.slash("fugitive new")
    board = hall.enter()
    await ben.press(board, "Join")
    await ana.press(board, "Start")
    world.world.delete_channel(hall.forum)
    await world.settle()
    assert world.table.record.status == "suspended"
    hall.leave()
    seen(await ana.slash("stalag17 new"), "that forum is gone")
    seen(text(world.board), "Stalag 17")
    seen(text(await hall.keeper.private("setup")), "That forum is gone")
    world.channel = world.open_channel("more")
    await ana.slash("table move", table=1)
    seen(text(world.board), "Ben")
    assert world.bot.tables.live(1) is not None


async def test_a_private_table_never_goes_to_a_forum(hall: Hall, ana: Player, ben: Player) -> None:
    world = hall.world
    await ana.slash("fugitive new")
    panel = (await ana.press(world.board, "Table settings …")).told[0]
    await ana.press(panel, "Make private")
    await ana.slash("table invite", person=ben)
    await ben.press(world.board, "Join")
    await hall.open()
    await ana.press(ana.look(panel), "Open in a thread")
    assert hall.posts == []
    world.channel = str(world.table.record.channel)
    assert world.world.channels[world.channel]["type"] == 12
    await ana.press(world.board, "Start")
    await play_fast(world, world.table, random.Random(3))
    await ana.press(world.board, "Again")
    assert world.table.id == 2
    assert hall.posts == []


async def test_a_rematch_is_a_post_of_its_own(hall: Hall, ana: Player, ben: Player) -> None:
    """One of two people who press at once opens it, the other sits down there."""
    world = hall.world
    await hall.open()
    await set_up(hall.keeper, "channels", hall.games)
    await ana.slash("fugitive new")
    board = hall.enter()
    await ben.press(board, "Join")
    await ana.press(board, "Start")
    await play_on(world.table, random.Random(8))
    await world.bot.settled()
    board = hall.enter()
    answers = await asyncio.gather(ana.press(board, "Again"), ben.press(board, "Again"))
    assert sorted("is open for the next game" in answer(each) for each in answers) == [False, True]
    assert [name for name, _ in hall.shown] == [
        "Fugitive · table 1 · over",
        "Fugitive · table 2 · looking for players",
    ]
    assert {seat.user for seat in world.table.record.seats} == {int(ana.id), int(ben.id)}
    assert {ana.id, ben.id} <= set(hall.posts[1]["_members"])
    assert hall.enter(0)["id"] == board["id"]
    hall.enter(1)
    await ana.press(world.public[0], "Start")
    assert hall.shown[1] == ("Fugitive · table 2 · playing", ["Playing"])


@pytest.mark.parametrize("gone", [False, True])
async def test_the_next_game_of_a_series(hall: Hall, ana: Player, ben: Player, gone: bool) -> None:
    world = hall.world
    await hall.open()
    await ana.slash("fugitive new")
    board = hall.enter()
    await ben.press(board, "Join")
    await ana.press((await ana.press(board, "Table settings …")).told[0], "Best of three")
    await ana.press(board, "Start")
    if gone:
        hall.deny(SEND_MESSAGES)
        await world.settle()
    await play_on(world.table, random.Random(9))
    await world.bot.settled()
    assert world.table.id == 2
    if gone:
        assert len(hall.posts) == 1
        assert world.table.record.channel == int(world.channel)
        assert any("isn't in the forum for tables" in each["content"] for each in ana.inbox)
    else:
        assert hall.shown[1] == ("Fugitive · table 2 · looking for players", ["Looking"])
        assert str(world.table.record.channel) == hall.posts[1]["id"]
        assert {ana.id, ben.id} <= set(hall.posts[1]["_members"])


async def test_a_first_game_without_direct_messages_is_a_post(hall: Hall, ana: Player) -> None:
    world = hall.world
    await hall.open()
    world.close_dms(ana)
    await ana.press(await ana.game(await ana.private("escapade"), "fugitive"), "Play now")
    await world.bot.settled()
    assert [name.split(" · ")[1:] for name, _ in hall.shown] == [["table 1", "playing"]]
    assert world.table.record.status == "playing"
    assert ana.id in hall.posts[0]["_members"]
    assert hall.changes == 1


async def test_a_spanish_forum(hall: Hall, ana: Player) -> None:
    hall.world.speak("es-ES")
    hall.world.speak("es-ES", ana)
    page = await hall.open(tags=("busca jugadores", "en juego", "terminada"))
    assert "No tag for" not in text(page)
    seen(await ana.slash("fugitive new"), "La mesa es una publicación del foro de mesas")
    assert hall.shown == [("Fugitivo · mesa 1 · busca jugadores", ["busca jugadores"])]
