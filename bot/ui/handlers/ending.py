"""Leaving a game, and ending a table early."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.engine.page import Button, Page
from bot.table import ending, life, lobby, series
from bot.table.ending import Asker
from bot.table.table import Table
from bot.table.ways_on import ways_on
from bot.ui.application import Application
from bot.ui.permissions import moderates
from bot.ui.press_context import PressContext, on
from bot.ui.reply import Interaction
from storage.records.tables import TableRecord


async def asker(client: Application, interaction: Interaction, table: Table) -> Asker:
    """Return the person who asks to end a table, with what that person is there."""
    user, contest = interaction.user.id, table.record.tournament
    plan = None if contest is None else await client.store.tournament(contest[0])
    return Asker(user, moderates(interaction, table.record), plan is not None and plan.host == user)


@on("resign-sure", private=True)
async def resign(press: PressContext) -> None:
    """Leave the game for good."""
    await press.table.resign(press.seat, press.interaction.id)
    await press.reply.show(_out(press, "resigned"))


@on("leave-sure", private=True)
async def leave(press: PressContext) -> None:
    """Leave a series between two of its games."""

    def left(record: TableRecord) -> TableRecord:
        if not series.begun(record):
            raise Illegal(life.not_open(record))
        return lobby.leave(record, press.user)

    await press.table.alter(left, press.interaction.id)
    await press.reply.show(_out(press, "ended"))


@on("end-sure", private=True)
async def end(press: PressContext) -> None:
    """End the table."""
    own = await asker(press.client, press.interaction, press.table)
    await ending.end(press.table, press.client.store, own, press.interaction.id)
    await press.reply.show(_out(press, "ended"))


@on("ask-end", private=True)
async def ask(press: PressContext) -> None:
    """Ask the others to end the game without a result."""
    own = await asker(press.client, press.interaction, press.table)
    await ending.ask(press.table, press.client.store, own, press.interaction.id)
    await press.reply.show(Page(press.say("end-waits-title"), (_waits(press),)))


@on("agree-end")
async def agree(press: PressContext) -> None:
    """Agree to end the game."""
    ended = await ending.agree(press.table, press.user, press.custom_id.argument, press.interaction.id)
    await press.reply.say(press.say("ended") if ended else _waits(press))


@on("refuse-end")
async def refuse(press: PressContext) -> None:
    """Refuse to end the game."""
    await ending.refuse(press.table, press.user, press.custom_id.argument, press.interaction.id)
    await press.reply.say(press.say("back-stays"))


def _out(press: PressContext, key: str) -> Page:
    """Tell somebody who has left a game that it is over for them, with the ways on: first to how it ended."""
    table, ways = press.table, ways_on(press.table.title.name, press.say)
    if table.record.status == "over":
        ended = Button(press.say("button-ending"), table.press("hand"), "next")
        ways = (ended, *(replace(way, style="plain") for way in ways))
    return Page(press.say(f"{key}-title"), (press.say(key),), rows=(ways,))


def _waits(press: PressContext) -> str:
    table = press.table
    return press.say("end-waits", names=tuple(table.names[seat] for seat in ending.missing(table)))
