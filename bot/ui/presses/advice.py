"""Advice for whoever asks for it."""

from __future__ import annotations

from bot.table import advice
from bot.table.refused import Stale
from bot.ui.pressed import Pressed, on, open_question
from bot.ui.sorry import Sorry


@on("advise", private=True)
@open_question
async def advise(pressed: Pressed) -> None:
    """Show the presser's hand with what a strong computer would do in its place."""
    table, seat = pressed.table, pressed.seat
    if not advice.allowed(table):
        raise Sorry("advice-not-here")
    if pressed.press.token != table.token(seat):
        raise Stale
    try:
        await pressed.client.adviser.advise(table, seat, pressed.user)
    except advice.Busy:
        raise Sorry("advice-busy") from None
    await pressed.show_hand()
