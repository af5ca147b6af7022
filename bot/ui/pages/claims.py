"""The page with the claims that a player may publish, and the last claims published.

A claim is a statement of a player about their own secrets, true or not.
"""

from __future__ import annotations

from bot.engine.page import Button, Page
from bot.engine.texts import Say
from bot.table import claims
from bot.table.table import Table
from bot.ui.pages.out_of_play import COLOUR

RECENT = 5
"""The most claims that the page lists. The log of the game has all claims."""


def claims_page(table: Table, locale: str, note: str = "") -> Page:
    """Return the page on which a player chooses a claim to publish.

    It offers the same claims in the same order to every player.
    """
    say, game = table.say(locale), table.title.name
    made = claims.shown_claims(table.record, table.title)[-RECENT:]
    lines = [say("claim-made", name=say.name(each.seat), claim=say(f"{game}-claim-{each.name}")) for each in made]
    told = (*([note, ""] if note else []), say("claims-about"), *(("", *lines) if lines else ()))
    rows = tuple((Button(say(f"{game}-claim-{each.name}"), table.press("claim", argument=each.name)),)
                 for each in table.title.claims)  # fmt: skip
    return Page(say("claims-title"), told, footer=table.called(say), colour=COLOUR, rows=rows)


def claim_button(table: Table, say: Say) -> tuple[Button, ...]:
    """Return the button that opens the page with the claims. If the game has no claims, return none."""
    offered = claims.are_offered(table.record, table.title)
    return (Button(say("button-claim"), table.press("claim")),) if offered else ()
