"""Pictures of users: the local server serves them as Discord does, and the bot takes nothing else for one."""

import asyncio
import inspect
from io import BytesIO

import aiohttp
import discord
import pytest
from aiohttp import web
from PIL import Image

from bot.local import avatars
from bot.local.first_world import LETTERED, PLAYERS, first_world
from bot.local.world import World
from bot.ui import avatars as fetching
from bot.ui.avatars import LARGEST, NotServed, from_discord

REAL = "https://cdn.discordapp.com"


@pytest.fixture
def path(lab, monkeypatch):
    """The path of Ana's picture."""
    monkeypatch.setattr(discord.Asset, "BASE", lab.server.base_url)
    name = avatars.named(lab.ana)
    lab.world.set_avatar(lab.ana, name)
    return f"/avatars/{lab.ana}/{name}"


@pytest.mark.parametrize("kind", ["png", "webp", "jpg"])
@pytest.mark.parametrize("size", [16, 64, 512])
async def test_a_picture_is_served_in_the_kind_and_size_that_is_asked_for(lab, path, kind, size):
    address = f"{lab.server.base_url}{path}.{kind}?size={size}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        assert answer.content_type == f"image/{kind.replace('jpg', 'jpeg')}"
        assert Image.open(BytesIO(await answer.read())).size == (size, size)


@pytest.mark.parametrize("wrong", ["{}.png?size=65", "{}.svg", "{}0.png", "{}.png?size=8192"])
async def test_what_discord_would_not_serve_is_not_there(lab, path, wrong):
    async with aiohttp.ClientSession() as session, session.get(lab.server.base_url + wrong.format(path)) as answer:
        assert answer.status == 404


def test_users_of_the_first_world_have_pictures_but_for_one():
    world = World()
    first_world(world)
    shown = {user["global_name"]: user["avatar"] for user in world.people}
    assert {name for name, picture in shown.items() if picture is None} == {*LETTERED}
    assert len({*shown.values()}) == len(PLAYERS) - len(LETTERED) + 1


async def test_the_bot_fetches_a_picture(lab, path):
    data = await from_discord(f"{path}.png?size=64")
    assert Image.open(BytesIO(data)).size == (64, 64)


ANSWERS = {
    "moved": lambda: web.Response(status=302, headers={"Location": "http://127.0.0.1:1/other.png"}),
    "gone": lambda: web.Response(status=404),
    "html": lambda: web.Response(text="<script>", content_type="text/html"),
    "svg": lambda: web.Response(text="<svg/>", content_type="image/svg+xml"),
    "gif": lambda: web.Response(body=b"GIF89a", content_type="image/gif"),
    "large": lambda: web.Response(body=bytes(LARGEST + 1), content_type="image/png"),
    "packed": lambda: packed(bytes(LARGEST * 40)),
}


def packed(data):
    """Answer with what is small on the way and large in memory."""
    answer = web.Response(body=data, content_type="image/png")
    answer.enable_compression(web.ContentCoding.gzip)
    return answer


@pytest.mark.parametrize("what", ANSWERS)
async def test_it_takes_nothing_else(lab, path, what):
    async def answer(request):
        return ANSWERS[what]()

    lab.server.avatar_answer = answer
    with pytest.raises(NotServed):
        await from_discord(f"{path}.png?size=64")


async def test_it_waits_for_no_slow_answer(lab, path, monkeypatch):
    monkeypatch.setattr(fetching, "PATIENCE", 0.05)
    never = asyncio.Event()

    async def answer(request):
        await never.wait()
        return web.Response()

    lab.server.avatar_answer = answer
    with pytest.raises(NotServed, match="Timeout"):
        await from_discord(f"{path}.png?size=64")
    never.set()


async def test_without_a_local_server_it_asks_discord_alone(monkeypatch):
    asked = []

    class Session:
        def __init__(self, timeout):
            assert timeout.total == fetching.PATIENCE == 2

        async def __aenter__(self):
            return self

        async def __aexit__(self, *error):
            return None

        def get(self, address, allow_redirects):
            asked.append((address, allow_redirects))
            raise aiohttp.ClientError

    monkeypatch.setattr(fetching.aiohttp, "ClientSession", Session)
    monkeypatch.setattr(discord.Asset, "BASE", REAL)
    with pytest.raises(NotServed):
        await from_discord("/avatars/1/a.png?size=64")
    assert f"BASE = '{REAL}'" in inspect.getsource(discord.Asset), "as long as nothing points it at a local server"
    assert asked == [("https://cdn.discordapp.com/avatars/1/a.png?size=64", False)]
    assert LARGEST == 256 * 1024
