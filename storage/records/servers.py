"""Records of servers, and of persons apart from their seats."""

from __future__ import annotations

from typing import Literal

import msgspec

Show = Literal["quiet", "show", "party"]
"""How much of a show a table makes: none, great moments in their own messages, or everything."""


class NotificationsRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """When and how a person wants to be pinged."""

    pings: Literal["on", "off", "digest", "direct"] = "on"
    """In the channel, never, once a day in a direct message, or each time in a direct message."""
    hour: int = 18
    """The hour of that daily message, in the person's own time."""
    zone: str = ""
    """The person's time zone, such as `Europe/Madrid`; empty if it is not known."""
    quiet: tuple[int, int] | None = None
    """The first and the last hour of the person's quiet hours, in their own time."""
    away: float | None = None
    """Until when the person's present or last holiday lasts, in seconds since 1970."""
    left: float | None = None
    """The start of the period in which that holiday may be."""
    soon: bool = False
    """Whether the person wants to be told of being next."""
    snoozed: float | None = None
    """Until when the person is not pinged, in seconds since 1970."""
    digest: float = 0.0
    """When the last daily message was sent."""
    invitations: bool = True
    """Whether hosts may invite the person to their tables with a ping."""
    whispers: bool = True
    """Whether other players may whisper to the person at a table."""


class ForumRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The forum for a server's public tables, and its tags by their numbers; 0 for none."""

    channel: int
    looking: int = 0
    playing: int = 0
    over: int = 0


class DailyPostRecord(msgspec.Struct, frozen=True):
    """The message with the results of a day. There is one for each day."""

    day: int
    channel: int
    message: int = 0
    """Its number; 0 if it is not known whether it was posted."""
    shown: str = ""
    """A hash of what it shows."""


class ServerRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a server."""

    language: str = ""
    """The language of its tables; empty to follow the players."""
    pace: int | None = None
    """The default seconds for a turn; None for the usual pace."""
    channels: tuple[int, ...] = ()
    """The channels where tables may be opened; () for everywhere."""
    roles: tuple[int, ...] = ()
    """The roles that may open tables; () for everybody."""
    titles: tuple[str, ...] = ()
    """The games that may be played; () for all."""
    tables: int = 0
    """The maximum number of live tables; 0 for no limit."""
    each: int = 0
    """The maximum number of live tables that a person has opened; 0 for no limit."""
    show: Show = "show"
    """How much of a show new tables make."""
    seeking: int | None = None
    """The role that is pinged if a table looks for players; None for nobody."""
    reports: int | None = None
    """The channel for reports of unfair play; None to send them to the host of the bot."""
    forum: ForumRecord | None = None
    """The forum for public tables; None to open them in the channel of the request."""
    daily: int | None = None
    """The channel for the results of each day's escapes; None for nowhere."""
    daily_hour: int = 18
    """The hour (UTC) of the next day from which they are posted."""
    daily_post: DailyPostRecord | None = None


class WishRecord(msgspec.Struct, frozen=True):
    """A person who wants to play on a server as soon as enough others do."""

    user: int
    people: int
    """The number of people needed, this person included."""
    name: str
    until: float
    """When the wish ends, in seconds since 1970."""


class PersonRecord(msgspec.Struct, frozen=True):
    """A person's settings for all tables."""

    text_first: bool = False
    """Whether hands are text alone, without a picture."""
    coaching: bool = True
    """Whether hands explain what is new to this person."""
    calls: NotificationsRecord = NotificationsRecord()
    """When and how this person wants to be pinged."""
    shown: bool = True
    """Whether others see this person's name on leaderboards and in records of their games."""
    language: str = ""
    """The person's language; empty to use that of their Discord client."""
    show: bool = True
    """Whether this person wants to see the show of tables that make one."""


class ReaderRecord(msgspec.Struct, frozen=True):
    """How a person wants to read hands, and the one-time hints that the person has seen."""

    chosen: PersonRecord
    met: frozenset[str]


class WatcherRecord(msgspec.Struct, frozen=True):
    """A person who watches a table without playing."""

    user: int
    dm: int | None = None
    """The channel of the watcher's direct messages; None if they are closed or not yet proved."""
    locale: str = "en-US"
    told: bool = False
    """Whether great moments and the end are sent there."""
    channel: int = 0
    message: int = 0
    """The private message that follows the game, and its channel; 0 for none."""
    token: str = ""
    """The token of the interaction that edits it; empty if none does."""
    original: bool = False
    """Whether it is the original message of the interaction, or a follow-up."""
    ends: float = 0.0
    """Until when it is edited, in seconds since 1970."""
