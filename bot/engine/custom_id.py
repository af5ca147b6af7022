"""What a button or menu means: `e1.EPOCH:ACTION:TABLE:SEAT:TOKEN:ARGUMENT`, a hundred characters at most.

`e1` is the release of this grammar, EPOCH that of the table (`storage/put_back.py`), left out while it is 0; SEAT is
`-` where anybody may press, TOKEN the question that is answered; in a menu that was renewed `TOKEN.SERIAL`. Discord's
client keeps showing what was chosen in a menu, whatever the message says after an edit, and does not send it again:
only another id makes it a new menu. A serial decides nothing, so that the menu of an older one is still heard. What
comes back from a client is data: dispatch believes none of it.
"""

from __future__ import annotations

from typing import NamedTuple

RELEASE = "e1"

LIMIT = 100

HOME = 0
"""The table of presses that belong to none: those of the house."""


class CustomId(NamedTuple):
    """A press as its button spells it.

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
        text = f"{_with(RELEASE, self.epoch)}:{self.action}:{self.table}:{seat}:{named}:{self.argument}"
        if len(text) > LIMIT:
            raise ValueError(f"too long for a button: {self.action} at table {self.table}")
        return text


def at_home(action: str, argument: str = "", serial: int = 0) -> str:
    """Return a press of the house. Its meaning outlives a restore of the database, so that it has no epoch.

    >>> at_home("play", "fugitive")
    'e1:play:0:-::fugitive'
    """
    return str(CustomId(action, HOME, 0, argument=argument, serial=serial))


class Unreadable(ValueError):
    """No button of ours says this."""


class OtherRelease(ValueError):
    """A button of another release of the bot."""


def read(custom_id: str) -> CustomId:
    """Read what `str` wrote. Raises Unreadable, OtherRelease.

    >>> read("e1:hand:12:-::")
    CustomId(action='hand', table=12, epoch=0, seat=None, token='', argument='', serial=0)
    >>> read("e2:hand:12:-::")
    Traceback (most recent call last):
    bot.engine.custom_id.OtherRelease
    """
    head, *rest = custom_id.split(":", 5)
    release, epoch = _divided(head)
    if release != RELEASE:
        raise OtherRelease if release[:1] == "e" and release[1:].isdecimal() else Unreadable
    if len(rest) != 5:
        raise Unreadable
    action, table, seat, named, argument = rest
    token, serial = token_and_serial(named)
    number = None if seat == "-" else _number(seat, 2)
    return CustomId(action, _number(table, 15), epoch, number, token, argument, serial)


def with_serial(token: str, serial: int) -> str:
    """Return a question and the serial of its menus: `TOKEN.SERIAL`, for those never renewed `TOKEN`."""
    return _with(token, serial)


def token_and_serial(text: str) -> tuple[str, int]:
    """Read what `with_serial` wrote. Raises Unreadable."""
    return _divided(text)


def _with(name: str, number: int) -> str:
    return f"{name}.{number}" if number else name


def _divided(text: str) -> tuple[str, int]:
    """Read what `_with` wrote. Raises Unreadable."""
    name, dot, number = text.partition(".")
    return name, _number(number, 15) if dot else 0


def _number(text: str, most: int) -> int:
    """Read a number of at most `most` digits. Raises Unreadable."""
    if not (text.isascii() and text.isdecimal() and len(text) <= most):
        raise Unreadable
    return int(text)
