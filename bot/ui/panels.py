"""Shows hands after commands, and moves boards to the bottom of their channels."""

from __future__ import annotations

from bot.engine.move import Move
from bot.engine.record import Seat
from bot.table.table import Table
from bot.ui.client import link
from bot.ui.pages.coaching import HINT, SAVES, new_peril, next_explanation
from bot.ui.pages.drafts import drafted
from bot.ui.reconcile.desired import hand
from bot.ui.reconcile.message_editor import is_first_of_post
from bot.ui.reconcile.press_edits import noted
from bot.ui.reconcile.reader import Own
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reply import Interaction, Reply, texts_for
from bot.ui.user_errors import UserError


async def store_explained(reconciler: Reconciler, table: Table, seat: Seat, own: Own) -> None:
    """Store that a player has seen the explanations on a hand, so that the bot does not repeat them."""
    with noted(table):
        player = table.record.seats[seat]
        move = drafted(table, seat, own.draft)
        if own.manner.met is None or not (name := next_explanation(table, seat, own.manner.met, move)):
            return
        page = hand(table, seat, own.draft, await table.news(seat), player.locale, own.manner)
        if any(line.startswith((HINT, SAVES)) for line in page.lines):
            await reconciler.store.meet_all(player.user or 0, (name,))


def is_unwarned(table: Table, seat: Seat, move: Move, own: Own) -> bool:
    """Return whether `move` is a mistake of which the player in `seat` has not been warned yet.

    Only beginners are warned. The move is then only drafted, so that the hand can show the warning.
    """
    met = own.manner.met
    if new_peril(table, seat, met, drafted(table, seat, own.draft)) is not None:
        return False  # the hand shows the warning already
    return new_peril(table, seat, met, move) is not None


async def bring_down(reconciler: Reconciler, table: Table) -> None:
    """Post the board of `table` again at the bottom of its channel.

    Raises UserError if Discord refuses it, or if the board is the first message of a forum post, which cannot move.
    """
    if not await reconciler.reconcile(table, anew=True):
        raise reconciler.why(table)
    board = next((each for each in await reconciler.store.posted_messages(table.id) if each.kind == "board"), None)
    if board is not None and is_first_of_post(table, board):
        raise UserError("board-in-post", link=link(table.record.guild, board.channel, board.message))


async def show_to(reconciler: Reconciler, table: Table, seat: Seat, reply: Reply, interaction: Interaction) -> None:
    """Show the hand of `seat` to the player who used a command, in the language of the player.

    The new private message replaces the former one. If the hand already has a message in this channel, that message
    moves to the bottom instead. Raises UserError.
    """
    await table.come_back(interaction.user.id)
    player, locale = table.record.seats[seat], str(interaction.locale)
    if player.locale != locale:
        await table.keep_contact(interaction.user.id, player.dm, locale)
    if table.direct and table.record.channel == interaction.channel_id:
        await bring_down(reconciler, table)
        await reply.say(texts_for(interaction)("hand-down"))
    else:
        await reconciler.now(table, seat, reply)
