"""Tests whether a player who joins accepts direct messages. It also cleans the names that users type."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
import structlog
from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.people.people import blocked
from bot.table.names import MARKS
from bot.table.seating import Newcomer
from bot.table.table import Table
from bot.ui.pages.render import NOBODY
from bot.ui.reply import LOST, lost, proves_closed
from bot.ui.user_errors import UserError

log = structlog.get_logger()


WEEK = 7 * 86400.0
"""Seconds for which a hand posted in direct messages proves that the player accepts direct messages."""


class Way(NamedTuple):
    """The result of testing a person's direct messages: the id of the channel, or why there is none."""

    channel: int | None
    closed: bool = False
    """Whether the person accepts no direct messages.

    If this is False and there is no channel, Discord currently prevents the bot from writing.
    """

    def needed(self, closed: str) -> int:
        """Return the id of the channel. Raises UserError if there is none.

        The error has the text `closed` if the person accepts no messages, otherwise a text about the bot's problem.
        """
        if self.channel is None:
            raise UserError(closed if self.closed else "dm-held")
        return self.channel

    def key(self, key: str) -> str:
        """Return the key of the text that says where the hand is shown: `key` or a variant of it."""
        return key if self.channel is not None else f"{key}-dm-closed" if self.closed else f"{key}-dm-held"


async def prove_dm(interaction: discord.Interaction[Any], text: str) -> Way:
    """Test whether the presser accepts direct messages by sending `text`. Return the result.

    Nothing is sent if a hand was posted there within the last `WEEK`. If the request is lost, the channel is used
    anyway, and posting the hand is the next test. Raises the errors of lost requests (`LOST`) if the channel cannot be
    created.
    """
    user, client = interaction.user, interaction.client
    if (proved := await client.store.proved_direct(user.id, client.now() - WEEK)) is not None:
        return Way(proved)
    try:
        channel = await user.create_dm()
    except discord.HTTPException as error:
        if lost(error):
            raise
        return Way(None, proves_closed(error))
    try:
        await channel.send(text, suppress_embeds=True, allowed_mentions=NOBODY)
    except (discord.HTTPException, *LOST) as error:
        if isinstance(error, discord.HTTPException) and not lost(error):
            return Way(None, proves_closed(error))
    return Way(channel.id)


async def tested_player(interaction: discord.Interaction[Any], table: Table) -> tuple[Newcomer, Way]:
    """Return the presser as a new player, and the result of testing whether they accept direct messages."""
    say = table.say(str(interaction.locale))
    seat = await seated(interaction, None)
    way = await prove_dm(interaction, say("dm-proof", game=say(f"{table.title.name}-title"), table=table.id))
    return replace(seat, dm=way.channel), way


def one_line(text: str, most: int) -> str:
    """Return `text`, which a user has typed, as one line of at most `most` characters.

    Formatting and mentions are removed.
    """
    plain = "".join(letter if letter.isprintable() and letter not in MARKS else " " for letter in text)
    return " ".join(plain.split())[:most].strip()


async def seated(interaction: discord.Interaction[Any], dm: int | None) -> Newcomer:
    """Return the presser as a new player. Every person who takes a seat goes through this function.

    Raises Illegal for a person whom the operator has blocked. `dm` is the channel of the person's direct messages.
    """
    user = interaction.user
    if user.id in await blocked(interaction.client.store, "people"):
        raise Illegal(Refusal("blocked"))
    return Newcomer(
        name=user.display_name,
        user=user.id,
        contribution=str(interaction.id),
        dm=dm,
        locale=str(interaction.locale),
    )
