"""What anybody may look at: the hand, a closer look, the board below."""

from __future__ import annotations

from bot.ui.pages.content import as_content
from bot.ui.pages.look import look_page
from bot.ui.panels import bring_down
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError


@on("hand", private=True)
async def hand(press: PressContext) -> None:
    """Show the presser's hand, here and now: the way that works with closed direct messages."""
    await press.show_hand()


@on("more", private=True)
async def more(press: PressContext) -> None:
    """Show the presser's hand with all there is to say of it."""
    await press.show_hand(unfolded=True)


@on("look", private=True)
async def look(press: PressContext) -> None:
    """Show what there is to look at more closely, or what was chosen of it in the same place."""
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


@on("skip")
async def skip(press: PressContext) -> None:
    """Let the computers that are left play on without a pause, on the word of somebody who played."""
    table = press.table
    if press.seat is None or not table.watched:
        raise UserError("skip-later")
    table.skips = True
    press.client.tables.tell(f"skip {table.id}")
    press.reconciler.wake(table)
    await press.reply.say(press.say("skipped"))


@on("down")
async def down(press: PressContext) -> None:
    """Post the board anew at the bottom."""
    await bring_down(press.reconciler, press.table)
