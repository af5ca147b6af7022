"""Paints what stands in channels and direct messages. Newest wins; nobody waits for it; what was lost is made up."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord
import structlog
from msgspec.structs import replace

from bot.engine.game import Illegal, Seat
from bot.engine.page import Page
from bot.table import GONE, Table
from bot.tasks import finished
from bot.ui import pages, render
from bot.ui.missing import Missing
from bot.ui.notices import KIND, Notices
from bot.ui.pings import Pings
from bot.ui.private import hand
from bot.ui.promises import Promises
from bot.ui.reply import LOST, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, lost
from storage.store import Panel, StoreError

if TYPE_CHECKING:
    from bot.app import Escapade

log = structlog.get_logger()

YOUNG = 50 * 60
"""Seconds during which a message may be edited without limit."""

TALK = 6
"""Messages of others below a board after which it is posted anew."""

FIXED = frozenset((30046, 50083, UNKNOWN_CHANNEL))
"""Discord's codes for a message that cannot be edited any more: too often after an hour, in an archived thread, or in a
channel that it does not know, as posting will show."""

AGAIN = (1.0, 30.0)
"""Seconds before what Discord did not take is painted again: at first, and at most."""


class Painter:
    """One queue of one for each table."""

    def __init__(self, app: Escapade) -> None:
        self._app = app
        self._store = app.store
        self.promises = Promises(app.store)
        self._pings = Pings(app, self._post, self._delete)
        self._notices = Notices(app, self._post, self._delete)
        self._pending: dict[int, Table] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._talk: dict[int, int] = {}
        self._unsure: dict[tuple[int, str, int], str] = {}
        self._barred: dict[int, Table] = {}
        self._missing = Missing(app)

    def wake(self, table: Table) -> None:
        """Paint `table` soon."""
        self._pending[table.id] = table
        if table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._serve(table.id), name=f"painter of table {table.id}")

    def retry(self, concerns: Callable[[Table], bool]) -> None:
        """Paint once more the tables whose channel refused it, of those that something `concerns`."""
        for table in [*self._barred.values()]:
            if concerns(table):
                self.wake(table)

    def heard(self, channel: int) -> None:
        """Somebody else wrote in `channel`."""
        self._talk[channel] = self._talk.get(channel, 0) + 1

    async def flush(self) -> bool:
        """Wait until everything is painted and tell whether there was anything."""
        return await finished(self._tasks.values())

    def close(self) -> None:
        """Let go of what is still tried."""
        self._pending.clear()
        for task in self._tasks.values():
            task.cancel()

    async def paint(self, table: Table, anew: bool = False) -> bool:
        """Paint everything of `table` now; `anew` posts the board again at the bottom. Tell whether the channel let us.

        What it refused is tried again at a restart, or when `retry` is asked.
        """
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            gone = await self._gone(table)
            version = table.record.version
            panels = {(panel.kind, panel.seat): panel for panel in await self._store.panels(table.id)}
            failed: list[Exception] = []
            barred = promised = False
            self._barred.pop(table.id, None)
            for part in self._parts(table, panels, anew):
                try:
                    promised = bool(await part) or promised
                except discord.Forbidden as error:
                    log.warning("the channel may not be painted", table=table.id, code=error.code)
                    barred = True
                except (discord.HTTPException, *LOST) as error:
                    if not (isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL):
                        failed.append(error)
                    elif not gone:
                        self._missing.doubt(table)
                        barred = True
            if barred and not gone:
                self._barred[table.id] = table
            if failed:
                raise next((error for error in failed if lost(error)), failed[0])
            if table.id not in self._barred and promised:
                self.promises.wait(table, version)
            elif table.id not in self._barred:
                await self._store.painted(table.id, version)
            return not barred

    async def _gone(self, table: Table) -> bool:
        """Tell whether the channel of `table` is gone; when that has just turned out, the table ends."""
        if await self._missing.confirmed(table):
            log.warning("the channel is gone", table=table.id)
            with contextlib.suppress(Illegal):
                await table.end(GONE)
            return True
        return table.record.reason == GONE

    def _parts(
        self, table: Table, panels: dict[tuple[str, int], Panel], anew: bool
    ) -> Iterator[Awaitable[bool | None]]:
        """Give what there is to paint; a part that fails keeps no other back."""
        yield self._board(table, panels.get(("board", -1)), anew)
        yield self._pings.call(table, panels)
        if table.record.status != "lobby":
            for seat in range(len(table.record.seats)):
                yield self._hand_of(table, seat, panels.get(("hand", seat)))
                yield self._notices.tell(table, seat, panels.get((KIND, seat)))

    async def remind(self, table: Table) -> None:
        """Ping once more whoever is waited for: the turn is nearly up."""
        await self._pings.forget(table)
        self.wake(table)

    async def _serve(self, number: int) -> None:
        again, most = AGAIN
        try:
            while (table := self._pending.pop(number, None)) is not None:
                try:
                    await self.paint(table)
                except Exception as error:
                    if lost(error) or isinstance(error, StoreError):
                        log.warning("not painted", table=number, error=str(error), again_in=again)
                        await asyncio.sleep(again)
                        again = min(most, again * 2)
                        self._pending.setdefault(number, table)
                    else:
                        log.exception("painting failed", table=number)
                if number in self._pending:
                    await asyncio.sleep(self._app.settings.paint_pause)
        finally:
            self._tasks.pop(number, None)
            if table := self._pending.get(number):
                self.wake(table)

    async def _board(self, table: Table, panel: Panel | None, anew: bool) -> None:
        page = await self._board_page(table)
        anew = anew or (table.id, "board", -1) in self._unsure
        if panel is not None and panel.digest == render.digest(page) and not anew:
            return
        channel = table.record.channel
        nonce = f"b{table.id}.{table.record.version}.{int(anew)}{panel.message % 10**6 if panel else ''}"
        target = self._app.get_partial_messageable(channel)
        anew = anew or self._talk.get(channel, 0) >= TALK
        if await self._stand(table, ("board", -1), target, nonce, page, panel, anew):
            self._talk.pop(channel, None)

    async def _board_page(self, table: Table) -> Page:
        if table.record.status == "lobby":
            self._app.pictures.warm(table.title.name)
            return pages.lobby_page(table)
        if table.record.status == "void":
            return pages.void_page(table)
        return pages.board_page(table, await table.recent(None))

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
        if panel is not None and self.promises.holds(table, seat, panel.message, digest):
            return True
        target = self._app.get_partial_messageable(player.dm, type=discord.ChannelType.private)
        nonce = f"h{table.id}.{table.record.version}.{seat}"
        try:
            await self._stand(table, ("hand", seat), target, nonce, page, panel)
        except (discord.Forbidden, discord.NotFound) as error:
            if lost(error):
                raise
            log.info("direct messages closed", table=table.id, seat=seat, code=error.code)
            await table.meet(player.user, None, player.locale)
        return False

    async def _stand(
        self,
        table: Table,
        what: tuple[str, Seat],
        target: discord.PartialMessageable,
        nonce: str,
        page: Page,
        old: Panel | None,
        anew: bool = False,
    ) -> bool:
        """Let `page` stand in `target`: in the `old` message while that may be edited, else, or `anew`, in another one.

        Tell whether it is another one; the old one has lost its controls then.
        """
        digest, now = render.digest(page), self._app.now()
        drawn = await self._app.pictures.of(page)
        if old is not None and not anew and now - old.posted < YOUNG:
            try:
                await self._partial(old).edit(**render.edit(page, drawn))
            except discord.HTTPException as error:
                if error.code == UNKNOWN_MESSAGE:
                    old = None
                elif error.code not in FIXED:
                    raise
            else:
                await self._store.panel(table.id, replace(old, digest=digest))
                return False
        message, sure = await self._post(table, what, target, nonce, **render.message(page, drawn))
        await self._store.panel(table.id, Panel(*what, target.id, message, digest if sure else "", now))
        if old is not None:
            await self._strip(old)
        return True

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

    def _partial(self, panel: Panel) -> discord.PartialMessage:
        return self._app.get_partial_messageable(panel.channel).get_partial_message(panel.message)

    async def _strip(self, panel: Panel) -> None:
        """Take the controls off a message that has been replaced."""
        try:
            await self._partial(panel).edit(view=None)
        except (discord.HTTPException, *LOST) as error:
            log.info("old message kept its buttons", channel=panel.channel, error=str(error))

    async def _delete(self, panel: Panel) -> None:
        try:
            await self._partial(panel).delete()
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            log.info("message deleted already", kind=panel.kind)
