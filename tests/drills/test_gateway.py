"""The gateway goes in the middle of a game, in every way it knows, and comes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.local.faults import Faults
from tests.drills.few import few
from tests.drills.table import Drill
from tests.ui.messages import offered

GOINGS: dict[str, Callable[[Faults], None]] = {
    "dropped": Faults.drop_sockets,
    "closed": Faults.close_sockets,
    "closed for good": lambda faults: faults.close_sockets(4009),
    "asked to reconnect": Faults.reconnect,
    "invalid session": Faults.invalid_session,
}


async def back(lab: Drill) -> None:
    """Wait until the bot is on the line and has heard all that it missed."""
    await lab.until(lambda: lab.server.gateway.connected)
    await lab.settle()


@pytest.mark.parametrize("going", few(GOINGS, "dropped", "invalid session"))
async def test_the_connection_goes_between_presses(lab: Drill, going: str) -> None:
    await lab.begin()
    for _ in range(3):
        await lab.steps(2)
        GOINGS[going](lab.server.faults)
        await lab.until(lambda: not lab.server.gateway.connected)
        await back(lab)
    await lab.steps(2)
    await lab.check()
    await lab.finish()
    await lab.check()


@pytest.mark.parametrize("going", few(GOINGS, "closed for good", "asked to reconnect"))
async def test_the_connection_goes_while_a_press_is_under_way(lab: Drill, going: str) -> None:
    await lab.begin()
    for late in (False, True):
        await lab.steps(2)
        player = next(player for player in lab.players if offered(player.panel))
        panel = player.panel
        item = offered(panel)[0]
        every = [option["value"] for option in item.get("options", ())]
        values = [value for value in every if player.menus.show(panel, item) != {value}][:1]
        if not late:
            GOINGS[going](lab.server.faults)
        made = await lab.start_click(player, panel, item["custom_id"], values)
        if late:
            GOINGS[going](lab.server.faults)
        await lab.until(made.done.is_set)
        await back(lab)
    await lab.check()
    await lab.finish(look=True)
    await lab.check()


async def test_the_gateway_is_down_for_a_while(lab: Drill) -> None:
    """Presses meanwhile fail as Discord says it; those it tells late change nothing by halves."""
    await lab.begin()
    await lab.steps(3)
    lab.server.faults.down()
    await lab.until(lambda: not lab.server.gateway.connected)
    pressed = len(lab.ana.pressed), len(lab.ben.pressed)
    await lab.steps(2)
    missed = [*lab.ana.pressed[pressed[0] :], *lab.ben.pressed[pressed[1] :]]
    assert missed
    assert {made.failed for made in missed} <= {"timeout", "offline"}
    lab.server.faults.up()
    await back(lab)
    await lab.steps(2)
    await lab.check()
    await lab.finish()
    await lab.check()


async def test_a_press_that_comes_too_late_is_not_carried_out(lab: Drill) -> None:
    """The presser was told that it failed: then it has."""
    await lab.begin()
    await lab.steps(3)
    player = next(player for player in lab.players if offered(player.panel))
    _, before, _, _ = await lab.stored()
    lab.server.faults.add("POST", "^/interactions/", delay=0.8)
    await player.step(lab.chance)
    assert player.pressed[-1].failed == "timeout"
    await lab.until(lambda: not lab.server.faults.pending)
    await lab.settle()
    _, after, _, _ = await lab.stored()
    assert before.version == after.version
    await lab.finish()
    await lab.check()
