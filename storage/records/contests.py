"""Records of daily escapes, appointments, tournaments and party evenings."""

from __future__ import annotations

from typing import Literal

import msgspec

from storage.records.servers import Show


class DailyRecord(msgspec.Struct, frozen=True):
    """The sealed escape of a day in one game."""

    day: int
    game: str
    seal: str
    made: float
    """The time at which it was sealed, in seconds since 1970."""
    role: str
    """The text key of the person's role."""
    computers: tuple[str, ...]
    options: dict[str, str]


class TryRecord(msgspec.Struct, frozen=True):
    """A person's only try at the escape of a day."""

    day: int
    game: str
    user: int
    table: int
    finished: bool | None = None
    """Whether the game was played to its end; None if the result is not stored yet."""
    won: bool = False
    turns: int = 0
    squares: str = ""
    """The summary of each turn in emoji that reveal no secret."""
    name: str = ""
    """The person's name at that table."""
    shown: bool = True
    """Whether others may see the person's name."""


class AnswerRecord(msgspec.Struct, frozen=True):
    """A person's answer to an appointment: the numbers of the times that suit, counted from 0.

    It is empty if no time suits.
    """

    user: int
    name: str
    times: tuple[int, ...]


class AppointmentRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game evening that is arranged on a server."""

    id: int
    """The id of the interaction that proposed it."""
    guild: int
    channel: int
    host: int
    """The person who proposed it; 0 if that person was erased."""
    times: tuple[int, ...]
    """The proposed times, in seconds since 1970, the earliest first."""
    locale: str = "en-US"
    message: int = 0
    """The id of the message that shows it."""
    answers: tuple[AnswerRecord, ...] = ()
    chosen: int | None = None
    """The number of the chosen time, from 0."""
    off: bool = False
    """Whether it is cancelled, because no time suits enough people."""
    called: bool = False
    """Whether the people who come were pinged or are being pinged."""
    event: int = 0
    """The id of the scheduled event on the server; 0 for none."""


class EntrantRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entrant of a tournament. `user` is 0 for a computer player."""

    name: str
    user: int = 0
    level: str = ""
    contribution: str = ""
    """The id of the sign-up's interaction. It is mixed into the draw and each game."""
    dm: int | None = None
    locale: str = "en-US"
    out: bool = False
    """Whether the entrant has left. Future games are then lost."""


class PairingRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pairing of a tournament, by the entrants' numbers.

    None means that the entrant is not known or missing.
    """

    round: int
    one: int | None = None
    two: int | None = None
    table: int = 0
    """The table at which the pairing is played; 0 for none."""
    channel: int = 0
    """The channel in which that table was opened."""
    done: bool = False
    winner: int | None = None
    former: int = 0
    """The table of the first try, whose game did not count; 0 if there was none."""
    waits: float | None = None
    """The time until which the pairing waits for its suspended table, in seconds since 1970, or None."""
    unplayed: bool = False
    """Whether both tries ended without a result, so that nobody advances. A later result replaces this."""
    next: int | None = None
    """The pairing to which the winner advances, or None."""


class TournamentRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament on a server, from its sign-up to its end."""

    id: int
    """The id of the interaction that opened it."""
    guild: int
    channel: int
    host: int
    game: str
    kind: str
    pace: int
    secret: bytes
    seal: str
    opened: float = 0.0
    """The time of its opening, in seconds since 1970."""
    locale: str = "en-US"
    message: int = 0
    """The id of the message that shows its state."""
    status: Literal["open", "running", "over", "void"] = "open"
    entrants: tuple[EntrantRecord, ...] = ()
    order: tuple[int, ...] = ()
    """The entrants' numbers in the order of the draw."""
    pairings: tuple[PairingRecord, ...] = ()
    revision: int = 0
    """The number of times it was stored."""


class GuestRecord(EntrantRecord, frozen=True, omit_defaults=True):
    """A guest of a party evening. `out` means that the guest has gone home."""

    ready: bool = False
    """Whether the guest has pressed *Start*."""
    away: bool = False
    """Whether a computer player finished the guest's last game. Then another guest plays the next one."""
    voice: bool = False
    """Whether the guest was in a voice channel when joining."""
    called: bool = False
    """Whether the guest has been pinged, which happens once an evening."""


class PartyGameRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of a party evening."""

    round: int
    """The round, counted from 1."""
    game: str
    seats: tuple[int, ...]
    """The numbers of the guests at the table, in seat order."""
    room: int = 0
    """The index of the evening's channel in which the game is played."""
    table: int = 0
    """The table of the game; 0 before the deal."""
    done: bool = False
    points: tuple[int, ...] = ()
    """The points by seat; empty for a game that did not count."""
    won: tuple[int, ...] = ()
    """The guests who won the game."""


class PartyRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A party evening: several short games in a row, with a common score."""

    id: int
    """The id of the interaction that opened it."""
    guild: int
    channel: int
    host: int
    opened: float = 0.0
    """The time of its opening, in table time, like all times of the record."""
    locale: str = "en-US"
    show: Show = "party"
    message: int = 0
    """The id of the message that shows its state."""
    status: Literal["open", "running", "over", "void"] = "open"
    entrants: tuple[GuestRecord, ...] = ()
    pressed: float = 0.0
    """The time at which a person last joined or pressed *Start*."""
    started: float | None = None
    """The time at which *Start* was first pressed."""
    rooms: tuple[int, ...] = ()
    """The channels of its tables, one for each table of a round."""
    games: tuple[PartyGameRecord, ...] = ()
    ended: float = 0.0
    """The time at which the last round ended."""
    in_voice: tuple[int, ...] = ()
    """The people in the host's voice channel who have not joined yet."""
    revision: int = 0
    """The number of times it was stored."""
