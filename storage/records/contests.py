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
    """The time at which the secret of the escape was sealed, in seconds since 1970."""
    role: str
    """The text key of the role that the person has in this escape."""
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
    """An emoji for each turn of the person, as a summary that reveals no secret."""
    name: str = ""
    """The person's name at the table of this try."""
    shown: bool = True
    """Whether other people may see the person's name."""


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
    """The id of the interaction by which the appointment was proposed."""
    guild: int
    channel: int
    host: int
    """The id of the person who proposed the appointment; 0 if that person was erased."""
    times: tuple[int, ...]
    """The proposed times, in seconds since 1970, the earliest first."""
    locale: str = "en-US"
    message: int = 0
    """The id of the message that shows the appointment."""
    answers: tuple[AnswerRecord, ...] = ()
    chosen: int | None = None
    """The number of the chosen time, counted from 0; None before a time is chosen."""
    off: bool = False
    """Whether the appointment is cancelled, because no time suits enough people."""
    called: bool = False
    """Whether the people who come to the appointment were pinged or are being pinged."""
    event: int = 0
    """The id of the scheduled event on the server; 0 for none."""


class EntrantRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entrant of a tournament. `user` is 0 for a computer player."""

    name: str
    user: int = 0
    level: str = ""
    contribution: str = ""
    """The id of the interaction by which the entrant signed up. It is mixed into the draw and the secret of each game.
    """
    dm: int | None = None
    locale: str = "en-US"
    out: bool = False
    """Whether the entrant has left. Such an entrant loses all future games."""


class PairingRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pairing of a tournament: the numbers of its two entrants.

    A number is None if the entrant is not known yet or there is none.
    """

    round: int
    one: int | None = None
    two: int | None = None
    table: int = 0
    """The table at which the pairing is played; 0 for none."""
    channel: int = 0
    """The channel in which the pairing's table was opened."""
    done: bool = False
    winner: int | None = None
    former: int = 0
    """The table of the first try at this pairing, whose game did not count; 0 if there was none."""
    waits: float | None = None
    """The time until which the pairing waits for its suspended table, in seconds since 1970; None if it does not wait.
    """
    unplayed: bool = False
    """Whether both tries at this pairing ended without a result, so that nobody advances. A later result replaces this.
    """
    next: int | None = None
    """The number of the pairing to which the winner advances, or None."""


class TournamentRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament on a server, from its sign-up to its end."""

    id: int
    """The id of the interaction by which the tournament was opened."""
    guild: int
    channel: int
    host: int
    game: str
    kind: str
    pace: int
    secret: bytes
    seal: str
    opened: float = 0.0
    """The time at which the tournament was opened, in seconds since 1970."""
    locale: str = "en-US"
    message: int = 0
    """The id of the message that shows the state of the tournament."""
    status: Literal["open", "running", "over", "void"] = "open"
    entrants: tuple[EntrantRecord, ...] = ()
    order: tuple[int, ...] = ()
    """The entrants' numbers in the order of the draw."""
    pairings: tuple[PairingRecord, ...] = ()
    revision: int = 0
    """The number of times that this record was stored."""


class GuestRecord(EntrantRecord, frozen=True, omit_defaults=True):
    """A guest of a party evening. `out` means that the guest has gone home."""

    ready: bool = False
    """Whether the guest has pressed *Start*, to begin the evening."""
    away: bool = False
    """Whether a computer player finished the guest's last game. If so, another guest plays the next game."""
    voice: bool = False
    """Whether the guest was in a voice channel when joining."""
    called: bool = False
    """Whether the guest has been pinged, which happens once an evening."""


class PartyGameRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of a party evening."""

    round: int
    """The round of the evening in which the game is played, counted from 1."""
    game: str
    seats: tuple[int, ...]
    """The numbers of the guests at the table, in seat order."""
    room: int = 0
    """The channel in which the game is played, as an index into the channels of the evening."""
    table: int = 0
    """The number of the table of the game; 0 before the deal."""
    done: bool = False
    points: tuple[int, ...] = ()
    """The points of each seat in this game; empty for a game that did not count."""
    won: tuple[int, ...] = ()
    """The numbers of the guests who won the game."""


class PartyRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A party evening: several short games in a row, with a common score."""

    id: int
    """The id of the interaction by which the evening was opened."""
    guild: int
    channel: int
    host: int
    opened: float = 0.0
    """The table time at which the evening was opened. All times of this record are table time."""
    locale: str = "en-US"
    show: Show = "party"
    message: int = 0
    """The id of the message that shows the state of the evening."""
    status: Literal["open", "running", "over", "void"] = "open"
    entrants: tuple[GuestRecord, ...] = ()
    pressed: float = 0.0
    """The time at which a person last joined or pressed *Start*."""
    started: float | None = None
    """The time at which *Start* was first pressed."""
    rooms: tuple[int, ...] = ()
    """The channels of the evening's tables, one for each table of a round."""
    games: tuple[PartyGameRecord, ...] = ()
    ended: float = 0.0
    """The time at which the last round ended."""
    in_voice: tuple[int, ...] = ()
    """The ids of the people in the host's voice channel who have not joined the evening yet."""
    revision: int = 0
    """The number of times that this record was stored."""
