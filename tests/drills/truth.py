"""What is true of a table, read from the store alone: its whole log, and what everybody could know at each moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from bot.archive.rows import entry_of
from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import redeal, result_of
from bot.engine.log_replay import LogReplay
from bot.engine.play import waited_for
from bot.engine.record import TABLE, Seat, Viewer
from bot.installed_games import installed_game
from bot.table.table import Table
from bot.ui.reconcile.message_editor import message_nonce
from storage.database import Server
from storage.records.tables import MoveRecord, PostedMessage, TableRecord
from storage.store import Store
from tests.contract import paint

SHORT = 8
"""Letters of what is too short to be known again."""

LOOKED = 24
"""Moments of a game at which it is worked out what others must not read."""

JOINED = 24
"""Posts that one message holds, at most."""


class Truth:
    """One table."""

    def __init__(
        self, record: TableRecord, rows: Sequence[MoveRecord], standing: Sequence[PostedMessage], posts: int,
        changed: frozenset[int], table: Table,
    ) -> None:  # fmt: skip
        self.record, self.rows, self.standing, self.posts, self.changed = record, rows, standing, posts, changed
        self.table, self.title = table, installed_game(record.game)
        self.game, self.seats = self.title.game, len(record.seats)
        self.states: list[Any] = []
        replay = LogReplay(self.game, self.seats, record.options)
        for row in rows:
            chance = Chance.scripted(row.chance)
            replay.row(row.version, row.seat, row.move, chance)
            chance.finish()
            self.states.append(replay.state)
        self.told = [entry_of(self.title, row) for row in rows]
        self.viewers: tuple[Viewer, ...] = (None, *range(self.seats))
        self.say = self.title.say("en-US", tuple(seat.name for seat in record.seats))

    @classmethod
    async def read(cls, store: Store, number: int) -> Truth:
        """Read a table with all that the store knows of it."""
        record = await store.load(number)
        assert record is not None
        changed = frozenset(i for (i,) in await store._read("select id from interaction where table_id = ?", number))
        ((posts,),) = await store._read("select count(*) from outbox where table_id = ?", number)
        rows, standing = await store.moves(number), await store.posted_messages(number)
        return cls(record, rows, standing, posts, changed, Table(record, store))

    def seat_of(self, user: str | None) -> Viewer:
        """Give the seat of a user; None for everybody."""
        return (
            None
            if user is None
            else next((s for s, one in enumerate(self.record.seats) if one.user == int(user)), None)
        )

    def sound(self) -> Iterator[str]:
        """Tell where log and snapshot do not agree."""
        if self.states and encode(self.states[-1]) != self.record.snapshot:
            yield f"table {self.record.id}: the log leads to something else than the snapshot"
        versions = [row.version for row in self.rows]
        if versions and versions != list(range(versions[0], self.record.version + 1)):
            yield f"table {self.record.id}: versions {versions[0]} to {self.record.version} have gaps"

    # what everybody may read

    @cached_property
    def known(self) -> dict[Viewer, set[str]]:
        """All that each viewer was ever shown by pages, or told."""
        return {viewer: self._known(viewer) for viewer in self.viewers}

    def _known(self, viewer: Viewer) -> set[str]:
        known = set[str]()
        for state, entry in zip(self.states, self.told, strict=True):
            known |= self._read(state, viewer)
            known |= {self.title.presenter.event(event, self.say) for event in entry.events if event.reaches(viewer)}
        return known

    def _read(self, state: Any, viewer: Viewer) -> set[str]:
        return strings(paint.everything(self.game, self.title.presenter, state, viewer, self.say, self.seats))

    @cached_property
    def secret(self) -> dict[Viewer, set[str]]:
        """What some other seat reads that each viewer could not know: it reads otherwise in another truth that the
        viewer cannot tell from this one."""
        found: dict[Viewer, set[str]] = {viewer: set() for viewer in self.viewers}
        every = max(1, len(self.states) // LOOKED)
        for state in self.states[::every]:
            if result_of(state) is not None:
                continue
            for viewer in self.viewers:
                other = redeal(self.game, state, viewer, Chance(b"chaos", 0))
                for seat in range(self.seats):
                    if seat != viewer:
                        found[viewer] |= self._read(state, seat) - self._read(other, seat)
        return {viewer: lines - self.known[viewer] for viewer, lines in found.items()}

    @cached_property
    def views(self) -> dict[Viewer, set[bytes]]:
        """What the pictures of each viewer may be drawn from."""
        seen: dict[Viewer, set[bytes]] = {viewer: set() for viewer in self.viewers}
        for state in self.states:
            for viewer in self.viewers:
                seen[viewer].add(encode(self.game.view(state, viewer)))
        return seen

    # what stands on Discord by which name

    @cached_property
    def nonces(self) -> dict[str, tuple[str, Seat, int, int]]:
        """The names that messages of this table may have: kind, seat, version and try, or first post and how many."""
        named = {}
        tries = {(each.kind, each.seat): each.posts + 2 for each in self.standing}
        for (kind, seat), most in tries.items():
            for version in range(self.record.version + 1):
                for attempt in range(most):
                    named[message_nonce(self.table, kind, seat, version, attempt)] = (kind, seat, version, attempt)
        for seat in (TABLE, *range(self.seats)):
            for first in range(self.posts + 1):
                for count in range(1, JOINED):
                    named[message_nonce(self.table, "post", seat, first, count)] = ("post", seat, first, count)
        return named

    @cached_property
    def questions(self) -> dict[tuple[Seat, int], int]:
        """For each seat and version, the version at which the game last stopped waiting for that seat."""
        asked: dict[tuple[Seat, int], int] = {}
        before: list[Seat] = []
        done = dict.fromkeys(range(self.seats), 0)
        for row, state in zip(self.rows, self.states, strict=True):
            waited = [] if result_of(state) is not None else waited_for(self.game, state, self.seats)
            done |= {seat: row.version for seat in before if seat not in waited}
            before = list(waited)
            asked |= {(seat, row.version): version for seat, version in done.items()}
        return asked


def strings(value: Any) -> set[str]:
    """Give all lines of text in pages and labels that are long enough to be known again."""
    return {line for text in _texts(value) for line in lines_of(text)}


def lines_of(text: str) -> list[str]:
    """Give the lines of a text, without small print's marks."""
    lines = [line.removeprefix("-# ").strip("* ") for line in text.split("\n")]
    return [line for line in lines if len(line) >= SHORT]


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for each in value.values() for text in _texts(each))
    elif isinstance(value, Iterable) and not isinstance(value, bytes):
        yield from (text for each in value for text in _texts(each))
    elif hasattr(value, "__struct_fields__"):
        yield from (text for name in value.__struct_fields__ for text in _texts(getattr(value, name)))


async def truths(database: Path | Server, numbers: Iterable[int]) -> list[Truth]:
    """Read some tables."""
    store = await Store.open(database, read_only=True)
    try:
        return [await Truth.read(store, number) for number in numbers]
    finally:
        await store.close()
