"""My hand again and again: one private panel of a player at a time, for as long as Discord lets an old one be taken."""

from __future__ import annotations

import pytest

from tests.ui.messages import labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    return world


def removed(world: World) -> int:
    """Count the private answers that were taken away."""
    return len([request for request in world.requests if request.method == "DELETE" and "/webhooks" in request.path])


async def test_a_new_panel_takes_the_place_of_the_old(seated: World, ana: Player, ben: Player) -> None:
    await ben.my_hand()
    first = await ana.my_hand()
    assert removed(seated) == 0
    second = await ana.my_hand()
    assert removed(seated) == 1
    assert second["id"] != first["id"]
    assert "Hide at" in "".join(labels(ana.look(second)))
    await ana.private("hand")
    assert removed(seated) == 2


async def test_a_panel_in_use_stays_until_there_is_another(seated: World, ana: Player) -> None:
    panel = await ana.my_hand()
    await ana.make("hide 1 -", panel)
    await ana.press(ana.look(panel), "Stop here")
    assert text(ana.look(panel)).startswith("Fugitive, round 1: waiting")
    assert removed(seated) == 0
    await seated.pass_time(20 * 60)
    await ana.my_hand()
    assert removed(seated) == 0


async def test_a_press_makes_an_old_panel_removable_again(seated: World, ana: Player) -> None:
    panel = await ana.my_hand()
    await seated.pass_time(10 * 60)
    await ana.choose(panel, "Hide at", "1")
    await seated.pass_time(10 * 60)
    await ana.my_hand()
    assert removed(seated) == 1


async def test_what_is_pressed_in_public_is_answered_in_one_panel(seated: World, ana: Player, ben: Player) -> None:
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    for _ in range(2):
        await ben.press(seated.board, "Draw from 4-14")
    assert removed(seated) == 1
    assert len(ben.inbox) == 2
