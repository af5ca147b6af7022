"""Handlers for substitutes: another person takes the seat of an absent player.

The other players must agree. The seat then goes to the first person who presses the button, or to a guest whom the host
invites.
"""

from __future__ import annotations

import discord
import structlog
from msgspec.structs import replace

from bot.engine.record import Seat
from bot.table import lobby, substitute
from bot.table.news import BEFELL
from bot.ui import private
from bot.ui.inviting import SENT, Agreed, call_to_seat, invite_to_seat
from bot.ui.pages.hosting import host_page
from bot.ui.press_context import PressContext, on
from bot.ui.reply import LOST
from bot.ui.threads import let_in
from bot.ui.user_errors import UserError
from storage.records.tables import PostedMessage

log = structlog.get_logger()

WITHDRAWN = ("hand", "panel", "notice")
"""The kinds of private messages that are deleted for the former player of a seat."""


@on("free")
async def free(press: PressContext) -> None:
    """Register that the presser agrees to a substitute for an absent player.

    The substitute is the first person who takes the seat, or the guest whom the button names.
    """
    table, user, now, seat = press.table, press.user, press.client.now(), _parse_seat(press)
    assert press.seat is not None
    named = press.custom_id.argument.partition(".")[2]
    guest, name = int(named) if named else None, table.names[seat]

    def agreed(*calls: int) -> Agreed:
        return substitute.agreed(table, user, seat, now, guest, calls)

    agreed()
    if guest is not None and substitute.completes_vote(table, user, seat, guest):
        told = await call_to_seat(press.client, table, guest, seat, agreed, press.interaction.id)
        link = await press.client.link(table)
        await press.reply.say(press.say(told.key, user=f"<@{guest}>", link=link, **told.arguments))
        return
    await table.agree(agreed, press.interaction.id)
    left = tuple(table.names[other] for other in substitute.seats_to_agree(table, seat, guest))
    said = press.say("free-waits", name=name, names=left) if left else press.say("free-now", name=name)
    await press.reply.say(said)


@on("substitute", private=True)
async def choose(press: PressContext) -> None:
    """Invite the chosen person to the seat of an absent player, and update the host's panel.

    The host's panel is the private message in which the host manages the table.
    """
    seat, table = _parse_seat(press), press.table
    value = press.values[0] if len(press.values) == 1 else ""
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise UserError("press-unreadable")
    lobby.only_host(table.record, press.user)
    invited = press.data.resolved.users.get(value)
    if invited is not None and invited.bot:
        raise UserError("invite-nobody")
    told = await invite_to_seat(press.client, table, press.user, int(value), seat, press.interaction.id)
    await press.reply.show(host_page(table, press.user, press.locale))
    if told.key != SENT.key:
        link = await press.client.link(table)
        await press.reply.say(press.say(told.key, user=f"<@{value}>", link=link, **told.arguments))


@on("take")
async def take(press: PressContext) -> None:
    """Seat the presser in the seat of an absent player, and show them its hand and the log.

    The private messages of the former player are deleted.
    """
    table, reconciler, seat = press.table, press.reconciler, _parse_seat(press)
    newcomer = await private.seated(press.interaction, None)
    substitute.seated(table, seat, newcomer)
    briefing = press.say("seat-briefing", name=table.names[seat], table=table.called(press.say))
    way = await private.prove_dm(press.interaction, briefing)
    newcomer = replace(newcomer, dm=way.channel)
    async with reconciler.still(table):
        standing = [each for each in await reconciler.store.posted_messages(table.id)
                    if each.seat == seat and each.kind in WITHDRAWN and each.message]  # fmt: skip
        dm = table.record.seats[seat].dm or 0
        befell = [PostedMessage(BEFELL, seat, dm, message)
                  for message in await reconciler.store.standing(table.id, BEFELL, seat)]  # fmt: skip
        await table.sit_in(seat, newcomer, press.interaction.id)
    for each in (*standing, *befell):
        try:
            await reconciler.messages.delete(each)
        except (discord.HTTPException, *LOST) as error:
            log.info("a former player's message stays", table=table.id, kind=each.kind, error=str(error))
    await press.show_hand(briefing)
    await let_in(press.client, table, press.user)


def _parse_seat(press: PressContext) -> Seat:
    """Return the seat that is named in the custom_id of a button.

    Raises UserError if the seat or the guest in it cannot be parsed.
    """
    seat, dot, guest = press.custom_id.argument.partition(".")
    digits = (seat, guest) if dot else (seat,)
    readable = all(each.isascii() and each.isdigit() and len(each) <= 20 for each in digits)
    if not readable or int(seat) >= len(press.table.record.seats):
        raise UserError("press-unreadable")
    return int(seat)
