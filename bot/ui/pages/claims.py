"""The page with the claims that a player may make, and those made so far."""

from __future__ import annotations

from bot.engine.page import Button, Page
from bot.engine.texts import Say
from bot.table import claims
from bot.table.table import Table
from bot.ui.pages.out_of_play import COLOUR

RECENT = 5
"""The most claims that are listed here; all are in the log."""


def claims_page(table: Table, locale: str, note: str = "") -> Page:
    """Return the page that offers all claims there are, in the same order to everybody."""
    say, game = table.say(locale), table.title.name
    made = claims.shown_claims(table.record, table.title)[-RECENT:]
    lines = [say("claim-made", name=say.name(each.seat), claim=say(f"{game}-claim-{each.name}")) for each in made]
    told = (*([note, ""] if note else []), say("claims-about"), *(("", *lines) if lines else ()))
    rows = tuple((Button(say(f"{game}-claim-{each.name}"), table.press("claim", argument=each.name)),)
                 for each in table.title.claims)  # fmt: skip
    return Page(say("claims-title"), told, footer=table.called(say), colour=COLOUR, rows=rows)


def claim_button(table: Table, say: Say) -> tuple[Button, ...]:
    """Return the button to the claims, at a table that has claims."""
    offered = claims.are_offered(table.record, table.title)
    return (Button(say("button-claim"), table.press("claim")),) if offered else ()
