"""A tournament from the button to its winner: four people sign up, tables open by themselves, a restart in between."""

from __future__ import annotations

import asyncio
import itertools
import random
import re

import pytest
from msgspec.structs import replace

from bot.local.permissions import CREATE_PUBLIC_THREADS
from bot.table import tournament
from storage.records.contests import EntrantRecord, TournamentRecord
from tests.ui.answer import answer
from tests.ui.messages import Json, find, labels, seen, text
from tests.ui.player import Player, play_fast
from tests.ui.world import World


async def opened(world: World, host: Player, league: bool = False) -> None:
    """Open the sign-up through the help page."""
    page = (await host.press(await host.more(), "Help")).told[-1]
    await host.press(page, "Tournament")
    page = host.look(page)
    if league:
        await host.pick(page, "Knock-out or league", "League")
        page = host.look(page)
        assert "everyone plays everyone" in text(page)
    await host.press(page, "Open the sign-up")


def shown(world: World) -> Json:
    """The message of the tournament."""
    return next(each for each in world.public if "Tournament" in text(each) and each["embeds"])


async def proof(world: World, player: Player) -> str:
    """The file that *Fair deal ✓* gives a player."""
    given = (await player.press(shown(world), "Fair deal")).told[-1]
    (file,) = world.files(given).values()
    return file


async def forget_a_table(world: World) -> None:
    """Leave the tournament as a bot does that was killed when it had just opened its first table."""
    (number,) = await world.bot.store.tournaments()
    record = await world.bot.store.tournament(number)
    assert record is not None
    first, *others = record.pairings
    await world.bot.store.keep_tournament(replace(record, pairings=(replace(first, table=0), *others)))


async def finish(world: World) -> None:
    """Play all games that are on to their ends."""
    for table in tuple(world.bot.tables):
        await play_fast(world, table, random.Random(table.id))


async def test_a_knockout_of_four(world: World, ana: Player, ben: Player) -> None:
    """In threads; over a restart; each at a press of its own, and nothing twice."""
    people = [ana, ben, world.join("Cleo"), world.join("Dan")]
    await opened(world, ana)
    assert find(shown(world), "Draw").get("disabled")
    for player in people:
        await player.press(shown(world), "Sign up")
    assert "already signed up" in answer(await ben.press(shown(world), "Sign up"))
    seen(text(shown(world)), "4 people have signed up", "Cleo")
    assert world.files(world.public[0])["seal-tournament.txt"] == await proof(world, ben)
    assert world.public.index(shown(world)) == 1, "the seal is posted before anybody can sign up"
    assert "Only the host" in answer(await ben.press(shown(world), "Draw"))
    assert "couldn't read that" in await ben.forge(shown(world), "e1:tournament:0:-::join x")
    assert "already a tournament in this channel" in await ana.forge(
        shown(world), "e1:tournament:0:-::open fugitive league 3600"
    )
    assert "no longer exists" in await ben.forge(shown(world), "e1:tournament:0:-::join 77")
    await ana.press(shown(world), "Draw")
    await world.bot.settled()
    seen(text(shown(world)), "Semi-finals", "table 1", "table 2", "3 games to go")
    assert len({table.record.channel for table in world.bot.tables}) == 2
    await forget_a_table(world)
    await world.restart()
    await finish(world)
    assert len(world.bot.tables) == 1
    seen(text(shown(world)), "Final", "table 3", "beats", "The last game is on")
    final = world.table
    await finish(world)
    best = final.names[final.state.result.winners[0]]
    seen(text(shown(world)), f"**{best}** wins the tournament!")
    assert labels(shown(world)) == ["Fair deal ✓"]
    number = next(iter({table.record.tournament for table in world.bot.tables.known}))
    record = await world.bot.store.tournament(number[0] if number else 0)
    assert record is not None
    seen(await proof(world, ana), record.seal, record.secret.hex(), f"1 Ana: {record.entrants[0].contribution}")
    assert not re.search("[0-9a-f]{64}", "".join(text(each) for each in world.public))
    assert sum("seal-tournament.txt" in world.files(each) for each in world.public) == 1
    assert sum("Tournament" in text(each) for each in world.public) == 1


async def test_a_league_in_one_channel_where_one_withdraws(world: World, ana: Player, ben: Player) -> None:
    """Without threads one table after the other; who never answers is played for; who withdraws loses what is left."""
    await world.permit(denied=CREATE_PUBLIC_THREADS)
    people = [ana, ben, world.join("Cleo"), world.join("Dan")]
    await opened(world, ana, league=True)
    for player in people:
        await player.press(shown(world), "Sign up")
    await ana.press(shown(world), "Draw")
    await world.bot.settled()
    assert len(world.bot.tables) == 1
    seen(text(shown(world)), "League", "6 games to go", "0 points")
    await finish(world)
    seen(text(shown(world)), "5 games to go", "2 points")
    seated = {seat.user for seat in world.table.record.seats}
    away = next(player for player in people if int(player.id) not in seated)
    seen(answer(await away.press(shown(world), "Withdraw")), "You've withdrawn")
    for _ in range(5):
        await finish(world)
    seen(text(shown(world)), "🥇", "3 games")
    assert len(world.bot.tables) == 0


@pytest.mark.parametrize("locale", ["es-ES"])
async def test_a_tournament_called_off_in_spanish(world: World, locale: str) -> None:
    ana, ben = world.join("Ana", locale), world.join("Ben", locale)
    world.speak(locale)
    page = (await ana.press(await ana.more(), "Ayuda")).told[-1]
    await ana.press(page, "Torneo")
    await ana.press(ana.look(page), "Abrir la inscripción")
    message = world.public[-1]
    seen(text(message), "Torneo", "Todavía no se ha apuntado nadie")
    await ben.press(message, "Apuntarme")
    seen(text(world.look(message)), "Se ha apuntado una persona")
    await ben.press(await ben.private("my delete"), "Borrar")
    await world.bot.settled()
    seen(text(world.look(message)), "Todavía no se ha apuntado nadie")
    await ana.press(world.look(message), "Cancelar")
    seen(text(world.look(message)), "Cancelado")


async def test_another_process_is_quicker(
    world: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It writes each time between reading and writing, but for the last: nobody who has signed up is forgotten."""
    await opened(world, ana)
    store, others = world.bot.store, iter((("Zoe", 98), ("Yan", 99)))
    read = store.tournament

    async def overtaken(number: int) -> TournamentRecord | None:
        record = await read(number)
        if record is not None and asyncio.current_task() not in world.bot.tournaments._running:
            for name, user in itertools.islice(others, 1):
                await store.keep_tournament(tournament.join(record, EntrantRecord(name, user)))
        return record

    (number,) = await store.tournaments()
    monkeypatch.setattr(store, "tournament", overtaken)
    assert "You're in" in answer(await ben.press(shown(world), "Sign up"))
    monkeypatch.setattr(store, "tournament", read)
    await world.bot.settled()
    record = await store.tournament(number)
    assert record is not None
    assert [each.name for each in record.entrants] == ["Zoe", "Yan", "Ben"]
    seen(text(shown(world)), "Zoe", "Yan", "Ben")
