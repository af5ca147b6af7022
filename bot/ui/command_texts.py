"""Names and descriptions of commands in every language. If they have changed, Discord gets them again."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.engine.codec import encode
from bot.engine.texts import LANGUAGES, language, texts
from bot.ui.client import Client


def words(key: str, folder: Path | None = None) -> locale_str:
    """Return the text with this `key` as the name of a command, option or choice.

    discord.py later translates it into every language.
    """
    folders = (folder,) if folder else ()
    return locale_str(texts("en", folders).say(key), key=key, folders=folders)


def sentence(key: str, folder: Path | None = None) -> locale_str:
    """Return the text with this `key` as the description of a command or option.

    The description begins with a capital and has no full stop. The text itself may differ, because it is also used
    elsewhere.
    """
    found = words(key, folder)
    return locale_str(_as_description(found.message), **found.extras, begins=True)


class CommandTexts(app_commands.Translator):
    """Translates the names and descriptions of commands for discord.py. The texts are in the Fluent files."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a text in the language `locale`, or None if this language is not supported."""
        short = locale.value.split("-")[0]
        if "key" not in string.extras or short not in LANGUAGES:
            return None
        said = texts(language(locale.value), string.extras["folders"]).say(string.extras["key"])
        return _as_description(said) if "begins" in string.extras else said


async def command_payloads(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Return all commands as JSON data in the form that Discord expects, with the texts in every language."""
    translator = CommandTexts()
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def _as_description(text: str) -> str:
    """Return `text` with a capital at the start and without a full stop at the end."""
    return (text[:1].upper() + text[1:]).removesuffix(".")


SYNCED = "synced_commands"


async def sync(client: Client) -> None:
    """Send all commands to Discord if any of them has changed since they were sent last."""
    payload = await command_payloads(client.tree)
    print_ = hashlib.sha256(encode(payload)).hexdigest()
    key = await synced_key(client)
    if await client.store.read(key) != print_:
        assert client.application_id is not None
        await client.http.bulk_upsert_global_commands(client.application_id, payload)
        await client.store.write(key, print_)


async def synced_key(client: Client) -> str:
    """Return the key under which the database has a hash of the last commands sent to Discord.

    The key contains the time of the last restore of the database (its epoch).
    """
    return f"{SYNCED}_{client.application_id}_{await client.store.epoch()}"
