"""A substitute: the seat of somebody who is away is freed by all who are here, and taken by whoever presses first; or
the host invites somebody to it."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from msgspec.structs import replace

from bot.engine.record import Seat
from bot.table import lobby, substitute
from bot.table.news import BEFELL
from bot.ui import private
from bot.ui.inviting import invite_to_seat
from bot.ui.pages.hosting import host_page
from bot.ui.pressed import Pressed, on
from bot.ui.reply import LOST
from bot.ui.sorry import Sorry
from storage.records.tables import Painting

log = structlog.get_logger()

WITHDRAWN = ("hand", "panel", "notice")
"""What stands for a seat alone, and is taken away from whoever sat there."""


@on("free")
async def free(pressed: Pressed) -> None:
    """Agree that somebody else may take the seat of one who is away."""
    table, user, now, seat = pressed.table, pressed.user, pressed.client.now(), _meant(pressed)
    assert pressed.seat is not None
    await table.agree(lambda: substitute.agreed(table, user, seat, now), pressed.interaction.id)
    left = tuple(table.names[other] for other in substitute.asked(table, seat))
    name = table.names[seat]
    said = pressed.say("free-waits", name=name, names=left) if left else pressed.say("free-now", name=name)
    await pressed.reply.say(said)


@on("substitute", private=True)
async def choose(pressed: Pressed) -> None:
    """Invite whom the host has chosen to the seat of one who is away, and show the panel as it is now."""
    seat, table = _meant(pressed), pressed.table
    value = pressed.values[0] if len(pressed.values) == 1 else ""
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise Sorry("press-unreadable")
    lobby.only_host(table.record, pressed.user)
    data: Any = pressed.interaction.data or {}
    if data.get("resolved", {}).get("users", {}).get(value, {}).get("bot"):
        raise Sorry("invite-nobody")
    await invite_to_seat(pressed.client, table, pressed.user, int(value), seat, pressed.interaction.id)
    await pressed.reply.show(host_page(table, pressed.user, pressed.locale))


@on("take")
async def take(pressed: Pressed) -> None:
    """Sit down in a seat that was freed: its hand and log are the briefing, and what stood for its former player alone
    is withdrawn."""
    table, painter, seat = pressed.table, pressed.painter, _meant(pressed)
    newcomer = await private.seated(pressed.interaction, None)
    substitute.seated(table, seat, newcomer)
    briefing = pressed.say("seat-briefing", name=table.names[seat], table=table.called(pressed.say))
    way = await private.prove_dm(pressed.interaction.user, briefing)
    newcomer = replace(newcomer, dm=way.channel)
    async with painter.still(table):
        standing = [each for each in await painter.store.paintings(table.id)
                    if each.seat == seat and each.kind in WITHDRAWN and each.message]  # fmt: skip
        dm = table.record.seats[seat].dm or 0
        befell = [Painting(BEFELL, seat, dm, message)
                  for message in await painter.store.standing(table.id, BEFELL, seat)]  # fmt: skip
        await table.sit_in(seat, newcomer, pressed.interaction.id)
    for each in (*standing, *befell):
        try:
            await painter.messages.delete(each)
        except (discord.HTTPException, *LOST) as error:
            log.info("a former player's message stays", table=table.id, kind=each.kind, error=str(error))
    await pressed.show_hand(briefing)


def _meant(pressed: Pressed) -> Seat:
    """Read which seat is meant. Raises Sorry."""
    named = pressed.press.argument
    if not (named.isascii() and named.isdigit() and int(named) < len(pressed.table.record.seats)):
        raise Sorry("press-unreadable")
    return int(named)
