"""Trades and gifts between officers (docs/rules/colditz.md §3.16)."""

from __future__ import annotations

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Goods


class Traded(Event, frozen=True):
    """Two officers exchanged something (§3.16)."""

    who: Seat
    whom: Seat


class Exchanged(Private, frozen=True):
    """What they exchanged, for these two."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Offered(Private, frozen=True):
    """An officer made an offer (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Rejected(Private, frozen=True):
    """`whom` rejected an offer of `who` (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Retracted(Private, frozen=True):
    """`who` took back an offer to `whom` (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Fallen(Private, frozen=True):
    """An offer fell whose goods have gone (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


EVENTS = declared(__name__)
