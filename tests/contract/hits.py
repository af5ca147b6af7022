"""What hits a player is told in the next hand: first, in bold, and whole.

What belongs to a seat is derived from its view: what each player has of its own (a tuple with one record for each
seat), and all that everybody else does not see. What of that changes by no deed of its own needs an event that says so.
A game names what needs none in tests/games/GAME/reveals.py: `NO_NEWS` by path, and as `at_stake` what else a seat risks
or may do, which some line of its hand has to tell; a first hand, which no turn of its reader precedes, need not.
`NO_HIT` are events about a seat that change nothing for it, `SAID_BY` those that another event of the same move tells,
too, and `CHOSEN` those that carry out what a seat chose before. Where a view has no such tuple, `mine` gives what a
seat has. `counted` gives by name the totals that a seat has, such as its wounds: where a hit has changed one, the hand
says in bold how many there are now. Of more hits than a hand has room for, which a long absence or moves at a time-out
bring, the newest are told.

Whether a hand tells an event is seen by leaving the event out: a hand that reads the same does not tell it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot import installed_games
from bot.archive.rows import settled_by
from bot.engine.chronicle import LogEntry, concerns, heard
from bot.engine.event import Event
from bot.engine.game import result_of
from bot.engine.play import waited_for
from bot.engine.record import TABLE, Record, Seat
from bot.table.table import Table
from bot.ui.pages.hand import hand_page
from bot.ui.pages.since import MOST_HITS
from tests.contract.playouts import Case, Turn, recorded, setup, told_of
from tests.contract.reach import seated

LOCALES = ("en", "es")


class Reader:
    """A seat that reads its hands: since when it is told what is new, and what it has not been told yet."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.since = 0
        """The first move that is new."""
        self.hits: list[tuple[int, Event | None]] = []
        """Events that have hit it, each with the place of its move; None where one takes room but is not about it."""
        self.risks: list[tuple[int, str]] = []
        """Moves that changed what it risks or may do, each with what that was."""
        self.counts: set[str] = set()
        """Totals of its own that hits have changed."""


def check_hits(one: Case) -> int:
    """Hold what every seat is told in its next hand against what changed for it; return how many hits were told."""
    rules = told_of(one.name)
    face = installed_games.installed_game(one.name).presenter
    readers = [Reader(seat) for seat in range(one.seats)]
    dealt = setup(one)[0]
    moves = [LogEntry(TABLE, dealt.events)]
    each = () if hasattr(rules, "mine") else _each_has(one.game.view(dealt.state, None), one.seats)
    count, waited = 0, waited_for(one.game, dealt.state, one.seats)
    parts = [_part(one, dealt.state, seat, each) for seat in range(one.seats)]
    for turn in recorded(one.name, one.number):
        state = turn.step.state
        if result_of(state) is not None:
            break
        moves.append(_entry(turn))
        before, waited = waited, waited_for(one.game, state, one.seats)
        for reader in readers:
            seat, old = reader.seat, parts[reader.seat]
            if seat in before and seat not in waited:
                reader.since, reader.hits, reader.risks, reader.counts = len(moves) - 1, [], [], set()
            new = parts[seat] = _part(one, state, seat, each)
            where = f"seat {seat}, at move {turn.version}, {turn.seat}: {turn.move}"
            known = face.heard([event for event in turn.step.events if event.reaches(seat)])
            hits = [event for event in _not_own(known, moves[-1], seat) if _hits(rules, event, known, seat)]
            also = [event for event in known if face.hits.hit(event, one.game.view(state, seat), seat)]
            changed = sorted(name for name in {**old, **new} if old.get(name) != new.get(name))
            news = [name for name in changed if name not in getattr(rules, "NO_NEWS", {})]
            if turn.seat != seat and news and not any(event.key in getattr(rules, "CHOSEN", {}) for event in known):
                assert hits or also, f"{where}: {news} changed, and of {[event.key for event in known]} nothing hits it"
            for event in _not_own(known, moves[-1], seat):
                if event in hits:
                    reader.hits.append((len(moves) - 1, event))
                elif event in also and not concerns(event, seat):
                    reader.hits.append((len(moves) - 1, None))
            stakes = getattr(rules, "at_stake", lambda *given: {})
            risk = [stakes(one.game.view(each, seat), seat) for each in (turn.before, state)]
            if reader.since and turn.seat != seat and (name := _changed(*risk)):
                reader.risks.append((len(moves) - 1, name))
            counts = [_totals(rules, one.game.view(each, seat), seat) for each in (turn.before, state)]
            if hits and (turn.seat != seat or any(event.outcome for event in hits)) and not _late(hits):
                reader.counts.update(name for name, now in counts[1].items() if counts[0].get(name) != now)
            if seat in waited and (reader.hits or reader.risks):
                table = seated(one.name, state, one.seats)
                locale = LOCALES[turn.version % len(LOCALES)]
                count += _check_hand(table, moves, reader, locale, where)
                reader.hits, reader.risks, reader.counts = [], [], set()
    return count


def _late(events: Sequence[Event]) -> bool:
    """Return whether time was up: then much may change that is no hit."""
    return any(event.key == "idle" for event in events)


def _totals(rules: Any, view: Any, seat: Seat) -> dict[str, int]:
    """Give by name the totals that `seat` has."""
    counted = getattr(rules, "counted", None)
    found: dict[str, int] = counted(view, seat) if counted else {}
    return found


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
    return ", ".join(name for name in {**before, **after} if before.get(name) != after.get(name))


def _entry(turn: Turn) -> LogEntry:
    seat = settled_by(turn.seat, turn.move)
    mover = TABLE if seat is None else seat
    return LogEntry(mover, turn.step.events, forced=turn.seat == TABLE != mover, version=turn.version)


def _not_own(events: Sequence[Event], move: LogEntry, seat: Seat) -> Iterator[Event]:
    """Leave out what `seat` did itself: what it did not choose, and what came with a later turn, is no deed."""
    passed = False
    for event in events:
        passed = passed or bool(event.begins)
        if move.seat != seat or move.forced or event.outcome or passed:
            yield event


def _hits(rules: Any, event: Event, known: Sequence[Event], seat: Seat) -> bool:
    """Return whether a hand has to tell an event in bold: it is about `seat`, and no other event says the same."""
    said_by = getattr(rules, "SAID_BY", {}).get(event.key, ())
    said = any(other.key in said_by for other in known)
    return concerns(event, seat) and event.key not in getattr(rules, "NO_HIT", {}) and not said


def _check_hand(table: Table, moves: Sequence[LogEntry], reader: Reader, locale: str, where: str) -> int:
    """See that the hand reads otherwise without each event that hit the seat, and without each move that changed what
    is at stake; return how many such events there are."""
    seat = reader.seat
    people = list(table.record.seats)
    people[seat] = replace(people[seat], done=reader.since)
    table.record = replace(table.record, seats=tuple(people))

    def shown(left_out: Event | None = None, at: int = -1) -> tuple[str, ...]:
        news = list(moves[reader.since :])
        if at >= 0:
            kept = tuple(event for event in moves[at].events if left_out is not None and event is not left_out)
            news[at - reader.since] = moves[at]._replace(events=kept)
        return hand_page(table, seat, None, heard(news, lambda event: event.reaches(seat)), locale).lines

    whole = shown()
    told = [(at, event) for at, event in reader.hits[-MOST_HITS:] if event is not None]
    for at, event in told:
        assert _bold(shown(event, at)) != _bold(whole), f"{where}: {event} is not told in {whole}"
    now, bold = _totals(told_of(table.title.name), table.view(seat), seat), " ".join(_bold(whole))
    for name in reader.counts & {*now}:
        found = re.search(rf"(?<!\d){now[name]}(?!\d)", bold)
        assert found or not now[name], f"{where}: {name}, {now[name]} now, is not told in {whole}"
    for at, name in reader.risks:
        assert shown(None, at) != whole, f"{where}: {name}, changed by move {moves[at].version}, is not told in {whole}"
    return len(told)


def _bold(lines: Sequence[str]) -> list[str]:
    """Give what stands in bold."""
    return [line for line in lines if line.startswith("**") and line.endswith("**")]


def _each_has(view: Any, seats: int) -> tuple[str, ...]:
    """Name the fields of a view with a record for each seat."""
    values = {name: getattr(view, name) for name in view.__struct_fields__}
    return tuple(
        name
        for name, value in values.items()
        if isinstance(value, tuple) and len(value) == seats and all(isinstance(each, Record) for each in value)
    )


def _part(one: Case, state: Any, seat: Seat, each: Sequence[str]) -> dict[str, Any]:
    """Give by path what belongs to `seat`: its own record, and all that the channel does not see."""
    seen, public = one.game.view(state, seat), one.game.view(state, None)
    mine = getattr(told_of(one.name), "mine", None)
    own = mine(seen, seat) if mine else {name: getattr(seen, name)[seat] for name in each}
    found: dict[str, Any] = {}
    for name, value in own.items():
        for path, leaf in _leaves(value, name):
            found[path] = (*found.get(path, ()), leaf)
    for name in seen.__struct_fields__:
        if name in each or name == "viewer":
            continue
        for path, leaf in _private(getattr(seen, name), getattr(public, name), name):
            found[path] = (*found.get(path, ()), leaf)
    return found


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Give all that a value holds by its path, positions left out."""
    if isinstance(value, Record):
        for name in value.__struct_fields__:
            yield from _leaves(getattr(value, name), f"{path}.{name}")
    else:
        yield path, value


def _private(value: Any, shown: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Give by its path what a viewer sees and the channel does not."""
    if value == shown:
        return
    if isinstance(value, Record) and type(value) is type(shown):
        for name in value.__struct_fields__:
            yield from _private(getattr(value, name), getattr(shown, name), f"{path}.{name}")
    elif isinstance(value, tuple) and isinstance(shown, tuple) and len(value) == len(shown) and value:
        for mine, theirs in zip(value, shown, strict=True):
            yield from _private(mine, theirs, path)
    else:
        yield path, value
