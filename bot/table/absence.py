"""Players who are away: they ran out of time twice in a row or have left the server.

A computer player makes the moves of such a seat until its player presses any button at the table. While all players are
away, the game stops.
"""

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
"""The number of time-outs in a row after which a computer player takes over a seat."""

NORMAL = "normal"
"""The level of a computer player that takes over a seat at a table without other computer players."""

PATIENCE = 14 * 86400.0
"""The seconds of table time for which all players may be away. After that, the game is suspended.

Table time stops while the bot is down (`bot/table/table_time.py`).
"""

BUTTONS = 5
"""The number of buttons in one row of a message."""

AWAY = "away"
"""The kind of the posts that say which players are away."""


def allowed_timeouts(record: TableRecord) -> int:
    """Return the number of time-outs in a row after which a computer player takes over a seat.

    At a party evening it is 1, since all other players wait.
    """
    return MISSES if record.party is None else 1


def stand_in_level(record: TableRecord) -> str:
    """Return the level (a text) of a computer player that takes over for an absent player.

    It is the level of the first computer player at the table.
    """
    return next((seat.level for seat in record.seats if seat.user is None), NORMAL)


def computer(table: TableReads, seat: Seat) -> str:
    """Return the level of the computer player that moves for `seat` now, as a text.

    Return "" if a person moves for the seat, or if all players are away.
    """
    player = table.record.seats[seat]
    if player.user is None:
        return player.level
    return "" if not player.stand_in or deserted(table) else player.stand_in


def away(table: TableReads) -> tuple[Seat, ...]:
    """Return the seats whose players are away, so that a computer player moves for them."""
    return tuple(seat for seat, player in enumerate(table.record.seats) if player.stand_in and table.plays(seat))


def present(table: TableReads) -> tuple[Seat, ...]:
    """Return the seats of people who are still in the game and not away."""
    players = enumerate(table.record.seats)
    return tuple(seat for seat, player in players if _here(player) and table.plays(seat))


def deserted(table: TableReads) -> bool:
    """Return whether all people who are still in the game are away.

    At a party evening, return False: computer players finish the game there.
    """
    record = table.record
    if record.status != "playing" or not any(seat.stand_in for seat in record.seats):
        return False
    if record.party is not None:
        return False
    return bool(away(table)) and not present(table)


def long_deserted(table: TableReads) -> bool:
    """Return whether all players have been away for so long that the game should be suspended.

    The clocks of the game stopped when the last player went away.
    """
    since = table.record.paused
    return since is not None and deserted(table) and table.table_time.now() - since >= PATIENCE


def with_timeouts_counted(record: TableRecord, seats: Sequence[SeatRecord], row: MoveRecord) -> list[SeatRecord]:
    """Return `seats` with their time-outs counted after `row`, the newest log row of the table.

    The count of a seat goes up by 1 if `row` says that the seat ran out of time. It does not go up if the seat had
    hardly any time left when its clock started. This happens after a move that uses only a part of the turn. If the
    turn of a seat is over, its player has seen what a computer player did in the seat.
    """
    found = list(seats)
    for number, player in enumerate(seats):
        if player.user is None or player.stand_in:
            continue
        if row.seat == TABLE and row.move == str(table_move("idle", number)):
            clock = record.seats[number].clock
            if clock is None or clock.left > LEAST * record.pace:
                found[number] = player = replace(player, missed=player.missed + 1)
            if player.missed >= allowed_timeouts(record):
                found[number] = with_stand_in(record, player, row.version)
        elif number in row.done and player.stood_in:
            found[number] = replace(player, stood_in=0)
    return found


def with_stand_in(record: TableRecord, player: SeatRecord, version: int) -> SeatRecord:
    """Return `player` with a computer player that moves for the seat from `version` on.

    If the person has not yet seen the moves of an earlier computer player, these moves still count as new.
    """
    return replace(player, stand_in=stand_in_level(record), stood_in=player.stood_in or version)


def moving_again(player: SeatRecord) -> SeatRecord:
    """Return `player` with the person moving for the seat again.

    The computer player's moves count as new to the person until the seat's next turn is over.
    """
    return replace(player, missed=0, stand_in="")


def log_posts(title: InstalledGame, before: TableRecord, record: TableRecord, now: float) -> Iterator[Post]:
    """Yield posts that name the players for whom a computer player has taken over since `before`.

    One post is for the channel. Each of these players also gets one as a direct message.
    """
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
    rows = (free,) if people > 1 and not early_end.is_barred("replaced", record) else ()
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
    """Return the key of the text that says why a computer player moves for `player`.

    The reason is too many time-outs, or that the player has left the server.
    """
    return "away-missed" if player.missed >= allowed_timeouts(record) else "away-left"


def _here(player: SeatRecord) -> bool:
    return player.user is not None and not player.stand_in
