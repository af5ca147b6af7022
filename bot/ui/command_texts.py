"""Names and descriptions of commands in every language, from the same catalogues as all other texts."""

from __future__ import annotations

from pathlib import Path

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.engine.texts import LANGUAGES, language, texts

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where a command may be given: on servers, and in direct messages with the bot."""


def words(key: str, folder: Path | None = None) -> locale_str:
    """Give the text `key` for a command: English by default, every language through the translator."""
    folders = (folder,) if folder else ()
    return locale_str(texts("en", folders).say(key), key=key, folders=folders)


class CommandTexts(app_commands.Translator):
    """Answers discord.py's questions from the catalogues."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Give the text in `locale`, or None where we do not speak it."""
        short = locale.value.split("-")[0]
        if "key" not in string.extras or short not in LANGUAGES:
            return None
        return texts(language(locale.value), string.extras["folders"]).say(string.extras["key"])
