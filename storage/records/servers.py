"""Records of servers, and of people's settings."""

from __future__ import annotations

from typing import Literal

import msgspec

Show = Literal["quiet", "show", "party"]
"""How much a table posts for the fun of people who watch: `quiet` is nothing, `show` is great moments, `party` adds
everything else.
"""


class NotificationsRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """When and how a person wants to be pinged."""

    pings: Literal["on", "off", "digest", "direct"] = "on"
    """How the person is pinged: `on` is in the channel, `off` never, `digest` once a day in a direct message, `direct`
    each time in a direct message.
    """
    hour: int = 18
    """The hour of the daily message, in the person's own time."""
    zone: str = ""
    """The person's time zone, such as `Europe/Madrid`; "" if it is not known."""
    quiet: tuple[int, int] | None = None
    """The first and last hour of the person's quiet hours, in the person's own time."""
    away: float | None = None
    """The end of the person's present or last holiday, in seconds since 1970; None without one."""
    left: float | None = None
    """The start of the period in which the days of the person's holidays are counted, in seconds since 1970."""
    soon: bool = False
    """Whether the person wants a message when the person's turn is next."""
    snoozed: float | None = None
    """The time until which the person is not pinged, in seconds since 1970."""
    digest: float = 0.0
    """The time at which the last daily message was sent, in seconds since 1970."""
    invitations: bool = True
    """Whether hosts may invite the person to their tables with a ping."""
    whispers: bool = True
    """Whether other players may send the person whispers (private messages by the bot) at a table."""


class ForumRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The ids of the forum for a server's public tables and of its tags; 0 for a missing tag."""

    channel: int
    looking: int = 0
    playing: int = 0
    over: int = 0


class DailyPostRecord(msgspec.Struct, frozen=True):
    """The message with the results of a day's escapes. The bot posts one for each day."""

    day: int
    channel: int
    message: int = 0
    """The id of the message with the results; 0 if it is not known whether it was posted."""
    shown: str = ""
    """A hash of what the message with the results shows."""


class ServerRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a server."""

    language: str = ""
    """The language of the server's tables; "" if the players' languages decide."""
    pace: int | None = None
    """The default seconds for a turn at the server's tables; None for the usual default."""
    channels: tuple[int, ...] = ()
    """The ids of the channels in which tables may be opened; () for all."""
    roles: tuple[int, ...] = ()
    """The ids of the roles that may open tables; () for everybody."""
    titles: tuple[str, ...] = ()
    """The names of the games that may be played on the server; () for all."""
    tables: int = 0
    """The most live tables on the server; 0 for no limit."""
    each: int = 0
    """The most live tables on the server that one person may have opened; 0 for no limit."""
    show: Show = "show"
    """How much new tables post for the fun of people who watch: great moments, for example."""
    seeking: int | None = None
    """The id of the role that is pinged if a table looks for players; None for no ping."""
    reports: int | None = None
    """The id of the channel for reports of unfair play; None to send them to the operator of the bot."""
    forum: ForumRecord | None = None
    """The forum for public tables; None to open tables in the channel of the request."""
    daily: int | None = None
    """The id of the channel for the results of each day's escapes; None for no results."""
    daily_hour: int = 18
    """The hour (UTC) at which the results of a day's escapes are posted on the next day."""
    daily_post: DailyPostRecord | None = None


class WishRecord(msgspec.Struct, frozen=True):
    """A person who wants to play on a server as soon as enough others do."""

    user: int
    people: int
    """The number of people who must want to play, this person included."""
    name: str
    until: float
    """The time at which the wish ends, in seconds since 1970."""


class PersonRecord(msgspec.Struct, frozen=True):
    """A person's settings for all tables."""

    text_first: bool = False
    """Whether the person's messages show hands as text, without a picture."""
    coaching: bool = True
    """Whether the person wants explanations of things that are new to the person."""
    calls: NotificationsRecord = NotificationsRecord()
    """When and how this person wants to be pinged."""
    shown: bool = True
    """Whether other people see the person's name on leaderboards and in lists of games."""
    language: str = ""
    """The person's language; "" to use the language of the person's Discord client."""
    show: bool = True
    """Whether the person wants to see great moments."""


class ReaderRecord(msgspec.Struct, frozen=True):
    """A person's preference for text, and the one-time hints that the person has seen."""

    chosen: PersonRecord
    met: frozenset[str]


class WatcherRecord(msgspec.Struct, frozen=True):
    """A person who watches a table without playing."""

    user: int
    dm: int | None = None
    """The channel of the watcher's direct messages; None if they are closed or untested."""
    locale: str = "en-US"
    told: bool = False
    """Whether the watcher gets great moments and the end as direct messages."""
    channel: int = 0
    message: int = 0
    """The id of the watcher's private message that shows the running game; 0 for none."""
    token: str = ""
    """The token of the interaction that can edit this private message; "" if none can."""
    original: bool = False
    """Whether this private message is the original response of the interaction. If not, it is a follow-up."""
    ends: float = 0.0
    """The time until which this private message can be edited, in seconds since 1970."""
