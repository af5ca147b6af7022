"""The outbox: messages that must be posted exactly once.

They are stored in the same transaction as their move and are posted in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from bot.engine.codec import encode
from bot.engine.page import Line, Page
from bot.engine.record import TABLE, Seat
from bot.engine.wording import MESSAGE, PAGE, fitting
from storage.records.tables import Post

WATCHERS = -2
"""The number that stands for the seat in posts for watchers. The kind of such a post ends with its language."""

SHUFFLE = "shuffle"
"""The kind of the posts about the shuffle. Consecutive posts of this kind that are not sent yet become one message. So
if a game is dealt as soon as it is opened, its seal and its deal share a message.
"""

FILES = 9
"""The most files of a message, in addition to its picture. Discord allows 10 attachments."""

OLD = 3600.0
"""The seconds after which posts that are not sent yet are joined to one message."""


def post(kind: str, content: Page | Line, made: float, seat: Seat = TABLE) -> Post:
    """Return a post with the given content for the channel, or for the direct messages of `seat`.

    >>> said = post("scene", Line("Ana has escaped."), made=1700000000.0)
    >>> said.seat, content([said]).text
    (-1, 'Ana has escaped.')
    """
    return Post(kind, seat, encode(content), made)


def content(posts: Sequence[Post]) -> Page | Line:
    """Return the content of a single message with the texts and files of all `posts`.

    Its title is that of the last page.
    """
    read: list[Page | Line] = [msgspec.json.decode(each.content, type=Page | Line) for each in posts]
    if len(read) == 1:
        return read[0]
    lines = [each for each in read if isinstance(each, Line)]
    files = tuple(file for each in read for file in each.files)[:FILES]
    if len(lines) == len(read):
        calls = tuple(sorted({user for line in lines for user in line.calls}))
        roles = tuple(sorted({role for line in lines for role in line.roles}))
        text = "\n".join(fitting([line.text for line in lines][::-1], MESSAGE)[::-1])
        return Line(text, calls, quiet=all(line.quiet for line in lines), roles=roles, files=files)
    told: list[str] = []
    for each in read:
        told += [each.text] if isinstance(each, Line) else [f"**{each.title}**", *each.lines]
    last = next(each for each in reversed(read) if isinstance(each, Page))
    return msgspec.structs.replace(last, lines=tuple(fitting(told[::-1], PAGE)[::-1]), files=files)


def next_message(posts: Sequence[Post], now: float) -> list[Post]:
    """Return the posts that the next message contains: the first of `posts`, and those joined with it.

    Posts that were joined before stay together. A recent post about the shuffle is joined with the shuffle posts that
    follow. An old post is joined with all other old posts for the same readers.
    """
    first, *others = posts
    if first.joined is not None:
        return [first, *(each for each in others if each.joined == first.joined)]
    if first.kind == SHUFFLE and now - first.made <= OLD:
        return [first, *takewhile(lambda each: each.kind == SHUFFLE and each.joined is None, others)]

    def old(each: Post) -> bool:
        same = each.seat == first.seat and (each.seat != WATCHERS or each.kind == first.kind)
        return now - each.made > OLD and same and each.joined is None

    return [first, *(each for each in others if old(each))] if old(first) else [first]
