"""What the ended games of a server come to for all together: sums, of a season beside all time. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.archive.statistics import season
from storage.records.outcomes import SumsRecord


class Chapter(NamedTuple):
    """What the games of one title come to."""

    game: str
    games: int
    sums: Counter[str]


class Story(NamedTuple):
    """What all games of a server come to: when the first one ended, and a chapter for each title, most played first."""

    began: float | None
    chapters: tuple[Chapter, ...]

    @property
    def games(self) -> int:
        """All games that are told of."""
        return sum(chapter.games for chapter in self.chapters)

    def of(self, game: str) -> Chapter:
        """Return the chapter of a title, an empty one where nobody has played it."""
        return next((each for each in self.chapters if each.game == game), Chapter(game, 0, Counter()))


def story(ended: Sequence[SumsRecord]) -> Story:
    """Add up `ended` games.

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
    """Add up those of `ended` games that a season of this number saw."""
    return story([each for each in ended if season(each.ended) == number])
