"""What the application asks of a store. The snapshot is the truth; the log beside it serves history and audit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

Status = Literal["lobby", "playing", "suspended", "over", "void"]
"""What becomes of a table. A suspended one was in its lobby, or at play if it has a snapshot, and may be again."""


class SeatClock(msgspec.Struct, frozen=True):
    """The time that a seat has, by table time, which goes on only while the bot is awake (`bot/table/pulse.py`)."""

    answered: int
    """How many questions the seat had settled when its clock was wound up."""
    left: float
    """Seconds left: at `running`, or as long as it stands."""
    running: float | None = None
    """Since when it runs; None while it stands."""
    reminded: bool = False
    """Whether the player has been told that time is nearly up."""


EPOCH = "epoch"
"""The key of the note that says when the database last went back in time."""


class SeatRecord(msgspec.Struct, frozen=True):
    """Who sits where. `user` is None for a computer, whose `level` names its policy."""

    name: str
    user: int | None = None
    level: str = ""
    brought: str = ""
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
    missed: int = 0
    """How many times in a row its player's time was up."""
    stand_in: str = ""
    """The level of the computer that plays for its player; empty while nobody does."""
    stood_in: int = 0
    """The version at which that began."""


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a series of three games stands, in which everybody keeps the same seat; after a game with that one."""

    score: tuple[int, ...] = ()
    """The points of each seat; () before the first game is over."""
    played: int = 0
    left: int | None = None
    """The seat whose player has left, and with that lost the series."""
    former: int = 0
    """The table of the game before."""
    followed: bool = False
    """Whether the lobby of the next game was opened."""


class RoomRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the people at a table have agreed on beside its game."""

    locked: bool = False
    """Whether nobody else may sit down."""
    invited: tuple[int, ...] | None = None
    """Who may sit down and look on at a private table; None at an open one."""
    wanted: bool = False
    """Whether the table looks for players, and stands in the list that the home page shows."""
    sought: bool = False
    """Whether the server's role for that was called already: it is called once."""
    called: tuple[int, ...] = ()
    """Whom the host has invited aloud, once each."""
    sent_away: tuple[int, ...] = ()
    """Whom the host has taken out of the lobby: they may not sit down again unless they are invited."""
    thread: bool = False
    """Whether the bot has made the thread in which it stands."""
    waits: float | None = None
    """Since when something has waited for a host who is silent, by table time; None while nothing does."""
    halted: bool = False
    """Whether its people have agreed on a pause."""
    votes: dict[str, tuple[int, ...]] = {}
    """Who has agreed to what is voted on, such as `pause` or `back 12`."""
    steps: dict[str, tuple[int, ...]] = {}
    """By seat the versions before the steps that its player may take back alone, the last one first to go."""
    banks: dict[str, float] = {}
    """By seat the seconds that it has saved up at a live pace."""
    substitutes: dict[str, int] = {}
    """Whom the host has invited to play on for somebody who is away, by the name of what frees that seat."""
    match: MatchRecord | None = None
    """The series of three games that this one belongs to."""
    tournament: tuple[int, int] | None = None
    """The tournament that the game belongs to, and the number of its pairing there."""


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

    made: int = 0
    """How many moves of its path were made."""
    strayed: int | None = None
    """The version at which its learner left the path; None on it."""
    over: bool = False
    """Whether it is over, and the game goes on without it."""
    others: bool = False
    """Whether its learner looks at what else could be done at this step."""
    tried: str = ""
    """The move that the learner wants to try instead of what the step means; empty for none."""


class Deals(msgspec.Struct, frozen=True):
    """How many games were dealt so far, lessons left out, how many of them with a beacon, how many deals broken off."""

    dealt: int
    beacon: int
    broken: int


class TableRecord(msgspec.Struct, frozen=True):
    """One table, from lobby to end. `version` counts every change."""

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
    scenes: bool = True
    """Whether great moments are told in messages of their own."""
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
    """Since when its channel lets nothing through, in seconds since 1970; None while it does."""
    suspended: float | None = None
    """Since when the table is, or was at its end, suspended."""
    suspended_for: str = ""
    """Why."""
    pressed: float | None = None
    """When somebody last pressed something while this was a lobby, roughly; None where that is not known."""
    release: int = 1
    """The number of the last release whose changes this table has been told of."""
    epoch: int = 0
    """When the table was last taken back in time with the whole database, or opened in one that had been, see
    storage/rewind.py; 0 where that never happened. Given by the store."""
    seal: str = ""
    """The SHA-256 of the secret as it was when the lobby opened; empty at a table of before, which has no chain."""
    head: str = ""
    """The link of the last row that everybody heard something of, in hexadecimal."""
    beacon: BeaconRecord | None = None
    """None where no beacon is mixed in."""
    dealt: int | None = None
    """The version of the deal; None before it, and at a table of before."""
    lesson: LessonRecord | None = None
    """None at a table that teaches nothing."""
    day: int | None = None
    """The day whose escape this is, in days since 1970; None at any other table."""
    room: RoomRecord = RoomRecord()
    """What its people have agreed on beside the game."""


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


class EntrantRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who takes part in a tournament. `user` is 0 for a computer."""

    name: str
    user: int = 0
    level: str = ""
    brought: str = ""
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


class CallsRecord(msgspec.Struct, frozen=True, omit_defaults=True):
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
    scenes: bool = True
    """Whether great moments are told in messages of their own."""
    seeking: int | None = None
    """The role that is pinged where a table looks for players; None for nobody."""


class PersonRecord(msgspec.Struct, frozen=True):
    """What a person has chosen for all tables."""

    text_first: bool = False
    """Whether hands come as text alone, without a picture."""
    coaching: bool = True
    """Whether hands say a sentence about what is new to this person."""
    calls: CallsRecord = CallsRecord()
    """When and how this person wants to be called."""
    shown: bool = True
    """Whether this person's name stands on leaderboards, and in what others read and share of their games."""


class WatcherRecord(msgspec.Struct, frozen=True):
    """Somebody who watches a table without playing."""

    user: int
    dm: int | None = None
    """The channel of the watcher's direct messages; None where they are closed or not yet proved."""
    locale: str = "en-US"
    told: bool = False
    """Whether great moments and the end are told there."""


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
    clocks: tuple[int, ...] = ()
    """The seats whose clocks are others after the move; written to them, not to the log."""
    orders: tuple[int, ...] = ()
    """The seats whose standing orders are others after the move; written to them, not to the log."""
    absences: tuple[int, ...] = ()
    """The seats of which it is another after the move who plays there; written to them, not to the log."""
    schema: int = 0
    """The schema of the game that wrote the row: state and events are read by it."""
    rules: int = 1
    """The number of the game's rules that made the move."""
    bounds: tuple[int, ...] | None = None
    """For each draw of `chance` the number that it is below; None in a row of an earlier format."""
    made: float | None = None
    """When, in seconds since 1970; None in a row of an earlier format."""
    link: bytes = b""
    """What chains the row to the one before it, see bot/engine/chain.py; empty at a table of before."""
    former: bytes | None = None
    """The state before the move, packed against the one after it (`storage/states.py`); None once the states stand in
    the archive, and in a row of an earlier format."""


class SeatOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an ended game was for one seat."""

    place: int
    """From 1, the best; several may share one."""
    won: bool = False
    left: bool = False
    """Whether its player left the game before its end."""
    role: str = ""
    """Whom it played, in a game with roles: a text of the game says it."""
    side: str = ""
    """What of that makes a difference to how easily one wins."""
    moves: int = 0
    """How many of its moves are timed."""
    seconds: float = 0.0
    """What the middle one of them took."""
    turns: int = 0
    late: int = 0
    """How many of its turns ran out of time."""
    achievements: tuple[str, ...] = ()


class OutcomeRecord(msgspec.Struct, frozen=True):
    """What came of an ended game, by seat: derived from its log and states."""

    ended: float
    """When, in seconds since 1970."""
    people: int
    """How many people played."""
    seats: tuple[SeatOutcome, ...]
    house: int | None = None
    """The place of the game itself, where nobody may win; None where somebody always does."""
    reckoned: int = 0
    """The number of the way in which it was reckoned."""


class Sitter(NamedTuple):
    """Who sat in a seat, by number or, for a computer, by level, and what came of it."""

    user: int | None
    name: str
    level: str
    outcome: SeatOutcome


class PlayedRecord(msgspec.Struct, frozen=True):
    """An ended game with who played it and what came of it."""

    table: int
    game: str
    guild: int | None
    ended: float
    people: int
    house: int | None
    sitters: tuple[Sitter, ...]


class RatingRecord(msgspec.Struct, frozen=True):
    """How strong somebody is held to be: the mean, and how far from it the truth may lie, after so many games."""

    mu: float
    sigma: float
    games: int = 0


class Painting(msgspec.Struct, frozen=True):
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
    """Of the interaction by which a panel is edited; empty for all that is edited by its channel."""
    original: bool = False
    """Whether the panel is the message that this interaction came from, or one that it has added."""
    ends: float = 0.0
    """Until when the panel may be edited, in seconds since 1970."""


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


class StoreError(Exception):
    """The store could not do what was asked; nothing was changed."""


class InUse(StoreError):
    """Another copy of the bot has the database."""


class Conflict(StoreError):
    """Somebody else changed the table first."""


class UsedBefore(Conflict):
    """The interaction has changed something already."""


class TriedBefore(StoreError):
    """Somebody has tried the escape of that day already."""


class ChannelBusy(StoreError):
    """The channel has a live table already."""

    def __init__(self, table: int) -> None:
        super().__init__(f"table {table}")
        self.table = table


class Store(Protocol):
    """Each method is one transaction: after it returns, its change survives a power cut."""

    async def create(self, table: TableRecord, interaction: int | None) -> TableRecord:
        """Open a lobby and give it with its id; one of a day is the host's try. Raises ChannelBusy, TriedBefore."""
        ...

    async def change(self, table: TableRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        """Write a lobby's seats and options, or an end, as version `table.version`, and the `posts` that tell of it.
        Raises Conflict unless the stored version is one less."""
        ...

    async def commit(
        self,
        table: TableRecord,
        row: MoveRecord,
        interaction: int | None,
        states: bytes | None = None,
        posts: Sequence[Post] = (),
        outcome: OutcomeRecord | None = None,
    ) -> None:
        """Write a move with the snapshot it led to, as version `table.version`, and the `posts` that tell of it, and
        forget the draft of the seat that it answers for; with the last one all `states` of the game for the archive, in
        place of those beside each move, and its `outcome`. Raises Conflict as `change` does."""
        ...

    async def place(self, table: TableRecord, interaction: int | None) -> None:
        """Write where a table is, whether its channel lets it be seen, and whether it lives: no new version, but all is
        to be painted. Raises Conflict unless the stored version is the same, ChannelBusy when another table lives in
        its channel."""
        ...

    async def keep_room(self, table: TableRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        """Write who is host of a table and what its people have agreed on, with the `posts` that tell of it: no new
        version, but all is to be painted. Raises Conflict unless the stored version is the same."""
        ...

    async def seat(self, table: int, seat: int, record: SeatRecord) -> None:
        """Write what is known of a seat's player: direct messages, language."""
        ...

    async def keep_words(self, table: int, seat: int, record: SeatRecord, interaction: int | None) -> None:
        """Write the standing orders and notes of a seat, whose hand is to be painted."""
        ...

    async def attend(self, table: int, seat: int, record: SeatRecord, posts: Sequence[Post] = ()) -> None:
        """Write whether a seat's player is away, and the `posts` that tell of it; the table is to be painted."""
        ...

    async def sit_in(self, table: TableRecord, seat: int, interaction: int | None, posts: Sequence[Post]) -> None:
        """Write who sits in a seat of `table` now and what its people have agreed on, with the `posts` that tell of it,
        and forget all that stood for the seat's former player alone; the table is to be painted."""
        ...

    async def remind(self, table: int, seat: int) -> None:
        """Write that a seat has been reminded of its turn."""
        ...

    async def stand(self, tables: Sequence[int], since: float) -> None:
        """Write that the clocks of some tables stand."""
        ...

    async def go_on(self, tables: Sequence[int], now: float) -> None:
        """Write that the clocks of some tables go on, with what was left."""
        ...

    async def touch(self, table: int, pressed: float) -> None:
        """Write when somebody last pressed something in a lobby."""
        ...

    async def release(self, table: int, release: int, posts: Sequence[Post]) -> None:
        """Write that a table has been told of all up to `release`, with the `posts` that do and are still to be
        painted."""
        ...

    async def prune(self, interaction: int) -> None:
        """Forget the interactions below the id `interaction`."""
        ...

    async def seen(self, interaction: int) -> bool:
        """Tell whether this interaction has changed something already."""
        ...

    async def load(self, table: int) -> TableRecord | None:
        """Read one table."""
        ...

    async def live(self) -> Sequence[TableRecord]:
        """Read every table in its lobby or at play, and those that are suspended."""
        ...

    async def moves(self, table: int, last: int = -1) -> Sequence[MoveRecord]:
        """Read a table's log from the deal on, or its `last` rows."""
        ...

    async def deals(self) -> Deals:
        """Count the deals of all tables there have been."""
        ...

    async def archived(self, table: int) -> bytes | None:
        """Read the states of an ended game as `commit` was given them; None when there are none."""
        ...

    async def paintings(self, table: int) -> Sequence[Painting]:
        """Read what stands in each place of a table."""
        ...

    async def paint(self, table: int, painting: Painting) -> None:
        """Write what stands in a place, whatever stood there."""
        ...

    async def repaint(self, table: int, old: Painting, new: Painting) -> None:
        """Write what stands in a place now instead of `old`; nothing when another message, or interaction, has come
        there meanwhile."""
        ...

    async def stands(self, message: int) -> bool:
        """Tell whether a message has been painted at some table, in its epoch, and stands there."""
        ...

    async def living(self) -> Sequence[int]:
        """List the tables with a panel that is edited by an interaction."""
        ...

    async def outbox(self, table: int) -> Sequence[Post]:
        """Read what is still to be posted, in its order."""
        ...

    async def posts(self, table: int, kind: str) -> Mapping[int, Sequence[float]]:
        """Read when posts of a kind were made so far, by the seat that they are for."""
        ...

    async def join(self, table: int, numbers: Sequence[int]) -> None:
        """Write that some posts become one message, from now on."""
        ...

    async def posted(self, table: int, numbers: Sequence[int], message: int) -> None:
        """Write which message some posts have become; 0 for none, where nobody can be reached or it is taken away."""
        ...

    async def standing(self, table: int, kind: str, seat: int) -> Mapping[int, Sequence[int]]:
        """Read which messages hold posts of a kind for a seat, the oldest first, and the numbers of these posts."""
        ...

    async def painted(self, table: int, version: int) -> None:
        """Remember that everything up to `version` has been painted."""
        ...

    async def unpainted(self) -> Sequence[int]:
        """List the tables whose last version has not been painted yet."""
        ...

    async def epoch(self) -> int:
        """Tell when the database last went back in time, in seconds since 1970; 0 where it never did."""
        ...

    async def draft(self, table: int, seat: int) -> Draft | None:
        """Read what a seat has chosen so far."""
        ...

    async def keep_draft(self, table: int, seat: int, draft: Draft) -> None:
        """Write what a seat has chosen so far; its hand is to be painted."""
        ...

    async def read(self, key: str) -> str | None:
        """Read a value of the application's own."""
        ...

    async def write(self, key: str, value: str) -> None:
        """Write a value of the application's own."""
        ...

    async def person(self, user: int) -> PersonRecord:
        """Read what a person has chosen, or what holds by default."""
        ...

    async def keep_person(self, user: int, person: PersonRecord) -> None:
        """Write what a person has chosen."""
        ...

    async def callers(self) -> Mapping[int, CallsRecord]:
        """Read how people want to be called, of those who have chosen it."""
        ...

    async def watch(self, table: int, watcher: WatcherRecord) -> None:
        """Write that somebody watches a table, and how."""
        ...

    async def unwatch(self, table: int, user: int) -> None:
        """Write that somebody does not watch a table any longer."""
        ...

    async def watchers(self, table: int) -> Sequence[WatcherRecord]:
        """Read who watches a table."""
        ...

    async def forget_watchers(self) -> None:
        """Forget who has watched the games that have ended, once all that is told of them is posted."""
        ...

    async def watched(self, user: int) -> Sequence[int]:
        """List the tables that somebody watches."""
        ...

    async def wind(self, table: int, seats: Mapping[int, SeatRecord]) -> None:
        """Write the clocks of some seats."""
        ...

    async def close(self) -> None:
        """Write everything out and let go of the file."""
        ...

    async def teach(self, table: int, lesson: LessonRecord, interaction: int | None) -> None:
        """Write what becomes of a lesson without a move."""
        ...

    async def met(self, user: int) -> frozenset[str]:
        """Read what a person has been told once."""
        ...

    async def meet_all(self, user: int, names: Iterable[str]) -> None:
        """Write that a person has been told of `names`."""
        ...

    async def matches(self) -> Sequence[tuple[int, Status, RoomRecord]]:
        """List the tables that belong to a series of three games, the oldest first."""
        ...

    async def tournament(self, number: int) -> TournamentRecord | None:
        """Read a tournament."""
        ...

    async def keep_tournament(self, tournament: TournamentRecord) -> None:
        """Write a tournament."""
        ...

    async def tournaments(self) -> Sequence[int]:
        """List the tournaments that are not over."""
        ...

    async def played_in(self, channel: int) -> Sequence[tuple[int, float, float]]:
        """List the last games that were played to the end in a channel, the last first: their tables, when they were
        dealt and when they ended."""
        ...

    async def last_over(self, channel: int) -> int | None:
        """Give the table of a channel whose game has ended last; None where none has."""
        ...

    async def played_over(self, user: int) -> Sequence[int]:
        """List the tables where a person has played to the end, the last first."""
        ...

    async def known_of(self, user: int) -> dict[str, Any]:
        """Read all that is stored of a person, by what it is."""
        ...

    async def erase(self, user: int, now: float) -> None:
        """Let nobody know a person any more: at live tables a computer sits in the seat, or, where nobody else is left,
        the table is broken off; in kept games a number and a name stand in place of the person's."""
        ...

    async def forget_private(self, before: float) -> None:
        """Delete the private parts of games that have ended `before`, in seconds since 1970."""
        ...

    async def keep_dailies(self, dailies: Iterable[DailyRecord]) -> None:
        """Write the escapes of a day as they are sealed; what stands stays."""
        ...

    async def dailies(self, day: int) -> Mapping[str, DailyRecord]:
        """Read the escapes of a day by title."""
        ...

    async def tries(self, day: int) -> Sequence[TryRecord]:
        """Read who has tried the escapes of a day, the best results first."""
        ...

    async def tries_of(self, user: int) -> Sequence[TryRecord]:
        """Read the tries of a person, the last day first."""
        ...

    async def ended_tries(self) -> Sequence[TryRecord]:
        """Read the tries whose games are over although that is not settled."""
        ...

    async def settle_try(self, tried: TryRecord) -> None:
        """Write what has come of a try."""
        ...

    async def server(self, guild: int) -> ServerRecord:
        """Read what is set up on a server, or what holds by default."""
        ...

    async def keep_server(self, guild: int, server: ServerRecord) -> None:
        """Write what is set up on a server."""
        ...

    async def leave_server(self, guild: int, gone: float | None) -> None:
        """Write since when the bot is no longer on a server, or None where it is."""
        ...

    async def on_servers(self, guilds: Iterable[int], now: float) -> None:
        """Write on which servers the bot is; from all others that are known it is gone, since `now` if nobody noticed
        before."""
        ...

    async def gone_servers(self, before: float) -> Sequence[int]:
        """List the servers from which the bot is gone since `before`, or longer."""
        ...

    async def forget_server(self, guild: int) -> None:
        """Delete all that is stored of a server, its tables too."""
        ...

    async def without_outcome(self, reckoned: int) -> Sequence[int]:
        """List the ended games, lessons left out, whose outcome was not reckoned yet, or not in the way numbered so, in
        their order."""
        ...

    async def keep_outcome(self, table: int, outcome: OutcomeRecord) -> None:
        """Write what came of an ended game."""
        ...

    async def outcomes_of(self, user: int) -> Sequence[PlayedRecord]:
        """Read the ended games of a person, the last first."""
        ...

    async def outcomes_on(self, guild: int, game: str, since: float, before: float) -> Sequence[PlayedRecord]:
        """Read the games of a server that ended `since` a time and `before` another, in their order."""
        ...

    async def first_outcome_on(self, guild: int) -> float | None:
        """Tell when the first game of a server ended; None where none has."""
        ...

    async def last_game_on(self, guild: int) -> str | None:
        """Tell which game ended last on a server; None where none has."""
        ...

    async def unrated(self) -> Sequence[PlayedRecord]:
        """Read the next ended games that no rating knows of, in their order."""
        ...

    async def ratings(self, game: str, who: Iterable[str]) -> Mapping[str, RatingRecord]:
        """Read how strong some are held to be at a game, of those who are known."""
        ...

    async def rate(self, table: int, game: str, ratings: Mapping[str, RatingRecord]) -> None:
        """Write how strong those are held to be who played at a table, and that its game has been rated."""
        ...

    async def forget_outcomes(self) -> None:
        """Forget all outcomes and ratings: they are to be made again."""
        ...

    async def hidden(self) -> frozenset[int]:
        """List the people whose names are to be shown to nobody else."""
        ...
