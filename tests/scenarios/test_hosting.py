"""What the host of a table decides: who sits down, who is host next, who is looked for, and where the table stands."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local.permissions import CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_MESSAGES
from bot.table.hosting import SILENCE
from tests.ui.answer import Answer, answer
from tests.ui.messages import Json, find, items, labels, seen, text
from tests.ui.player import Player
from tests.ui.world import World

HOUR = 3600.0

LONG_AGO = -2 * SILENCE
"""A moment of table time, which begins with the first table."""


@pytest.fixture
def eva(world: World) -> Player:
    return world.join("Eva")


@pytest.fixture
async def lobby(world: World, ana: Player, ben: Player, eva: Player) -> World:
    """Ana's lobby for five, with Ben."""
    await ana.slash("stalag17 new")
    await ben.press(world.board, "Join")
    return world


async def panel(world: World, host: Player) -> Json:
    """Open the host's panel."""
    return (await host.press(world.board, "Table settings …")).told[0]


def told(world: World) -> str:
    """Read the newest message that is no board and calls nobody to a turn."""
    lines = (each["content"] for each in reversed(world.public) if each["content"] and not each["embeds"])
    return next(line for line in lines if "your turn" not in line)


def calls(world: World, role: str) -> list[Any]:
    """List what the bot has posted to call a role."""
    bodies = [each.body for each in world.requests if each.method == "POST" and isinstance(each.body, dict)]
    return [body for body in bodies if role in str(body.get("content"))]


def seats(world: World) -> list[str]:
    return [seat.name for seat in world.table.record.seats]


async def test_who_was_sent_away_comes_back_when_invited(lobby: World, ana: Player, ben: Player) -> None:
    assert answer(await ben.press(lobby.board, "Table settings …")) == "Only the host can do that."
    assert await ben.slash("table host") == "Only the host can do that."
    shown = await panel(lobby, ana)
    await ana.pick(shown, "Take someone out", "Ben")
    assert seats(lobby) == ["Ana"]
    assert told(lobby) == f"<@{ben.id}>, the host has taken you out of the lobby of table 1."
    assert "Take someone out of the lobby" not in labels(ana.look(shown))
    assert "You can come back if you're invited" in answer(await ben.press(lobby.board, "Join"))
    assert f"invited and pinged <@{ben.id}>" in await ana.slash("table invite", person=ben)
    assert told(lobby) == f"<@{ben.id}>, you are invited to this table: press Join in its lobby."
    assert "already invited" in await ana.slash("table invite", person=ben)
    await ben.press(lobby.board, "Join")
    assert seats(lobby) == ["Ana", "Ben"]
    assert "already has a seat" in await ana.slash("table invite", person=ben)


async def test_a_locked_table(lobby: World, ana: Player, ben: Player, eva: Player) -> None:
    shown = await panel(lobby, ana)
    await ana.press(shown, "Lock")
    assert "🔒 Locked: no one else may sit down." in text(lobby.board)
    assert find(lobby.board, "Join").get("disabled")
    assert await eva.forge(lobby.board, "e1:join:1:-::") == "The host has locked this table."
    assert await ben.forge(lobby.board, "e1:switch:1:-::locked.off") == "Only the host can do that."
    await ana.press(ana.look(shown), "Unlock")
    await lobby.restart()
    await eva.press(lobby.board, "Join")
    assert seats(lobby) == ["Ana", "Ben", "Eva"]


async def test_a_private_table(lobby: World, ana: Player, ben: Player, eva: Player) -> None:
    shown = await panel(lobby, ana)
    await ana.press(shown, "Make private")
    assert "✉️ Private" in text(lobby.board)
    seen(text(ana.look(shown)), "Invited: Ana and Ben.", "/table invite")
    join = find(lobby.board, "Join")
    assert join["disabled"], "everybody who may sit down sits"
    for told in (await eva.forge(lobby.board, join["custom_id"]), answer(await eva.press(lobby.board, "Rules"))):
        assert told == "Table 1 is private: only its players and invited people may watch."
    for command in ("table log", "table board", "table rules"):
        assert "Table 1 is private" in await eva.slash(command)
    eva.world.speak("es-ES", eva)
    assert "La mesa 1 es privada" in await eva.forge(lobby.board, join["custom_id"])
    await ana.slash("table invite", person=eva)
    seen(text(await panel(lobby, ana)), "Ana and Ben and one more person")
    await eva.press(lobby.board, "Join")
    assert seats(lobby) == ["Ana", "Ben", "Eva"]


async def test_a_moderator_ends_a_private_table(lobby: World, ana: Player) -> None:
    keeper = lobby.join("Keeper", permissions=MANAGE_MESSAGES)
    await ana.press(await panel(lobby, ana), "Make private")
    await keeper.press(await keeper.private("table end"), "End the game")
    assert lobby.table.record.status == "void"


async def test_a_host_hands_over_and_leaves(lobby: World, ana: Player, ben: Player, eva: Player) -> None:
    await eva.press(lobby.board, "Join")
    shown = await panel(lobby, ana)
    await ana.pick(shown, "Make someone else host", "Eva")
    assert told(lobby) == f"<@{eva.id}> is now the host of this table."
    assert "Eva is now the host of this table." in text(ana.look(shown))
    assert items(ana.look(shown)) == []
    await eva.press(lobby.board, "Start")
    shown = await eva.private("table host")
    assert labels(shown) == ["Make someone else host"]
    await eva.press(await eva.private("table resign"), "Resign")
    assert lobby.table.record.host == int(ana.id), "the next one at the table"
    assert told(lobby) == f"<@{ana.id}> is now the host of this table."
    await ana.press(await ana.private("table resign"), "Resign")
    assert lobby.table.record.host == int(ben.id)


async def test_a_silent_host_is_not_waited_for(lobby: World, ana: Player, ben: Player) -> None:
    await lobby.pass_time(2 * HOUR)
    assert lobby.table.record.agreements.waits is not None
    await ana.press(lobby.board, "Rules")
    assert lobby.table.record.agreements.waits is None, "she is there"
    await ben.press(lobby.board, "Rules")
    await lobby.bot.store._write("update game_table set agreements = json_set(agreements, '$.waits', ?)", LONG_AGO)
    await lobby.restart()
    await lobby.pass_time(2 * HOUR)
    assert lobby.table.record.host == int(ben.id)
    assert told(lobby) == f"<@{ben.id}> is now the host of this table."
    assert "Ben** · host" in text(lobby.board)


async def test_a_table_that_looks_for_players(lobby: World, ana: Player, ben: Player, eva: Player) -> None:
    await lobby.bot.store._write("insert into server (guild, setup) values (?, ?)", int(lobby.guild), '{"seeking": 77}')
    assert "look for players" not in text(await eva.private("escapade"))
    shown = await panel(lobby, ana)
    await ana.press(shown, "Look for players")
    (call,) = calls(lobby, "<@&77>")
    assert call["content"] == "🔎 <@&77>: Stalag 17, table 1, is looking for players."
    assert [str(role) for role in call["allowed_mentions"]["roles"]] == ["77"]
    page = text(await eva.private("escapade"))
    link = f"https://discord.com/channels/{lobby.guild}/{lobby.channel}/{lobby.board['id']}"
    seen(page, "Tables looking for players", f"Stalag 17, table 1: 2 of 5 seats taken · [Join]({link})")
    assert "look for players" not in text(await ben.private("escapade")), "who sits there already"
    await ana.press(ana.look(shown), "Stop looking")
    assert "look for players" not in text(await eva.private("escapade"))
    await ana.press(ana.look(shown), "Look for players")
    assert len(calls(lobby, "<@&77>")) == 1, "the role is called once"
    lobby.speak("es-ES", eva)
    assert "Mesas que buscan jugadores" in text(await eva.private("escapade"))
    await ana.press(ana.look(shown), "Lock")
    assert "buscan jugadores" not in text(await eva.private("escapade"))


async def test_tables_in_threads(lobby: World, ana: Player, ben: Player, eva: Player) -> None:
    first = lobby.channel
    opened = await eva.slash("fugitive new")
    assert "The table has its own thread, since this channel already has a table." in opened
    assert lobby.table.record.agreements.thread
    assert lobby.table.record.channel != int(first)
    there = str(lobby.table.record.channel)
    seen(text(lobby.messages(there)[-1]), "Fugitive", "Eva")
    assert "Open in a thread" not in labels(await _panel_at(lobby, there, eva))
    shown = await panel(lobby, ana)
    await ana.press(shown, "Open in a thread")
    table = await lobby.bot.tables.find(1)
    assert table is not None
    lobby.channel = str(table.record.channel)
    assert lobby.channel not in (first, there)
    await ben.press(lobby.board, "Leave")
    assert [seat.name for seat in table.record.seats] == ["Ana"]
    lobby.channel = first
    assert "The table has its own thread" not in await ben.slash("fugitive new"), "the channel is free again"


async def test_a_private_table_in_a_private_thread(lobby: World, ana: Player, ben: Player, eva: Player) -> None:
    shown = await panel(lobby, ana)
    await ana.press(shown, "Make private")
    await lobby.permit(CREATE_PRIVATE_THREADS)
    assert "Create Private Threads" in answer(await ana.press(ana.look(shown), "Open in a thread"))
    await lobby.permit(CREATE_PUBLIC_THREADS)
    await ana.press(ana.look(shown), "Open in a thread")
    lobby.channel = str(lobby.table.record.channel)
    await ana.slash("table invite", person=eva)
    let_in = [each.path for each in lobby.requests if each.method == "PUT" and "/thread-members/" in each.path]
    assert [path.rpartition("/")[2] for path in let_in] == [ana.id, ben.id, eva.id]
    await eva.press(lobby.board, "Join")
    assert seats(lobby) == ["Ana", "Ben", "Eva"]


async def _panel_at(world: World, channel: str, host: Player) -> Json:
    made: Answer = await host.press(world.messages(channel)[-1], "Table settings …")
    return made.told[0]
