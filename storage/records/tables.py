"""Records of a table: its agreements, seats, game and moves, and its messages on Discord."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from storage.records.agreements import TableAgreements
from storage.records.guesses import TableGuesses
from storage.records.servers import NotificationsRecord, Show

Status = Literal["lobby", "playing", "suspended", "over", "void"]
"""The status of a table. A suspended table was in its lobby, or in play if it has a snapshot, and may resume."""


class PartyGame(NamedTuple):
    """The place of a game in a party evening."""

    party: int
    number: int
    """The number of the game among all games of the evening, from 0."""
    rounds_left: int = 0
    """The rounds of the evening after this one."""


class OrdersChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a step changed the standing orders of its seat."""

    gone: tuple[str, ...] = ()
    given: tuple[str, ...] = ()


class TimeBefore(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time that a seat had before a step of its own. The seat gets it back if it takes the step back."""

    left: float
    """Seconds left."""
    after: float | None = None
    """Seconds left after the step; None if it was asked nothing more."""
    bank: float = 0.0
    """Seconds in its time bank."""


class UndoSteps(msgspec.Struct, frozen=True, omit_defaults=True):
    """The steps that the players of a table may take back alone."""

    versions: dict[str, tuple[int, ...]] = {}
    """By seat, the versions before the steps that its player may take back. The last one is taken back first."""
    orders: dict[str, OrdersChange] = {}
    """How these steps changed the orders of their seats, by the version before the step, if they did."""
    times: dict[str, TimeBefore] = {}
    """The time of the seat before each of these steps, by the version before the step, if time is counted."""


PostState = Literal["looking", "playing", "over"]
"""The states of a table that the title and tag of its forum post show, in order."""


class ForumPost(msgspec.Struct, frozen=True, omit_defaults=True):
    """The forum post in which a table was opened: a thread whose first message is the board."""

    channel: int
    shown: PostState = "looking"
    """The state that its title and tag show."""
    former: int = 0
    """The table whose rematch this is; 0 for none."""


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat, in table time, which only runs while the bot does (`bot/table/table_time.py`)."""

    answered: int
    """How many questions the seat had settled when its clock was started."""
    left: float
    """Seconds left: at `running`, or now if the clock is stopped."""
    running: float | None = None
    """Since when it runs; None while it is stopped."""
    reminded: bool = False
    """Whether the player has been told that time is nearly up."""
    resting: float | None = None
    """Since when it is stopped by the quiet hours of its player."""
    hours: NotificationsRecord | None = None
    """The player's time zone, quiet hours and holiday when the clock was started. Later changes don't stop it longer.
    None if the player has chosen nothing.
    """


EPOCH = "epoch"
"""The key of the note with the time of the database's last restore."""


class SeatRecord(msgspec.Struct, frozen=True):
    """The player of a seat. `user` is None for a computer, whose `level` names its policy."""

    name: str
    user: int | None = None
    level: str = ""
    contribution: str = ""
    """The seat's contribution to the shuffle: a word that its player typed, or the id of the Join click."""
    dm: int | None = None
    """The channel of the player's direct messages; None if they are closed or not yet proved."""
    locale: str = "en-US"
    answered: int = 0
    """How many questions the seat has settled so far."""
    done: int = 0
    """The version at which the game last stopped waiting for the seat. Later events are new to its player."""
    orders: tuple[str, ...] = ()
    """The player's standing orders, in words of the game."""
    notes: tuple[str, ...] = ()
    """The player's own notes, line by line as typed."""
    clock: SeatClock | None = None
    """The clock of the seat; None if no time is counted."""
    rests: tuple[tuple[float, float], ...] = ()
    """The periods of the last day, in table time, in which quiet hours stopped the seat's clock."""
    missed: int = 0
    """How many times in a row its player ran out of time."""
    stand_in: str = ""
    """The level of the computer that plays for its player; empty if none does."""
    stood_in: int = 0
    """The version at which the computer began."""
    taken: int = 0
    """The version at which a substitute sat down; 0 if the player was there at the deal. A substitute does not learn
    what the seat was told in private before.
    """
    charged: int | None = None
    """The person who was replaced here for good by a substitute or a computer. For that person the game is lost."""
    charged_name: str = ""


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of a series of three games with the same seats, including the game that has just ended."""

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
    """A table's use of a public beacon. Nobody can know the beacon's numbers before their time."""

    round: int | None = None
    """The round that was named when the lobby closed; None while the lobby is open."""
    randomness: str = ""
    """The value of that round, in hexadecimal; empty if it is not mixed in yet, or never could be."""
    lost: bool = False
    """Whether the beacon could not be reached at the last request."""
    broken: int = 0
    """How many deals were cancelled after they had named a round."""


class LessonRecord(msgspec.Struct, frozen=True):
    """The progress of a lesson."""

    number: int = 0
    """The number of the lesson in its title."""
    way: str = ""
    """The move that its learner made at the last step; empty before that."""
    made: int = 0
    """The number of moves of its path so far."""
    strayed: int | None = None
    """The version at which its learner left the path; None if on it."""
    over: bool = False
    """Whether the lesson is over, and the game continues without it."""
    others: bool = False
    """Whether its learner looks at the alternatives of this step."""
    tried: str = ""
    """The choice that the learner tries instead of the right one; empty for none."""


class Deals(msgspec.Struct, frozen=True):
    """Counts of deals without lessons: all games, those with a beacon, and deals that were cancelled."""

    dealt: int
    beacon: int
    broken: int


class TableRecord(msgspec.Struct, frozen=True):
    """One table, from its lobby to its end.

    `version` counts the changes of the game, `revision` all writes of this record.
    """

    game: str
    guild: int | None
    channel: int
    host: int
    locale: str
    secret: bytes
    options: dict[str, str]
    pace: int
    """Seconds for a turn; 0 for no limit."""
    seats: tuple[SeatRecord, ...] = ()
    id: int = 0
    status: Status = "lobby"
    version: int = 0
    schema: int = 0
    snapshot: bytes = b""
    reason: str = ""
    ends: float | None = None
    """When the time of the whole game is over, in table time; None if it has no limit."""
    show: Show = "show"
    """How much of a show the table makes."""
    watch: bool = True
    """Whether the table pauses after each turn of a computer, so that people can watch it."""
    advice: bool = False
    """Whether players may ask for advice although several people play."""
    talk: bool = True
    """Whether computers comment on great moments."""
    calls: tuple[int, ...] = ()
    """The people whom a lobby pings: the former players, for a rematch."""
    paused: float | None = None
    """Since when all clocks of the table are stopped, in table time; None if they may run."""
    barred: float | None = None
    """Since when the bot cannot post in the channel, in table time; None if it can."""
    suspended: float | None = None
    """Since when the table is suspended (or was, at its end), in table time."""
    suspended_for: str = ""
    """Why it is suspended."""
    pressed: float | None = None
    """The approximate time of the last press in the lobby, in table time; None if not known."""
    release: int = 1
    """The last release whose changes this table has been told."""
    epoch: int = 0
    """The time of the last restore of the database that affected the table, see storage/put_back.py; 0 without one. The
    store sets it.
    """
    seal: str = ""
    """The SHA-256 of the secret at the opening of the lobby."""
    head: str = ""
    """The link of the last row with public events, in hexadecimal."""
    beacon: BeaconRecord | None = None
    """The beacon; None if none is mixed in."""
    dealt: int | None = None
    """The version of the deal; None before it."""
    lesson: LessonRecord | None = None
    """The lesson; None at any other table."""
    day: int | None = None
    """The day of its daily escape, in days since 1970; None at any other table."""
    agreements: TableAgreements = TableAgreements()
    """The agreements of its people, apart from the game."""
    guesses: TableGuesses = TableGuesses()
    """The guesses of its watchers."""
    undo: UndoSteps = UndoSteps()
    """The steps that its players may take back alone."""
    time_banks: dict[str, float] = {}
    """By seat, the seconds that it has saved at a live pace."""
    match: MatchRecord | None = None
    """The series of three games to which this one belongs."""
    tournament: tuple[int, int] | None = None
    """The tournament that the game belongs to, and the number of its pairing there."""
    party: PartyGame | None = None
    """Its place in a party evening; None outside one."""
    forum_post: ForumPost | None = None
    """The forum post of the table, also after the table has left it."""
    hidden: bool = False
    """Whether a moderator has hidden the result from the server's pages."""
    folded: bool = False
    """Whether it is a single line in direct messages, since another game was opened there."""
    annulled: bool = False
    """Whether the host of the bot has annulled the game. Then it counts nowhere."""
    revision: int = 0
    """How often this record was written. A write must have the number after the stored one."""


class MoveRecord(msgspec.Struct, frozen=True):
    """A row of the log.

    Row 0 is the deal, by seat -1. Rows are never changed or deleted, and versions only grow.
    """

    version: int
    seat: int
    move: str
    chance: tuple[int, ...]
    events: bytes
    answered: int | None = None
    """The seat whose question this settled. It is written to the seat, not to the log."""
    done: tuple[int, ...] = ()
    """The seats for which the game no longer waits. They are written to the seats, not to the log."""
    schema: int = 0
    """The schema of the game that wrote the row. State and events are decoded by it."""
    rules: int = 1
    """The rules version of the game that made the move."""
    bounds: tuple[int, ...] = ()
    """The upper bound of each draw in `chance`."""
    made: float = 0.0
    """When it was made, in seconds since 1970."""
    link: bytes = b""
    """The link of the row's hash chain, see bot/engine/chain.py."""
    former: bytes | None = None
    """The state before the move, packed against the one after it (`storage/states.py`). None once the states are in the
    archive.
    """


UNKNOWN = "?"
"""The digest of a message if it is not known which of two versions it shows."""


class PostedMessage(msgspec.Struct, frozen=True):
    """The message in one slot of a table.

    `kind` is board, ping, hand, panel or notice; `seat` is -1 in public.
    """

    kind: str
    seat: int
    channel: int
    message: int = 0
    """The message's number; 0 if there is none."""
    digest: str = ""
    """A hash of what the message shows. If a message is on its way, a hash of that one."""
    posted: float = 0.0
    posts: int = 0
    """How many messages have been in this slot so far."""
    unsure: int | None = None
    """The version of the table whose message is on its way. Whether it has arrived is not known yet."""
    token: str = ""
    """The token of the interaction that edits it: the last press on it, or the answer of a panel; empty for none."""
    original: bool = False
    """Whether it is the original message of the interaction, or a follow-up."""
    ends: float = 0.0
    """Until when an interaction may edit it, in seconds since 1970. It is kept afterwards, since it tells the time of
    the press.
    """
    picture: str = ""
    """A hash of its picture and alt text; empty for none."""
    attachment: int = 0
    """The attachment with that picture. An edit may keep it."""
    seen: int = 0
    """The number of the newest post that its reader had seen at the last press on it."""


class Post(msgspec.Struct, frozen=True):
    """A message of the outbox. It must appear exactly once, in the order of its number.

    It appears in the channel or, if `seat` is not -1, in that player's direct messages. `content` is a page or line as
    JSON.
    """

    kind: str
    seat: int
    content: bytes
    made: float
    number: int = 0
    """The number that the store gives, from 1 at each table."""
    joined: int | None = None
    """The number of the first post that is merged with this one into one message."""


class Draft(msgspec.Struct, frozen=True):
    """A choice that a seat has not played yet. `move` is empty after the player started over.

    `token` names the question and the serial of its menus, as in their custom_ids.
    """

    token: str
    move: str
