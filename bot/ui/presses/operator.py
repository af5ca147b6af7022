"""What whoever runs the bot presses: looking at tables, ending and reviving them, telling them all, stopping."""

from __future__ import annotations

from collections.abc import Callable

import discord
import structlog
from msgspec import json

from bot.engine.page import Line
from bot.engine.texts import LANGUAGES, Say
from bot.people.blocked import block as block_all
from bot.people.blocked import blocked, toggle
from bot.table import life
from bot.table.draining import DRAIN
from bot.table.outbox import post
from bot.table.table import Table
from bot.ui.pages import forms
from bot.ui.pages.operator import MOST, announcement, inspected, operator_page
from bot.ui.pressed import AtHome, at_home
from bot.ui.sorry import Sorry
from storage.faults import StoreError

log = structlog.get_logger()

KIND = "operator"
"""Of the posts that tell all tables something, and the reason of a table that was ended."""

WRITTEN, SENT = "announcement_of_", "announced_at"
"""The keys of the notes that hold what somebody has written for all tables, and when something was last sent."""

APART = 600.0
"""Seconds between two announcements."""


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
        await toggle(pressed.client.store, "servers", table.record.guild)
    await _inspect(pressed, table)


@at_home("operator-person")
async def person(pressed: AtHome) -> None:
    """Let somebody at a table open no tables and sit down nowhere any more, or let them again."""
    table = await _table(pressed, pressed.press.argument)
    chosen = "".join(pressed.values)
    if chosen not in {str(seat.user) for seat in table.record.seats if seat.user is not None}:
        raise Sorry("press-unreadable")
    await toggle(pressed.client.store, "people", int(chosen))
    await _inspect(pressed, table)


@at_home("operator-people")
async def people(pressed: AtHome) -> None:
    """Block those who are chosen, and of those whom the menu held nobody else."""
    _owned(pressed)
    if not all(value.isascii() and value.isdecimal() and len(value) <= 20 for value in pressed.values):
        raise Sorry("press-unreadable")
    chosen = {int(value) for value in pressed.values}
    now = await block_all(pressed.client.store, "people", lambda before: before - set(sorted(before)[:MOST]) | chosen)
    await _show(pressed, pressed.say("operator-people-now", count=len(now)))


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
    await table.change(life.resumed, pressed.interaction.id)
    pressed.painter.sign(table)
    pressed.painter.wake(table)
    await _show(pressed, pressed.say("operator-revived", table=table.called(table.say(pressed.locale))))


@at_home("operator-announce")
async def announce(pressed: AtHome) -> None:
    """Tell all live tables that the bot is about to be restarted."""
    _owned(pressed)
    await _tell(pressed, lambda say: say("announce-restart"))


@at_home("operator-write", form=True)
async def write(pressed: AtHome) -> None:
    """Open the form of what all live tables are to be told, or show what was typed there before it is sent."""
    _owned(pressed)
    store, key = pressed.client.store, f"{WRITTEN}{pressed.user}"
    if pressed.interaction.type is not discord.InteractionType.modal_submit:
        kept = await store.read(key)
        await pressed.reply.open(forms.announcing(json.decode(kept, type=dict[str, str]) if kept else {}, pressed.say))
        return
    texts = {language: "".join(pressed.answers.get(language, ())).strip()[: forms.ANNOUNCED] for language in LANGUAGES}
    if not all(texts.values()):
        raise Sorry("operator-unwritten")
    await store.write(key, json.encode(texts).decode())
    serial = pressed.press.serial + 1
    await pressed.reply.show(announcement(texts, len(list(pressed.client.tables)), pressed.say, serial))


@at_home("operator-send")
async def send(pressed: AtHome) -> None:
    """Tell all live tables what was written, each in its language: once, and not too often."""
    _owned(pressed)
    store, key, now = pressed.client.store, f"{WRITTEN}{pressed.user}", pressed.client.now()
    kept = await store.read(key)
    if not kept:
        raise Sorry("operator-unwritten")

    def sent(before: str | None) -> str:
        if 0 <= now - float(before or 0) < APART:
            raise Sorry("operator-too-soon", minutes=round(APART / 60))
        return str(now)

    texts = json.decode(kept, type=dict[str, str])
    await store.change_note(SENT, sent)
    await store.write(key, "")
    await _tell(pressed, lambda say: say("announced", text=texts[say.language]))


@at_home("operator-drain")
async def drain(pressed: AtHome) -> None:
    """Let no new tables be opened, and stop when nobody presses anything any more; or let them again. In all processes
    that there are."""
    _owned(pressed)
    await pressed.client.tables.draining.turn(pressed.press.argument == "1")
    pressed.client.tables.tell(DRAIN)
    await _show(pressed)


async def _tell(pressed: AtHome, words: Callable[[Say], str]) -> None:
    """Tell all live tables something, each in its language, and say how many; a table that cannot be written down keeps
    no other back."""
    told = missed = 0
    for table in list(pressed.client.tables):
        line = Line(words(table.say()), quiet=True)
        try:
            await table.change(lambda record: record, posts=[post(KIND, line, pressed.client.now())])
        except StoreError as error:
            log.warning("a table is not told", table=table.id, error=str(error))
            missed += 1
        else:
            told += 1
            pressed.painter.wake(table)
    note = pressed.say("operator-announced", count=told)
    await _show(pressed, f"{note} {pressed.say('operator-missed', count=missed)}" if missed else note)


async def _show(pressed: AtHome, note: str = "") -> None:
    tables = pressed.client.tables
    outcasts = sorted(await blocked(pressed.client.store, "people"))
    every = [*tables, *tables.suspended]
    serial = pressed.press.serial + 1
    await pressed.reply.show(operator_page(every, tables.draining.on, outcasts, pressed.say, note, serial))


async def _inspect(pressed: AtHome, table: Table, sure: bool = False) -> None:
    barred = table.record.guild in await blocked(pressed.client.store, "servers")
    outcasts = await blocked(pressed.client.store, "people")
    link, serial = await pressed.client.link(table), pressed.press.serial + 1
    await pressed.reply.show(inspected(table, link, pressed.say, barred, outcasts, sure, serial))


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
