"""The page on which players choose how many moves they want to take back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.page import Choice, Menu, Page
from bot.engine.texts import Say
from bot.engine.turn_line import turn_line
from bot.engine.wording import cut
from bot.table.back import Moment
from bot.table.table import Table

MOST, LABEL = 25, 100
"""The most choices in a menu on Discord, and the most characters of a choice."""


def back_page(table: Table, heard: Sequence[Moment], say: Say) -> Page:
    """Return the page that lists the last public events, the newest first.

    For each event, the game can be set back to the time before it.
    """
    choices = tuple(
        Choice(
            str(moment.number), cut(turn_line(table.title.presenter, moment.events, say) or str(moment.number), LABEL)
        )
        for moment in heard[::-1][:MOST]
    )
    title = say("back-title", table=table.id)
    if not choices:
        return Page(title, (say("log-empty"),))
    menu = Menu(say("back-choose"), table.press("further", argument=str(len(heard))), choices)
    return Page(title, (say("back-about"),), rows=(menu,))
