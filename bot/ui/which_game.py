"""Finds the game that a user has named in the option of a command.

Games are suggested during typing, because there may be more than Discord allows as fixed choices.
"""

from __future__ import annotations

from anyascii import anyascii
from discord import app_commands

from bot.installed_games import InstalledGame, installed_games
from bot.ui.pages.rows import CHOICES
from bot.ui.reply import Interaction
from bot.ui.user_errors import UserError


async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return suggestions for a half-typed name of a game, as choices for Discord.

    They are the games whose title, in the user's language, contains the typed text.
    """
    locale, wanted = str(interaction.locale), _plain(typed)
    called = ((each.name, _title(each, locale)) for each in installed_games())
    fitting = [app_commands.Choice(name=title, value=name) for name, title in called if wanted in _plain(title)]
    return fitting[:CHOICES]


def find_game(typed: str, locale: str) -> InstalledGame:
    """Return the game that `typed` names. The text is the title of a game, or the value of a suggestion.

    Raises UserError if there is no such game.
    """
    wanted = _plain(typed)
    fitting = [each for each in installed_games() if wanted in (each.name, _plain(_title(each, locale)))]
    if not fitting:
        raise UserError("no-such-game")
    return fitting[0]


def _title(one: InstalledGame, locale: str) -> str:
    return one.say(locale)(f"{one.name}-title")


def _plain(text: str) -> str:
    return anyascii(text).casefold().strip()
