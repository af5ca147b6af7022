"""A best of three: the next lobby opens by itself, its score is told, and who leaves loses it."""

from __future__ import annotations

import random

import pytest

from tests.ui.messages import find, items, labels, seen, text
from tests.ui.player import play_fast
from tests.ui.world import World


async def finish(world: World) -> int:
    """Play the running game to its end at random, and tell who has won it."""
    table = world.table
    await play_fast(world, table, random.Random(table.id))
    return int(table.state.result.winners[0])


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_a_best_of_three(world: World, locale: str) -> None:
    """From the lobby to who leaves it, over a restart; another is opened by the button under the end."""
    spanish = locale == "es-ES"
    ana, ben = world.join("Ana", locale), world.join("Ben", locale)
    world.speak(locale)
    await ana.slash("fugitive new")
    await ben.press(world.board, "Entrar" if spanish else "Join")
    panel = (await ana.press(world.board, "Mesa" if spanish else "Table")).told[0]
    await ana.press(panel, "Al mejor de tres" if spanish else "Best of three")
    seen(text(world.board), "Al mejor de tres" if spanish else "Best of three")
    await ana.press(world.board, "Empezar" if spanish else "Start")
    first = await finish(world)
    second = world.table
    assert second.id == 2
    assert [seat.user for seat in second.record.seats] == [int(ana.id), int(ben.id)]
    score = "Ana **1 : 0** Ben" if first == 0 else "Ana **0 : 1** Ben"
    seen(text(world.board), score, f"<@{ana.id}>")
    assert not any(":options:" in each["custom_id"] or ":computer:" in each["custom_id"] for each in items(world.board))
    await world.restart()
    assert len(world.bot.tables) == 1
    await ana.press(world.board, "Empezar" if spanish else "Start")
    words = {seat.contribution for seat in world.table.record.seats}
    assert len(words) == 1
    assert all(words)
    await ben.press(await ben.private("table resign"), "Abandonar" if spanish else "Resign")
    assert len(world.bot.tables) == 0
    ending = next(each for each in reversed(world.public) if each["embeds"])
    won = "Ana gana la serie" if spanish else "Ana wins the series"
    seen(text(ending), "Ben se ha ido" if spanish else "Ben left", won)
    again = "Al mejor de tres" if spanish else "Best of three"
    assert again in labels(ending)
    await ben.press(ending, again)
    assert world.table.record.match is not None
    assert find(world.board, "Entrar" if spanish else "Join")
