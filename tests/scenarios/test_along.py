"""The next game takes everybody along: one lobby for players and watchers, in one message."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.table.along import WINDOW
from tests.ui.answer import answer
from tests.ui.messages import labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


def seated(world: World) -> list[str]:
    return [seat.name for seat in world.table.record.seats]


async def watched(world: World, *watchers: Player) -> None:
    for each in watchers:
        made = await each.press(world.board, "More")
        await each.press(made.told[-1], "Watch")


@pytest.fixture
async def ended(world: World, ana: Player, ben: Player) -> dict[str, Player]:
    """A game of two that three people have watched, and that is over."""
    people = {"Ana": ana, "Ben": ben} | {name: world.join(name) for name in ("Carol", "Dan", "Eva")}
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    await watched(world, people["Carol"], people["Dan"], people["Eva"])
    await ben.press(await ben.private("table resign"), "Resign")
    return people


async def test_an_end_leads_everybody_into_one_lobby(world: World, ended: dict[str, Player]) -> None:
    """Who played is called once; who watched is named without a ping. Both sit down by the button under the end."""
    end = world.board
    assert labels(end)[:3] == ["Again, sides swapped", "Another game", "I'm out"]
    before = len(world.public)
    await ended["Ana"].press(end, "Again")
    lobby = world.board
    assert lobby["content"].startswith(f"<@{ended['Ben'].id}>")
    assert all(f"<@{ended[name].id}>" in text(lobby) for name in ("Carol", "Dan", "Eva"))
    assert not any(ended[name].id in lobby["content"] for name in ("Carol", "Dan", "Eva"))
    await ended["Carol"].press(end, "Again")
    assert seated(world) == ["Ana", "Carol"]
    lobbies = [each for each in world.public[before:] if "Join" in labels(each)]
    assert [each["id"] for each in lobbies] == [lobby["id"]]


LABELS = {
    "en-US": ("Join", "Start", "More", "Watch", "Resign", "Again"),
    "es-ES": ("Entrar", "Empezar", "Más", "Mirar", "Abandonar", "Otra vez"),
}


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_five_who_played_and_three_who_watched_gather_in_one_message(world: World, locale: str) -> None:
    """Stalag 17 has five seats. The three watchers sit first, two players stay, and three are first in line; no one is
    called twice, nobody is written to, and after 90 seconds it begins by itself."""
    world.speak(locale)
    join, start, more, watch, resign, again = LABELS[locale]
    people = [world.join(name, locale) for name in ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal")]
    players, watchers = people[:5], people[5:]
    await players[0].slash("stalag17 new", pace=300)
    for each in players[1:]:
        await each.press(world.board, join)
    await players[0].press(world.board, start)
    for each in watchers:
        await each.press((await each.press(world.board, more)).told[-1], watch)
    for each in players[1:]:
        await each.press(await each.private("table resign"), resign)
    end, before, inboxes = world.board, len(world.public), [len(each.inbox) for each in players]
    await players[0].press(end, again)
    lobby = world.board
    assert {each["id"] for each in lobby["mentions"]} == {each.id for each in players[1:]}
    assert all(f"<@{each.id}>" in text(lobby) for each in watchers)
    for each in players[1:]:
        await each.press(world.board, join)
    assert seated(world) == ["Ana", "Ben", "Cleo", "Dan", "Eva"]
    for each in watchers:
        await each.press(end, again)
    assert len(seated(world)) == 5
    assert {"Fay", "Gus", "Hal"} < {*seated(world)}
    bench = [each.name for each in world.table.record.agreements.along.bench]
    assert {*bench} | {*seated(world)} == {"Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal"}
    seen(text(world.board), *bench)
    await world.pass_time(WINDOW - 5)
    assert world.table.record.status == "lobby"
    assert [each["id"] for each in world.public[before:] if each["embeds"]] == [world.board["id"]], "and the seal"
    assert [len(each.inbox) for each in players] == inboxes
    await world.pass_time(10)
    assert world.table.record.status == "playing"


async def test_who_sat_out_longest_sits_first(world: World, ended: dict[str, Player]) -> None:
    """Somebody who watched takes the place of somebody who played, who comes first the next time and is back in the
    seat if it is free."""
    ana, ben, carol, dan = (ended[name] for name in ("Ana", "Ben", "Carol", "Dan"))
    end = world.board
    await ana.press(end, "Again")
    await ben.press(world.board, "Join")
    assert seated(world) == ["Ana", "Ben"]
    await carol.press(world.board, "Join")
    assert seated(world) == ["Ana", "Carol"]
    seen(text(world.board), "Sitting out now, and first in line for the next seat: Ben")
    seen(answer(await ben.press(world.board, "Join")), "You sit out this game")
    await dan.press(world.board, "Join")
    assert seated(world) == ["Carol", "Dan"]
    assert world.table.record.host == int(carol.id)
    await dan.press(world.board, "Leave")
    assert seated(world) == ["Carol", "Ben"]
    await world.pass_time(WINDOW + 1)
    assert world.table.record.status == "playing"
    await watched(world, ended["Eva"])
    await ben.press(await ben.private("table resign"), "Resign")
    await carol.press(world.board, "Again")
    found = world.table.record.agreements.along
    assert found is not None
    assert found.sat_out == {ana.id: 1, ended["Eva"].id: 2}


async def test_it_begins_by_itself_at_a_live_pace(world: World, ended: dict[str, Player]) -> None:
    end = world.board
    await ended["Ana"].press(end, "Again")
    await ended["Ben"].press(end, "Again")
    seen(text(world.board), "Then the game starts automatically")
    await world.pass_time(WINDOW - 5)
    assert world.table.record.status == "lobby"
    await world.pass_time(10)
    assert world.table.record.status == "playing"


async def test_a_lobby_of_one_waits(world: World, ended: dict[str, Player]) -> None:
    """Nobody is called any longer, and whoever comes takes a free seat."""
    await ended["Ana"].press(world.board, "Again")
    await world.pass_time(WINDOW + 1)
    assert world.table.record.status == "lobby"
    assert not world.board["content"]
    assert "get seats first" not in text(world.board)
    await world.join("Finn").press(world.board, "Join")
    assert seated(world) == ["Ana", "Finn"]


async def test_it_survives_a_restart(world: World, ended: dict[str, Player]) -> None:
    end = world.board
    await ended["Ana"].press(end, "Again")
    await ended["Ben"].press(end, "Again")
    await world.restart()
    await world.pass_time(WINDOW + 1)
    assert world.table.record.status == "playing"


async def test_out_is_out(world: World, ended: dict[str, Player]) -> None:
    """Before the lobby stands nobody calls whoever is out; once it does, a seat and a name are taken back."""
    ana, ben, carol = ended["Ana"], ended["Ben"], ended["Carol"]
    end = world.board
    seen(answer(await ben.press(end, "I'm out")), "doesn't wait for you")
    await ana.press(end, "Again")
    assert not world.board["content"]
    await carol.press(end, "I'm out")
    assert f"<@{carol.id}>" not in text(world.board)
    await ended["Dan"].press(end, "Again")
    await ended["Dan"].press(end, "I'm out")
    assert seated(world) == ["Ana"]
    await ben.press(world.board, "Join")
    assert seated(world) == ["Ana", "Ben"]


async def test_another_game_takes_everybody_along(world: World, ended: dict[str, Player]) -> None:
    """In Spanish as well; the former options stay behind."""
    ben = ended["Ben"]
    world.speak("es-ES", ben)
    made = await ben.press(world.board, "Another game")
    page = made.told[-1]
    seen(text(page), "Otro juego", "Aviso a todas las personas")
    await ben.choose(page, "Elige un juego", "alien1979")
    assert world.table.title.name == "alien1979"
    assert world.board["content"].startswith(f"<@{ended['Ana'].id}>")
    for name in ("Ana", "Carol", "Dan", "Eva"):
        await ended[name].press(world.board, "Join")
    assert seated(world) == ["Ben", "Ana", "Carol", "Dan", "Eva"]


async def test_nobody_is_called_four_times(world: World, ended: dict[str, Player]) -> None:
    ana, end = ended["Ana"], world.board
    for _ in range(3):
        await ana.press(end, "Again")
        await ana.press(world.board, "Leave")
    seen(answer(await ana.press(end, "Again")), "three times within an hour")


async def test_who_wants_no_calls_is_not_named(world: World, ended: dict[str, Player]) -> None:
    """Neither player nor watcher; nor who wants no show."""
    for name in ("Ben", "Carol"):
        user = int(ended[name].id)
        await world.bot.people.call(user, lambda calls: replace(calls, invitations=False))
    await world.bot.people.choose(int(ended["Eva"].id), lambda person: replace(person, show=False))
    await ended["Ana"].press(world.board, "Again")
    assert not world.board["content"]
    assert ended["Carol"].id not in text(world.board)
    assert ended["Eva"].id not in text(world.board)
    assert ended["Dan"].id in text(world.board)
