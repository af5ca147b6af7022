"""Events of trades and gifts between officers (docs/rules/colditz.md §3.16)."""

from __future__ import annotations

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Goods


class Traded(Event, frozen=True):
    """Two officers made a trade (§3.16)."""

    who: Seat
    whom: Seat


class Exchanged(Private, frozen=True):
    """The goods of a trade, shown only to its two officers."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Offered(Private, frozen=True):
    """An officer offered a trade or a gift to another officer (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Rejected(Private, frozen=True):
    """The officer `whom` rejected an offer from the officer `who` (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Retracted(Private, frozen=True):
    """The officer `who` took back an offer to the officer `whom` (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Fallen(Private, frozen=True):
    """An offer was cancelled automatically, because its goods are gone (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


EVENTS = declared(__name__)
