"""The private page on which a host manages the table (the host's panel).

There the host decides who may join and who is the next host.
"""

from __future__ import annotations

from bot.engine.page import Button, Choice, Menu, Page
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table import closing, hosting, substitute
from bot.table.access import guests, is_private
from bot.table.table import Table
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.rows import ROWS, packed

AWAY = 4
"""The most menus on the host's panel for choosing substitutes of absent players."""


def host_page(table: Table, user: int, locale: str) -> Page:
    """Return the host's panel. If `user` is no longer the host, it says who the new host is."""
    record, say = table.record, table.say(locale)
    title, footer = say("manage-title", table=table.id), table.called(say)
    if record.host != user:
        host = next((seat.name for seat in record.seats if seat.user == record.host), "?")
        return Page(title, (say("manage-handed-over", name=host),), footer=footer, colour=COLOUR)
    open_ = record.status == "lobby" and not closing.closed(record)
    lines = [say(f"manage-{name}-{'on' if on else 'off'}") for name, on in host_switches(table)] if open_ else []
    if open_ and is_private(record):
        names = [seat.name for seat in record.seats if seat.user in guests(record)]
        absent = len([guest for guest in guests(record) if table.seat_of(guest) is None])
        lines.append(say("manage-guests", names=say.listed(names), guests=absent))
    lines += [say("manage-invite")] if open_ else []
    others = tuple(
        Choice(str(seat.user), seat.name) for seat in record.seats if seat.user is not None and seat.user != user
    )
    lines += [say("manage-hand-over" if others else "manage-alone")]
    rows: list[tuple[Button, ...] | Menu] = [*packed(_buttons(table, say))] if open_ else []
    if others and open_:
        rows.append(Menu(say("menu-send-away"), table.press("send-away", serial=record.version), others))
    if others:
        rows.append(Menu(say("menu-hand-over"), table.press("hand-over", serial=record.version), others))
    if open_ and len(rows) < ROWS:
        lines += [say("manage-teach")]
        rows.append(Menu(say("menu-teach"), table.press("teach", serial=record.version), (), of="users"))
    away = substitute.replaceable(table)[:AWAY]
    lines += [say("manage-substitute")] if away else []
    rows += [_substitutes(table, seat, say) for seat in away]
    return Page(title, tuple(lines), footer=footer, colour=COLOUR, rows=tuple(rows))


def _substitutes(table: Table, seat: Seat, say: Say) -> Menu:
    """Return the menu in which the host chooses a substitute for an absent player, among all people."""
    guest = substitute.invited_to(table, seat)
    chosen = () if guest is None else (Choice(str(guest), str(guest), chosen=True),)
    heading = say("menu-substitute", name=table.names[seat])
    return Menu(heading, table.press("substitute", argument=str(seat)), chosen, of="users")


def host_switches(table: Table) -> tuple[tuple[str, bool], ...]:
    """Return the yes/no settings of the host, each with its name and whether it is on."""
    agreements = table.record.agreements
    found = {
        "locked": agreements.locked,
        "private": is_private(table.record),
        "wanted": agreements.wanted,
        "three": table.record.match is not None,
        "casual": agreements.casual,
    }
    return tuple((name, found[name]) for name in hosting.SWITCHES)


def room_lines(table: Table, say: Say) -> list[str]:
    """Return lines for the public page of a lobby that show the host's settings."""
    hidden = "wanted" if table.record.agreements.locked else ""
    lines = [say(f"lobby-{name}") for name, on in host_switches(table) if on and name != hidden]
    return [*lines, say("lobby-teaching")] if table.record.agreements.teaching else lines


def _buttons(table: Table, say: Say) -> tuple[Button, ...]:
    turned = tuple((name, "off" if on else "on") for name, on in host_switches(table))
    buttons = tuple(
        Button(say(f"button-{name}-{to}"), table.press("switch", argument=f"{name}.{to}")) for name, to in turned
    )
    if table.record.agreements.thread:
        return buttons
    return (*buttons, Button(say("button-thread"), table.press("thread")))
