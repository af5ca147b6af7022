"""Handlers for leaving a game and for ending a table early."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.foretelling import Outlook
from bot.engine.move import Illegal
from bot.engine.page import Button, Page
from bot.table import ending, foretelling, life, lobby, series
from bot.table.ending import Asker
from bot.table.table import Table
from bot.table.undoable import CALL, END
from bot.table.ways_on import ways_on
from bot.ui.application import Application
from bot.ui.pages.out_of_play import end_page
from bot.ui.permissions import moderates
from bot.ui.press_context import HomePressContext, PressContext, at_home, on
from bot.ui.reply import Interaction
from bot.ui.user_errors import UserError, check_alive
from storage.records.tables import TableRecord


async def asker(client: Application, interaction: Interaction, table: Table) -> Asker:
    """Return a record of the person who wants to end a table, with the role that gives this right."""
    user, contest = interaction.user.id, table.record.tournament
    plan = None if contest is None else await client.store.tournament(contest[0])
    return Asker(user, moderates(interaction, table.record), plan is not None and plan.host == user)


async def ask_how(client: Application, interaction: Interaction, table: Table) -> Page:
    """Return the page that asks a person how they want to end `table`. Raises UserError if they may not end it."""
    powers = await ending.powers(table, client.store, await asker(client, interaction, table))
    page = end_page(table, powers, str(interaction.locale))
    if page is None:
        raise UserError("end-not-allowed")
    return page


@at_home("end")
async def end_one(press: HomePressContext) -> None:
    """Ask the presser how they want to end one of their tables, which the button names."""
    table = await press.find_table(press.custom_id.argument)
    if table is None or table.seat_of(press.user) is None:
        raise UserError("not-your-table")
    check_alive(table)
    await press.reply.show(await ask_how(press.client, press.interaction, table))


@on("resign-sure", private=True)
async def resign(press: PressContext) -> None:
    """Remove the presser from the running game. The presser cannot come back to it."""
    await press.table.resign(press.seat, press.interaction.id)
    await press.reply.show(_left_page(press, "resigned"))


@on("leave-sure", private=True)
async def leave(press: PressContext) -> None:
    """Remove the presser from a series, in the time between two games."""

    def left(record: TableRecord) -> TableRecord:
        if not series.begun(record):
            raise Illegal(life.not_open(record))
        return lobby.leave(record, press.user)

    await press.table.alter(left, press.interaction.id)
    await press.reply.show(_left_page(press, "ended"))


@on("end-sure", private=True)
async def end(press: PressContext) -> None:
    """End the table at once, if the presser has the right to do so."""
    own = await asker(press.client, press.interaction, press.table)
    await ending.end(press.table, press.client.store, own, press.interaction.id)
    await press.reply.show(_left_page(press, "ended"))


@on("ask-end", private=True)
async def ask(press: PressContext) -> None:
    """Ask the other players to end the game without a result."""
    own = await asker(press.client, press.interaction, press.table)
    await ending.ask(press.table, press.client.store, own, press.interaction.id)
    await press.reply.show(Page(press.say("end-waits-title"), (_waits(press),)))


@on("ask-call", private=True)
async def call(press: PressContext) -> None:
    """Ask the other players to end the game with its present result.

    This is only possible if computer players find the game decided. Otherwise show the chances that they give each
    player.
    """
    table, own = press.table, await asker(press.client, press.interaction, press.table)
    if not foretelling.is_allowed(table) or table.seat_of(own.user) not in ending.at_play(table):
        raise Illegal(ending.OVER)
    outlook, view = await press.client.foreteller.outlook(table)
    if not outlook.decided:
        await press.reply.show(_outlook_page(press, outlook))
    elif await ending.call(table, own, outlook, view, press.interaction.id):
        await press.reply.show(_left_page(press, "called"))
    else:
        await press.reply.show(Page(press.say("end-waits-title"), (_waits(press, CALL),)))


@on("agree-end")
async def agree(press: PressContext) -> None:
    """Register that the presser agrees to end the game without a result."""
    await _agree(press, END)


@on("agree-call")
async def agree_to_call(press: PressContext) -> None:
    """Register that the presser agrees to end the game with its present result."""
    await _agree(press, CALL)


async def _agree(press: PressContext, kind: str) -> None:
    ended = await ending.agree(press.table, press.user, press.custom_id.argument, press.interaction.id, kind)
    done = press.say("called" if kind == CALL else "ended")
    await press.reply.say(done if ended else _waits(press, kind))


@on("refuse-end")
async def refuse(press: PressContext) -> None:
    """Register that the presser refuses to end the game without a result."""
    await _refuse(press, END)


@on("refuse-call")
async def refuse_to_call(press: PressContext) -> None:
    """Register that the presser refuses to end the game with its present result."""
    await _refuse(press, CALL)


async def _refuse(press: PressContext, kind: str) -> None:
    await ending.refuse(press.table, press.user, press.custom_id.argument, press.interaction.id, kind)
    await press.reply.say(press.say("back-stays"))


def _outlook_page(press: PressContext, outlook: Outlook) -> Page:
    """Return a page with the chances to win that computer players give each player.

    They only know what is public, so the page reveals no secret.
    """
    given = (
        press.say("call-chance", name=press.table.names[seat], percent=round(100 * chance))
        for seat, chance in enumerate(outlook.chances)
    )
    return Page(press.say("call-open-title"), (press.say("call-open"), *given))


def _left_page(press: PressContext, key: str) -> Page:
    """Return the page for a person who has left a game. Its buttons offer what the person can do next."""
    table, ways = press.table, ways_on(press.table.title.name, press.say)
    if table.record.status == "over":
        ended = Button(press.say("button-ending"), table.press("hand"), "next")
        ways = (ended, *(replace(way, style="plain") for way in ways))
    return Page(press.say(f"{key}-title"), (press.say(key),), rows=(ways,))


def _waits(press: PressContext, kind: str = END) -> str:
    table = press.table
    return press.say("end-waits", names=tuple(table.names[seat] for seat in ending.seats_to_agree(table, kind)))
