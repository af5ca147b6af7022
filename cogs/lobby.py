"""The commands that serve every game."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app import Escapade
from bot.engine.page import Page
from bot.engine.wording import MESSAGE, fitting
from bot.table import life
from bot.table.table import Table
from bot.titles import names, title, titles
from bot.ui import private
from bot.ui.command_texts import EVERYWHERE, words
from bot.ui.dispatch import Interaction, Sorry, see_alive, shared
from bot.ui.pages.book import Reader, at_table, book_page
from bot.ui.pages.log import log_page
from bot.ui.pages.notes import confirm_page
from bot.ui.presses import typing
from bot.ui.presses.ending import may_end
from bot.ui.presses.look import bring_down
from bot.ui.reply import Reply
from bot.ui.talk import LONGEST, tell
from storage.store import PersonRecord

GAMES = [app_commands.Choice(name=words(f"{name}-title", title(name).face.texts), value=name) for name in names()]

PICTURES = [app_commands.Choice(name=words(f"command-pictures-{each}"), value=each) for each in ("shown", "text")]


class LobbyCog(commands.Cog):
    """Hands, boards, logs and ends, wherever one plays."""

    game = app_commands.Group(name=words("command-game"), description=words("command-game-about"),
                              allowed_contexts=EVERYWHERE)  # fmt: skip

    my = app_commands.Group(name=words("command-my"), description=words("command-my-about"))

    def __init__(self, app: Escapade) -> None:
        self.app = app

    @app_commands.command(name=words("command-hand"), description=words("command-hand-about"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the caller's hand, privately."""

        async def work(reply: Reply) -> None:
            table, seat = self._seat(interaction)
            if table.record.status == "lobby":
                raise Sorry("not-dealt")
            await self._show(interaction, reply, table, seat)

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-type"), description=words("command-type-about"))
    @app_commands.rename(answer=words("command-type-answer"))
    @app_commands.describe(answer=words("command-type-answer-about"))
    async def type(self, interaction: Interaction, answer: app_commands.Range[str, 1, typing.LONGEST]) -> None:
        """Type the answer to a question instead of choosing it; it is shown on the caller's hand, to be confirmed."""

        async def work(reply: Reply) -> None:
            table, seat = self._seat(interaction)
            ask = typing.question(table, seat)
            if ask is None:
                raise Sorry("type-nothing")
            say = table.say(str(interaction.locale))
            wrong = await typing.take(self.app.store, table, seat, ask, answer, say)
            if wrong:
                await reply.say(wrong)
            else:
                await self._show(interaction, reply, table, seat)

        await self.app.dispatcher.command(interaction, work)

    @type.autocomplete("answer")
    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest what the answer may become; nothing to somebody who does not play."""
        try:
            table, seat = self._seat(interaction)
        except Sorry:
            return []
        say = table.say(str(interaction.locale))
        found = await typing.suggestions(self.app.store, table, seat, typed, say)
        return [app_commands.Choice(name=label, value=move) for label, move in found]

    @app_commands.command(name=words("command-board"), description=words("command-board-about"))
    async def board(self, interaction: Interaction) -> None:
        """Post the board anew at the bottom of its channel."""

        async def work(reply: Reply) -> None:
            table = self._table(interaction)
            await bring_down(self.app.painter, table)
            await reply.say(shared(interaction)("board-down", link=await self.app.link(table)))

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-log"), description=words("command-log-about"))
    async def log(self, interaction: Interaction) -> None:
        """Tell what happened, as far as the caller may know."""

        async def work(reply: Reply) -> None:
            table = self._table(interaction)
            viewer = table.seat_of(interaction.user.id)
            await reply.add(log_page(table, await table.told(viewer), viewer, str(interaction.locale)))

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-rules"), description=words("command-rules-about"))
    @app_commands.rename(name=words("command-rules-game"))
    @app_commands.describe(name=words("command-rules-game-about"))
    @app_commands.choices(name=GAMES)
    async def rules(self, interaction: Interaction, name: str | None = None) -> None:
        """Open the rules of a game, by default of the one played here."""

        async def work(reply: Reply) -> None:
            locale = str(interaction.locale)
            if name is not None:
                reader = Reader(title(name), title(name).say(locale))
            else:
                reader = at_table(self._table(interaction), interaction.user.id, locale)
            await reply.add(book_page(reader))

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-resign"), description=words("command-resign-about"))
    async def resign(self, interaction: Interaction) -> None:
        """Ask whether the caller wants to leave the running game for good."""

        async def work(reply: Reply) -> None:
            table, _ = self._seat(interaction)
            if table.record.status != "playing":
                raise Sorry("not-dealt")
            await reply.add(confirm_page(table, "resign", str(interaction.locale)))

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-games"), description=words("command-games-about"))
    async def games(self, interaction: Interaction) -> None:
        """List the caller's live tables with the way to each."""

        async def work(reply: Reply) -> None:
            say = shared(interaction)
            turns: list[str] = []
            rest: list[str] = []
            for table in self.app.tables.of_user(interaction.user.id):
                mine = table.seat_of(interaction.user.id) in table.waited_for()
                state = "games-lobby" if table.record.status == "lobby" else "games-turn" if mine else "games-waiting"
                state = state if table.record.barred is None else "games-barred"
                game = table.say(str(interaction.locale))(f"{table.title.name}-title")
                line = say(state, game=game, table=table.id, link=await self.app.link(table))
                (turns if mine else rest).append(line)
            for table in self.app.tables.suspended_of(interaction.user.id):
                game = table.say(str(interaction.locale))(f"{table.title.name}-title")
                until = f"<t:{int(life.kept_until(table.record))}:D>"
                rest.append(say("games-suspended", game=game, table=table.id, until=until))
            lines = fitting([*turns, *rest], MESSAGE)
            await reply.say("\n".join(lines) or say("games-none", commands=openings(interaction)))

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-talk"), description=words("command-talk-about"))
    @app_commands.rename(message=words("command-talk-message"))
    @app_commands.describe(message=words("command-talk-message-about"))
    async def talk(self, interaction: Interaction, message: app_commands.Range[str, 1, LONGEST]) -> None:
        """Send a line to those whom the rules let the caller talk to in secret, such as the other escape officers."""

        async def work(reply: Reply) -> None:
            table, seat = self._seat(interaction)
            say = shared(interaction)
            told = await tell(self.app, table, seat, message)
            lines = [say("talk-told", names=told.reached)] if told.reached else []
            lines += [say("talk-missed", names=told.missed)] if told.missed else []
            await reply.say(" ".join(lines))

        await self.app.dispatcher.command(interaction, work)

    @my.command(name=words("command-pictures"), description=words("command-pictures-about"))
    @app_commands.rename(wanted=words("command-pictures-wanted"))
    @app_commands.describe(wanted=words("command-pictures-about"))
    @app_commands.choices(wanted=PICTURES)
    async def pictures(self, interaction: Interaction, wanted: str) -> None:
        """Choose whether the caller's hands come with pictures or as text alone, at all tables."""

        async def work(reply: Reply) -> None:
            user = interaction.user.id
            await self.app.store.keep_person(user, PersonRecord(text_first=wanted == "text"))
            for table in self.app.tables.of_user(user):
                self.app.painter.wake(table)
            await reply.say(shared(interaction)(f"pictures-{wanted}"))

        await self.app.dispatcher.command(interaction, work)

    @app_commands.command(name=words("command-about"), description=words("command-about-about"))
    async def about(self, interaction: Interaction) -> None:
        """Say what the bot is, and how many deals were made and broken off."""

        async def work(reply: Reply) -> None:
            say, deals = shared(interaction), await self.app.store.deals()
            told = say("about-deals", dealt=deals.dealt, beacon=deals.beacon, broken=deals.broken)
            await reply.add(Page(say("about-title"), (say("about", commands=openings(interaction)), "", told)))

        await self.app.dispatcher.command(interaction, work)

    @game.command(name=words("command-end"), description=words("command-end-about"))
    async def end(self, interaction: Interaction) -> None:
        """Ask whether the table of this channel shall be broken off; for its host and for moderators."""

        async def work(reply: Reply) -> None:
            table = self.app.tables.in_channel(interaction.channel_id or 0)
            if table is None:
                raise Sorry("no-table", commands=openings(interaction))
            if not may_end(interaction, table.record):
                raise Sorry("end-not-allowed")
            await reply.add(confirm_page(table, "end", str(interaction.locale)))

        await self.app.dispatcher.command(interaction, work)

    async def _show(self, interaction: Interaction, reply: Reply, table: Table, seat: int) -> None:
        """Show a hand, in place of the one shown before."""
        player, locale = table.record.seats[seat], str(interaction.locale)
        if player.locale != locale:
            await table.meet(interaction.user.id, player.dm, locale)
        await private.show(self.app.painter, table, seat, reply, locale)

    def _table(self, interaction: Interaction) -> Table:
        """Give the table of the channel, or the caller's only one. Raises Sorry."""
        here = self.app.tables.in_channel(interaction.channel_id or 0)
        mine = self.app.tables.of_user(interaction.user.id)
        if here is not None:
            return here
        servers = [table for table in mine if not table.direct]
        if len(servers) <= 1 < len(mine):
            return (servers or mine)[-1]
        if not mine:
            for table in self.app.tables.suspended_of(interaction.user.id)[:1]:
                see_alive(table)
        if len(mine) != 1:
            raise Sorry("many-tables" if mine else "no-table", commands=openings(interaction))
        return mine[0]

    def _seat(self, interaction: Interaction) -> tuple[Table, int]:
        """Give the caller's table and seat. Raises Sorry for somebody who does not play."""
        table = self._table(interaction)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Sorry("not-your-table")
        return table, seat


def openings(interaction: Interaction) -> str:
    """List the commands that open a table of each game, in the language of whoever asks."""
    says = ((each.name, each.say(str(interaction.locale))) for each in titles())
    return " · ".join(f"/{say(f'{name}-command')} {say('command-new')}" for name, say in says)


async def setup(app: Escapade) -> None:
    """Add the cog to the bot."""
    await app.add_cog(LobbyCog(app))
