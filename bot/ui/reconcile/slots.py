"""The data of the reconciler: slots, posted and desired messages, and the input of their pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from bot.engine.chronicle import LogEntry
from bot.engine.page import Line, Page
from bot.engine.record import TABLE, Seat, Viewer
from bot.people.notifications import How
from bot.table.table import Table
from bot.ui.client import link
from bot.ui.pages.shown_hand import Manner
from storage.records.servers import WatcherRecord
from storage.records.tables import Draft, Post, PostedMessage

Kind = Literal["board", "ping", "hand", "panel", "notice", "call", "soon", "shoulder"]

PASSING = frozenset(("ping", "notice", "call", "soon", "shoulder"))
"""Kinds that are deleted when they are not wanted any more, or when another one replaces them."""

PUBLIC = frozenset(("board", "ping"))
"""Kinds in the channel of their table."""

DIRECT = frozenset(("hand", "notice", "call", "soon", "shoulder"))
"""Kinds in direct messages: of a player, or of a friend who looks over a shoulder."""

OWN = frozenset(("hand", "panel"))
"""Kinds that show a seat its hand, and nobody else."""

LIFE, GRACE = 14 * 60, 60
"""Seconds for which a message is edited by its last press, and in which a panel can still say that this is over.
Discord takes edits by an interaction for 15 minutes."""


class MessageSlot(NamedTuple):
    """The slot of a posted message: the board, or a private message or ping of a seat."""

    kind: Kind
    seat: Seat = TABLE


class DesiredMessage(NamedTuple):
    """The message that should be in a slot. `digest` is its hash."""

    channel: int
    page: Page | Line
    digest: str
    anew: bool = True
    """Whether it is posted if the slot is empty; otherwise it is only updated."""
    fresh: bool = False
    """Whether another message replaces the present one, instead of a silent edit."""
    calls: bool = False
    """Whether it pings its player: it is posted again, with a sound, and the present message is deleted."""
    last: bool = False
    """Whether it is final: the message is not updated any more."""


class NotificationChoice(NamedTuple):
    """How a person wants to be pinged now, and whether also about being next.

    It also says until when the person is on holiday, if they are.
    """

    how: How = "channel"
    soon: bool = False
    away: float | None = None


class ReconcileInput(NamedTuple):
    """The input of a table's pages in addition to its state.

    It has the posted messages and, for those who see them, drafts and news.
    """

    now: float
    posted: dict[MessageSlot, PostedMessage]
    """Updated with what is painted."""
    news: Mapping[Viewer, Sequence[LogEntry]]
    drafts: Mapping[Seat, Draft | None]
    manners: Mapping[Seat, Manner] = MappingProxyType({})
    """How those people want to see it."""
    notification_choices: Mapping[Seat, NotificationChoice] = MappingProxyType({})
    """How people want to be pinged."""
    pause: float = 0.0
    """Seconds for which a ping waits for a person who is at the table."""
    outbox: Sequence[Post] = ()
    """The posts that still had to be sent."""
    watchers: Sequence[WatcherRecord] = ()
    """The watchers."""
    painted: int = -1
    """The version of the table that was painted when this was read."""

    def notification_choice(self, seat: Seat) -> NotificationChoice:
        """Return how the player of `seat` wants to be pinged."""
        return self.notification_choices.get(seat, NotificationChoice())

    def pressed(self, seat: Seat) -> float:
        """Return the moment of the last known press of `seat` in its hand or panel; 0 for none."""
        own = (self.posted.get(MessageSlot(kind, seat)) for kind in ("hand", "panel"))
        return max((each.ends - LIFE for each in own if each is not None and each.ends), default=0.0)

    def way(self, table: Table, slot: MessageSlot) -> str:
        """Return the address of the message in `slot`; empty if there is none."""
        found = self.posted.get(slot)
        if found is None or not found.message:
            return ""
        return link(None if slot.kind in DIRECT else table.record.guild, found.channel, found.message)


def slot_of(posted: PostedMessage) -> MessageSlot:
    """Return the slot of `posted`."""
    return MessageSlot(posted.kind, posted.seat)  # type: ignore[arg-type]


def is_posted(standing: Mapping[MessageSlot, PostedMessage], slot: MessageSlot) -> bool:
    """Return whether a message is in `slot`."""
    return slot in standing and standing[slot].message != 0
