"""What is kept of the day's escapes, of tournaments and of party evenings."""

from __future__ import annotations

from typing import Literal

import msgspec

from storage.records.servers import Show


class DailyRecord(msgspec.Struct, frozen=True):
    """The escape of a day in one title, as it was sealed."""

    day: int
    game: str
    seal: str
    made: float
    """When, in seconds since 1970."""
    role: str
    """What its person is there, by the name of a text."""
    computers: tuple[str, ...]
    options: dict[str, str]


class TryRecord(msgspec.Struct, frozen=True):
    """Somebody's one try at the escape of a day."""

    day: int
    game: str
    user: int
    table: int
    finished: bool | None = None
    """Whether the game was played to its end; None while that is not settled."""
    won: bool = False
    turns: int = 0
    squares: str = ""
    """What came of each turn, in emoji that tell no secret."""
    name: str = ""
    """What the person is called at that table."""
    shown: bool = True
    """Whether others may see the person's name."""


class AnswerRecord(msgspec.Struct, frozen=True):
    """When a person can come to an evening: the numbers of the times, from 0; none if no time suits."""

    user: int
    name: str
    times: tuple[int, ...]


class AppointmentRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """An evening that a server arranges."""

    id: int
    """The interaction that has proposed it."""
    guild: int
    channel: int
    host: int
    """Who has proposed it; 0 for a person who was erased."""
    times: tuple[int, ...]
    """The proposed times, in seconds since 1970, the earliest first."""
    locale: str = "en-US"
    message: int = 0
    """The message that shows it."""
    answers: tuple[AnswerRecord, ...] = ()
    chosen: int | None = None
    """The number of the time that was chosen."""
    off: bool = False
    """Whether no time suits enough people."""
    called: bool = False
    """Whether those who come were called, or are being called."""
    event: int = 0
    """The server's event, 0 for none."""


class EntrantRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who takes part in a tournament. `user` is 0 for a computer."""

    name: str
    user: int = 0
    level: str = ""
    contribution: str = ""
    """The press that signed up, which is mixed into the draw and into each of the games."""
    dm: int | None = None
    locale: str = "en-US"
    out: bool = False
    """Whether this person has left: games that are to come are lost."""


class PairingRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who meets whom in a tournament, by the numbers of those who take part; None for nobody (yet)."""

    round: int
    one: int | None = None
    two: int | None = None
    table: int = 0
    """Where they play, or have played; 0 for nowhere."""
    channel: int = 0
    """The channel in which that table was opened."""
    done: bool = False
    winner: int | None = None
    former: int = 0
    """The table of the first try, whose game counted for nobody; 0 where there was none."""
    waits: float | None = None
    """Until when the suspended table is waited for, in seconds since 1970; None while none is."""
    unplayed: bool = False
    """Whether neither try has brought a result, so that nobody goes on. A result that comes later replaces that."""
    next: int | None = None
    """The pairing that the winner goes on to."""


class TournamentRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament on a server, from those who sign up to its end."""

    id: int
    """The interaction that has opened it."""
    guild: int
    channel: int
    host: int
    game: str
    kind: str
    pace: int
    secret: bytes
    seal: str
    opened: float = 0.0
    """When, in seconds since 1970."""
    locale: str = "en-US"
    message: int = 0
    """The message that shows how it stands."""
    status: Literal["open", "running", "over", "void"] = "open"
    entrants: tuple[EntrantRecord, ...] = ()
    order: tuple[int, ...] = ()
    """The numbers of those who take part, as they were drawn."""
    pairings: tuple[PairingRecord, ...] = ()
    revision: int = 0
    """How often it was written."""


class GuestRecord(EntrantRecord, frozen=True, omit_defaults=True):
    """Somebody at a party evening. `out` says that this person has gone home."""

    ready: bool = False
    """Whether this person has pressed *Start*."""
    away: bool = False
    """Whether a computer has played to the end of this person's last game: then somebody else sits in the next."""
    voice: bool = False
    """Whether this person was in a voice channel with the press that joined."""
    called: bool = False
    """Whether this person has been called aloud, which happens once an evening."""


class PartyGameRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of a party evening."""

    round: int
    """Counted from 1."""
    game: str
    seats: tuple[int, ...]
    """The numbers of the guests who sit there, in the order of the seats."""
    room: int = 0
    """Which of the rooms of the evening it is played in."""
    table: int = 0
    """0 while it is not dealt."""
    done: bool = False
    points: tuple[int, ...] = ()
    """By seat; empty for a game that has counted for nobody."""
    won: tuple[int, ...] = ()
    """The guests who have won it."""


class PartyRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A party evening: some short games in a row, with one score."""

    id: int
    """The interaction that has opened it."""
    guild: int
    channel: int
    host: int
    opened: float = 0.0
    """When, by table time, as all moments here."""
    locale: str = "en-US"
    show: Show = "party"
    message: int = 0
    """The message that shows how it stands."""
    status: Literal["open", "running", "over", "void"] = "open"
    entrants: tuple[GuestRecord, ...] = ()
    pressed: float = 0.0
    """When somebody last came, or pressed *Start*."""
    started: float | None = None
    """When *Start* was pressed first."""
    rooms: tuple[int, ...] = ()
    """The channels in which its tables stand, one beside the other."""
    games: tuple[PartyGameRecord, ...] = ()
    ended: float = 0.0
    """When the last round ended."""
    in_voice: tuple[int, ...] = ()
    """The people who were in the voice channel of whoever opened it, and had not come yet."""
    revision: int = 0
    """How often it was written."""
