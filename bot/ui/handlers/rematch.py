"""Handlers after a game: they open a lobby for a rematch or for another game with the same people.

The former players and spectators are invited to this lobby.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.installed_games import InstalledGame, installed_game, names
from bot.table import along, lobby
from bot.table.access import is_private
from bot.table.table import Table
from bot.ui import private
from bot.ui.channel_checks import require_allowed
from bot.ui.flood import see_limit
from bot.ui.forums import Forum
from bot.ui.opening import sit_down
from bot.ui.pages.next_game import another_page, out_page
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError
from storage.records.tables import MatchRecord
from storage.store_errors import ChannelBusy


@on("rematch", private=True)
async def rematch(press: PressContext) -> None:
    """Open the lobby for a rematch, or join it if it is already open. The players' roles are exchanged.

    The presser and the computer players are seated. If the button is for a series, the new game is the first of a
    series.
    """
    await _open_next(press, press.table.title)


@on("another", private=True)
async def another(press: PressContext) -> None:
    """Show which other games the same people can play, or open a lobby for the chosen game."""
    _require_next(press)
    if press.table.direct:
        raise UserError("press-unreadable")
    chosen = press.values[0] if press.values else ""
    if not chosen:
        await press.reply.add(another_page(press.table, press.locale))
        return
    if chosen not in names():
        raise UserError("press-unreadable")
    await _open_next(press, installed_game(chosen))


@on("out", private=True)
async def out(press: PressContext) -> None:
    """Register that the presser declines the next game, whose lobby then does not wait for this person."""
    _require_next(press)
    running, user = await _find_next(press), press.user
    if running is not None and _is_next(running, press.table) and running.record.status == "lobby":
        await running.alter(lambda record: along.without_person(record, user), press.interaction.id)
    elif press.table.seat_of(user) is not None:
        await press.table.decide(lambda record: along.with_refusal_of_next(record, user), press.interaction.id)
    await press.reply.add(out_page(press.table, press.locale))


async def _open_next(press: PressContext, title: InstalledGame) -> None:
    """Open the lobby of the next game with the same people, or join it if it is already open.

    A message about the new table tests whether the presser accepts direct messages. Until it arrives, the last game's
    result of this test counts. In direct messages no test is needed.
    """
    old = press.table
    _require_next(press)
    running = await _find_next(press)
    if running is not None and title is old.title and _has_invited(running, old, press.user):
        await sit_down(press, running)
        return
    roles = old.game.rematch(old.state, press.seat) if title is old.title else {}
    host = await private.seated(press.interaction, old.record.seats[press.seat].dm)
    opening = lobby.again(old.record, title, host, roles)
    called = tuple(user for user in opening.calls if press.client.people.calls(user).invitations)
    opening = replace(opening, calls=called)
    if press.custom_id.argument == "three":
        opening = replace(opening, match=MatchRecord())
    if not old.direct:
        watching = [each.user for each in await press.client.store.watchers(old.id)]
        people = press.client.people
        named = {user for user in watching if people.calls(user).invitations and people.wants_show(user)}
        refuse = [user for user in watching if user not in named]
        opening = along.with_invitations(opening, old.record, watching, old.table_time.now(), refuse)
    forums = press.client.forums
    try:
        async with forums.rematches(old):
            if (running := await _find_next(press)) is not None:
                raise ChannelBusy(running.id)
            await require_allowed(press.client, press.interaction, title.name)
            if not old.direct:
                await see_limit(press.client.store, "again", press.user, press.client.now(), old.id)
            table, why = await forums.open_where_usable(opening, press.interaction.id, former=old.id)
    except ChannelBusy:
        running = await _find_next(press)
        if running is None or title is not old.title or not _has_invited(running, old, press.user):
            raise
        await sit_down(press, running)
        return
    if table.direct and press.interaction.channel_id != table.record.channel:
        await table.start(press.user)  # a player who plays alone continues in the last game's channel
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
    proved, way = await private.tested_player(press.interaction, table)
    if proved.dm != host.dm and (way.closed or proved.dm is not None):
        await table.keep_contact(press.user, proved.dm, press.locale)
        press.reconciler.wake(table)


def _require_next(press: PressContext) -> None:
    """Raise UserError if no next game can be opened, or if it cannot be opened yet."""
    if press.table.record.status != "over":
        raise UserError("rematch-later")
    if press.table.record.party is not None:
        raise UserError("party-goes-on")
    if press.table.record.day is not None:
        raise UserError("daily-once")


def _is_next(running: Table, old: Table) -> bool:
    """Return whether the table `running` is the next game of the people at the table `old`."""
    found = running.record.agreements.along
    return found is not None and found.former == old.id


def _has_invited(running: Table, old: Table, user: int) -> bool:
    """Return whether `running` is a lobby that has invited `user`, who played or watched at `old`."""
    if running.record.status != "lobby":
        return False
    found = running.record.agreements.along
    taken = found is not None and found.former == old.id and user in (*found.players, *found.watchers)
    return taken or user in running.record.calls


async def _find_next(press: PressContext) -> Table | None:
    """Return the live table of the next game: a forum post, or in the channel of the last game.

    Return None if there is none.
    """
    record, forums = press.table.record, press.client.forums
    if (running := forums.rematch(press.table)) is not None:
        return running
    if isinstance(await forums.usable(record.guild, is_private(record)), Forum):
        return None
    return press.client.tables.holder(record.guild, record.channel)
