"""When people are called, how, and when they are left alone."""

from __future__ import annotations

from tests.ui.answer import answer
from tests.ui.messages import Json, find, items, labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

HOUR = 3600


async def chosen(player: Player, heading: str, *values: str, settings: Json | None = None) -> Json:
    """Choose in a menu of the settings, and see them as they are then."""
    settings = settings or await player.private("my settings")
    await player.choose(player.look(settings), heading, *values)
    return player.look(settings)


async def lives_in(player: Player, *menus: tuple[str, str]) -> Json:
    """Say where one lives, or what time it is there."""
    settings = await player.private("my settings")
    await player.press(settings, "Time zone")
    for heading, value in menus:
        await player.choose(player.look(settings), heading, value)
    return player.look(settings)


def calls(player: Player) -> list[str]:
    """The texts without a hand in somebody's direct messages."""
    return [message["content"] for message in player.inbox if not message["embeds"]][1:]


def posts(world: World) -> int:
    """Count the messages that the bot has posted, but for answers to presses."""
    return len([each for each in world.requests if each.method == "POST" and each.path.startswith("/channels/")])


async def test_off_means_that_nobody_is_called(world: World, ana: Player, ben: Player) -> None:
    settings = await chosen(ana, "How I ping you", "off")
    assert "no pings" in text(settings)
    await sit_down(ana, ben, roles="host_fugitive")
    assert not world.pings
    settings = await chosen(ana, "How I ping you", "on", settings=settings)
    assert ana.called, "what is chosen holds at once"
    await chosen(ana, "How I ping you", "off", settings=settings)
    await ben.press(await ben.private("table resign"), "Resign")
    ending = world.public[-1]
    assert f"<@{ana.id}>" in ending["content"]
    (posted,) = [each.body for each in world.requests if f"<@{ana.id}> <@{ben.id}>" in str(each.body)]
    assert ana.id not in str(posted["allowed_mentions"])
    assert ben.id in str(posted["allowed_mentions"])


async def test_a_turn_calls_by_direct_message(world: World, ana: Player, ben: Player) -> None:
    """By the hand, for a turn, with the way to the board; a call that is snoozed comes after that."""
    await chosen(ana, "How I ping you", "direct")
    await sit_down(ana, ben, roles="host_fugitive")
    assert not world.pings
    first = ana.hand
    assert first["content"].startswith("🔔 Fugitive, table 1, your turn: ")
    assert find(first, "Board")["url"].endswith(f"/{world.board['id']}")
    await ana.press(first, "💤 Ping in an hour")
    assert ana.hand["id"] == first["id"]
    assert "🔔" not in ana.hand["content"]
    await world.pass_time(HOUR + 60)
    assert ana.hand["content"].startswith("🔔")
    assert [message["id"] for message in ana.inbox if message["embeds"]] == [ana.hand["id"]] != [first["id"]]
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    assert "🔔" not in ana.hand["content"]
    assert ben.called


async def test_a_ping_is_snoozed_by_whom_it_calls(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive")
    ping = next(message for message in world.public if message["content"].startswith("<@"))
    assert "for another player" in answer(await ben.press(ping, "💤 Ping in an hour"))
    assert "No pings until" in answer(await ana.press(ping, "💤 Ping in an hour"))
    assert not ana.called
    await world.pass_time(HOUR + 60)
    assert ana.called


async def test_the_message_of_the_day(world: World, ana: Player, ben: Player) -> None:
    """At the hour of the person, once, if anything waits; a restart sends no other."""
    await lives_in(ana, ("I live in", "europe"), ("Guernsey to", "Europe/Madrid"))
    now = int(world.bot.now())
    await chosen(ana, "How I ping you", f"digest.{(now // HOUR + 3) % 24 if (now // HOUR + 3) % 24 >= 5 else 5}")
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    assert not world.pings
    await world.pass_time(24 * HOUR)
    assert [line.split(":")[0] for line in calls(ana)] == ["📬 One game is waiting for you"]
    assert "your turn" in calls(ana)[0]
    assert "discord.com/channels/" in calls(ana)[0]
    await world.restart()
    await world.pass_time(60)
    assert len(calls(ana)) == 1
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await world.pass_time(24 * HOUR)
    assert len(calls(ana)) == 1


async def test_quiet_hours_need_a_time_zone_and_stop_the_clock(world: World, ana: Player, ben: Player) -> None:
    assert "Quiet hours" not in str(labels(await ana.private("my settings")))
    now = int(world.bot.now()) // HOUR % 24
    offset = next(hours for hours in range(-11, 13) if (now + hours) % 24 == 21)
    await lives_in(ana, (f"It is now … ({'west' if offset < 0 else 'Greenwich'}", f"UTC{offset:+d}"))
    settings = await chosen(ana, "Quiet hours", "22.8")
    assert "22:00 to 8:00" in text(settings)
    await sit_down(ana, ben, roles="host_fugitive", pace=HOUR)
    assert ana.called
    night = HOUR - int(world.bot.now()) % HOUR
    await world.pass_time(night + 60)
    assert not ana.called
    assert "⏸ Ana's time is paused" in (await world.words())
    await world.restart(away=30)
    await world.pass_time(10 * HOUR - 150)
    assert "⏸ Ana's time is paused" in (await world.words())
    await world.pass_time(120)
    assert ana.called
    assert "⏳ Ana's time · <t:" in (await world.words())
    await world.pass_time(HOUR - night - 120)
    assert "ran out of time" not in (await world.words())
    await world.pass_time(180)
    assert "Ana ran out of time" in (await world.words())


async def test_a_holiday_is_announced_and_ends(world: World, ana: Player, ben: Player) -> None:
    """Nobody waits for ever: all of it lies within two weeks of a month."""
    settings = await chosen(ana, "Holiday", "3")
    assert "on holiday until" in text(settings)
    await sit_down(ana, ben, roles="host_fugitive", pace=24 * HOUR)
    assert "🏖 Ana is on holiday until" in (await world.words())
    assert not ana.called
    await world.pass_time(2 * 24 * HOUR)
    assert "ran out of time" not in (await world.words())
    settings = await ana.private("my settings")
    made = await ana.choose(settings, "Holiday", "14")
    assert "at most 14 days" in answer(made)
    await world.pass_time(25 * HOUR)
    assert "🏖" not in (await world.words())
    assert ana.called
    await world.pass_time(24 * HOUR)
    assert "Ana ran out of time" in (await world.words())


async def test_a_holiday_does_not_make_the_turn_longer_in_which_it_begins(
    world: World, ana: Player, ben: Player
) -> None:
    """It counts from the next one on, and so do quiet hours and another time zone."""
    await sit_down(ana, ben, roles="host_fugitive", pace=24 * HOUR)
    settings = await chosen(ana, "Holiday", "14")
    assert "count from your next turn on" in text(settings)
    assert "🏖 Ana is on holiday until" in (await world.words())
    assert "⏳ Ana's time · <t:" in (await world.words())
    await world.pass_time(25 * HOUR)
    assert "Ana ran out of time" in (await world.words())
    await ben.make("draw 1")
    await ben.make("draw 1")
    await ben.make("guess 2")
    assert "⏸ Ana's time is paused" in (await world.words())


async def test_short_turns_do_not_wait_for_a_holiday(world: World, ana: Player, ben: Player) -> None:
    await chosen(ana, "Holiday", "7")
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    await world.pass_time(310)
    assert "Ana ran out of time" in (await world.words())


async def test_who_sits_next_is_told(world: World, ana: Player, ben: Player) -> None:
    eva = world.join("Eva", "es-ES")
    settings = await eva.private("my settings")
    await eva.press(settings, "Avisarme antes")
    await sit_down(ana, ben, eva, game="alien1979")
    told = {player.id: [line for line in calls(player) if line.startswith("👀")] for player in (ana, ben, eva)}
    turn = world.table.game.turn(world.table.state)
    assert turn is not None
    assert not told[ana.id]
    assert bool(told[eva.id]) == (turn.seat == ben.seat)


async def test_settings_that_nobody_offers(world: World, ana: Player) -> None:
    settings = await ana.private("my settings")
    for name, value in (("pings", "loud"), ("quiet", "8.8"), ("away", "99"), ("offset", "UTC+99"), ("hour", "7")):
        told = await ana.forge(ana.look(settings), f"e1:calls:0:-::{name}", [value])
        assert "couldn't read that" in told, name
    assert "couldn't read that" in await ana.forge(ana.look(settings), f"e1:snooze:0:-::year.{ana.id}")
    assert not await world.bot.store.people()
    assert find(settings, "How I ping you")


async def test_the_next_table_that_waits(world: World, ana: Player, ben: Player) -> None:
    """Its address stands on the hand once a turn is done, and /games has what waits first."""
    await sit_down(ana, ben, roles="host_fugitive")
    other = world.open_channel("other games")
    await world.slash(ana, other, "fugitive new", {"roles": "host_fugitive"})
    await ben.press(world.messages(other)[-1], "Join")
    await ana.press(next(each for each in world.messages(other) if "Start" in labels(each)), "Start")
    first = await world.bot.tables.find(1)
    assert first is not None
    panel = await ana.my_hand()
    assert not [label for label in labels(panel) if label.startswith("Next")]
    await ana.make("hide 1 -", panel)
    await ana.press(ana.look(panel), "Stop here")
    onward = next(item for item in items(ana.look(panel)) if item.get("label", "").startswith("Next"))
    assert onward["label"] == "Next: Fugitive, table 2"
    assert f"/{other}/" in onward["url"]
    told = await ana.slash("games")
    assert told.index("table 2: your turn") < told.index("table 1: waiting for other players")


async def test_nobody_is_called_at_once_who_is_here(world: World, ana: Player, ben: Player) -> None:
    """Only a minute later, and not at all after an answer; a restart forgets nobody."""
    world.bot.settings.call_pause = 60.0
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    assert ana.called, "who has not pressed anything there is thought to be away"
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    assert ben.called
    for move in ("draw 1", "draw 1", "guess 2"):
        await ben.make(move)
    assert not world.pings
    await world.pass_time(50)
    assert not world.pings
    await world.pass_time(11)
    assert ana.called
    posted = posts(world)
    await ana.make("draw 1")
    await ana.press(ana.hand, "Pass")
    assert not world.pings
    await world.pass_time(50)
    await ben.make("draw 1")
    await world.pass_time(50)
    assert not ben.called, "whoever presses meanwhile is there"
    await ben.make("guess 3")
    assert posts(world) == posted
    await world.restart(away=120)
    assert ana.called
