"""What the application asks of a store. The snapshot is the truth; the log beside it serves history and audit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

Status = Literal["lobby", "playing", "over", "void"]


class SeatRecord(msgspec.Struct, frozen=True):
    """Who sits where. `user` is None for a computer, whose `level` names its policy."""

    name: str
    user: int | None = None
    level: str = ""
    brought: str = ""
    """What the seat brings to the shuffle: the id of its Join click."""
    dm: int | None = None
    """The channel of the player's direct messages; None where they are closed or not yet proved."""
    locale: str = "en-US"
    answered: int = 0
    """How many questions the seat has settled so far."""


class TableRecord(msgspec.Struct, frozen=True):
    """One table, from lobby to end. `version` counts every change; `deadline`, when the turn is over, and `ends`, when
    the game is, are in seconds since 1970."""

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
    deadline: float | None = None
    reminded: bool = False
    reason: str = ""
    ends: float | None = None


class MoveRecord(msgspec.Struct, frozen=True):
    """A row of the log. Row 0 is the deal, by seat -1. Rows are never changed nor deleted, and versions only grow."""

    version: int
    seat: int
    move: str
    chance: tuple[int, ...]
    events: bytes
    answered: int | None = None
    """The seat whose question this settled; written to its seat, not to the log."""
    schema: int = 0
    """The schema of the game that wrote the row: state and events are read by it."""
    rules: int = 1
    """The number of the game's rules that made the move."""
    bounds: tuple[int, ...] | None = None
    """For each draw of `chance` the number that it is below; None in a row of an earlier format."""
    made: float | None = None
    """When, in seconds since 1970; None in a row of an earlier format."""
    link: bytes = b""
    """What chains the row to the one before it; empty so far."""
    former: bytes | None = None
    """The state before the move, packed against the one after it (`storage/states.py`); None once the states stand in
    the archive, and in a row of an earlier format."""


class Panel(msgspec.Struct, frozen=True):
    """A message that shows a table: what is painted where. `kind` is board, ping, hand, notice; `seat` -1 in public."""

    kind: str
    seat: int
    channel: int
    message: int
    digest: str
    posted: float


class Draft(msgspec.Struct, frozen=True):
    """What a seat has chosen but not yet played; `move` is empty after it was started over. `token` names the question
    and the serial of its menus, as their ids do."""

    token: str
    move: str


class StoreError(Exception):
    """The store could not do what was asked; nothing was changed."""


class Conflict(StoreError):
    """Somebody else changed the table first."""


class ChannelBusy(StoreError):
    """The channel has a live table already."""

    def __init__(self, table: int) -> None:
        super().__init__(f"table {table}")
        self.table = table


class Store(Protocol):
    """Each method is one transaction: after it returns, its change survives a power cut."""

    async def create(self, table: TableRecord, interaction: int | None) -> TableRecord:
        """Open a lobby and give it with its id. Raises ChannelBusy."""
        ...

    async def change(self, table: TableRecord, interaction: int | None) -> None:
        """Write a lobby's seats and options, or an end, as version `table.version`. Raises Conflict unless the stored
        version is one less."""
        ...

    async def commit(
        self, table: TableRecord, row: MoveRecord, interaction: int | None, states: bytes | None = None
    ) -> None:
        """Write a move with the snapshot it led to, as version `table.version`; with the last one all `states` of the
        game for the archive, in place of those beside each move. Raises Conflict as `change` does."""
        ...

    async def seat(self, table: int, seat: int, record: SeatRecord) -> None:
        """Write what is known of a seat's player: direct messages, language."""
        ...

    async def remind(self, table: int) -> None:
        """Write that the running turn has been reminded of."""
        ...

    async def seen(self, interaction: int) -> bool:
        """Tell whether this interaction has changed something already."""
        ...

    async def load(self, table: int) -> TableRecord | None:
        """Read one table."""
        ...

    async def live(self) -> Sequence[TableRecord]:
        """Read every table in its lobby or at play."""
        ...

    async def moves(self, table: int, last: int = -1) -> Sequence[MoveRecord]:
        """Read a table's log from the deal on, or its `last` rows."""
        ...

    async def archived(self, table: int) -> bytes | None:
        """Read the states of an ended game as `commit` was given them; None when there are none."""
        ...

    async def panels(self, table: int) -> Sequence[Panel]:
        """Read what is painted of a table."""
        ...

    async def panel(self, table: int, panel: Panel) -> None:
        """Write what has been painted, in place of the panel of the same kind and seat."""
        ...

    async def unpanel(self, table: int, kind: str, seat: int) -> None:
        """Forget a painted message."""
        ...

    async def painted(self, table: int, version: int) -> None:
        """Remember that everything up to `version` has been painted."""
        ...

    async def unpainted(self) -> Sequence[int]:
        """List the tables whose last version has not been painted yet."""
        ...

    async def draft(self, table: int, seat: int) -> Draft | None:
        """Read what a seat has chosen so far."""
        ...

    async def keep_draft(self, table: int, seat: int, draft: Draft | None) -> None:
        """Write, or with None forget, what a seat has chosen so far."""
        ...

    async def read(self, key: str) -> str | None:
        """Read a value of the application's own."""
        ...

    async def write(self, key: str, value: str) -> None:
        """Write a value of the application's own."""
        ...

    async def postpone(self, seconds: float, key: str, value: str) -> None:
        """Give turns and games at play `seconds` more and write a value of the application's own, both or neither."""
        ...

    async def close(self) -> None:
        """Write everything out and let go of the file."""
        ...
