"""The private way: direct messages as the standing copy, proved when a player joins."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import structlog
from msgspec.structs import replace

from bot.engine.codec import encode
from bot.engine.game import Move, Seat
from bot.engine.page import Page
from bot.table import Table
from bot.ui import controls, pages
from bot.ui.render import NOBODY, digest
from storage.store import SeatRecord, Store

log = structlog.get_logger()


DRAWN = 32
"""Private pictures kept drawn: a panel is often made twice, for the answer to a press and for the direct messages."""

_drawn: dict[str, bytes] = {}


async def hand(store: Store, table: Table, seat: Seat, locale: str, note: str = "") -> Page:
    """Make the panel of `seat`: its hand, what it has chosen so far, and what it may do."""
    draft = controls.drafted(table, seat, await store.draft(table.id, seat))
    recent = await table.events(table.title.face.recent)
    page = pages.hand_page(table, seat, draft, recent, locale, note)
    return replace(page, picture=await _picture(table, seat, draft, locale))


async def _picture(table: Table, seat: Seat, draft: Move | None, locale: str) -> bytes:
    """Draw the picture of a panel in a thread; empty for one without."""
    view, say = table.view(seat), table.say(locale)
    draw = table.title.face.private_picture(view, table.asks(seat), draft, say)
    if draw is None:
        return b""
    key = digest(encode(view).decode(), str(draft), table.title.name, say.language, table.names)
    data = _drawn.pop(key, b"") or await asyncio.to_thread(draw)
    _drawn[key] = data
    while len(_drawn) > DRAWN:
        _drawn.pop(next(iter(_drawn)))
    return data


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
