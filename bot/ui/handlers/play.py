"""Handlers for moves.

Some moves are made with one button. Others are put together with menus; such an unfinished move is called a draft.
"""

from __future__ import annotations

import discord

from bot.engine.move import BadMove, Illegal, Move
from bot.table import advice, lessons, path
from bot.table.back import take_back
from bot.table.refused import Stale
from bot.ui import typed_answers
from bot.ui.pages import controls, forms
from bot.ui.pages.coaching import find_perils
from bot.ui.pages.drafts import drafted, redrafted
from bot.ui.panels import is_unwarned, store_explained
from bot.ui.press_context import PressContext, on, open_question
from bot.ui.reconcile.reader import Own
from bot.ui.user_errors import UserError


@on("do", private=True)
@open_question
async def do(press: PressContext) -> None:
    """Make the move that is written in the custom_id of the button."""
    try:
        move = Move.parse(press.custom_id.argument)
    except BadMove:
        raise UserError("press-unreadable") from None
    table, seat = press.table, press.seat
    own = await _seen_hand(press, move)
    if own is not None and is_unwarned(table, seat, move, own):
        await _keep(press, move)
        return
    await _play(press, move, own)


@on("go", private=True)
@open_question
async def go(press: PressContext) -> None:
    """Make the move that the presser has put together, if it is still the one on the button."""
    draft = await _draft(press)
    table, seat = press.table, press.seat
    ask = next((ask for ask in table.asks(seat) if draft is not None and ask.verb == draft.verb), None)
    if draft is None or ask is None or controls.fingerprint(draft) != press.custom_id.argument:
        await press.show_hand(press.say("draft-changed"))
        return
    move = controls.complete(table, seat, ask, draft.picks)
    if move is None:
        await press.show_hand(press.say("draft-incomplete"))
        return
    await _play(press, move, await _seen_hand(press, move))


@on("follow", private=True)
@open_question
async def follow(press: PressContext) -> None:
    """Make a move that the bot has advised, or that it warns beginners not to miss.

    If the bot does not suggest this move any more, explain that on the presser's hand.
    """
    draft = await _draft(press)
    given = [one.move for one in advice.current_advice(press.table, press.seat)]
    given += [each.remedy for each in find_perils(press.table, press.seat, draft)]
    move = next((one for one in given if controls.fingerprint(one) == press.custom_id.argument), None)
    if move is None:
        raise Stale
    await _play(press, move, await _seen_hand(press, move))


@on("back", private=True)
@open_question
async def back(press: PressContext) -> None:
    """Undo the last choice for an unfinished move; if there is none, undo the last move."""
    async with press.reconciler.moving(press.table, press.seat):
        try:
            await take_back(press.table, press.client.store, press.seat, press.custom_id.token, press.interaction.id)
        except Illegal as illegal:
            await press.show_hand(press.table.title.presenter.refusal(illegal.refusal, press.say))
        else:
            await press.show_hand()


@on("pick", private=True)
@open_question
async def pick(press: PressContext) -> None:
    """Add what was chosen in a menu to the presser's unfinished move (the draft)."""
    draft = await _draft(press)
    try:
        verb, place, group = press.custom_id.argument.split(".")
        chosen = controls.changed(press.table, press.seat, draft, verb, int(place), int(group), press.values)
    except (LookupError, ValueError, StopIteration):
        raise UserError("press-unreadable") from None
    await _keep(press, chosen)


@on("weigh", private=True)
@open_question
async def weigh(press: PressContext) -> None:
    """Store a move as the presser's draft and do not make it yet.

    It is a useless move that the player must confirm, or a move that needs choices in menus.
    """
    await _draft(press)
    table, verb = press.table, press.custom_id.argument
    ask = next((ask for ask in table.asks(press.seat) if ask.verb == verb), None)
    if ask is None or (ask.fields and not controls.is_drafted(table, press.seat, ask)):
        raise UserError("press-unreadable")
    await _keep(press, Move(verb))


@on("clear", private=True)
@open_question
async def clear(press: PressContext) -> None:
    """Delete the presser's unfinished move (the draft)."""
    await _draft(press)
    await _keep(press, None)


@on("type", form=True, private=True)
@open_question
async def typed(press: PressContext) -> None:
    """Open the modal for typing an answer, or add the typed answer to the presser's draft."""
    table, seat = press.table, press.seat
    ask = typed_answers.question(table, seat, press.custom_id.argument)
    if press.custom_id.token != table.token(seat) or ask is None:
        raise Stale
    if press.interaction.type is not discord.InteractionType.modal_submit:
        await press.reply.open(forms.typing_modal(table, press.custom_id, press.say))
        return
    text = "".join(press.answers.get("text", ()))
    wrong = await typed_answers.take(press.client.store, table, seat, ask, text, press.say)
    if wrong:
        await press.reply.say(wrong)
        return
    await press.show_choice()


async def _play(press: PressContext, move: Move, own: Own | None) -> None:
    """Make a move and show the presser's hand after it.

    A refused move is explained on the hand. In a tutorial, an unexpected move is not made; the hand shows what it would
    lead to. `own` is the hand that the player has seen. Its news are not repeated.
    """
    table, seat = press.table, press.seat
    if lessons.leaves_script(table, seat, move):
        if press.custom_id.token != table.token(seat):
            raise Stale
        await table.change(path.changing_lesson(tried=str(move)), press.interaction.id)
        await press.show_hand()
        return
    if own is not None:
        await store_explained(press.reconciler, table, seat, own)
    async with press.reconciler.moving(table, seat):
        try:
            await table.submit(seat, move, press.custom_id.token, press.interaction.id)
        except Illegal as illegal:
            await press.show_hand(table.title.presenter.refusal(illegal.refusal, press.say))
        else:
            await press.show_hand()


async def _seen_hand(press: PressContext, move: Move) -> Own | None:
    """Return the present hand of the presser, if the presser sees it and may make the move.

    Otherwise return None.
    """
    table, seat = press.table, press.seat
    sees = press.reply.private or table.record.seats[seat].dm is not None
    if not sees or press.custom_id.token != table.token(seat) or table.forbidden(seat, move) is not None:
        return None
    return await press.reconciler.own(table, seat, press.reply.posted, press.shown)


async def _draft(press: PressContext) -> Move | None:
    table, seat = press.table, press.seat
    if press.custom_id.token != table.token(seat) or not table.asks(seat):
        raise Stale
    return drafted(table, seat, await press.client.store.draft(table.id, seat))


async def _keep(press: PressContext, move: Move | None) -> None:
    table, seat = press.table, press.seat
    draft = await press.client.store.draft(table.id, seat)
    await press.client.store.keep_draft(table.id, seat, redrafted(table, seat, draft, move))
    await press.show_choice()
