"""Secret talk: a player sends a line of text to the players who may hear it according to the rules.

The line is sent to them and never stored.
"""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot.engine.record import Seat
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.flood import see_limit
from bot.ui.pages.render import NOBODY
from bot.ui.reply import lost, proves_closed
from bot.ui.user_errors import UserError

LONGEST = 500
"""The most characters in a line of secret talk."""


class Remark(NamedTuple):
    """The result of sending a line of secret talk.

    It has the names of the players who got the line, of those who could not get it, and of those who do not want any.
    """

    reached: tuple[str, ...]
    missed: tuple[str, ...]
    refused: tuple[str, ...]


async def tell(client: Client, table: Table, seat: Seat, text: str) -> Remark:
    """Send `text` from the player in `seat` by direct message to the players whom this player may talk to.

    Raises UserError if there are no such players, or if this player has sent too much lately.
    """
    circle = table.title.presenter.circle(table.view(seat)) if table.record.status == "playing" else ()
    people = [(table.names[other], table.record.seats[other]) for other in circle]
    people = [(name, player) for name, player in people if player.user is not None]
    if not people:
        raise UserError("talk-nobody")
    await see_limit(client.store, "talk", table.record.seats[seat].user or 0, client.now())
    reached, missed, refused = [], [], []
    for name, player in people:
        if not client.people.calls(player.user or 0).whispers:
            refused.append(name)
            continue
        line = table.say(player.locale)("talk-line", who=table.names[seat], table=table.id, text=" ".join(text.split()))
        if player.dm is not None and await _sent(client, player.dm, line):
            reached.append(name)
        else:
            missed.append(name)
    return Remark(tuple(reached), tuple(missed), tuple(refused))


async def _sent(client: Client, dm: int, line: str) -> bool:
    channel = client.get_partial_messageable(dm, type=discord.ChannelType.private)
    try:
        await channel.send(line, allowed_mentions=NOBODY, suppress_embeds=True)
    except discord.HTTPException as error:
        if lost(error):
            raise
        proves_closed(error)
        return False
    return True
