"""The language in which people read: what they have chosen, or that of their Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot.engine.texts import language
from bot.people.people import People
from bot.ui.reply import Interaction

if TYPE_CHECKING:
    from bot.ui.application import Application
    from bot.ui.reconcile.reconciler import Reconciler

LOCALES = {"en": discord.Locale.american_english, "es": discord.Locale.spain_spanish}
"""The locale that a language has for an interaction whose Discord has another language."""

DISCORD = "locale of Discord"
"""Where an interaction keeps its own locale."""


def speak(people: People, interaction: Interaction) -> None:
    """Give an interaction the locale in which its person reads, for all that is said in answer to it."""
    if interaction.user is discord.utils.MISSING:  # the library could not read from whom it comes
        return
    own = interaction.extras.setdefault(DISCORD, interaction.locale)
    chosen = people.locale(interaction.user.id, str(own))
    interaction.locale = LOCALES.get(chosen, own)


async def choose_language(client: Application, reconciler: Reconciler, interaction: Interaction, chosen: str) -> None:
    """Let a person read in a language from now on, at all tables; empty for that of their Discord.

    A table that one person alone plays in direct messages speaks it, too.
    """
    user = interaction.user.id
    if chosen == language(str(interaction.extras[DISCORD])):
        chosen = ""
    await client.people.choose(user, lambda person: replace(person, language=chosen))
    speak(client.people, interaction)
    for table in client.tables.of_user(user):
        await table.read_in(user, str(interaction.locale))
        reconciler.wake(table)
