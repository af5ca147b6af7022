"""Short pages in place of a board or hand, and pages that ask for a confirmation.

They are for an aborted or suspended table, and for a hand that is no longer updated.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.custom_id import at_home
from bot.engine.page import Button, Page
from bot.engine.texts import Say, texts
from bot.table import early_end, life
from bot.table.ending import Powers
from bot.table.table import Table
from bot.table.ways_on import after_lesson, ways_on

COLOUR, VOID = 0x4C7DB0, 0x8A5B5B
"""The colours of pages that belong to no game, and of the page of an aborted table."""


def void_page(table: Table, locale: str | None = None) -> Page:
    """Return the page of an aborted table, for everybody or for one player with the language `locale`."""
    say, reason = table.say(locale), table.record.reason
    lines = (say("void-closed" if table.direct and reason == "empty" else f"void-{reason}"),)
    return Page(
        title=f"{table.title.presenter.emoji} {say(f'{table.title.name}-title')}",
        lines=(*lines, say("lesson-over")) if reason == "lesson" else lines,
        footer=say("table-footer", table=table.id),
        colour=VOID,
        rows=(_ways(table, say),) if locale is not None else (),
    )


def _ways(table: Table, say: Say) -> tuple[Button, ...]:
    if table.record.lesson is not None:
        return after_lesson(table.record, table.title, say)
    return ways_on(table.title.name, say)


def suspension_lines(table: Table, say: Say) -> tuple[str, ...]:
    """Return lines that say why a table is suspended, how long it is kept, and what people can do."""
    until, why = f"<t:{table.table_time.shown(life.kept_until(table.record))}:d>", table.record.suspended_for
    kept = "suspended-deserted-kept" if why == early_end.DESERTED else "suspended-kept"
    return say(f"suspended-{why}"), say(kept, until=until, hand=say("button-hand"))


def suspended_page(table: Table, locale: str) -> Page:
    """Return the page that replaces a hand while the table is suspended."""
    say = table.say(locale)
    game = f"{table.title.presenter.emoji} {say(f'{table.title.name}-title')}"
    back = Button(say("button-hand"), table.press("hand"), "next")
    rows = ((back,),) if table.record.suspended_for == early_end.DESERTED else ()
    return Page(game, suspension_lines(table, say), footer=say("table-footer", table=table.id), colour=VOID, rows=rows)


def quiet_page(table: Table, locale: str) -> Page:
    """Return the page that replaces the hand of a player who wants no more messages about the game.

    It has a button to return, and nothing about the game. It never changes.
    """
    say = table.say(locale)
    back = Button(say("button-hand"), table.press("hand"))
    game = f"{table.title.presenter.emoji} {say(f'{table.title.name}-title')}"
    lines = (say("quiet-left", hand=say("button-hand")),)
    return Page(game, lines, footer=say("table-footer", table=table.id), colour=COLOUR, rows=((back,),))


def resting_page(table: Table, locale: str) -> Page:
    """Return the page that replaces a hand which Discord no longer lets us update.

    It has a button that opens a new hand.
    """
    say = table.say(locale)
    fresh = Button(say("button-hand"), table.press("hand"), "next")
    game = f"{table.title.presenter.emoji} {say(f'{table.title.name}-title')}"
    return Page(game, (say("panel-rests", hand=say("button-hand")),), colour=COLOUR, rows=((fresh,),))


def end_page(table: Table, powers: Powers, locale: str) -> Page | None:
    """Return the page that asks a person how they want to end a table.

    `powers` says in which ways this person may end it. Return None if there are none.
    """
    page = _stop_page(table, powers, locale)
    if page is None or not powers.call:
        return page
    say = table.say(locale)
    call = Button(say("button-ask-call"), table.press("ask-call"))
    return replace(page, lines=(*page.lines, say("confirm-call")), rows=(*page.rows, (call,)))


def crowded_page(tables: Sequence[Table], locale: str) -> Page:
    """Return the answer to a person who may not have another game in direct messages.

    `tables` are the games that the person has there. Each has a button that asks whether to end it.
    """
    say = Say(texts(locale))
    named = tuple(table.called(table.say(locale)) for table in tables)
    ends = tuple(Button(say("button-end-table", table=table.id), at_home("end", str(table.id))) for table in tables)
    return Page(say("crowded-title"), (say("crowded", tables=named),), colour=COLOUR, rows=(ends,))


def _stop_page(table: Table, powers: Powers, locale: str) -> Page | None:
    say, record = table.say(locale), table.record
    if powers.leave:
        return confirm_page(table, "leave", locale)
    if powers.end:
        page = confirm_page(table, "end", locale)
        again = (say("confirm-end-again"),) if record.tournament is not None else ()
        return replace(page, lines=(*page.lines, *again))
    if not powers.resign:
        return None
    resign = Button(say("button-resign-sure"), table.press("resign-sure"), "danger")
    footer = table.called(say)
    if not powers.ask:
        why = say("confirm-end-tournament")
        return Page(say("confirm-resign-title"), (why,), footer=footer, rows=((resign,),))
    ask = Button(say("button-ask-end"), table.press("ask-end"))
    lines = (say("confirm-end-asks"), say("confirm-end-resigns"))
    return Page(say("confirm-end-title"), lines, footer=footer, rows=((ask, resign),))


def confirm_page(table: Table, action: str, locale: str) -> Page:
    """Return the page that asks a person to confirm an action that cannot be undone."""
    say = table.say(locale)
    sure = Button(say(f"button-{action}-sure"), table.press(f"{action}-sure"), "danger")
    return Page(
        title=say(f"confirm-{action}-title"),
        lines=(say(f"confirm-{action}"),),
        footer=table.called(say),
        rows=((sure,),),
    )
