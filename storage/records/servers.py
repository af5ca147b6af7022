"""What is kept of servers, and of persons beside their seats."""

from __future__ import annotations

from typing import Literal

import msgspec

Show = Literal["quiet", "show", "party"]
"""How much of a show a table makes: none, great moments in messages of their own, or all that there is."""


class NotificationsRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """When and how a person wants to be called."""

    pings: Literal["on", "off", "digest", "direct"] = "on"
    """In the channel, not at all, once a day in a direct message, or each time in one."""
    hour: int = 18
    """The hour of the day, in the person's own time, of that one message."""
    zone: str = ""
    """The person's time zone, as `Europe/Madrid`; empty while it is not known."""
    quiet: tuple[int, int] | None = None
    """From which hour to which one nobody is to call, in the person's own time."""
    away: float | None = None
    """Until when the person is, or was last, on holiday, in seconds since 1970."""
    left: float | None = None
    """When the days began in which that holiday may lie."""
    soon: bool = False
    """Whether the person wants to hear of being next."""
    snoozed: float | None = None
    """Until when nobody calls, in seconds since 1970."""
    digest: float = 0.0
    """When the last message of a day was sent."""
    invitations: bool = True
    """Whether hosts may call the person to their tables."""
    whispers: bool = True
    """Whether other players may whisper to the person at a table."""


class ForumRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The forum in which the public tables of a server are opened, and its tags by their numbers; 0 for none."""

    channel: int
    looking: int = 0
    playing: int = 0
    over: int = 0


class DailyPostRecord(msgspec.Struct, frozen=True):
    """The last message with the results of a day, of which there is one for each day."""

    day: int
    channel: int
    message: int = 0
    """Its number, or 0 if it was about to be posted and that is all that is known."""
    shown: str = ""
    """A print of what it shows."""


class ServerRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is set up on a server."""

    language: str = ""
    """What its tables speak; empty for what their people do."""
    pace: int | None = None
    """Seconds for a turn where a host says nothing; None for what is usual."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; () for everywhere."""
    roles: tuple[int, ...] = ()
    """Who may open tables; () for everybody."""
    titles: tuple[str, ...] = ()
    """Which games may be played; () for all."""
    tables: int = 0
    """How many live tables there may be; 0 for any number."""
    each: int = 0
    """How many live tables one person may have opened; 0 for any number."""
    show: Show = "show"
    """How much of a show new tables make."""
    seeking: int | None = None
    """The role that is pinged where a table looks for players; None for nobody."""
    reports: int | None = None
    """The channel that reports of unfair play go to; None for whoever runs the bot."""
    forum: ForumRecord | None = None
    """Where public tables are opened as posts; None for where they are asked for."""
    daily: int | None = None
    """The channel in which the results of each day's escapes are posted; None for nowhere."""
    daily_hour: int = 18
    """The hour of UTC from which they are, the day after."""
    daily_post: DailyPostRecord | None = None


class WishRecord(msgspec.Struct, frozen=True):
    """A person who would play on a server as soon as enough others would."""

    user: int
    people: int
    """How many there must be, this person among them."""
    name: str
    until: float
    """When the wish ends, in seconds since 1970."""


class PersonRecord(msgspec.Struct, frozen=True):
    """What a person has chosen for all tables."""

    text_first: bool = False
    """Whether hands come as text alone, without a picture."""
    coaching: bool = True
    """Whether hands say a sentence about what is new to this person."""
    calls: NotificationsRecord = NotificationsRecord()
    """When and how this person wants to be called."""
    shown: bool = True
    """Whether this person's name stands on leaderboards, and in what others read and share of their games."""
    language: str = ""
    """The language in which this person reads; empty for that of their Discord."""
    show: bool = True
    """Whether this person wants the show of tables that make one."""


class ReaderRecord(msgspec.Struct, frozen=True):
    """How a person wants to read hands, with what that person has been told once."""

    chosen: PersonRecord
    met: frozenset[str]


class WatcherRecord(msgspec.Struct, frozen=True):
    """Somebody who watches a table without playing."""

    user: int
    dm: int | None = None
    """The channel of the watcher's direct messages; None where they are closed or not yet proved."""
    locale: str = "en-US"
    told: bool = False
    """Whether great moments and the end are told there."""
    channel: int = 0
    message: int = 0
    """The private message that follows the game, and its channel; 0 for none."""
    token: str = ""
    """The token of the interaction that edits it; empty while none does."""
    original: bool = False
    """Whether it is the message that this interaction came from, or one that it has added."""
    ends: float = 0.0
    """Until when it is edited, in seconds since 1970."""
