"""What a button or menu means: `e1:ACTION:TABLE:SEAT:TOKEN:ARGUMENT`, a hundred characters at most.

`e1` is the release of this grammar, SEAT `-` where anybody may press, TOKEN the question that is answered. What comes
back from a client is data: dispatch believes none of it.
"""

from __future__ import annotations

from typing import NamedTuple

RELEASE = "e1"

LIMIT = 100


class Press(NamedTuple):
    """A press as its button spells it."""

    action: str
    table: int
    seat: int | None = None
    token: str = ""
    argument: str = ""

    def __str__(self) -> str:
        seat = "-" if self.seat is None else self.seat
        text = f"{RELEASE}:{self.action}:{self.table}:{seat}:{self.token}:{self.argument}"
        if len(text) > LIMIT:
            raise ValueError(f"too long for a button: {self.action} at table {self.table}")
        return text


class Unreadable(ValueError):
    """No button of ours says this."""


class OtherRelease(ValueError):
    """A button of another release of the bot."""


def read(custom_id: str) -> Press:
    """Read what `str` wrote. Raises Unreadable, OtherRelease."""
    release, *rest = custom_id.split(":", 5)
    if release != RELEASE:
        raise OtherRelease if release[:1] == "e" and release[1:].isdecimal() else Unreadable
    if len(rest) != 5:
        raise Unreadable
    action, table, seat, token, argument = rest
    if not (table.isascii() and table.isdecimal() and len(table) < 16):
        raise Unreadable
    if seat != "-" and not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
        raise Unreadable
    return Press(action, int(table), None if seat == "-" else int(seat), token, argument)
