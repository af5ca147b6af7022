"""How often a bot may ask, and how long it takes."""

from types import SimpleNamespace

import aiohttp
import pytest

from bot.command.play import _start_server
from bot.local.core import Latency


class Clock:
    now = 2_000_000_000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock(lab):
    lab.world.clock = made = Clock()
    lab.server.rate_limits = True
    return made


@pytest.fixture
async def ask(lab):
    """Ask as a bot does and give the status, the headers and the body."""
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {lab.server.token}"}) as session:

        async def request(method, path, **body):
            address = f"{lab.server.base_url}/api/v10{path}"
            async with session.request(method, address, json=body or None) as response:
                return response.status, response.headers, await response.json(content_type=None)

        yield request


async def webhook(lab, channel=None):
    """A press that was answered, as the path of its webhook."""
    asked = await lab.slash("ping", channel=channel)
    return f"/webhooks/{lab.world.application_id}/{asked.token}"


async def test_an_interaction_is_asked_five_times_in_two_seconds_by_whatever_method(lab, clock, ask):
    path, other = await webhook(lab), await webhook(lab)
    said = (await ask("POST", path, content="1"))[2]["id"]
    for number in range(3):
        await ask("PATCH", f"{path}/messages/@original", content=str(number))
    status, headers, _ = await ask("DELETE", f"{path}/messages/{said}")
    assert (status, headers["X-RateLimit-Remaining"]) == (204, "0")
    clock.now += 1.5
    for method, place, body in (("POST", "", {"content": "x"}), ("PATCH", "/messages/@original", {"content": "x"}),
                                ("DELETE", "/messages/@original", {})):  # fmt: skip
        status, headers, told = await ask(method, path + place, **body)
        assert (status, headers["X-RateLimit-Scope"]) == (429, "user")
        assert told["retry_after"] == pytest.approx(0.5)
    assert (await ask("PATCH", f"{other}/messages/@original", content="x"))[0] == 200
    clock.now += 0.5
    assert (await ask("PATCH", f"{path}/messages/@original", content="x"))[0] == 200


async def follow(lab, ask, channel=None, many=30):
    for _ in range(many // 5):
        path = await webhook(lab, channel)
        for number in range(5):
            assert (await ask("POST", path, content=str(number), flags=64))[0] == 200
    return await webhook(lab, channel)


async def test_a_channel_takes_thirty_follow_ups_a_minute_private_ones_too(lab, clock, ask):
    lounge = lab.world.add_channel(lab.guild, "lounge")["id"]
    path = await follow(lab, ask)
    status, headers, told = await ask("POST", path, content="x")
    assert (status, headers["X-RateLimit-Scope"], told["retry_after"]) == (429, "shared", 60)
    assert (await ask("PATCH", f"{path}/messages/@original", content="x"))[0] == 200
    assert (await ask("POST", await webhook(lab, lounge), content="x"))[0] == 200
    clock.now += 60
    assert (await ask("POST", path, content="x"))[0] == 200


async def test_a_switch_counts_edits_in_the_limit_of_the_channel(lab, clock, ask):
    lab.server.buckets.counts_edits = True
    path = await follow(lab, ask)
    assert (await ask("PATCH", f"{path}/messages/@original", content="x"))[0] == 429
    assert (await ask("DELETE", f"{path}/messages/@original"))[0] == 204


async def test_nothing_that_an_interaction_asks_is_of_the_bots_fifty(lab, clock, ask):
    lab.server.buckets.everything = (1, 60.0)
    path = await webhook(lab)
    assert (await ask("GET", f"{path}/messages/@original"))[0] == 200
    assert (await ask("DELETE", f"{path}/messages/@original"))[0] == 204
    assert [(await ask("GET", "/gateway/bot"))[0] for _ in range(2)] == [200, 429]


async def test_without_limits_what_they_would_refuse_is_noted(lab, clock, ask):
    lab.server.rate_limits = False
    path = await webhook(lab)
    for number in range(6):
        status, headers, _ = await ask("PATCH", f"{path}/messages/@original", content=str(number))
        assert status == 200
        assert "X-RateLimit-Limit" not in headers
    (noted,) = lab.server.exceeded
    assert noted["body"] == {"content": "5"}
    assert noted["limit"][1:3] == lab.server.buckets.token


async def test_old_windows_are_forgotten(lab, clock, ask, monkeypatch):
    monkeypatch.setattr("bot.local.buckets.ROOM", 8)
    lab.server.buckets._room = 8
    for _ in range(20):
        await ask("PATCH", f"{await webhook(lab)}/messages/@original", content="x")
        clock.now += 700
    assert len(lab.server.buckets._times) <= 16


async def test_requests_take_their_time_and_those_with_files_more(lab, ask, monkeypatch):
    slept = []

    async def sleep(seconds):
        slept.append(seconds)

    monkeypatch.setattr("bot.local.rest.asyncio", SimpleNamespace(sleep=sleep))
    lab.server.latency = Latency(request=0.25, upload=0.5)
    await ask("GET", "/gateway/bot")
    assert slept == [0.25]
    await lab.slash("play", game="go")
    await lab.server.wait(lambda: 0.75 in slept)
    assert set(slept) == {0.25, 0.75}


@pytest.mark.parametrize(("instant", "latency"), [(False, (0.15, 0.25)), (True, (0, 0))])
async def test_play_is_as_slow_as_discord_unless_it_is_told(tmp_path, instant, latency):
    server = await _start_server(0, tmp_path / "world.db", instant)
    assert (server.rate_limits, server.latency) == (not instant, latency)
    await server.stop()
