"""Unfair play is reported to the channel that a server has named, else to whoever runs the bot; a moderator who neither
played nor watched hides a result from the pages of the server."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.archive.statistics import FEWEST
from bot.engine.custom_id import at_home
from bot.people.people import toggle
from bot.table.life import DAY
from tests.scenarios.test_server import MANAGE_GUILD, set_up
from tests.ui.answer import answer
from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

MANAGE_MESSAGES = 1 << 13
ONLY_THERE = "Only members who may manage messages in the channel for reports"


@pytest.fixture
async def reports(world: World) -> str:
    """Name a channel for reports."""
    channel = world.open_channel("reports")
    page = await set_up(world.join("Keeper", permissions=MANAGE_GUILD), "reports", channel)
    seen(text(page), f"Reports of unfair play go to: <#{channel}>")
    return channel


async def ended(world: World, host: Player, *guests: Player) -> Json:
    """Play a short game in a channel of its own to its end, and give the message that tells of it."""
    world.channel = world.open_channel(f"table {len(world.bot.tables.known)}")
    await sit_down(host, *guests, pace=0)
    await guests[0].press(await guests[0].private("table resign"), "Resign")
    return next(each for each in world.public if "Report" in labels(each))


async def report(player: Player, message: Json, said: str) -> str:
    """Report a game, and give the answer."""
    form = await player.press(message, "Report")
    return answer(await player.submit(form, text=said))


def told(world: World, channel: str) -> list[str]:
    return [each["content"] for each in world.messages(channel)]


async def board(world: World, player: Player) -> str:
    """Read the board of the server, where no table is."""
    world.channel = world.open_channel("elsewhere")
    return await player.slash("table stats", game="fugitive")


async def at_table(world: World, player: Player, *seated: Player) -> str:
    """Read how those do who sit at the table of a channel."""
    world.channel = world.open_channel(f"sitting {len(world.bot.tables.known)}")
    await sit_down(*seated, pace=0)
    return await player.slash("table stats")


async def test_a_report_goes_to_the_channel_that_the_server_names(
    world: World, ana: Player, ben: Player, reports: str
) -> None:
    message = await ended(world, ana, ben)
    said = await report(world.join("Eva"), message, "  **Ben** lost on purpose\n@everyone  ")
    assert said == "Thank you. The moderators of this server can now read your report, with your name."
    (line,) = told(world, reports)
    seen(line, "reports Fugitive, table 1: https://discord.com/", f"Ana (<@{ana.id}>)", f"Ben (<@{ben.id}>)")
    assert "> Ben lost on purpose everyone" in line
    (post,) = world.messages(reports)
    assert (post["mention_everyone"], post["mentions"], labels(post)) == (False, [], ["Hide the result"])
    assert await report(ben, message, " \n ") == "Write what was unfair."
    assert len(told(world, reports)) == 1


async def test_three_reports_a_day_and_none_of_a_blocked_person(
    world: World, ana: Player, ben: Player, reports: str
) -> None:
    message = await ended(world, ana, ben)
    for _ in range(3):
        assert (await report(ana, message, "unfair")).startswith("Thank you.")
    await world.restart()
    assert (await report(ana, message, "unfair")).startswith("You've reported three games within a day.")
    await toggle(world.bot.store, "people", int(ben.id))
    assert (await report(ben, message, "unfair")).startswith("The operator of this bot has blocked you")
    assert len(told(world, reports)) == 3
    known = await world.bot.store.known_of(int(ana.id))
    assert [(use["what"], use["target"]) for use in known["limited_uses"]] == [("report", 1)] * 3
    await world.pass_time(DAY + 5)
    assert (await report(ana, message, "unfair")).startswith("Thank you.")


async def test_without_such_a_channel_whoever_runs_the_bot_reads_it(world: World, ana: Player, ben: Player) -> None:
    """Also of a channel that is gone; where nobody has a channel, nothing is counted."""
    message = await ended(world, ana, ben)
    for _ in range(4):
        assert (await report(ana, message, "unfair")).startswith("There's nowhere to send a report")
    operator = world.open_channel("operator")
    world.bot.settings.alerts_channel = int(operator)
    await world.bot.store.change_server(int(world.guild), lambda server: replace(server, reports=77))
    assert await report(ana, message, "unfair") == (
        "Thank you. The operator of this bot can now read your report, with your name."
    )
    (post,) = world.messages(operator)
    seen(post["content"], "> unfair", "`python -m bot annul 1`")
    assert not labels(post)


async def test_a_channel_for_reports_is_one_of_the_server(world: World) -> None:
    keeper = world.join("Keeper", permissions=MANAGE_GUILD)
    page = await set_up(keeper, "reports", world.channel)
    for value in ("77", keeper.dm, world.guild):
        told = await keeper.forge(page, "e1:server:0:-::reports", [value])
        assert told == "Choose a text channel in this server where I can post."
    assert (await world.bot.store.server(int(world.guild))).reports == int(world.channel)
    await keeper.forge(keeper.look(page), "e1:server:0:-::reports", [])
    assert (await world.bot.store.server(int(world.guild))).reports is None


async def test_a_game_at_play_cannot_be_reported(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, pace=0)
    assert await ana.forge(world.board, "e1:report:1:-::") == "You can report a game when it's over."


async def test_a_past_game_is_reported_from_the_history(world: World, ana: Player, ben: Player, reports: str) -> None:
    await ended(world, ana, ben)
    await world.bot.keeper.catch_up()
    page = await ana.private("my history")
    await ana.choose(page, "Look at", "1")
    assert (await report(ana, ana.look(page), "unfair")).startswith("Thank you.")
    assert len(told(world, reports)) == 1


async def test_a_days_escape_is_reported_to_the_operator_after_the_day(world: World, ana: Player, reports: str) -> None:
    operator = world.open_channel("operator")
    world.bot.settings.alerts_channel = int(operator)
    page = await ana.private("daily")
    await ana.press(page, "Fugitive")
    table = next(iter(world.bot.tables))
    await table.resign(0)
    await world.bot.settled()
    forged = table.press("report")
    assert (await ana.forge(ana.inbox[-1], forged)).startswith("The secrets of the day's escape are shown")
    today = table.record.day
    assert today is not None
    for day in (today, today - 36, -1):
        assert "couldn't read that" in await ana.forge(ana.look(page), at_home("report-day", str(day)))
    await ana.press(ana.look(page), "Table of the day")
    assert "Report" not in labels(ana.look(page))
    await world.pass_time(DAY)
    page = await ana.private("daily")
    await ana.press(page, "Yesterday")
    said = await report(ana, ana.look(page), "two accounts")
    assert said.startswith("Thank you. The operator of this bot")
    seen(told(world, operator)[-1], f"<@{ana.id}> reports the day's escapes of", "> two accounts")
    assert not told(world, reports)


async def test_a_moderator_hides_a_result(world: World, ana: Player, ben: Player, reports: str) -> None:
    """Boards leave it out; the people's own pages and ratings keep it."""
    kim = world.join("Kim", permissions=MANAGE_MESSAGES)
    for _ in range(FEWEST):
        message = await ended(world, ana, ben)
    await world.bot.keeper.catch_up()
    assert "Ana" in await board(world, kim)
    assert f"Ana: {FEWEST} played with people" in await at_table(world, kim, ana, ben)
    await report(ana, message, "unfair")
    (post,) = world.messages(reports)
    before = await world.bot.store.ratings("fugitive", (ana.id, ben.id))
    said = answer(await kim.press(post, "Hide the result"))
    assert said == "The pages of this server no longer show the result."
    line = world.messages(reports)[-1]
    seen(line["content"], f"<@{kim.id}> has hidden the result of Fugitive, table {FEWEST}")
    assert "Ana" not in await board(world, kim)
    assert await world.bot.store.ratings("fugitive", (ana.id, ben.id)) == before
    assert f"Ana: {FEWEST - 1} played with people" in await at_table(world, kim, ana, ben)
    assert f"table {FEWEST}" in text(await ana.private("my history"))
    await world.restart()
    assert "Ana" not in await board(world, kim)
    assert answer(await kim.press(line, "Show the result again")).startswith("The pages of this server show the result")
    assert "Ana" in await board(world, kim)


async def test_who_may_not_hide_a_result(world: World, ana: Player, ben: Player, reports: str) -> None:
    """Members, those who manage messages elsewhere, and moderators who have played, left, or watched."""
    judge = world.join("Judge", permissions=MANAGE_MESSAGES)
    watched = world.join("Watcher", permissions=MANAGE_MESSAGES)
    world.channel = world.open_channel("hall")
    await sit_down(judge, ben, pace=0)
    await watched.press_more(world.board, "Watch")
    await judge.press(await judge.private("table resign"), "Resign")
    message = next(each for each in world.public if "Report" in labels(each))
    await world.bot.store.forget_watchers()
    await report(ben, message, "unfair")
    (post,) = world.messages(reports)
    assert answer(await ana.press(post, "Hide the result")).startswith(ONLY_THERE)
    for own in (judge, watched):
        assert answer(await own.press(post, "Hide the result")).startswith("You played or watched that game.")
    kim = world.join("Kim", permissions=MANAGE_MESSAGES)
    assert (await kim.forge(message, at_home("hide-result", "1.hide"))).startswith(ONLY_THERE), "not in that channel"
    for number in ("2.hide", "x.hide"):
        assert (await kim.forge(post, at_home("hide-result", number))).startswith(ONLY_THERE)
    for number in ("1.what", "1"):
        assert "couldn't read that" in await kim.forge(post, at_home("hide-result", number))
    await world.table.change(lambda record: replace(record, guild=7))
    await world.bot.store.change_server(7, lambda server: replace(server, reports=int(reports)))
    assert (await kim.forge(post, at_home("hide-result", "1.hide"))).startswith(ONLY_THERE), "another server's"
    assert not world.table.record.hidden
    assert (await world.bot.store.known_of(int(watched.id)))["has_watched"] == [1]
    await world.bot.store.erase(int(watched.id), 0.0)
    assert (await world.bot.store.known_of(int(watched.id)))["has_watched"] == []
