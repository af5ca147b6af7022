"""The whole show is where its player looks: in the panel that answered, or in the direct messages."""

from __future__ import annotations

import random

import msgspec
import pytest
from structlog.testing import capture_logs

from bot.engine.custom_id import at_home
from bot.installed_games import installed_game
from bot.table import lessons
from tests.drills.few import first
from tests.table.play import play_on
from tests.ui.answer import answer
from tests.ui.messages import EPHEMERAL, Json, labels, seen, text
from tests.ui.player import Player, play_unseen
from tests.ui.world import World

LANGUAGES = ("en-US", "es-419")


async def entered(world: World, player: Player, action: str, game: str) -> Json:
    """Press a button of the home page in the channel and return the panel that answers it."""
    home = await player.private("escapade")
    made = await world.click(player, home, at_home(action, game), forged=True)
    return made.told[-1]


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_lesson_ends_with_ways_on_in_its_panel(world: World, locale: str) -> None:
    """Also where its learner stops before the game ends: no page is without a button."""
    ana = world.join("Ana", locale)
    say = installed_game("fugitive").say(locale)
    panel = await entered(world, ana, "learn", "fugitive")
    while (asked := lessons.expected(world.table)) is not None:
        await ana.press(ana.look(panel), labels(ana.look(panel))[asked.step.choices.index(asked.step.right)])
        await world.pass_time(2)
    await world.bot.settled()
    shown = ana.look(panel)
    assert shown["flags"] & EPHEMERAL
    assert shown["embeds"][0]["image"], "the end has its picture"
    seen(text(shown), say("lesson-learned"), say("fugitive-lesson-end-marshal"))
    wanted = [say(f"button-{key}") for key in ("play-real", "replay", "log", "with-friends", "other-side")]
    assert sorted(labels(shown)) == sorted(wanted)
    await ana.press(shown, say("button-play-real"))
    assert (world.table.id, world.table.record.status) == (2, "playing")


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("direct", [False, True])
async def test_a_lesson_that_is_enough_leads_on(world: World, locale: str, direct: bool) -> None:
    """In direct messages friends are told where they can play."""
    ana, title = world.join("Ana", locale), installed_game("stalag17")
    say = title.say(locale)
    panel = await entered(world, ana, "learn", "stalag17")
    shown = ana.hand if direct else panel
    while (asked := lessons.expected(world.table)) is not None:
        await ana.press(ana.look(shown), labels(ana.look(shown))[asked.step.choices.index(asked.step.right)])
        await world.pass_time(2)
        shown = ana.hand if direct else panel
    ways = [say(f"button-{key}") for key in ("play-real", "with-friends", "lesson-leave", "lesson-enough")]
    assert labels(ana.look(shown))[:4] == ways
    assert ana.look(shown)["embeds"][0]["image"], "the great moment"
    await ana.press(ana.look(shown), say("button-lesson-enough"))
    for each in {each["id"]: each for each in (ana.hand, panel)}.values():
        seen(text(ana.look(each)), say("lesson-over"))
        assert labels(ana.look(each)) == [say(f"button-{key}") for key in ("play-real", "with-friends")]
    told = await ana.press(ana.look(ana.hand if direct else panel), say("button-with-friends"))
    if direct:
        seen(answer(told), say("friends-elsewhere", game=say("stalag17-title")))
    else:
        assert world.table.record.status == "lobby"
        assert str(world.table.record.channel) == world.channel


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_end_of_a_game_alone_is_in_its_panel(world: World, locale: str) -> None:
    """With picture, story, buttons; a rematch goes on where the game ended."""
    ana = world.join("Ana", locale)
    say = installed_game("fugitive").say(locale)
    panel = await entered(world, ana, "play", "fugitive")
    public = len(world.public)
    await play_unseen(world, random.Random(3))
    shown = ana.look(panel)
    assert shown["embeds"][0]["image"]
    said = say("ending-numbers", moves=7, time="x").split(" ")[1]
    seen(text(shown), said)
    keys = ("rematch", "replay", "share", "log", "with-friends", "all-games")
    assert {say(f"button-{key}") for key in keys} <= set(labels(shown))
    await ana.press(shown, say("button-share"))
    told = await ana.press(shown, say("button-rematch"))
    assert (world.table.id, world.table.record.status) == (2, "playing")
    assert labels(told.told[-1]), "the hand of the next game"
    assert len(world.public) == public


@pytest.mark.parametrize("locales", [("en-US", "es-ES")])
async def test_every_panel_and_hand_tells_the_end_in_the_language_of_its_reader(
    world: World, locales: tuple[str, str]
) -> None:
    ana, ben = (world.join(name, locale) for name, locale in zip(("Ana", "Ben"), locales, strict=True))
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start")
    panel = await ben.my_hand()
    await play_on(world.table, random.Random(5))
    await world.bot.settled()
    for shown in (ben.look(panel), ben.hand):
        seen(text(shown), "jugadas en")
        assert labels(shown)[0].startswith("Otra vez")
    seen(text(ana.hand), "moves in")
    assert labels(ana.hand)[0].startswith("Again")


async def test_the_turning_points_are_in_the_message_of_the_end(world: World, ana: Player, ben: Player) -> None:
    """Beside its picture and its proof."""
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start")
    await play_on(world.table, random.Random(5))
    await world.bot.settled()
    ending = next(each for each in reversed(world.public) if "moves in" in text(each) and each["content"])
    assert [each["filename"] for each in ending["attachments"]][-2:] == ["proof-1.txt", "table-1.webp"]
    assert ending["embeds"][0]["image"]["url"]
    assert labels(ending)[0].startswith("Again")


async def test_whoever_resigns_is_led_to_the_end(world: World, ana: Player) -> None:
    await entered(world, ana, "play", "fugitive")
    page = await ana.private("table resign")
    await ana.press(page, "Resign")
    assert labels(ana.look(page))[0] == "How it ended"
    made = await ana.press(ana.look(page), "How it ended")
    assert labels((made.told or [ana.look(page)])[-1])[0].startswith("Again")


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("direct", [False, True])
async def test_a_great_moment_stands_in_the_hand_until_the_next_press(world: World, locale: str, direct: bool) -> None:
    """With what a computer says to it; in direct messages nothing is posted for it, which would count as unread."""
    ana, title = world.join("Ana", locale), installed_game("fugitive")
    say = title.say(locale, ("Ana", "Mabel"))
    panel = await entered(world, ana, "learn", "fugitive")
    shown = ana.hand if direct else panel
    moment = ""
    while not moment:
        messages, asked = len(ana.inbox), lessons.expected(world.table)
        assert asked is not None
        await ana.press(ana.look(shown), labels(ana.look(shown))[asked.step.choices.index(asked.step.right)])
        await world.pass_time(2)
        assert len(ana.inbox) == messages
        shown = ana.hand if direct else panel
        rows = await world.bot.store._read("select content from outbox where table_id = 1 and kind = 'scene'")
        moment = next((msgspec.json.decode(bytes(row[0]))["title"] for row in rows), "")
    for each in (ana.hand, ana.look(panel)):
        seen(text(each), f"**{moment}**", say("lesson-step", number=2, of=1).split(" ")[0])
        assert each["embeds"][0]["image"]
    await world.restart()
    seen(text(ana.look(shown)), f"**{moment}**")
    asked = lessons.expected(world.table)
    assert asked is not None
    await ana.press(ana.look(shown), labels(ana.look(shown))[asked.step.choices.index(asked.step.right)])
    await world.pass_time(2)
    for each in (ana.hand, *(() if direct else (ana.look(panel),))):
        assert f"**{moment}**" not in text(each)


@pytest.mark.parametrize(("locale", "turn", "over"), [("en-US", "your turn", "You"), ("es-419", "te toca", "Has")])
async def test_a_new_game_in_direct_messages_folds_the_others(world: World, locale: str, turn: str, over: str) -> None:
    """To one line each, with the way back; what is over keeps its proof."""
    ana = world.join("Ana", locale)
    say = installed_game("fugitive").say(locale)
    await entered(world, ana, "play", "fugitive")
    await entered(world, ana, "play", "stalag17")
    await world.bot.settled()
    first = next(each for each in ana.inbox if "1: " in each["content"] and not each["embeds"] and each["components"])
    assert first["content"].startswith("**🏃 ")
    assert "\n" not in first["content"]
    assert labels(first) == [say("button-hand")]
    assert len([each for each in ana.inbox if each["embeds"]]) == 2, "board and hand of the second game"
    await world.pass_time(5)
    await ana.press(first, say("button-hand"))
    await world.bot.settled()
    assert len([each for each in ana.inbox if each["embeds"]]) == 2, "board and hand of the first game"
    assert say("fugitive-title") in text(ana.hand)
    second = next(each for each in ana.inbox if "2: " in each["content"] and not each["embeds"] and each["components"])
    table = await world.bot.tables.find(1)
    assert table is not None
    with world.uncounted():
        await play_on(table, random.Random(4))
        await world.bot.settled()
        await ana.press(ana.look(second), say("button-hand"))
        await world.bot.settled()
    first = next(each for each in ana.inbox if "1: " in each["content"] and not each["embeds"] and each["components"])
    assert labels(first) == [say("button-rematch"), say("button-replay")]
    assert list(world.files(first)) == ["proof-1.txt"]
    assert len([each for each in ana.inbox if each["embeds"]]) == 2


async def test_a_link_to_a_game_in_direct_messages_leads_to_its_hand(world: World, ana: Player) -> None:
    await entered(world, ana, "play", "fugitive")
    await world.bot.settled()
    told = await ana.slash("games")
    assert f"/@me/{ana.dm}/{ana.hand['id']}" in told


@pytest.mark.parametrize("locale", first(LANGUAGES))
async def test_whoever_is_out_of_a_game_alone_is_led_to_its_end(world: World, locale: str) -> None:
    """The computers play on: their game can be read, or skipped, from the panel."""
    ana = world.join("Ana", locale)
    say = installed_game("alien1979").say(locale)
    panel = await entered(world, ana, "play", "alien1979")
    await world.bot.settled()
    listeners = world.bot.tables.listeners
    listeners.remove(world.bot.computers.wake)
    await world.pass_time(10)
    await world.table.resign(ana.seat)
    await world.bot.settled()
    assert world.table.watched
    listeners.append(world.bot.computers.wake)
    shown = ana.look(panel)
    assert {say("button-skip"), say("button-log")} <= set(labels(shown))
    with world.uncounted():
        await ana.press(shown, say("button-skip"))
        assert world.table.skips
        world.bot.computers.wake(world.table)
        await world.bot.settled()
    assert world.table.record.status == "over"
    assert labels(ana.look(panel))[0] == say("button-rematch")


async def test_a_bot_may_stop_while_it_makes_the_animation_of_a_game(
    world: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pools close last, so no task that is still running finds one closed."""
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start")
    flush = world.bot.reconciler.flush

    async def flush_all() -> bool:
        while await flush():
            pass
        return False

    monkeypatch.setattr(world.bot.reconciler, "flush", flush_all)
    await play_on(world.table, random.Random(5))
    with capture_logs() as logged:
        await world.restart()
    assert [line for line in logged if line["log_level"] == "error"] == []
    assert any("moves in" in text(each) for each in world.public)
