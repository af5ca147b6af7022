"""A game's cog: its slash command, built from the game's options, opens a lobby."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import Parameter, Signature
from typing import Any

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands
from msgspec.structs import replace

from bot.engine.game import Option
from bot.engine.texts import LANGUAGES
from bot.table import lobby
from bot.titles import Title, title
from bot.ui.command_texts import EVERYWHERE, words
from bot.ui.dispatch import Dispatch, Interaction, Sorry, shared
from bot.ui.places import see_free
from bot.ui.private import prove_dm, seated, shuffle
from bot.ui.reply import Reply

UNSAID = -1
"""The pace of whoever has chosen none."""


class GameCog(commands.Cog):
    """The commands of one game, `/GAME new`; the names of cogs are those of the games' packages."""

    def __init__(self, dispatch: Dispatch, name: str) -> None:
        self._dispatch = dispatch
        self._client = dispatch.client
        self.title: Title = title(name)
        self.__cog_name__ = name
        self.group = app_commands.Group(
            name=self.words("command"), description=self.words("command-about"), allowed_contexts=EVERYWHERE
        )
        self.group.add_command(self.new())

    async def cog_load(self) -> None:
        """Bring the commands into the tree."""
        self._client.tree.add_command(self.group)

    async def cog_unload(self) -> None:
        """Take the commands out of the tree."""
        self._client.tree.remove_command(self.group.name)

    def words(self, key: str) -> locale_str:
        """Give a text of the game for a command, its key without the game's name."""
        return words(f"{self.title.name}-{key}", self.title.face.texts)

    def new(self) -> app_commands.Command[GameCog, ..., None]:
        """Build the command that opens a lobby: a parameter for each option of the game, and the pace."""
        options = self.title.game.options

        async def new(interaction: Interaction, **chosen: Any) -> None:
            pace, spoken = chosen.pop("pace"), chosen.pop("language")
            await self.open(interaction, chosen, pace, spoken)

        new.__signature__ = Signature(  # type: ignore[attr-defined]
            [
                Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD),
                *(_parameter(option.name, option.default) for option in options),
                _parameter("pace", UNSAID),
                _parameter("language", ""),
            ]
        )
        renamed = {option.name: self.words(f"command-{option.name}") for option in options}
        described = {option.name: self.words(self.about(option)) for option in options}
        choices = {option.name: self.choices(option) for option in options}
        for decorate in (
            app_commands.rename(pace=words("command-pace"), language=words("command-language"), **renamed),
            app_commands.describe(pace=words("pace"), language=words("language"), **described),
            app_commands.choices(**choices),
            app_commands.choices(pace=pace_choices()),
            app_commands.choices(language=language_choices()),
        ):
            new = decorate(new)
        return app_commands.Command(
            name=words("command-new"), description=self.words("command-new-about"), callback=new
        )

    def about(self, option: Option) -> str:
        """Give the key of the text that explains `option`, or of its name where there is none."""
        about = f"option-{option.name}-about"
        return about if f"{self.title.name}-{about}" in self.title.say("en") else f"option-{option.name}"

    def choices(self, option: Option) -> list[app_commands.Choice[str]]:
        """Give the choices of `option` in every language."""
        return [
            app_commands.Choice(name=self.words(f"option-{option.name}-{choice}"), value=choice)
            for choice in option.choices
        ]

    async def open(self, interaction: Interaction, options: Mapping[str, str], pace: int, spoken: str) -> None:
        """Open a lobby in the channel of a command, with whoever gave it as host, or alone in direct messages; `pace`
        may be UNSAID; `spoken` is the language of the table, "" for what its people most likely speak."""

        async def work(reply: Reply) -> None:
            say, channel = shared(interaction), interaction.channel_id or 0
            await see_free(self._client, interaction)
            game = self.title.say(str(interaction.locale))(f"{self.title.name}-title")
            locale = spoken or likely_locale(interaction)
            alone = interaction.guild_id is None
            host = seated(interaction, channel if alone else None)
            usual = lobby.UNHURRIED if alone else lobby.DEFAULT_PACE
            chosen = usual if pace == UNSAID else pace
            record = lobby.opened(self.title, host, interaction.guild_id, channel, locale, options, chosen)
            kept = shuffle(record, host.brought, say)
            if not alone:
                dm = await prove_dm(interaction.user, "\n".join([say("dm-proof-new", game=game), *kept]))
                record = replace(record, seats=(replace(record.seats[0], dm=dm),))
            table = await self._client.tables.open(record, interaction.id)
            if not await self._dispatch.painter.paint(table):
                raise Sorry("direct-barred" if alone else "board-barred", table=table.id)
            key = "opened-direct" if alone else "opened" if table.record.seats[0].dm else "opened-dm-closed"
            buttons = {name: table.say()(f"button-{name}") for name in ("start", "hand")}
            told = say(key, table=table.id, link=await self._client.link(table), **buttons)
            await reply.say("\n".join([told, *kept]))

        await self._dispatch.command(interaction, work)


def likely_locale(interaction: Interaction) -> str:
    """Give the language of the server where it has chosen one, which only a Community server can; else the host's."""
    chosen = interaction.guild is not None and "COMMUNITY" in interaction.guild.features
    return str(interaction.guild_locale if chosen else interaction.locale)


def language_choices() -> list[app_commands.Choice[str]]:
    """Give the languages that a table can speak, each by its own name."""
    return [app_commands.Choice(name=words(f"language-{each}"), value=each) for each in LANGUAGES]


def pace_choices() -> list[app_commands.Choice[int]]:
    """Give the choices for the time of a turn."""
    return [app_commands.Choice(name=words(f"pace-{pace}"), value=pace) for pace in lobby.PACES]


def _parameter(name: str, default: str | int) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=type(default))
