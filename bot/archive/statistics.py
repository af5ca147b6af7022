"""Statistics of a person's ended games. A game that the person left counts as lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from bot.archive.ratings import UNKNOWN, shown, through
from storage.records.outcomes import PlayedRecord, RatingRecord, SeatOutcome

FEWEST = 3
"""The least number of games in a season for a place on a leaderboard."""


class Tally(NamedTuple):
    """The number of games that a person has played, and the number of won games."""

    played: int = 0
    won: int = 0

    def and_one(self, won: bool) -> Tally:
        """Return the tally with one more game."""
        return Tally(self.played + 1, self.won + won)


class Rival(NamedTuple):
    """Another player, with whom a person has played.

    It has the player's id and name, and in how many games each of the two did better than the other.
    """

    user: int
    name: str
    tally: Tally


class Earned(NamedTuple):
    """An achievement of a person: its game and name, how often the person earned it, and when first."""

    game: str
    name: str
    times: int
    first: float


class Statistics(NamedTuple):
    """The statistics of a person over some games.

    They count games with other people, games only against computer players, and games by role and by number of seats.
    They also have the median time of a move, the numbers of turns and of turns in which time ran out, the rivals, and
    the achievements.
    """

    with_people: Tally
    practice: Tally
    roles: dict[str, Tally]
    seats: dict[int, Tally]
    seconds: float | None
    turns: int
    late: int
    rivals: tuple[Rival, ...]
    earned: tuple[Earned, ...]
    returned: int = 0
    """The number of games that returned to an earlier moment by agreement. These games are included in all other
    numbers, but they earn no rating or achievement.
    """

    @property
    def played(self) -> int:
        """The number of games that these statistics count."""
        return self.with_people.played + self.practice.played


class Ranked(NamedTuple):
    """A person on a leaderboard, with the numbers that the leaderboard shows."""

    user: int
    name: str
    rating: RatingRecord
    tally: Tally


def own_outcome(played: PlayedRecord, user: int) -> SeatOutcome:
    """Return the outcome of a game for `user`, who played it."""
    return next(sitter.outcome for sitter in played.sitters if sitter.user == user)


def statistics(games: Sequence[PlayedRecord], user: int, hidden: Collection[int] = ()) -> Statistics:
    """Return the statistics of `user` over `games`.

    The people in `hidden` do not want to be named, so their names are left out.
    """
    with_people, practice = Tally(), Tally()
    roles: dict[str, Tally] = {}
    seats: dict[int, Tally] = {}
    rivals: dict[int, Rival] = {}
    for played in games:
        mine = own_outcome(played, user)
        if played.people < 2:
            practice = practice.and_one(mine.won)
        else:
            with_people = with_people.and_one(mine.won)
        if mine.role:
            roles[mine.role] = roles.get(mine.role, Tally()).and_one(mine.won)
        seats[len(played.sitters)] = seats.get(len(played.sitters), Tally()).and_one(mine.won)
        for sitter in played.sitters:
            if sitter.user is not None and sitter.user != user and sitter.user not in hidden:
                known = rivals.get(sitter.user, Rival(sitter.user, sitter.name, Tally()))
                before = mine.place < sitter.outcome.place
                rivals[sitter.user] = known._replace(tally=known.tally.and_one(before))
    everywhere = [own_outcome(played, user) for played in games]
    return Statistics(
        with_people,
        practice,
        roles,
        dict(sorted(seats.items())),
        weighted_median([(each.seconds, each.moves) for each in everywhere if each.moves]),
        sum(each.turns for each in everywhere),
        sum(each.late for each in everywhere),
        tuple(sorted(rivals.values(), key=lambda rival: (-rival.tally.played, rival.name))),
        earned(games, user),
        sum(played.returned for played in games),
    )


def earned(games: Iterable[PlayedRecord], user: int) -> tuple[Earned, ...]:
    """Return a person's achievements, sorted by when each was first earned, the latest first."""
    times: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], float] = {}
    for played in games:
        for name in own_outcome(played, user).achievements:
            what = played.game, name
            times[what] += 1
            first[what] = min(played.ended, first.get(what, played.ended))
    found = (Earned(*what, times[what], first[what]) for what in times)
    return tuple(sorted(found, key=lambda each: (-each.first, each.game, each.name)))


def weighted_median(weighed: Sequence[tuple[float, int]]) -> float | None:
    """Return the weighted median of pairs of a value and a weight; None if there are no pairs."""
    left = sum(weight for _, weight in weighed) / 2
    for value, weight in sorted(weighed):
        left -= weight
        if left <= 0:
            return value
    return None


def board(games: Sequence[PlayedRecord], hidden: Collection[int]) -> tuple[Ranked, ...]:
    """Return the leaderboard for `games`, the best person first. Only rated games count.

    Only people who have played often enough with other people are on it.
    """
    together = [played for played in games if played.people > 1 and not played.returned and not played.casual]
    ratings = through(played for played in together if played.rates)
    names: dict[int, str] = {}
    tallies: dict[int, Tally] = {}
    for played in together:
        for sitter in played.sitters:
            if sitter.user is not None:
                names[sitter.user] = sitter.name
                tallies[sitter.user] = tallies.get(sitter.user, Tally()).and_one(sitter.outcome.won)
    found = (
        Ranked(user, name, ratings.get(str(user), UNKNOWN), tallies[user])
        for user, name in names.items()
        if user > 0 and user not in hidden and tallies[user].played >= FEWEST
    )
    return tuple(sorted(found, key=lambda each: (-shown(each.rating), each.rating.sigma, each.user)))


def season(moment: float) -> int:
    """Return the number of the season in which a time is. A season is a quarter of a year in UTC."""
    then = datetime.fromtimestamp(moment, UTC)
    return then.year * 4 + (then.month - 1) // 3


def bounds(number: int) -> tuple[float, float]:
    """Return when a season begins and when the next one begins, in seconds since 1970."""
    first, last = (datetime(each // 4, each % 4 * 3 + 1, 1, tzinfo=UTC).timestamp() for each in (number, number + 1))
    return first, last
