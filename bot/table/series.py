"""A series of three games: its score, its winner, and texts about it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.game import AnyGame, Result
from bot.engine.move import Illegal, Refusal
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table import early_end
from bot.table.early_end import Effect
from storage.records.tables import MatchRecord, TableRecord

GAMES = 3
"""The most games of a series."""

LEFT = "series"
"""The reason that is stored in a lobby if it was closed because a player left the series."""


def points(game: AnyGame, result: Result, seats: int) -> tuple[int, ...]:
    """Return each seat's points for one game of a series: 1 point for every player who did worse."""
    standing = result.standing if len(result.standing) == seats else (0,) * seats
    sign = 1 if game.places else -1
    ranks = [(seat not in result.winners, sign * standing[seat] if seats > 2 else 0) for seat in range(seats)]
    return tuple(sum(other > rank for other in ranks) for rank in ranks)


def begun(record: TableRecord) -> bool:
    """Return whether a series has a finished game. From then on, its seats and options are fixed."""
    return record.match is not None and record.match.played > 0


def check_not_fixed(record: TableRecord) -> None:
    """Raise Illegal if the seats and options of a lobby are fixed, because its series has begun."""
    if begun(record):
        raise Illegal(Refusal("series"))


def with_points(match: MatchRecord, won: Sequence[int]) -> MatchRecord:
    """Return the series with the points of a game added to its score. `won` has them by seat."""
    score = tuple(map(sum, zip(match.score or (0,) * len(won), won, strict=True)))
    return replace(match, score=score, played=match.played + 1)


def left(match: MatchRecord | None, seat: Seat | None) -> MatchRecord | None:
    """Return the series with a note that the player of `seat` has left it."""
    return match if match is None or seat is None or seat in match.left else replace(match, left=(*match.left, seat))


def with_next_opened(record: TableRecord) -> TableRecord:
    """Return the record with a note that the lobby of the next game was opened or is not needed."""
    match = record.match
    return record if match is None else replace(record, match=replace(match, followed=True))


def decided(match: MatchRecord) -> bool:
    """Return whether the remaining games can no longer change the winner."""
    if match.left or match.played >= GAMES:
        return True
    if not match.score:
        return False
    best, second, *_ = sorted(match.score, reverse=True) or (0, 0)
    return best - second > (GAMES - match.played) * (len(match.score) - 1)


def winners(match: MatchRecord) -> tuple[Seat, ...]:
    """Return the seats with the most points, except those whose players have left."""
    here = [seat for seat in range(len(match.score)) if seat not in match.left]
    best = max((match.score[seat] for seat in here), default=0)
    return tuple(seat for seat in here if match.score[seat] == best)


def goes_on(record: TableRecord) -> bool:
    """Return whether another lobby must still be opened for a series.

    It is for the next game, or to repeat a game that did not count.
    """
    match, stopped = record.match, early_end.way_of(record)
    if match is None or match.followed or decided(match):
        return False
    if stopped is None:
        return record.status == "over"
    return record.dealt is not None and record.reason in stopped.reasons and stopped.series is Effect.AGAIN


def score_lines(record: TableRecord, say: Say) -> tuple[str, ...]:
    """Return text lines with the score or result of a table's series; nothing without a series."""
    match = record.match
    if match is None:
        return ()
    score = _score(match, [seat.name for seat in record.seats])
    if record.status == "void" or not match.score:
        return ()
    if record.status != "over":
        return (say("series-score", game=match.played + 1, score=score),)
    if not decided(match):
        return (say("series-on", score=score),)
    return tuple(result_lines(record, say))


def result_lines(record: TableRecord, say: Say) -> list[str]:
    """Return text lines that say who has won a series that has ended at a table."""
    match = record.match
    assert match is not None
    names = [seat.name for seat in record.seats]
    best = winners(match)
    lines = [say("series-left", name=names[seat]) for seat in match.left]
    if not best:
        return lines
    key = "series-shared" if len(best) == len(names) else "series-won"
    won = say(key, names=say.listed(names[seat] for seat in best), count=len(best), score=_score(match, names))
    return [*lines, won]


def _score(match: MatchRecord, names: Sequence[str]) -> str:
    if len(match.score) == 2:
        return f"{names[0]} **{match.score[0]} : {match.score[1]}** {names[1]}"
    return " · ".join(f"{name} **{won}**" for name, won in zip(names, match.score, strict=False))
