"""Finds the table that a command is about: by its number, by the channel, or by the user's games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from discord import app_commands

from bot.engine.record import Seat
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.command_texts import sentence, words
from bot.ui.reply import Interaction
from bot.ui.user_errors import UserError, check_alive, check_may_look_on

Number = app_commands.Range[int, 1]
"""The type of a command's option for the number of a table."""

OFFERED = 25
"""The most suggestions that Discord shows."""


def table_here(client: Client, interaction: Interaction) -> Table | None:
    """Return the live table in the channel. In direct messages, return the newest one."""
    return client.tables.in_channel(interaction.channel_id or 0)


def find_table(client: Client, interaction: Interaction, number: int | None = None) -> Table:
    """Return the table that a command is about. Raises UserError if there is none.

    - With a `number`, it is the table with that number, if the user plays at it or it is in the channel.
    - Without, it is the table in the channel, otherwise the user's only table on servers, otherwise the user's newest
      table in direct messages.
    """
    tables, user, found = client.tables, interaction.user.id, table_here(client, interaction)
    mine, kept = tables.of_user(user), tables.suspended_of(user)
    if number is not None:
        known: list[Table] = [*mine, *kept, *((found,) if found is not None else ())]
        named = next((table for table in known if table.id == number), None)
        if named is None:
            raise UserError("not-your-table")
        check_may_look_on(named, user)
        check_alive(named)
        return named
    if found is not None:
        check_may_look_on(found, user)
        return found
    on_servers = [table for table in mine if not table.direct]
    if len(on_servers) > 1:
        raise UserError("many-tables")
    if mine:
        return (on_servers or mine)[-1]
    for table in kept[:1]:
        check_alive(table)
    raise UserError("no-table")


def seat_at(client: Client, interaction: Interaction, number: int | None = None) -> tuple[Table, Seat]:
    """Return the table that a command is about, and the user's seat at that table.

    Raises UserError for a person without a seat.
    """
    table = find_table(client, interaction, number)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise UserError("not-your-table")
    return table, seat


async def find_ended(client: Client, interaction: Interaction, number: int | None = None) -> Table:
    """Return the ended table that a command is about. Raises UserError if there is none.

    - With a `number`, it is the table with that number, if the user played at it or it was in the channel.
    - Without, it is the last table in the channel, otherwise the user's last table.
    """
    user, channel = interaction.user.id, interaction.channel_id or 0
    played = await client.store.played_over(user)
    if number is None:
        last = await client.store.last_over(channel)
        number = last if last is not None else next(iter(played), None)
    table = await client.tables.find(number) if number is not None else None
    if table is None or (table.id not in played and table.record.channel != channel):
        raise UserError("export-nothing")
    check_may_look_on(table, user)
    return table


def suggest_tables(tables: Sequence[Table], interaction: Interaction, typed: object) -> list[app_commands.Choice[int]]:
    """Return the tables whose number begins with the typed text, as choices for Discord."""
    locale = str(interaction.locale)
    fitting = [table for table in tables if str(table.id).startswith(str(typed).strip())]
    return [app_commands.Choice(name=table.called(table.say(locale)), value=table.id) for table in fitting[:OFFERED]]


async def suggest_own(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Return the user's tables whose number begins with the typed text, as choices for Discord."""
    return suggest_tables(interaction.client.tables.of_user(interaction.user.id), interaction, typed)


def numbered(command: Callable[..., Any]) -> Callable[..., Any]:
    """Decorate a command: describe its option `number`, and suggest the user's tables for it."""
    for decorate in (
        app_commands.rename(number=words("command-number")),
        app_commands.describe(number=sentence("command-number-about")),
        app_commands.autocomplete(number=suggest_own),
    ):
        command = decorate(command)
    return command
