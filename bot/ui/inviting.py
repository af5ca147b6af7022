"""Inviting somebody to a table, or to the seat of one who is away."""

from __future__ import annotations

import discord
import structlog

from bot.engine.record import Seat
from bot.people.notifications import rests
from bot.table import hosting, substitute
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.pages.render import NOBODY
from bot.ui.reply import LOST, lost, proves_closed
from bot.ui.threads import let_in

log = structlog.get_logger()


async def invite(client: Client, table: Table, host: int, guest: int, interaction: int) -> None:
    """Invite somebody and call that person to the table. Raises Illegal, Repeated."""
    await table.decide(lambda record: hosting.invite(record, host, guest), interaction)
    await let_in(client, table, guest)


async def invite_to_seat(client: Client, table: Table, host: int, guest: int, seat: Seat, interaction: int) -> None:
    """Invite somebody to the seat of one who is away, in its channel and in private. Raises Illegal, Repeated."""
    await table.agree(lambda: substitute.invited(table, host, guest, seat, client.now()), interaction)
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
