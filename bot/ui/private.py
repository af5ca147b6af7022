"""The private way: direct messages as the standing copy, proved when a player joins."""

from __future__ import annotations

from typing import Any

import discord
import structlog

from bot.engine.game import Seat
from bot.engine.page import Page
from bot.table import Table
from bot.ui import controls, pages
from bot.ui.render import NOBODY
from storage.store import SeatRecord, Store

log = structlog.get_logger()


async def hand(store: Store, table: Table, seat: Seat, locale: str, note: str = "") -> Page:
    """Make the panel of `seat`: its hand, what it has chosen so far, and what it may do."""
    draft = controls.drafted(table, seat, await store.draft(table.id, seat))
    return pages.hand_page(table, seat, draft, await table.events(pages.RECENT), locale, note)


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
        name=pages.clean(user.display_name),
        user=user.id,
        brought=str(interaction.id),
        dm=dm,
        locale=str(interaction.locale),
    )
