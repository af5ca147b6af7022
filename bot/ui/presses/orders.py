"""Standing orders: given, withdrawn, and carried out by one press."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.table import orders
from bot.ui.panels import coached
from bot.ui.pressed import Pressed, on, open_question


@on("order", private=True)
async def order(pressed: Pressed) -> None:
    """Keep a standing order that is offered now."""
    table, seat, said = pressed.table, pressed.seat, pressed.press.argument
    if said not in orders.offered(table, seat):
        stands = said in table.record.seats[seat].orders
        await pressed.show_hand("" if stands else pressed.say("stale"))
        return
    await table.change_seat(seat, orders.joined(said, table), pressed.interaction.id)
    await pressed.show_hand()


@on("withdraw", private=True)
async def withdraw(pressed: Pressed) -> None:
    """Take all standing orders back."""
    table, seat = pressed.table, pressed.seat
    if table.record.seats[seat].orders:
        await table.change_seat(seat, lambda player: replace(player, orders=()), pressed.interaction.id)
    await pressed.show_hand()


@on("carry", private=True)
@open_question
async def carry(pressed: Pressed) -> None:
    """Make all the moves that the standing orders come to now, one after the other, as far as the rules let them."""
    table, seat = pressed.table, pressed.seat
    token = pressed.press.token
    if orders.fingerprint(table.record.seats[seat].orders) != pressed.press.argument:
        await pressed.show_hand(pressed.say("draft-changed"))
        return
    interaction: int | None = pressed.interaction.id
    if orders.carried(table, seat) is not None and token == table.token(seat):
        await coached(pressed.painter, table, seat)
    for _ in range(orders.MOST):
        move = orders.carried(table, seat)
        if move is None:
            break
        try:
            await table.submit(seat, move, token, interaction)
        except Illegal as illegal:
            await pressed.show_hand(table.title.face.refusal(illegal.refusal, pressed.say))
            return
        token, interaction = table.token(seat), None
    await pressed.show_hand()
