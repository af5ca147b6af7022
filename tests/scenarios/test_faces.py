"""People by their Discord avatar in the pictures of a table, and nowhere else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from aiohttp import web
from msgspec.structs import replace

from bot.engine.page import STAYS, Picture
from bot.local import avatars as local
from bot.ui import avatars
from bot.ui.avatars import KEPT
from bot.ui.pages.board import board_page
from tests.scenarios.conftest import stand_in
from tests.ui.player import Player, play_fast, sit_down
from tests.ui.world import World

SIZE = 3 * 64 * 64

Drawn = list[tuple[Picture, tuple[bytes, ...]]]


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Drawn]:
    """Note what is drawn, with whose pictures."""
    found: Drawn = []

    def draw(picture: Picture, own: tuple[bytes, ...] = ()) -> bytes:
        found.append((picture, own))
        return stand_in(picture, own)

    monkeypatch.setattr("bot.ui.pages.pictures.draw", draw)
    yield found
    assert all(picture.kind in STAYS or not own for picture, own in found)


def server(world: World) -> Any:
    return world.server  # type: ignore[attr-defined]


def picture_of(player: Player, name: str = "") -> str:
    """Give somebody an avatar."""
    chosen = name or local.named(player.id)
    server(player.world).world.set_avatar(player.id, chosen)
    return chosen


async def fetched(world: World) -> None:
    await world.bot.avatars.finish()


async def again(world: World, drawn: Drawn) -> tuple[bytes, ...]:
    """Let a board be drawn, and return whose pictures it has."""
    await fetched(world)
    page = await world.bot.pictures.of(await shown(world))
    assert page
    return drawn[-1][1]


async def shown(world: World) -> Any:
    world.bot.pictures._kept.clear()
    return board_page(world.table, ())


async def test_whoever_has_an_avatar_is_seen_by_it_and_whoever_has_none_by_a_letter(
    world: World, ana: Player, ben: Player, drawn: Drawn
) -> None:
    picture_of(ana)
    await sit_down(ana, ben)
    assert [len(own) for own in await again(world, drawn)] == [SIZE, 0]
    assert drawn[-1][0].computers == ("", "")


async def test_a_late_one_repaints_nothing(world: World, ana: Player, ben: Player, drawn: Drawn) -> None:
    came = asyncio.Event()

    async def answer(request: web.Request) -> web.Response:
        await came.wait()
        return web.Response(body=local.picture("0" * 32, "png", 64), content_type="image/png")

    server(world).avatar_answer = answer
    picture_of(ana)
    await sit_down(ana, ben)
    await world.settle()
    before, edits = len(drawn), len(server(world).wire)
    assert drawn
    assert not any(own for _, own in drawn)
    came.set()
    await fetched(world)
    await world.settle()
    assert (len(drawn), len(server(world).wire)) == (before, edits)
    assert any(await again(world, drawn))


async def test_one_that_changes_is_fetched_at_the_next_press(
    world: World, ana: Player, ben: Player, drawn: Drawn
) -> None:
    picture_of(ana)
    await sit_down(ana, ben)
    first = await again(world, drawn)
    picture_of(ana, "a_" + "b" * 32)  # one that moves
    await ana.press(world.board, "Log")
    second = await again(world, drawn)
    assert first != second
    assert [len(own) for own in second] == [SIZE, 0]
    server(world).world.set_avatar(ana.id, None)
    await ana.press(world.board, "Log")
    assert await again(world, drawn) == ()


async def test_whoever_hides_the_name_has_a_letter(world: World, ana: Player, ben: Player, drawn: Drawn) -> None:
    picture_of(ana)
    picture_of(ben)
    await sit_down(ana, ben)
    assert all(await again(world, drawn))
    await hide(world, ana, True)
    assert [len(own) for own in await again(world, drawn)] == [0, SIZE]
    await hide(world, ana, False)
    assert all(await again(world, drawn))


async def hide(world: World, player: Player, hidden: bool) -> None:
    await world.bot.people.choose(int(player.id), lambda known: replace(known, shown=not hidden))


async def test_nothing_is_fetched_for_whoever_only_looks_on_or_hides(
    world: World, ana: Player, ben: Player, drawn: Drawn
) -> None:
    cleo, asked = world.join("Cleo"), []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.match_info["user"])
        return web.Response(status=404)

    server(world).avatar_answer = answer
    for each in (ana, ben, cleo):
        picture_of(each)
    await hide(world, ben, True)
    await sit_down(ana, ben)
    await cleo.press(world.board, "Show in words")
    await fetched(world)
    assert asked == [ana.id], "once, though it could not be had"
    assert not any(own for _, own in drawn)


async def test_what_is_no_picture_is_shown_to_nobody(world: World, ana: Player, ben: Player, drawn: Drawn) -> None:
    async def answer(request: web.Request) -> web.Response:
        return web.Response(body=b"no picture", content_type="image/png")

    server(world).avatar_answer = answer
    picture_of(ana)
    await sit_down(ana, ben)
    assert await again(world, drawn) == ()


@pytest.mark.parametrize("name", ["", "../../embed/avatars/0", "a_0", "https://evil.example/x", "A" * 32, "0" * 33])
async def test_a_name_that_is_none_of_discords_is_never_asked_for(world: World, ana: Player, name: str) -> None:
    known = world.bot.avatars
    known.see(type("User", (), {"id": 5, "avatar": type("Asset", (), {"key": name})()})())  # type: ignore[arg-type]
    known.want(5)
    assert not known._tasks


async def test_so_many_are_kept_and_no_more(world: World) -> None:
    known = world.bot.avatars

    async def fetch(path: str) -> bytes:
        return local.picture(path, "png", 64)

    known._fetch = fetch
    for user in range(KEPT + 40):
        known._named[user] = f"{user:032x}"
        known.want(user)
        await known.finish()
    assert len(known._kept) == KEPT
    assert min(known._kept) == 40
    assert {len(each.pixels) for each in known._kept.values()} == {SIZE}


async def test_only_so_many_are_on_their_way(world: World) -> None:
    known, came, asked = world.bot.avatars, asyncio.Event(), []

    async def fetch(path: str) -> bytes:
        asked.append(path)
        await came.wait()
        raise avatars.NotServed("late")

    known._fetch = fetch
    for user in range(40):
        known._named[user] = f"{user:032x}"
        known.want(user)
    await asyncio.sleep(0)
    assert len(asked) == avatars.AT_ONCE
    came.set()
    await known.finish()


async def test_nothing_that_is_stored_or_carried_out_has_them(
    world: World, ana: Player, ben: Player, drawn: Drawn
) -> None:
    """Neither the database, nor what is exported, shared or replayed."""
    name = picture_of(ana)
    await sit_down(ana, ben)
    pixels = (await again(world, drawn))[0]
    await play_fast(world, world.table, random.Random(3))
    await world.settle()
    await fetched(world)
    assert any(picture.kind == "ending" and own for picture, own in drawn)
    for file in world.database.parent.glob(f"{world.database.name}*"):  # type: ignore[attr-defined]
        data = file.read_bytes()
        assert name.encode() not in data
        assert pixels[:60] not in data


async def test_whoever_is_deleted_is_forgotten(world: World, ana: Player, ben: Player, drawn: Drawn) -> None:
    picture_of(ana)
    await sit_down(ana, ben)
    assert any(await again(world, drawn))
    world.bot.avatars.forget(int(ana.id))
    assert await again(world, drawn) == ()
    assert int(ana.id) not in world.bot.avatars._named
