"""Records of servers, and of people's settings."""

from __future__ import annotations

from typing import Literal

import msgspec

Show = Literal["quiet", "show", "party"]
"""How much of a show a table makes: `quiet` is none, `show` posts great moments, `party` adds everything else."""


class NotificationsRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """When and how a person wants to be pinged."""

    pings: Literal["on", "off", "digest", "direct"] = "on"
    """How the person is pinged: `on` is in the channel, `off` never, `digest` once a day in a direct message, `direct`
    each time in a direct message.
    """
    hour: int = 18
    """The hour of the daily message, in the person's own time."""
    zone: str = ""
    """The person's time zone, such as `Europe/Madrid`; empty if it is not known."""
    quiet: tuple[int, int] | None = None
    """The first and last hour of the person's quiet hours, in the person's own time."""
    away: float | None = None
    """The end of the person's present or last holiday, in seconds since 1970."""
    left: float | None = None
    """The start of the period in which the person's holidays are counted."""
    soon: bool = False
    """Whether the person wants a message when it will be their turn next."""
    snoozed: float | None = None
    """The time until which the person is not pinged, in seconds since 1970."""
    digest: float = 0.0
    """The time of the last daily message."""
    invitations: bool = True
    """Whether hosts may invite the person to their tables with a ping."""
    whispers: bool = True
    """Whether other players may whisper to the person at a table."""


class ForumRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The forum for a server's public tables, and the ids of its tags; 0 for none."""

    channel: int
    looking: int = 0
    playing: int = 0
    over: int = 0


class DailyPostRecord(msgspec.Struct, frozen=True):
    """The message with the results of a day's escapes. Each day has one."""

    day: int
    channel: int
    message: int = 0
    """The id of the message; 0 if it is not known whether it was posted."""
    shown: str = ""
    """A hash of what the message shows."""


class ServerRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a server."""

    language: str = ""
    """The language of its tables; "" to use the players' languages."""
    pace: int | None = None
    """The default seconds for a turn; None for the usual pace."""
    channels: tuple[int, ...] = ()
    """The channels in which tables may be opened; () for all."""
    roles: tuple[int, ...] = ()
    """The roles that may open tables; () for everybody."""
    titles: tuple[str, ...] = ()
    """The games that may be played; () for all."""
    tables: int = 0
    """The most live tables; 0 for no limit."""
    each: int = 0
    """The most live tables opened by one person; 0 for no limit."""
    show: Show = "show"
    """How much of a show new tables make."""
    seeking: int | None = None
    """The role that is pinged if a table looks for players; None for no ping."""
    reports: int | None = None
    """The channel for reports of unfair play; None to send them to the operator of the bot."""
    forum: ForumRecord | None = None
    """The forum for public tables; None to open tables in the channel of the request."""
    daily: int | None = None
    """The channel for the results of each day's escapes; None for no results."""
    daily_hour: int = 18
    """The hour (UTC) of the next day at which they are posted."""
    daily_post: DailyPostRecord | None = None


class WishRecord(msgspec.Struct, frozen=True):
    """A person who wants to play on a server as soon as enough others do."""

    user: int
    people: int
    """The number of people needed, this person included."""
    name: str
    until: float
    """The time at which the wish ends, in seconds since 1970."""


class PersonRecord(msgspec.Struct, frozen=True):
    """A person's settings for all tables."""

    text_first: bool = False
    """Whether the person's hands are shown as text, without a picture."""
    coaching: bool = True
    """Whether hands explain what is new to the person."""
    calls: NotificationsRecord = NotificationsRecord()
    """When and how this person wants to be pinged."""
    shown: bool = True
    """Whether others see the person's name on leaderboards and in lists of games."""
    language: str = ""
    """The person's language; "" to use that of the person's Discord client."""
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
    """Whether great moments and the end are sent as direct messages."""
    channel: int = 0
    message: int = 0
    """The id of the private message that follows the game; 0 for none."""
    token: str = ""
    """The token of the interaction that can edit this message; "" if none can."""
    original: bool = False
    """Whether this message is the original response of the interaction, or a follow-up."""
    ends: float = 0.0
    """The time until which it can be edited, in seconds since 1970."""
