"""The custom_id of a button or menu, at most 100 characters.

It has the form `e1.EPOCH:ACTION:TABLE:SEAT:TOKEN:ARGUMENT`:

- `e1` is the version of this format.
- EPOCH is the epoch of the table (`storage/put_back.py`), left out if it is 0.
- SEAT is `-` if anyone may press.
- TOKEN identifies the question that is answered. In a menu that was renewed it is `TOKEN.SERIAL`.

Discord's client keeps showing the last choice in a menu, even after an edit of the message, and does not send it again.
Only a new custom_id makes it a new menu. The serial has no other effect, so presses in an older menu still count. A
client can send any custom_id, so dispatch trusts no part of it.
"""

from __future__ import annotations

from typing import NamedTuple

RELEASE = "e1"

LIMIT = 100

HOME = 0
"""The number that stands for the table in custom_ids that belong to the bot and not to a table."""


class CustomId(NamedTuple):
    """The parts of a custom_id.

    >>> str(CustomId("do", table=12, epoch=0, seat=0, token="9f2c", argument="draw 2"))
    'e1:do:12:0:9f2c:draw 2'
    >>> str(CustomId("pick", table=12, epoch=3, seat=1, token="9f2c", argument="hide.0.0", serial=2))
    'e1.3:pick:12:1:9f2c.2:hide.0.0'
    """

    action: str
    table: int
    epoch: int
    seat: int | None = None
    token: str = ""
    argument: str = ""
    serial: int = 0

    def __str__(self) -> str:
        seat = "-" if self.seat is None else self.seat
        named = with_serial(self.token, self.serial)
        text = f"{_join_pair(RELEASE, self.epoch)}:{self.action}:{self.table}:{seat}:{named}:{self.argument}"
        if len(text) > LIMIT:
            raise ValueError(f"too long for a button: {self.action} at table {self.table}")
        return text


def at_home(action: str, argument: str = "", serial: int = 0) -> str:
    """Return the custom_id of a button that belongs to the bot and not to a table.

    It has no epoch, so it stays valid after a restore of the database.

    >>> at_home("play", "fugitive")
    'e1:play:0:-::fugitive'
    """
    return str(CustomId(action, HOME, 0, argument=argument, serial=serial))


class Unreadable(ValueError):
    """The custom_id is not in the format of this bot."""


class OtherRelease(ValueError):
    """The custom_id was written by another release of the bot."""


def read(custom_id: str) -> CustomId:
    """Return the parts of a custom_id. Raises Unreadable or OtherRelease if it cannot be parsed.

    >>> read("e1:hand:12:-::")
    CustomId(action='hand', table=12, epoch=0, seat=None, token='', argument='', serial=0)
    >>> read("e2:hand:12:-::")
    Traceback (most recent call last):
    bot.engine.custom_id.OtherRelease
    """
    head, *rest = custom_id.split(":", 5)
    release, epoch = _parse_pair(head)
    if release != RELEASE:
        raise OtherRelease if release[:1] == "e" and release[1:].isdecimal() else Unreadable
    if len(rest) != 5:
        raise Unreadable
    action, table, seat, named, argument = rest
    token, serial = token_and_serial(named)
    number = None if seat == "-" else number_in(seat, 2)
    return CustomId(action, number_in(table), epoch, number, token, argument, serial)


def with_serial(token: str, serial: int) -> str:
    """Return `TOKEN.SERIAL`: a question's token with the serial number of its menus.

    If the menus were never renewed, return `TOKEN`.
    """
    return _join_pair(token, serial)


def token_and_serial(text: str) -> tuple[str, int]:
    """Return the token and serial in a text that `with_serial` wrote. Raises Unreadable."""
    return _parse_pair(text)


def _join_pair(name: str, number: int) -> str:
    return f"{name}.{number}" if number else name


def _parse_pair(text: str) -> tuple[str, int]:
    """Return the name and number in a text that `_join_pair` wrote. Raises Unreadable."""
    name, dot, number = text.partition(".")
    return name, number_in(number) if dot else 0


def number_in(text: str, most: int = 15) -> int:
    """Return the number in `text`, which has at most `most` digits. Raises Unreadable."""
    if not (text.isascii() and text.isdecimal() and len(text) <= most):
        raise Unreadable
    return int(text)
