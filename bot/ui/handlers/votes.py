"""Handlers for votes of the players: on a pause, and on taking back several moves."""

from __future__ import annotations

from bot.table import back
from bot.table import pause as pauses
from bot.ui.flood import see_limit
from bot.ui.pages.back import back_page
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError


@on("pause")
async def pause(press: PressContext) -> None:
    """Ask the other players for a pause, or register that the presser agrees to one."""
    table, user, now = press.table, press.user, press.client.now()
    assert press.seat is not None
    await table.agree(lambda: pauses.agreed(table, user, now), press.interaction.id)
    if table.record.agreements.halted:
        await press.reply.say(press.say("paused-now", resume=table.labelled("button-resume", press.say)))
        return
    names = tuple(table.names[seat] for seat in pauses.seats_to_agree(table))
    await press.reply.say(press.say("pause-waits", names=names))


@on("resume")
async def resume(press: PressContext) -> None:
    """End a pause of the game."""
    table, user, now = press.table, press.user, press.client.now()
    assert press.seat is not None
    await table.agree(lambda: pauses.ended(table, user, now), press.interaction.id)
    await press.reply.say(press.say("resumed-now"))


@on("further", private=True)
async def further(press: PressContext) -> None:
    """Show a list of the last events, or ask all players to take back everything since the chosen event."""
    table, store, seat = press.table, press.client.store, press.seat
    if not back.is_possible(table):
        raise UserError("refuse-back-over")
    if not press.values:
        await press.reply.show(back_page(table, await back.moments(table, store), press.say))
        return
    chosen, of = press.values[0], press.custom_id.argument
    if not (chosen.isdecimal() and of.isdecimal()):
        raise UserError("press-unreadable")
    back.check_no_other_vote(table, seat)
    if back.people_to_agree(table, (press.user,)):
        await see_limit(store, "back", press.user, press.client.now())
    await back.ask(table, store, seat, int(chosen), int(of), press.interaction.id)
    await press.show_hand(press.say("back-waits" if back.vote(table) is not None else "back-went"))


@on("agree-back")
async def agree(press: PressContext) -> None:
    """Register that the presser agrees to take back several moves."""
    named, store = press.custom_id.argument, press.client.store
    await back.agree(press.table, store, press.seat, named, press.interaction.id)
    await press.reply.say(press.say("back-waits" if back.vote(press.table) is not None else "back-went"))


@on("refuse-back")
async def refuse(press: PressContext) -> None:
    """Register that the presser refuses to take back several moves."""
    await back.refuse(press.table, press.seat, press.custom_id.argument, press.interaction.id)
    await press.reply.say(press.say("back-stays"))
