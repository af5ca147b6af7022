"""Finds the language of a person: the one they have chosen, otherwise that of their Discord."""

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
"""The locale of each language.

An interaction gets this locale if the user has chosen a language that differs from that of their Discord.
"""

DISCORD = "locale of Discord"
"""The key in an interaction's `extras` under which its original locale is stored."""


def speak(people: People, interaction: Interaction) -> None:
    """Set the locale of an interaction to the language that its user has chosen.

    All answers to the interaction are then in this language.
    """
    if interaction.user is discord.utils.MISSING:  # discord.py could not read whose it is
        return
    own = interaction.extras.setdefault(DISCORD, interaction.locale)
    chosen = people.locale(interaction.user.id, str(own))
    interaction.locale = LOCALES.get(chosen, own)


async def choose_language(client: Application, reconciler: Reconciler, interaction: Interaction, chosen: str) -> None:
    """Store the language that a person has chosen for all tables. Empty means that of their Discord.

    Tables in direct messages, where the person plays alone, change their language too.
    """
    user = interaction.user.id
    if chosen == language(str(interaction.extras[DISCORD])):
        chosen = ""
    await client.people.choose(user, lambda person: replace(person, language=chosen))
    speak(client.people, interaction)
    for table in client.tables.of_user(user):
        await table.read_in(user, str(interaction.locale))
        reconciler.wake(table)
