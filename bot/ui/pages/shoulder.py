"""Pages for a friend who watches over a player's shoulder, and for this player's choices."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.page import Button, Menu, Page
from bot.engine.record import Seat
from bot.table import shoulder
from bot.table.table import Table
from bot.ui.pages.hand import hand_page
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.shown_hand import PLAIN, Manner
from storage.records.agreements import Shoulder
from storage.records.tables import Draft


def shoulder_page(
    table: Table, seat: Seat, reader: Shoulder, draft: Draft | None, news: Sequence[LogEntry], manner: Manner = PLAIN
) -> Page:
    """Return the hand of `seat` as shown to a friend who watches over the player's shoulder.

    It follows the player's preferences (`manner`), but has no link to another table. Its buttons have no effect.
    """
    say, manner = table.say(reader.locale), Manner(text_first=reader.text_first, met=manner.met, stuck=manner.stuck)
    page = hand_page(table, seat, draft, news, reader.locale, manner)
    return replace(page, lead=say("shoulder-lead", name=table.names[seat], table=table.called(say)))


def friend_page(table: Table, seat: Seat, locale: str, note: str = "") -> Page:
    """Return the page on which a player chooses who may see their hand, or stops showing it."""
    say = table.say(locale)
    title, footer = say("shoulder-title"), table.called(say)
    seen = shoulder.shoulders(table.record).get(seat)
    lines = [*([note, ""] if note else []), say("shoulder-about")]
    menu = Menu(say("menu-shoulder"), table.press("shoulder-let", serial=table.record.version), (), of="users")
    if seen is None:
        return Page(title, tuple(lines), footer=footer, colour=COLOUR, rows=(menu,))
    lines.append(say("shoulder-looks" if seen.dm is not None else "shoulder-invited", name=seen.name))
    close = Button(say("button-shoulder-close"), table.press("shoulder-close"), "next")
    rows = ((close,),) if shoulder.taught(table.record) else ((close,), menu)
    return Page(title, tuple(lines), footer=footer, colour=COLOUR, rows=rows)


def looking_page(table: Table, reader: Shoulder, seat: Seat, locale: str) -> Page:
    """Return the page that tells a friend that only the player may press the buttons of the hand."""
    say = table.say(locale)
    stop = Button(say("button-shoulder-stop"), table.press("shoulder-stop"))
    lines = (say("shoulder-presses", name=table.names[seat]),)
    return Page(say("shoulder-title"), lines, footer=table.called(say), colour=COLOUR, rows=((stop,),))


def over_page(table: Table, locale: str) -> Page:
    """Return the page that tells a friend that the player's hand is no longer shown."""
    say = table.say(locale)
    return Page(say("shoulder-title"), (say("shoulder-over"),), footer=table.called(say), colour=COLOUR)
