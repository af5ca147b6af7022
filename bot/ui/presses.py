"""What each button, menu and form does. Each handler is short: check, ask the table, show the new truth."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING

import discord

from bot.engine.game import BadMove, Illegal, Move
from bot.engine.page import Page
from bot.table import lobby
from bot.table.table import Stale, Table
from bot.table.verify import export, verify
from bot.ui import controls, forms, pages, private, typing
from bot.ui.dispatch import Handler, Pressed, Sorry, on
from bot.ui.drafts import drafted, redrafted
from storage.store import ChannelBusy, TableRecord

if TYPE_CHECKING:
    from bot.app import Escapade


@on("join")
async def join(pressed: Pressed) -> None:
    """Take a seat; the click is what this player brings to the shuffle."""
    table = pressed.table
    if table.record.status != "lobby":
        raise Sorry("lobby-over")
    lobby.join(table.record, table.title, private.seated(pressed.interaction, None))
    seat = await private.member(pressed.interaction, table)
    await table.alter(lambda record: lobby.join(record, table.title, seat), pressed.interaction.id)
    key = "joined" if seat.dm else "joined-dm-closed"
    await pressed.reply.say(pressed.say(key, hand=table.say()("button-hand")))


@on("leave")
async def leave(pressed: Pressed) -> None:
    """Give the seat back."""
    await pressed.table.alter(lambda record: lobby.leave(record, pressed.user), pressed.interaction.id)


@on("computer")
async def computer_seat(pressed: Pressed) -> None:
    """Add a computer of the chosen level, or take one out."""
    table = pressed.table
    level = pressed.values[0] if pressed.values else ""
    if level == "remove":
        await table.alter(lambda record: lobby.send_away(record, pressed.user), pressed.interaction.id)
        return

    def called(number: int) -> str:
        return table.say()("computer-name", number=number)

    await table.alter(
        lambda record: lobby.add_computer(record, table.title, pressed.user, level, called), pressed.interaction.id
    )


@on("options", form=True)
async def options(pressed: Pressed) -> None:
    """Open the form of the options, or read it."""
    table = pressed.table
    if pressed.interaction.type is discord.InteractionType.modal_submit:
        chosen, pace = forms.chosen(table.title.game, pressed.answers)
        await table.alter(
            lambda record: lobby.choose(record, table.title, pressed.user, chosen, pace), pressed.interaction.id
        )
        return
    if table.record.status != "lobby":
        raise Sorry("lobby-over")
    lobby.only_host(table.record, pressed.user)
    await pressed.reply.open(forms.options(table, pressed.say))


@on("language")
async def language(pressed: Pressed) -> None:
    """Let all that is public be said in another language."""
    spoken = pressed.press.argument
    await pressed.table.alter(lambda record: lobby.speak(record, pressed.user, spoken), pressed.interaction.id)


@on("preset")
async def preset(pressed: Pressed) -> None:
    """Set all options as the preset has them."""
    table, name = pressed.table, pressed.press.argument
    await table.alter(lambda record: lobby.preset(record, table.title, pressed.user, name), pressed.interaction.id)
    await pressed.reply.say(pressed.say("preset-set", preset=pressed.say(f"{table.title.name}-preset-{name}")))


@on("start")
async def start(pressed: Pressed) -> None:
    """Deal."""
    await pressed.table.start(pressed.user, pressed.interaction.id)


@on("hand", private=True)
async def hand(pressed: Pressed) -> None:
    """Show the presser's hand, here and now: the way that works with closed direct messages."""
    await _show_hand(pressed)


@on("log")
async def log(pressed: Pressed) -> None:
    """Tell what happened, as far as the presser may know."""
    table = pressed.table
    page = pages.log_page(table, await table.events(), table.seat_of(pressed.user), pressed.locale)
    await pressed.reply.add(page)


@on("rules")
async def rules(pressed: Pressed) -> None:
    """Tell the rules in short."""
    await pressed.reply.add(pages.rules_page(pressed.table.title, pressed.locale))


@on("look", private=True)
async def look(pressed: Pressed) -> None:
    """Show what there is to look at more closely, or what was chosen of it in the same place."""
    table = pressed.table
    if table.record.status not in ("playing", "over"):
        raise Sorry("not-dealt")
    viewer = table.seat_of(pressed.user)
    if not table.title.face.looks(table.view(viewer), pressed.say):
        raise Sorry("look-nothing")
    name = pressed.values[0] if pressed.values else ""
    page = pages.look_page(table, viewer, name, pressed.locale, pressed.press.serial + 1)
    await (pressed.reply.show(page) if pressed.values else pressed.reply.add(page))


@on("down")
async def down(pressed: Pressed) -> None:
    """Post the board anew at the bottom."""
    await bring_down(pressed.app, pressed.table)


@on("rematch")
async def rematch(pressed: Pressed) -> None:
    """Open a new lobby of the same game with the roles exchanged, with the presser and the computers seated; the way to
    the presser is as before until it has been proved, with the number of the new table."""
    old = pressed.table
    if old.record.status != "over":
        raise Sorry("rematch-later")
    if (running := pressed.app.tables.in_channel(old.record.channel)) is not None:
        raise ChannelBusy(running.id)
    roles = old.game.rematch(old.state, pressed.seat)
    host = private.seated(pressed.interaction, old.record.seats[pressed.seat].dm)
    record = lobby.again(old.record, old.title, host, roles)
    table = await pressed.app.tables.open(record, pressed.interaction.id)
    await pressed.reply.say(pressed.say("rematch-open", table=table.id, join=table.say()("button-join")))
    proved = await private.member(pressed.interaction, table)
    if proved.dm != host.dm:
        await table.meet(pressed.user, proved.dm, pressed.locale)
        pressed.app.painter.wake(table)


@on("verify")
async def check(pressed: Pressed) -> None:
    """Recompute the whole game from its secret, say in a line whether all agrees, and hand out the game."""
    table = pressed.table
    if table.record.status != "over":
        raise Sorry("verify-later")
    exported = export(table.record, await pressed.app.store.moves(table.id))
    verdict = await asyncio.to_thread(verify, exported)
    page = Page(pressed.say("verify-title", table=table.id), (pressed.say(verdict.key, **verdict.arguments),))
    await pressed.reply.add(page, forms.attachment(exported, f"table-{table.id}.json"))


def open_question(handler: Handler) -> Handler:
    """Let a press that answers a closed question be told so, on a fresh hand."""

    @functools.wraps(handler)
    async def guarded(pressed: Pressed) -> None:
        try:
            await handler(pressed)
        except Stale:
            await pressed.reply.acknowledge()
            await _show_hand(pressed, pressed.say("stale"))

    return guarded


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
    if draft is None or ask is None or controls.print_of(draft) != pressed.press.argument:
        await _show_hand(pressed, pressed.say("draft-changed"))
        return
    move = controls.complete(table, seat, ask, draft.picks)
    if move is None:
        await _show_hand(pressed, pressed.say("draft-incomplete"))
        return
    await _play(pressed, move)


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
    ask = typing.question(table, seat, pressed.press.argument)
    if pressed.press.token != table.token(seat) or ask is None:
        raise Stale
    if pressed.interaction.type is not discord.InteractionType.modal_submit:
        await pressed.reply.open(forms.typing(table, pressed.press, pressed.say))
        return
    text = "".join(pressed.answers.get("text", ()))
    wrong = await typing.take(pressed.app.store, table, seat, ask, text, pressed.say)
    if wrong:
        await pressed.reply.say(wrong)
        return
    await _show_hand(pressed)


@on("resign-sure", private=True)
async def resign(pressed: Pressed) -> None:
    """Leave the game for good."""
    await pressed.table.resign(pressed.seat, pressed.interaction.id)
    await pressed.reply.show(Page(pressed.say("resigned-title"), (pressed.say("resigned"),)))


@on("end-sure")
async def end(pressed: Pressed) -> None:
    """Break the table off."""
    if not may_end(pressed.interaction, pressed.table.record):
        raise Sorry("end-not-allowed")
    await pressed.table.end("ended", pressed.interaction.id)
    await pressed.reply.show(Page(pressed.say("ended-title"), (pressed.say("ended"),)))


async def bring_down(app: Escapade, table: Table) -> None:
    """Post the board of `table` anew at the bottom of its channel. Raises Sorry where the bot may not write there."""
    if not await app.painter.paint(table, anew=True):
        raise Sorry("board-barred", table=table.id)


def may_end(interaction: discord.Interaction[discord.Client], table: TableRecord) -> bool:
    """Tell whether whoever asks in the channel of `table` may break it off: its host, or with Manage Messages."""
    return interaction.user.id == table.host or interaction.permissions.manage_messages


async def _play(pressed: Pressed, move: Move) -> None:
    """Submit a move and show the hand that follows it. A refusal is told on a fresh hand."""
    table, seat = pressed.table, pressed.seat
    try:
        await table.submit(seat, move, pressed.press.token, pressed.interaction.id)
    except Illegal as illegal:
        await _show_hand(pressed, table.title.face.refusal(illegal.refusal, pressed.say))
        return
    await pressed.app.store.keep_draft(table.id, seat, None)
    await _show_hand(pressed)


async def _draft(pressed: Pressed) -> Move | None:
    table, seat = pressed.table, pressed.seat
    if pressed.press.token != table.token(seat) or not table.asks(seat):
        raise Stale
    return drafted(table, seat, await pressed.app.store.draft(table.id, seat))


async def _keep(pressed: Pressed, move: Move | None) -> None:
    table, seat = pressed.table, pressed.seat
    draft = await pressed.app.store.draft(table.id, seat)
    await pressed.app.store.keep_draft(table.id, seat, redrafted(table, seat, draft, move))
    await _show_hand(pressed)


async def _show_hand(pressed: Pressed, note: str = "") -> None:
    """Show the presser's hand as it is now, with a `note` above it."""
    table, seat = pressed.table, pressed.seat
    if table.record.status == "lobby":
        raise Sorry("not-dealt")
    await private.show(pressed.app, table, seat, pressed.reply, pressed.locale, note)
