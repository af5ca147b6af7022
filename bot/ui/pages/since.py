"""The news for a player since their last turn.

First comes, in bold, what affected the player. Then comes what others did. A player who was put out of the game reads
that first.
"""

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
"""The ranks of two kinds of lines: the result of the player's last move, and earlier turns of others."""

TWO_LINES = 2 * SMALL.line
"""The height in points of two lines. The line of a turn may be that high even if there is no space."""

MOST_HITS, MOST_TURNS = 12, 16
"""The most events that affected the player, and the most turns of others, in the news."""


class New(NamedTuple):
    """A turn in the news: its line, a shorter form of the line, and whether the line is always shown."""

    line: str
    short: str
    weighty: bool = False


class Fresh(NamedTuple):
    """An event in the news: the seat whose turn it belongs to, the index of its move, and if it is a deed.

    An event is a deed if the reader chose it. Results, forced moves, and events after the start of a later turn are not
    deeds.
    """

    event: Event
    turn: Seat
    move: int
    deed: bool


class Told(NamedTuple):
    """The news in parts: what affected the reader, turns of others, own turns, and the last result.

    The result is that of the reader's last move. Its short form has only what the reader chose.
    """

    hits: list[str]
    others: list[New]
    own: list[New]
    result: New | None


def since(table: Table, news: Sequence[LogEntry], seat: Seat, say: Say) -> Block:
    """Return the news for the player in `seat` since their last turn.

    First comes, in bold, everything that affected the player. Then come the turns of others; the newest are the most
    important. Last come the player's own turns, which they know, and the result of their last move.
    """
    player = table.record.seats[seat]
    was_away = player.stood_in > 0 and not player.stand_in
    fresh = news if player.stood_in else _since_last_turn(news if player.done else _without_deal(news), seat)
    told = _collect_news(table, fresh, seat, say, was_away)
    hits = [Line(f"**{plain(line)}**") for line in _merge_repeated(told.hits[-MOST_HITS:])]
    missed = max(0, len(told.hits) - MOST_HITS) + max(0, len(told.others) - MOST_TURNS)
    before = [Line(_small(say("since-before", count=missed)), SPARE)] if missed and player.done else []
    others, newest = told.others[-MOST_TURNS:], WANTED if player.done else SPARE
    turns = [*_older_lines(others[:-1]), *(_turn_line(turn, newest) for turn in others[-1:])]
    result = [_turn_line(told.result, RESULT)] if told.result else []
    own = [_turn_line(turn, KNOWN) for turn in told.own]
    heading = say("since-away" if was_away else "since") if was_away or player.done else ""
    return Block((*hits, *before, *turns, *own, *result), f"**{heading}**" if heading else "")


def _merge_repeated(lines: Sequence[str]) -> list[str]:
    """Return the lines, with equal neighbours merged into one line that has their number."""
    groups = [(line, len([*same])) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} ×{count}" for line, count in groups]


def _turn_line(turn: New, rank: float) -> Line:
    """Return the line of a turn with its rank and a short form. Important turns are always shown."""
    return Line(_small(turn.line), NEEDED if turn.weighty else rank, _small(turn.short))


def _older_lines(turns: Sequence[New]) -> Iterator[Line]:
    """Yield the lines of earlier turns.

    Each turn has a line. Without space, there is one line for all important turns, or for short forms of all turns.
    """
    weighty = [turn.short for turn in turns if turn.weighty]
    if turns:
        short = " ".join(weighty or [turn.short for turn in turns])
        yield Line("\n".join(_small(turn.line) for turn in turns), NEEDED if weighty else OLDER, _small(short))


def _small(line: str) -> str:
    return f"{SMALL_PRINT}{line}"


def _collect_news(table: Table, moves: Sequence[LogEntry], seat: Seat, say: Say, was_away: bool) -> Told:
    """Return the news in parts: what affected the player in `seat`, and everything else by turns.

    If the player was put out of the game, what affected the player before is among the turns, in the order of time.
    If a computer player has moved for the player, the seat's turns are listed like those of others.
    """
    face, view = table.title.presenter, table.view(seat)
    events = [*_events(moves, seat)]
    hit = [new for new in events if not new.deed and face.hits.hit(new.event, view, seat)]
    hit = hit[next((at for at, new in enumerate(hit) if face.hits.puts_out(new.event, seat)), 0) :]
    by_itself = {id(event) for at in {new.move for new in hit} for event in face.heard(moves[at].events)}
    striking = {id(new.event) for new in hit if id(new.event) in by_itself}
    hits: list[Hit] = []
    before: list[Event] = []
    dropped = {id(new.event) for new in hit if face.hits.for_good(new.event, seat)}
    for _, of_move in groupby(events if hit else (), attrgetter("move")):
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
            (own if mine else others).append(New(line, short or _cut_sentences(line), bool(short) and not mine))
    result = None
    last = moves[-1] if moves else LogEntry(seat, ())
    if own and last.seat == seat and not (last.forced or any(event.opens for event in last.events)):
        short = turn_line(face, tuple(event for event in last.events if id(event) in deeds), say, seat)
        result = own.pop()._replace(short=short) if short else None
    return Told(face.hits.lines(face, hits), others, own, result)


def _events(moves: Sequence[LogEntry], seat: Seat) -> Iterator[Fresh]:
    """Yield each event with the turn that it belongs to, and whether the player in `seat` chose it."""
    turns = by_turn(moves)
    for at, move in enumerate(moves):
        passed = False
        for event in move.events:
            passed = passed or bool(event.begins)
            turn, _ = next(turns)
            yield Fresh(event, turn, at, move.seat == seat and not (move.forced or event.outcome or passed))


def _turns(events: Iterable[Fresh]) -> list[LogEntry]:
    """Return the events grouped by turns.

    An event that starts a chapter of the game is left out. A new turn begins after it.
    """
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
    """Return the Python ids of events that began a turn of `seat` and need not be told.

    They are implied by a later event in `hits`, which are the ids of events that affected the player.
    """
    begun = next((place for place, new in enumerate(found) if turn_of(new.event) == seat), len(found))
    hit = any(id(new.event) in hits for new in found[begun + 1 :])
    return {id(new.event) for new in found[begun : begun + 1]} if hit else set()


def _since_last_turn(news: Sequence[LogEntry], seat: Seat) -> Sequence[LogEntry]:
    """Return the moves in `news` since the last turn of `seat` ended.

    This works even if the game has waited for this player without interruption.
    """
    start, turn = 0, None
    for at, move in enumerate(news):
        for event in move.events:
            if event.begins:
                start = at if seat == (move.seat if turn is None else turn) else start
                turn = turn_of(event)
    return news[start:]


def _without_deal(news: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the news without the events of the deal, because the hand shows what was dealt."""
    deal: tuple[Event, ...] = news[0].events if news else ()
    opening = next((place for place, event in enumerate(deal) if event.opens), 0)
    return [move._replace(events=move.events[opening if place == 0 else 0 :]) for place, move in enumerate(news)]


def _cut_sentences(line: str) -> str:
    """Return the beginning of a line: as many whole sentences as always fit, at least the first one."""
    first, *more = line.split(". ")
    for sentence in more:
        longer = f"{first}. {sentence}"
        if line_high(_small(longer)) > TWO_LINES:
            return f"{first}."
        first = longer
    return first
