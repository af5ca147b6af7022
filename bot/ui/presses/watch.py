"""Watching a table without playing: what everybody knows, and a word at great moments for whoever likes."""

from __future__ import annotations

from bot.table.table import Table
from bot.ui.pages.watch import unwatched_page, watch_page
from bot.ui.pressed import Pressed, on
from bot.ui.private import prove_dm
from bot.ui.sorry import Sorry
from storage.records.servers import WatcherRecord

ASKED = ("", "tell", "quiet", "stop")
"""What somebody who watches may ask for: to see, to be told of great moments or not, not to watch any longer."""


@on("watch", private=True)
async def watch(pressed: Pressed) -> None:
    """Show the presser what everybody knows, and keep that it watches."""
    table, asked, store = pressed.table, pressed.press.argument, pressed.client.store
    if asked not in ASKED:
        raise Sorry("press-unreadable")
    see_open(table, pressed.user)
    if asked == "stop":
        await store.unwatch(table.id, pressed.user)
        await pressed.reply.show(unwatched_page(table, pressed.locale))
        return
    known = next((each for each in await store.watchers(table.id) if each.user == pressed.user), None)
    dm, told = (known.dm, known.told) if known is not None else (None, False)
    if asked == "tell" and not told:
        proof = pressed.say("watch-proof", game=table.called(pressed.say))
        dm = (await prove_dm(pressed.interaction.user, proof)).needed("watch-dm-closed")
    told = asked == "tell" or (told and asked != "quiet")
    if table.record.status == "playing":
        await store.watch(table.id, WatcherRecord(pressed.user, dm, pressed.locale, told))
    page = watch_page(table, told, await table.news(None), pressed.locale, await pressed.client.link(table))
    await pressed.reply.show(page)


def see_open(table: Table, user: int) -> None:
    """Raise Sorry where `user` has nothing to watch, or may not."""
    invited = table.record.room.invited
    if table.record.status not in ("playing", "over"):
        raise Sorry("not-dealt")
    if table.seat_of(user) is not None:
        raise Sorry("watch-own")
    if invited is not None and user not in invited:
        raise Sorry("watch-private")
