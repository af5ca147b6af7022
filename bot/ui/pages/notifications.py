"""Messages that ping a player about their turn, with buttons that ask for a later reminder."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.custom_id import at_home
from bot.engine.page import Button, Line, Page
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table.table import Table
from bot.ui.pages.rows import with_button
from storage.records.tables import SeatRecord

SNOOZES = ("hour", "tomorrow")
"""The times to choose from for a later reminder."""

FEW = 3
"""The fewest players at a table for which a player is told that their turn comes next."""


def ping_line(table: Table, seat: Seat, board: str) -> Line:
    """Return the message that pings a player in the channel of the table.

    It has links to the hand and to the `board`, which is a URL.
    """
    say, player = table.say(), table.record.seats[seat]
    user = player.user or 0
    turn = table.title.presenter.turn(table.view(None), say, seat)
    key = "ping" if not is_reminded(player) else "ping-last" if player.missed else "ping-remind"
    text = say(key, user=f"<@{user}>", turn=turn)
    hand = Button(say("button-hand"), table.press("hand"), "next")
    return Line(
        text, calls=(user,), rows=((hand, *_way("button-board", board, say), *_snooze_buttons(table, user, say)),)
    )


def call_line(table: Table, seat: Seat, hand: str, board: str) -> Line:
    """Return the message that pings a player in direct messages.

    It has links to the `hand` in direct messages and to the `board`. Both are URLs.
    """
    player = table.record.seats[seat]
    say = table.say(player.locale)
    turn = table.title.presenter.turn(table.view(None), say, seat)
    game, key = say(f"{table.title.name}-title"), "call-remind" if is_reminded(player) else "call"
    ways = (*_way("button-hand", hand, say), *_way("button-board", board, say))
    return Line(
        say(key, game=game, table=table.id, turn=turn), rows=((*ways, *_snooze_buttons(table, player.user or 0, say)),)
    )


def calling_hand(table: Table, seat: Seat, page: Page, board: str) -> Page:
    """Return the hand `page` as a message that pings its player.

    The question to the player comes first. It has no secrets, because a lock screen may show it. If there is space, a
    link to the `board` and buttons for a later reminder are added.
    """
    rows = page.rows
    line = call_line(table, seat, "", board)
    for button in line.rows[0]:
        rows = with_button(rows, button)
    return replace(page, lead=line.text, rows=rows)


def soon_line(table: Table, seat: Seat, board: str) -> Line | None:
    """Return the message for the player in `seat` if their turn comes next. Return None for other players."""
    turn, player = next_up(table), table.record.seats[seat]
    if turn is None or turn[1] != seat:
        return None
    say = table.say(player.locale)
    text = say("call-soon", game=say(f"{table.title.name}-title"), table=table.id, who=say.name(turn[0]))
    return Line(text, rows=((*_way("button-board", board, say), *_snooze_buttons(table, player.user or 0, say)),))


def next_up(table: Table) -> tuple[Seat, Seat] | None:
    """Return the seat whose turn it is, and the seat whose turn comes next.

    Return None if there are fewer than 3 players, or if the order of turns is not public.
    """
    if table.record.status != "playing" or table.direct or len(table.record.seats) < FEW:
        return None
    people = [seat for seat, player in enumerate(table.record.seats) if player.user is not None]
    turn = table.game.turn(table.state)
    if turn is None or turn.seat not in people:
        return None
    at = people.index(turn.seat)
    after = next((seat for seat in (*people[at + 1 :], *people[:at]) if table.plays(seat)), None)
    return None if after is None or after in table.waited_for() else (turn.seat, after)


def _snooze_buttons(table: Table, user: int, say: Say) -> tuple[Button, ...]:
    """Return the buttons that ask for a later reminder.

    At a party evening there are none, because turns are short.
    """
    if table.record.party is not None:
        return ()
    return tuple(Button(say(f"button-snooze-{until}"), at_home("snooze", f"{until}.{user}")) for until in SNOOZES)


def is_reminded(player: SeatRecord) -> bool:
    """Return whether a player was already reminded that the time for their turn is nearly over."""
    return player.clock is not None and player.clock.reminded


def _way(key: str, link: str, say: Say) -> tuple[Button, ...]:
    return (Button(say(key), "", link=link),) if link else ()
