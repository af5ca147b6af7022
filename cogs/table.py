"""The commands about where a table is."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app import Escapade
from bot.table import life
from bot.table.table import Table
from bot.ui.command_texts import words
from bot.ui.dispatch import Interaction, Sorry, shared
from bot.ui.permissions import missing_permissions
from bot.ui.reply import Reply

OFFERED = 25
"""Suggestions that Discord shows."""


class TableCog(commands.Cog):
    """Brings tables into other channels."""

    table = app_commands.Group(name=words("command-table"), description=words("command-table-about"), guild_only=True)

    def __init__(self, app: Escapade) -> None:
        self.app = app

    @table.command(name=words("command-move"), description=words("command-move-about"))
    @app_commands.rename(number=words("command-move-table"))
    @app_commands.describe(number=words("command-move-table-about"))
    async def move(self, interaction: Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        """Bring a table into this channel; by default the only suspended one that the caller may bring here, else the
        only one of which the caller is host."""

        async def work(reply: Reply) -> None:
            say = shared(interaction)
            table = self._chosen(interaction) if number is None else await self._named(interaction, number)
            channel = interaction.channel_id or 0
            if missing := missing_permissions(interaction):
                raise Sorry("permissions-missing", missing=say.listed(say(f"permission-{name}") for name in missing))
            running = self.app.tables.in_channel(channel)
            if running is table:
                raise Sorry("move-here", table=table.id)
            if running is not None:
                raise Sorry("channel-busy-link", link=await self.app.link(running), table=running.id)
            await table.live(lambda record: life.moved(record, interaction.guild_id, channel), interaction.id)
            if not await self.app.painter.paint(table):
                raise Sorry("board-barred", table=table.id)
            await reply.say(say("moved", table=table.id, link=await self.app.link(table)))

        await self.app.dispatcher.command(interaction, work)

    @move.autocomplete("number")
    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest the tables that the caller may bring here."""
        locale = str(interaction.locale)
        found = [table for table in self._movable(interaction) if str(table.id).startswith(str(typed).strip())]
        return [app_commands.Choice(name=table.called(table.say(locale)), value=table.id) for table in found[:OFFERED]]

    def _movable(self, interaction: Interaction) -> list[Table]:
        """List the tables that the caller may bring here, those that are suspended first."""
        tables = (*self.app.tables.suspended, *self.app.tables)
        return [table for table in tables if table.record.channel != interaction.channel_id or _suspended(table)
                if may_move(interaction, table)]  # fmt: skip

    def _chosen(self, interaction: Interaction) -> Table:
        """Give the table that is meant when none is named. Raises Sorry."""
        movable = self._movable(interaction)
        suspended = [table for table in movable if _suspended(table)]
        found = suspended or [table for table in movable if table.record.host == interaction.user.id]
        if len(found) != 1:
            raise Sorry("move-which" if found else "move-nothing")
        return found[0]

    async def _named(self, interaction: Interaction, number: int) -> Table:
        """Give the table of a number. Raises Sorry unless the caller may bring it here."""
        table = await self.app.tables.find(number)
        if table is None:
            raise Sorry("table-gone", table=number)
        if not may_move(interaction, table):
            away = table.record.host == interaction.user.id
            raise Sorry("move-elsewhere", table=number) if away else Sorry("move-nothing")
        return table


def may_move(interaction: Interaction, table: Table) -> bool:
    """Tell whether the caller may bring `table` here: its host, or who may manage messages on the same server; from
    another server its host alone, when it is suspended."""
    host = table.record.host == interaction.user.id
    if table.record.guild == interaction.guild_id:
        return host or interaction.permissions.manage_messages
    return host and _suspended(table)


def _suspended(table: Table) -> bool:
    return table.record.status == "suspended"


async def setup(app: Escapade) -> None:
    """Add the cog to the bot."""
    await app.add_cog(TableCog(app))
