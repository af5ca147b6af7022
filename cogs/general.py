"""The commands of no single table: the home page, one's hand, games, settings and data, and what is set up on a
server."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app import Escapade
from bot.table.privacy import stored
from bot.ui import which_table
from bot.ui.active_games import active_games
from bot.ui.command_texts import EVERYWHERE, everywhere, sentence, words
from bot.ui.pages.forms import file
from bot.ui.pages.home import home_page
from bot.ui.pages.privacy import delete_page
from bot.ui.pages.settings import settings_page
from bot.ui.panels import show_to
from bot.ui.past_games import games_of, statistics_of
from bot.ui.reply import Interaction, Reply, texts_for
from bot.ui.seeking import seeking
from bot.ui.server_setup import shown_setup
from bot.ui.user_errors import UserError
from bot.ui.which_table import Number


class GeneralCog(commands.Cog):
    """What one asks the house."""

    my = app_commands.Group(
        name=words("command-my"), description=sentence("command-my-about"), allowed_contexts=EVERYWHERE
    )

    def __init__(self, app: Escapade) -> None:
        self.app = app

    @app_commands.command(name=words("command-escapade"), description=sentence("command-escapade-about"))
    @everywhere
    async def escapade(self, interaction: Interaction) -> None:
        """Show the home page."""

        async def work(reply: Reply) -> None:
            tables, user = self.app.tables.of_user(interaction.user.id), interaction.user.id
            wanted = await seeking(self.app, interaction, str(interaction.locale))
            await reply.add(home_page(str(interaction.locale), tables, user, wanted=wanted))

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-hand"), description=sentence("command-hand-about"))
    @everywhere
    @which_table.numbered
    async def hand(self, interaction: Interaction, number: Number | None = None) -> None:
        """Show the caller's hand, privately."""

        async def work(reply: Reply) -> None:
            table, seat = which_table.seat_at(self.app, interaction, number)
            if table.record.status == "lobby":
                raise UserError("not-dealt")
            await show_to(self.app.reconciler, table, seat, reply, interaction)

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-games"), description=sentence("command-games-about"))
    @everywhere
    async def games(self, interaction: Interaction) -> None:
        """List the caller's live tables with the way to each."""

        async def work(reply: Reply) -> None:
            lines = await active_games(self.app, interaction.user.id, str(interaction.locale))
            await reply.say("\n".join(lines) or texts_for(interaction)("games-none"))

        await self.app.dispatcher.command(interaction, work)

    @my.command(name=words("command-settings"), description=sentence("command-settings-about"))
    async def settings(self, interaction: Interaction) -> None:
        """Show what holds for the caller at all tables, with buttons to change it."""

        async def work(reply: Reply) -> None:
            person = await self.app.store.person(interaction.user.id)
            await reply.add(settings_page(person, texts_for(interaction), self.app.now()))

        await self.app.dispatcher.command(interaction, work)

    @my.command(name=words("command-history"), description=sentence("command-history-about"))
    async def history(self, interaction: Interaction) -> None:
        """List the caller's ended games."""

        async def work(reply: Reply) -> None:
            await reply.add(await games_of(self.app, interaction.user.id, texts_for(interaction)))

        await self.app.dispatcher.command(interaction, work)

    @my.command(name=words("command-stats"), description=sentence("command-my-stats-about"))
    async def stats(self, interaction: Interaction) -> None:
        """Tell what the caller's ended games come to."""

        async def work(reply: Reply) -> None:
            await reply.add(
                await statistics_of(self.app, interaction.user.id, texts_for(interaction), interaction.guild_id)
            )

        await self.app.dispatcher.command(interaction, work)

    @my.command(name=words("command-export"), description=sentence("command-my-export-about"))
    async def export(self, interaction: Interaction) -> None:
        """Hand all that is stored of the caller out as a file."""

        async def work(reply: Reply) -> None:
            data = await stored(self.app.store, interaction.user.id)
            await reply.give(texts_for(interaction)("my-exported"), file(data, "escapade.json"))

        await self.app.dispatcher.command(interaction, work)

    @my.command(name=words("command-delete"), description=sentence("command-delete-about"))
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether nobody shall know the caller any more."""

        async def work(reply: Reply) -> None:
            await reply.add(delete_page(texts_for(interaction)))

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-setup"), description=sentence("command-setup-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_guild=True)
    async def setup(self, interaction: Interaction) -> None:
        """Show what is set up on this server, with menus that change it, and whether the bot may do in this channel
        what it must."""

        async def work(reply: Reply) -> None:
            if interaction.guild_id is None or not interaction.permissions.manage_guild:
                raise UserError("setup-not-allowed")
            server = await self.app.store.server(interaction.guild_id)
            await reply.add(shown_setup(interaction, server, texts_for(interaction)))

        await self.app.dispatcher.command(interaction, work)


async def setup(app: Escapade) -> None:
    """Add the cog to the bot."""
    await app.add_cog(GeneralCog(app))
