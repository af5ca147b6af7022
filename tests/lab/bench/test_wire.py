"""How the bench presses."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tests.lab.bench import wire
from tests.lab.bench.empty_bot import EmptyBot


@pytest.mark.parametrize("pause", [0.0, 0.1])
async def test_tables_begin_one_after_the_other(pause: float, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def never(seats: Any) -> None:
        raise AssertionError("pressed after the end")

    monkeypatch.setattr(wire, "asyncio", SimpleNamespace(sleep=sleep, gather=wire.asyncio.gather))
    monkeypatch.setattr(wire, "time", SimpleNamespace(perf_counter=lambda: 0.0))
    tables: list[Any] = [SimpleNamespace(chance=random.Random(number)) for number in range(10)]
    with pytest.raises(AssertionError, match="pressed"):
        await wire.burst(tables, 2.0, never, pause)
    assert len(set(slept)) == len(slept) == len(tables)


async def test_the_bot_that_only_acknowledges_has_all_commands() -> None:
    bot = EmptyBot()
    await bot.load_commands()
    commands = {command.name for command in bot.tree.get_commands(type=discord.AppCommandType.chat_input)}
    assert {"my", "table", "fugitive"} <= commands
