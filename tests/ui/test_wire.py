"""All that the bot sends in whole games, held against Discord's own document."""

from __future__ import annotations

import random

from tests.local import oracle
from tests.ui.lab import Lab
from tests.ui.test_whole_game import begin, play_on


async def test_the_bot_sends_what_discord_documents(lab: Lab) -> None:
    await begin(lab)
    await play_on(lab, [lab.ana, lab.ben], random.Random(11))
    await lab.ana.press(lab.ana.board, "Log")
    await lab.ana.press(lab.ana.board, "Verify")
    await lab.ana.press(lab.ana.board, "Rematch")
    await lab.ben.press(lab.ben.board, "Join")
    await lab.ana.press(lab.ana.board, "Options")
    oracle.check(lab.server.wire)
