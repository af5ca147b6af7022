"""Records of daily escapes, tournaments and party evenings."""

from __future__ import annotations

from typing import Literal

import msgspec

from storage.records.servers import Show


class DailyRecord(msgspec.Struct, frozen=True):
    """The sealed escape of a day in one title."""

    day: int
    game: str
    seal: str
    made: float
    """When, in seconds since 1970."""
    role: str
    """The person's role, by the name of a text."""
    computers: tuple[str, ...]
    options: dict[str, str]


class TryRecord(msgspec.Struct, frozen=True):
    """A person's only try at the escape of a day."""

    day: int
    game: str
    user: int
    table: int
    finished: bool | None = None
    """Whether the game was played to its end; None if that is not settled."""
    won: bool = False
    turns: int = 0
    squares: str = ""
    """The result of each turn, in emoji that tell no secret."""
    name: str = ""
    """The person's name at that table."""
    shown: bool = True
    """Whether others may see the person's name."""


class AnswerRecord(msgspec.Struct, frozen=True):
    """The times at which a person can come to an evening, by number from 0; empty if no time suits."""

    user: int
    name: str
    times: tuple[int, ...]


class AppointmentRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """An evening that a server arranges."""

    id: int
    """The interaction that proposed it."""
    guild: int
    channel: int
    host: int
    """The person who proposed it; 0 if the person was erased."""
    times: tuple[int, ...]
    """The proposed times, in seconds since 1970, the earliest first."""
    locale: str = "en-US"
    message: int = 0
    """The message that shows it."""
    answers: tuple[AnswerRecord, ...] = ()
    chosen: int | None = None
    """The number of the chosen time."""
    off: bool = False
    """Whether no time suits enough people."""
    called: bool = False
    """Whether the people who come were pinged, or are being pinged."""
    event: int = 0
    """The server's event, 0 for none."""


class EntrantRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A participant of a tournament. `user` is 0 for a computer."""

    name: str
    user: int = 0
    level: str = ""
    contribution: str = ""
    """The interaction of the sign-up. It is mixed into the draw and into each game."""
    dm: int | None = None
    locale: str = "en-US"
    out: bool = False
    """Whether this person has left. Future games are then lost."""


class PairingRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pairing of a tournament, by the participants' numbers. None is nobody (yet)."""

    round: int
    one: int | None = None
    two: int | None = None
    table: int = 0
    """The table where they play or played; 0 for none."""
    channel: int = 0
    """The channel in which that table was opened."""
    done: bool = False
    winner: int | None = None
    former: int = 0
    """The table of the first try, whose game did not count; 0 if there was none."""
    waits: float | None = None
    """Until when the pairing waits for the suspended table, in seconds since 1970; None if it does not wait."""
    unplayed: bool = False
    """Whether both tries ended without a result, so that nobody advances. A later result replaces that."""
    next: int | None = None
    """The pairing to which the winner advances."""


class TournamentRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament on a server, from its sign-up to its end."""

    id: int
    """The interaction that opened it."""
    guild: int
    channel: int
    host: int
    game: str
    kind: str
    pace: int
    secret: bytes
    seal: str
    opened: float = 0.0
    """When it was opened, in seconds since 1970."""
    locale: str = "en-US"
    message: int = 0
    """The message that shows its state."""
    status: Literal["open", "running", "over", "void"] = "open"
    entrants: tuple[EntrantRecord, ...] = ()
    order: tuple[int, ...] = ()
    """The participants' numbers in the order of the draw."""
    pairings: tuple[PairingRecord, ...] = ()
    revision: int = 0
    """How often it was written."""


class GuestRecord(EntrantRecord, frozen=True, omit_defaults=True):
    """A person at a party evening. `out` says that this person has gone home."""

    ready: bool = False
    """Whether this person has pressed *Start*."""
    away: bool = False
    """Whether a computer finished this person's last game. Then another person plays the next one."""
    voice: bool = False
    """Whether this person was in a voice channel when joining."""
    called: bool = False
    """Whether this person has been pinged, which happens once an evening."""


class PartyGameRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of a party evening."""

    round: int
    """The round, counted from 1."""
    game: str
    seats: tuple[int, ...]
    """The numbers of the guests at the table, in the order of the seats."""
    room: int = 0
    """The number of the evening's channel in which it is played."""
    table: int = 0
    """The table, 0 before the deal."""
    done: bool = False
    points: tuple[int, ...] = ()
    """The points by seat; empty for a game that did not count."""
    won: tuple[int, ...] = ()
    """The guests who won it."""


class PartyRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A party evening: several short games in a row, with one score."""

    id: int
    """The interaction that opened it."""
    guild: int
    channel: int
    host: int
    opened: float = 0.0
    """When it was opened, in table time like all moments here."""
    locale: str = "en-US"
    show: Show = "party"
    message: int = 0
    """The message that shows its state."""
    status: Literal["open", "running", "over", "void"] = "open"
    entrants: tuple[GuestRecord, ...] = ()
    pressed: float = 0.0
    """When a person last joined, or pressed *Start*."""
    started: float | None = None
    """When *Start* was first pressed."""
    rooms: tuple[int, ...] = ()
    """The channels in which its tables are, side by side."""
    games: tuple[PartyGameRecord, ...] = ()
    ended: float = 0.0
    """When the last round ended."""
    in_voice: tuple[int, ...] = ()
    """The people in the host's voice channel who have not joined yet."""
    revision: int = 0
    """How often it was written."""
