"""Playing again: a new lobby of the game that has ended, with the roles exchanged."""

from __future__ import annotations

from msgspec.structs import replace

from bot.table import lobby
from bot.table.access import is_private
from bot.table.table import Table
from bot.ui import private
from bot.ui.channel_checks import see_allowed
from bot.ui.forums import Forum
from bot.ui.opening import sit_down
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError
from storage.records.tables import MatchRecord
from storage.store_errors import ChannelBusy


@on("rematch", private=True)
async def rematch(press: PressContext) -> None:
    """Open a new lobby of the same game with the roles exchanged, with the presser and the computers seated, or sit
    down in the one that calls the presser; as the first of a series where the button says so. The way to whoever opens
    it is as before until it has been proved, with the number of the new table; in direct messages it is proved."""
    old = press.table
    if old.record.status != "over":
        raise UserError("rematch-later")
    if old.record.party is not None:
        raise UserError("party-goes-on")
    if old.record.day is not None:
        raise UserError("daily-once")
    roles = old.game.rematch(old.state, press.seat)
    host = await private.seated(press.interaction, old.record.seats[press.seat].dm)
    opening = lobby.again(old.record, old.title, host, roles)
    called = tuple(user for user in opening.calls if press.client.people.calls(user).invitations)
    opening = replace(opening, calls=called)
    if press.custom_id.argument == "three":
        opening = replace(opening, match=MatchRecord())
    forums = press.client.forums
    try:
        async with forums.rematches(old):
            if (running := await _running(press)) is not None:
                raise ChannelBusy(running.id)
            await see_allowed(press.client, press.interaction, old.title.name)
            table, why = await forums.open_where_usable(opening, press.interaction.id, former=old.id)
    except ChannelBusy:
        running = await _running(press)
        if running is None or running.record.status != "lobby" or press.user not in running.record.calls:
            raise
        await sit_down(press, running)
        return
    if table.direct and press.interaction.channel_id != table.record.channel:
        await table.start(press.user)  # whoever plays alone goes on where the last game ended
        press.reply.pressed(None, private=False)
        press.reply.apart()
        await press.reconciler.now(table, press.seat, press.reply)
        return
    if table.direct:
        start = table.labelled("button-start", press.say)
        await press.reply.say(press.say("opened-direct", table=table.id, start=start))
        return
    join = table.labelled("button-join", press.say)
    told = press.say("rematch-open", table=table.id, join=join, link=await press.client.link(table))
    await press.reply.say(f"{told} {why.said(press.say)}" if why is not None else told)
    proved, way = await private.member(press.interaction, table)
    if proved.dm != host.dm and (way.closed or proved.dm is not None):
        await table.keep_contact(press.user, proved.dm, press.locale)
        press.reconciler.wake(table)


async def _running(press: PressContext) -> Table | None:
    """Return the live table of the rematch in a forum; where there is no forum for it, that of the old channel."""
    record, forums = press.table.record, press.client.forums
    if (running := forums.rematch(press.table)) is not None:
        return running
    if isinstance(await forums.usable(record.guild, is_private(record)), Forum):
        return None
    return press.client.tables.holder(record.guild, record.channel)
