"""The data that the bot reads before it updates the messages of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from storage.records.servers import ReaderRecord, WatcherRecord
from storage.records.tables import Draft, Post, PostedMessage


class ShownRecord(NamedTuple):
    """The stored data about the messages of a table.

    They are the drafts by seat, the reading settings of some people, the messages on Discord, and the posts of the
    outbox that are not sent yet, in order. `painted` is the last version that the messages show.
    """

    drafts: Mapping[int, Draft]
    readers: Mapping[int, ReaderRecord]
    posted_messages: Sequence[PostedMessage]
    outbox: Sequence[Post]
    painted: int
    scene: Post | None = None
    """The newest post of a great moment at the table, or None."""
    endings: Sequence[Post] = ()
    """The posts about the end of the game, one in each language."""
    watchers: Sequence[WatcherRecord] = ()
    """The people who watch the table."""
