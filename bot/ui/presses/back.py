"""Going further back than one's own last step: whoever plays asks for it, and all people at the table agree."""

from __future__ import annotations

from bot.table import back
from bot.ui.pages.back import back_page
from bot.ui.pressed import Pressed, on
from bot.ui.sorry import Sorry


@on("further", private=True)
async def further(pressed: Pressed) -> None:
    """List what happened last, or ask all to go back before what was chosen of it."""
    table, store, seat = pressed.table, pressed.client.store, pressed.seat
    if not back.possible(table):
        raise Sorry("refuse-back-over")
    if not pressed.values:
        await pressed.reply.show(back_page(table, await back.moments(table, store), pressed.say))
        return
    chosen, of = pressed.values[0], pressed.press.argument
    if not (chosen.isdecimal() and of.isdecimal()):
        raise Sorry("press-unreadable")
    await back.ask(table, store, seat, int(chosen), int(of), pressed.interaction.id)
    await pressed.show_hand(pressed.say("back-waits" if back.vote(table) is not None else "back-went"))


@on("agree-back")
async def agree(pressed: Pressed) -> None:
    """Agree to go back."""
    named, store = pressed.press.argument, pressed.client.store
    await back.agree(pressed.table, store, pressed.seat, named, pressed.interaction.id)
    await pressed.reply.say(pressed.say("back-waits" if back.vote(pressed.table) is not None else "back-went"))


@on("refuse-back")
async def refuse(pressed: Pressed) -> None:
    """Do not agree."""
    await back.refuse(pressed.table, pressed.seat, pressed.press.argument, pressed.interaction.id)
    await pressed.reply.say(pressed.say("back-stays"))
