"""Paints what stands in channels and direct messages. Newest wins; nobody waits for it; what was lost is made up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog

from bot.engine.codec import encode
from bot.engine.game import Seat
from bot.engine.page import Page
from bot.table import Table
from bot.tasks import finished
from bot.ui import pages, render
from bot.ui.private import hand
from storage.store import Panel

if TYPE_CHECKING:
    from bot.app import Escapade

log = structlog.get_logger()

YOUNG = 50 * 60
"""Seconds during which a message may be edited without limit."""

TALK = 6
"""Messages of others below a board after which it is posted anew."""

PICTURES = 64
"""Pictures kept drawn."""

Sender = Callable[[], Awaitable[discord.abc.Messageable]]


class Painter:
    """One queue of one for each table."""

    def __init__(self, app: Escapade) -> None:
        self._app = app
        self._store = app.store
        self._pending: dict[int, Table] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._locks: dict[int, asyncio.Lock] = {}
        self._talk: dict[int, int] = {}
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._pictures: dict[str, bytes] = {}

    def wake(self, table: Table) -> None:
        """Paint `table` soon."""
        self._pending[table.id] = table
        if table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._serve(table.id), name=f"painter of table {table.id}")

    def heard(self, channel: int) -> None:
        """Somebody else wrote in `channel`."""
        self._talk[channel] = self._talk.get(channel, 0) + 1

    async def flush(self) -> bool:
        """Wait until everything is painted and tell whether there was anything."""
        return await finished(self._tasks.values())

    def close(self) -> None:
        """Let go of the drawing thread."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def paint(self, table: Table, anew: bool = False) -> None:
        """Paint everything of `table` now; `anew` posts the board again at the bottom."""
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            version = table.record.version
            panels = {(panel.kind, panel.seat): panel for panel in await self._store.panels(table.id)}
            try:
                await self._board(table, panels.get(("board", -1)), anew)
                await self._pings(table, panels)
            except (discord.Forbidden, discord.NotFound) as error:
                log.warning("the channel cannot be painted", table=table.id, code=error.code)
            await self._hands(table, panels)
            await self._store.painted(table.id, version)

    async def shown(self, table: Table, seat: Seat, message: int, page: Page) -> None:
        """Remember that a press has repainted the hand in `message` already."""
        for panel in await self._store.panels(table.id):
            if (panel.kind, panel.seat, panel.message) == ("hand", seat, message):
                await self._keep(table, "hand", seat, panel.channel, message, render.digest(page), panel.posted)

    async def remind(self, table: Table) -> None:
        """Ping once more whoever is waited for: the turn is nearly up."""
        for panel in await self._store.panels(table.id):
            if panel.kind == "ping":
                await self._delete(panel)
                await self._store.unpanel(table.id, "ping", panel.seat)
        await self.paint(table)

    async def _serve(self, number: int) -> None:
        try:
            while (table := self._pending.pop(number, None)) is not None:
                try:
                    await self.paint(table)
                except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                    log.warning("not painted", table=number, error=str(error))
                except Exception:
                    log.exception("painting failed", table=number)
                if number in self._pending:
                    await asyncio.sleep(self._app.settings.paint_pause)
        finally:
            self._tasks.pop(number, None)
            if table := self._pending.get(number):
                self.wake(table)

    async def _board(self, table: Table, panel: Panel | None, anew: bool) -> None:
        page, data = await self._board_page(table)
        digest = render.digest(page, data)
        if panel is not None and panel.digest == digest and not anew:
            return
        if panel is not None and not anew and self._editable(panel):
            try:
                await self._partial(panel).edit(**render.edit(page, data))
            except discord.NotFound:
                panel = None
            else:
                await self._keep(table, "board", -1, panel.channel, panel.message, digest, panel.posted)
                return
        channel = table.record.channel
        nonce = f"b{table.id}.{table.record.version}.{int(anew)}{panel.message % 10**6 if panel else ''}"
        message = await self._app.get_partial_messageable(channel).send(**render.message(page, data), nonce=nonce)
        self._talk.pop(channel, None)
        await self._keep(table, "board", -1, channel, message.id, digest, self._app.now())
        if panel is not None:
            await self._strip(panel)

    async def _board_page(self, table: Table) -> tuple[Page, bytes | None]:
        if table.record.status == "lobby":
            return pages.lobby_page(table), None
        if table.record.status == "void":
            return pages.void_page(table), None
        recent = await table.events(pages.RECENT)
        return pages.board_page(table, recent), await self._picture(table)

    async def _picture(self, table: Table) -> bytes:
        view, say = table.view(None), table.say()
        key = render.digest(encode(view).decode(), table.title.name, say.language, table.names)
        data = self._pictures.pop(key, None)
        if data is None:
            loop = asyncio.get_running_loop()
            data = await loop.run_in_executor(self._pool, table.title.face.picture, view, say)
        self._pictures[key] = data
        while len(self._pictures) > PICTURES:
            self._pictures.pop(next(iter(self._pictures)))
        return data

    async def _pings(self, table: Table, panels: dict[tuple[str, int], Panel]) -> None:
        """One short message for a turn, which goes when it has been taken."""
        waited = {seat for seat in table.waited_for() if table.record.seats[seat].user is not None}
        if len(waited) == len(table.record.seats) == 1:
            waited = set()
        for (kind, seat), panel in panels.items():
            if kind == "ping" and seat not in waited:
                await self._delete(panel)
                await self._store.unpanel(table.id, "ping", seat)
        say = table.say()
        for seat in sorted(waited):
            if ("ping", seat) in panels:
                continue
            turn = table.title.face.turn(table.view(None), say, seat)
            key = "ping-remind" if table.record.reminded else "ping"
            user = table.record.seats[seat].user
            message = await self._app.get_partial_messageable(table.record.channel).send(
                say(key, user=f"<@{user}>", turn=turn),
                nonce=f"p{table.id}.{table.record.version}.{seat}.{int(table.record.reminded)}",
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)] if user else False),
            )
            await self._keep(table, "ping", seat, table.record.channel, message.id, "", self._app.now())

    async def _hands(self, table: Table, panels: dict[tuple[str, int], Panel]) -> None:
        if table.record.status not in ("playing", "over"):
            return
        for seat, player in enumerate(table.record.seats):
            if player.user is None or player.dm is None:
                continue
            page = await hand(self._store, table, seat, player.locale)
            digest = render.digest(page)
            panel = panels.get(("hand", seat))
            if panel is not None and panel.digest == digest:
                continue
            try:
                await self._hand(table, seat, player.dm, page, digest, panel)
            except discord.Forbidden as error:
                log.info("direct messages closed", table=table.id, seat=seat, code=error.code)
                await table.meet(seat, None, player.locale)

    async def _hand(self, table: Table, seat: Seat, dm: int, page: Page, digest: str, panel: Panel | None) -> None:
        if panel is not None and self._app.now() - panel.posted < YOUNG:
            try:
                await self._partial(panel).edit(**render.edit(page))
            except discord.NotFound:
                panel = None
            else:
                await self._keep(table, "hand", seat, dm, panel.message, digest, panel.posted)
                return
        channel = self._app.get_partial_messageable(dm, type=discord.ChannelType.private)
        message = await channel.send(**render.message(page), nonce=f"h{table.id}.{table.record.version}.{seat}")
        await self._keep(table, "hand", seat, dm, message.id, digest, self._app.now())
        if panel is not None:
            await self._strip(panel)

    def _editable(self, panel: Panel) -> bool:
        return self._app.now() - panel.posted < YOUNG and self._talk.get(panel.channel, 0) < TALK

    def _partial(self, panel: Panel) -> discord.PartialMessage:
        return self._app.get_partial_messageable(panel.channel).get_partial_message(panel.message)

    async def _keep(
        self, table: Table, kind: str, seat: Seat, channel: int, message: int, digest: str, posted: float
    ) -> None:
        await self._store.panel(table.id, Panel(kind, seat, channel, message, digest, posted))

    async def _strip(self, panel: Panel) -> None:
        """Take the controls off a message that has been replaced."""
        try:
            await self._partial(panel).edit(view=None)
        except discord.HTTPException as error:
            log.info("old message kept its buttons", code=error.code)

    async def _delete(self, panel: Panel) -> None:
        try:
            await self._partial(panel).delete()
        except discord.HTTPException as error:
            log.info("ping not deleted", code=error.code)
