"""Playing again: a new lobby of the game that has ended, with the roles exchanged."""

from __future__ import annotations

from msgspec.structs import replace

from bot.table import lobby
from bot.ui import private
from bot.ui.opening import sit_down
from bot.ui.places import see_allowed
from bot.ui.pressed import Pressed, on
from bot.ui.sorry import Sorry
from storage.faults import ChannelBusy
from storage.records.tables import MatchRecord


@on("rematch")
async def rematch(pressed: Pressed) -> None:
    """Open a new lobby of the same game with the roles exchanged, with the presser and the computers seated, or sit
    down in the one that calls the presser; as the first of a series where the button says so. The way to whoever opens
    it is as before until it has been proved, with the number of the new table; in direct messages it is proved."""
    old, tables = pressed.table, pressed.client.tables
    if old.record.status != "over":
        raise Sorry("rematch-later")
    if old.record.day is not None:
        raise Sorry("daily-once")
    roles = old.game.rematch(old.state, pressed.seat)
    host = await private.seated(pressed.interaction, old.record.seats[pressed.seat].dm)
    try:
        if (running := tables.holder(old.record.guild, old.record.channel)) is not None:
            raise ChannelBusy(running.id)
        await see_allowed(pressed.client, pressed.interaction, old.title.name)
        opening = lobby.again(old.record, old.title, host, roles)
        if pressed.press.argument == "three":
            opening = replace(opening, room=replace(opening.room, match=MatchRecord()))
        table = await tables.open(opening, pressed.interaction.id)
    except ChannelBusy:
        running = tables.holder(old.record.guild, old.record.channel)
        if running is None or running.record.status != "lobby" or pressed.user not in running.record.calls:
            raise
        await sit_down(pressed, running)
        return
    if table.direct:
        start = table.labelled("button-start", pressed.say)
        await pressed.reply.say(pressed.say("opened-direct", table=table.id, start=start))
        return
    join = table.labelled("button-join", pressed.say)
    await pressed.reply.say(pressed.say("rematch-open", table=table.id, join=join))
    proved, way = await private.member(pressed.interaction, table)
    if proved.dm != host.dm and (way.closed or proved.dm is not None):
        await table.keep_contact(pressed.user, proved.dm, pressed.locale)
        pressed.painter.wake(table)
