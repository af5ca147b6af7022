"""Who is away: whose time was up twice in a row, or who has left the server. A computer plays for such a seat,
by moves of its own, until its person presses anything at the table; while all are away nobody plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine.custom_id import CustomId
from bot.engine.page import Button, Line
from bot.engine.play import table_move
from bot.engine.record import TABLE, Seat
from bot.engine.texts import Say
from bot.installed_games import InstalledGame
from bot.table import early_end
from bot.table.outbox import post
from bot.table.reads import TableReads
from bot.table.seat_clocks import LEAST
from storage.records.tables import MoveRecord, Post, SeatRecord, TableRecord

MISSES = 2
"""Time-outs in a row after which a computer plays for a seat."""

NORMAL = "normal"
"""The level of such a computer at a table where no other computer sits."""

PATIENCE = 14 * 86400.0
"""Seconds of table time for which everybody may be away; then the game is suspended."""

BUTTONS = 5
"""Buttons in a row."""

AWAY = "away"
"""The kind of posts that tell who is away."""


def misses(record: TableRecord) -> int:
    """Return after how many time-outs in a row a computer plays: one at a party evening, where all others wait."""
    return MISSES if record.party is None else 1


def level(record: TableRecord) -> str:
    """Return the level of a computer that plays for somebody: that of the first computer at the table."""
    return next((seat.level for seat in record.seats if seat.user is None), NORMAL)


def computer(table: TableReads, seat: Seat) -> str:
    """Return the level of the computer that plays in `seat` now; "" where a person decides, or everybody is away."""
    player = table.record.seats[seat]
    if player.user is None:
        return player.level
    return "" if not player.stand_in or deserted(table) else player.stand_in


def away(table: TableReads) -> tuple[Seat, ...]:
    """List the seats for whose person a computer plays."""
    return tuple(seat for seat, player in enumerate(table.record.seats) if player.stand_in and table.plays(seat))


def present(table: TableReads) -> tuple[Seat, ...]:
    """List the seats of the people who still play and are not away."""
    players = enumerate(table.record.seats)
    return tuple(seat for seat, player in players if _here(player) and table.plays(seat))


def deserted(table: TableReads) -> bool:
    """Tell whether all people who still play are away. A game of a party evening is played to its end by computers."""
    record = table.record
    if record.status != "playing" or not any(seat.stand_in for seat in record.seats):
        return False
    if record.party is not None:
        return False
    return bool(away(table)) and not present(table)


def long_deserted(table: TableReads) -> bool:
    """Return whether all people who still play have been away for so long that their game is to be suspended: since
    then its clocks stand."""
    since = table.record.paused
    return since is not None and deserted(table) and table.table_time.now() - since >= PATIENCE


def missed(record: TableRecord, seats: Sequence[SeatRecord], row: MoveRecord) -> list[SeatRecord]:
    """Return `seats` after `row`, made at the table that was as `record` says: with one more time-out for the seat
    whose time was up, and without what its person did not see for one whose turn is over. What a step
    leaves of the time counts with the turn: when that is up, too, nothing more was missed."""
    found = list(seats)
    for number, player in enumerate(seats):
        if player.user is None or player.stand_in:
            continue
        if row.seat == TABLE and row.move == str(table_move("idle", number)):
            clock = record.seats[number].clock
            if clock is None or clock.left > LEAST * record.pace:
                found[number] = player = replace(player, missed=player.missed + 1)
            if player.missed >= misses(record):
                found[number] = stood_in(record, player, row.version)
        elif number in row.done and player.stood_in:
            found[number] = replace(player, stood_in=0)
    return found


def stood_in(record: TableRecord, player: SeatRecord, version: int) -> SeatRecord:
    """Let a computer play for `player` from `version` on; what a computer has done before is new, too, if the player
    has not seen it yet."""
    return replace(player, stand_in=level(record), stood_in=player.stood_in or version)


def back(player: SeatRecord) -> SeatRecord:
    """Let `player` play again; what the computer has done is new until the next turn of the seat is over."""
    return replace(player, missed=0, stand_in="")


def log_posts(title: InstalledGame, before: TableRecord, record: TableRecord, now: float) -> Iterator[Post]:
    """Tell the channel, and by direct message whoever it is, for whom computers play since `before`."""
    taken = [seat for seat, (was, player) in enumerate(zip(before.seats, record.seats, strict=False))
             if player.stand_in and not was.stand_in]  # fmt: skip
    if record.status != "playing" or not taken:
        return
    say = title.say(record.locale)
    lines = [say(_why(record, record.seats[seat]), name=record.seats[seat].name) for seat in taken]
    if all(player.stand_in for player in record.seats if player.user is not None):
        lines.append(say("away-all"))
    people = sum(player.user is not None for player in record.seats)
    free = tuple(
        Button(say("button-free", name=record.seats[seat].name),
               str(CustomId("free", record.id, record.epoch, argument=str(seat))))
        for seat in taken[:BUTTONS]
    )  # fmt: skip
    rows = (free,) if people > 1 and not early_end.barred("replaced", record) else ()
    yield post(AWAY, Line("\n".join(lines), quiet=True, rows=rows), now)
    for seat in taken:
        player = record.seats[seat]
        if player.dm is not None and record.guild is not None:
            own = title.say(player.locale)
            yield post(AWAY, _own(title, record, _why(record, player), own), now, seat)


def _own(title: InstalledGame, record: TableRecord, why: str, say: Say) -> Line:
    game = say("table-called", game=say(f"{title.name}-title"), table=record.id)
    hand = Button(say("button-hand"), str(CustomId("hand", record.id, record.epoch)), "next")
    return Line(f"**{game}**\n{say(f'own-{why}')}", rows=((hand,),))


def _why(record: TableRecord, player: SeatRecord) -> str:
    """Return the text that says why a computer plays for `player`: too many time-outs, or gone from the server."""
    return "away-missed" if player.missed >= misses(record) else "away-left"


def _here(player: SeatRecord) -> bool:
    return player.user is not None and not player.stand_in
