"""The language in which a person reads: the one they have chosen, or that of their Discord."""

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
"""The locale that an interaction gets for a language, if the person's Discord has another language."""

DISCORD = "locale of Discord"
"""The key under which an interaction keeps its own locale."""


def speak(people: People, interaction: Interaction) -> None:
    """Set the locale of an interaction to its person's language, for all answers to it."""
    if interaction.user is discord.utils.MISSING:  # discord.py could not read whose it is
        return
    own = interaction.extras.setdefault(DISCORD, interaction.locale)
    chosen = people.locale(interaction.user.id, str(own))
    interaction.locale = LOCALES.get(chosen, own)


async def choose_language(client: Application, reconciler: Reconciler, interaction: Interaction, chosen: str) -> None:
    """Store the language that a person has chosen, for all tables; empty means that of their Discord.

    A table that this person plays alone in direct messages speaks it, too.
    """
    user = interaction.user.id
    if chosen == language(str(interaction.extras[DISCORD])):
        chosen = ""
    await client.people.choose(user, lambda person: replace(person, language=chosen))
    speak(client.people, interaction)
    for table in client.tables.of_user(user):
        await table.read_in(user, str(interaction.locale))
        reconciler.wake(table)
