"""Who is away: a computer plays on for a seat until its person presses anything; no game is played to its end while
nobody is there; and people may agree on a pause."""

from __future__ import annotations

import random

import pytest

from tests.ui.answer import answer
from tests.ui.messages import labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

PACE = 300
HOUR = 3600


@pytest.fixture
async def eva(world: World, ana: Player) -> Player:
    """Sit down against Ana, who reads English, is host and hides; Eva reads Spanish and hunts."""
    eva = world.join("Eva", "es-ES")
    await sit_down(ana, eva, roles="host_fugitive", pace=PACE)
    return eva


def spoken(world: World, channel: str | None = None) -> str:
    """What the bot has said beside boards and hands."""
    return "\n".join(each["content"] for each in world.messages(channel or world.channel))


async def her_turn(eva: Player, seed: int) -> None:
    """Let Eva answer until her turn is over."""
    chance, table = random.Random(seed), eva.world.table
    done = table.record.seats[eva.seat].done
    while table.record.seats[eva.seat].done == done:
        await eva.take_turn(eva.hand, chance)


async def away(world: World, eva: Player) -> None:
    """Let Ana miss two turns while Eva plays."""
    await world.pass_time(PACE + 5)
    await her_turn(eva, 1)
    await world.pass_time(PACE + 5)


async def test_a_computer_plays_on_until_its_person_presses(world: World, ana: Player, eva: Player) -> None:
    await world.pass_time(PACE + 5)
    await her_turn(eva, 1)
    await world.pass_time(PACE * 0.9)
    assert "for the second time in a row. If it runs out, a computer plays for you" in world.pings[0]
    await world.pass_time(PACE * 0.2)
    assert "Ana ran out of time twice in a row. A computer plays for Ana" in spoken(world)
    assert "You ran out of time twice in a row, so a computer plays for you." in spoken(world, ana.dm)
    version = world.table.record.version
    assert "💤 Away: Ana." in text(world.board)
    seen(text(ana.hand), "💤 A computer plays for you.")
    await her_turn(eva, 2)
    assert world.table.record.version > version + 1, "without any time"
    assert eva.called
    assert not ana.called

    await world.restart()
    seen(text(await ana.my_hand()), "Welcome back! While you were away, a computer played for you", "You")
    assert "💤" not in text(world.board) + text(ana.hand)
    assert (world.table.record.seats[0].stand_in, world.table.record.seats[0].missed) == ("", 0)
    await her_turn(eva, 3)
    assert ana.called
    await ana.take_turn(ana.hand, random.Random(4))
    while ana.called:
        await ana.take_turn(ana.hand, random.Random(5))
    assert "Welcome back" not in text(ana.hand)


async def test_a_press_in_time_begins_the_count_anew(world: World, ana: Player, eva: Player) -> None:
    await world.pass_time(PACE + 5)
    await ana.my_hand()
    await her_turn(eva, 1)
    await world.pass_time(PACE + 5)
    assert world.table.record.seats[0].missed == 1
    assert "💤" not in text(world.board)


async def test_who_has_left_the_server_is_away_at_once(world: World, ana: Player, eva: Player) -> None:
    await world.leave(eva)
    await ana.make("hide 2 -")
    await ana.press(ana.hand, "Stop here")
    assert eva.called
    await world.pass_time(2 * PACE + 5)
    assert "Eva left the server. A computer plays for Eva" in spoken(world)
    assert "💤 Away: Eva." in text(world.board)
    await world.pass_time(PACE + 5)
    assert world.table.record.seats[0].missed == 1, "Ana is still a member"


async def test_a_game_that_everybody_has_left_alone_is_suspended(
    world: World, ana: Player, eva: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it is not played to its end by computers. The fourteen days are hours here."""
    monkeypatch.setattr("bot.table.absence.PATIENCE", 4 * HOUR)
    for _ in range(6):
        await world.pass_time(PACE + 5)
    assert "Everyone who plays here is away now" in spoken(world)
    seen(text(world.board), "💤 Everyone is away: the clocks are stopped")
    seen(text(eva.hand), "💤 No queda nadie")
    record = world.table.record
    await world.pass_time(2 * HOUR)
    assert world.table.record.version == record.version
    assert world.table.record.status == "playing"
    await world.pass_time(4 * HOUR)
    assert world.table.record.status == "suspended"
    seen(text(eva.hand), "Hace 14 días que no aparece nadie de esta mesa.")
    assert "All players of this table have been away for 14 days." in spoken(world, ana.dm)
    await world.restart()
    await world.pass_time(2 * HOUR)
    assert world.table.record.status == "suspended", "its channel was there all the time"

    await ana.press(ana.hand, "My hand")
    assert world.table.record.status == "playing"
    seen(text(world.board), "💤 Away: Eva.")
    assert ana.called


async def test_a_pause_by_consent(world: World, ana: Player, eva: Player) -> None:
    nina = world.join("Nina")
    assert answer(await nina.press_more(world.board, "Pause")) == "You don't play at this table."
    assert answer(await ana.press_more(world.board, "Pause")) == "You agreed to a pause. Still to agree: Eva."
    assert f"<@{eva.id}> Ana asks for a pause" in spoken(world)
    seen(text(world.board), "⏸ A player asks for a pause. Still to press *Pause*: Eva.")
    await ana.press_more(world.board, "Pause")
    assert spoken(world).count("asks for a pause") == 1
    await world.pass_time(200)
    assert (
        answer(await eva.press_more(world.board, "Pausa"))
        == "La partida está en pausa. Con *Seguir (Resume)* la pausa termina."
    )
    seen(text(world.board), "⏸ Paused: you all agreed")
    seen(text(eva.hand), "⏸ La mesa ha acordado una pausa")
    assert not ana.called
    await world.restart()
    await world.pass_time(HOUR)
    assert "out of time" not in text(world.board)
    assert "Pause" not in labels(world.board)

    assert answer(await eva.press(world.board, "Resume")) == "La pausa ha terminado."
    assert ana.called
    await world.pass_time(80)
    assert "out of time" not in text(world.board)
    await world.pass_time(60)
    assert "Ana ran out of time" in text(world.board), "where they stopped"
    assert "no game to pause or resume" in await ana.forge(world.board, "e1:resume:1:-::")


async def test_a_substitute_plays_on_with_what_the_seat_knows(world: World, ana: Player, eva: Player) -> None:
    """And with nothing else; what its former player had in private is withdrawn."""
    nina = world.join("Nina")
    await away(world, eva)
    asked = next(each for each in world.messages(world.channel) if "twice in a row. A computer" in each["content"])
    assert "isn't free" in await nina.forge(asked, "e1:take:1:-::0")
    assert answer(await nina.press(asked, "Free Ana's seat")) == "You don't play at this table."
    shown = text(ana.hand)
    assert "la primera persona que se siente sustituye a Ana" in answer(await eva.press(asked, "Free Ana's seat"))
    free = next(each for each in world.messages(world.channel) if "the seat of Ana is free" in each["content"])
    assert "no está libre" in answer(await eva.press(free, "Sit down"))
    made = await nina.press(free, "Sit down")
    table = world.table
    assert table.names == ("Nina", "Eva")
    assert table.record.seats[0].user == int(nina.id)
    assert not any(each["embeds"] for each in ana.inbox)
    assert "You are the Fugitive" in shown
    seen(text(made.told[0]), "you take over from Ana here", "You are the Fugitive")
    seen(text(nina.hand), "You are the Fugitive", "**You ran out of time.**")
    assert "Nina takes over from Ana" in spoken(world)
    assert "💤" not in text(world.board)
    assert "You don't play at this table" in await ana.forge(world.board, "e1:hand:1:-::")
    assert "isn't free" in await ana.forge(free, "e1:take:1:-::0")
    log = await nina.press(world.board, "Log")
    assert "You" in answer(log)
    await her_turn(eva, 2)
    assert nina.called
    await world.restart()
    assert table.record.seats == world.table.record.seats
