"""What is kept of a table: its agreements, its seats, its game, its moves, and what stands of it in Discord."""

from __future__ import annotations

from typing import Literal

import msgspec

from storage.records.agreements import TableAgreements
from storage.records.guesses import TableGuesses
from storage.records.servers import NotificationsRecord, Show

Status = Literal["lobby", "playing", "suspended", "over", "void"]
"""What becomes of a table. A suspended one was in its lobby, or at play if it has a snapshot, and may be again."""


class OrdersChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a step did to the standing orders of its seat."""

    gone: tuple[str, ...] = ()
    given: tuple[str, ...] = ()


class TimeBefore(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time that a seat had before a step of its own, which has it again when it takes the step back."""

    left: float
    """Seconds left."""
    after: float | None = None
    """Seconds that the step left it; None where it was asked nothing more."""
    bank: float = 0.0
    """Seconds in its time bank."""


class UndoSteps(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the players of a table may take back alone."""

    versions: dict[str, tuple[int, ...]] = {}
    """By seat the versions before the steps that its player may take back, the last one first to go."""
    orders: dict[str, OrdersChange] = {}
    """By the version before one of these steps what it did to the orders of its seat, if it did anything."""
    times: dict[str, TimeBefore] = {}
    """By the version before one of these steps the time of its seat then, where time is counted."""


PostState = Literal["looking", "playing", "over"]
"""What the title and the tag of a forum post say of its table, in the order in which they follow each other."""


class ForumPost(msgspec.Struct, frozen=True, omit_defaults=True):
    """The post of a forum in which a table was opened: its thread, whose first message is the board."""

    channel: int
    shown: PostState = "looking"
    """What its title and tag say."""
    former: int = 0
    """The table whose rematch this is; 0 for none."""


class SeatClock(msgspec.Struct, frozen=True):
    """The time that a seat has, by table time, which goes on only while the bot is awake
    (`bot/table/table_time.py`)."""

    answered: int
    """How many questions the seat had settled when its clock was wound up."""
    left: float
    """Seconds left: at `running`, or as long as it stands."""
    running: float | None = None
    """Since when it runs; None while it stands."""
    reminded: bool = False
    """Whether the player has been told that time is nearly up."""
    resting: float | None = None
    """Since when it stands in quiet hours of its player."""
    hours: NotificationsRecord | None = None
    """When the player rested as it was wound up: time zone, quiet hours, holiday. What is chosen later does not let it
    stand longer. None for nothing chosen."""


EPOCH = "epoch"
"""The key of the note that says when the database last went back in time."""


class SeatRecord(msgspec.Struct, frozen=True):
    """Who sits where. `user` is None for a computer, whose `level` names its policy."""

    name: str
    user: int | None = None
    level: str = ""
    contribution: str = ""
    """What the seat brings to the shuffle: a word that its player typed, else the id of the Join click."""
    dm: int | None = None
    """The channel of the player's direct messages; None where they are closed or not yet proved."""
    locale: str = "en-US"
    answered: int = 0
    """How many questions the seat has settled so far."""
    done: int = 0
    """The version at which the game last stopped waiting for the seat: what came later is new to its player."""
    orders: tuple[str, ...] = ()
    """What its player has said once for several turns, in words of the game."""
    notes: tuple[str, ...] = ()
    """What its player has noted beside the game, line by line as it was typed."""
    clock: SeatClock | None = None
    """None while no time is counted for the seat."""
    rests: tuple[tuple[float, float], ...] = ()
    """From when to when, in table time, clocks of the seat stood in quiet hours during the last day."""
    missed: int = 0
    """How many times in a row its player's time was up."""
    stand_in: str = ""
    """The level of the computer that plays for its player; empty while nobody does."""
    stood_in: int = 0
    """The version at which that began."""
    taken: int = 0
    """The version at which a substitute sat down, who is not told what the seat was told in private until then; 0 for
    somebody who has played from the deal on."""
    charged: int | None = None
    """The person who sat here before a substitute or a computer for good: for that person the game is lost."""
    charged_name: str = ""


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a series of three games stands, in which everybody keeps the same seat; after a game with that one."""

    score: tuple[int, ...] = ()
    """The points of each seat; () before the first game is over."""
    played: int = 0
    left: tuple[int, ...] = ()
    """The seats whose players have left, and with that lost the series."""
    former: int = 0
    """The table of the game before."""
    followed: bool = False
    """Whether the lobby of the next game was opened."""


class BeaconRecord(msgspec.Struct, frozen=True):
    """What a table has to do with a public beacon, whose numbers nobody can know before their time."""

    round: int | None = None
    """The round that the message which closed the lobby has named; None while the lobby is open."""
    randomness: str = ""
    """What that round brought, in hexadecimal; empty while it is not mixed in, and for ever where it could not be."""
    lost: bool = False
    """Whether the beacon was not reached when it was last asked."""
    broken: int = 0
    """How many deals were broken off: named a round, and were not dealt with it."""


class LessonRecord(msgspec.Struct, frozen=True):
    """How far a lesson has come."""

    number: int = 0
    """Which of the title's lessons it is."""
    way: str = ""
    """The move that its learner made at the last step; empty before that."""
    made: int = 0
    """How many moves of its path were made."""
    strayed: int | None = None
    """The version at which its learner left the path; None on it."""
    over: bool = False
    """Whether it is over, and the game goes on without it."""
    others: bool = False
    """Whether its learner looks at what else could be done at this step."""
    tried: str = ""
    """The choice that the learner tries instead of what the step means; empty for none."""


class Deals(msgspec.Struct, frozen=True):
    """How many games were dealt so far, lessons left out, how many of them with a beacon, how many deals broken off."""

    dealt: int
    beacon: int
    broken: int


class TableRecord(msgspec.Struct, frozen=True):
    """One table, from lobby to end. `version` counts every change of the game, `revision` all that is written here."""

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
    """When the time of the whole game is over, by table time; None where it has none."""
    show: Show = "show"
    """How much of a show the table makes."""
    watch: bool = True
    """Whether computers let people watch each of their turns."""
    advice: bool = False
    """Whether players may ask for advice although several people play."""
    talk: bool = True
    """Whether computers say a word at great moments."""
    calls: tuple[int, ...] = ()
    """The people whom a lobby calls: those who played before, for a rematch."""
    paused: float | None = None
    """Since when all clocks of the table stand, by table time; None while they may run."""
    barred: float | None = None
    """Since when its channel lets nothing through, in table time; None while it does."""
    suspended: float | None = None
    """Since when the table is, or was at its end, suspended, in table time."""
    suspended_for: str = ""
    """Why."""
    pressed: float | None = None
    """When somebody last pressed something while this was a lobby, roughly and in table time; None where that is not
    known."""
    release: int = 1
    """The number of the last release whose changes this table has been told of."""
    epoch: int = 0
    """When the table was last taken back in time with the whole database, or opened in one that had been, see
    storage/put_back.py; 0 where that never happened. Given by the store."""
    seal: str = ""
    """The SHA-256 of the secret as it was when the lobby opened."""
    head: str = ""
    """The link of the last row that everybody heard something of, in hexadecimal."""
    beacon: BeaconRecord | None = None
    """None where no beacon is mixed in."""
    dealt: int | None = None
    """The version of the deal; None before it."""
    lesson: LessonRecord | None = None
    """None at a table that teaches nothing."""
    day: int | None = None
    """The day whose escape this is, in days since 1970; None at any other table."""
    agreements: TableAgreements = TableAgreements()
    """What its people have agreed on beside the game."""
    guesses: TableGuesses = TableGuesses()
    """What people who watch have guessed."""
    undo: UndoSteps = UndoSteps()
    """What its players may take back alone."""
    time_banks: dict[str, float] = {}
    """By seat the seconds that it has saved up at a live pace."""
    match: MatchRecord | None = None
    """The series of three games that this one belongs to."""
    tournament: tuple[int, int] | None = None
    """The tournament that the game belongs to, and the number of its pairing there."""
    party: tuple[int, int] | None = None
    """The party evening that the game belongs to, and its number there."""
    forum_post: ForumPost | None = None
    """The post of a forum that was opened for the table, also after the table has left it."""
    hidden: bool = False
    """Whether a moderator has hidden the result of the game from the pages of the server."""
    folded: bool = False
    """Whether it stands in direct messages as one line, since another game was opened there."""
    annulled: bool = False
    """Whether whoever runs the bot has annulled the game: then it counts nowhere."""
    revision: int = 0
    """How often anything was written of this record: what is written must be the one after that which is stored."""


class MoveRecord(msgspec.Struct, frozen=True):
    """A row of the log. Row 0 is the deal, by seat -1. Rows are never changed nor deleted, and versions only grow."""

    version: int
    seat: int
    move: str
    chance: tuple[int, ...]
    events: bytes
    answered: int | None = None
    """The seat whose question this settled; written to its seat, not to the log."""
    done: tuple[int, ...] = ()
    """The seats for which the game does not wait any longer; written to them, not to the log."""
    schema: int = 0
    """The schema of the game that wrote the row: state and events are read by it."""
    rules: int = 1
    """The number of the game's rules that made the move."""
    bounds: tuple[int, ...] = ()
    """For each draw of `chance` the number that it is below."""
    made: float = 0.0
    """When, in seconds since 1970."""
    link: bytes = b""
    """What chains the row to the one before it, see bot/engine/chain.py."""
    former: bytes | None = None
    """The state before the move, packed against the one after it (`storage/states.py`); None once the states stand in
    the archive."""


UNKNOWN = "?"
"""The digest of a message that shows one thing or another."""


class PostedMessage(msgspec.Struct, frozen=True):
    """What stands in one place of a table. `kind` is board, ping, hand, panel or notice; `seat` -1 in public."""

    kind: str
    seat: int
    channel: int
    message: int = 0
    """0 while nothing stands there."""
    digest: str = ""
    """A print of what the message shows; while one is on its way, of what that one shows."""
    posted: float = 0.0
    posts: int = 0
    """How many messages have stood there so far."""
    unsure: int | None = None
    """The version of the table for which a message is on its way: whether it has arrived is not known yet."""
    token: str = ""
    """Of the interaction by which it is edited: the last press on it, or what a panel answered; empty for none."""
    original: bool = False
    """Whether it is the message that this interaction came from, or one that it has added."""
    ends: float = 0.0
    """Until when it may be edited by an interaction, in seconds since 1970; also after that, since it tells when it was
    pressed."""
    picture: str = ""
    """A print of the picture that it shows, with its alt text; empty for none."""
    attachment: int = 0
    """The attachment with that picture, which an edit may keep."""
    seen: int = 0
    """The number of the newest post that its reader had seen by the last press on it."""


class Post(msgspec.Struct, frozen=True):
    """A message of the outbox: it must appear once, in the order of its number, in the channel or, for a `seat` but -1,
    in that player's direct messages. `content` is a page or line as JSON."""

    kind: str
    seat: int
    content: bytes
    made: float
    number: int = 0
    """Given by the store, from 1 on at each table."""
    joined: int | None = None
    """The number of the first of the posts that are joined with this one into one message."""


class Draft(msgspec.Struct, frozen=True):
    """What a seat has chosen but not yet played; `move` is empty after it was started over. `token` names the question
    and the serial of its menus, as their ids do."""

    token: str
    move: str
