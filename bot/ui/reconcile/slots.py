"""The data structures of the reconciler: slots, posted and desired messages, and the data for pages.

A slot is a place for one message of a table.
"""

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
"""The kinds of short-lived messages. They are deleted when they are not needed or are replaced."""

PUBLIC = frozenset(("board", "ping"))
"""The kinds of messages that are in the channel of a table."""

DIRECT = frozenset(("hand", "notice", "call", "soon", "shoulder"))
"""The kinds of direct messages: to a player, or to a friend who watches over a player's shoulder."""

OWN = frozenset(("hand", "panel"))
"""The kinds of messages that show players their own hands: directly, or privately in a channel."""

LIFE, GRACE = 14 * 60, 60
"""Seconds for which a message is edited with the token of the last press on it.

The second number is the seconds at the end of that time that are left for a last edit. Discord accepts edits with a
token for 15 minutes.
"""


class MessageSlot(NamedTuple):
    """A place for one message of a table, such as its board, or a player's hand or ping."""

    kind: Kind
    seat: Seat = TABLE


class DesiredMessage(NamedTuple):
    """The message that should be in a slot. `digest` is the hash of its content."""

    channel: int
    page: Page | Line
    digest: str
    anew: bool = True
    """Whether the message is posted if the slot is empty. If False, only an existing message is edited."""
    fresh: bool = False
    """Whether a new message replaces the present one. If False, the present one is edited."""
    calls: bool = False
    """Whether the message pings its player. If so, it is posted again and the present one is deleted."""
    last: bool = False
    """Whether the message is in its last version and never updated again."""


class NotificationChoice(NamedTuple):
    """How a person wants to be pinged now, and whether the person wants pings about being next.

    If the person has announced an absence, it also has the end of this absence.
    """

    how: How = "channel"
    soon: bool = False
    away: float | None = None


class ReconcileInput(NamedTuple):
    """The data that a table's pages show in addition to the state of the game.

    It has the posted messages. For the seats whose players can see their hand, it has drafts and news.
    """

    now: float
    posted: dict[MessageSlot, PostedMessage]
    """The messages of the table that are on Discord, by slot. A round of the reconciler updates them."""
    news: Mapping[Viewer, Sequence[LogEntry]]
    drafts: Mapping[Seat, Draft | None]
    manners: Mapping[Seat, Manner] = MappingProxyType({})
    """The preferences of players for their hands, by seat."""
    notification_choices: Mapping[Seat, NotificationChoice] = MappingProxyType({})
    """How players want to be pinged, by seat."""
    pause: float = 0.0
    """Seconds for which a ping to a player waits after the player was active."""
    outbox: Sequence[Post] = ()
    """The posts of the table that are not sent yet."""
    watchers: Sequence[WatcherRecord] = ()
    """The spectators of the table."""
    painted: int = -1
    """The version of the table that all messages on Discord showed when this was read."""

    def notification_choice(self, seat: Seat) -> NotificationChoice:
        """Return how the player in `seat` wants to be pinged."""
        return self.notification_choices.get(seat, NotificationChoice())

    def pressed(self, seat: Seat) -> float:
        """Return the time of the last known press of a player on their hand. Return 0 if there is none."""
        own = (self.posted.get(MessageSlot(kind, seat)) for kind in ("hand", "panel"))
        return max((each.ends - LIFE for each in own if each is not None and each.ends), default=0.0)

    def way(self, table: Table, slot: MessageSlot) -> str:
        """Return the URL of the message in `slot`. It is empty if there is no such message."""
        found = self.posted.get(slot)
        if found is None or not found.message:
            return ""
        return link(None if slot.kind in DIRECT else table.record.guild, found.channel, found.message)


def slot_of(posted: PostedMessage) -> MessageSlot:
    """Return the slot to which a posted message belongs."""
    return MessageSlot(posted.kind, posted.seat)  # type: ignore[arg-type]


def is_posted(standing: Mapping[MessageSlot, PostedMessage], slot: MessageSlot) -> bool:
    """Return whether there is a message on Discord in `slot`."""
    return slot in standing and standing[slot].message != 0
