"""The discord.py cog of a game. Its slash command opens a lobby and takes the game's options."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from inspect import Parameter, Signature
from typing import Any

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.engine.game import Option
from bot.engine.texts import LANGUAGES
from bot.installed_games import InstalledGame, installed_game
from bot.table import lobby
from bot.ui.command_texts import sentence, words
from bot.ui.dispatch import Dispatch
from bot.ui.installation import server_command
from bot.ui.opening import UNSAID, open_lobby
from bot.ui.reply import Interaction, Reply

Callback = Callable[..., Coroutine[Any, Any, None]]


class GameCog(commands.Cog):
    """A cog with the slash commands of one game, such as `/GAME new`. Its name is that of the package."""

    def __init__(self, dispatch: Dispatch, name: str) -> None:
        self._dispatch = dispatch
        self._client = dispatch.client
        self.title: InstalledGame = installed_game(name)
        self.__cog_name__ = name
        self.group = server_command(
            app_commands.Group(name=self.words("command"), description=self.sentence("command-about"))
        )
        self.group.add_command(self.new())

    async def cog_load(self) -> None:
        """Add the commands of the game to discord.py's command tree."""
        self._client.tree.add_command(self.group)

    async def cog_unload(self) -> None:
        """Remove the commands of the game from discord.py's command tree."""
        self._client.tree.remove_command(self.group.name)

    def words(self, key: str) -> locale_str:
        """Return a text of the game for the name of a command, an option or a choice.

        `key` is the key of the text without the prefix, which is the game's name.
        """
        return words(f"{self.title.name}-{key}", self.title.presenter.texts)

    def sentence(self, key: str) -> locale_str:
        """Return a text of the game for the description of a command or an option.

        `key` is the key of the text without the prefix, which is the game's name.
        """
        return sentence(f"{self.title.name}-{key}", self.title.presenter.texts)

    def new(self) -> app_commands.Command[GameCog, ..., None]:
        """Return the slash command that opens a lobby of the game.

        Its parameters are the game's options, the time per turn and the language of the table.
        """
        options = self.title.game.options

        async def chosen(interaction: Interaction, **options: Any) -> None:
            pace, spoken = options.pop("pace"), options.pop("language")
            await self.open(interaction, options, pace, spoken)

        defaults = {option.name: option.default for option in options}
        new = with_parameters(chosen, {**defaults, "pace": UNSAID, "language": ""})
        renamed = {option.name: self.words(f"command-{option.name}") for option in options}
        described = {option.name: self.sentence(self.about(option)) for option in options}
        choices = {option.name: self.choices(option) for option in options}
        for decorate in (
            app_commands.rename(pace=words("command-pace"), language=words("command-language"), **renamed),
            app_commands.describe(pace=sentence("pace"), language=sentence("language"), **described),
            app_commands.choices(**choices),
            app_commands.choices(pace=pace_choices()),
            app_commands.choices(language=language_choices()),
        ):
            new = decorate(new)
        return app_commands.Command(
            name=words("command-new"), description=self.sentence("command-new-about"), callback=new
        )

    def about(self, option: Option) -> str:
        """Return the key of the text that explains `option`.

        If there is no such text, return the key of the option's name.
        """
        about = f"option-{option.name}-about"
        return about if f"{self.title.name}-{about}" in self.title.say("en") else f"option-{option.name}"

    def choices(self, option: Option) -> list[app_commands.Choice[str]]:
        """Return the possible values of `option` as choices for Discord, translated into every language."""
        return [
            app_commands.Choice(name=self.words(f"option-{option.name}-{choice}"), value=choice)
            for choice in option.choices
        ]

    async def open(self, interaction: Interaction, options: Mapping[str, str], pace: int, spoken: str) -> None:
        """Open a lobby in the channel of a command, with the user of the command as host.

        In direct messages the user plays alone. `pace` is the time per turn; it may be UNSAID. `spoken` is the table's
        language. If it is empty, the bot chooses the language that the people in the channel most likely speak.
        """

        async def work(reply: Reply) -> None:
            client, reconciler = self._client, self._dispatch.reconciler
            await open_lobby(client, reconciler, interaction, reply, self.title, options, pace, spoken)

        await self._dispatch.command(interaction, work)


def language_choices() -> list[app_commands.Choice[str]]:
    """Return the languages that a table can have as choices for Discord, each called by its own name."""
    return [app_commands.Choice(name=words(f"language-{each}"), value=each) for each in LANGUAGES]


def pace_choices() -> list[app_commands.Choice[int]]:
    """Return the possible times per turn as choices for Discord."""
    return [app_commands.Choice(name=words(f"pace-{pace}"), value=pace) for pace in lobby.PACES]


def with_parameters(callback: Callback, defaults: Mapping[str, str | int]) -> Callback:
    """Return `callback` with a visible parameter for each of `defaults`.

    Each entry of `defaults` gives the name, type and default of a parameter. `callback` receives the values as
    `**options`. discord.py finds the options of a command only in the signature of its callback.
    """
    interaction = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)
    options = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=type(default))
        for name, default in defaults.items()
    ]
    callback.__signature__ = Signature([interaction, *options])  # type: ignore[attr-defined]
    return callback
