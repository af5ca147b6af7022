"""Handlers that only show something: a hand, a larger view, the board, the log, or a table to watch."""

from __future__ import annotations

from bot.engine.chronicle import LogEntry
from bot.engine.record import Viewer
from bot.table import claims
from bot.table.table import Table
from bot.table.watching import may_watch
from bot.ui.flood import see_limit
from bot.ui.pages import forms
from bot.ui.pages.board import more_page, words_page
from bot.ui.pages.content import as_content
from bot.ui.pages.log import log_page, log_text, timeline_page
from bot.ui.pages.look import look_page
from bot.ui.pages.watch import unwatched_page
from bot.ui.panels import bring_down
from bot.ui.personal import bring_alone_down
from bot.ui.press_context import PressContext, on
from bot.ui.private import prove_dm
from bot.ui.user_errors import UserError, check_may_look_on, check_may_replay
from storage.records.servers import WatcherRecord


@on("hand", private=True)
async def hand(press: PressContext) -> None:
    """Show the presser's hand in a private message, even if the presser's direct messages are closed.

    A board message may be folded into one line with this button. In that case the board is posted again.
    """
    if press.table.record.folded and press.interaction.channel_id == press.table.record.channel:
        await bring_alone_down(press.client, press.reconciler, press.table)
        return
    await press.show_hand()


@on("more", private=True)
async def more(press: PressContext) -> None:
    """Show the presser's hand with all its text. Usually a part of the text is hidden."""
    await press.show_hand(unfolded=True)


@on("look", private=True)
async def look(press: PressContext) -> None:
    """Show a larger view of the board, or of the part of the board that was chosen in the same message."""
    table = press.table
    if table.record.status not in ("playing", "over"):
        raise UserError("not-dealt")
    viewer = table.seat_of(press.user)
    if not table.title.presenter.has_looks(table.view(viewer)):
        raise UserError("look-nothing")
    name = press.values[0] if press.values else ""
    person = await press.client.store.person(press.user)
    page = look_page(table, viewer, name, press.locale, press.custom_id.serial + 1)
    page = as_content(page, person.text_first)
    await (press.reply.show(page) if press.values else press.reply.add(page))


@on("words", private=True)
async def words(press: PressContext) -> None:
    """Show a text that describes the picture of the board."""
    table = press.table
    if table.record.status not in ("playing", "over"):
        raise UserError("not-dealt")
    check_may_look_on(table, press.user)
    person = await press.client.store.person(press.user)
    page = words_page(table, await table.news(None), press.locale)
    await press.reply.add(as_content(page, person.text_first))


@on("board-more", private=True)
async def board_more(press: PressContext) -> None:
    """Show those buttons of a table that people rarely need."""
    check_may_look_on(press.table, press.user)
    await press.reply.add(more_page(press.table, press.table.seat_of(press.user), press.locale))


@on("skip", private=True)
async def skip(press: PressContext) -> None:
    """Make the computer players move without pauses for the remaining game.

    This is possible if only computer players are left and the presser has played in this game.
    """
    table = press.table
    if press.seat is None or not table.watched:
        raise UserError("skip-later")
    table.skips = True
    press.client.tables.tell(f"skip {table.id}")
    press.reconciler.wake(table)
    await press.reply.say(press.say("skipped"))


@on("down")
async def down(press: PressContext) -> None:
    """Post the board again at the bottom of the channel."""
    await bring_down(press.reconciler, press.table)


@on("log", private=True)
async def log(press: PressContext) -> None:
    """Show the log of the game, without events that the presser may not know."""
    table = press.table
    viewer = table.seat_of(press.user)
    asked = press.custom_id.argument
    page = log_page(table, await _visible_log(press, viewer), viewer, press.locale, asked)
    await (press.reply.show(page) if asked else press.reply.add(page))


@on("timeline", private=True)
async def timeline(press: PressContext) -> None:
    """Show a list of the turning points of an ended game."""
    table, asked = press.table, press.custom_id.argument
    if f"{table.title.name}-timeline" not in press.say:
        raise UserError("press-unreadable")
    check_may_replay(table, "verify-later")
    viewer = table.seat_of(press.user)
    moves = [move for move in await table.history.standing(table.record) if move.events]
    page = timeline_page(table, moves, viewer, press.locale, asked)
    await (press.reply.show(page) if asked else press.reply.add(page))


@on("log-file", private=True)
async def log_file(press: PressContext) -> None:
    """Send the whole log of the game as a text file, without events that the presser may not know."""
    table = press.table
    viewer = table.seat_of(press.user)
    text = log_text(table, await _visible_log(press, viewer), viewer, press.locale)
    await press.reply.give(press.say("log-file-here"), forms.file(text.encode(), f"table-{table.id}.txt"))


async def _visible_log(press: PressContext, viewer: Viewer) -> list[LogEntry]:
    """Return the entries of the log that the presser may know.

    Claims of players are included if the presser wants to see them.
    """
    table, entries = press.table, await press.table.log_entries(viewer)
    wanted = claims.wants_claims(await press.client.store.person(press.user))
    return claims.with_claims(table.record, table.title, entries) if wanted else entries


ASKED = ("", "tell", "quiet", "stop")
"""What a spectator's button can ask for.

In order: see the board, get messages about great moments, get none, or stop watching.
"""


@on("watch", private=True)
async def watch(press: PressContext) -> None:
    """Show the presser the public state of the table, and store that the presser watches it."""
    table, asked, store = press.table, press.custom_id.argument, press.client.store
    if asked not in ASKED:
        raise UserError("press-unreadable")
    require_watchable(table, press.user)
    await see_limit(store, "watch", press.user, press.client.now())
    boards = press.reconciler.live_boards
    if asked == "stop":
        await boards.stop(table, press.user)
        press.reconciler.wake(table)
        await press.reply.show(unwatched_page(table, press.locale))
        return
    known = await boards.watcher(table, press.user)
    dm, told = (known.dm, known.told) if known is not None else (None, False)
    if asked == "tell" and not told:
        proof = press.say("watch-proof", game=table.called(press.say))
        dm = (await prove_dm(press.interaction, proof)).needed("watch-dm-closed")
    watcher = WatcherRecord(press.user, dm, press.locale, asked == "tell" or (told and asked != "quiet"))
    if table.record.status == "playing":
        await store.watch(table.id, watcher)
    await boards.answer(table, watcher, press.reply)
    press.reconciler.wake(table)


def require_watchable(table: Table, user: int) -> None:
    """Raise UserError if `user` may not watch the table, or if there is no game to see yet."""
    if table.record.status not in ("playing", "over"):
        raise UserError("not-dealt")
    if table.seat_of(user) is not None:
        raise UserError("watch-own")
    check_may_look_on(table, user)
    if not may_watch(table.record, user):
        raise UserError("watch-refused")
