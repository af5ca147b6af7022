"""The title and the tag that a table's forum post should show."""

from __future__ import annotations

from typing import Final, get_args

from msgspec.structs import replace

from storage.records.tables import PostState, TableRecord

STATES: Final[tuple[PostState, ...]] = get_args(PostState)


def is_in_post(record: TableRecord) -> bool:
    """Return whether a table is in the forum post that was opened for it."""
    post = record.forum_post
    return post is not None and post.channel == record.channel


def next_state(record: TableRecord) -> PostState | None:
    """Return the state that a table's forum post should show next; None if nothing needs to change.

    A post shows its states only in their order, so it changes at most twice: Discord allows 2 title changes in 10
    minutes. If the table has moved to another channel, the post no longer changes.
    """
    post = record.forum_post
    if post is None:
        return None
    state = _state(record)
    return state if STATES.index(state) > STATES.index(post.shown) else None


def with_state_shown(record: TableRecord, state: PostState) -> TableRecord:
    """Return the record of a table whose forum post now shows `state`."""
    post = record.forum_post
    if post is None or post.shown == state:
        return record
    return replace(record, forum_post=replace(post, shown=state))


def _state(record: TableRecord) -> PostState:
    if record.status in ("over", "void") or not is_in_post(record):
        return "over"
    return "playing" if record.snapshot else "looking"
