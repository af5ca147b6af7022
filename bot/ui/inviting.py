"""Invitations: a host invites a person to a table, or to the seat of an absent player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import discord
import structlog

from bot.engine.record import Seat
from bot.people.notifications import rests
from bot.table import hosting, substitute
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.flood import see_limit
from bot.ui.pages.render import NOBODY
from bot.ui.reply import LOST, lost, proves_closed
from bot.ui.threads import let_in
from bot.ui.user_errors import UserError
from storage.records.agreements import TableAgreements
from storage.records.tables import Post

log = structlog.get_logger()

Agreed = tuple[TableAgreements, Sequence[Post]]
"""The result of a change of a table's agreements: the new agreements, and the posts about the change."""


class Told(NamedTuple):
    """A text for the host after an invitation, as a key and arguments."""

    key: str
    arguments: dict[str, Any]


SENT = Told("invite-sent", {})


async def invite(client: Client, table: Table, host: int, guest: int, interaction: int | None) -> Told:
    """Invite a person to a table, and ping this person if they allow it. Return a text for the host.

    Raises Illegal, Repeated.
    """
    hosting.invite(table.record, host, guest)
    if (quiet := await no_ping_reason(client, host, guest)) is not None:
        await table.decide(lambda record: hosting.admit(record, host, guest), interaction)
        return quiet
    await table.decide(lambda record: hosting.invite(record, host, guest), interaction)
    await let_in(client, table, guest)
    return SENT


async def invite_to_seat(client: Client, table: Table, host: int, guest: int, seat: Seat, interaction: int) -> Told:
    """Invite a person to the seat of an absent player. Return a text for the host.

    The other players are asked to agree. If there are no others, the guest is pinged at once. Raises Illegal, Repeated.
    """
    substitute.invited(table, host, guest, seat, client.now())

    def invited(*calls: int) -> Agreed:
        return substitute.invited(table, host, guest, seat, client.now(), calls)

    if substitute.completes_vote(table, host, seat, guest):
        return await call_to_seat(client, table, guest, seat, invited, interaction)
    await table.agree(invited, interaction)
    return Told("invite-asks", {"name": table.names[seat]})


async def call_to_seat(
    client: Client, table: Table, guest: int, seat: Seat, change: Callable[..., Agreed], interaction: int
) -> Told:
    """Apply `change`, which stores that all players agree to a guest. Then ping the guest, if allowed.

    The guest is pinged in the channel and by direct message. Return a text for the host. Raises Illegal, Repeated.
    """
    if (quiet := await no_ping_reason(client, table.record.host, guest)) is not None:
        await table.agree(change, interaction)
        return quiet
    await table.agree(lambda: change(guest), interaction)
    await let_in(client, table, guest)
    say, calls = table.say(), client.people.calls(guest)
    text = say(
        "seat-invited-own",
        table=table.called(say),
        name=table.names[seat],
        take=say("button-take"),
        link=await client.link(table),
    )
    try:
        channel = await client.create_dm(discord.Object(guest))
        silent = rests(calls, client.now())
        await channel.send(text, silent=silent, suppress_embeds=True, allowed_mentions=NOBODY)
    except (discord.HTTPException, *LOST) as error:
        if isinstance(error, discord.HTTPException) and not lost(error):
            proves_closed(error)
        log.info("somebody invited is called in the channel alone", table=table.id, error=str(error))
    return SENT


async def no_ping_reason(client: Client, host: int, guest: int) -> Told | None:
    """Return a text that says why a guest may not be pinged. Return None if the guest may be pinged.

    The guest may want no pings, or the host may have pinged this guest today. If None is returned, the ping is counted.
    """
    if not client.people.calls(guest).invitations:
        return Told("invite-refused", {})
    try:
        await see_limit(client.store, "guest", host, client.now(), guest)
    except UserError as error:
        return Told(error.key, error.arguments)
    return None
