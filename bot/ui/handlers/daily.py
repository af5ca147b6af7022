"""Handlers for the daily games: showing them, starting one, and showing results.

All players of a daily game get the same deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.archive.day import day_of, ends
from bot.installed_games import InstalledGame, installed_game, names
from bot.table import daily
from bot.table.table import Table
from bot.ui.installation import install_link
from bot.ui.pages.daily import BACK, result_page, seals_page, table_page
from bot.ui.personal import daily_now
from bot.ui.press_context import HomePressContext, PressContext, at_home, on
from bot.ui.private import prove_dm, seated
from bot.ui.user_errors import UserError, check_alive
from storage.records.contests import DailyRecord
from storage.store_errors import TriedBefore


@at_home("daily", personal=True)
async def show(press: HomePressContext) -> None:
    """Show today's daily games, the results of today or yesterday, or the seals of future deals.

    A seal is a hash that proves later that a deal was not changed.
    """
    client, store, now = press.client, press.client.store, press.client.now()
    today, sure, what = day_of(now), client.tables.table_time.sure(), press.custom_id.argument
    page = await daily_now(client, press.user, press.say)
    dailies = await store.dailies(today)
    if what in ("", BACK):
        if not what:
            press.reply.apart()
        await press.reply.show(page)
    elif what == "today":
        await press.reply.show(table_page(dailies, await store.tries(today), press.user, sure, press.say))
    elif what == "yesterday":
        if not (before := await store.dailies(today - 1)):
            raise UserError("daily-first")
        await press.reply.show(table_page(before, await store.tries(today - 1), press.user, sure, press.say))
    elif what == "seals":
        days = [known for day in (today + 1, today, today - 1) if (known := await store.dailies(day))]
        opened = _secrets(await daily.key(store), days, sure)
        await press.reply.show(seals_page(days, opened, press.say))
    else:
        raise UserError("press-unreadable")


def _secrets(key: bytes, days: Sequence[Mapping[str, DailyRecord]], now: float) -> dict[tuple[int, str], str]:
    """Return the secrets of the deals in `days` whose day is over at `now`.

    The keys are the games' seals, which are hashes of the secrets.
    """
    over = [each for known in days for each in known.values() if now >= ends(each.day)]
    return {(each.day, each.game): daily.secret(key, each.day, each.game).hex() for each in over}


@at_home("daily-play", personal=True)
async def play(press: HomePressContext) -> None:
    """Start today's daily game of the chosen game. If the presser has already started it, show it."""
    if press.custom_id.argument not in names():
        raise UserError("press-unreadable")
    asked = installed_game(press.custom_id.argument)
    table = await _find_try(press, asked) or await _begin(press, asked)
    if table.record.status in ("over", "void"):
        await _show_result(press, table)
        return
    check_alive(table)
    await press.enter(table, "daily-begun")


@on("result", private=True)
async def result(press: PressContext) -> None:
    """Show the presser the result of their own daily game."""
    if press.table.record.day is None or press.table.record.status not in ("over", "void"):
        raise UserError("press-unreadable")
    await _show_result(press, press.table)


async def _show_result(press: HomePressContext | PressContext, table: Table) -> None:
    client, day = press.client, table.record.day
    assert day is not None
    await client.days.settle()
    known, tries = await client.store.dailies(day), await client.store.tries_of(press.user)
    if table.title.name not in known or table.id not in [each.table for each in tries]:
        raise UserError("daily-none")
    await press.reply.add(result_page(table.title, known[table.title.name], tries, install_link(client), press.say))


async def _find_try(press: HomePressContext, asked: InstalledGame) -> Table | None:
    """Return the table at which the presser plays or has played today's daily game; None if there is none."""
    client = press.client
    await client.days.look()
    today = day_of(client.now())
    tries = await client.store.tries_of(press.user)
    own = next((each for each in tries if (each.day, each.game) == (today, asked.name)), None)
    if own is None:
        return None
    table = await client.tables.find(own.table)
    if table is None:
        raise UserError("daily-once")
    if table.record.status == "lobby":  # the deal was not kept
        await table.start(press.user)
    return table


async def _begin(press: HomePressContext, asked: InstalledGame) -> Table:
    """Open the table of today's daily game in the presser's direct messages, and deal.

    Raises UserError, Crowded.
    """
    client, store, say = press.client, press.client.store, press.say
    today = day_of(client.now())
    sealed = (await store.dailies(today)).get(asked.name)
    if sealed is None:
        raise UserError("daily-none")
    client.tables.see_room(press.user)
    game = asked.say(press.locale)(f"{asked.name}-title")
    host = await seated(press.interaction, None)
    dm = (await prove_dm(press.interaction, say("daily-begins", game=game))).needed("daily-dm-closed")
    hidden = daily.secret(await daily.key(store), today, asked.name)
    record = daily.opened_table(asked, sealed, hidden, replace(host, dm=dm), dm, press.locale)
    try:
        return await client.tables.open(record, press.interaction.id, dealt=True)
    except TriedBefore:
        raise UserError("daily-once") from None
