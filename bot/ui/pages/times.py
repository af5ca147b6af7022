"""Lines with the time left. Discord shows it in the reader's own time zone: `<t:1700000000:R>`."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table import lessons
from bot.table.seat_clocks import runs_out
from bot.table.table import Table


def relative(moment: float) -> str:
    """Return Discord's text for the time left until `moment`, in seconds since 1970.

    Discord writes it in the language of the reader's Discord, which may differ from the language of our text. So put it
    where it needs no grammar, such as after a sign or between dots.
    """
    return f"<t:{int(moment)}:R>"


def all_time_lines(table: Table, say: Say) -> tuple[str, ...]:
    """Return lines that say when the game's time ends and when each player's turn ends.

    If the clock is stopped, say so instead.
    """
    turns = [
        line for seat, player in enumerate(table.record.seats) if (line := _turn_line(table, seat, player.name, say))
    ]
    return (*_game(table, say), *([" · ".join(turns)] if turns else []))


def next_time_lines(table: Table, say: Say) -> tuple[str, ...]:
    """Return lines that say when the game's time ends and when the next turn ends.

    If the clock is stopped, say so instead. If only computer players have to move, say which of them is thinking.
    """
    waited = [seat for seat in table.waited_for() if table.record.seats[seat].clock is not None]
    ends = {seat: runs_out(clock) for seat in waited if (clock := table.record.seats[seat].clock) is not None}
    waited.sort(key=lambda seat: ends[seat] or 0.0)
    turns = (_turn_line(table, seat, table.record.seats[seat].name, say) for seat in waited)
    return (*_game(table, say), *[line for line in (*turns, *_thinking(table, say)) if line][:1])


def thinking_seat(table: Table) -> Seat | None:
    """Return the seat of the computer player whose move the game waits for.

    Return None if the game waits for a person.
    """
    players = [(seat, table.record.seats[seat]) for seat in table.waited_for()]
    if table.record.status != "playing" or table.skips or lessons.is_guided(table):
        return None
    if any(player.user is not None for _, player in players):
        return None
    return players[0][0] if players else None


def _thinking(table: Table, say: Say) -> tuple[str, ...]:
    seat = thinking_seat(table)
    return () if seat is None else (say("turn-thinks", name=table.names[seat]),)


def own_time_lines(table: Table, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return a line that tells the player in `seat` when their own time ends."""
    line = _turn_line(table, seat, "", say)
    return (line,) if line else ()


def _game(table: Table, say: Say) -> tuple[str, ...]:
    ends = table.record.ends
    if ends is None:
        return ()
    return (say("game-stands") if table.stands else say("game-ends", relative=_left(table, ends)),)


def _turn_line(table: Table, seat: Seat, name: str, say: Say) -> str:
    """Return a line that says when a player's turn ends. It is empty if the time is not limited.

    With a `name` the line is for everybody; without, it is for that player.
    """
    player = table.record.seats[seat]
    if player.clock is None or player.user is None or table.record.status != "playing":
        return ""
    out, own = runs_out(player.clock), "" if name else "own-"
    if out is not None and seat not in table.waited_for():
        return ""
    if out is None or table.stands:
        return say(f"{own}turn-stands", name=name)
    if (saved := round(player.clock.left - table.record.pace)) > 0:
        left = f"{saved // 60}:{saved % 60:02}"
        return say(f"{own}turn-ends-saved", name=name, relative=_left(table, out), saved=left)
    return say(f"{own}turn-ends", name=name, relative=_left(table, out))


def _left(table: Table, moment: float) -> str:
    return relative(table.table_time.shown(moment))
