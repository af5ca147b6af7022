"""The news of a seat since its last turn: first, in bold, what hit it; then what the others did."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from bot.engine.chronicle import LogEntry, by_turn
from bot.engine.event import Event, turn_of
from bot.engine.hits import Hit
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.turn_line import turn_line
from bot.engine.wording import plain
from bot.table.table import Table
from bot.ui.pages.fitting import KNOWN, NEEDED, SPARE, WANTED, Block, Line
from bot.ui.pages.phone import SMALL, SMALL_PRINT, line_high

RESULT, OLDER = WANTED - 0.5, WANTED + 0.1
"""The ranks of the result of the seat's own last move, and of others' turns before the last one."""

TWO_LINES = 2 * SMALL.line
"""The height that a turn may always have."""

MOST_HITS, MOST_TURNS = 12, 16
"""The most hits and the most turns of others that are told. There are only more after a long absence."""


class New(NamedTuple):
    """A turn that is new: its line, a shorter one if that has no room, and whether it is needed."""

    line: str
    short: str
    weighty: bool = False


class Fresh(NamedTuple):
    """An event that is new: whose turn it belongs to, its move, and whether its reader chose it (a deed).

    An event that the reader did not choose, or that came with a later turn, is not a deed.
    """

    event: Event
    turn: Seat
    move: int
    deed: bool


class Told(NamedTuple):
    """The news: hits on the reader, turns of others, the reader's own turns, and the last one's result.

    The short line of the result only has the effects of the reader's last move.
    """

    hits: list[str]
    others: list[New]
    own: list[New]
    result: New | None


def since(table: Table, news: Sequence[LogEntry], seat: Seat, say: Say) -> Block:
    """Return the news for a seat since its last turn.

    First come all hits on it, in bold. Then come the turns of others, the newest of which are the most wanted. Last
    come the seat's own turns, which it knows, and the result of its last move.
    """
    player = table.record.seats[seat]
    was_away = player.stood_in > 0 and not player.stand_in
    fresh = news if player.stood_in else _fresh(news if player.done else _begun(news), seat)
    told = _told(table, fresh, seat, say, was_away)
    hits = [Line(f"**{plain(line)}**") for line in _counted(told.hits[-MOST_HITS:])]
    missed = max(0, len(told.hits) - MOST_HITS) + max(0, len(told.others) - MOST_TURNS)
    before = [Line(_small(say("since-before", count=missed)), SPARE)] if missed and player.done else []
    others, newest = told.others[-MOST_TURNS:], WANTED if player.done else SPARE
    turns = [*_older(others[:-1]), *(_line(turn, newest) for turn in others[-1:])]
    result = [_line(told.result, RESULT)] if told.result else []
    own = [_line(turn, KNOWN) for turn in told.own]
    heading = say("since-away" if was_away else "since") if was_away or player.done else ""
    return Block((*hits, *before, *turns, *own, *result), f"**{heading}**" if heading else "")


def _counted(lines: Sequence[str]) -> list[str]:
    """Return lines in which a repeated event is told once, with how often it happened."""
    groups = [(line, len([*same])) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} ×{count}" for line, count in groups]


def _line(turn: New, rank: float) -> Line:
    """Return the line of a turn, in short if it has no room. Weighty events are always told."""
    return Line(_small(turn.line), NEEDED if turn.weighty else rank, _small(turn.short))


def _older(turns: Sequence[New]) -> Iterator[Line]:
    """Yield the turns before the last one: a line of each, or one line with all weighty or short ones."""
    weighty = [turn.short for turn in turns if turn.weighty]
    if turns:
        short = " ".join(weighty or [turn.short for turn in turns])
        yield Line("\n".join(_small(turn.line) for turn in turns), NEEDED if weighty else OLDER, _small(short))


def _small(line: str) -> str:
    return f"{SMALL_PRINT}{line}"


def _told(table: Table, moves: Sequence[LogEntry], seat: Seat, say: Say, was_away: bool) -> Told:
    """Return the news: hits on the seat by themselves, everything else by turns.

    If a computer played for the seat, its own turns are told like those of others.
    """
    face, view = table.title.presenter, table.view(seat)
    events = [*_events(moves, seat)]
    by_itself = {id(event) for move in moves for event in face.heard(move.events)}
    hit = [new for new in events if not new.deed and face.hits.hit(new.event, view, seat)]
    striking = {id(new.event) for new in hit if id(new.event) in by_itself}
    hits: list[Hit] = []
    before: list[Event] = []
    dropped = {id(new.event) for new in hit if face.hits.for_good(new.event, seat)}
    for _, of_move in groupby(events, attrgetter("move")):
        found = [*of_move]
        dropped |= _causes(found, seat, dropped)
        met = [new.event for new in found if id(new.event) in striking]
        spoken = {id(event) for event in face.hits.told(met)} if met else set()
        for new in found:
            if id(new.event) in spoken:
                hits.append(Hit(new.event, tuple(before), view, seat, say))
            before.append(new.event)
    deeds = {id(new.event) for new in events if new.deed and not was_away}
    others: list[New] = []
    own: list[New] = []
    for each in _turns(new for new in events if id(new.event) not in dropped):
        great = tuple(event for event in each.events if event.scene or isinstance(event, face.hits.weighty))
        line = turn_line(face, each.events, say, seat)
        short = turn_line(face, great, say, seat) if great else ""
        mine = each.seat == seat and any(id(event) in deeds for event in each.events)
        if line:
            (own if mine else others).append(New(line, short or _sentences(line), bool(short) and not mine))
    result = None
    last = moves[-1] if moves else LogEntry(seat, ())
    if own and last.seat == seat and not (last.forced or any(event.opens for event in last.events)):
        short = turn_line(face, tuple(event for event in last.events if id(event) in deeds), say, seat)
        result = own.pop()._replace(short=short) if short else None
    return Told(face.hits.lines(face, hits), others, own, result)


def _events(moves: Sequence[LogEntry], seat: Seat) -> Iterator[Fresh]:
    """Yield each event with whose turn it belongs to and whether it is a deed of `seat`."""
    turns = by_turn(moves)
    for at, move in enumerate(moves):
        passed = False
        for event in move.events:
            passed = passed or bool(event.begins)
            turn, _ = next(turns)
            yield Fresh(event, turn, at, move.seat == seat and not (move.forced or event.outcome or passed))


def _turns(events: Iterable[Fresh]) -> list[LogEntry]:
    """Join events to turns. An event that opens a chapter is not told, and ends the turn before it."""
    found: list[LogEntry] = []
    opened = False
    for new in events:
        if found and found[-1].seat == new.turn and not (new.event.begins or new.event.opens or opened):
            found[-1] = LogEntry(new.turn, (*found[-1].events, new.event))
        elif not new.event.opens:
            found.append(LogEntry(new.turn, (new.event,)))
        opened = new.event.opens
    return found


def _causes(found: Sequence[Fresh], seat: Seat, hits: set[int]) -> set[int]:
    """Return the event with which a turn of `seat` began in a move, if one of the `hits` came at once.

    The hit implies it.
    """
    begun = next((place for place, new in enumerate(found) if turn_of(new.event) == seat), len(found))
    hit = any(id(new.event) in hits for new in found[begun + 1 :])
    return {id(new.event) for new in found[begun : begun + 1]} if hit else set()


def _fresh(news: Sequence[LogEntry], seat: Seat) -> Sequence[LogEntry]:
    """Return the news after the end of the last turn of `seat`.

    The game may have waited for the seat without a pause since then.
    """
    start, turn = 0, None
    for at, move in enumerate(news):
        for event in move.events:
            if event.begins:
                start = at if seat == (move.seat if turn is None else turn) else start
                turn = turn_of(event)
    return news[start:]


def _begun(news: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the news without what the deal told before it opened a chapter. The hand shows that."""
    deal: tuple[Event, ...] = news[0].events if news else ()
    opening = next((place for place, event in enumerate(deal) if event.opens), 0)
    return [move._replace(events=move.events[opening if place == 0 else 0 :]) for place, move in enumerate(news)]


def _sentences(line: str) -> str:
    """Cut a line after the sentences that always have room, or after its first one."""
    first, *more = line.split(". ")
    for sentence in more:
        longer = f"{first}. {sentence}"
        if line_high(_small(longer)) > TWO_LINES:
            return f"{first}."
        first = longer
    return first
