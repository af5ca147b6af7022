"""The data structures of the reconciler: slots, posted and desired messages, and the data for pages."""

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
"""The kinds of short-lived messages, which are deleted when they are no longer needed or are replaced."""

PUBLIC = frozenset(("board", "ping"))
"""The kinds of messages in a table's channel."""

DIRECT = frozenset(("hand", "notice", "call", "soon", "shoulder"))
"""The kinds of direct messages: to a player, or to a friend who looks over a player's shoulder."""

OWN = frozenset(("hand", "panel"))
"""The kinds of messages that show a seat its own hand."""

LIFE, GRACE = 14 * 60, 60
"""Seconds for which a message is edited with its last press's token, and seconds at the end for a last edit.

Discord accepts edits by an interaction for 15 minutes.
"""


class MessageSlot(NamedTuple):
    """A slot for one message of a table: its board, or a private message or ping of a seat."""

    kind: Kind
    seat: Seat = TABLE


class DesiredMessage(NamedTuple):
    """The message that should be in a slot. `digest` is its hash."""

    channel: int
    page: Page | Line
    digest: str
    anew: bool = True
    """Whether to post it if the slot is empty. If false, only an existing message is edited."""
    fresh: bool = False
    """Whether to replace the present message by a new one instead of editing it."""
    calls: bool = False
    """Whether the message pings its player. It is then posted again, and the present message is deleted."""
    last: bool = False
    """Whether the message is final and never updated again."""


class NotificationChoice(NamedTuple):
    """How a person wants to be pinged now, and whether also about being next.

    If the person has announced an absence, it has the end of that too.
    """

    how: How = "channel"
    soon: bool = False
    away: float | None = None


class ReconcileInput(NamedTuple):
    """The data of a table's pages in addition to its state.

    It has the posted messages and, for seats that can see their hand, drafts and news.
    """

    now: float
    posted: dict[MessageSlot, PostedMessage]
    """The posted messages by slot, kept up to date during a round."""
    news: Mapping[Viewer, Sequence[LogEntry]]
    drafts: Mapping[Seat, Draft | None]
    manners: Mapping[Seat, Manner] = MappingProxyType({})
    """The preferences of these seats' players."""
    notification_choices: Mapping[Seat, NotificationChoice] = MappingProxyType({})
    """How people want to be pinged, by seat."""
    pause: float = 0.0
    """Seconds for which a ping to an active player is delayed."""
    outbox: Sequence[Post] = ()
    """The posts that are not sent yet."""
    watchers: Sequence[WatcherRecord] = ()
    """The spectators."""
    painted: int = -1
    """The version of the table that was on Discord when this was read."""

    def notification_choice(self, seat: Seat) -> NotificationChoice:
        """Return how the player of `seat` wants to be pinged."""
        return self.notification_choices.get(seat, NotificationChoice())

    def pressed(self, seat: Seat) -> float:
        """Return the time of the last known press of `seat` on its hand; 0 for none."""
        own = (self.posted.get(MessageSlot(kind, seat)) for kind in ("hand", "panel"))
        return max((each.ends - LIFE for each in own if each is not None and each.ends), default=0.0)

    def way(self, table: Table, slot: MessageSlot) -> str:
        """Return the URL of the message in `slot`; empty if there is none."""
        found = self.posted.get(slot)
        if found is None or not found.message:
            return ""
        return link(None if slot.kind in DIRECT else table.record.guild, found.channel, found.message)


def slot_of(posted: PostedMessage) -> MessageSlot:
    """Return the slot of a posted message."""
    return MessageSlot(posted.kind, posted.seat)  # type: ignore[arg-type]


def is_posted(standing: Mapping[MessageSlot, PostedMessage], slot: MessageSlot) -> bool:
    """Return whether a message is in `slot`."""
    return slot in standing and standing[slot].message != 0
