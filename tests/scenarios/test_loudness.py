"""What makes a sound, row by row as `docs/play.md` has it, and what comes silently."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.move import Move
from bot.local.shapes import SILENT
from cogs.fugitive.state import Spot
from tests.scenarios.test_turns import DEALT, ON_THE_RUN
from tests.ui.messages import Json, find, labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

HOUR = 3600


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    """Both are called by direct message, and Ana moves first."""
    for player in (ana, ben):
        await player.choose(await player.private("my settings"), "How I ping you", "direct")
    await sit_down(ana, ben, roles="host_fugitive", pace=24 * HOUR)
    await world.put(DEALT)
    return world


def hands(player: Player) -> list[Json]:
    """List the hands in somebody's direct messages."""
    return [message for message in player.inbox if message["embeds"]]


def loud(message: Json) -> bool:
    """Return whether a message has notified its readers."""
    return not message["flags"] & SILENT


async def made(world: World, player: Player, *moves: str) -> None:
    """Make moves without a press: it is long since the person pressed anything."""
    for move in moves:
        await world.table.submit(player.seat, Move.parse(move))
    await world.bot.settled()


async def test_a_hand_calls_once_a_turn_and_the_former_one_goes(seated: World, ana: Player, ben: Player) -> None:
    assert [loud(hand) for hand in hands(ana)] == [True]
    first = ben.hand
    assert not loud(first), "at the deal nobody waits for Ben"
    await made(seated, ana, "hide 1 -", "stop")
    assert [loud(hand) for hand in hands(ben)] == [True]
    assert "🔔" in ben.hand["content"]
    assert ben.hand["id"] != first["id"]
    called = ben.hand["id"]
    await made(seated, ben, "draw 1", "draw 1")
    await seated.restart()
    assert [hand["id"] for hand in hands(ben)] == [called], "all else of the turn is edited"
    assert "🔔" in ben.hand["content"]
    await made(seated, ben, "guess 3")
    assert [hand["id"] for hand in hands(ben)] == [called]
    assert "🔔" not in ben.hand["content"]


async def test_a_press_in_a_hand_leaves_its_call_where_it_is(seated: World, ana: Player) -> None:
    called = ana.hand["id"]
    await ana.choose(ana.hand, "Hide at", "1")
    assert "🔔" not in ana.hand["content"]
    await seated.bot.reconciler.reconcile(seated.table)
    assert [hand["id"] for hand in hands(ana)] == [called]


async def test_a_former_hand_that_stays_has_no_buttons(seated: World, ana: Player, ben: Player) -> None:
    first = ben.hand
    seated.refuse("DELETE", ben.dm, 403, 50013)
    await made(seated, ana, "hide 1 -", "stop")
    assert labels(ben.look(first)) == []
    assert loud(ben.hand)


async def test_who_reads_text_first_is_called_by_a_line(world: World, ana: Player, ben: Player) -> None:
    settings = await ana.private("my settings")
    await ana.choose(settings, "How I ping you", "direct")
    await ana.press(ana.look(settings), "Text only")
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    (call,) = [message for message in ana.inbox if message["content"].startswith("🔔")]
    assert not call["embeds"]
    assert loud(call)
    assert not loud(ana.hand)
    assert find(call, "My hand")["url"].endswith(f"/{ana.hand['id']}")


async def test_a_ping_calls_and_the_hand_is_edited(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    first = ben.hand
    await made(world, ana, "hide 1 -", "stop")
    assert ben.called
    assert [hand["id"] for hand in hands(ben)] == [first["id"]]
    assert not loud(first)


@pytest.mark.parametrize("rest", ["snoozed", "away", "halted"])
async def test_rest_is_silent_and_the_call_comes_after_it(seated: World, ana: Player, ben: Player, rest: str) -> None:
    until = seated.bot.now() + HOUR
    if rest == "halted":
        for player in (ana, ben):
            await player.press_more(seated.board, "Pause")
    else:
        await seated.bot.people.call(int(ben.id), lambda calls: replace(calls, **{rest: until}))
    first = ben.hand
    await made(seated, ana, "hide 1 -", "stop")
    assert [hand["id"] for hand in hands(ben)] == [first["id"]]
    assert "Draw two cards" in text(ben.hand)
    if rest == "halted":
        await ana.press(seated.board, "Resume")
    await seated.pass_time(HOUR + 60)
    assert [loud(hand) for hand in hands(ben)] == [True]


def befallen(player: Player) -> Json:
    """Return the newest message without a hand in somebody's direct messages."""
    return [message for message in player.inbox if not message["embeds"]][-1]


async def test_what_befalls_somebody_sounds_once_a_game(seated: World, ana: Player, ben: Player) -> None:
    row = (Spot(0, (), 0, True), *(Spot(number, (), number) for number in (20, 30, 40)))
    await seated.put(replace(ON_THE_RUN, row=row))
    await made(seated, ana, "hide 42 5")
    for guessed, sounds in (("40", True), ("30", False)):
        await seated.pass_time(HOUR)
        await made(seated, ben, f"guess {guessed}")
        assert f"found you at {guessed}" in befallen(ana)["content"]
        assert loud(befallen(ana)) == sounds


async def test_what_befalls_somebody_whose_turn_it_is_then_is_silent(seated: World, ana: Player, ben: Player) -> None:
    await seated.put(replace(ON_THE_RUN, phase="m_guess", decks=((), (), ())))
    await made(seated, ben, "guess 40")
    assert "found you at 40" in befallen(ana)["content"]
    assert not loud(befallen(ana))


async def test_a_scene_is_silent_and_the_end_sounds(seated: World, ana: Player, ben: Player) -> None:
    await seated.put(ON_THE_RUN)
    await made(seated, ana, "hide 42 5")
    scene = next(each for each in seated.public if each["embeds"] and "Manhunt: Ana reached 42" in text(each))
    assert not loud(scene)
    written = len(ana.inbox)
    await made(seated, ben, "guess 40", "guess 30")
    assert seated.over
    assert loud(seated.public[-1])
    assert len(ana.inbox) <= written, "her hand tells it, in an edit"
    assert labels(ana.hand)[0].startswith("Again")


@pytest.mark.parametrize("rests", [False, True])
async def test_the_message_of_the_day_is_silent_while_its_reader_rests(seated: World, ana: Player, rests: bool) -> None:
    now = seated.bot.now()
    snoozed = now + 2 * HOUR if rests else None
    await seated.bot.people.call(
        int(ana.id),
        lambda calls: replace(calls, pings="digest", hour=int(now) // HOUR % 24, digest=0.0, snoozed=snoozed),
    )
    await seated.pass_time(60)
    assert "One game is waiting for you" in befallen(ana)["content"]
    assert loud(befallen(ana)) != rests


async def test_a_turn_that_is_nearly_up_calls_by_a_line(seated: World, ana: Player) -> None:
    called = ana.hand["id"]
    await seated.pass_time(20 * HOUR)
    line = befallen(ana)
    assert "your time is nearly up" in line["content"]
    assert loud(line)
    assert [hand["id"] for hand in hands(ana)] == [called]
