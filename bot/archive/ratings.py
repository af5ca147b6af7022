"""Ratings with openskill. People, levels of computer players, sides and whole games have ratings.

Each game has its own ratings. A player is rated as a team of two: the player and the side (the circumstances that make
winning easier or harder). So an easy side brings no advantage. If nobody may win a game, the game itself is rated as a
player. A person has a separate rating for games against computer players only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from statistics import fmean

from openskill.models import PlackettLuce

from storage.records.outcomes import PlayedRecord, RatingRecord, Sitter

MODEL = PlackettLuce()

ALIKE = 3
"""The number of games on one day in which the same two people may change each other's ratings."""

Rating = tuple[float, float]
"""The mean and standard deviation of a rating."""

UNKNOWN = RatingRecord(MODEL.mu, MODEL.sigma)

POINTS = 40
"""The number of displayed points that correspond to 1 unit of a rating. Everybody starts at 1000 points."""

CERTAIN = ((2.5, "sure"), (4.5, "fairly"), (6.5, "roughly"))
"""The words for the certainty of a rating, each with a limit. The first word whose limit is above the standard
deviation is used. If there is none, the rating counts as a guess.
"""


def rated(played: PlayedRecord, known: Mapping[str, RatingRecord]) -> dict[str, RatingRecord]:
    """Return the ratings that change after a game, by the key of each rating.

    `known` has the ratings before the game. A player who left has lost to all others. Players who stayed are rated
    among themselves. With 2 players, the player who stayed has won. A game that a player has left changes only ratings
    of people. A casual game changes no rating. Neither does a game that returned to an earlier moment by agreement.
    """
    if played.returned or played.casual:
        return {}
    names, found = teams(played), dict[str, list[Rating]]()
    places = [float(sitter.outcome.place) for sitter in played.sitters]
    places += [] if played.house is None else [float(played.house)]
    changed = _after(names, places, range(len(names)), known)
    left = [seat for seat, sitter in enumerate(played.sitters) if sitter.outcome.left]
    if left:
        together = range(len(names)) if len(played.sitters) == 2 else [at for at in range(len(names)) if at not in left]
        stayed = _after(names, places, together, known)
        people = [seat for seat, sitter in enumerate(played.sitters) if sitter.user is not None]
        changed = {seat: (changed if seat in left else stayed).get(seat, [])[:1] for seat in people}
    for place, rates in changed.items():
        for who, rating in zip(names[place], rates, strict=False):
            found.setdefault(who, []).append(rating)
    return {
        who: RatingRecord(fmean(mu for mu, _ in each), fmean(s for _, s in each), known.get(who, UNKNOWN).games + 1)
        for who, each in found.items()
    }


def may_change(people: Collection[int], before: Iterable[Collection[int]]) -> bool:
    """Return whether a game of `people` may change ratings.

    `before` has the people of each earlier rated game of the same day.

    >>> may_change((1, 2), [(1, 2), (2, 1, 3), (3, 1)]), may_change((3, 2, 1), [(1, 2), (2, 1, 3), (1, 2)])
    (True, False)
    """
    met = Counter(pair for each in before for pair in combinations(sorted(each), 2))
    return all(met[pair] < ALIKE for pair in combinations(sorted(people), 2))


def _after(
    names: Sequence[tuple[str, ...]], places: Sequence[float], which: Sequence[int], known: Mapping[str, RatingRecord]
) -> dict[int, list[Rating]]:
    """Return the new ratings of the teams whose indexes are in `which`, after a game among them.

    There are none for a single team.
    """
    if len(which) < 2:
        return {}
    before = [[known.get(who, UNKNOWN) for who in names[at]] for at in which]
    after = MODEL.rate(
        [[MODEL.rating(each.mu, each.sigma) for each in team] for team in before], ranks=[places[at] for at in which]
    )
    return {at: [(each.mu, each.sigma) for each in team] for at, team in zip(which, after, strict=True)}


def teams(played: PlayedRecord) -> list[tuple[str, ...]]:
    """Return the rated teams of a game, each as the keys of its ratings.

    A team is a player, together with the side if the game has several sides. If nobody may win, the game itself is a
    team too.
    """
    sides = {sitter.outcome.side for sitter in played.sitters}
    found: list[tuple[str, ...]] = []
    for each in played.sitters:
        side = (f"side {each.outcome.side}",) if len(sides) > 1 else ()
        found.append((who(played, each), *side))
    return found if played.house is None else [*found, (f"house {len(played.sitters)}",)]


def people(played: PlayedRecord) -> tuple[int, ...]:
    """Return the ids of the people who played a game."""
    return tuple(sitter.user for sitter in played.sitters if sitter.user is not None)


def who(played: PlayedRecord, sitter: Sitter) -> str:
    """Return the key of the rating that the result of a seat in a game changes."""
    if sitter.user is None:
        return f"computer {sitter.level}"
    return person_key(sitter.user, practice=played.people < 2)


def person_key(user: int, practice: bool = False) -> str:
    """Return the key of a person's rating.

    With `practice`, it is the rating for games against computer players only.
    """
    return f"practice {user}" if practice else str(user)


def through(games: Iterable[PlayedRecord]) -> dict[str, RatingRecord]:
    """Return all ratings after `games`, which are rated in order, starting without ratings."""
    known: dict[str, RatingRecord] = {}
    for played in games:
        known |= rated(played, known)
    return known


def shown(rating: RatingRecord) -> int:
    """Return a rating as the number that people see, at least 0."""
    return max(0, round(rating.mu * POINTS))


def certainty(rating: RatingRecord) -> str:
    """Return the certainty of a rating, as the end of a text key."""
    return next((name for below, name in CERTAIN if rating.sigma < below), "guess")
