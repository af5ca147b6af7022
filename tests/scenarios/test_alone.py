"""Tables in direct messages: alone against computers, the board and below it the hand."""

from __future__ import annotations

import random

import pytest

from bot.installed_games import names
from bot.table.tables import ALONE
from tests.ui.answer import answer
from tests.ui.messages import NOTHING, Json, find, labels, text
from tests.ui.player import Player
from tests.ui.world import World

TURNS = 400


@pytest.fixture
async def home(world: World, ana: Player) -> World:
    """Where Ana writes to the bot; the bot has written there before."""
    await ana.slash("fugitive new")
    await ana.press(world.board, "Leave")
    world.channel = ana.dm
    return world


async def standing(world: World, table: int, kind: str) -> Json:
    """What stands for a table in Ana's direct messages."""
    for each in await world.bot.store.posted_messages(table):
        if each.kind == kind and each.message:
            return world.look({"channel_id": str(each.channel), "id": str(each.message)})
    return NOTHING


async def dealt(world: World, ana: Player, **options: str) -> int:
    """Open a game in direct messages, seat a computer and start; give the number of the table."""
    await ana.slash("fugitive new", **options)
    number = world.table.id
    await ana.choose(await standing(world, number, "board"), "Add computer", "easy")
    await ana.press(await standing(world, number, "board"), "Start")
    return number


async def test_the_lobby_offers_what_makes_sense_alone(home: World, ana: Player) -> None:
    told = await ana.slash("fugitive new")
    assert "is open, for you alone" in told
    board = await standing(home, home.table.id, "board")
    assert "`1` **Ana**\n`2` free for a computer" in text(board)
    assert "Time for a turn: **no limit**" in text(board)
    assert "Join" not in labels(board)
    assert "Leave" not in labels(board)
    assert find(board, "Start (1 player missing)").get("disabled")
    await ana.press(board, "Close")
    assert labels(home.look(board)) == []
    assert home.table.record.status == "void"
    assert "You closed this table." in text(home.look(board))


@pytest.mark.parametrize("seed", [7, pytest.param(5, marks=pytest.mark.long)])
async def test_a_whole_game(home: World, ana: Player, seed: int) -> None:
    """The hand always stands last, nobody is called, and what was replaced is gone: also where, as with seed 5, it is
    her own press that ends the game."""
    number, chance = await dealt(home, ana, roles="host_fugitive"), random.Random(seed)
    table = await home.bot.tables.find(number)
    assert table is not None
    assert table.record.guild is None
    for _ in range(TURNS):
        board, hand = await standing(home, number, "board"), await standing(home, number, "hand")
        assert labels(board)[:2] in (["Log", "Show in words"], ["Again", "Replay"], ["Skip to the end", "Log"])
        if table.record.status == "over":
            assert hand == NOTHING
            break
        assert int(board["id"]) < int(hand["id"])
        below = [each for each in home.messages(ana.dm) if int(each["id"]) > int(hand["id"])]
        assert below == []
        await ana.take_turn(hand, chance)
    assert table.record.status == "over"
    assert home.pings == []
    shown = [each for each in home.messages(ana.dm) if each["embeds"] and each["components"]]
    assert len([each for each in shown if "table 2" in text(each).lower()]) == 1, "the end"
    await ana.press(await standing(home, number, "board"), "Again")
    assert home.table.id == number + 1
    assert "· computer, easy" in text(await standing(home, number + 1, "board"))


async def test_every_title_is_played_alone(home: World, ana: Player) -> None:
    """Of five tables in one channel the newest stands with its hand below its board, each other one as a line; a press
    at one changes no other."""
    shown = []
    for name in names()[:5]:
        await ana.slash(f"{name} new")
        board = await standing(home, home.table.id, "board")
        await ana.press(board, "Fill with computers and start")
        shown.append(home.table.id)
    for number in shown[:-1]:
        board = await standing(home, number, "board")
        assert f"table {number}: " in text(board)
        assert labels(board) == ["My hand"]
        assert await standing(home, number, "hand") == NOTHING
    await ana.press(await standing(home, shown[0], "board"), "My hand")
    board, hand = await standing(home, shown[0], "board"), await standing(home, shown[0], "hand")
    assert int(board["id"]) < int(hand["id"])
    assert f"table {shown[0]}" in text(board)
    prints = [text(await standing(home, number, "board")) for number in shown[1:]]
    await ana.take_turn(hand, random.Random(5))
    assert [text(await standing(home, number, "board")) for number in shown[1:]] == prints
    assert "You have five games in direct messages" in await ana.slash("fugitive new")


async def test_a_table_survives_a_restart_and_comes_down(home: World, ana: Player) -> None:
    number = await dealt(home, ana, roles="host_fugitive")
    await home.restart()
    hand = await standing(home, number, "hand")
    assert "You are the Fugitive" in text(hand)
    before = [each["id"] for each in (await standing(home, number, "board"), hand)]
    await ana.press_more(await standing(home, number, "board"), "Move board down")
    after = [each["id"] for each in [await standing(home, number, kind) for kind in ("board", "hand")]]
    assert int(before[1]) < int(after[0]) < int(after[1])
    assert [each["id"] for each in home.messages(ana.dm)][-2:] == after
    assert set(before).isdisjoint(each["id"] for each in home.messages(ana.dm))


async def test_five_tables_and_the_newest(home: World, ana: Player) -> None:
    numbers = [await dealt(home, ana, roles="host_fugitive") for _ in range(2)]
    for _ in range(ALONE - 2):
        await home.pass_time(5)  # a channel takes five messages in five seconds
        await ana.slash("fugitive new")
    told = await ana.slash("fugitive new")
    assert "You have five games in direct messages" in told
    assert f"Fugitive, table {numbers[0]}, " in told
    assert len(home.bot.tables) == ALONE
    assert await ana.slash("hand") == "The game isn't running, so there are no cards to see.", "the newest is meant"
    for _ in range(ALONE - 2):
        await ana.press(await ana.private("table end"), "End the game")
    assert [table.id for table in home.bot.tables] == numbers
    assert f"table {numbers[1]}" in text(await ana.private("table end")).lower()
    assert len((await ana.slash("games")).split("\n")) == 2


async def test_servers_keep_to_themselves(home: World, ana: Player, ben: Player) -> None:
    """What stands in direct messages is not what is meant on a server."""
    mine = await dealt(home, ana, roles="host_fugitive")
    there = home.open_channel("elsewhere")
    answer(await home.slash(ben, there, "fugitive new", {}))
    await ana.press(home.messages(there)[-1], "Join")
    await ben.press(home.messages(there)[-1], "Start")
    other = home.open_channel("a third")
    assert "at the bottom" in answer(await home.slash(ana, other, "table board", {}))
    assert f"/{home.guild}/{there}/" in answer(await home.slash(ana, other, "table board", {}))
    assert "/@me/" in await ana.slash("table board")
    assert f"table {mine}" in text(await standing(home, mine, "board")).lower()


async def test_closed_direct_messages(home: World, ana: Player) -> None:
    """A table waits there until somebody presses."""
    number = await dealt(home, ana, roles="host_fugitive")
    hand = await standing(home, number, "hand")
    home.close_dms(ana)
    await ana.press_more(await standing(home, number, "board"), "Move board down")
    assert home.table.record.barred is not None
    assert home.table.record.seats[0].dm == int(ana.dm)
    await home.pass_time(25 * 3600)
    assert home.table.record.status == "suspended"
    await home.pass_time(3 * 3600)
    assert home.table.record.status == "suspended", "nobody asks for what is there"
    assert "I can't write to you" in await ana.slash("table board")
    home.close_dms(ana, False)
    await ana.press_more(await standing(home, number, "board"), "Move board down")
    assert home.table.record.status == "playing"
    assert (await standing(home, number, "hand"))["id"] != hand["id"]
    assert "I can't write to you" not in await ana.slash("fugitive new")


async def test_into_direct_messages_and_out_again(home: World, ana: Player, ben: Player) -> None:
    """A table moves with its only person; where others sit it stays on its server."""
    there, deep = home.open_channel("elsewhere"), ana.dm
    home.channel = there
    await ana.slash("fugitive new", roles="host_fugitive")
    number = home.table.id
    await ana.choose(await standing(home, number, "board"), "Add computer", "easy")
    await ana.press(await standing(home, number, "board"), "Start")
    home.channel = deep
    assert "plays here now" in await ana.slash("table move")
    board, hand = await standing(home, number, "board"), await standing(home, number, "hand")
    assert home.table.direct
    assert (board["channel_id"], hand["channel_id"]) == (deep, deep)
    assert int(board["id"]) < int(hand["id"])
    await ana.make("hide 1 -", hand)
    home.channel = there
    assert "plays here now" in await ana.slash("table move", table=number)
    assert not home.table.direct
    assert "My hand" in labels(await standing(home, number, "board"))
    await ana.press(await ana.private("table end"), "End the game")
    await ana.slash("fugitive new")
    await ben.press(home.messages(there)[-1], "Join")
    home.channel = deep
    assert "direct messages can only hold a table you play alone" in await ana.slash("table move", table=home.table.id)
