"""Records of a table: its seats, moves, settings, and its messages on Discord."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from storage.records.agreements import TableAgreements
from storage.records.guesses import TableGuesses
from storage.records.servers import NotificationsRecord, Show

Status = Literal["lobby", "playing", "suspended", "over", "void"]
"""The status of a table. When a suspended table returns, it is `playing` if it has a snapshot, otherwise `lobby`."""


class PartyGame(NamedTuple):
    """The position of a table's game in a party evening."""

    party: int
    number: int
    """The number of the game among all games of the evening, from 0."""
    rounds_left: int = 0
    """The number of rounds of the evening after the round of this game."""


class OrdersChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a move changed the standing orders of its seat: the orders that it removed and added."""

    gone: tuple[str, ...] = ()
    given: tuple[str, ...] = ()


class TimeBefore(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time that a seat had on its clock before a move.

    If the seat takes the move back, it gets this time back.
    """

    left: float
    """The seconds left on the seat's clock before the move."""
    after: float | None = None
    """The seconds left after the move; None if the seat's clock ended with the move."""
    bank: float = 0.0
    """The seconds that the seat had in its time bank before the move."""


class UndoSteps(msgspec.Struct, frozen=True, omit_defaults=True):
    """The moves that the players of a table may take back alone."""

    versions: dict[str, tuple[int, ...]] = {}
    """The moves that each seat may take back. Each move is given by the version before it. The last one is taken back
    first.
    """
    orders: dict[str, OrdersChange] = {}
    """How these moves changed standing orders, by the version before the move. Moves that changed none are missing."""
    times: dict[str, TimeBefore] = {}
    """The time that the seat had before each of these moves, by the version before the move. It is empty without
    clocks.
    """


PostState = Literal["looking", "playing", "over"]
"""The states of a table that its forum post can show, in order."""


class ForumPost(msgspec.Struct, frozen=True, omit_defaults=True):
    """The forum post in which a table was opened: a thread that begins with the board."""

    channel: int
    shown: PostState = "looking"
    """The state of the table that the title and tag of the post show."""
    former: int = 0
    """The number of the table of the last game, if this is a rematch; otherwise 0."""


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat, in table time.

    Table time stops while the bot is down (`bot/table/table_time.py`).
    """

    answered: int
    """The number of questions that the seat had answered when the clock was started."""
    left: float
    """The seconds that were left at the time `running`. If the clock is stopped, they are left now."""
    running: float | None = None
    """The table time since when the clock has run; None while it is stopped."""
    reminded: bool = False
    """Whether the player has been reminded that time is nearly up."""
    resting: float | None = None
    """The table time since when quiet hours or a holiday have stopped the clock, or None."""
    hours: NotificationsRecord | None = None
    """The player's time zone, quiet hours and holiday when the clock was started; None without any. If the player
    changes them later, this clock does not stop longer.
    """


EPOCH = "epoch"
"""The key under which the time of the database's last restore is stored."""


class SeatRecord(msgspec.Struct, frozen=True):
    """The player of a seat, and the data about the seat.

    `user` is None for a computer player, whose `level` names its policy.
    """

    name: str
    user: int | None = None
    level: str = ""
    contribution: str = ""
    """The seat's contribution to the shuffle: a word that the player typed, or the id of the press on *Join*."""
    dm: int | None = None
    """The channel of the player's direct messages; None if they are closed or untested."""
    locale: str = "en-US"
    answered: int = 0
    """The number of questions that the seat has answered in the game so far."""
    done: int = 0
    """The version at which the game last stopped waiting for the seat. Events after it are news to the player."""
    orders: tuple[str, ...] = ()
    """The player's standing orders, as words that the game defines."""
    notes: tuple[str, ...] = ()
    """The player's own notes, line by line as typed."""
    clock: SeatClock | None = None
    """The clock of the seat; None if the seat's time does not count now."""
    rests: tuple[tuple[float, float], ...] = ()
    """The periods of the last day in which quiet hours or a holiday stopped the seat's clock. Each has its first and
    last table time.
    """
    missed: int = 0
    """The number of times in a row that the player ran out of time."""
    stand_in: str = ""
    """The level of the computer player that moves for an absent player; "" if none does."""
    stood_in: int = 0
    """The version at which the computer player took over for the absent player; 0 for none."""
    taken: int = 0
    """The version at which a substitute took the seat; 0 if the player has had the seat since the deal. A substitute
    does not learn what the former player was told in private.
    """
    charged: int | None = None
    """The id of the person whom a substitute or a computer player has replaced for good. That person has lost the game.
    None if nobody was replaced.
    """
    charged_name: str = ""


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The score of a series of three games with the same seats. It includes the game that has just ended."""

    score: tuple[int, ...] = ()
    """The points of each seat in the series; () before the first game is over."""
    played: int = 0
    left: tuple[int, ...] = ()
    """The seats whose players have left and thereby lost the series."""
    former: int = 0
    """The number of the table of the last game of the series; 0 in the first game."""
    followed: bool = False
    """Whether the lobby of the next game of the series was opened or is not needed."""


class BeaconRecord(msgspec.Struct, frozen=True):
    """A table's use of the public beacon, whose numbers nobody can know before their time."""

    round: int | None = None
    """The number of the round that was chosen when the lobby closed; None while the lobby is open."""
    randomness: str = ""
    """The random value of the chosen round, in hexadecimal; "" if it is not yet part of the shuffle."""
    lost: bool = False
    """Whether the beacon did not answer the last request for the round."""
    broken: int = 0
    """The number of deals that were cancelled after a round was chosen."""


class LessonRecord(msgspec.Struct, frozen=True):
    """The progress of a lesson (tutorial) at a table."""

    number: int = 0
    """The number of the lesson among the lessons of its game."""
    way: str = ""
    """The move that the learner made at the last step; "" before the last step."""
    made: int = 0
    """The number of scripted moves made so far."""
    strayed: int | None = None
    """The version at which the learner left the script; None if the game follows it."""
    over: bool = False
    """Whether the lesson is over and the game continues without it."""
    others: bool = False
    """Whether the learner, after a right choice, is looking at the other choices of this step."""
    tried: str = ""
    """The wrong choice that the learner is trying; "" for none."""


class Deals(msgspec.Struct, frozen=True):
    """The number of deals so far: all, deals with a beacon, and cancelled ones. Lessons do not count."""

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
    """The table time at which the time limit of the game is over; None without a time limit."""
    show: Show = "show"
    """How much the table posts for the fun of people who watch: great moments, for example."""
    watch: bool = True
    """Whether the table pauses after each turn of a computer player, so that people can watch it."""
    advice: bool = False
    """Whether players may ask for advice even in a game of several people."""
    talk: bool = True
    """Whether computer characters comment on great moments."""
    calls: tuple[int, ...] = ()
    """The ids of the people whom the bot pings when the lobby opens. In a rematch they are the former players."""
    paused: float | None = None
    """The table time since when all clocks of the table have been stopped; None if they may run."""
    barred: float | None = None
    """The table time since when the bot may not post in the table's channel; None if it may."""
    suspended: float | None = None
    """The table time since when the table has been suspended; None if it is not. If a suspended table ends, the time
    stays.
    """
    suspended_for: str = ""
    """The reason why the table is suspended."""
    pressed: float | None = None
    """The approximate table time of the last press in the lobby; None if it is not known."""
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
    """The table's use of the public beacon; None if its deal uses no beacon."""
    dealt: int | None = None
    """The version of the deal; None before the deal."""
    lesson: LessonRecord | None = None
    """The progress of the lesson (tutorial); None if the table has none."""
    day: int | None = None
    """The day of the daily escape that is played here, in days since 1970; None at other tables."""
    agreements: TableAgreements = TableAgreements()
    """The agreements of the table's people, such as votes and invitations."""
    guesses: TableGuesses = TableGuesses()
    """The guesses of people who watch the table."""
    undo: UndoSteps = UndoSteps()
    """The moves that players may take back alone."""
    time_banks: dict[str, float] = {}
    """The seconds in the time bank of each seat. Seats save time at a live pace."""
    match: MatchRecord | None = None
    """The score of the series to which the game belongs; None if it belongs to none."""
    tournament: tuple[int, int] | None = None
    """The number of the tournament to which the game belongs, and the number of its pairing there; None outside a
    tournament.
    """
    party: PartyGame | None = None
    """The position of the game in a party evening; None outside a party evening."""
    forum_post: ForumPost | None = None
    """The forum post in which the table was opened, or None. It stays when the table has moved to another channel."""
    hidden: bool = False
    """Whether a moderator has hidden the game's result from the server's pages."""
    folded: bool = False
    """Whether the table's message in direct messages is only one line, since another game was opened there."""
    annulled: bool = False
    """Whether the operator of the bot has annulled the game. Then it does not count anywhere."""
    revision: int = 0
    """The number of times that this record was written. The number of a new record must follow the stored number."""


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
    """The seat whose question the move answered; None for no seat. It is stored with the seat, not in the log."""
    done: tuple[int, ...] = ()
    """The seats for which the game no longer waits after the move. They are stored with the seats, not in the log."""
    schema: int = 0
    """The schema of the row: the version of stored states and events in which it was written."""
    rules: int = 1
    """The version of the rules by which the move was made."""
    bounds: tuple[int, ...] = ()
    """The upper bound of each draw in `chance`."""
    made: float = 0.0
    """The time of the move, in seconds since 1970."""
    link: bytes = b""
    """The row's link in the hash chain (bot/engine/chain.py)."""
    former: bytes | None = None
    """The state before the move, compressed against the state after the move (`storage/states.py`). It is None once the
    states of the game are in the archive.
    """


UNKNOWN = "?"
"""The digest of a message if the bot does not know which of two versions the message shows."""


class PostedMessage(msgspec.Struct, frozen=True):
    """A message that a table keeps updating.

    Its slot is the pair of `kind` and `seat`. `kind` is board, ping, hand, panel or notice; `seat` is -1 for public
    messages.
    """

    kind: str
    seat: int
    channel: int
    message: int = 0
    """The id of the message on Discord; 0 if there is none in this slot."""
    digest: str = ""
    """A hash of what the message shows. While a new message is being sent, it is the hash of the new one."""
    posted: float = 0.0
    posts: int = 0
    """The number of messages that have been in this slot so far, one after the other."""
    unsure: int | None = None
    """The version of the table that a message shows, if the message is being sent and its arrival is not confirmed.
    None otherwise.
    """
    token: str = ""
    """The token of the interaction that can edit the message; "" for none. It is the last press on the message, or the
    interaction whose response is a panel.
    """
    original: bool = False
    """Whether the message is the original response of the interaction. If not, it is a follow-up."""
    ends: float = 0.0
    """The time until which the interaction can edit the message, in seconds since 1970. It is kept afterwards, since it
    also tells when the button was pressed.
    """
    picture: str = ""
    """A hash of the message's picture and alt text; "" if it has none."""
    attachment: int = 0
    """The id of the attachment with the message's picture. An edit of the message may keep this attachment."""
    seen: int = 0
    """The number of the newest post that the reader of the message had seen when the reader last pressed something on
    it.
    """


class Post(msgspec.Struct, frozen=True):
    """A message of the outbox. It must be posted exactly once, in the order of its number.

    The bot posts it in the channel or, if `seat` is a player's seat, in that player's direct messages. `content` is a
    page or line as JSON.
    """

    kind: str
    seat: int
    content: bytes
    made: float
    number: int = 0
    """The number of the post at its table, from 1. The store sets it."""
    joined: int | None = None
    """The number of the first post with which this post shares a message; None if it shares none."""


class Draft(msgspec.Struct, frozen=True):
    """A draft: the unfinished move of a seat. `move` is empty after the player started over.

    `token` has the question and the serial of its menus, as in the custom_ids of the menus.
    """

    token: str
    move: str
