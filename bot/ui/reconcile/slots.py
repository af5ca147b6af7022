"""What paintings are spoken of by: places, what stands there, what is wanted there, and what is known for that."""

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
"""Kinds that are taken away when they are not wanted any more, or when another takes their place."""

PUBLIC = frozenset(("board", "ping"))
"""Kinds that stand in the channel of their table."""

DIRECT = frozenset(("hand", "notice", "call", "soon", "shoulder"))
"""Kinds that stand in direct messages: of a player, or of a friend who looks over a shoulder."""

OWN = frozenset(("hand", "panel"))
"""Kinds that show a seat its hand, and nobody else."""

LIFE, GRACE = 14 * 60, 60
"""Seconds for which a message is edited by its last press, and in which a panel can still say that this is over:
Discord takes edits by an interaction for fifteen minutes."""


class MessageSlot(NamedTuple):
    """Where a posted message stands: the board, or what a seat sees alone or is called by."""

    kind: Kind
    seat: Seat = TABLE


class DesiredMessage(NamedTuple):
    """What should stand in a place. `digest` is its print."""

    channel: int
    page: Page | Line
    digest: str
    anew: bool = True
    """Whether it is posted where nothing stands, or only kept up to date."""
    fresh: bool = False
    """Whether another message takes the place of what stands there, instead of an edit that nobody hears of."""
    calls: bool = False
    """Whether it calls its player: it is posted again, aloud, and what stands there is deleted."""
    last: bool = False
    """Whether it stands for ever from then on: the painting is let go."""


class NotificationChoice(NamedTuple):
    """How somebody wants to be called now, and whether of being next, too; until when somebody is on holiday, if that
    is so."""

    how: How = "channel"
    soon: bool = False
    away: float | None = None


class ReconcileInput(NamedTuple):
    """What the pages of a table show beside its state: what stands, and of those who see it drafts and news."""

    now: float
    posted: dict[MessageSlot, PostedMessage]
    """Kept up with what is painted."""
    news: Mapping[Viewer, Sequence[LogEntry]]
    drafts: Mapping[Seat, Draft | None]
    manners: Mapping[Seat, Manner] = MappingProxyType({})
    """How those people want to see it."""
    notification_choices: Mapping[Seat, NotificationChoice] = MappingProxyType({})
    """How people want to be called."""
    pause: float = 0.0
    """Seconds for which a call waits for whoever is at the table."""
    outbox: Sequence[Post] = ()
    """What was still to be posted."""
    watchers: Sequence[WatcherRecord] = ()
    """Who watches."""
    painted: int = -1
    """How far the table was painted when this was read."""

    def notification_choice(self, seat: Seat) -> NotificationChoice:
        """Return how whoever sits in `seat` wants to be called."""
        return self.notification_choices.get(seat, NotificationChoice())

    def pressed(self, seat: Seat) -> float:
        """Return the moment of the last press of `seat` in its hand or panel, as far as it is known; 0 for none."""
        own = (self.posted.get(MessageSlot(kind, seat)) for kind in ("hand", "panel"))
        return max((each.ends - LIFE for each in own if each is not None and each.ends), default=0.0)

    def way(self, table: Table, slot: MessageSlot) -> str:
        """Return the address of what stands in `slot`; empty where nothing does."""
        found = self.posted.get(slot)
        if found is None or not found.message:
            return ""
        return link(None if slot.kind in DIRECT else table.record.guild, found.channel, found.message)


def slot_of(posted: PostedMessage) -> MessageSlot:
    """Return the place in which `posted` stands."""
    return MessageSlot(posted.kind, posted.seat)  # type: ignore[arg-type]


def is_posted(standing: Mapping[MessageSlot, PostedMessage], slot: MessageSlot) -> bool:
    """Return whether a message stands in `slot`."""
    return slot in standing and standing[slot].message != 0
