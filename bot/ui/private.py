"""The private way: direct messages as the standing copy, proved when a player joins, and panels that answer a press."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import discord
import structlog
from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.people.blocked import blocked
from bot.table.table import Table
from bot.ui.pages.coaching import lesson
from bot.ui.pages.render import NOBODY
from bot.ui.painting.painter import Painter
from bot.ui.painting.paintings import LIFE, hand, print_of
from bot.ui.reply import LOST, Reply, lost
from storage.faults import StoreError
from storage.records.tables import Painting, SeatRecord, TableRecord

log = structlog.get_logger()

MARKS = frozenset("*_~`|\\<>[]()#")
"""What Discord would read as layout."""


async def show(
    painter: Painter, table: Table, seat: Seat, reply: Reply, locale: str, note: str = "", unfolded: bool = False
) -> None:
    """Show `seat` its hand in answer to an interaction, with a `note` above it and, `unfolded`, all there is to say: in
    the message that was pressed when that is private, else in a panel. From then on that is a painting."""
    manner = (await painter.manner(table, seat))._replace(note=note, unfolded=unfolded)
    version = -1
    while version != table.record.version:
        version = table.record.version
        draft, news = await painter.store.draft(table.id, seat), await table.news(seat)
    page = hand(table, seat, draft, news, locale, manner)
    shown = await reply.show(page)
    print_, standing = print_of(page), reply.painting
    with _noted(table):
        if standing is not None and standing.kind == "hand" and shown.message == standing.message:
            await painter.store.repaint(table.id, standing, replace(standing, digest=print_))
        else:
            ends = painter.now() + LIFE
            panel = Painting("panel", seat, shown.channel, shown.message, print_, painter.now(), token=reply.token,
                             original=shown.original, ends=ends)  # fmt: skip
            await _keep(painter, table, panel)
    if table.record.version != version:
        painter.wake(table)


async def _keep(painter: Painter, table: Table, panel: Painting) -> None:
    """Keep the panel of a seat, and take the former one away while Discord lets us."""
    former = next((each for each in await painter.store.paintings(table.id)
                   if (each.kind, each.seat) == ("panel", panel.seat)), None)  # fmt: skip
    await painter.store.paint(table.id, panel)
    painter.watch(table, panel.seat, panel.ends)
    if former is None or former.message in (0, panel.message) or painter.now() > former.ends:
        return
    try:
        await painter.messages.delete(former)
    except (discord.HTTPException, *LOST) as error:
        log.info("an old panel stays", table=table.id, error=str(error))


async def coached(painter: Painter, table: Table, seat: Seat) -> None:
    """Note, when `seat` answers, what its hand has told once: then it is told no more."""
    with _noted(table):
        met = (await painter.manner(table, seat)).met
        player = table.record.seats[seat]
        if met is not None and (name := lesson(table, seat, met, table.say(player.locale))):
            await painter.store.meet_all(player.user or 0, (name,))


async def renew(painter: Painter, table: Table, reply: Reply) -> None:
    """Let a panel that was pressed live on by the new interaction."""
    panel = reply.painting
    if panel is not None and panel.kind == "panel" and reply.updates:
        ends = painter.now() + LIFE
        with _noted(table):
            await painter.store.repaint(table.id, panel, replace(panel, token=reply.token, original=True, ends=ends))
            painter.watch(table, panel.seat, ends)


@contextlib.contextmanager
def _noted(table: Table) -> Iterator[None]:
    """Let a press succeed although it cannot be noted what it has shown: that panel is not kept up to date, or says
    something once more."""
    try:
        yield
    except StoreError as error:
        log.warning("what was shown is not noted", table=table.id, error=str(error))


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
        await channel.send(text, allowed_mentions=NOBODY)
    except (discord.HTTPException, *LOST) as error:
        if not lost(error):
            log.info("direct messages closed", error=str(error))
            return None
    return channel.id


async def member(interaction: discord.Interaction[Any], table: Table) -> SeatRecord:
    """Make the seat of whoever pressed, with the direct messages proved because of that press."""
    locale = str(interaction.locale)
    say = table.say(locale)
    seat = await seated(interaction, None)
    text = say("dm-proof", game=say(f"{table.title.name}-title"), table=table.id)
    text = "\n".join([text, *shuffle(table.record, seat.brought, say)])
    return replace(seat, dm=await prove_dm(interaction.user, text))


def shuffle(record: TableRecord, word: str, say: Say) -> list[str]:
    """Tell a player what to keep: the seal of the shuffle, and the word that is brought to it."""
    return [say("shuffle-own", seal=record.seal, word=word, change=say("button-word"))] if record.seal else []


def harmless(text: str, most: int) -> str:
    """Make what somebody typed one line of at most `most` letters, without layout or mentions."""
    plain = "".join(letter if letter.isprintable() and letter not in MARKS | {"@"} else " " for letter in text)
    return " ".join(plain.split())[:most].strip()


def clean(name: str) -> str:
    """Make a player's name harmless in any layout, picture or label: one line, no markdown, no mentions, 24 letters."""
    plain = "".join(letter if letter.isprintable() and letter not in MARKS else " " for letter in name)
    return discord.utils.escape_mentions(" ".join(plain.split())[:24].strip()) or "?"


async def seated(interaction: discord.Interaction[Any], dm: int | None) -> SeatRecord:
    """Make the seat of whoever pressed: the one way for people to a seat. Raises Illegal for somebody whom whoever runs
    the bot has blocked."""
    user = interaction.user
    if user.id in await blocked(interaction.client.store, "people"):
        raise Illegal(Refusal("blocked"))
    return SeatRecord(
        name=clean(user.display_name),
        user=user.id,
        brought=str(interaction.id),
        dm=dm,
        locale=str(interaction.locale),
    )
