"""A deadline that several steps share."""

from __future__ import annotations

import asyncio
import time

import pytest

from bot.deadline import Deadline


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_steps_share_what_is_left(clock: list[float]) -> None:
    deadline = Deadline(16)
    assert deadline.left() == 16
    assert deadline.left(0.5) == 8
    clock[0] += 10
    assert (deadline.left(), deadline.left(0.5)) == (6, 6)
    clock[0] += 10
    assert deadline.left() == 0


async def test_what_is_not_done_in_time_is_cancelled() -> None:
    deadline, never = Deadline(0), asyncio.Event()
    waiting = asyncio.create_task(never.wait())
    assert not await deadline.wait(waiting)
    assert waiting.cancelled()


async def test_what_is_done_in_time_is_awaited() -> None:
    assert await Deadline(60).wait(asyncio.sleep(0))
