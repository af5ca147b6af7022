"""Voice is the guest list: who sits with whoever opens a table or a party is named there, and no more than that."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.scenarios.test_party import card, kept, loud
from tests.ui.messages import seen, text
from tests.ui.on_local import LocalWorld
from tests.ui.player import Player
from tests.ui.world import World

ALSO = {"en-US": "Also in the voice channel", "es-ES": "También en el canal de voz"}


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_a_party_names_those_in_the_voice_channel(world: World, locale: str) -> None:
    """Over a restart; without a ping and without a seat; only those who want it."""
    ana, ben, cleo, dan, eva = (world.join(name, locale) for name in ("Ana", "Ben", "Cleo", "Dan", "Eva"))
    world.speak(locale)
    lounge, other = world.open_voice("Lounge"), world.open_voice("Other")
    for each in (ana, ben, cleo, dan):
        await world.sit_in_voice(each, lounge)
    await world.sit_in_voice(eva, other)
    await world.bot.people.choose(int(dan.id), lambda person: replace(person, show=False))
    await world.restart()
    await ana.slash("party")
    seen(text(card(world)), "`1` Ana 🎙", f"{ALSO[locale]}: <@{ben.id}>", f"<@{cleo.id}>")
    assert not any(each.id in text(card(world)) for each in (dan, eva))
    assert not loud(card(world))
    assert card(world)["mentions"] == []
    await ben.press(card(world), "I’m in" if locale == "en-US" else "Me uno")
    await eva.press(card(world), "I’m in" if locale == "en-US" else "Me uno")
    seen(text(card(world)), "`2` Ben 🎙", "`3` Eva 🎙", f"{ALSO[locale]}: <@{cleo.id}>")
    assert (await kept(world)).in_voice == (int(cleo.id),)


async def test_a_lobby_names_them_until_the_deal(world: World, ana: Player, ben: Player) -> None:
    lounge = world.open_voice("Lounge")
    for each in (ana, ben):
        await world.sit_in_voice(each, lounge)
    await ana.slash("fugitive new", pace=0)
    seen(text(world.board), f"{ALSO['en-US']}: <@{ben.id}>", "🎙")
    assert world.board["mentions"] == []
    assert [seat.name for seat in world.table.record.seats] == ["Ana"]
    await ben.press(world.board, "Join")
    assert ALSO["en-US"] not in text(world.board)
    assert text(world.board).count("🎙") == 2
    await ana.press(world.board, "Start")
    assert world.table.record.agreements.in_voice == ()


async def test_other_bots_are_no_guests(world: LocalWorld, ana: Player, ben: Player) -> None:
    """One that plays music sits there, too; and of whom Discord says nothing, nothing is said."""
    lounge, music, eva = world.open_voice("Lounge"), world.join("Music"), world.join("Eva")
    world.world.users[music.id]["bot"] = True
    for each in (ana, ben, music, eva):
        await world.sit_in_voice(each, lounge)
    world.server.faults.add("GET", f"/members/{eva.id}$", status=404, code=10007)
    await ana.slash("party")
    seen(text(card(world)), f"{ALSO['en-US']}: <@{ben.id}>")
    assert not any(each.id in text(card(world)) for each in (music, eva))


async def test_who_is_alone_or_has_left_is_named_by_nobody(world: World, ana: Player, ben: Player) -> None:
    lounge = world.open_voice("Lounge")
    await world.sit_in_voice(ben, lounge)
    await ana.slash("party")
    assert "🎙" not in text(card(world))
    await ana.press(card(world), "Call off")
    await world.sit_in_voice(ana, lounge)
    await world.sit_in_voice(ben)
    world.channel = world.open_channel("games")
    await ana.slash("party")
    seen(text(card(world)), "`1` Ana 🎙")
    assert "Also in the voice" not in text(card(world))


async def test_a_quiet_server_names_nobody(world: World, ana: Player, ben: Player) -> None:
    lounge = world.open_voice("Lounge")
    for each in (ana, ben):
        await world.sit_in_voice(each, lounge)
    await world.bot.store.change_server(int(world.guild), lambda server: replace(server, show="quiet"))
    await ana.slash("party")
    assert ben.id not in text(card(world))


async def test_who_is_erased_is_named_no_more(world: World, ana: Player, ben: Player) -> None:
    lounge = world.open_voice("Lounge")
    for each in (ana, ben):
        await world.sit_in_voice(each, lounge)
    await ana.slash("party")
    known = await world.bot.store.known_of(int(ben.id))
    assert len(known["parties"]) == 1
    await ben.press(await ben.private("my delete"), "Delete everything")
    await world.bot.settled()
    assert ben.id not in text(card(world))
