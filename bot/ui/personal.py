"""Pages of the personal commands, which also work where the bot is not installed.

Where the bot is not installed, every answer is private. No page shows a board or a hand, or names a server or channel.
"""

from __future__ import annotations

import discord

from bot.archive.day import day_of
from bot.engine.custom_id import at_home
from bot.engine.page import Button, Page
from bot.engine.texts import Say, texts
from bot.table.table import Table
from bot.ui.active_games import lobby_lines, waiting_for
from bot.ui.client import Client, link
from bot.ui.installation import is_outside, without_server_only
from bot.ui.kept_pictures import KeptPicture
from bot.ui.pages.daily import daily_page
from bot.ui.pages.home import home_page
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.private import prove_dm
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reply import NO_PICTURE, Interaction, Reply, Shown, texts_for
from bot.ui.user_errors import UserError, check_alive

BUTTONS = 5
"""The most hands of the user that can be opened from one page.

Hands in which the game waits for the user come first.
"""


class OutsideReply(Reply):
    """An answer where the bot is not installed. Pages have only those controls that work there."""

    async def show(self, page: Page, stands: KeptPicture = NO_PICTURE) -> Shown:
        """Show a page without the buttons and menus that do not work here."""
        return await super().show(without_server_only(page), stands)

    async def add(self, page: Page, *files: discord.File) -> Shown:
        """Show a page as a new private message, without the buttons and menus that do not work here."""
        return await super().add(without_server_only(page), *files)


def reply_to(interaction: Interaction) -> Reply:
    """Return the object that answers an interaction. It depends on whether the bot is installed there."""
    return OutsideReply(interaction) if is_outside(interaction) else Reply(interaction)


async def own_home(client: Client, interaction: Interaction, locale: str) -> Page:
    """Return the home page for the user of `interaction`."""
    user, outside = interaction.user.id, is_outside(interaction)
    on_server = interaction.guild_id is not None and not outside
    wanted = [] if outside else await lobby_lines(client, interaction, locale)
    if on_server and interaction.guild_id is not None:
        wishes = await client.store.wishes(interaction.guild_id, client.now())
        others = tuple(wish.name for wish in wishes if wish.user != user)
        wanted += [Say(texts(locale))("gather-would", names=others)] if others else []
    return home_page(locale, client.tables.of_user(user), user, wanted=wanted, names=not outside, on_server=on_server)


async def daily_now(client: Client, user: int, say: Say) -> Page:
    """Return the page with today's daily games and the user's results in them."""
    now = client.now()
    await client.days.look()
    await client.days.settle()
    today = day_of(now)
    running = [table.title.name for table in client.tables.of_user(user) if table.record.day == today]
    tries = await client.store.tries_of(user)
    return daily_page(await client.store.dailies(today), tries, running, now, say)


def tables_page(client: Client, user: int, locale: str) -> Page:
    """Return the page that lists the tables of `user`. It has a button for each hand that can be opened."""
    say = Say(texts(locale))
    waiting = waiting_for(client, user)
    rest = [table for table in client.tables.of_user(user) if table not in waiting]
    lines = [_line(table, "turn", locale, say) for table in waiting]
    lines += [_line(table, _state(table), locale, say) for table in rest]
    lines += [_line(table, "suspended", locale, say) for table in client.tables.suspended_of(user)]
    playing = [table for table in (*waiting, *rest) if table.record.status == "playing"]
    buttons = tuple(
        Button(say("button-outside-hand", table=table.id), at_home("continue", str(table.id)),
               "next" if table in waiting else "plain", emoji=table.title.presenter.emoji)
        for table in playing[:BUTTONS]
    )  # fmt: skip
    return Page(
        say("outside-title"),
        tuple(lines) or (say("games-none"),),
        footer=say("outside-hands") if buttons else "",
        colour=COLOUR,
        rows=(buttons,) if buttons else (),
    )


def _state(table: Table) -> str:
    return "stopped" if table.record.barred is not None else "lobby" if table.record.status == "lobby" else "waiting"


def _line(table: Table, state: str, locale: str, say: Say) -> str:
    return say(f"outside-{state}", table=table.called(table.say(locale)))


async def open_hand(client: Client, reconciler: Reconciler, table: Table, interaction: Interaction) -> str:
    """Move the user's hand at `table` to the bottom of the direct messages with the bot.

    Return a sentence with a link to the hand. Raises UserError if the user has no hand or accepts no direct messages.
    """
    user, say = interaction.user.id, texts_for(interaction)
    seat = table.seat_of(user)
    if seat is None:
        raise UserError("not-your-table")
    check_alive(table)
    if table.record.status == "lobby":
        raise UserError("not-dealt")
    await table.come_back(user)
    if table.direct:
        await bring_alone_down(client, reconciler, table)
        where = await client.link(table)
    else:
        where = await _post_hand(client, reconciler, table, interaction)
    return say("outside-hand", table=table.called(table.say(str(interaction.locale))), link=where)


async def bring_alone_down(client: Client, reconciler: Reconciler, table: Table) -> None:
    """Move the board and the hand of a table in direct messages to the bottom of the channel."""
    stands = any(each.message for each in await client.store.posted_messages(table.id))
    if not await reconciler.reconcile(table, anew=stands):
        raise reconciler.why(table)


async def _post_hand(client: Client, reconciler: Reconciler, table: Table, interaction: Interaction) -> str:
    """Post the hand of a server's table in the user's direct messages, unless it is there already.

    Return the URL of the message with the hand.
    """
    user, locale = interaction.user.id, str(interaction.locale)
    seat = table.seat_of(user)
    assert seat is not None
    player, say = table.record.seats[seat], table.say(locale)
    dm = player.dm
    if dm is None:
        text = say("dm-proof", game=say(f"{table.title.name}-title"), table=table.id)
        dm = (await prove_dm(interaction, text)).needed("outside-dm-closed")
    if (player.dm, player.locale) != (dm, locale):
        await table.keep_contact(user, dm, locale)
    await reconciler.reconcile(table)
    if table.record.seats[seat].dm is None:  # the hand itself was refused
        raise UserError("outside-dm-closed")
    shown = (each for each in await client.store.posted_messages(table.id) if (each.kind, each.seat) == ("hand", seat))
    hand = next((each for each in shown if each.message), None)
    return link(None, dm, hand.message if hand is not None else None)
