"""The day's escape: where it is offered, begun, told of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.archive.day import day_of, ends
from bot.table import daily
from bot.table.table import Table
from bot.titles import Title, names, title
from bot.ui.pages.daily import BACK, daily_page, result_page, seals_page, table_page
from bot.ui.pressed import AtHome, Pressed, at_home, on
from bot.ui.private import prove_dm, seated
from bot.ui.sorry import Sorry, see_alive
from storage.faults import TriedBefore
from storage.records.contests import DailyRecord


@at_home("daily")
async def show(pressed: AtHome) -> None:
    """Show the escapes of today, who did how today or yesterday, or the seals."""
    client, store, now = pressed.client, pressed.client.store, pressed.client.now()
    await client.days.look()
    await client.days.settle()
    today, sure, what = day_of(now), client.tables.pulse.sure(), pressed.press.argument
    dailies = await store.dailies(today)
    if what in ("", BACK):
        tries = await store.tries_of(pressed.user)
        running = [table.title.name for table in client.tables.of_user(pressed.user) if table.record.day == today]
        if not what:
            pressed.reply.apart()
        await pressed.reply.show(daily_page(dailies, tries, running, now, pressed.say))
    elif what == "today":
        await pressed.reply.show(table_page(dailies, await store.tries(today), pressed.user, sure, {}, pressed.say))
    elif what == "yesterday":
        if not (before := await store.dailies(today - 1)):
            raise Sorry("daily-first")
        tries, opened = await store.tries(today - 1), _opened(await daily.key(store), [before], sure)
        await pressed.reply.show(table_page(before, tries, pressed.user, sure, opened, pressed.say))
    elif what == "seals":
        days = [known for day in (today + 1, today, today - 1) if (known := await store.dailies(day))]
        opened = _opened(await daily.key(store), days, sure)
        await pressed.reply.show(seals_page(days, opened, pressed.say))
    else:
        raise Sorry("press-unreadable")


def _opened(key: bytes, days: Sequence[Mapping[str, DailyRecord]], now: float) -> dict[tuple[int, str], str]:
    """Give the secrets of those of `days` that are over."""
    over = [each for known in days for each in known.values() if now >= ends(each.day)]
    return {(each.day, each.game): daily.secret(key, each.day, each.game).hex() for each in over}


@at_home("daily-play")
async def play(pressed: AtHome) -> None:
    """Begin the escape of today in the title that the button names, go on with it, or show what came of it."""
    if pressed.press.argument not in names():
        raise Sorry("press-unreadable")
    asked = title(pressed.press.argument)
    table = await _tried(pressed, asked) or await _begin(pressed, asked)
    if table.record.status in ("over", "void"):
        await _show_result(pressed, table)
        return
    see_alive(table)
    await pressed.enter(table, "daily-begun")


@on("result", private=True)
async def result(pressed: Pressed) -> None:
    """Show what came of the presser's try."""
    if pressed.table.record.day is None or pressed.table.record.status not in ("over", "void"):
        raise Sorry("press-unreadable")
    await _show_result(pressed, pressed.table)


async def _show_result(pressed: AtHome | Pressed, table: Table) -> None:
    client, day = pressed.client, table.record.day
    assert day is not None
    await client.days.settle()
    known, tries = await client.store.dailies(day), await client.store.tries_of(pressed.user)
    if table.title.name not in known or table.id not in [each.table for each in tries]:
        raise Sorry("daily-none")
    await pressed.reply.add(result_page(table.title, known[table.title.name], tries, pressed.say))


async def _tried(pressed: AtHome, asked: Title) -> Table | None:
    """Give the table at which the presser has tried the escape of today; None where that is still open."""
    client = pressed.client
    await client.days.look()
    today = day_of(client.now())
    tries = await client.store.tries_of(pressed.user)
    own = next((each for each in tries if (each.day, each.game) == (today, asked.name)), None)
    if own is None:
        return None
    table = await client.tables.find(own.table)
    if table is None:
        raise Sorry("daily-once")
    if table.record.status == "lobby":  # the deal was not kept
        await table.start(pressed.user)
    return table


async def _begin(pressed: AtHome, asked: Title) -> Table:
    """Open and deal the escape of today in the presser's direct messages. Raises Sorry, Crowded."""
    client, store, say = pressed.client, pressed.client.store, pressed.say
    today = day_of(client.now())
    sealed = (await store.dailies(today)).get(asked.name)
    if sealed is None:
        raise Sorry("daily-none")
    client.tables.see_room(pressed.user)
    game = asked.say(pressed.locale)(f"{asked.name}-title")
    dm = (await prove_dm(pressed.interaction.user, say("daily-begins", game=game))).needed("daily-dm-closed")
    hidden = daily.secret(await daily.key(store), today, asked.name)
    host = await seated(pressed.interaction, dm)
    record = daily.opened(asked, sealed, hidden, host, dm, pressed.locale)
    try:
        return await client.tables.open(record, pressed.interaction.id, dealt=True)
    except TriedBefore:
        raise Sorry("daily-once") from None
