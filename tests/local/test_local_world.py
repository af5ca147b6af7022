import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path

import aiohttp
from conftest import Lab

from bot.local.first_world import first_world
from bot.local.server import LocalDiscord
from bot.local.world import World
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


async def test_play_goes_on_after_a_restart_of_the_server(tmp_path, redirect):
    path = tmp_path / "world.sqlite"
    server = await LocalDiscord(path).start()
    redirect(server)
    lab = Lab(server).furnish()
    await lab.boot()
    message = (await lab.slash("play", game="go")).response
    counted = (await lab.slash("table new")).response
    hidden = (await lab.slash("table new", quiet=True)).response
    lab.world.close_dms(lab.ben)
    lab.world.set_locale(lab.ben, "es-ES")
    await lab.halt()
    await server.stop()

    again = await LocalDiscord(path).start()
    redirect(again)
    lab.__dict__.update(server=again, world=again.world, people=again.people)
    try:
        assert again.world.closed_dms == {lab.ben}
        assert again.world.locale(lab.ben) == "es-ES"
        assert [m["id"] for m in lab.people.history(lab.channel, lab.ben)] == [message["id"], counted["id"]]
        assert hidden["id"] in {m["id"] for m in lab.people.history(lab.channel, lab.ana)}
        await lab.boot()
        assert (await lab.click(counted, label="Count")).acked == 7
        picture = again.people.history(lab.channel)[0]["embeds"][0]["image"]["url"]
        assert picture.startswith(again.base_url)
        async with aiohttp.ClientSession() as session, session.get(picture) as response:
            assert response.status == 200
        ids = [int(m["id"]) for m in lab.people.history(lab.channel)]
        assert ids == sorted(ids)
    finally:
        await lab.halt()
        await again.stop()


async def test_the_bot_resumes_with_a_server_that_came_back(tmp_path, redirect):
    """The session is gone, the bot identifies anew; a follow-up of before is still taken."""
    path = tmp_path / "world.sqlite"
    server = await LocalDiscord(path).start()
    redirect(server)
    lab = Lab(server).furnish()
    await lab.boot()
    asked = await lab.slash("ping")
    port = server.port
    await server.stop()
    again = await LocalDiscord(path).start(port)
    lab.__dict__.update(server=again, world=again.world, people=again.people)
    try:
        await again.wait(lambda: again.gateway.connected, PATIENCE)
        assert (await lab.slash("ping")).acked == 4
        address = f"{again.base_url}/api/v10/webhooks/{again.world.application_id}/{asked.token}"
        async with aiohttp.ClientSession() as session, session.post(address, json={"content": "late"}) as response:
            assert response.status == 200
    finally:
        await lab.halt()
        await again.stop()


async def test_what_was_answered_is_on_disk_when_the_server_is_killed(tmp_path):
    path = tmp_path / "world.sqlite"
    command = [sys.executable, "-m", "bot.local", "--path", str(path)]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=subprocess.PIPE)
    try:
        base = (await process.stdout.readline()).decode().strip()
        async with aiohttp.ClientSession() as session:
            async with session.get(f"{base}/local/users") as response:
                ana = (await response.json())[0]["id"]
            async with session.get(f"{base}/local/state", params={"user": ana}) as response:
                channel = (await response.json())["channels"][0]["id"]
            for number in range(20):
                body = {"user": ana, "channel": channel, "content": f"said {number}"}
                async with session.post(f"{base}/local/say", json=body) as response:
                    assert response.status == 200
    finally:
        process.send_signal(signal.SIGKILL)
        await process.wait()
        process._transport.close()
    world = World(path)
    assert [m["content"] for m in world.messages(channel)] == [f"said {n}" for n in range(20)]
    world.close()


def test_the_first_world_is_made_once():
    world = World()
    first_world(world)
    first_world(world)
    assert [guild["name"] for guild in world.guilds.values()] == ["Game night"]
    assert [channel["name"] for channel in world.channels.values()] == ["games", "lounge", "tables"]
    assert [user["global_name"] for user in world.people] == ["Ana", "Ben", "Cleo", "Dan"]
    json.dumps(world.tables)


def test_replaced_pictures_are_forgotten_in_the_end():
    world = World()
    guild = world.add_guild("x")
    channel = world.add_channel(guild["id"], "x")
    files = {0: ("a.png", b"x", "image/png")}
    message = world.store.make(channel["id"], world.bot["id"], {}, files)
    first = message["attachments"][0]["url"]
    for _ in range(300):
        world.store.edit(message, {"attachments": []}, files)
    assert world.store.attachments.file(first) is None
    assert world.store.attachments.file(message["attachments"][0]["url"])
