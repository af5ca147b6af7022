"""What is read before a table is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from storage.records.servers import ReaderRecord, WatcherRecord
from storage.records.tables import Draft, Post, PostedMessage


class ShownRecord(NamedTuple):
    """What is shown of a table beside its game: by seat what it has chosen so far, by number how some persons want to
    read, what stands in Discord, what is still to be posted, in its order, and how far the table was painted
    (`painted`)."""

    drafts: Mapping[int, Draft]
    readers: Mapping[int, ReaderRecord]
    posted_messages: Sequence[PostedMessage]
    outbox: Sequence[Post]
    painted: int
    scene: Post | None = None
    """The newest great moment."""
    endings: Sequence[Post] = ()
    """What tells the end, in each language."""
    watchers: Sequence[WatcherRecord] = ()
    """Who watches."""
