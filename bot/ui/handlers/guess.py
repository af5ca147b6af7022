"""The handler for guesses by spectators, and by players who are out of the game.

They guess the answer to a question about what happens next.
"""

from __future__ import annotations

from bot.engine.move import Illegal, Refusal
from bot.table import guessers
from bot.table.seating import guesser
from bot.ui.flood import see_limit
from bot.ui.guessing import is_late
from bot.ui.pages.guesses import guess_page
from bot.ui.press_context import PressContext, on
from bot.ui.private import seated
from bot.ui.user_errors import UserError


@on("guess", private=True)
async def guess(press: PressContext) -> None:
    """Show the presser the question that is open now, or store the guess that the presser has chosen."""
    table, user, store = press.table, press.user, press.client.store
    guessers.check_may_guess(table, user)
    if not (await store.person(user)).show:
        raise UserError("guess-no-show")
    await see_limit(store, "guess", user, press.client.now())
    late = await is_late(store, table)
    if not press.custom_id.argument:
        await press.reply.add(guess_page(table, user, late, press.locale))
        return
    number, choice = _parse_guess(press.custom_id.argument)
    seat = table.seat_of(user)
    mine = guesser(await seated(press.interaction, None), table.names, seat is not None)  # refuses a blocked person
    if late:
        raise Illegal(Refusal("guess_late"))
    await table.change(
        lambda record: guessers.with_guess(table, record, number, user, mine, choice), press.interaction.id
    )
    watcher = await press.reconciler.live_boards.watcher(table, user)
    if seat is None and watcher is not None:
        await press.reconciler.live_boards.answer(table, watcher, press.reply)
    else:
        await press.reply.show(guess_page(table, user, late, press.locale))


def _parse_guess(argument: str) -> tuple[int, str]:
    """Return the number of a question and the guess from the argument of a button. Raises UserError."""
    number, _, choice = argument.partition(" ")
    if not (number.isascii() and number.isdecimal() and len(number) <= 6):
        raise UserError("press-unreadable")
    return int(number), choice
