"""The host invites a person to the seat of somebody who is away."""

from __future__ import annotations

import pytest

from tests.scenarios.test_absence import PACE, away, her_turn, spoken
from tests.ui.answer import answer
from tests.ui.messages import labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


@pytest.fixture
async def eva(world: World, ana: Player) -> Player:
    """Let Ana, who hides, be away from the table of Eva, who reads Spanish, is host and hunts."""
    eva = world.join("Eva", "es-ES")
    await sit_down(ana, eva, roles="host_fugitive", pace=PACE)
    await ana.pick(await ana.private("table host"), "Make someone else host", "Eva")
    await away(world, eva)
    return eva


async def test_whom_the_host_invites_plays_on(world: World, ana: Player, eva: Player) -> None:
    """Called in the channel and by direct message; nobody else may sit down, and the former player sees no more."""
    nina, kim = world.join("Nina"), world.join("Kim")
    panel = await eva.private("table host")
    seen(text(panel), "Hay un jugador ausente: puedes invitar a otra persona")
    assert "Invitar a alguien para sustituir a Ana" in labels(panel)
    choice = "e1:substitute:1:-::0"
    assert await kim.forge(world.board, choice, [kim.id]) == "Only the host can do that."
    assert "no está libre" in await eva.forge(panel, "e1:substitute:1:-::1", [nina.id])
    for values in ([], [nina.id, kim.id]):
        assert "no se ha podido leer" in await eva.forge(panel, choice, values)
    assert not await eva.forge(panel, choice, [nina.id])
    assert f"<@{nina.id}>, the host invites you to take over from Ana" in spoken(world)
    (own,) = nina.inbox
    seen(own["content"], "the host invites you to take over from Ana", "Press *Sit down* there: https://discord.com/")
    assert "ya tiene invitación" in await eva.slash("table invite", person=nina)

    free = next(each for each in world.messages(world.channel) if "the host invites you" in each["content"])
    assert "isn't free" in answer(await kim.press(free, "Sit down"))
    shown, inbox = text(ana.hand), len(ana.inbox)
    await world.restart()
    made = await nina.press(free, "Sit down")
    seen(text(made.told[0]), "you take over from Ana here", "You are the Fugitive")
    assert "You are the Fugitive" in shown
    assert not any(each["embeds"] for each in ana.inbox)
    left = [each["id"] for each in ana.inbox]
    assert len(left) < inbox
    assert "Nina takes over from Ana" in spoken(world)
    await her_turn(eva, 2)
    assert nina.called
    assert [each["id"] for each in ana.inbox] == left
    assert "You don't play at this table" in await ana.forge(world.board, "e1:hand:1:-::")
    assert "isn't free" in await ana.forge(free, "e1:take:1:-::0")


async def test_who_is_back_is_not_replaced(world: World, ana: Player, eva: Player) -> None:
    nina = world.join("Nina")
    seen(await eva.slash("table invite", person=nina), f"<@{nina.id}>")
    assert "ya tiene asiento" in await eva.slash("table invite", person=ana)
    free = next(each for each in world.messages(world.channel) if "the host invites you" in each["content"])
    await ana.my_hand()
    assert "isn't free" in answer(await nina.press(free, "Sit down"))
    assert "Ana" in world.table.names


async def test_no_bot_is_invited(world: World, eva: Player) -> None:
    assert world.bot.user is not None
    panel = await eva.private("table host")
    told = await eva.forge(panel, "e1:substitute:1:-::0", [str(world.bot.user.id)])
    assert "Solo se puede invitar a personas" in told


async def test_everybody_at_play_agrees_to_the_guest_of_the_host(world: World, ana: Player) -> None:
    """Only then is the guest called, and may sit down; the news that Ben had in private are not among the guest's."""
    ben, cleo, nina, kim = (world.join(name) for name in ("Ben", "Cleo", "Nina", "Kim"))
    await sit_down(ana, ben, cleo, game="stalag17", pace=PACE)
    await world.table.leave(int(ben.id))
    await world.bot.settled()
    told = await ana.slash("table invite", person=nina)
    seen(told, f"<@{nina.id}> may take over from Ben as soon as everyone in the game agrees")
    assert not nina.inbox
    asks = next(each for each in world.messages(world.channel) if "every player has to agree" in each["content"])
    seen(asks["content"], "Still to agree: Cleo.")
    take = "e1:take:1:-::1"
    assert "isn't free" in await nina.forge(asks, take)
    assert answer(await kim.press(asks, "Agree")) == "You don't play at this table."
    assert "isn't free" in await cleo.forge(asks, f"e1:free:1:-::1.{kim.id}")
    for unread in ("1.", "1.x", "1.1.1", "9.1", "-1"):
        assert "couldn't read that" in await cleo.forge(asks, f"e1:free:1:-::{unread}")
    seen(answer(await cleo.press(asks, "Agree")), f"I've invited and pinged <@{nina.id}>")
    (own,) = nina.inbox
    seen(own["content"], "the host invites you to take over from Ben")
    free = next(each for each in world.messages(world.channel) if "the host invites you" in each["content"])
    assert "isn't free" in answer(await kim.press(free, "Sit down"))
    await nina.press(free, "Sit down")
    assert world.table.names == ("Ana", "Nina", "Cleo")
