"""What anybody may look at: the hand, the log, a closer look, the board below."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.engine.record import Seat
from bot.table.table import Table
from bot.ui import private
from bot.ui.dispatch import Interaction, Pressed, Sorry, on, shared
from bot.ui.pages import forms
from bot.ui.pages.log import log_page, log_text, timeline_page
from bot.ui.pages.look import look_page
from bot.ui.painting.painter import Painter
from bot.ui.presses.ending import see_told
from bot.ui.reply import Reply


@on("hand", private=True)
async def hand(pressed: Pressed) -> None:
    """Show the presser's hand, here and now: the way that works with closed direct messages."""
    await pressed.show_hand()


@on("more", private=True)
async def more(pressed: Pressed) -> None:
    """Show the presser's hand with all there is to say of it."""
    await pressed.show_hand(unfolded=True)


@on("log", private=True)
async def log(pressed: Pressed) -> None:
    """Tell what happened, as far as the presser may know."""
    table = pressed.table
    viewer = table.seat_of(pressed.user)
    asked = pressed.press.argument
    page = log_page(table, await table.told(viewer), viewer, pressed.locale, asked)
    await (pressed.reply.show(page) if asked else pressed.reply.add(page))


@on("timeline", private=True)
async def timeline(pressed: Pressed) -> None:
    """List what an ended game was about."""
    table, asked = pressed.table, pressed.press.argument
    if f"{table.title.name}-timeline" not in pressed.say:
        raise Sorry("press-unreadable")
    see_told(table, "verify-later")
    viewer = table.seat_of(pressed.user)
    moves = [move for move in await table.history.standing(table.record) if move.events]
    page = timeline_page(table, moves, viewer, pressed.locale, asked)
    await (pressed.reply.show(page) if asked else pressed.reply.add(page))


@on("log-file", private=True)
async def log_file(pressed: Pressed) -> None:
    """Give what the presser may know of all that happened as a file of text."""
    table = pressed.table
    viewer = table.seat_of(pressed.user)
    text = log_text(table, await table.told(viewer), viewer, pressed.locale)
    await pressed.reply.give(pressed.say("log-file-here"), forms.file(text.encode(), f"table-{table.id}.txt"))


@on("note", form=True, private=True)
async def note(pressed: Pressed) -> None:
    """Open the form of what the presser notes for itself, or keep what was typed."""
    table, seat, face = pressed.table, pressed.seat, pressed.table.title.face
    lines = face.notes(table.view(seat)) if table.record.status == "playing" else ()
    if not lines:
        raise Sorry("press-unreadable")
    if pressed.interaction.type is not discord.InteractionType.modal_submit:
        await pressed.reply.open(forms.notes(table, seat, lines, pressed.say))
        return
    typed = tuple("".join(pressed.answers.get(line, ()))[: forms.NOTE] for line in lines)
    try:
        face.noted(table.view(seat), typed)
    except ValueError:
        await pressed.reply.say(pressed.say("typed-unreadable"))
        return
    await table.keep_words(seat, lambda player: replace(player, notes=typed), pressed.interaction.id)
    await pressed.show_hand()


@on("look", private=True)
async def look(pressed: Pressed) -> None:
    """Show what there is to look at more closely, or what was chosen of it in the same place."""
    table = pressed.table
    if table.record.status not in ("playing", "over"):
        raise Sorry("not-dealt")
    viewer = table.seat_of(pressed.user)
    if not table.title.face.looks(table.view(viewer), pressed.say):
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


async def bring_down(painter: Painter, table: Table) -> None:
    """Post the board of `table` anew at the bottom of its channel. Raises Sorry where the bot may not write there."""
    if not await painter.paint(table, anew=True):
        raise Sorry("direct-barred" if table.direct else "board-barred", table=table.id)


async def show_to(painter: Painter, table: Table, seat: Seat, reply: Reply, interaction: Interaction) -> None:
    """Show whoever gives a command the hand, in the language that is read now: in place of the panel shown before, or,
    where it stands in this very channel, there, at the bottom. Raises Sorry."""
    await table.come_back(interaction.user.id)
    player, locale = table.record.seats[seat], str(interaction.locale)
    if player.locale != locale:
        await table.meet(interaction.user.id, player.dm, locale)
    if table.direct and table.record.channel == interaction.channel_id:
        await bring_down(painter, table)
        await reply.say(shared(interaction)("hand-down"))
    else:
        await private.show(painter, table, seat, reply, locale)
