"""Records of a table: its seats, moves, settings, and its messages on Discord."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from storage.records.agreements import TableAgreements
from storage.records.guesses import TableGuesses
from storage.records.servers import NotificationsRecord, Show

Status = Literal["lobby", "playing", "suspended", "over", "void"]
"""The status of a table. A suspended table returns to play if it has a snapshot, otherwise to its lobby."""


class PartyGame(NamedTuple):
    """The place of a game in a party evening."""

    party: int
    number: int
    """The number of the game among all games of the evening, from 0."""
    rounds_left: int = 0
    """The rounds of the evening after this one."""


class OrdersChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a move changed the standing orders of its seat: removed and added ones."""

    gone: tuple[str, ...] = ()
    given: tuple[str, ...] = ()


class TimeBefore(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time that a seat had before its move. If the seat takes the move back, it gets this time back."""

    left: float
    """The seconds left before the move."""
    after: float | None = None
    """The seconds left after the move; None if its clock ended with the move."""
    bank: float = 0.0
    """The seconds in the seat's time bank."""


class UndoSteps(msgspec.Struct, frozen=True, omit_defaults=True):
    """The moves that the players of a table may take back alone."""

    versions: dict[str, tuple[int, ...]] = {}
    """The moves that each seat may take back, as the versions before them. The last one is taken back first."""
    orders: dict[str, OrdersChange] = {}
    """How these moves changed standing orders, by the version before the move. Moves without a change are missing."""
    times: dict[str, TimeBefore] = {}
    """The seat's time before each of these moves, by the version before the move. It is empty without clocks."""


PostState = Literal["looking", "playing", "over"]
"""The states of a table that its forum post can show, in order."""


class ForumPost(msgspec.Struct, frozen=True, omit_defaults=True):
    """The forum post in which a table was opened: a thread that begins with the board."""

    channel: int
    shown: PostState = "looking"
    """The state that its title and tag show."""
    former: int = 0
    """The table of the game before, if this is a rematch; otherwise 0."""


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat, in table time, which stops while the bot is down (`bot/table/table_time.py`)."""

    answered: int
    """The number of questions that the seat had answered when the clock was started."""
    left: float
    """The seconds left at the time `running`, or now if the clock is stopped."""
    running: float | None = None
    """The time since when the clock has run; None while it is stopped."""
    reminded: bool = False
    """Whether the player has been reminded that time is nearly up."""
    resting: float | None = None
    """The time since when quiet hours have stopped the clock, or None."""
    hours: NotificationsRecord | None = None
    """The player's time zone, quiet hours and holiday when the clock was started; None without any. Later changes do
    not stop this clock longer.
    """


EPOCH = "epoch"
"""The key of the time of the database's last restore in the stored values."""


class SeatRecord(msgspec.Struct, frozen=True):
    """The player of a seat. `user` is None for a computer player, whose `level` names its policy."""

    name: str
    user: int | None = None
    level: str = ""
    contribution: str = ""
    """The seat's contribution to the shuffle: a word that the player typed, or the id of the press on *Join*."""
    dm: int | None = None
    """The channel of the player's direct messages; None if they are closed or untested."""
    locale: str = "en-US"
    answered: int = 0
    """The number of questions that the seat has answered so far."""
    done: int = 0
    """The version at which the game last stopped waiting for the seat. Later events are news to its player."""
    orders: tuple[str, ...] = ()
    """The player's standing orders, as words defined by the game."""
    notes: tuple[str, ...] = ()
    """The player's own notes, line by line as typed."""
    clock: SeatClock | None = None
    """The clock of the seat; None if its time does not count now."""
    rests: tuple[tuple[float, float], ...] = ()
    """The periods of the last day, in table time, in which quiet hours stopped the seat's clock."""
    missed: int = 0
    """The number of times in a row that the player ran out of time."""
    stand_in: str = ""
    """The level of the computer player that moves for an absent player; "" if none does."""
    stood_in: int = 0
    """The version at which that computer player took over."""
    taken: int = 0
    """The version at which a substitute took the seat; 0 if the player is the one from the deal. A substitute does not
    learn what the former player was told in private.
    """
    charged: int | None = None
    """The person whom a substitute or a computer player has replaced for good. For that person, the game is lost."""
    charged_name: str = ""


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The score of a series of three games with the same seats, including the game that has just ended."""

    score: tuple[int, ...] = ()
    """The points of each seat; () before the first game is over."""
    played: int = 0
    left: tuple[int, ...] = ()
    """The seats whose players have left and thereby lost the series."""
    former: int = 0
    """The table of the game before."""
    followed: bool = False
    """Whether the lobby of the next game was opened."""


class BeaconRecord(msgspec.Struct, frozen=True):
    """A table's use of the public beacon, whose numbers nobody can know before their time."""

    round: int | None = None
    """The round that was chosen when the lobby closed; None while the lobby is open."""
    randomness: str = ""
    """The value of that round, in hexadecimal; "" if it is not mixed in."""
    lost: bool = False
    """Whether the beacon did not answer the last request."""
    broken: int = 0
    """The number of deals that were cancelled after a round was chosen."""


class LessonRecord(msgspec.Struct, frozen=True):
    """The progress of a lesson."""

    number: int = 0
    """The number of the lesson in its game."""
    way: str = ""
    """The move that the learner made at the last step; "" before that."""
    made: int = 0
    """The number of scripted moves made so far."""
    strayed: int | None = None
    """The version at which the learner left the script; None if the game follows it."""
    over: bool = False
    """Whether the lesson is over and the game continues without it."""
    others: bool = False
    """Whether the learner is looking at the other choices of this step."""
    tried: str = ""
    """The wrong choice that the learner is trying; "" for none."""


class Deals(msgspec.Struct, frozen=True):
    """The number of deals: all, those with a beacon, and cancelled ones. Lessons do not count."""

    dealt: int
    beacon: int
    broken: int


class TableRecord(msgspec.Struct, frozen=True):
    """A table, from its lobby to its end.

    `version` counts the changes of the game. `revision` counts all writes of this record.
    """

    game: str
    guild: int | None
    channel: int
    host: int
    locale: str
    secret: bytes
    options: dict[str, str]
    pace: int
    """The seconds for a turn; 0 for no limit."""
    seats: tuple[SeatRecord, ...] = ()
    id: int = 0
    status: Status = "lobby"
    version: int = 0
    schema: int = 0
    snapshot: bytes = b""
    reason: str = ""
    ends: float | None = None
    """The table time at which the time limit of the game is over; None without a limit."""
    show: Show = "show"
    """How much of a show the table makes."""
    watch: bool = True
    """Whether the table pauses after each turn of a computer player, so that people can watch it."""
    advice: bool = False
    """Whether players may ask for advice in a game of several people."""
    talk: bool = True
    """Whether computer characters comment on great moments."""
    calls: tuple[int, ...] = ()
    """The people whom a lobby pings; in a rematch, the former players."""
    paused: float | None = None
    """The table time since when all clocks of the table have been stopped; None if they may run."""
    barred: float | None = None
    """The table time since when the bot cannot post in the channel; None if it can."""
    suspended: float | None = None
    """The table time since when the table has been suspended, or was when it ended."""
    suspended_for: str = ""
    """The reason why the table is suspended."""
    pressed: float | None = None
    """The approximate time of the last press in the lobby, in table time; None if not known."""
    release: int = 1
    """The last release that was announced at this table."""
    epoch: int = 0
    """The time of the last restore of the database that affected the table (storage/put_back.py); 0 without one. The
    store sets it.
    """
    seal: str = ""
    """The SHA-256 of the secret, published when the lobby opened."""
    head: str = ""
    """The hash-chain link of the last row with public events, in hexadecimal."""
    beacon: BeaconRecord | None = None
    """The use of the beacon; None without one."""
    dealt: int | None = None
    """The version of the deal; None before it."""
    lesson: LessonRecord | None = None
    """The progress of the lesson; None at any other table."""
    day: int | None = None
    """The day of the daily escape, in days since 1970; None at any other table."""
    agreements: TableAgreements = TableAgreements()
    """The agreements of the table's people, outside the game."""
    guesses: TableGuesses = TableGuesses()
    """The guesses of the table's watchers."""
    undo: UndoSteps = UndoSteps()
    """The moves that players may take back alone."""
    time_banks: dict[str, float] = {}
    """The seconds that each seat has saved at a live pace."""
    match: MatchRecord | None = None
    """The series to which the game belongs, or None."""
    tournament: tuple[int, int] | None = None
    """The tournament that the game belongs to, and the number of its pairing there."""
    party: PartyGame | None = None
    """Its place in a party evening; None outside one."""
    forum_post: ForumPost | None = None
    """The forum post in which the table was opened, or None. It stays after the table has moved away."""
    hidden: bool = False
    """Whether a moderator has hidden the result from the server's pages."""
    folded: bool = False
    """Whether the table is only a line in direct messages, since another game was opened there."""
    annulled: bool = False
    """Whether the operator of the bot has annulled the game. Then it does not count anywhere."""
    revision: int = 0
    """The number of times this record was written. A write must have the number after the stored one."""


class MoveRecord(msgspec.Struct, frozen=True):
    """A row of a table's log.

    The first row is the deal, with seat -1. Rows are never changed or deleted, and versions only grow.
    """

    version: int
    seat: int
    move: str
    chance: tuple[int, ...]
    events: bytes
    answered: int | None = None
    """The seat whose question the move answered. It is stored with the seat, not in the log."""
    done: tuple[int, ...] = ()
    """The seats for which the game no longer waits. They are stored with the seats, not in the log."""
    schema: int = 0
    """The version of stored states and events in which the row was written."""
    rules: int = 1
    """The version of the rules by which the move was made."""
    bounds: tuple[int, ...] = ()
    """The upper bound of each draw in `chance`."""
    made: float = 0.0
    """The time of the move, in seconds since 1970."""
    link: bytes = b""
    """The row's link in the hash chain (bot/engine/chain.py)."""
    former: bytes | None = None
    """The state before the move, compressed against the state after it (`storage/states.py`). None once the states are
    in the archive.
    """


UNKNOWN = "?"
"""The digest of a message if it is not known which of two versions it shows."""


class PostedMessage(msgspec.Struct, frozen=True):
    """A message that a table keeps updating, identified by its slot: `kind` and `seat`.

    `kind` is board, ping, hand, panel or notice; `seat` is -1 for public messages.
    """

    kind: str
    seat: int
    channel: int
    message: int = 0
    """The id of the message; 0 if there is none."""
    digest: str = ""
    """A hash of what the message shows. While a message is being sent, it is a hash of that one."""
    posted: float = 0.0
    posts: int = 0
    """The number of messages that have been in this slot so far."""
    unsure: int | None = None
    """The version of the table in a message that is being sent, as long as its arrival is not confirmed."""
    token: str = ""
    """The token of the interaction that can edit the message: the last press on it, or the response that is a panel; ""
    for none.
    """
    original: bool = False
    """Whether the message is the original response of the interaction, or a follow-up."""
    ends: float = 0.0
    """The time until which the interaction can edit the message, in seconds since 1970. It is kept afterwards, since it
    tells the time of the press.
    """
    picture: str = ""
    """A hash of the message's picture and alt text; "" for none."""
    attachment: int = 0
    """The id of the attachment with that picture. An edit may keep it."""
    seen: int = 0
    """The number of the newest post that the reader had seen at the last press on the message."""


class Post(msgspec.Struct, frozen=True):
    """A message of the outbox. It must be posted exactly once, in the order of its number.

    It is posted in the channel or, if `seat` is not -1, in that player's direct messages. `content` is a page or line
    as JSON.
    """

    kind: str
    seat: int
    content: bytes
    made: float
    number: int = 0
    """The number of the post at its table, from 1. The store sets it."""
    joined: int | None = None
    """The number of the first post with which this one shares a message, or None."""


class Draft(msgspec.Struct, frozen=True):
    """An unfinished move of a seat. `move` is empty after the player started over.

    `token` has the question and the serial of its menus, as in their custom_ids.
    """

    token: str
    move: str
