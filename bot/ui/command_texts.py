"""Names and descriptions of commands in every language. Discord gets them when they have changed."""

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
    """Return the text `key` for a command: English by default, every language through the translator."""
    folders = (folder,) if folder else ()
    return locale_str(texts("en", folders).say(key), key=key, folders=folders)


def sentence(key: str, folder: Path | None = None) -> locale_str:
    """Return the text `key` for the description of a command or option.

    All descriptions begin in the same way, whatever other texts use the key.
    """
    found = words(key, folder)
    return locale_str(_begun(found.message), **found.extras, begins=True)


class CommandTexts(app_commands.Translator):
    """Answers discord.py's questions from the catalogues."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in `locale`, or None if we do not have that language."""
        short = locale.value.split("-")[0]
        if "key" not in string.extras or short not in LANGUAGES:
            return None
        said = texts(language(locale.value), string.extras["folders"]).say(string.extras["key"])
        return _begun(said) if "begins" in string.extras else said


async def command_payloads(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Return all commands as Discord gets them, in every language."""
    translator = CommandTexts()
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def _begun(text: str) -> str:
    """Return a description with a capital at its start and no full stop at its end."""
    return (text[:1].upper() + text[1:]).removesuffix(".")


SYNCED = "synced_commands"


async def sync(client: Client) -> None:
    """Send the loaded commands to Discord, in every language, if they have changed."""
    payload = await command_payloads(client.tree)
    print_ = hashlib.sha256(encode(payload)).hexdigest()
    key = await synced_key(client)
    if await client.store.read(key) != print_:
        assert client.application_id is not None
        await client.http.bulk_upsert_global_commands(client.application_id, payload)
        await client.store.write(key, print_)


async def synced_key(client: Client) -> str:
    """Return the key of the note with a hash of the commands that Discord has, in this epoch."""
    return f"{SYNCED}_{client.application_id}_{await client.store.epoch()}"
