"""A bot that is stopped in order and started again on the same database while people press: docs/host.md, *Update*."""

from __future__ import annotations

import asyncio

from tests.drills.table import Drill
from tests.ui.messages import find


async def test_stopped_and_started_while_people_press(lab: Drill) -> None:
    """What was pressed before is played and shown, what comes meanwhile is refused with a sentence, and the buttons
    that stood there go on."""
    await lab.begin(roles="host_fugitive")
    await lab.ana.make("hide 1 -")
    hand, board = lab.ana.hand, lab.board
    slow = lab.server.faults.add("POST", "^/interactions/", delay=0.4)
    made = await lab.start_click(lab.ana, hand, str(find(hand, "Stop here")["custom_id"]))
    await lab.until(lambda: not slow.times)
    stopping = asyncio.create_task(lab.halt())
    await lab.until(lambda: lab.bot.dispatcher.stopping)
    late = await lab.start_click(lab.ben, board, str(find(board, "My hand")["custom_id"]))
    refused = await lab.outcome(lab.ben, late)
    assert refused.told[0]["content"].startswith("The bot is restarting")
    await stopping
    await lab.until(made.done.is_set)
    assert made.failed is None
    _, record, rows, _ = await lab.stored()
    assert rows[-1].move == "stop", "what was under way is lost"
    away = await lab.start_click(lab.ben, board, str(find(board, "My hand")["custom_id"]))
    await lab.until(away.done.is_set)
    assert away.failed == "offline"
    await lab.boot()
    await lab.settle()
    assert (await lab.stored())[1].version == record.version
    await lab.check()
    await lab.ben.press(board, "My hand")
    await lab.finish(look=True)
    await lab.check()
