"""The slash commands that are not about one table.

They are about the home page, private messages, games, personal settings and data, and server settings.
"""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app import Escapade
from bot.table.privacy import stored
from bot.ui import which_table
from bot.ui.active_games import active_games
from bot.ui.command_texts import sentence, words
from bot.ui.installation import is_outside, personal_command
from bot.ui.opening_party import open_party
from bot.ui.pages.forms import file
from bot.ui.pages.privacy import delete_page
from bot.ui.pages.settings import settings_page
from bot.ui.panels import show_to
from bot.ui.past_games import games_of, statistics_of
from bot.ui.personal import daily_now, open_hand, own_home, tables_page
from bot.ui.reply import Interaction, Reply, texts_for
from bot.ui.server_setup import shown_setup
from bot.ui.user_errors import UserError
from bot.ui.which_table import Number


class GeneralCog(commands.Cog):
    """Slash commands about a person or a server. The caller is the person who entered the command."""

    my = personal_command(app_commands.Group(name=words("command-my"), description=sentence("command-my-about")))

    def __init__(self, app: Escapade) -> None:
        self.app = app

    @app_commands.command(name=words("command-escapade"), description=sentence("command-escapade-about"))
    @personal_command
    async def escapade(self, interaction: Interaction) -> None:
        """Show the caller the home page."""

        async def work(reply: Reply) -> None:
            await reply.add(await own_home(self.app, interaction, str(interaction.locale)))

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-hand"), description=sentence("command-hand-about"))
    @personal_command
    @which_table.numbered
    async def hand(self, interaction: Interaction, number: Number | None = None) -> None:
        """Show the caller the private message of a table, which holds the caller's hand."""

        async def work(reply: Reply) -> None:
            if is_outside(interaction):
                await self._hand_outside(interaction, reply, number)
                return
            table, seat = which_table.seat_at(self.app, interaction, number)
            if table.record.status == "lobby":
                raise UserError("not-dealt")
            await show_to(self.app.reconciler, table, seat, reply, interaction)

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-games"), description=sentence("command-games-about"))
    @personal_command
    async def games(self, interaction: Interaction) -> None:
        """List the caller's running games and lobbies with a link to each."""

        async def work(reply: Reply) -> None:
            if is_outside(interaction):
                await reply.add(tables_page(self.app, interaction.user.id, str(interaction.locale)))
                return
            lines = await active_games(self.app, interaction.user.id, str(interaction.locale))
            await reply.say("\n".join(lines) or texts_for(interaction)("games-none"))

        await self.app.dispatcher.command(interaction, work)

    async def _hand_outside(self, interaction: Interaction, reply: Reply, number: int | None) -> None:
        """Open the caller's private message of a table in direct messages with the bot.

        Without a table number, show the caller's tables to choose from.
        """
        if number is None:
            await reply.add(tables_page(self.app, interaction.user.id, str(interaction.locale)))
            return
        table, _ = which_table.seat_at(self.app, interaction, number)
        await reply.say(await open_hand(self.app, self.app.reconciler, table, interaction))

    @app_commands.command(name=words("command-daily"), description=sentence("command-daily-about"))
    @personal_command
    async def daily(self, interaction: Interaction) -> None:
        """Show the caller today's daily games."""

        async def work(reply: Reply) -> None:
            await reply.add(await daily_now(self.app, interaction.user.id, texts_for(interaction)))

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-party"), description=sentence("command-party-about"))
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def party(self, interaction: Interaction) -> None:
        """Open a party evening in this channel. Its guests play a series of games."""

        async def work(reply: Reply) -> None:
            await open_party(self.app, interaction, reply)

        await self.app.dispatcher.command(interaction, work)

    @my.command(name=words("command-settings"), description=sentence("command-settings-about"))
    async def settings(self, interaction: Interaction) -> None:
        """Show the caller's settings for all tables, with buttons to change them."""

        async def work(reply: Reply) -> None:
            person = await self.app.store.person(interaction.user.id)
            await reply.add(settings_page(person, texts_for(interaction), self.app.now()))

        await self.app.dispatcher.command(interaction, work)

    @my.command(name=words("command-history"), description=sentence("command-history-about"))
    async def history(self, interaction: Interaction) -> None:
        """Show the caller a list of the caller's ended games."""

        async def work(reply: Reply) -> None:
            await reply.add(await games_of(self.app, interaction.user.id, texts_for(interaction)))

        await self.app.dispatcher.command(interaction, work)

    @my.command(name=words("command-stats"), description=sentence("command-my-stats-about"))
    async def stats(self, interaction: Interaction) -> None:
        """Show the caller statistics of the caller's ended games."""

        async def work(reply: Reply) -> None:
            guild = None if is_outside(interaction) else interaction.guild_id
            await reply.add(await statistics_of(self.app, interaction.user.id, texts_for(interaction), guild))

        await self.app.dispatcher.command(interaction, work)

    @my.command(name=words("command-export"), description=sentence("command-my-export-about"))
    async def export(self, interaction: Interaction) -> None:
        """Send the caller a file with all data that is stored about the caller."""

        async def work(reply: Reply) -> None:
            data = await stored(self.app.store, interaction.user.id, self.app.tables.table_time.sure())
            await reply.give(texts_for(interaction)("my-exported"), file(data, "escapade.json"))

        await self.app.dispatcher.command(interaction, work)

    @my.command(name=words("command-delete"), description=sentence("command-delete-about"))
    async def delete(self, interaction: Interaction) -> None:
        """Ask the caller to confirm that the bot erases all data about the caller."""

        async def work(reply: Reply) -> None:
            await reply.add(delete_page(texts_for(interaction)))

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-setup"), description=sentence("command-setup-about"))
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_guild=True)
    async def setup(self, interaction: Interaction) -> None:
        """Show the server's settings, with menus to change them.

        The message also says whether the bot has the permissions that it needs in this channel.
        """

        async def work(reply: Reply) -> None:
            if interaction.guild_id is None or not interaction.permissions.manage_guild:
                raise UserError("setup-not-allowed")
            server = await self.app.store.server(interaction.guild_id)
            await reply.add(await shown_setup(self.app, interaction, server, texts_for(interaction)))

        await self.app.dispatcher.command(interaction, work)


async def setup(app: Escapade) -> None:
    """Add the general commands to the bot."""
    await app.add_cog(GeneralCog(app))
