"""Totals of a server's ended games, for one season and for all time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.archive.statistics import season
from storage.records.outcomes import SumsRecord


class Chapter(NamedTuple):
    """The totals of a server's ended games of one title, such as Colditz."""

    game: str
    games: int
    sums: Counter[str]


class Story(NamedTuple):
    """The totals of a server's ended games: when the first game ended, and a chapter for each title.

    The most played title comes first.
    """

    began: float | None
    chapters: tuple[Chapter, ...]

    @property
    def games(self) -> int:
        """The number of ended games that the totals count."""
        return sum(chapter.games for chapter in self.chapters)

    def of(self, game: str) -> Chapter:
        """Return the totals of `game`; empty totals if nobody has played it."""
        return next((each for each in self.chapters if each.game == game), Chapter(game, 0, Counter()))


def story(ended: Sequence[SumsRecord]) -> Story:
    """Return the totals of `ended` games.

    >>> told = story([SumsRecord("fugitive", 5.0, {"hideouts": 4}), SumsRecord("fugitive", 9.0, {"hideouts": 2})])
    >>> told.began, told.games, told.of("fugitive").sums["hideouts"], told.of("colditz").games
    (5.0, 2, 6, 0)
    """
    games: Counter[str] = Counter()
    sums: dict[str, Counter[str]] = {}
    for each in ended:
        games[each.game] += 1
        sums.setdefault(each.game, Counter()).update(each.sums)
    chapters = tuple(Chapter(game, count, sums[game]) for game, count in games.most_common())
    return Story(min((each.ended for each in ended), default=None), chapters)


def of_season(ended: Iterable[SumsRecord], number: int) -> Story:
    """Return the totals of those `ended` games that belong to the season `number`."""
    return story([each for each in ended if season(each.ended) == number])
