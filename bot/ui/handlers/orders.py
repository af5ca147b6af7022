"""Handlers for standing orders, advice and notes of a player.

A standing order is a move that the bot makes later for a player.
"""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.table import advice, orders
from bot.table.refused import Stale
from bot.ui.pages import forms
from bot.ui.panels import store_explained
from bot.ui.press_context import PressContext, on, open_question
from bot.ui.user_errors import UserError


@on("order", private=True)
async def order(press: PressContext) -> None:
    """Store a standing order for the presser: a move that the bot makes later for the player."""
    table, seat, said = press.table, press.seat, press.custom_id.argument
    if said not in orders.offered(table, seat):
        stands = said in table.record.seats[seat].orders
        await press.show_hand("" if stands else press.say("stale"))
        return
    await table.change_seat(seat, orders.adding(said, table), press.interaction.id)
    await press.show_hand()


@on("withdraw", private=True)
async def withdraw(press: PressContext) -> None:
    """Delete all standing orders of the presser."""
    table, seat = press.table, press.seat
    if table.record.seats[seat].orders:
        await table.change_seat(seat, lambda player: replace(player, orders=()), press.interaction.id)
    await press.show_hand()


@on("carry", private=True)
@open_question
async def carry(press: PressContext) -> None:
    """Make the moves of those of the presser's standing orders that apply now.

    They are made one after the other, while the rules allow it.
    """
    table, seat = press.table, press.seat
    token = press.custom_id.token
    if orders.fingerprint(table.record.seats[seat].orders) != press.custom_id.argument:
        await press.show_hand(press.say("draft-changed"))
        return
    interaction: int | None = press.interaction.id
    if orders.carried(table, seat) is not None and token == table.token(seat):
        own = await press.reconciler.own(table, seat, press.reply.posted, press.shown)
        await store_explained(press.reconciler, table, seat, own)
    for _ in range(orders.MOST):
        move = orders.carried(table, seat)
        if move is None:
            break
        try:
            await table.submit(seat, move, token, interaction)
        except Illegal as illegal:
            await press.show_hand(table.title.presenter.refusal(illegal.refusal, press.say))
            return
        token, interaction = table.token(seat), None
    await press.show_hand()


@on("advise", private=True)
@open_question
async def advise(press: PressContext) -> None:
    """Show the presser's hand with advice: the move that a strong computer player would make."""
    table, seat = press.table, press.seat
    if not advice.is_allowed(table):
        raise UserError("advice-not-here")
    if press.custom_id.token != table.token(seat):
        raise Stale
    try:
        await press.client.adviser.advise(table, seat, press.user)
    except advice.Busy:
        raise UserError("advice-busy") from None
    await press.show_hand()


@on("note", form=True, private=True)
async def note(press: PressContext) -> None:
    """Open the modal for the presser's own notes, or store the typed notes."""
    table, seat, face = press.table, press.seat, press.table.title.presenter
    lines = face.notes(table.view(seat)) if table.record.status == "playing" else ()
    if not lines:
        raise UserError("press-unreadable")
    if press.interaction.type is not discord.InteractionType.modal_submit:
        await press.reply.open(forms.notes_modal(table, seat, lines, press.say))
        return
    typed = tuple("".join(press.answers.get(line, ()))[: forms.NOTE] for line in lines)
    try:
        face.noted(table.view(seat), typed)
    except ValueError:
        await press.reply.say(press.say("typed-unreadable"))
        return
    await table.change_seat(seat, lambda player: replace(player, notes=typed), press.interaction.id)
    await press.show_hand()
