"""The day's escape, as people meet it: from the home page to the result, the next day, and what others see of it."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.archive.day import DAY, ends, spelt
from bot.engine.custom_id import CustomId, at_home
from bot.engine.texts import Say, texts
from bot.installed_games import installed_game
from bot.local.shapes import SILENT
from bot.table.table_time import BELIEVED
from bot.ui.pages.share import LONGEST
from tests.scenarios.test_server import MANAGE_GUILD, set_up
from tests.table.play import random_move
from tests.ui.answer import answer
from tests.ui.messages import labels, seen, text
from tests.ui.player import Player
from tests.ui.world import World


async def play_on(world: World, seed: str) -> None:
    """Make moves at random for whoever plays alone at the newest table, to its end."""
    table, rng = world.table, random.Random(seed)
    await world.bot.settled()
    while table.record.status == "playing":
        seat, move = random_move(table, rng)
        await table.submit(seat, move, table.token(seat))
        await world.pass_time(4)


@pytest.mark.parametrize("locale", ["en-US", "es-419"])
async def test_from_the_home_page_to_the_next_day(world: World, locale: str) -> None:
    ana, eva = world.join("Ana", locale), world.join("Eva", locale)
    say = Say(texts(locale[:2]))
    page = (await ana.press(await ana.private("escapade"), say("button-daily"))).told[-1]
    seen(text(page), say("daily-open"), say("daily-shuffle"))
    begun = await ana.press(page, installed_game("fugitive").say(locale)("fugitive-title"))
    seen(answer(begun), f"/@me/{ana.dm}")
    table = world.table
    day = table.record.day
    assert table.direct
    assert day is not None
    assert world.public == []
    posted = {name: held for each in ana.inbox for name, held in world.files(each).items()}
    assert list(posted) == ["seal-1.txt"], "nobody adds anything"
    assert table.record.seal in posted["seal-1.txt"]
    hers = (await eva.press(await eva.private("escapade"), say("button-daily"))).told[-1]
    seen(text(eva.look(hers)), say("daily-open"))
    await play_on(world, "a day")
    ending = next(each for each in reversed(ana.inbox) if say("button-result") in labels(each))
    told = (await ana.press(ending, say("button-result"))).told[-1]
    shared = text(told).split("```")[1].strip().split("\n")
    assert f" · {spelt(day)} · " in shared[0]
    assert shared[-1] == f"https://discord.com/oauth2/authorize?client_id={world.bot.application_id}"
    assert len("\n".join(shared)) <= LONGEST
    outcome = shared[0].split(" · ")[2]
    seen(text(told), say("daily-streak", month=1, days=1, best=1))
    until = say("daily-secret", until=f"<t:{ends(day)}:f>")
    for closed in ("replay", "share"):
        assert answer(await ana.press(ending, say(f"button-{closed}"))) == until
    assert await ana.forge(ending, str(CustomId("verify", table.id, table.record.epoch))) == until
    fair = (await ana.press(ending, say("button-fair"))).told[0]
    seen(text(fair), say("fair-playing", table=1), table.record.head)
    assert labels(fair) == []
    (proof,) = world.files(ending).values()
    seen(proof, table.record.seal, table.record.head, say("proof-secret-later"))
    assert table.record.secret.hex() not in proof
    assert answer(await ana.press(told, say("button-daily"))) != until
    assert await ana.slash("table export", table=table.id) == until
    again = await ana.forge(page, at_home("daily-play", "fugitive"))
    assert again
    assert world.table is table
    await eva.press(eva.look(hers), say("button-daily-today"))
    assert "Ana" not in text(eva.look(hers))
    seen(text(eva.look(hers)), say("daily-later"))
    await ana.press(page, say("button-daily-today"))
    seen(text(ana.look(page)), "**Ana**", outcome)
    await world.restart(away=DAY - BELIEVED)
    await world.pass_time(BELIEVED + 60)
    hers = (await eva.press(await eva.private("escapade"), say("button-daily"))).told[-1]
    await eva.press(hers, say("button-daily-yesterday"))
    seen(text(eva.look(hers)), "1. Ana", outcome)
    await eva.press(eva.look(hers), say("button-daily"))
    await eva.press(eva.look(hers), say("button-daily-seals"))
    seen(text(eva.look(hers)), table.record.seal, table.record.secret.hex())
    fair = (await ana.press(ending, say("button-fair"))).told[0]
    seen(text((await ana.press(fair, say("button-verify"))).told[-1]), table.record.seal)
    seen(text((await ana.press(ending, say("button-replay"))).told[-1]), say("replay-title", table=table.id))


async def test_closed_direct_messages_and_what_stays_there(world: World, ana: Player) -> None:
    """A try needs direct messages, and its table cannot be brought anywhere else; left to the end of the day it is not
    finished."""
    page = (await ana.press(await ana.private("escapade"), "The day's escape")).told[-1]
    world.close_dms(ana)
    seen(answer(await ana.press(page, "Escape from Colditz")), "your direct messages are closed")
    world.close_dms(ana, closed=False)
    await ana.press(page, "Fugitive")
    assert "Undo" not in labels(ana.hand)
    assert "Advice" not in labels(ana.hand)
    moved = await ana.slash("table move", table=world.table.id)
    assert world.table.direct, moved
    await world.restart(away=DAY - BELIEVED)
    await world.pass_time(BELIEVED + 60)
    seen(text(ana.hand) + "".join(map(text, ana.inbox)), "counts as not finished")


@pytest.mark.parametrize("locale", ["en", "es"])
async def test_a_server_is_told_of_the_day_before_once_and_without_a_sound(world: World, locale: str) -> None:
    """Only if two of its people have finished; what changes later is edited into the one message."""
    ana, ben, eva = (world.join(name) for name in ("Ana", "Ben", "Eva"))
    keeper = world.join("Keeper", permissions=MANAGE_GUILD)
    lounge, say = world.open_channel("lounge"), Say(texts(locale))
    await set_up(keeper, "language", locale)
    seen(text(await set_up(keeper, "daily", lounge)), f"<#{lounge}>")
    seen(text(await set_up(keeper, "daily_hour", "0")), "00:00 UTC")
    await ana.slash("fugitive new")
    await ben.press(world.board, say("button-join"))
    for finishing, told in (((ana, eva), 0), ((ana, ben), 1)):
        for player in finishing:
            page = (await player.press(await player.private("escapade"), "The day's escape")).told[-1]
            await player.press(page, "Fugitive")
            await play_on(world, "a day")
        day = world.table.record.day
        assert day is not None
        await world.restart(away=DAY - BELIEVED)
        await world.pass_time(BELIEVED + 60)
        assert len(world.messages(lounge)) == told, "Eva has had no seat on this server"
    (posted,) = world.messages(lounge)
    seen(text(posted), spelt(day), "1. Ana", "2. Ben")
    assert posted["flags"] & SILENT
    await ben.press(await ben.private("my settings"), "Hide my name")
    await world.pass_time(3600)
    (posted,) = world.messages(lounge)
    seen(text(posted), spelt(day), "1. Ana", f"2. {say('somebody')}")
    seen(text((await eva.press(posted, say("button-daily"))).told[-1]), "The day's escape")
    await world.bot.people.choose(int(ana.id), lambda person: replace(person, show=False))
    await world.pass_time(3600)
    (posted,) = world.messages(lounge)
    seen(text(posted), spelt(day), f"1. {say('somebody')}")
    assert "Ana" not in text(posted)


async def test_a_quiet_server_is_told_nothing_and_nobody_who_wants_no_show(
    world: World, ana: Player, ben: Player
) -> None:
    """Somebody without a show does not count among the two either."""
    keeper, lounge = world.join("Keeper", permissions=MANAGE_GUILD), world.open_channel("lounge")
    await set_up(keeper, "daily", lounge)
    await set_up(keeper, "daily_hour", "0")
    await ana.slash("fugitive new")
    await ben.press(world.board, "Join")
    quiet, nobody = {"show": "quiet"}, {"show": "show"}
    for server, wanted in ((quiet, True), (nobody, False)):
        await world.bot.store.change_server(int(world.guild), lambda known, to=server: replace(known, **to))
        await world.bot.people.choose(int(ben.id), lambda person, to=wanted: replace(person, show=to))
        for player in (ana, ben):
            page = (await player.press(await player.private("escapade"), "The day's escape")).told[-1]
            await player.press(page, "Fugitive")
            await play_on(world, "a day")
        await world.restart(away=DAY - BELIEVED)
        await world.pass_time(BELIEVED + 60)
        assert world.messages(lounge) == []
