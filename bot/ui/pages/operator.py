"""Pages for the bot's operator: a list of all tables, and one table. They show no secrets of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set

from bot.engine.custom_id import at_home
from bot.engine.page import Button, Choice, Menu, Page
from bot.engine.texts import Say
from bot.table.table import Table
from bot.ui.pages.out_of_play import COLOUR, VOID
from storage.records.tables import TableRecord

MOST = 25
"""The most tables in the operator's menu. Discord allows no more choices."""

STATES = ("suspended", "barred", "lobby", "playing")
"""The states of live tables. States with a problem come first."""


def state(record: TableRecord) -> str:
    """Return the state of a table as one word, such as `lobby`."""
    return "barred" if record.barred is not None and record.status != "suspended" else record.status


def operator_page(
    tables: Sequence[Table], draining: bool, blocked: Sequence[int], say: Say, note: str = "", serial: int = 0
) -> Page:
    """Return the page with the number of tables in each state, and a menu of the tables.

    Below are the controls for all tables, and the `blocked` people.
    """
    counts = Counter(state(table.record) for table in tables)
    lines = [say("operator-count", state=say(f"operator-{each}"), count=counts[each]) for each in STATES]
    lines += ["", say("operator-draining" if draining else "operator-open")]
    if note:
        lines = [note, "", *lines]
    first = sorted(tables, key=lambda table: (STATES.index(state(table.record)), table.id))[:MOST]
    if len(tables) > MOST:
        lines.append(say("operator-first", count=MOST))
    rows: list[Menu | tuple[Button, ...]] = []
    if first:
        choices = tuple(
            Choice(str(table.id), table.called(table.say(say.locale)), say(f"operator-{state(table.record)}"))
            for table in first
        )
        rows.append(Menu(say("operator-choose"), at_home("operator-table", serial=serial), choices))
    drain = Button(
        say(f"button-{'undrain' if draining else 'drain'}"), at_home("operator-drain", str(int(not draining)), serial)
    )
    write = Button(say("button-write"), at_home("operator-write", serial=serial))
    rows.append((Button(say("button-announce"), at_home("operator-announce", serial=serial)), write, drain))
    known = tuple(Choice(str(user), str(user), chosen=True) for user in blocked[:MOST])
    rows.append(Menu(say("operator-people"), at_home("operator-people", serial=serial), known, 0, MOST, "users"))
    return Page(say("operator-title"), tuple(lines), colour=COLOUR, rows=tuple(rows))


def inspection_page(
    table: Table,
    link: str,
    say: Say,
    blocked: bool = False,
    outcasts: Set[int] = frozenset(),
    sure: bool = False,
    serial: int = 0,
) -> Page:
    """Return the page with the public data of a table, and with what the operator can do about it.

    `blocked` says whether the table's server is blocked. `outcasts` are the blocked people at the table. With `sure`,
    the page asks the operator to confirm the end of the table.
    """
    record, number = table.record, str(table.id)
    at_it = [seat for seat in record.seats if seat.user is not None]
    people = len(at_it)
    lines = [
        say("operator-state", state=say(f"operator-{state(record)}"), link=link),
        say("operator-seats", people=people, computers=len(record.seats) - people),
        say("operator-log", version=record.version, schema=record.schema, rules=table.game.rules_version),
    ]
    if record.suspended_for:
        lines.append(say("operator-why", why=record.suspended_for))
    if sure:
        lines += ["", say("operator-sure")]
    end = Button(
        say("button-operator-end"), at_home("operator-end", f"{number}.1" if sure else number, serial), "danger"
    )
    revive = Button(say("button-operator-revive"), at_home("operator-revive", number, serial), "next")
    back = Button(say("button-operator-back"), at_home("operator", serial=serial))
    server = Button(say(f"button-{'unblock' if blocked else 'block'}"), at_home("operator-block", number, serial))
    own = () if record.guild is None else (server,)
    if blocked:
        lines += ["", say("operator-blocked")]
    row = (revive, end, back) if record.status == "suspended" or record.barred is not None else (end, back)
    rows: list[Menu | tuple[Button, ...]] = [(*row, *own)]
    if at_it:
        there = tuple(
            Choice(str(seat.user), seat.name, say("operator-outcast") if seat.user in outcasts else "")
            for seat in at_it
        )
        rows.append(Menu(say("operator-person"), at_home("operator-person", number, serial), there))
    title = table.called(table.say(say.locale))
    return Page(title, tuple(lines), colour=VOID if sure else COLOUR, rows=tuple(rows))


def announcement(texts: Mapping[str, str], tables: int, say: Say, serial: int = 0) -> Page:
    """Return the page that previews an announcement to all live tables, in each language.

    `tables` is the number of tables.
    """
    lines = [say("operator-preview", count=tables)]
    for language, text in texts.items():
        lines += ["", f"**{say(f'operator-in-{language}')}**", *text.splitlines()]
    send = Button(say("button-send"), at_home("operator-send", serial=serial), "next")
    write = Button(say("button-rewrite"), at_home("operator-write", serial=serial))
    back = Button(say("button-operator-back"), at_home("operator", serial=serial))
    return Page(say("operator-write-title"), tuple(lines), colour=COLOUR, rows=((send, write, back),))
