"""The data that is read before a table is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from storage.records.servers import ReaderRecord, WatcherRecord
from storage.records.tables import Draft, Post, PostedMessage


class ShownRecord(NamedTuple):
    """The shown data of a table, apart from its game.

    It has the drafts by seat, and the reading settings of some persons by number. It also has the messages on Discord,
    the posts of the outbox in order, and the last painted version (`painted`).
    """

    drafts: Mapping[int, Draft]
    readers: Mapping[int, ReaderRecord]
    posted_messages: Sequence[PostedMessage]
    outbox: Sequence[Post]
    painted: int
    scene: Post | None = None
    """The newest great moment."""
    endings: Sequence[Post] = ()
    """The posts about the end, in each language."""
    watchers: Sequence[WatcherRecord] = ()
    """The people who watch."""
