"""Paints what stands in channels and direct messages. Newest wins; nobody waits for it; what was lost is made up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.engine.codec import encode
from bot.engine.game import Seat
from bot.engine.page import Page
from bot.table import Table
from bot.tasks import finished
from bot.ui import pages, render
from bot.ui.notices import KIND, Notices
from bot.ui.private import hand
from bot.ui.promises import Promises
from bot.ui.reply import LOST
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

LIVE = ("lobby", "playing")

AGAIN = (1.0, 30.0)
"""Seconds before what Discord did not take is painted again: at first, and at most."""


class Painter:
    """One queue of one for each table."""

    def __init__(self, app: Escapade) -> None:
        self._app = app
        self._store = app.store
        self.promises = Promises(app.store)
        self._notices = Notices(app, self._post, self._delete)
        self._pending: dict[int, Table] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._locks: dict[int, asyncio.Lock] = {}
        self._talk: dict[int, int] = {}
        self._unsure: dict[tuple[int, str, int], str] = {}
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
        """Let go of the drawing thread and of what is still tried."""
        self._pending.clear()
        for task in self._tasks.values():
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def paint(self, table: Table, anew: bool = False) -> None:
        """Paint everything of `table` now; `anew` posts the board again at the bottom."""
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            version = table.record.version
            panels = {(panel.kind, panel.seat): panel for panel in await self._store.panels(table.id)}
            failed: list[Exception] = []
            barred = promised = False
            for part in self._parts(table, panels, anew):
                try:
                    promised = bool(await part) or promised
                except discord.Forbidden as error:
                    log.warning("the channel may not be painted", table=table.id, code=error.code)
                    barred = table.record.status in LIVE
                except discord.NotFound:
                    log.warning("the channel is gone", table=table.id)
                    if table.record.status in LIVE:
                        await table.end("gone")
                except (discord.HTTPException, *LOST) as error:
                    failed.append(error)
            if failed:
                raise next((error for error in failed if isinstance(error, LOST)), failed[0])
            if promised:
                self.promises.wait(table, version)
            elif not barred:
                await self._store.painted(table.id, version)

    def _parts(
        self, table: Table, panels: dict[tuple[str, int], Panel], anew: bool
    ) -> Iterator[Awaitable[bool | None]]:
        """Give what there is to paint; a part that fails keeps no other back."""
        yield self._board(table, panels.get(("board", -1)), anew)
        yield self._pings(table, panels)
        if table.record.status != "lobby":
            for seat in range(len(table.record.seats)):
                yield self._hand_of(table, seat, panels.get(("hand", seat)))
                yield self._notices.tell(table, seat, panels.get((KIND, seat)))

    async def remind(self, table: Table) -> None:
        """Ping once more whoever is waited for: the turn is nearly up."""
        for panel in await self._store.panels(table.id):
            if panel.kind == "ping":
                try:
                    await self._delete(panel)
                except (discord.HTTPException, *LOST) as error:
                    log.warning("no reminder", table=table.id, seat=panel.seat, error=str(error))
                else:
                    await self._store.unpanel(table.id, "ping", panel.seat)
        self.wake(table)

    async def _serve(self, number: int) -> None:
        again, most = AGAIN
        try:
            while (table := self._pending.pop(number, None)) is not None:
                try:
                    await self.paint(table)
                except LOST as error:
                    log.warning("not painted", table=number, error=str(error), again_in=again)
                    await asyncio.sleep(again)
                    again = min(most, again * 2)
                    self._pending.setdefault(number, table)
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
        anew = anew or (table.id, "board", -1) in self._unsure
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
        target = self._app.get_partial_messageable(channel)
        message, sure = await self._post(table, ("board", -1), target, nonce, **render.message(page, data))
        self._talk.pop(channel, None)
        await self._keep(table, "board", -1, channel, message, digest if sure else "", self._app.now())
        if panel is not None:
            await self._strip(panel)

    async def _board_page(self, table: Table) -> tuple[Page, bytes | None]:
        if table.record.status == "lobby":
            self._pool.submit(table.title.face.warm)
            return pages.lobby_page(table), None
        if table.record.status == "void":
            return pages.void_page(table), None
        recent = await table.events(table.title.face.recent)
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
        errand = table.title.face.errand(table.view(None)) if waited else ""
        for (kind, seat), panel in panels.items():
            if kind == "ping" and (seat not in waited or panel.digest != errand):
                await self._delete(panel)
                await self._store.unpanel(table.id, "ping", seat)
        say = table.say()
        for seat in sorted(waited):
            if ("ping", seat) in panels and panels["ping", seat].digest == errand:
                continue
            turn = table.title.face.turn(table.view(None), say, seat)
            key = "ping-remind" if table.record.reminded else "ping"
            user = table.record.seats[seat].user
            message, _ = await self._post(
                table,
                ("ping", seat),
                self._app.get_partial_messageable(table.record.channel),
                f"p{table.id}.{table.record.version}.{seat}.{int(table.record.reminded)}",
                content=say(key, user=f"<@{user}>", turn=turn),
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)] if user else False),
            )
            await self._keep(table, "ping", seat, table.record.channel, message, errand, self._app.now())

    async def _hand_of(self, table: Table, seat: Seat, panel: Panel | None) -> bool:
        """Paint a hand, unless a press is about to: tell whether that was promised."""
        player = table.record.seats[seat]
        if player.user is None or player.dm is None:
            return False
        if table.record.status == "void":
            if panel is None:
                return False
            page = pages.void_page(table)
        else:
            page = await hand(self._store, table, seat, player.locale)
        digest = render.digest(page)
        if panel is not None and panel.digest == digest:
            return False
        if panel is not None and self.promises.holds(table, seat, digest):
            return True
        try:
            await self._hand(table, seat, player.dm, page, digest, panel)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("direct messages closed", table=table.id, seat=seat, code=error.code)
            await table.meet(seat, None, player.locale)
        return False

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
        nonce = f"h{table.id}.{table.record.version}.{seat}"
        message, sure = await self._post(table, ("hand", seat), channel, nonce, **render.message(page))
        await self._keep(table, "hand", seat, dm, message, digest if sure else "", self._app.now())
        if panel is not None:
            await self._strip(panel)

    async def _post(
        self, table: Table, what: tuple[str, int], channel: discord.PartialMessageable, nonce: str, **content: Any
    ) -> tuple[int, bool]:
        """Post a message and give its id, and whether it surely shows `content`.

        While the answer to a post is lost, the next try asks with the same nonce: Discord then gives what stands
        there already instead of posting twice, and it is brought up to date at once.
        """
        key = (table.id, *what)
        used = self._unsure.setdefault(key, nonce)
        message = await channel.send(nonce=used, **content)
        del self._unsure[key]
        if used != nonce:
            self.wake(table)
        return message.id, used == nonce

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
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("old message kept its buttons", code=error.code)

    async def _delete(self, panel: Panel) -> None:
        try:
            await self._partial(panel).delete()
        except discord.NotFound:
            log.info("ping deleted already")
