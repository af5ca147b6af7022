"""What anybody may look at: the hand, a closer look, the board below."""

from __future__ import annotations

from bot.ui.pages.look import look_page
from bot.ui.panels import bring_down
from bot.ui.pressed import Pressed, on
from bot.ui.sorry import Sorry


@on("hand", private=True)
async def hand(pressed: Pressed) -> None:
    """Show the presser's hand, here and now: the way that works with closed direct messages."""
    await pressed.show_hand()


@on("more", private=True)
async def more(pressed: Pressed) -> None:
    """Show the presser's hand with all there is to say of it."""
    await pressed.show_hand(unfolded=True)


@on("look", private=True)
async def look(pressed: Pressed) -> None:
    """Show what there is to look at more closely, or what was chosen of it in the same place."""
    table = pressed.table
    if table.record.status not in ("playing", "over"):
        raise Sorry("not-dealt")
    viewer = table.seat_of(pressed.user)
    if not table.title.face.has_looks(table.view(viewer)):
        raise Sorry("look-nothing")
    name = pressed.values[0] if pressed.values else ""
    page = look_page(table, viewer, name, pressed.locale, pressed.press.serial + 1)
    await (pressed.reply.show(page) if pressed.values else pressed.reply.add(page))


@on("skip")
async def skip(pressed: Pressed) -> None:
    """Let the computers that are left play on without a pause, on the word of somebody who played."""
    table = pressed.table
    if pressed.seat is None or not table.watched:
        raise Sorry("skip-later")
    table.skips = True
    pressed.client.tables.tell(f"skip {table.id}")
    pressed.painter.wake(table)
    await pressed.reply.say(pressed.say("skipped"))


@on("down")
async def down(pressed: Pressed) -> None:
    """Post the board anew at the bottom."""
    await bring_down(pressed.painter, pressed.table)
