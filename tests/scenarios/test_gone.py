"""Whoever is out of a game leaves it quietly, without penalty, skips to the end, or stays."""

from __future__ import annotations

import random

import pytest

from bot.table import gone
from tests.table.play import play_on
from tests.ui.answer import answer
from tests.ui.messages import Json, items, labels, seen, text
from tests.ui.player import Player, play_fast, sit_down
from tests.ui.world import World

NAMES = ("Ana", "Ben", "Eva", "Tom", "Mia", "Leo", "Zoe", "Max")


async def play_until_out(world: World, chance: random.Random) -> list[int]:
    """Play Alien 1979 at random until somebody is out, and give the seats that are."""
    while not (found := [seat for seat in range(len(world.table.names)) if gone.may_go(world.table, seat)]):
        assert world.table.record.status == "playing"
        await play_on(world.table, chance, 1)
    await world.bot.settled()
    return found


@pytest.fixture
async def eight(world: World) -> dict[str, Player]:
    """Eight people at a game of Alien 1979; half of them read Spanish."""
    people = {name: world.join(name, "es-ES" if at % 2 else "en-US") for at, name in enumerate(NAMES)}
    with world.uncounted():
        await sit_down(*people.values(), game="alien1979", pace=0)
    return people


def way_out(message: Json) -> str:
    return next((each for each in labels(message) if each in ("Leave quietly", "Salir sin ruido")), "")


async def test_somebody_out_leaves_quietly(world: World, eight: dict[str, Player]) -> None:
    """No message follows, not even a call at the end; the game goes its way, and the result is as it would be."""
    chance = random.Random(5)
    with world.uncounted():
        out = await play_until_out(world, chance)
    table, player = world.table, eight[world.table.names[out[0]]]
    hand = player.hand
    assert way_out(hand)
    before, state = table.record, table.state
    seen(answer(await player.press(hand, way_out(hand))), "resultado" if player.seat % 2 else "your result")
    assert table.state is state
    assert [each.clock for each in table.record.seats] == [each.clock for each in before.seats]
    assert table.record.version == before.version
    quiet, count = text(player.look(hand)), len(player.inbox)
    assert "sin ruido" in quiet or "quietly" in quiet
    assert [item["custom_id"].split(":")[1] for item in items(player.look(hand))] == ["hand"]
    await play_fast(world, table, chance)
    assert table.record.status == "over"
    assert text(player.look(hand)) == quiet
    assert len(player.inbox) == count
    ending = next(each for each in reversed(world.public) if each["content"].startswith("<@"))
    assert f"<@{player.id}>" not in ending["content"]
    assert len(ending["content"].split()) == len(NAMES) - 1
    await eight[next(name for name in NAMES if eight[name] is not player)].press(world.board, "Again")
    assert f"<@{player.id}>" not in world.board["content"]


async def test_my_hand_brings_the_game_back(world: World, eight: dict[str, Player]) -> None:
    with world.uncounted():
        out = await play_until_out(world, random.Random(5))
    player = eight[world.table.names[out[0]]]
    hand = player.hand
    shown = text(hand)
    await player.press(hand, way_out(hand))
    back = "Mi mano" if player.seat % 2 else "My hand"
    await player.press(player.look(hand), back)
    assert world.table.record.agreements.gone == ()
    assert text(player.look(hand)) == shown
    assert way_out(player.look(hand))


async def test_nobody_at_play_leaves_quietly(world: World, eight: dict[str, Player]) -> None:
    """Neither with the button, nor by forging it: leaving then is giving up."""
    for player in eight.values():
        assert not way_out(player.hand)
    assert await eight["Ana"].forge(eight["Ana"].hand, "e1:quiet:1:-::")
    assert world.table.record.agreements.gone == ()


async def test_with_computers_alone_left_one_skips(world: World, ana: Player) -> None:
    """Somebody who has left quietly does not keep the others from it, and it is there for whoever stays."""
    await ana.slash("alien1979 new", pace=0)
    for _ in range(3):
        await ana.choose(world.board, "Add computer", "easy")
    chance = random.Random(3)
    with world.uncounted():
        world.bot.tables.listeners.remove(world.bot.computers.wake)
        await ana.press(world.board, "Start")
        while not gone.may_go(world.table, 0) and world.table.record.status == "playing":
            await play_on(world.table, chance, 1)
        await world.bot.settled()
    assert world.table.record.status == "playing"
    assert {"Skip to the end", "Leave quietly"} < {*labels(ana.hand)}
    world.bot.tables.listeners.append(world.bot.computers.wake)
    world.bot.computers.wake(world.table)
    with world.uncounted():
        assert answer(await ana.press(ana.hand, "Skip to the end"))
        await world.bot.settled()
    assert world.table.record.status == "over"
