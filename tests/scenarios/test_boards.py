"""What stands behind a board: all of it in words, and what is wanted less often."""

from __future__ import annotations

import pytest

from storage.records.servers import PersonRecord
from tests.ui.messages import labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive")
    return world


async def test_a_board_is_told_in_words(seated: World, ana: Player) -> None:
    """To everybody, in their own language; as plain text to somebody who reads text first."""
    assert "Hands" not in text(seated.board)
    told = (await ana.press(seated.board, "Show in words")).told[-1]
    assert "**Hands** Ana" in text(told)
    assert told["embeds"]
    eva = seated.join("Eva", "es-ES")
    await seated.bot.store.change_person(int(eva.id), lambda person: PersonRecord(text_first=True))
    told = (await eva.press(seated.board, "Show in words")).told[-1]
    assert "**Manos**" in told["content"]
    assert not told["embeds"]


async def test_more_of_a_board_depends_on_who_asks(seated: World, ana: Player) -> None:
    more = (await ana.press(seated.board, "More")).told[-1]
    assert labels(more) == ["Rules", "Pause", "Move board down"]
    eva = seated.join("Eva")
    more = (await eva.press(seated.board, "More")).told[-1]
    assert labels(more)[:2] == ["Rules", "Watch"]
    before = seated.board["id"]
    await eva.press(more, "Move board down")
    assert seated.board["id"] != before
