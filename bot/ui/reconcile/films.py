"""Adds an animation of the turning points of a game to the message about the game's end."""

from __future__ import annotations

import asyncio
import io

import discord
import structlog

from bot.people.people import shown_names
from bot.table.access import may_replay
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.pages.share import animation_of
from bot.ui.reconcile.messages import Sent
from bot.ui.reply import LOST
from storage.store_errors import StoreError

log = structlog.get_logger()


class Films:
    """Makes animations of games in the background.

    If the bot stops before an animation is ready, people can only see it in the replay.
    """

    def __init__(self, client: Client) -> None:
        self._client = client
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, table: Table, sent: Sent) -> None:
        """Start to make an animation for `sent`, the message about the end of a game.

        Do nothing for tutorials, and for games whose secrets are not public yet.
        """
        now = self._client.tables.table_time.sure()
        if sent.whole is None or table.record.lesson is not None or not may_replay(table.record, now):
            return
        task = asyncio.create_task(self._add(table, sent.whole, sent), name=f"film of table {table.id}")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _add(self, table: Table, message: discord.Message, sent: Sent) -> None:
        try:
            frames = await self._client.replays.frames(table)
            if not frames:
                return
            say = table.say()
            names = await shown_names(self._client.store, table.record, say)
            made = await self._client.replays.animated(animation_of(table, frames, table.title.say(say.locale, names)))
            about = say("animation-here", table=table.id)
            film = discord.File(io.BytesIO(made), filename=f"table-{table.id}.webp", description=about)
            kept = [sent.shown] if sent.shown.attachment else []
            await message.edit(attachments=[*kept, *message.attachments, film])  # type: ignore[list-item]
        except (discord.HTTPException, *LOST, StoreError) as error:
            log.info("no film in an ending", table=table.id, error=str(error))
        except Exception:
            log.exception("a film is not made", table=table.id)
