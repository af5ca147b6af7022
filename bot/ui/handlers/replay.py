"""Looking back at an ended game: step by step, and as an animation of its turning points."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.replay_frame import ReplayFrame
from bot.people.shown import shown_names
from bot.ui.pages import forms
from bot.ui.pages.animation import animation_of
from bot.ui.pages.replay import ALL, Moment, Reader, lost_page, replay_page
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError, check_may_replay


@on("replay", private=True)
async def replay(press: PressContext) -> None:
    """Show the presser a moment of an ended game in private."""
    table, replays = press.table, press.client.replays
    check_may_replay(table, "replay-later")
    frames = await replays.frames(table)
    if not frames:
        await press.reply.add(lost_page(table, press.locale))
        return
    moment = _moment(press, frames)
    person = await press.client.store.person(press.user)
    reader = Reader(table.seat_of(press.user), person.text_first, press.custom_id.serial + 1)
    recalled = await replays.recalled(table, frames[moment.at], moment.seat, press.say.language)
    page = replay_page(table, frames, moment, recalled, press.locale, reader)
    await (press.reply.show(page) if press.custom_id.argument else press.reply.add(page))


@on("animation", private=True)
async def animation(press: PressContext) -> None:
    """Say at once that the turning points of an ended game are being drawn, and give them as a file that moves."""
    table = press.table
    check_may_replay(table, "replay-later")
    frames = await press.client.replays.frames(table)
    if not frames:
        raise UserError("replay-lost")
    names = await shown_names(press.client.store, table.record, press.say)
    wanted = animation_of(table, frames, table.title.say(press.locale, names))

    async def give() -> None:
        made = await press.client.replays.animated(wanted)
        here = press.say("animation-here", table=table.id)
        await press.reply.give(here, forms.file(made, f"table-{table.id}.webp"))

    await press.reply.say(press.say("animation-soon"))
    press.later(press.interaction, give)


def _moment(press: PressContext, frames: Sequence[ReplayFrame]) -> Moment:
    """Read which moment is asked for; the end, to begin with, is the beginning. Raises UserError."""
    if not press.custom_id.argument:
        return Moment(0, None)
    what, _, named = press.custom_id.argument.partition(".")
    at, _, whose = named.partition(".")
    if press.values:
        at = press.values[0] if what == "to" else at
        whose = press.values[0] if what == "as" else whose
    seats = {ALL: None} | {str(seat): seat for seat in range(len(press.table.names))}
    if not at.isdecimal() or int(at) >= len(frames) or whose not in seats:
        raise UserError("press-unreadable")
    return Moment(int(at), seats[whose])
