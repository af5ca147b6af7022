"""Handlers of the private message in which the host manages the table (the host's panel)."""

from __future__ import annotations

from bot.engine.page import Button, Line
from bot.table import closing, hosting, life, lobby
from bot.table.access import guests, is_private
from bot.table.outbox import post
from bot.ui.flood import see_limit
from bot.ui.pages.hosting import host_page
from bot.ui.press_context import PressContext, on
from bot.ui.threads import let_in, may_thread, new_thread
from bot.ui.user_errors import UserError
from storage.records.tables import Post, TableRecord


@on("manage")
async def manage(press: PressContext) -> None:
    """Show the host's panel in a private message. There the host manages the table."""
    lobby.only_host(press.table.record, press.user)
    await press.reply.add(host_page(press.table, press.user, press.locale))


@on("switch", private=True)
async def switch(press: PressContext) -> None:
    """Turn a setting of the table on or off: whether it is locked, private, or looking for players."""
    name, _, to = press.custom_id.argument.partition(".")
    if name not in hosting.SWITCHES or to not in ("on", "off"):
        raise UserError("press-unreadable")
    calls, quiet = await _role_pings(press) if (name, to) == ("wanted", "on") else ([], None)

    def change(record: TableRecord) -> TableRecord:
        changed = hosting.switch(record, press.user, name, to == "on")
        return hosting.with_search_noted(changed) if calls else changed

    await press.table.decide(change, press.interaction.id, calls)
    await _update_panel(press)
    if quiet is not None:
        await press.reply.say(press.say(quiet.key, **quiet.arguments))


@on("send-away", private=True)
async def send_away(press: PressContext) -> None:
    """Remove a person from the lobby, as the host has chosen."""
    guest = _chosen_user(press)
    await press.table.alter(lambda record: hosting.send_away(record, press.user, guest), press.interaction.id)
    await _update_panel(press)


@on("hand-over", private=True)
async def hand_over(press: PressContext) -> None:
    """Make another person the host, as the host has chosen."""
    to = _chosen_user(press)
    await press.table.decide(lambda record: hosting.hand_over(record, press.user, to), press.interaction.id)
    await _update_panel(press)


@on("thread", private=True)
async def thread(press: PressContext) -> None:
    """Move the table into a thread of its own. For a private table, the thread is private."""
    table = press.table
    closing.check_open(table.record)
    lobby.only_host(table.record, press.user)
    private = is_private(table.record)
    if press.interaction.channel_id != table.record.channel or not may_thread(press.interaction, private):
        raise UserError("thread-not-allowed")
    say = table.say()
    asked, guild = press.interaction, table.record.guild
    made = await new_thread(asked.channel, asked.app_permissions, table.called(say), private)
    if made is None:
        raise UserError("thread-refused")
    await table.change(lambda record: hosting.with_thread_noted(life.moved(record, guild, made)), press.interaction.id)
    seated = [seat.user for seat in table.record.seats if seat.user is not None]
    await let_in(press.client, table, *dict.fromkeys((*seated, *guests(table.record))))
    await _update_panel(press)


async def _role_pings(press: PressContext) -> tuple[list[Post], UserError | None]:
    """Return the posts that ping the server's role for players, and an error if it was pinged recently.

    The role is pinged once per table, if the server has chosen a role and a seat is free for its members.
    """
    table = press.table
    lobby.only_host(table.record, press.user)
    role = (await press.client.store.server(table.record.guild or 0)).seeking
    agreements = table.record.agreements
    if role is None or agreements.sought or agreements.locked or is_private(table.record):
        return [], None
    try:
        await see_limit(press.client.store, "role", press.user, press.client.now(), table.record.guild or 0)
    except UserError as error:
        return [], error
    say = table.say()
    button = Button(say("button-join"), table.press("join"), "next")
    text = say("wanted-call", role=f"<@&{role}>", game=say(f"{table.title.name}-title"), table=table.id)
    return [post(hosting.KIND, Line(text, roles=(role,), rows=((button,),)), press.client.now())], None


def _chosen_user(press: PressContext) -> int:
    """Return the user id that was chosen in a menu. Raises UserError."""
    value = press.values[0] if press.values else ""
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise UserError("press-unreadable")
    return int(value)


async def _update_panel(press: PressContext) -> None:
    """Update the host's panel in the message that was pressed."""
    await press.reply.show(host_page(press.table, press.user, press.locale))
