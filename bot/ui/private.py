"""The private way to people: direct messages, proved when a player joins; and what people are called."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.engine.texts import Say
from bot.people.blocked import blocked
from bot.table.names import MARKS
from bot.table.seating import Newcomer
from bot.table.table import Table
from bot.ui.pages.render import NOBODY
from bot.ui.reply import LOST, lost
from storage.records.tables import TableRecord

log = structlog.get_logger()


async def prove_dm(user: discord.User | discord.Member, text: str) -> int | None:
    """Send `text` to `user` and give the channel it went to; None where direct messages are closed. What was only lost
    on the way proves nothing: the hand that comes there will. Raises what makes a request fail, see `LOST`."""
    try:
        channel = await user.create_dm()
    except discord.HTTPException as error:
        if lost(error):
            raise
        log.info("no direct messages", code=error.code)
        return None
    try:
        await channel.send(text, suppress_embeds=True, allowed_mentions=NOBODY)
    except (discord.HTTPException, *LOST) as error:
        if not lost(error):
            log.info("direct messages closed", error=str(error))
            return None
    return channel.id


async def member(interaction: discord.Interaction[Any], table: Table) -> Newcomer:
    """Return whoever pressed as a newcomer, with the direct messages proved because of that press."""
    locale = str(interaction.locale)
    say = table.say(locale)
    seat = await seated(interaction, None)
    text = say("dm-proof", game=say(f"{table.title.name}-title"), table=table.id)
    text = "\n".join([text, *shuffle(table.record, seat.brought, say)])
    return replace(seat, dm=await prove_dm(interaction.user, text))


def shuffle(record: TableRecord, word: str, say: Say) -> list[str]:
    """Tell a player what to keep: the seal of the shuffle, and the word that is brought to it."""
    return [say("shuffle-own", seal=record.seal, word=word, change=say("button-word"))] if record.seal else []


def one_line(text: str, most: int) -> str:
    """Make what somebody typed one line of at most `most` letters, without layout or mentions."""
    plain = "".join(letter if letter.isprintable() and letter not in MARKS else " " for letter in text)
    return " ".join(plain.split())[:most].strip()


async def seated(interaction: discord.Interaction[Any], dm: int | None) -> Newcomer:
    """Return whoever pressed as a newcomer: the one way for people to a seat. Raises Illegal for somebody whom whoever
    runs the bot has blocked."""
    user = interaction.user
    if user.id in await blocked(interaction.client.store, "people"):
        raise Illegal(Refusal("blocked"))
    return Newcomer(
        name=user.display_name,
        user=user.id,
        brought=str(interaction.id),
        dm=dm,
        locale=str(interaction.locale),
    )
