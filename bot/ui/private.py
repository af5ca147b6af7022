"""The private way: direct messages as the standing copy, proved when a player joins."""

from __future__ import annotations

from typing import Any

import discord
import structlog

from bot.table import Table
from bot.ui.pages import clean
from bot.ui.render import NOBODY
from storage.store import SeatRecord

log = structlog.get_logger()


async def prove_dm(user: discord.User | discord.Member, text: str) -> int | None:
    """Send `text` to `user` and give the channel it went to; None where direct messages are closed."""
    try:
        message = await user.send(text, allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        log.info("direct messages closed", code=error.code)
        return None
    return int(message.channel.id)


async def member(interaction: discord.Interaction[Any], table: Table) -> SeatRecord:
    """Make the seat of whoever pressed, with the direct messages proved because of that press."""
    locale = str(interaction.locale)
    text = table.say(locale)("dm-proof", game=table.say(locale)(f"{table.title.name}-title"), table=table.id)
    return seated(interaction, await prove_dm(interaction.user, text))


def seated(interaction: discord.Interaction[Any], dm: int | None) -> SeatRecord:
    """Make the seat of whoever pressed."""
    user = interaction.user
    return SeatRecord(
        name=clean(user.display_name), user=user.id, brought=str(interaction.id), dm=dm, locale=str(interaction.locale)
    )
