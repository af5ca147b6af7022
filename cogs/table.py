"""The slash commands about one table: its messages, typed answers, its channel, and its end.

The caller is the person who entered a command.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Escapade
from bot.installed_games import installed_game, names
from bot.table import life, lobby, substitute
from bot.table.access import may_look_on
from bot.table.export import file_of
from bot.table.table import Table
from bot.ui import inviting, typed_answers, which_game, which_table
from bot.ui.channel_checks import may_move, require_free
from bot.ui.command_texts import sentence, words
from bot.ui.handlers.ending import ask_how
from bot.ui.installation import server_command
from bot.ui.pages.book import Reader, at_table, book_page
from bot.ui.pages.forms import file
from bot.ui.pages.hosting import host_page
from bot.ui.pages.log import log_page
from bot.ui.pages.out_of_play import confirm_page
from bot.ui.panels import bring_down, show_to
from bot.ui.past_games import export_ended, file_name, leaders_of, statistics_of
from bot.ui.reply import Interaction, Reply, texts_for
from bot.ui.talk import LONGEST, tell
from bot.ui.user_errors import UserError
from bot.ui.which_table import Number


class TableCog(commands.Cog):
    """Slash commands about one table. It is usually the caller's table, or the table of this channel."""

    table = server_command(app_commands.Group(name=words("command-table"), description=sentence("command-table-about")))

    def __init__(self, app: Escapade) -> None:
        self.app = app

    @table.command(name=words("command-board"), description=sentence("command-board-about"))
    @which_table.numbered
    async def board(self, interaction: Interaction, number: Number | None = None) -> None:
        """Move the board message of a table to the bottom of its channel."""

        async def work(reply: Reply) -> None:
            table = which_table.find_table(self.app, interaction, number)
            await bring_down(self.app.reconciler, table)
            await reply.say(texts_for(interaction)("board-down", link=await self.app.link(table)))

        await self.app.dispatcher.command(interaction, work)

    @table.command(name=words("command-log"), description=sentence("command-log-about"))
    @which_table.numbered
    async def log(self, interaction: Interaction, number: Number | None = None) -> None:
        """Show the caller the log of a table, with everything that the caller may know."""

        async def work(reply: Reply) -> None:
            table = which_table.find_table(self.app, interaction, number)
            viewer = table.seat_of(interaction.user.id)
            await reply.add(log_page(table, await table.log_entries(viewer), viewer, str(interaction.locale)))

        await self.app.dispatcher.command(interaction, work)

    @table.command(name=words("command-rules"), description=sentence("command-rules-about"))
    @app_commands.rename(name=words("command-rules-game"))
    @app_commands.describe(name=sentence("command-rules-game-about"))
    @app_commands.autocomplete(name=which_game.suggest)
    async def rules(self, interaction: Interaction, name: str | None = None) -> None:
        """Open the rules of a game. Without a name, it is the game of the caller's table."""

        async def work(reply: Reply) -> None:
            locale = str(interaction.locale)
            if name is not None:
                one = which_game.find_game(name, locale)
                reader = Reader(one, one.say(locale))
            else:
                reader = at_table(which_table.find_table(self.app, interaction), interaction.user.id, locale)
            await reply.add(book_page(reader))

        await self.app.dispatcher.command(interaction, work)

    @table.command(name=words("command-type"), description=sentence("command-type-about"))
    @app_commands.rename(answer=words("command-type-answer"))
    @app_commands.describe(answer=sentence("command-type-answer-about"))
    @which_table.numbered
    async def type(
        self,
        interaction: Interaction,
        answer: app_commands.Range[str, 1, typed_answers.LONGEST],
        number: Number | None = None,
    ) -> None:
        """Take the text that the caller typed as the answer to the current question.

        The answer appears in the caller's private message, where the caller must confirm it.
        """

        async def work(reply: Reply) -> None:
            table, seat = which_table.seat_at(self.app, interaction, number)
            ask = typed_answers.question(table, seat)
            if ask is None:
                raise UserError("type-nothing")
            say = table.say(str(interaction.locale))
            wrong = await typed_answers.take(self.app.store, table, seat, ask, answer, say)
            if wrong:
                await reply.say(wrong)
            else:
                await show_to(self.app.reconciler, table, seat, reply, interaction)

        await self.app.dispatcher.command(interaction, work)

    @type.autocomplete("answer")
    async def suggest_answers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return suggestions for completing a typed answer. A caller who does not play gets none."""
        try:
            table, seat = which_table.seat_at(self.app, interaction, _named(interaction))
        except UserError:
            return []
        say = table.say(str(interaction.locale))
        found = await typed_answers.suggestions(self.app.store, table, seat, typed, say)
        return [app_commands.Choice(name=label, value=move) for label, move in found]

    @table.command(name=words("command-talk"), description=sentence("command-talk-about"))
    @app_commands.rename(message=words("command-talk-message"))
    @app_commands.describe(message=sentence("command-talk-message-about"))
    @which_table.numbered
    async def talk(
        self,
        interaction: Interaction,
        message: app_commands.Range[str, 1, LONGEST],
        number: Number | None = None,
    ) -> None:
        """Send a message to the players with whom the game's rules allow the caller to talk secretly.

        For example, escape officers may talk to each other.
        """

        async def work(reply: Reply) -> None:
            table, seat = which_table.seat_at(self.app, interaction, number)
            say = texts_for(interaction)
            told = await tell(self.app, table, seat, message)
            lines = [say("talk-told", names=told.reached)] if told.reached else []
            lines += [say("talk-missed", names=told.missed)] if told.missed else []
            lines += [say("talk-refused", names=told.refused)] if told.refused else []
            await reply.say(" ".join(lines))

        await self.app.dispatcher.command(interaction, work)

    @table.command(name=words("command-resign"), description=sentence("command-resign-about"))
    @which_table.numbered
    async def resign(self, interaction: Interaction, number: Number | None = None) -> None:
        """Ask the caller to confirm leaving the running game for good."""

        async def work(reply: Reply) -> None:
            table, _ = which_table.seat_at(self.app, interaction, number)
            if table.record.status != "playing":
                raise UserError("not-dealt")
            await reply.add(confirm_page(table, "resign", str(interaction.locale)))

        await self.app.dispatcher.command(interaction, work)

    @table.command(name=words("command-end"), description=sentence("command-end-about"))
    @which_table.numbered
    async def end(self, interaction: Interaction, number: Number | None = None) -> None:
        """Show the ways in which the caller may stop a table. Without a number, it is this channel's table."""

        async def work(reply: Reply) -> None:
            found = which_table.table_here(self.app, interaction)
            here = found is not None and number in (None, found.id)
            table = found if here or number is None else which_table.find_table(self.app, interaction, number)
            if table is None:
                raise UserError("no-table")
            await reply.add(await ask_how(self.app, interaction, table))

        await self.app.dispatcher.command(interaction, work)

    @table.command(name=words("command-export"), description=sentence("command-export-about"))
    @app_commands.rename(number=words("command-number"))
    @app_commands.describe(number=sentence("command-export-table-about"))
    async def export(self, interaction: Interaction, number: Number | None = None) -> None:
        """Send the caller an ended game as a file.

        Without a number, it is the last game of this channel, otherwise the caller's last game.
        """

        async def work(reply: Reply) -> None:
            table = await which_table.find_ended(self.app, interaction, number)
            data = file_of(await export_ended(self.app, table))
            told = texts_for(interaction)("exported", table=table.id)
            await reply.give(told, file(data, file_name(table)))

        await self.app.dispatcher.command(interaction, work)

    @table.command(name=words("command-stats"), description=sentence("command-stats-about"))
    @app_commands.rename(game=words("command-rules-game"))
    @app_commands.describe(game=sentence("command-stats-game-about"))
    @app_commands.autocomplete(game=which_game.suggest)
    async def stats(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the leaderboard of a game on this server, and the statistics of its players.

        Without a name, it is the game of this channel's table. In direct messages, show the statistics of the caller's
        games.
        """

        async def work(reply: Reply) -> None:
            user, say, guild = interaction.user.id, texts_for(interaction), interaction.guild_id
            named = which_game.find_game(game, str(interaction.locale)) if game else None
            if guild is None:
                await reply.add(await statistics_of(self.app, user, say, guild, named.name if named else ""))
                return
            found = which_table.table_here(self.app, interaction)
            found = found if found is not None and may_look_on(found.record, user) else None
            one = named or (found.title if found is not None else None)
            if one is None:
                one = installed_game(await self.app.store.last_game_on(guild) or names()[0])
            table = found if found is not None and found.title is one else None
            await reply.add(await leaders_of(self.app, guild, one, user, say, table=table))

        await self.app.dispatcher.command(interaction, work)

    @table.command(name=words("command-host"), description=sentence("command-host-about"))
    @which_table.numbered
    async def host(self, interaction: Interaction, number: Number | None = None) -> None:
        """Open the host's panel: who may join, which persons are invited, and who is the next host."""

        async def work(reply: Reply) -> None:
            table = self._hosted(interaction, number)
            await reply.add(host_page(table, interaction.user.id, str(interaction.locale)))

        await self.app.dispatcher.command(interaction, work)

    @table.command(name=words("command-invite"), description=sentence("command-invite-about"))
    @app_commands.rename(person=words("command-invite-person"))
    @app_commands.describe(person=sentence("command-invite-person-about"))
    @which_table.numbered
    async def invite(self, interaction: Interaction, person: discord.User, number: Number | None = None) -> None:
        """Invite a person to a lobby, or to the seat of an absent player. The invitation pings the person."""

        async def work(reply: Reply) -> None:
            table = self._hosted(interaction, number)
            if person.bot:
                raise UserError("invite-nobody")
            seat = substitute.invitable(table)
            if seat is None:
                told = await inviting.invite(self.app, table, interaction.user.id, person.id, interaction.id)
            else:
                told = await inviting.invite_to_seat(
                    self.app, table, interaction.user.id, person.id, seat, interaction.id
                )
            link = await self.app.link(table)
            await reply.say(texts_for(interaction)(told.key, user=f"<@{person.id}>", link=link, **told.arguments))

        await self.app.dispatcher.command(interaction, work)

    def _hosted(self, interaction: Interaction, number: int | None) -> Table:
        """Return the table that the command is about. The caller must be its host.

        Raises UserError if there is no such table or it is played in direct messages. Raises Illegal if the caller is
        not the host.
        """
        table = which_table.find_table(self.app, interaction, number)
        lobby.only_host(table.record, interaction.user.id)
        if table.direct:
            raise UserError("host-alone")
        return table

    @table.command(name=words("command-move"), description=sentence("command-move-about"))
    @app_commands.rename(number=words("command-number"))
    @app_commands.describe(number=sentence("command-move-table-about"))
    async def move(self, interaction: Interaction, number: Number | None = None) -> None:
        """Move a table into this channel.

        Without a number, it is the only suspended table that the caller may move. If there is none, it is the only
        table that the caller hosts.
        """

        async def work(reply: Reply) -> None:
            table = self._chosen(interaction) if number is None else await self._named(interaction, number)
            guild, channel = interaction.guild_id, interaction.channel_id or 0
            await require_free(self.app, interaction, table.title.name, table)
            await table.change(lambda record: life.moved(record, guild, channel), interaction.id)
            if guild is None:
                await table.keep_contact(interaction.user.id, channel, str(interaction.locale))
            if not await self.app.reconciler.reconcile(table):
                raise UserError("direct-barred" if table.direct else "board-barred", table=table.id)
            await reply.say(texts_for(interaction)("moved", table=table.id, link=await self.app.link(table)))

        await self.app.dispatcher.command(interaction, work)

    @move.autocomplete("number")
    async def suggest_movable(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Return suggestions for the tables that the caller may move into this channel."""
        return which_table.suggest_tables(self._movable(interaction), interaction, typed)

    def _movable(self, interaction: Interaction) -> list[Table]:
        """Return the tables that the caller may move into this channel, suspended ones first."""
        tables = (*self.app.tables.suspended, *self.app.tables)
        return [table for table in tables if table.record.channel != interaction.channel_id or _suspended(table)
                if may_move(interaction, table)]  # fmt: skip

    def _chosen(self, interaction: Interaction) -> Table:
        """Return the table to move if the caller has given no number.

        Raises UserError if there is no such table or more than one.
        """
        movable = self._movable(interaction)
        suspended = [table for table in movable if _suspended(table)]
        found = suspended or [table for table in movable if table.record.host == interaction.user.id]
        if len(found) != 1:
            raise UserError("move-which" if found else "move-nothing")
        return found[0]

    async def _named(self, interaction: Interaction, number: int) -> Table:
        """Return the table with this number.

        Raises UserError if the caller may not move it into this channel.
        """
        table = await self.app.tables.find(number)
        if table is None:
            raise UserError("table-gone", table=number)
        if not may_move(interaction, table):
            if table.record.host != interaction.user.id:
                raise UserError("move-nothing")
            raise UserError("move-elsewhere" if interaction.guild_id else "move-company", table=number)
        return table


def _named(interaction: Interaction) -> int | None:
    """Return the table number that the caller has entered next to a typed answer, or None."""
    found = getattr(interaction.namespace, str(words("command-number")), None)
    return found if isinstance(found, int) else None


def _suspended(table: Table) -> bool:
    return table.record.status == "suspended"


async def setup(app: Escapade) -> None:
    """Add the table commands to the bot."""
    await app.add_cog(TableCog(app))
