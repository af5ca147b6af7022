"""Handlers with which a player shows the hand to a friend, who watches over the player's shoulder."""

from __future__ import annotations

from bot.engine.page import Button, Line
from bot.people.people import blocked
from bot.table import hosting, lobby, shoulder
from bot.table.outbox import post
from bot.table.seating import friend
from bot.table.table import Table
from bot.ui.flood import see_limit
from bot.ui.inviting import SENT, invite, no_ping_reason
from bot.ui.pages.hosting import host_page
from bot.ui.pages.shoulder import friend_page, looking_page, over_page
from bot.ui.press_context import PressContext, on
from bot.ui.private import prove_dm, seated
from bot.ui.user_errors import UserError
from storage.records.servers import WatcherRecord
from storage.records.tables import TableRecord


@on("shoulder", private=True)
async def choose(press: PressContext) -> None:
    """Show who watches over the presser's shoulder, with a menu to invite a person."""
    _require_allowed(press.table)
    await press.reply.add(friend_page(press.table, press.seat, press.locale))


@on("shoulder-let", private=True)
async def let(press: PressContext) -> None:
    """Invite the chosen person to watch over the presser's shoulder.

    This person sees the hand only after pressing the button *Look*.
    """
    table, seat, client = press.table, press.seat, press.client
    _require_allowed(table)
    guest = await _chosen_guest(press)
    shoulder.check_may_offer(table.record, seat, guest)
    if not client.people.calls(guest).invitations:
        raise UserError("shoulder-refused")
    await see_limit(client.store, "shoulder", press.user, client.now())
    quiet = table.record.show == "quiet" or await no_ping_reason(client, press.user, guest) is not None
    calls = () if quiet else (guest,)
    say = table.say()
    look = Button(say("button-shoulder-look"), table.press("shoulder-look"), "next")
    text = say("shoulder-offer", user=f"<@{guest}>", name=table.names[seat], look=say("button-shoulder-look"))
    told = post(hosting.KIND, Line(text, calls, quiet=quiet, rows=((look,),)), client.now())
    await table.change(lambda record: shoulder.offered(record, seat, guest), press.interaction.id, [told])
    await press.reply.show(friend_page(table, seat, press.locale))


@on("shoulder-close", private=True)
async def close(press: PressContext) -> None:
    """Stop showing the presser's hand to other people."""
    seat = press.seat
    await press.table.change(lambda record: shoulder.with_hand_hidden(record, seat), press.interaction.id)
    await press.reply.show(friend_page(press.table, seat, press.locale, press.say("shoulder-closed")))


@on("shoulder-look")
async def look(press: PressContext) -> None:
    """Send the hand to the presser, who was invited to see it, by direct message.

    After each change of the hand, the message is updated.
    """
    table, user = press.table, press.user
    invited = _watched_seat(table, user)
    if invited is None:
        raise UserError("shoulder-not-you")
    newcomer = await seated(press.interaction, None)  # refuses a blocked person
    proof = press.say("shoulder-proof", name=table.names[invited], table=table.called(press.say))
    dm = (await prove_dm(press.interaction, proof)).needed("shoulder-dm-closed")
    person = await press.client.store.person(user)
    shown = friend(newcomer, table.names, dm, person.text_first)
    await table.change(lambda record: shoulder.with_looker(record, shown), press.interaction.id)
    await press.client.store.watch(table.id, WatcherRecord(user, None, press.locale, False))
    await press.reply.say(press.say("shoulder-begun", name=table.names[invited]))


@on("shoulder-stop", private=True)
async def stop(press: PressContext) -> None:
    """Stop showing another player's hand to the presser, who does not want to see it any more."""
    await press.table.change(lambda record: shoulder.without_looker(record, press.user), press.interaction.id)
    await press.reply.show(over_page(press.table, press.locale))


@on(shoulder.PRESSED, private=True)
async def pressed(press: PressContext) -> None:
    """Explain to a person who watches another player's hand that its buttons do nothing for them."""
    await press.reply.acknowledge()
    seat = _watched_seat(press.table, press.user)
    if seat is None:
        await press.reply.add(over_page(press.table, press.locale))
        return
    reader = shoulder.shoulders(press.table.record)[seat]
    await press.reply.add(looking_page(press.table, reader, seat, press.locale))


@on("teach", private=True)
async def teach(press: PressContext) -> None:
    """Turn the lobby into a casual game for teaching: host and guest see each other's hand, with advice.

    The person whom the host has chosen is invited as guest.
    """
    table, host = press.table, press.user
    lobby.only_host(table.record, host)
    guest = await _chosen_guest(press)

    def teaching(record: TableRecord) -> TableRecord:
        return hosting.teach(record, host)

    await table.decide(teaching, press.interaction.id)
    if table.seat_of(guest) is None:
        told = await invite(press.client, table, host, guest, None)
        if told.key != SENT.key:
            link = await press.client.link(table)
            await press.reply.say(press.say(told.key, user=f"<@{guest}>", link=link, **told.arguments))
    await press.reply.show(host_page(table, host, press.locale))


def _watched_seat(table: Table, user: int) -> int | None:
    """Return the seat whose hand a person watches or is invited to watch. Return None if there is none."""
    return next((seat for seat, each in shoulder.shoulders(table.record).items() if each.user == user), None)


def _require_allowed(table: Table) -> None:
    """Raise UserError if players at this table may not show their hands to friends."""
    if table.record.status != "playing":
        raise UserError("not-dealt")
    if not shoulder.is_possible(table.record):
        raise UserError("refuse-shoulder_rated")


async def _chosen_guest(press: PressContext) -> int:
    """Return the user id of the chosen person.

    Raises UserError for a bot, for the presser, and for a blocked person.
    """
    value = press.values[0] if len(press.values) == 1 else ""
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise UserError("press-unreadable")
    guest, known = int(value), press.data.resolved.users.get(value)
    if guest == press.user or known is None or known.bot:
        raise UserError("invite-nobody")
    if guest in await blocked(press.client.store, "people"):
        raise UserError("shoulder-refused")
    return guest
