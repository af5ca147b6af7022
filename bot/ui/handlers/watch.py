"""Watching a table without playing: what everybody knows, and a word at great moments for whoever likes."""

from __future__ import annotations

from bot.table.table import Table
from bot.ui.pages.watch import unwatched_page, watch_page
from bot.ui.press_context import PressContext, on
from bot.ui.private import prove_dm
from bot.ui.user_errors import UserError, check_may_look_on
from storage.records.servers import WatcherRecord

ASKED = ("", "tell", "quiet", "stop")
"""What somebody who watches may ask for: to see, to be told of great moments or not, not to watch any longer."""


@on("watch", private=True)
async def watch(press: PressContext) -> None:
    """Show the presser what everybody knows, and keep that it watches."""
    table, asked, store = press.table, press.custom_id.argument, press.client.store
    if asked not in ASKED:
        raise UserError("press-unreadable")
    see_open(table, press.user)
    if asked == "stop":
        await store.unwatch(table.id, press.user)
        await press.reply.show(unwatched_page(table, press.locale))
        return
    known = next((each for each in await store.watchers(table.id) if each.user == press.user), None)
    dm, told = (known.dm, known.told) if known is not None else (None, False)
    if asked == "tell" and not told:
        proof = press.say("watch-proof", game=table.called(press.say))
        dm = (await prove_dm(press.interaction, proof)).needed("watch-dm-closed")
    told = asked == "tell" or (told and asked != "quiet")
    if table.record.status == "playing":
        await store.watch(table.id, WatcherRecord(press.user, dm, press.locale, told))
    page = watch_page(table, told, await table.news(None), press.locale, await press.client.link(table))
    await press.reply.show(page)


def see_open(table: Table, user: int) -> None:
    """Raise UserError where `user` has nothing to watch, or may not."""
    if table.record.status not in ("playing", "over"):
        raise UserError("not-dealt")
    if table.seat_of(user) is not None:
        raise UserError("watch-own")
    check_may_look_on(table, user)
