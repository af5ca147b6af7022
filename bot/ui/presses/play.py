"""How a question is answered: at once, or by a draft of several choices that is played when it is whole."""

from __future__ import annotations

import discord

from bot.engine.move import BadMove, Illegal, Move
from bot.table import advice, lessons, path
from bot.table.back import take_back
from bot.table.refused import Stale
from bot.ui import typed_answers
from bot.ui.pages import controls, forms
from bot.ui.pages.drafts import drafted, redrafted
from bot.ui.panels import coached
from bot.ui.pressed import Pressed, on, open_question
from bot.ui.sorry import Sorry


@on("do", private=True)
@open_question
async def do(pressed: Pressed) -> None:
    """Make the move that the button spells."""
    try:
        move = Move.parse(pressed.press.argument)
    except BadMove:
        raise Sorry("press-unreadable") from None
    await _play(pressed, move)


@on("go", private=True)
@open_question
async def go(pressed: Pressed) -> None:
    """Make the drafted move, if it is still the one that the button showed."""
    draft = await _draft(pressed)
    table, seat = pressed.table, pressed.seat
    ask = next((ask for ask in table.asks(seat) if draft is not None and ask.verb == draft.verb), None)
    if draft is None or ask is None or controls.fingerprint(draft) != pressed.press.argument:
        await pressed.show_hand(pressed.say("draft-changed"))
        return
    move = controls.complete(table, seat, ask, draft.picks)
    if move is None:
        await pressed.show_hand(pressed.say("draft-incomplete"))
        return
    await _play(pressed, move)


@on("follow", private=True)
@open_question
async def follow(pressed: Pressed) -> None:
    """Make a move that was advised, as long as that stands."""
    given = advice.given(pressed.table, pressed.seat)
    move = next((one.move for one in given if controls.fingerprint(one.move) == pressed.press.argument), None)
    if move is None:
        raise Stale
    await _play(pressed, move)


@on("back", private=True)
@open_question
async def back(pressed: Pressed) -> None:
    """Take the last step back."""
    try:
        await take_back(pressed.table, pressed.client.store, pressed.seat, pressed.press.token, pressed.interaction.id)
    except Illegal as illegal:
        await pressed.show_hand(pressed.table.title.face.refusal(illegal.refusal, pressed.say))
        return
    await pressed.show_hand()


@on("pick", private=True)
@open_question
async def pick(pressed: Pressed) -> None:
    """Take a choice of a menu into the draft."""
    draft = await _draft(pressed)
    try:
        verb, place, group = pressed.press.argument.split(".")
        chosen = controls.changed(pressed.table, pressed.seat, draft, verb, int(place), int(group), pressed.values)
    except (LookupError, ValueError, StopIteration):
        raise Sorry("press-unreadable") from None
    await _keep(pressed, chosen)


@on("weigh", private=True)
@open_question
async def weigh(pressed: Pressed) -> None:
    """Keep a move that is in vain as a draft, until it is pressed again."""
    await _draft(pressed)
    verb = pressed.press.argument
    if not any(ask.verb == verb and not ask.fields for ask in pressed.table.asks(pressed.seat)):
        raise Sorry("press-unreadable")
    await _keep(pressed, Move(verb))


@on("clear", private=True)
@open_question
async def clear(pressed: Pressed) -> None:
    """Start the choice over."""
    await _draft(pressed)
    await _keep(pressed, None)


@on("type", form=True, private=True)
@open_question
async def typed(pressed: Pressed) -> None:
    """Open the form to type an answer, or take what was typed into the draft."""
    table, seat = pressed.table, pressed.seat
    ask = typed_answers.question(table, seat, pressed.press.argument)
    if pressed.press.token != table.token(seat) or ask is None:
        raise Stale
    if pressed.interaction.type is not discord.InteractionType.modal_submit:
        await pressed.reply.open(forms.typing(table, pressed.press, pressed.say))
        return
    text = "".join(pressed.answers.get("text", ()))
    wrong = await typed_answers.take(pressed.client.store, table, seat, ask, text, pressed.say)
    if wrong:
        await pressed.reply.say(wrong)
        return
    await pressed.show_choice()


async def _play(pressed: Pressed, move: Move) -> None:
    """Submit a move and show the hand that follows it. A refusal is told on a fresh hand; in a lesson, what another
    move than the one that is meant leads to."""
    table, seat = pressed.table, pressed.seat
    if lessons.strays(table, seat, move):
        if pressed.press.token != table.token(seat):
            raise Stale
        await table.change(path.taught(tried=str(move)), pressed.interaction.id)
        await pressed.show_hand()
        return
    sees = pressed.reply.private or table.record.seats[seat].dm is not None
    if sees and pressed.press.token == table.token(seat) and table.forbidden(seat, move) is None:
        await coached(pressed.painter, table, seat)
    try:
        await table.submit(seat, move, pressed.press.token, pressed.interaction.id)
    except Illegal as illegal:
        await pressed.show_hand(table.title.face.refusal(illegal.refusal, pressed.say))
        return
    await pressed.show_hand()


async def _draft(pressed: Pressed) -> Move | None:
    table, seat = pressed.table, pressed.seat
    if pressed.press.token != table.token(seat) or not table.asks(seat):
        raise Stale
    return drafted(table, seat, await pressed.client.store.draft(table.id, seat))


async def _keep(pressed: Pressed, move: Move | None) -> None:
    table, seat = pressed.table, pressed.seat
    draft = await pressed.client.store.draft(table.id, seat)
    await pressed.client.store.keep_draft(table.id, seat, redrafted(table, seat, draft, move))
    await pressed.show_choice()
