"""What the bot stores of somebody: told, handed out, deleted on request and in time."""

from __future__ import annotations

import json
from pathlib import Path

from msgspec.structs import replace

from bot.table.export import export
from bot.table.life import DAY
from bot.table.table_time import BELIEVED
from bot.table.verify import verify
from storage.records.tables import TableRecord
from tests.ui.answer import answer
from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


async def ended_game(world: World, host: Player, guest: Player) -> TableRecord:
    """Play a short game to its end."""
    await sit_down(host, guest, roles="host_fugitive", pace=0)
    await host.make("hide 1 -")
    await guest.press(await guest.private("table resign"), "Resign")
    assert world.over
    return world.table.record


async def verified(world: World, number: int) -> bool:
    record = await world.bot.store.load(number)
    assert record is not None
    return verify(export(record, await world.bot.store.moves(number))).agrees


async def test_an_ended_game_is_handed_out_as_a_file(world: World, ana: Player, ben: Player) -> None:
    eva = world.join("Eva")
    assert await ana.slash("table export") == "You have no finished game here. Give the number of its table."
    await ended_game(world, ana, ben)
    page = await ben.private("table export")
    assert [each["filename"] for each in page["attachments"]] == ["table-1.json"]
    seen(text(page), "game of table 1")
    world.channel = world.open_channel("lounge")
    assert (await ana.private("table export"))["attachments"]
    for options in ({}, {"table": 1}):
        seen(await eva.slash("table export", **options), "You have no finished game here")
    await ana.slash("fugitive new")
    seen(await ana.slash("table export", table=2), "when the game is over")


async def test_all_that_is_stored_of_somebody_is_handed_out(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await ana.make("hide 1 -")
    page = await ana.private("my export")
    assert [each["filename"] for each in page["attachments"]] == ["escapade.json"]
    known = await world.bot.store.known_of(int(ana.id))
    assert [each["move"] for each in known["tables"][0]["moves"]] == ["hide 1 -"]
    assert ben.id not in json.dumps(known)
    assert "hide" not in json.dumps((await world.bot.store.known_of(int(ben.id)))["tables"])


async def test_somebody_is_deleted_and_games_go_on_and_can_be_checked(world: World, ana: Player, ben: Player) -> None:
    await ended_game(world, ana, ben)
    board = world.board
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    world.channel = world.open_channel("lounge")
    await ana.slash("stalag17 new")
    await ben.press(world.board, "Join")
    await world.bot.people.call(int(ana.id), lambda calls: replace(calls, pings="off"))
    lobby, running = world.table, world.bot.tables.live(2)
    assert running is not None
    page = await ana.private("my delete")
    seen(text(page), "You lose the games", "a computer takes your seat", "five weeks", "/my export")
    await ana.press(page, "Delete everything")
    seen(text(ana.look(page)), "Your data is gone")
    await world.bot.settled()
    assert [seat.name for seat in lobby.record.seats] == ["Ben"]
    assert [seat.name for seat in running.record.seats] == ["Incognito 1", "Ben"]
    assert (running.record.status, running.state.result.winners) == ("over", (1,))
    seen(await ben.slash("my stats"), "**1**", "won")
    assert await ana.slash("games") == "You aren't at any table. /escapade opens one."
    assert not any((await world.bot.store.known_of(int(ana.id))).values())
    assert world.bot.people.calls(int(ana.id)).pings == "on"
    assert await verified(world, 1)
    seen(answer(await ben.verify(board)), "Every shuffle and move agrees")
    seen(answer(await ana.press(board, "Again")), "You don't play at this table.")
    await world.restart()
    kept = await world.bot.tables.find(1)
    assert kept is not None
    assert kept.names[0] == "Incognito 1"
    world.channel = world.open_channel("games")
    await ana.slash("fugitive new")
    assert world.table.record.seats[0].name == "Ana"


async def test_alone_at_a_table_it_ends(world: World, ana: Player) -> None:
    world.channel = ana.dm
    await ana.slash("stalag17 new")
    await ana.press(world.board, "Fill with computers and start")
    await ana.press(await ana.private("my delete"), "Delete everything")
    await world.bot.settled()
    assert (world.table.record.status, len(world.bot.tables)) == ("void", 0)


async def test_private_parts_of_ended_games_go_in_time(world: World, ana: Player, ben: Player) -> None:
    await ended_game(world, ana, ben)
    await world.restart(away=100 * DAY)
    await world.pass_time(BELIEVED + 60)
    await world.bot.housekeeping.keep()
    record = await world.bot.store.load(1)
    assert record is not None
    assert record.seats[0].dm is not None
    await world.restart(away=81 * DAY)
    await world.pass_time(BELIEVED + 60)
    await world.bot.housekeeping.keep()
    record = await world.bot.store.load(1)
    assert record is not None
    assert [seat.dm for seat in record.seats] == [None, None]
    assert await world.bot.store.outbox(1) == []
    assert await verified(world, 1)
    assert "Fair deal ✓" in labels(world.board)


async def test_privacy_and_terms_are_linked_from_about(world: World, ana: Player) -> None:
    for locale, about, pages in (
        ("en-US", "About", {"Privacy": "/my delete", "Terms": "MIT licence"}),
        ("es-ES", "Acerca de", {"Privacidad": "/mis borrar", "Condiciones": "licencia MIT"}),
    ):
        world.speak(locale, ana)
        page = await told(ana, await ana.more(), about)
        for label, words in pages.items():
            found = (await ana.press(page, label)).told
            assert {each["embeds"][0]["title"] for each in found} == {label}
            seen("\n".join(map(text, found)), words)
            name = {"Privacy": "privacy.md", "Privacidad": "privacy.es.md"}.get(label)
            if name is not None:
                whole = (Path(__file__).parents[2] / "docs" / name).read_text(encoding="utf-8").partition("\n")[2]
                told_in = [each["embeds"][0]["description"] for each in found]
                assert "\n".join(told_in).split() == whole.split(), "none is cut"


async def told(player: Player, page: Json, label: str) -> Json:
    return (await player.press(page, label)).told[-1]


async def test_the_file_of_a_private_game_is_for_those_who_may_look_on(world: World, ana: Player, ben: Player) -> None:
    """Somebody in its channel, and somebody who was taken out of its lobby, read what a press on its board says."""
    eva, cleo = world.join("Eva"), world.join("Cleo")
    await ended_game(world, ana, ben)
    await world.table.decide(
        lambda record: replace(
            record, agreements=replace(record.agreements, invited=(int(cleo.id),), sent_away=(int(eva.id),))
        )
    )
    for options in ({}, {"table": 1}):
        assert "Table 1 is private" in await eva.slash("table export", **options)
        for reader in (ana, ben, cleo):
            assert (await reader.private("table export", **options))["attachments"]
