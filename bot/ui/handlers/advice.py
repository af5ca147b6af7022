"""Advice for whoever asks for it."""

from __future__ import annotations

from bot.table import advice
from bot.table.refused import Stale
from bot.ui.press_context import PressContext, on, open_question
from bot.ui.user_errors import UserError


@on("advise", private=True)
@open_question
async def advise(press: PressContext) -> None:
    """Show the presser's hand with what a strong computer would do in its place."""
    table, seat = press.table, press.seat
    if not advice.allowed(table):
        raise UserError("advice-not-here")
    if press.custom_id.token != table.token(seat):
        raise Stale
    try:
        await press.client.adviser.advise(table, seat, press.user)
    except advice.Busy:
        raise UserError("advice-busy") from None
    await press.show_hand()
