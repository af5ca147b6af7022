"""A press whose answer Discord puts off is answered in another way, and truthfully."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from tests.ui.answer import answer
from tests.ui.messages import find
from tests.ui.player import Player, sit_down
from tests.ui.world import World


async def test_a_hand_is_edited_plainly(
    world: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)

    async def hangs(interaction: Any, **content: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(discord.Interaction, "edit_original_response", hangs)
    monkeypatch.setattr("bot.ui.reply.LONGEST", 0)
    option = (await ana.menu(ana.hand, "Hide at"))["options"][0]
    await ana.choose(ana.hand, "Hide at", option["value"])
    assert find(ana.hand, f"Hide at {option['label']}")


async def test_a_private_panel_says_that_the_answer_was_lost(
    world: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was done is kept, and the panel shows it as soon as it can be edited."""
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    panel = await ana.unfolded(await ana.my_hand(), "Hide at …")

    async def late(interaction: Any, **content: Any) -> None:
        raise TimeoutError

    with monkeypatch.context() as slow:
        slow.setattr(discord.Interaction, "edit_original_response", late)
        option = find(panel, "Hide at …")["options"][0]
        told = await ana.choose(panel, "Hide at", option["value"])
    assert answer(told) == "Discord didn't take the answer. Your move is saved: My hand shows it."
    assert find(ana.look(panel), f"Hide at {option['label']}")
