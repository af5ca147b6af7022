"""Arranging an evening: times in everybody's own zone, one is chosen by itself, one call, an event on request."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.engine.custom_id import at_home
from bot.engine.texts import Say, texts
from bot.local.permissions import CREATE_EVENTS
from bot.people.appointment import BEFORE, KEPT, SETTLES
from bot.table.table_time import BELIEVED
from tests.ui.answer import answer
from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player
from tests.ui.world import World

DAY = 86400


async def propose(world: World, player: Player, days: int, language: str = "en") -> Json:
    """Ask the channel for so many days from tomorrow on, at 20:00 UTC, and return the message."""
    say = Say(texts(language))
    await world.bot.people.call(int(player.id), lambda calls: replace(calls, zone="UTC+0"))
    page = (await player.press(await player.private("escapade"), say("button-gather"))).told[-1]
    await player.press(page, say("button-arrange"))
    today = datetime.fromtimestamp(world.bot.now(), UTC).date()
    chosen = [str((today + timedelta(days=number)).toordinal()) for number in range(1, days + 1)]
    menu = next(each["components"][0] for each in player.look(page)["components"] if ":days 20" in str(each))
    assert not await player.forge(page, menu["custom_id"], chosen)
    assert text(player.look(page)).count(":F>") == days
    await player.press(player.look(page), say("button-arrange-ask"))
    return evening(world)


def evening(world: World) -> Json:
    """Return the message of the newest evening."""
    return next(each for each in reversed(world.public) if "arrange" in str(each["components"]) or ":F>" in text(each))


def moment(message: Json, number: int) -> int:
    """Return a time of an evening, in seconds since 1970."""
    return int(re.findall(r"<t:(\d+):F>", text(message))[number])


async def until(world: World, then: float) -> None:
    """Let time pass until a moment."""
    await world.restart(away=then - world.bot.now() - 60)
    await world.pass_time(180)


def calls(world: World) -> list[list[str]]:
    """Return whom each message in the channel mentions that mentions anybody."""
    return [[who["id"] for who in each["mentions"]] for each in world.public if each["mentions"]]


@pytest.mark.parametrize("locale", ["en-US", "es-419"])
async def test_the_time_that_suits_most_is_chosen_and_those_who_come_are_called(world: World, locale: str) -> None:
    ana, ben, eva = (world.join(name, locale) for name in ("Ana", "Ben", "Eva"))
    server = Say(texts(locale[:2]))
    shown = await propose(world, ana, 2, locale[:2])
    assert labels(shown) == ["1", "2", server("button-arrange-cannot"), server("button-arrange-settle")]
    for player, number in ((ana, "1"), (ana, "2"), (ben, "2"), (eva, "1"), (eva, server("button-arrange-cannot"))):
        await player.press(evening(world), number)
    seen(text(evening(world)), server("arrange-coming", names=("Ana", "Ben")), server("arrange-cannot", names=("Eva",)))
    first, second = moment(shown, 0), moment(shown, 1)
    await until(world, first - SETTLES)
    seen(text(evening(world)), server("arrange-set"), str(second))
    assert str(first) not in text(evening(world))
    await eva.press(evening(world), server("button-arrange-come"))
    await ben.press(evening(world), server("button-arrange-cannot"))
    await world.bot.people.call(int(eva.id), lambda calls: replace(calls, pings="off"))
    assert calls(world) == []
    await until(world, second - BEFORE)
    assert calls(world) == [[ana.id]], "Eva is named, but wants no calls"
    seen(world.public[-1]["content"], "Eva")
    await world.pass_time(600)
    await world.restart()
    await world.pass_time(60)
    assert len(calls(world)) == 1
    await until(world, second + KEPT)
    await world.pass_time(BELIEVED)
    assert (await world.bot.store.known_of(int(ana.id)))["appointments"] == []


@pytest.mark.parametrize("locale", ["en-US", "es-419"])
async def test_five_come_and_three_who_only_look_hear_nothing(world: World, locale: str) -> None:
    """Those who want no show among them: one message for all, edited, and one call to those who said yes."""
    names = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal")
    ana, ben, cleo, dan, eva, *_ = people = [world.join(name, locale) for name in names]
    world.speak(locale)
    say = Say(texts(locale[:2]))
    shown = await propose(world, ana, 2, locale[:2])
    before = len(world.public)
    for player in (ana, ben, cleo, dan):
        await player.press(evening(world), "2")
    await eva.press(evening(world), say("button-arrange-cannot"))
    second = moment(shown, 1)
    await until(world, moment(shown, 0) - SETTLES)
    seen(text(evening(world)), say("arrange-set"), say("arrange-coming", names=("Ana", "Ben", "Cleo", "Dan")))
    assert len(world.public) == before, "all of it is one message"
    await until(world, second - BEFORE)
    (called,) = calls(world)
    assert sorted(called) == sorted(each.id for each in (ana, ben, cleo, dan))
    assert not any(each.inbox for each in people)
    assert len(world.public) == before + 1


async def test_the_host_settles_it_and_makes_an_event(world: World, ana: Player, ben: Player) -> None:
    shown = await propose(world, ana, 3)
    for player in (ana, ben):
        await player.press(shown, "3")
    seen(answer(await ben.press(evening(world), "Choose the time now")), "Only the person who proposed")
    await ana.press(evening(world), "Choose the time now")
    seen(text(evening(world)), "The evening is settled", str(moment(shown, 2)))
    seen(answer(await ana.press(evening(world), "Make a server event")), "Create Events")
    everybody = world.world.guilds[world.guild]["roles"][0]
    everybody["permissions"] = str(int(everybody["permissions"]) | CREATE_EVENTS)
    await ana.press(evening(world), "Make a server event")
    (event,) = world.world.events
    assert datetime.fromisoformat(event["scheduled_start_time"]).timestamp() == moment(shown, 2)
    assert "Make a server event" not in labels(evening(world))
    assert len(world.world.events) == 1


async def test_one_time_is_settled_at_once_and_too_few_call_it_off(world: World, ana: Player, ben: Player) -> None:
    one = await propose(world, ana, 1)
    assert labels(one) == ["I'm coming", "I can't", "Make a server event"]
    seen(text(one), "✅ Ana")
    two = await propose(world, ben, 2)
    await ben.press(two, "1")
    await until(world, moment(two, 0) - SETTLES)
    off = next(each for each in world.public if each["id"] == two["id"])
    seen(text(off), "No time suits even two of you")
    assert labels(off) == []
    seen(await ana.forge(off, at_home("arrange", f"answer 1 {world.bot.application_id}")), "over or called off")


async def test_what_cannot_be_arranged(world: World, ana: Player) -> None:
    page = (await ana.press(await ana.private("escapade"), "Ping me when …")).told[-1]
    await ana.press(page, "Arrange an evening")
    seen(text(ana.look(page)), "What's your time zone?")
    await world.bot.people.call(int(ana.id), lambda calls: replace(calls, zone="UTC+0"))
    for wrong in ("ask 25 5", "ask x", "ask 20 9999999999", "nothing", "answer x 5", "ask 20 1.2.3.4.5"):
        seen(await ana.forge(page, at_home("arrange", wrong)), "couldn't read that")
    for past in ("ask 20", "ask 20 730000"):
        seen(await ana.forge(page, at_home("arrange", past)), "15 minutes from now")
    alone = (await world.slash(ana, ana.dm, "escapade", {})).told[0]
    seen(await ana.forge(alone, at_home("arrange")), "server channel")


async def test_nobody_proposes_without_end_and_who_is_erased_is_gone(world: World, ana: Player) -> None:
    for _ in range(3):
        await propose(world, ana, 2)
        await ana.press(evening(world), "2")
    before = len(world.public)
    assert len((await world.bot.store.known_of(int(ana.id)))["appointments"]) == 3
    await propose(world, ana, 2)
    assert len(world.public) == before, "enough for today"
    await world.bot.store.erase(int(ana.id), world.bot.now())
    assert (await world.bot.store.known_of(int(ana.id)))["appointments"] == []
