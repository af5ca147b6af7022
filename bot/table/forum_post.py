"""What the title and the tag of a table's forum post are to say."""

from __future__ import annotations

from typing import Final, get_args

from msgspec.structs import replace

from storage.records.tables import PostState, TableRecord

STATES: Final[tuple[PostState, ...]] = get_args(PostState)


def stands_in_post(record: TableRecord) -> bool:
    """Return whether a table stands in the forum post that was opened for it."""
    post = record.forum_post
    return post is not None and post.channel == record.channel


def due(record: TableRecord) -> PostState | None:
    """Return what the post of a table is to say next; None where it says that, or there is none.

    A post only goes forward, so it is changed at most twice: Discord allows two new titles in ten minutes. One that its
    table has left is over.
    """
    post = record.forum_post
    if post is None:
        return None
    state = _state(record)
    return state if STATES.index(state) > STATES.index(post.shown) else None


def shown(record: TableRecord, state: PostState) -> TableRecord:
    """Return the record of a table whose post says `state` now."""
    post = record.forum_post
    if post is None or post.shown == state:
        return record
    return replace(record, forum_post=replace(post, shown=state))


def _state(record: TableRecord) -> PostState:
    if record.status in ("over", "void") or not stands_in_post(record):
        return "over"
    return "playing" if record.snapshot else "looking"
