"""Suspended tables come back, and tables are moved to other channels."""

from __future__ import annotations

import discord

from tests.scenarios.lives import DAY, PLAYING, eva, life, notices, seated, suspended
from tests.ui.messages import labels, text
from tests.ui.player import Player
from tests.ui.world import World

__all__ = ["eva", "seated"]


MANAGE_MESSAGES = discord.Permissions(manage_messages=True).value


async def test_a_suspended_table_is_kept_for_thirty_days(seated: World, ana: Player, eva: Player) -> None:
    await seated.delete_channel()
    await seated.pass_time(15 * DAY)
    await seated.restart(away=15 * DAY)
    await seated.pass_time(15 * DAY - 120)
    assert life(seated) == suspended("deleted")
    await seated.pass_time(120)
    record = seated.table.record
    assert (record.status, record.reason) == ("void", "lost")
    assert "within 30 days" in text(ana.hand)
    assert len(notices(ana)) == len(notices(eva)) == 1
    assert "No one came back to this table" in notices(ana)[0]
    assert "Nadie retomó esta mesa" in notices(eva)[0]
    seated.channel = seated.open_channel("elsewhere")
    assert "You aren't at any table." in await ana.slash("games")
    assert "No hay ninguna mesa" in await eva.slash("table move")


async def test_a_suspended_lobby_comes_back_as_one(world: World, ana: Player, eva: Player) -> None:
    await ana.slash("fugitive new", pace=0)
    await world.delete_channel()
    assert life(world) == suspended("deleted")
    world.channel = world.open_channel("elsewhere")
    assert "plays here now" in await ana.slash("table move")
    assert life(world) == ("lobby", False, "")
    assert notices(ana) == []
    await eva.press(world.board, "Join")
    await ana.press(world.board, "Start")
    assert "You are" in text(ana.hand)


async def test_the_host_moves_a_suspended_table(seated: World, ana: Player, eva: Player) -> None:
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await seated.delete_channel()
    seated.channel = seated.open_channel("elsewhere")
    assert "Table 1 plays here now" in await ana.slash("table move")
    assert life(seated) == PLAYING
    assert "Eva (Marshal) draws two cards" in (await seated.words())
    assert [f"<@{eva.id}>" in ping for ping in seated.pings] == [True], "whoever is waited for is called there"
    assert notices(ana) == notices(eva) == []
    await eva.press(seated.board, "Draw from 4-14")
    assert "Roba una carta" in text(eva.hand)
    await seated.restart()
    assert seated.table.record.channel == int(seated.channel)
    assert len([message for message in seated.public if message["embeds"]]) == 1


async def test_a_moderator_moves_it_and_others_do_not(seated: World, ana: Player, eva: Player) -> None:
    keeper = seated.join("Keeper", permissions=MANAGE_MESSAGES)
    await seated.delete_channel()
    seated.channel = seated.open_channel("elsewhere")
    assert "No hay ninguna mesa que puedas traer" in await eva.slash("table move")
    assert "No hay ninguna mesa que puedas traer" in await eva.slash("table move", table=1)
    assert "Table 7 no longer exists" in await keeper.slash("table move", table=7)
    assert "Table 1 plays here now" in await keeper.slash("table move", table=1)
    assert life(seated) == PLAYING


async def test_a_running_table_moves(seated: World, ana: Player, eva: Player) -> None:
    """Its old board keeps no buttons and says that it is old, and whoever is waited for is called in the new place."""
    old, left = seated.board, seated.channel
    seated.channel = seated.open_channel("elsewhere")
    assert "plays here now" in await ana.slash("table move")
    assert labels(seated.look(old)) == []
    assert "This message is out of date" in seated.look(old)["content"]
    assert [message for message in seated.messages(left) if message["content"].startswith("<@")] == []
    assert [f"<@{ana.id}>" in ping for ping in seated.pings] == [True]
    await ana.make("hide 1 -")
    assert "0 → ?" in (await seated.words())
    assert "is already in this channel" in await ana.slash("table move", table=1)
    seated.channel = left
    assert "Ya" not in await eva.slash("fugitive new"), "the channel that it has left is free"


async def test_where_no_table_can_be_moved(seated: World, ana: Player) -> None:
    there = seated.channel
    seated.channel = seated.open_channel("silent", discord.Permissions(send_messages=True).value)
    assert "I'm missing Send Messages" in await ana.slash("table move")
    assert seated.table.record.channel == int(there)
    seated.channel = seated.open_channel("taken")
    await ana.slash("fugitive new")
    assert "can have only one table" in await ana.slash("table move", table=1)
    seated.channel = seated.open_channel("third")
    assert "More than one of your tables can move here" in await ana.slash("table move")
    assert "Table 1 plays here now" in await ana.slash("table move", table=1)


async def test_tables_to_move_are_suggested(seated: World, ana: Player, eva: Player) -> None:
    seated.channel = seated.open_channel("elsewhere")
    made = await seated.suggest(ana, "table move", "table", "1")
    assert [str(choice["name"]) for choice in made.suggestions] == ["Fugitive, table 1"]
    assert (await seated.suggest(eva, "table move", "table", "1")).suggestions == []
