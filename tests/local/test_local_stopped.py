"""What has stopped leaves nothing behind."""

import gc
import weakref

import aiohttp

from bot.local.server import LocalDiscord


async def test_a_server_that_has_stopped_is_forgotten():
    async with (
        LocalDiscord() as server,
        aiohttp.ClientSession() as session,
        session.get(f"{server.base_url}/api/v10/gateway") as answer,
    ):
        assert answer.status == 401
    known = weakref.ref(server)
    del server, session, answer
    gc.collect()
    assert known() is None
