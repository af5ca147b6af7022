"""What is set up on a server, and whether one more table may stand there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from storage.records.servers import ServerRecord

MOST = 10
"""Live tables on servers that one person may have opened, whatever is set up."""


class Wish(NamedTuple):
    """A table that somebody wants to open or to bring somewhere."""

    title: str
    channels: Collection[int]
    """The channel, and that to which it belongs if it is a thread."""
    roles: Collection[int]
    """Of whoever asks."""
    here: int
    """Live tables on the server."""
    opened: int
    """Live tables of whoever asks there."""
    everywhere: int
    """The same on all servers."""


class Refused(NamedTuple):
    """Why there may be no such table: the key of a text, with its arguments."""

    key: str
    arguments: dict[str, Any]


def refused(server: ServerRecord, wish: Wish) -> Refused | None:
    """Return what forbids a new table on a server; None if nothing does."""
    if (why := misplaced(server, wish)) is not None:
        return why
    if server.roles and not set(server.roles) & set(wish.roles):
        return Refused("server-roles-only", {"roles": tuple(f"<@&{role}>" for role in server.roles)})
    if server.each and wish.opened >= server.each:
        return Refused("server-each-full", {"most": server.each})
    if wish.everywhere >= MOST:
        return Refused("server-everywhere-full", {"most": MOST})
    return None


def misplaced(server: ServerRecord, wish: Wish) -> Refused | None:
    """Return what forbids that a table, a new one or not, comes to a place on a server; None if nothing does."""
    if server.titles and wish.title not in server.titles:
        return Refused("server-title-closed", {})
    forum = (server.forum.channel,) if server.forum is not None else ()
    if server.channels and not {*server.channels, *forum} & set(wish.channels):
        return Refused("server-channels-only", {"channels": tuple(f"<#{channel}>" for channel in server.channels)})
    if server.tables and wish.here >= server.tables:
        return Refused("server-tables-full", {"most": server.tables})
    return None
