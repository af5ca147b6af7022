"""*Ping me when there are enough of us*: one call, at the press that completes it, of those alone who want it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.custom_id import at_home
from bot.engine.texts import Say, texts
from bot.installed_games import installed_game
from bot.people.gathering import LASTS
from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player
from tests.ui.world import World

HOUR = 3600


async def wish(player: Player, people: int, language: str = "en") -> Json:
    """Wish for so many people from the home page, and return what is shown then."""
    say = Say(texts(language))
    page = (await player.press(await player.private("escapade"), say("button-gather"))).told[-1]
    await player.press(page, say("button-gather-size", people=people))
    return player.look(page)


def calls(world: World) -> list[tuple[str, list[str]]]:
    """Return the calls in the channel, with whom each mentions."""
    mark = "🔔"
    return [(each["content"], [who["id"] for who in each["mentions"]])
            for each in world.public if each["content"].startswith(mark)]  # fmt: skip


@pytest.mark.parametrize("locale", ["en-US", "es-419"])
async def test_the_press_that_completes_it_calls_all_once(world: World, locale: str) -> None:
    ana, ben, eva = (world.join(name, locale) for name in ("Ana", "Ben", "Eva"))
    say, spoken = Say(texts(locale[:2])), locale[:2]
    yours = say("gather-yours", people=3, relative="").partition(" ⏳")[0]
    seen(text(await wish(ana, 3, spoken)), say("gather-nobody"), yours)
    seen(text(await wish(ben, 4, spoken)), say("gather-would", names=("Ana",)))
    seen(text(await eva.private("escapade")), say("gather-would", names=("Ana", "Ben")))
    assert calls(world) == []
    seen(text(await wish(eva, 3, spoken)), say("gather-would", names=("Ana", "Ben")))
    assert calls(world) == [], "Ben wants to be four"
    page = await wish(ben, 2, spoken)
    seen(text(page), say("gather-called", names=("Ana", "Eva")))
    (call,) = calls(world)
    assert call[1] == [ana.id, eva.id], "Ben knows"
    assert "Ben" in call[0]
    opened = (await eva.press(world.public[-1], "Fugitive")).told[-1]
    seen(text(opened), installed_game("fugitive").say(locale)("fugitive-title"))
    seen(text(await wish(ana, 2, spoken)), say("gather-nobody"))


async def test_who_sits_down_in_a_lobby_counts(world: World, ana: Player, ben: Player) -> None:
    eva = world.join("Eva")
    await wish(eva, 3)
    await ana.slash("fugitive new")
    assert calls(world) == []
    await ben.press(world.board, "Join")
    await world.bot.gathering.flush()
    await world.settle()
    assert [mentioned for _, mentioned in calls(world)] == [[eva.id]]


async def test_whoever_rests_is_neither_counted_nor_called(world: World, ana: Player, ben: Player) -> None:
    await wish(ana, 2)
    await world.bot.people.call(int(ana.id), lambda calls: replace(calls, pings="off"))
    await wish(ben, 2)
    assert calls(world) == []


async def test_a_server_is_called_once_an_hour_and_twice_a_day(world: World, ana: Player, ben: Player) -> None:
    for called in (1, 1, 2, 2):
        await wish(ana, 2)
        await wish(ben, 2)
        assert len(calls(world)) == called
        await world.pass_time(HOUR / 2 + 60 if called == 1 else HOUR + 60)


async def test_a_wish_ends_and_can_be_taken_back(world: World, ana: Player, ben: Player) -> None:
    page = await wish(ana, 2)
    await ana.press(page, "Don't ping me")
    assert "Don't ping me" not in labels(ana.look(page))
    await wish(ana, 2)
    await world.pass_time(LASTS + 60)
    await wish(ben, 2)
    assert calls(world) == []
    assert (await world.bot.store.known_of(int(ben.id)))["wishes"][0]["people"] == 2
    await world.bot.store.erase(int(ben.id), world.bot.now())
    assert (await world.bot.store.known_of(int(ben.id)))["wishes"] == []


async def test_where_it_is_offered(world: World, ana: Player) -> None:
    """On the home page of a server and under a lobby that is open to all, not in direct messages."""
    label = Say(texts("en"))("button-gather")
    page = await ana.private("escapade")
    assert label in labels(page)
    seen(await ana.forge(page, at_home("gather", "9")), "couldn't read that")
    await ana.slash("fugitive new")
    seen(text((await ana.press(world.board, label)).told[-1]), "How many players do you want?")
    alone = (await world.slash(ana, ana.dm, "escapade", {})).told[0]
    assert label not in labels(alone)
    seen(await ana.forge(alone, at_home("gather", "2")), "server channel")
