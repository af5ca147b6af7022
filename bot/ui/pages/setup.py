"""What whoever manages a server sees of the bot in a channel: what it may do there, and what can be put there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.page import Button, Page
from bot.engine.press import at_home
from bot.engine.texts import Say
from bot.ui.pages.notes import COLOUR, VOID


def setup_page(missing: Sequence[str], say: Say) -> Page:
    """Say whether anything is `missing` of what a table needs in the channel, and offer the home page if nothing is."""
    if missing:
        names = say.listed(say(f"permission-{name}") for name in missing)
        return Page(say("setup-title"), (say("setup-missing", missing=names),), colour=VOID)
    put = Button(say("button-put-home"), at_home("put"), "next")
    return Page(say("setup-title"), (say("setup-well"), say("setup-home")), colour=COLOUR, rows=((put,),))
