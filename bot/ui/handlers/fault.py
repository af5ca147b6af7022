"""Reporting a fault: what was going on is kept for whoever runs the bot, under a reference."""

from __future__ import annotations

import secrets

import structlog

from bot.engine.codec import encode
from bot.table.fault import Fault, key_of
from bot.ui.flood import see_limit
from bot.ui.press_context import PressContext, on
from bot.version import VERSION

log = structlog.get_logger()


@on("fault", private=True)
async def fault(press: PressContext) -> None:
    """Keep where the table stands and what the log said of it last. The next report of a seat takes its place."""
    table, seat = press.table, press.seat
    await see_limit(press.client.store, "fault", press.user, press.client.now())
    reference = f"{table.id}-{seat}-{secrets.token_hex(3)}"
    kept = Fault.now(table, seat, reference, VERSION)
    await press.client.store.write(key_of(reference), encode(kept).decode())
    log.warning("a fault is reported", table=table.id, seat=seat, reference=reference)
    await press.reply.say(press.say("fault-kept", reference=reference))
