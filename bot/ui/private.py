"""The private way: direct messages as the standing copy, proved when a player joins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import structlog

from bot.engine.game import Seat
from bot.engine.page import Page
from bot.table import Table
from bot.ui import pages
from bot.ui.render import NOBODY
from bot.ui.reply import LOST, Shown, lost
from storage.store import SeatRecord, Store

log = structlog.get_logger()


KEPT = 1000
"""Private answers remembered."""

REMOVABLE = 14 * 60
"""Seconds during which a private answer can be taken away: its interaction lives for fifteen minutes."""


async def hand(store: Store, table: Table, seat: Seat, locale: str, note: str = "") -> Page:
    """Make the panel of `seat`: its hand, what it has chosen so far, and what it may do."""
    draft = await store.draft(table.id, seat)
    recent = await table.recent(seat)
    return pages.hand_page(table, seat, draft, recent, locale, note)


class Panels:
    """The private answer in which each player last saw a hand: the one before it goes, while Discord lets us."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last: dict[tuple[int, int], tuple[Shown, float]] = {}

    async def keep(self, table: Table, user: int, shown: Shown) -> None:
        """Remember what `user` has just been shown and take away what was shown before in another message."""
        former, at = self._last.pop((table.id, user), (shown, 0.0))
        self._last[table.id, user] = shown, self._now()
        while len(self._last) > KEPT:
            self._last.pop(next(iter(self._last)))
        if former.message == shown.message or self._now() - at > REMOVABLE:
            return
        try:
            await former.remove()
        except (discord.HTTPException, *LOST) as error:
            log.info("an old panel stays", table=table.id, error=str(error))


async def prove_dm(user: discord.User | discord.Member, text: str) -> int | None:
    """Send `text` to `user` and give the channel it went to; None where direct messages are closed. What was only lost
    on the way proves nothing: the hand that comes there will. Raises what makes a request fail, see `LOST`."""
    try:
        channel = await user.create_dm()
    except discord.HTTPException as error:
        if lost(error):
            raise
        log.info("no direct messages", code=error.code)
        return None
    try:
        await channel.send(text, allowed_mentions=NOBODY)
    except (discord.HTTPException, *LOST) as error:
        if not lost(error):
            log.info("direct messages closed", error=str(error))
            return None
    return channel.id


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
