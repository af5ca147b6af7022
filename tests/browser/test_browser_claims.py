"""Claims at real pages: what is offered, what the channel reads, and what the log keeps."""

from __future__ import annotations

import pytest


@pytest.mark.long
@pytest.mark.parametrize("widths", [(1400, 390), (390, 1400)], ids=["ana-wide", "ana-phone"])
async def test_what_is_claimed_in_one_language_is_read_in_the_other(sit, widths):
    wide, narrow = ((width, "dark" if width > 400 else "light") for width in widths)
    ana, ben = await sit("Ana", *wide), await sit("Ben", *narrow)
    await ben.speak_spanish()
    await ana.slash("/stal", pace="5")
    await ana.reads("Table 1 is open")
    await ben.press("Join")
    await ana.press("Start")
    await ana.reads("takes an action")
    await ana.press("More")
    await ana.moment("more")
    await ana.press("Claim …")
    await ana.reads("Everyone has the same three lines")
    await ana.moment("claims")
    await ana.press("What I have in play meets the plan.")
    await ana.reads("You've said it.")
    await ana.moment("claimed")
    await ben.reads("Ana claims: What I have in play meets the plan.")
    await ben.press("More")
    await ben.press("Afirmar …")
    await ben.moment("claims-spanish")
    await ben.press("Mi mano suma 5 de vigilancia")
    await ana.reads("Ben claims: My hand is worth 5 vigilance at most.")
    await ben.press("Log")
    await ben.moment("log")
