"""A server's settings, and whether they allow another table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from storage.records.servers import ServerRecord

MOST = 10
"""The most live tables on all servers that one person may have opened, whatever the servers' settings."""


class Wish(NamedTuple):
    """The data about a table that a person wants to open, or to move to a channel."""

    title: str
    channels: Collection[int]
    """The ids of the channel and, if it is a thread, of its parent."""
    roles: Collection[int]
    """The ids of the person's roles."""
    here: int
    """The number of live tables that are on the server already."""
    opened: int
    """The number of live tables on the server that the person has opened."""
    everywhere: int
    """The number of live tables on all servers together that the person has opened."""


class Refused(NamedTuple):
    """The reason why a table is not allowed: a text key with its arguments."""

    key: str
    arguments: dict[str, Any]


def why_refused(server: ServerRecord, wish: Wish) -> Refused | None:
    """Return the reason why a new table is not allowed on a server; None if it is allowed."""
    if (why := why_misplaced(server, wish)) is not None:
        return why
    if server.roles and not set(server.roles) & set(wish.roles):
        return Refused("server-roles-only", {"roles": tuple(f"<@&{role}>" for role in server.roles)})
    if server.each and wish.opened >= server.each:
        return Refused("server-each-full", {"most": server.each})
    if wish.everywhere >= MOST:
        return Refused("server-everywhere-full", {"most": MOST})
    return None


def why_misplaced(server: ServerRecord, wish: Wish) -> Refused | None:
    """Return the reason why a table may not be in a channel of a server; None if it may.

    The table may be new or not.
    """
    if server.titles and wish.title not in server.titles:
        return Refused("server-title-closed", {})
    forum = (server.forum.channel,) if server.forum is not None else ()
    if server.channels and not {*server.channels, *forum} & set(wish.channels):
        return Refused("server-channels-only", {"channels": tuple(f"<#{channel}>" for channel in server.channels)})
    if server.tables and wish.here >= server.tables:
        return Refused("server-tables-full", {"most": server.tables})
    return None
