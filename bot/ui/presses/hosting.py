"""What the host decides on the private panel of a table."""

from __future__ import annotations

from bot.engine.page import Button, Line
from bot.table import closing, hosting, life, lobby
from bot.table.outbox import post
from bot.ui.pages.hosting import host_page
from bot.ui.pressed import Pressed, on
from bot.ui.sorry import Sorry
from bot.ui.threads import let_in, may_thread, new_thread
from storage.records.tables import Post, TableRecord


@on("manage")
async def manage(pressed: Pressed) -> None:
    """Open the panel."""
    lobby.only_host(pressed.table.record, pressed.user)
    await pressed.reply.add(host_page(pressed.table, pressed.user, pressed.locale))


@on("switch", private=True)
async def switch(pressed: Pressed) -> None:
    """Lock the table, make it private, or look for players; or no longer."""
    name, _, to = pressed.press.argument.partition(".")
    if name not in hosting.SWITCHES or to not in ("on", "off"):
        raise Sorry("press-unreadable")
    calls = await _calls(pressed) if (name, to) == ("wanted", "on") else []

    def change(record: TableRecord) -> TableRecord:
        changed = hosting.switch(record, pressed.user, name, to == "on")
        return hosting.sought(changed) if calls else changed

    await pressed.table.decide(change, pressed.interaction.id, calls)
    await _shown(pressed)


@on("send-away", private=True)
async def send_away(pressed: Pressed) -> None:
    """Take somebody out of the lobby."""
    guest = _chosen(pressed)
    await pressed.table.alter(lambda record: hosting.send_away(record, pressed.user, guest), pressed.interaction.id)
    await _shown(pressed)


@on("hand-over", private=True)
async def hand_over(pressed: Pressed) -> None:
    """Make somebody else host."""
    to = _chosen(pressed)
    await pressed.table.decide(lambda record: hosting.hand_over(record, pressed.user, to), pressed.interaction.id)
    await _shown(pressed)


@on("thread", private=True)
async def thread(pressed: Pressed) -> None:
    """Put the table into a thread of its own, a private one if the table is."""
    table = pressed.table
    closing.only_open(table.record)
    lobby.only_host(table.record, pressed.user)
    private = table.record.room.invited is not None
    if pressed.interaction.channel_id != table.record.channel or not may_thread(pressed.interaction, private):
        raise Sorry("thread-not-allowed")
    say = table.say()
    asked, guild = pressed.interaction, table.record.guild
    made = await new_thread(asked.channel, asked.app_permissions, table.called(say), private)
    if made is None:
        raise Sorry("thread-refused")
    await table.change(lambda record: hosting.threaded(life.moved(record, guild, made)), pressed.interaction.id)
    seated = [seat.user for seat in table.record.seats if seat.user is not None]
    await let_in(pressed.client, table, *dict.fromkeys((*seated, *(table.record.room.invited or ()))))
    await _shown(pressed)


async def _calls(pressed: Pressed) -> list[Post]:
    """Call the server's role for people who look for a table, where there is one, once a table, and only to a seat that
    they could take."""
    table = pressed.table
    lobby.only_host(table.record, pressed.user)
    role = (await pressed.client.store.server(table.record.guild or 0)).seeking
    room = table.record.room
    if role is None or room.sought or room.locked or room.invited is not None:
        return []
    say = table.say()
    button = Button(say("button-join"), table.press("join"), "next")
    text = say("wanted-call", role=f"<@&{role}>", game=say(f"{table.title.name}-title"), table=table.id)
    return [post(hosting.KIND, Line(text, roles=(role,), rows=((button,),)), pressed.client.now())]


def _chosen(pressed: Pressed) -> int:
    """Give the person whom a menu names. Raises Sorry."""
    value = pressed.values[0] if pressed.values else ""
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise Sorry("press-unreadable")
    return int(value)


async def _shown(pressed: Pressed) -> None:
    """Show the panel as it is now, in the message that was pressed."""
    await pressed.reply.show(host_page(pressed.table, pressed.user, pressed.locale))
