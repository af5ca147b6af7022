"""The public beacon: its rounds in time, and what is believed of its answers."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.local.beacon import FakeBeacon
from bot.table.beacon import AHEAD, GENESIS, LATE, PERIOD, Beacon, NotReached, over_https, round_after, time_of

NOW = GENESIS + 1_000_000.0
"""In the middle of a round."""


def answering(change: Callable[[dict[str, object]], object]) -> Beacon:
    """Make a beacon whose answers are changed on the way."""

    async def fetch(address: str) -> bytes:
        told = json.loads(await FakeBeacon(lambda: NOW)(address))
        changed = change(told)
        return changed if isinstance(changed, bytes) else json.dumps(told).encode()

    return Beacon(fetch, lambda: NOW)


def test_rounds_come_every_half_minute() -> None:
    assert time_of(1) == GENESIS
    for when in (0.0, 0.5, 29.9, 30.0, 30.1, 1234567.0):
        number = round_after(GENESIS + when)
        assert time_of(number) >= GENESIS + when > time_of(number) - PERIOD


@pytest.mark.parametrize("late", [0.0, 5.0, 300.0])
async def test_the_round_that_is_named_lies_ahead_also_where_our_clock_is_late(late: float) -> None:
    beacon = Beacon(FakeBeacon(lambda: NOW), lambda: NOW - late)
    number = await beacon.ahead()
    assert time_of(number) >= time_of(round_after(NOW) - 1) + AHEAD
    with pytest.raises(NotReached):
        await beacon.randomness(number)


@pytest.mark.parametrize("early", [5.0, 300.0, 400 * 86400.0])
async def test_a_clock_of_ours_that_is_early_names_no_round_that_is_far_off(early: float) -> None:
    number = await Beacon(FakeBeacon(lambda: NOW), lambda: NOW + early).ahead()
    assert NOW + AHEAD <= time_of(number) <= NOW + min(early, LATE) + AHEAD + 2 * PERIOD


async def test_what_a_round_has_brought() -> None:
    number = round_after(NOW) - 1
    randomness = await Beacon(FakeBeacon(lambda: NOW), lambda: NOW).randomness(number)
    assert (
        bytes.fromhex(randomness)
        == hashlib.sha256(hashlib.sha256(f"not from drand, round {number}".encode()).digest()).digest()
    )


@pytest.mark.parametrize(
    "change",
    [
        lambda told: told.update(round=told["round"] + 1),
        lambda told: told.update(randomness="00" * 32),
        lambda told: told.update(signature="no hexadecimal"),
        lambda told: told.pop("signature"),
        lambda told: b"<html>",
        lambda told: b"",
    ],
)
async def test_another_answer_is_no_answer(change: Callable[[dict[str, object]], object]) -> None:
    with pytest.raises(NotReached):
        await answering(change).randomness(round_after(NOW) - 1)


async def test_without_a_network_the_beacon_is_not_reached() -> None:
    with pytest.raises(NotReached):
        await over_https("http://127.0.0.1:9/public/latest")


@pytest.mark.parametrize("status", [200, 404])
async def test_what_stands_at_an_address_is_fetched(status: int) -> None:
    async def answer(request: web.Request) -> web.Response:
        return web.Response(status=status, body=b"{" + b" " * 5000 + b"}")

    app = web.Application()
    app.router.add_get("/public/latest", answer)
    async with TestServer(app) as server:
        address = str(server.make_url("/public/latest"))
        if status == 200:
            assert len(await over_https(address)) == 5002
        else:
            with pytest.raises(NotReached, match="404"):
                await over_https(address)
