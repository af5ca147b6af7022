"""Handlers for the operator of the bot.

The operator inspects and ends tables, makes announcements, blocks people and servers, and stops the bot.
"""

from __future__ import annotations

from collections.abc import Callable

import discord
import structlog
from msgspec import json

from bot.engine.page import Line
from bot.engine.texts import LANGUAGES, Say
from bot.people.people import block as block_all
from bot.people.people import blocked, toggle
from bot.table import ending, life
from bot.table.draining import DRAIN
from bot.table.outbox import post
from bot.table.table import Table
from bot.ui.pages import forms
from bot.ui.pages.operator import MOST, announcement, inspection_page, operator_page
from bot.ui.press_context import HomePressContext, at_home
from bot.ui.user_errors import UserError
from storage.store_errors import StoreError

log = structlog.get_logger()

KIND = "operator"
"""The kind of posts with announcements, and the reason stored for tables that the operator ends."""

WRITTEN, SENT = "announcement_of_", "announced_at"
"""Keys in the database: for an announcement that a person has written, and the time of the last one."""

APART = 600.0
"""Seconds that must pass between two announcements to all tables."""


@at_home("operator")
async def operator(press: HomePressContext) -> None:
    """Show the operator a list of all tables."""
    _require_operator(press)
    if press.custom_id.argument:  # from another page
        press.reply.apart()
    await _show(press)


@at_home("operator-table")
async def one(press: HomePressContext) -> None:
    """Show the operator one table."""
    await _inspect(press, await _find_table(press, press.values[0] if press.values else ""))


@at_home("operator-block")
async def block(press: HomePressContext) -> None:
    """Block or unblock the server of a table. On a blocked server, no tables can be opened."""
    table = await _find_table(press, press.custom_id.argument)
    if table.record.guild is not None:
        await toggle(press.client.store, "servers", table.record.guild)
    await _inspect(press, table)


@at_home("operator-person")
async def person(press: HomePressContext) -> None:
    """Block or unblock a person at a table. A blocked person can neither open nor join tables."""
    table = await _find_table(press, press.custom_id.argument)
    chosen = "".join(press.values)
    if chosen not in {str(seat.user) for seat in table.record.seats if seat.user is not None}:
        raise UserError("press-unreadable")
    await toggle(press.client.store, "people", int(chosen))
    await _inspect(press, table)


@at_home("operator-people")
async def people(press: HomePressContext) -> None:
    """Block the people chosen in a menu, and unblock the people in the menu who are not chosen."""
    _require_operator(press)
    if not all(value.isascii() and value.isdecimal() and len(value) <= 20 for value in press.values):
        raise UserError("press-unreadable")
    chosen = {int(value) for value in press.values}
    now = await block_all(press.client.store, "people", lambda before: before - set(sorted(before)[:MOST]) | chosen)
    await _show(press, press.say("operator-people-now", count=len(now)))


@at_home("operator-end")
async def end(press: HomePressContext) -> None:
    """Ask the operator for confirmation, then end a table."""
    number, _, sure = press.custom_id.argument.partition(".")
    table = await _find_table(press, number)
    if not sure:
        await _inspect(press, table, sure=True)
        return
    if table.seat_of(press.user) is not None and ending.several_moved(table, await press.client.store.moves(table.id)):
        raise UserError("operator-seated")
    await table.end(KIND, press.interaction.id)
    await _show(press, press.say("operator-ended", table=table.called(table.say(press.locale))))


@at_home("operator-revive")
async def revive(press: HomePressContext) -> None:
    """Resume a suspended table and check whether the bot can use its channel."""
    table = await _find_table(press, press.custom_id.argument)
    await table.change(life.resumed, press.interaction.id)
    press.reconciler.sign(table)
    press.reconciler.wake(table)
    await _show(press, press.say("operator-revived", table=table.called(table.say(press.locale))))


@at_home("operator-announce")
async def announce(press: HomePressContext) -> None:
    """Announce to all live tables that the bot will be restarted soon."""
    _require_operator(press)
    await _post_everywhere(press, lambda say: say("announce-restart"))


@at_home("operator-write", form=True)
async def write(press: HomePressContext) -> None:
    """Open the modal for an announcement to all live tables, or show a preview of the typed text."""
    _require_operator(press)
    store, key = press.client.store, f"{WRITTEN}{press.user}"
    if press.interaction.type is not discord.InteractionType.modal_submit:
        kept = await store.read(key)
        await press.reply.open(
            forms.announcement_modal(json.decode(kept, type=dict[str, str]) if kept else {}, press.say)
        )
        return
    texts = {language: "".join(press.answers.get(language, ())).strip()[: forms.ANNOUNCED] for language in LANGUAGES}
    if not all(texts.values()):
        raise UserError("operator-unwritten")
    await store.write(key, json.encode(texts).decode())
    serial = press.custom_id.serial + 1
    await press.reply.show(announcement(texts, len(list(press.client.tables)), press.say, serial))


@at_home("operator-send")
async def send(press: HomePressContext) -> None:
    """Send the operator's written announcement to all live tables, each in its language.

    It is sent at most once, and not too soon after another announcement.
    """
    _require_operator(press)
    store, key, now = press.client.store, f"{WRITTEN}{press.user}", press.client.now()
    kept = await store.read(key)
    if not kept:
        raise UserError("operator-unwritten")

    def sent(before: str | None) -> str:
        if 0 <= now - float(before or 0) < APART:
            raise UserError("operator-too-soon", minutes=round(APART / 60))
        return str(now)

    texts = json.decode(kept, type=dict[str, str])
    await store.change_note(SENT, sent)
    await store.write(key, "")
    await _post_everywhere(press, lambda say: say("announced", text=texts[say.language]))


@at_home("operator-drain")
async def drain(press: HomePressContext) -> None:
    """Start or cancel draining in all processes.

    While the bot drains, no new tables can be opened. It stops once nobody has pressed anything for a while.
    """
    _require_operator(press)
    await press.client.tables.draining.turn(press.custom_id.argument == "1")
    press.client.tables.tell(DRAIN)
    await _show(press)


async def _post_everywhere(press: HomePressContext, words: Callable[[Say], str]) -> None:
    """Post a text at all live tables and show the operator how many tables got it.

    `words` returns the text in the language of a table. An error at one table does not stop the others.
    """
    told = missed = 0
    for table in list(press.client.tables):
        line = Line(words(table.say()), quiet=True)
        try:
            await table.change(lambda record: record, posts=[post(KIND, line, press.client.now())])
        except StoreError as error:
            log.warning("a table is not told", table=table.id, error=str(error))
            missed += 1
        else:
            told += 1
            press.reconciler.wake(table)
    note = press.say("operator-announced", count=told)
    await _show(press, f"{note} {press.say('operator-missed', count=missed)}" if missed else note)


async def _show(press: HomePressContext, note: str = "") -> None:
    tables = press.client.tables
    outcasts = sorted(await blocked(press.client.store, "people"))
    every = [*tables, *tables.suspended]
    serial = press.custom_id.serial + 1
    await press.reply.show(operator_page(every, tables.draining.on, outcasts, press.say, note, serial))


async def _inspect(press: HomePressContext, table: Table, sure: bool = False) -> None:
    barred = table.record.guild in await blocked(press.client.store, "servers")
    outcasts = await blocked(press.client.store, "people")
    link, serial = await press.client.link(table), press.custom_id.serial + 1
    await press.reply.show(inspection_page(table, link, press.say, barred, outcasts, sure, serial))


async def _find_table(press: HomePressContext, number: str) -> Table:
    """Return the live table with this number. Raises UserError if there is no such table."""
    _require_operator(press)
    table = await press.find_table(number)
    if table is None or table.record.status not in life.ALIVE:
        raise UserError("operator-gone")
    return table


def _require_operator(press: HomePressContext) -> None:
    """Raise UserError unless the presser is the operator of the bot."""
    if press.user not in press.client.settings.owners:
        raise UserError("operator-not")
