"""What the application asks of a store. The snapshot is the truth; the log beside it serves history and audit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from storage.faults import StoreError
from storage.leases import LeaseRecord, Tending
from storage.records.contests import DailyRecord, TournamentRecord, TryRecord
from storage.records.outcomes import OutcomeRecord, PlayedRecord, RatingRecord
from storage.records.servers import CallsRecord, PersonRecord, ServerRecord, WatcherRecord
from storage.records.shown import ShownRecord
from storage.records.tables import (
    Deals,
    Draft,
    MoveRecord,
    Painting,
    Post,
    RoomRecord,
    Status,
    TableRecord,
)


class Store(Protocol):
    """Each method is one transaction: after it returns, its change survives a power cut."""

    @property
    def shared(self) -> bool:
        """Whether other processes may be at this database."""
        ...

    def listen(self, heard: Callable[[str], None], lost: Callable[[StoreError], None]) -> None:
        """Let `heard` hear what other processes tell, with an empty text after a time in which nothing was heard, and
        `lost` that another has the database."""
        ...

    async def tell(self, texts: Iterable[str]) -> None:
        """Tell the other processes at this database."""
        ...

    async def tend(self, holder: str, tending: Tending) -> Sequence[LeaseRecord]:
        """Keep, take and leave leases, and give all there are."""
        ...

    async def end_leases(self) -> float | None:
        """Forget all leases, since there is one process alone, and give the least table time of them."""
        ...

    async def revisions(self) -> Mapping[int, int]:
        """Tell how often each table that has not ended was written."""
        ...

    async def create(self, table: TableRecord, interaction: int | None) -> TableRecord:
        """Open a lobby and give it with its id; one of a day is the host's try. Raises ChannelBusy, TriedBefore."""
        ...

    async def change(self, table: TableRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        """Write a lobby's seats and options, or an end, as version `table.version`, and the `posts` that tell of it.
        Raises Conflict unless the stored version and revision are each one less."""
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
        to be painted. Raises Conflict unless the stored version is the same and the revision one less, ChannelBusy when
        another table lives in its channel."""
        ...

    async def keep_room(self, table: TableRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        """Write who is host of a table and what its people have agreed on, with the `posts` that tell of it: no new
        version, but all is to be painted. Raises Conflict unless the stored version is the same and the revision one
        less."""
        ...

    async def seat(self, table: TableRecord, seat: int) -> None:
        """Write what is known of a seat's player: direct messages, language. Raises Conflict as `keep_room` does, like
        all that writes a part of a table."""
        ...

    async def keep_words(self, table: TableRecord, seat: int, interaction: int | None) -> None:
        """Write the standing orders and notes of a seat, whose hand is to be painted."""
        ...

    async def attend(self, table: TableRecord, seat: int, posts: Sequence[Post] = ()) -> None:
        """Write whether a seat's player is away, and the `posts` that tell of it; the table is to be painted."""
        ...

    async def sit_in(self, table: TableRecord, seat: int, interaction: int | None, posts: Sequence[Post]) -> None:
        """Write who sits in a seat of `table` now and what its people have agreed on, with the `posts` that tell of it,
        and forget all that stood for the seat's former player alone; the table is to be painted."""
        ...

    async def remind(self, table: TableRecord, seat: int) -> None:
        """Write that a seat has been reminded of its turn."""
        ...

    async def stand(self, tables: Sequence[int], since: float) -> None:
        """Write that the clocks of some tables stand."""
        ...

    async def go_on(self, tables: Sequence[int], now: float) -> None:
        """Write that the clocks of some tables go on, with what was left."""
        ...

    async def touch(self, table: TableRecord) -> None:
        """Write when somebody last pressed something in a lobby."""
        ...

    async def release(self, table: TableRecord, posts: Sequence[Post]) -> None:
        """Write that a table has been told of all up to its `release`, with the `posts` that do and are still to be
        painted."""
        ...

    async def prune(self, interaction: int) -> None:
        """Forget the interactions below the id `interaction`."""
        ...

    async def seen(self, interaction: int) -> bool:
        """Tell whether this interaction has changed something already."""
        ...

    async def seen_at(self, interaction: int, table: int) -> tuple[bool, int | None]:
        """Tell whether this interaction has changed something already, and which revision of a table is stored."""
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

    async def shown(self, table: int, users: Sequence[int]) -> ShownRecord:
        """Read what is shown of a table beside its game, all at once, with how `users` want to read."""
        ...

    async def paintings(self, table: int) -> Sequence[Painting]:
        """Read what stands in each place of a table."""
        ...

    async def paint(self, table: int, painting: Painting) -> None:
        """Write what stands in a place, whatever stood there."""
        ...

    async def repaint(self, table: int, old: Painting, new: Painting) -> None:
        """Write what stands in a place now instead of `old`; nothing when another message has come there meanwhile, or
        a panel was pressed."""
        ...

    async def entrust(self, table: int, painting: Painting) -> None:
        """Write by which interaction a message is edited from now on, and until when."""
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

    async def painted(self, table: int, version: int, since: int | None = None) -> None:
        """Remember that everything up to `version` has been painted, unless somebody has chosen something `since` it
        was read how far that was."""
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

    async def write_once(self, key: str, value: str) -> str:
        """Write a value of the application's own unless there is one, and give that which stands."""
        ...

    async def change_note(self, key: str, change: Callable[[str | None], str]) -> str:
        """Change a value of the application's own, of which there may be none, and give it, as `change_person` does."""
        ...

    async def person(self, user: int) -> PersonRecord:
        """Read what a person has chosen, or what holds by default."""
        ...

    async def change_person(self, user: int, change: Callable[[PersonRecord], PersonRecord]) -> PersonRecord:
        """Change what a person has chosen, and give it. What is raised by `change`, which may be called again where
        another transaction was in the way, leaves all as it is."""
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

    async def wind(self, table: TableRecord, seats: Sequence[int]) -> None:
        """Write the clocks of some seats."""
        ...

    async def close(self) -> None:
        """Write everything out and let go of the file."""
        ...

    async def teach(self, table: TableRecord, interaction: int | None) -> None:
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

    async def keep_tournament(self, tournament: TournamentRecord) -> TournamentRecord:
        """Write a tournament as its next revision, and give that. Raises Conflict unless the stored one is that which
        was changed."""
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

    async def change_server(self, guild: int, change: Callable[[ServerRecord], ServerRecord]) -> ServerRecord:
        """Change what is set up on a server, and give it, as `change_person` does."""
        ...

    async def leave_server(self, guild: int, gone: float | None) -> None:
        """Write since when the bot is no longer on a server, or None where it is."""
        ...

    async def on_servers(self, guilds: Iterable[int], now: float, shards: Iterable[int] = (0,), count: int = 1) -> None:
        """Write on which servers of some of `count` shards the bot is; from all others there that are known it is gone,
        since `now` if nobody noticed before."""
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
        """Write how strong those are held to be who played at a table, and that its game has been rated; nothing where
        another process has rated it meanwhile."""
        ...

    async def forget_outcomes(self) -> None:
        """Forget all outcomes and ratings: they are to be made again."""
        ...

    async def hidden(self) -> frozenset[int]:
        """List the people whose names are to be shown to nobody else."""
        ...
