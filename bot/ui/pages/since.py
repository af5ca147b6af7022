"""What is new to a seat since its last turn, in few lines: what a player who comes back reads first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.chronicle import LogEntry, by_turn, chapters, concerns
from bot.engine.event import Event, turn_of
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.turn_line import turn_line
from bot.engine.wording import cut
from bot.table.table import Table
from bot.ui.pages.log import height

ROOM, SURROUNDINGS = 5, 3
"""Lines of what is new to a seat, as a phone shows them, and those around: a heading, how many more, an empty one."""

SMALL_PRINT = 46
"""Letters of small print in a line of a phone."""

LEAST, SLACK = 2, 4
"""Lines that what matters most may have in any case (then nothing says how much more there is); letters of a line that
its last word leaves free."""


class New(NamedTuple):
    """Something new: the line that tells it, and how it is told where that has no room; which of these kinds it is."""

    line: str
    short: str
    touches: bool = False
    great: bool = False
    own: bool = False
    result: bool = False
    """Whether it tells what came of the move that the reader has just made."""


def since(table: Table, news: Sequence[LogEntry], seat: Seat, say: Say, room: int = ROOM) -> tuple[str, ...]:
    """Tell a seat what happened since its last turn, in about `room` lines of a phone: what touched it, however early,
    then turn by turn. Where not all has room, great moments come first, and last its own turns, which it knows and
    nobody counts."""
    done = table.record.seats[seat].done
    player = table.record.seats[seat]
    was_away = player.stood_in > 0 and not player.stand_in
    fresh = news if player.stood_in else _fresh(news if done else _begun(news), seat)
    told = _told(table, fresh, seat, say, was_away)
    chosen, more = _chosen(told, room)
    if more and room > LEAST:
        chosen, more = _chosen(told, room - 1)
        chosen += [say("since-more", count=more)] if more else []
    heading = say("since-away" if was_away else "since" if done else "since-start")
    return (f"**{heading}**", *(f"-# {line}" for line in chosen), "") if chosen else ()


def _told(table: Table, moves: Sequence[LogEntry], seat: Seat, say: Say, was_away: bool) -> list[New]:
    """Write what is new: an event that touches the seat by itself, the rest by turns; its own as those of others while
    a computer played for it."""
    face = table.title.presenter
    touched: list[New] = []
    rest: list[LogEntry] = []
    by_itself = {id(event) for move in moves for event in face.heard(move.events)}
    forced = (move.forced for move in moves for _ in move.events)
    for (turn, event), against_its_will in zip(by_turn(moves), forced, strict=True):
        own = turn == seat and not (event.outcome or against_its_will)
        if not own and id(event) not in by_itself:
            continue
        if own or not concerns(event, seat):
            rest.append(LogEntry(turn, (event,)))
        elif line := face.event(event, say, seat):
            touched.append(New(line, line, touches=True, great=event.scene))
    turns = []
    for each in (turn for chapter in chapters(rest) for turn in chapter.turns):
        great = tuple(event for event in each.events if event.scene)
        line = turn_line(face, each.events, say, seat)
        short = turn_line(face, great, say, seat) if great else line
        turns.append(New(line, short or line, great=bool(great), own=each.seat == seat and not was_away))
    last = moves[-1] if moves else LogEntry(seat, ())
    if turns and turns[-1].own and last.seat == seat and not (last.forced or any(event.opens for event in last.events)):
        short = turn_line(face, last.events, say, seat)
        turns[-1] = turns[-1]._replace(short=short or turns[-1].short, result=True)
    return [*touched, *(new for new in turns if new.line)]


def _fresh(news: Sequence[LogEntry], seat: Seat) -> Sequence[LogEntry]:
    """Leave out what came before the end of the last turn of `seat`: the game may wait for it without a pause since."""
    start, turn = 0, None
    for at, move in enumerate(news):
        for event in move.events:
            if event.begins:
                start = at if seat == (move.seat if turn is None else turn) else start
                turn = turn_of(event)
    return news[start:]


def _begun(news: Sequence[LogEntry]) -> list[LogEntry]:
    """Leave out of all that happened what the deal told before it opened a chapter: the hand says that."""
    deal: tuple[Event, ...] = news[0].events if news else ()
    opening = next((place for place, event in enumerate(deal) if event.opens), 0)
    return [
        LogEntry(move.seat, move.events[opening:] if place == 0 else move.events) for place, move in enumerate(news)
    ]


def _chosen(told: Sequence[New], room: int) -> tuple[list[str], int]:
    """Choose the lines that have room, in the order of `told`, and count what has none: what came of the move just
    made, great moments, first those that touched the seat, the last thing that did, the last turn of another, more of
    both, then its own turns; of each kind the newest first. What matters most is told in any case, cut where it is
    longer than that."""
    great = sorted((at for at, new in enumerate(told) if new.great), key=lambda at: (told[at].touches, at))
    touching = [at for at, new in enumerate(told) if new.touches]
    others = [at for at, new in enumerate(told) if not (new.touches or new.own)]
    own = [at for at, new in enumerate(told) if new.own]
    result = [at for at, new in enumerate(told) if new.result]
    ranked = [*result, *great[::-1], *touching[-1:], *others[-1:], *touching[::-1], *others[::-1], *own[::-1]]
    chosen: dict[int, str] = {}
    used = 0
    for at in dict.fromkeys(ranked):
        if chosen and used >= room:
            break
        ways = [told[at].line, told[at].short]
        if not chosen:
            ways.append(cut(told[at].short, max(room, LEAST) * (SMALL_PRINT - SLACK)))
        fitting = (line for line in ways if used + height([line], SMALL_PRINT) <= room)
        if line := next(fitting, "" if chosen else ways[-1]):
            chosen[at] = line
            used += height([line], SMALL_PRINT)
    left = sum(1 for at, new in enumerate(told) if at not in chosen and not new.own)
    return [line for _, line in sorted(chosen.items())], left
