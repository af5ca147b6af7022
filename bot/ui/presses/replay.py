"""Looking back at an ended game: step by step, and as an animation of its turning points."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.frame import ReplayFrame
from bot.people.shown import shown_names
from bot.ui.pages import forms
from bot.ui.pages.reel import reel
from bot.ui.pages.replay import ALL, Moment, Reader, lost_page, replay_page
from bot.ui.pressed import Pressed, on
from bot.ui.sorry import Sorry, see_told


@on("replay", private=True)
async def replay(pressed: Pressed) -> None:
    """Show the presser a moment of an ended game in private."""
    table, replays = pressed.table, pressed.client.replays
    see_told(table, "replay-later")
    frames = await replays.frames(table)
    if not frames:
        await pressed.reply.add(lost_page(table, pressed.locale))
        return
    moment = _moment(pressed, frames)
    person = await pressed.client.store.person(pressed.user)
    reader = Reader(table.seat_of(pressed.user), person.text_first, pressed.press.serial + 1)
    recalled = await replays.recalled(table, frames[moment.at], moment.seat, pressed.say.language)
    page = replay_page(table, frames, moment, recalled, pressed.locale, reader)
    await (pressed.reply.show(page) if pressed.press.argument else pressed.reply.add(page))


@on("animation", private=True)
async def animation(pressed: Pressed) -> None:
    """Say at once that the turning points of an ended game are being drawn, and give them as a file that moves."""
    table = pressed.table
    see_told(table, "replay-later")
    frames = await pressed.client.replays.frames(table)
    if not frames:
        raise Sorry("replay-lost")
    names = await shown_names(pressed.client.store, table.record, pressed.say)
    wanted = reel(table, frames, table.title.say(pressed.locale, names))

    async def give() -> None:
        made = await pressed.client.replays.animated(wanted)
        here = pressed.say("animation-here", table=table.id)
        await pressed.reply.give(here, forms.file(made, f"table-{table.id}.webp"))

    await pressed.reply.say(pressed.say("animation-soon"))
    pressed.later(pressed.interaction, give)


def _moment(pressed: Pressed, frames: Sequence[ReplayFrame]) -> Moment:
    """Read which moment is asked for; the end, to begin with, is the beginning. Raises Sorry."""
    if not pressed.press.argument:
        return Moment(0, None)
    what, _, named = pressed.press.argument.partition(".")
    at, _, whose = named.partition(".")
    if pressed.values:
        at = pressed.values[0] if what == "to" else at
        whose = pressed.values[0] if what == "as" else whose
    seats = {ALL: None} | {str(seat): seat for seat in range(len(pressed.table.names))}
    if not at.isdecimal() or int(at) >= len(frames) or whose not in seats:
        raise Sorry("press-unreadable")
    return Moment(int(at), seats[whose])
