"""Ending a game that people have begun to play: by agreement, by a moderator without a seat, or only by resigning."""

from __future__ import annotations

import random

import discord
import pytest

from bot.table import tournament
from tests.scenarios.test_operator import about
from tests.scenarios.test_tournament import opened, shown
from tests.table.play import play_on
from tests.ui.answer import answer
from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

MODERATES = discord.Permissions(manage_messages=True).value


@pytest.fixture
async def begun(world: World, ana: Player, ben: Player) -> World:
    """Ana, who hides and is host, and Ben have both moved."""
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await ana.make("hide 1 -")
    await ana.make("stop")
    await ben.make("draw 1")
    return world


async def asked(player: Player) -> Json:
    """Ask the others to end the game, and return the question to all."""
    page = await player.private("table end")
    await player.press(page, "Ask everyone")
    seen(text(player.look(page)), "Everyone has been asked", "Still to agree")
    return next(each for each in reversed(player.world.public) if "without a result" in each["content"])


async def test_all_agree_to_end_a_game(begun: World, ana: Player, ben: Player) -> None:
    page = await ana.private("table end")
    assert labels(page) == ["Ask everyone", "Resign"]
    assert "You can't end this game alone" in await ana.forge(page, "e1:end-sure:1:-::")
    question = await asked(ana)
    seen(question["content"], "Ana would like to end this game", f"<@{ben.id}>")
    assert "already been asked" in answer(await ben.press(await ben.private("table end"), "Ask everyone"))
    assert "Still to agree: Ben" in answer(await ana.press(question, "End without a result"))
    outsider = begun.join("Eva")
    assert answer(await outsider.press(question, "End without a result"))
    assert begun.table.record.status == "playing"
    await begun.restart()
    await ben.press(question, "End without a result")
    assert (begun.table.record.status, begun.table.record.reason) == ("void", "consent")
    seen(text(begun.board), "All its players agreed to end this game")
    assert "That vote is over" in answer(await ana.press(question, "End without a result"))


async def test_a_vote_ends_with_a_no_and_with_a_move_that_all_see(begun: World, ana: Player, ben: Player) -> None:
    question = await asked(ben)
    await ana.press(question, "No")
    assert any("Ana doesn't agree" in each["content"] for each in begun.public)
    assert "That vote is over" in answer(await ana.press(question, "End without a result"))
    question = await asked(ben)
    await play_on(begun.table, random.Random(2), 1)
    assert begun.table.record.agreements.votes == {}
    assert "That vote is over" in answer(await ana.press(question, "End without a result"))
    assert begun.table.record.status == "playing"


async def test_a_player_who_is_away_has_not_agreed(world: World, ana: Player, ben: Player) -> None:
    """Or the one who is left alone could void a game that goes badly."""
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    await ana.make("hide 1 -")
    await ana.make("stop")
    await ben.make("draw 1")
    await world.table.leave(int(ben.id))
    await asked(ana)
    assert (world.table.record.status, world.table.record.seats[1].stand_in) == ("playing", "normal")


async def test_who_has_a_seat_is_no_moderator_there(begun: World, ana: Player, ben: Player) -> None:
    begun.bot.settings.owners = (int(ben.id),)
    player = begun.join("Zoe", permissions=MODERATES)
    page = (await ben.press(await about(ben), "Operator")).told[0]
    await ben.choose(page, "Look at a table", "1")
    await ben.press(ben.look(page), "End the table")
    seen(answer(await ben.press(ben.look(page), "End the table")), "You can't end this game here")
    assert begun.table.record.status == "playing"
    await ana.press(await ana.private("table end"), "Resign")
    seen(text(begun.board), "other side resigned")
    begun.channel = begun.open_channel("other")
    await sit_down(player, ben, roles="host_fugitive", pace=0)
    await player.make("hide 1 -")
    await player.make("stop")
    await ben.make("draw 1")
    page = await player.private("table end")
    assert labels(page) == ["Ask everyone", "Resign"]
    assert "You can't end this game alone" in await player.forge(page, "e1:end-sure:2:-::")
    other = begun.join("Eva", permissions=MODERATES)
    await other.press(await other.private("table end"), "End the game")
    assert begun.table.record.reason == "moderator"


async def test_the_host_cannot_end_a_series_that_goes_badly(world: World, ana: Player, ben: Player) -> None:
    """Between two games, too, that is leaving; a game that a moderator ends is played again."""
    await ana.slash("fugitive new")
    await ben.press(world.board, "Join")
    await ana.press((await ana.press(world.board, "Table")).told[0], "Best of three")
    await ana.press(world.board, "Start")
    await play_on(world.table, random.Random(5), 12)
    moderator = world.join("Zoe", permissions=MODERATES)
    await moderator.press(await moderator.private("table end"), "End the game")
    await world.bot.settled()
    again = world.table
    assert (again.id, again.record.status, again.record.match.played) == (2, "lobby", 0)
    assert [seat.user for seat in again.record.seats] == [int(ana.id), int(ben.id)]
    await ana.press(world.board, "Start")
    await ben.press(await ben.private("table resign"), "Resign")
    assert len(world.bot.tables) == 0, "the series is lost by that"
    ending = next(each for each in reversed(world.public) if "Best of three" in labels(each))
    await ana.press(ending, "Best of three")
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start")
    await play_on(world.table, random.Random(5))
    await world.bot.settled()
    page = await ana.private("table end")
    seen(text(page), "You'll leave the series for good, and that counts as a loss")
    await ana.press(page, "Leave the series")
    seen("\n".join(each["content"] for each in world.public), "Ben wins the series")


async def test_nobody_ends_an_own_game_of_a_tournament(world: World, ana: Player, ben: Player) -> None:
    """Its host, who plays elsewhere, has it played again; who plays there resigns, and loses."""
    people = [ana, ben, world.join("Cleo"), world.join("Dan")]
    eva = world.join("Eva")
    await opened(world, eva)
    for player in people:
        await player.press(shown(world), "Sign up")
    await eva.press(shown(world), "Draw")
    await world.bot.settled()
    first, second = sorted(world.bot.tables, key=lambda table: table.id)
    channel, by_id = world.channel, {int(player.id): player for player in people}
    host = by_id[first.record.host]
    world.channel = str(first.record.channel)
    page = await host.private("table end")
    assert labels(page) == ["Resign"]
    seen(text(page), "This game belongs to a tournament")
    assert "You can't end this game alone" in await host.forge(page, f"e1:end-sure:{first.id}:-::")
    assert "That vote is over" in await host.forge(page, f"e1:ask-end:{first.id}:-::")
    page = await eva.private("table end")
    seen(text(page), "The tournament lets you play it again once")
    await eva.press(page, "End the game")
    await world.bot.settled()
    again = world.table
    assert (again.id, again.record.tournament, again.record.host) == (3, first.record.tournament, first.record.host)
    assert again.record.secret != first.record.secret
    world.channel = str(again.record.channel)
    await host.press(await host.private("table end"), "Resign")
    await world.bot.settled()
    world.channel = channel
    seen(text(shown(world)), f"**{again.names[1]}** beats {again.names[0]}")
    world.channel = str(second.record.channel)
    loser = by_id[second.record.host]
    await loser.press(await loser.private("my delete"), "Delete everything")
    await world.bot.settled()
    world.channel = channel
    seen(text(shown(world)), f"**{second.names[1]}** beats Incognito 1", "The last game is on")


async def test_a_pairing_waits_for_its_thread(world: World, ana: Player, ben: Player) -> None:
    people = [ana, ben, world.join("Cleo"), world.join("Dan")]
    await opened(world, ana)
    for player in people:
        await player.press(shown(world), "Sign up")
    await ana.press(shown(world), "Draw")
    await world.bot.settled()
    first, second = sorted(world.bot.tables, key=lambda table: table.id)
    channel, world.channel = world.channel, str(first.record.channel)
    await world.delete_channel()
    world.channel = channel
    await play_on(second, random.Random(1))
    await world.bot.settled()
    assert first.record.status == "suspended"
    seen(text(shown(world)), "table 1 is suspended", "2 games to go")
    host = next(player for player in people if int(player.id) == first.record.host)
    world.channel = world.open_channel("elsewhere")
    await host.slash("table move", table=1)
    await play_on(first, random.Random(2))
    await world.bot.settled()
    world.channel = channel
    seen(text(shown(world)), f"**{first.names[first.state.result.winners[0]]}** beats", "The last game is on")
    (number,) = await world.bot.store.tournaments()
    record = await world.bot.store.tournament(number)
    assert record is not None
    assert [each.waits for each in record.pairings] == [None] * 3
    assert tournament.ready(record) == []


async def test_both_are_out_and_a_late_result_comes(world: World, ana: Player, ben: Player) -> None:
    """Two tries are suspended for a week each; the second one is taken up again before its table goes."""
    people = [ana, ben, world.join("Cleo"), world.join("Dan")]
    await opened(world, ana)
    for player in people:
        await player.press(shown(world), "Sign up")
    await ana.press(shown(world), "Draw")
    await world.bot.settled()
    first, second = sorted(world.bot.tables, key=lambda table: table.id)
    with world.uncounted():
        await play_on(second, random.Random(1))
        await world.bot.settled()
    channel = world.channel
    for each in (first, None):
        table = each or world.table
        world.channel = str(table.record.channel)
        await world.delete_channel()
        await world.pass_time(tournament.WAITS + 120)
        await world.bot.settled()
    world.channel = channel
    late = world.table
    assert (first.record.reason, late.id, late.record.status) == ("replayed", 3, "suspended")
    seen(text(shown(world)), "two games without a winner, so both are out", "wins the tournament")
    host = next(player for player in people if int(player.id) == late.record.host)
    world.channel = world.open_channel("elsewhere")
    await host.slash("table move", table=3)
    (winner,) = (name for name, seat in zip(late.names, late.record.seats, strict=True) if seat.user != int(host.id))
    await host.press(await host.private("table resign"), "Resign")
    world.channel = channel
    seen(text(shown(world)), f"**{winner}** beats", "The last game is on")
    assert world.table.id == 4
