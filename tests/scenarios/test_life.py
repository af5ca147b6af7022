"""The life of a table: barred while its channel lets nothing through, suspended when it is gone, and back again."""

from __future__ import annotations

import discord
import pytest

from tests.scenarios.lives import BARRED, DAY, PLAYING, eva, life, lost, notices, seated, suspended
from tests.ui.messages import find, labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import Request, World

__all__ = ["eva", "seated"]


SEND = discord.Permissions(send_messages=True, view_channel=True).value


def asked(world: World, since: int) -> list[Request]:
    """What the bot has asked of its channel since."""
    return [each for each in world.requests[since:] if each.path.startswith(f"/channels/{world.channel}")]


async def shut(world: World) -> None:
    await world.permit(SEND)


async def open_again(world: World) -> None:
    await world.permit()


async def locked(world: World) -> None:
    await world.lock_thread()


async def unlocked(world: World) -> None:
    await world.lock_thread(False)


async def kicked(world: World) -> None:
    await world.lose_server(kicked=True)


async def found(world: World) -> None:
    await world.find_server()


@pytest.mark.parametrize(("goes", "comes"), [(shut, open_again), (locked, unlocked), (kicked, found), (lost, found)])
async def test_a_closed_channel_is_left_alone_until_it_opens(
    world: World, ana: Player, eva: Player, goes: object, comes: object
) -> None:
    """Permissions, a locked thread, the bot taken out of the server, a server that Discord has lost."""
    if goes is locked:
        world.channel = world.open_thread("a quiet place")
    await sit_down(ana, eva, roles="host_fugitive", pace=0)
    await goes(world)  # type: ignore[operator]
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    assert life(world) == BARRED
    assert "I have no access to the channel of this table" in text(ana.hand)
    assert "No puedo entrar en el canal de esta mesa" in text(eva.hand)
    before = len(world.requests)
    await world.pass_time(3600)
    assert asked(world, before) == [], "nothing is tried until there is a sign"
    await comes(world)  # type: ignore[operator]
    assert life(world) == PLAYING
    assert not any("⏸" in text(player.hand) for player in (ana, eva))
    assert "Eva (Marshal) draws two cards" in (await world.words())
    assert [f"<@{eva.id}>" in ping for ping in world.pings] == [True]


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (403, 0), (400, 160005)])
async def test_the_first_refusal_is_the_last_request(seated: World, ana: Player, status: int, code: int) -> None:
    seated.refuse("*", seated.channel, status, code, always=True)
    before = len(seated.requests)
    await ana.make("hide 1 -")
    assert life(seated) == BARRED
    assert len([each for each in asked(seated, before) if each.method != "GET"]) == 1


async def test_a_press_is_a_sign(seated: World, ana: Player) -> None:
    seated.refuse("*", seated.channel, 403, 50013, always=True)
    await ana.make("hide 1 -")
    since = seated.table.record.barred
    await seated.pass_time(60)
    await ana.press(ana.hand, "Stop here")
    assert life(seated) == BARRED
    assert seated.table.record.barred == since, "it is barred since the first refusal"
    seated.relent()
    await ana.my_hand()
    assert life(seated) == PLAYING
    assert "Eva (Marshal) draws two cards" in (await seated.words())


async def test_a_bar_outlives_a_restart_but_a_start_is_a_sign(seated: World, ana: Player, eva: Player) -> None:
    seated.refuse("*", seated.channel, 403, 50013, always=True)
    await ana.make("hide 1 -")
    since = seated.table.record.barred
    await seated.restart()
    assert (life(seated), seated.table.record.barred) == (BARRED, since)
    seated.relent()
    await seated.restart()
    assert life(seated) == PLAYING
    assert "0 → ?" in (await seated.words())


async def test_a_lobby_is_barred_too(world: World, ana: Player, eva: Player) -> None:
    await ana.slash("fugitive new")
    world.refuse("*", world.channel, 403, 50013, always=True)
    await eva.press(world.board, "Join")
    assert life(world) == ("lobby", False, ""), "her press lets the board be edited"
    await ana.slash("table board")
    assert life(world) == ("lobby", True, "")
    assert "⏸ I have no access to its channel" in await ana.slash("games")
    assert "⏸ no puedo entrar en su canal" in await eva.slash("games")
    world.relent()
    assert "at the bottom" in await ana.slash("table board")
    assert life(world) == ("lobby", False, "")
    assert "Eva" in (await world.words())


async def test_a_last_board_that_is_barred_comes_with_a_sign(seated: World, ana: Player, eva: Player) -> None:
    confirm = await eva.private("table resign")
    await shut(seated)
    await eva.press(confirm, "Abandonar")
    assert seated.table.record.status == "over"
    assert not seated.over
    assert "⏸" not in text(ana.hand), "nothing stands still at a game that is over"
    before = len(seated.requests)
    await seated.pass_time(7200)
    assert (asked(seated, before), seated.table.record.status) == ([], "over")
    await open_again(seated)
    assert seated.over


async def test_a_deleted_channel_suspends_its_table_and_tells(seated: World, ana: Player, eva: Player) -> None:
    await seated.delete_channel()
    assert life(seated) == suspended("deleted")
    assert len(seated.bot.tables) == 0
    for player in (ana, eva):
        assert "⏸" in text(player.hand)
        assert labels(player.hand) == []
        assert len(notices(player)) == 1
    assert "The channel of this table was deleted." in notices(ana)[0]
    assert "/table move" in notices(ana)[0]
    assert "Alguien borró el canal de esta mesa." in notices(eva)[0]
    assert "/mesa trasladar" in notices(eva)[0]
    kept = f"<t:{int(seated.table.record.suspended or 0) + 30 * DAY}:d>"
    assert kept in notices(ana)[0]
    seated.channel = seated.open_channel("elsewhere")
    assert f"suspended, kept until {kept}" in await ana.slash("games")
    assert f"suspendida, se guarda hasta el {kept}" in await eva.slash("games")
    assert "Table 1 is suspended" in await ana.slash("hand")
    assert "La mesa 1 está suspendida" in await eva.slash("table board")


async def test_a_deleted_thread_suspends_its_table(world: World, ana: Player, eva: Player) -> None:
    world.channel = world.open_thread("a quiet place")
    await sit_down(ana, eva, roles="host_fugitive", pace=0)
    await world.delete_channel()
    assert life(world) == suspended("deleted")


async def test_a_channel_unknown_twice_suspends_its_table(seated: World, ana: Player, eva: Player) -> None:
    """Nobody told the bot. For two minutes the game goes on by direct message, then Discord is asked once more."""
    seated.forget_channel()
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await seated.pass_time(110)
    await eva.make("draw 1")
    assert life(seated) == PLAYING
    assert "Roba una carta" in text(eva.hand)
    await seated.pass_time(15)
    assert life(seated) == suspended("unknown")
    assert "Discord no longer knows the channel" in notices(ana)[0]
    assert "Discord ya no conoce el canal" in notices(eva)[0]
    before = len(seated.requests)
    await seated.pass_time(3000)
    assert asked(seated, before) == []


async def test_a_suspended_table_comes_back_by_itself(seated: World, ana: Player, eva: Player) -> None:
    """Its channel answers within the hour; what stands is put right, and nobody is told of it any more."""
    seated.forget_channel()
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await seated.pass_time(130)
    seated.relent()
    await seated.pass_time(3600)
    assert life(seated) == PLAYING
    assert "Eva (Marshal) draws two cards" in (await seated.words())
    assert [f"<@{eva.id}>" in ping for ping in seated.pings] == [True]
    assert notices(ana) == notices(eva) == []
    await eva.make("draw 1")
    assert "Eva drew from 4-14." in (await seated.words())


async def test_a_suspended_table_comes_back_with_a_press(seated: World, ana: Player, eva: Player) -> None:
    """The press counts: what was asked for is done."""
    await ana.make("hide 1 -")
    panel = ana.hand
    hand = str(find(seated.board, "My hand")["custom_id"])
    seated.forget_channel()
    await ana.press(panel, "Stop here")
    await seated.pass_time(130)
    assert "Table 1 is suspended" in await ana.forge(panel, hand)
    seated.relent()
    await ana.forge(panel, hand)
    assert life(seated) == PLAYING
    assert "Eva (Marshal) draws two cards" in (await seated.words())


async def test_a_day_barred_suspends(seated: World, ana: Player, eva: Player) -> None:
    await shut(seated)
    await ana.make("hide 1 -")
    await seated.pass_time(3600)
    await seated.restart()
    await seated.pass_time(DAY - 3700)
    assert life(seated) == BARRED
    await seated.pass_time(120)
    assert life(seated) == suspended("shut")
    assert "I have had no access to the channel" in notices(ana)[0]
    assert "Llevo un día sin poder entrar" in notices(eva)[0]
    await open_again(seated)
    assert life(seated) == PLAYING
    assert "0 → ?" in (await seated.words())


async def test_the_day_is_counted_over_a_restart(seated: World, ana: Player) -> None:
    """As long as the bot is there. After a start there are two minutes in which a sign may come."""
    seated.refuse("*", seated.channel, 403, 50013, always=True)
    await ana.make("hide 1 -")
    await seated.pass_time(DAY - 60)
    await seated.restart(away=3 * DAY)
    assert life(seated) == BARRED
    await seated.pass_time(100)
    assert life(seated) == BARRED
    await seated.pass_time(60)
    assert life(seated) == suspended("shut")


async def test_a_doubt_does_not_outlive_the_bot(seated: World, ana: Player) -> None:
    seated.forget_channel()
    await ana.make("hide 1 -")
    await seated.pass_time(110)
    await seated.restart()
    await seated.pass_time(110)
    assert life(seated) == PLAYING
    await seated.pass_time(30)
    assert life(seated) == suspended("unknown")


async def test_the_last_board_of_a_game_whose_channel_is_gone(seated: World, ana: Player, eva: Player) -> None:
    """The result stands, and Discord is not asked for ever."""
    confirm = await eva.private("table resign")
    seated.forget_channel()
    await eva.press(confirm, "Abandonar")
    await seated.pass_time(130)
    assert seated.table.record.status == "over"
    before = len(seated.requests)
    await seated.pass_time(3 * 3600)
    assert len(seated.requests) == before


async def test_another_table_has_taken_the_channel(seated: World, ana: Player, eva: Player) -> None:
    seated.forget_channel()
    await ana.make("hide 1 -")
    await seated.pass_time(130)
    old = seated.table
    seated.relent()
    await ana.slash("fugitive new")
    assert seated.table.id == 2
    await seated.pass_time(7200)
    assert old.record.status == "suspended"
    assert "Table 1: suspended" in (await ana.slash("games")).replace("table 1: ⏸ ", "Table 1: ")
    await ana.press(await ana.private("table end"), "End the game")
    await seated.pass_time(3600)
    assert old.record.status == "playing"


async def test_nobodys_time_runs_while_the_channel_is_closed(world: World, ana: Player, eva: Player) -> None:
    """A turn has five minutes: an hour barred, and a day suspended, take nothing from what was left."""
    await sit_down(ana, eva, roles="host_fugitive", pace=300)
    await world.pass_time(60)
    version = world.table.record.version
    await shut(world)
    await ana.make("hide 1 -")
    assert life(world) == BARRED
    await world.pass_time(3600)
    assert world.table.record.version == version + 1, "nothing was played for anybody"
    await open_again(world)
    await world.delete_channel()
    await world.pass_time(DAY)
    assert life(world) == suspended("deleted")
    world.channel = world.open_channel("elsewhere")
    await ana.slash("table move")
    assert life(world) == PLAYING
    assert world.table.record.version == version + 1
    await world.pass_time(200)
    assert world.table.record.version == version + 1, "of the five minutes more than two hundred seconds were left"
    await world.pass_time(60)
    assert world.table.record.version > version + 1, "and less than five minutes"
