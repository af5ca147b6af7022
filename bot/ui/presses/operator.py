"""What whoever runs the bot presses: looking at tables, ending and reviving them, telling them all, stopping."""

from __future__ import annotations

from bot.engine.page import Line
from bot.people.blocked import blocked, toggle
from bot.table import life
from bot.table.outbox import post
from bot.table.table import Table
from bot.ui.pages.operator import inspected, operator_page
from bot.ui.pressed import AtHome, at_home
from bot.ui.sorry import Sorry

KIND = "operator"
"""Of the posts that tell all tables something, and the reason of a table that was ended."""


@at_home("operator")
async def operator(pressed: AtHome) -> None:
    """Show all tables."""
    _owned(pressed)
    if pressed.press.argument:  # from another page
        pressed.reply.apart()
    await _show(pressed)


@at_home("operator-table")
async def one(pressed: AtHome) -> None:
    """Show a table."""
    await _inspect(pressed, await _table(pressed, pressed.values[0] if pressed.values else ""))


@at_home("operator-block")
async def block(pressed: AtHome) -> None:
    """Let no table be opened on the server of a table any more, or let them again."""
    table = await _table(pressed, pressed.press.argument)
    if table.record.guild is not None:
        await toggle(pressed.client.store, table.record.guild)
    await _inspect(pressed, table)


@at_home("operator-end")
async def end(pressed: AtHome) -> None:
    """Ask whether a table is to end, then end it."""
    number, _, sure = pressed.press.argument.partition(".")
    table = await _table(pressed, number)
    if not sure:
        await _inspect(pressed, table, sure=True)
        return
    await table.end(KIND, pressed.interaction.id)
    await _show(pressed, pressed.say("operator-ended", table=table.called(table.say(pressed.locale))))


@at_home("operator-revive")
async def revive(pressed: AtHome) -> None:
    """Let a suspended table live again, and look whether its channel lets it."""
    table = await _table(pressed, pressed.press.argument)
    await table.live(life.resumed, pressed.interaction.id)
    pressed.painter.sign(table)
    pressed.painter.wake(table)
    await _show(pressed, pressed.say("operator-revived", table=table.called(table.say(pressed.locale))))


@at_home("operator-announce")
async def announce(pressed: AtHome) -> None:
    """Tell all live tables that the bot is about to be restarted."""
    _owned(pressed)
    tables = list(pressed.client.tables)
    for table in tables:
        told = Line(table.say()("announce-restart"), quiet=True)
        await table.hear_of(table.record.release, [post(KIND, told, pressed.client.now())])
        pressed.painter.wake(table)
    await _show(pressed, pressed.say("operator-announced", count=len(tables)))


@at_home("operator-drain")
async def drain(pressed: AtHome) -> None:
    """Let no new tables be opened, and stop when nobody presses anything any more; or let them again."""
    _owned(pressed)
    pressed.client.tables.draining = pressed.press.argument == "1"
    await _show(pressed)


async def _show(pressed: AtHome, note: str = "") -> None:
    tables = pressed.client.tables
    every = [*tables, *tables.suspended]
    serial = pressed.press.serial + 1
    await pressed.reply.show(operator_page(every, tables.draining, pressed.say, note, serial))


async def _inspect(pressed: AtHome, table: Table, sure: bool = False) -> None:
    barred = table.record.guild in await blocked(pressed.client.store)
    link = await pressed.client.link(table)
    await pressed.reply.show(inspected(table, link, pressed.say, barred, sure, pressed.press.serial + 1))


async def _table(pressed: AtHome, number: str) -> Table:
    """Give the table that lives under a number. Raises Sorry."""
    _owned(pressed)
    table = await pressed.client.tables.find(int(number)) if number.isascii() and number.isdecimal() else None
    if table is None or table.record.status not in life.ALIVE:
        raise Sorry("operator-gone")
    return table


def _owned(pressed: AtHome) -> None:
    """Raise Sorry for everybody but whoever runs the bot."""
    if pressed.user not in pressed.client.settings.owners:
        raise Sorry("operator-not")
