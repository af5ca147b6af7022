"""A database that does not take or give what it is asked for: people are told, truly, and nothing is half done."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator

import pytest
import structlog

from storage.store_errors import StoreError
from tests.ui.messages import find, labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


@contextlib.asynccontextmanager
async def locked(world: World) -> AsyncIterator[None]:
    """Let somebody else hold the bot's database."""
    await world.bot.store._database.read("pragma busy_timeout = 0")
    with contextlib.closing(sqlite3.connect(world.database, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")


async def test_what_cannot_be_saved_has_a_sentence_and_one_line(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    panel, version = await ana.unfolded(ana.hand, "Hide at …"), world.table.record.version
    menu = find(panel, "Hide at …")
    async with locked(world):
        with structlog.testing.capture_logs() as logged:
            said = await ana.forge(panel, menu["custom_id"], [menu["options"][0]["value"]])
    assert said == "I can't save this right now, and nothing has changed. Try again in a moment."
    assert [(line["event"], line["log_level"]) for line in logged] == [("not saved", "warning")]
    assert "exc_info" not in logged[0]
    assert world.table.record.version == version
    await ana.make("hide 1 -")
    assert world.table.record.version == version + 1


async def test_what_is_saved_but_cannot_be_shown_is_not_called_undone(
    world: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await ana.make("hide 1 -")
    panel, before = ana.hand, world.table.record.version

    async def fails(*given: object) -> None:
        raise StoreError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr("bot.ui.reconcile.press_edits.PressEdits.show", fails)
        said = await ana.forge(panel, str(find(panel, "Stop here")["custom_id"]))
    assert said == "The database isn't answering right now. Your move is saved: My hand shows it."
    assert world.table.record.version == before + 1
    assert "waiting" in text(ana.hand)


async def test_what_is_chosen_but_cannot_be_shown_is_painted_after(
    world: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    panel = await ana.unfolded(ana.hand, "Hide at …")

    async def fails(*given: object) -> None:
        raise StoreError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr("bot.ui.reconcile.press_edits.PressEdits.show", fails)
        await ana.forge(panel, str(find(panel, "Hide at …")["custom_id"]), ["1"])
    assert "Start over" in labels(ana.look(panel))
