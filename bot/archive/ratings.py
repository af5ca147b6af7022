"""Ratings with openskill: of people, levels of computer players, sides, and games nobody may win.

Each game has its own ratings. A player is rated as a team of two with the side, so that an easy side brings no
advantage. If nobody may win, the game itself is rated as a player. A person has a separate rating for games against
computer players only.
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
"""The number of games in which the same two people may change ratings on one day."""

Rating = tuple[float, float]
"""The mean and standard deviation of a rating."""

UNKNOWN = RatingRecord(MODEL.mu, MODEL.sigma)

POINTS = 40
"""The displayed points for one unit of the model. Everybody starts at 1000 points."""

CERTAIN = ((2.5, "sure"), (4.5, "fairly"), (6.5, "roughly"))
"""Words for the certainty of a rating: the first whose number is above the deviation; otherwise it is a guess."""


def rated(played: PlayedRecord, known: Mapping[str, RatingRecord]) -> dict[str, RatingRecord]:
    """Return the ratings that change after a game, by the key of each rating.

    A player who left has lost to all others. Players who stayed are rated among themselves. With 2 players, the one who
    stayed has won. A game that a player has left changes only ratings of people. A casual game changes none. Neither
    does a game that returned to an earlier moment by agreement.
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
    """Return whether a game of `people` may change ratings after the rated games of the day, `before`.

    >>> may_change((1, 2), [(1, 2), (2, 1, 3), (3, 1)]), may_change((3, 2, 1), [(1, 2), (2, 1, 3), (1, 2)])
    (True, False)
    """
    met = Counter(pair for each in before for pair in combinations(sorted(each), 2))
    return all(met[pair] < ALIKE for pair in combinations(sorted(people), 2))


def _after(
    names: Sequence[tuple[str, ...]], places: Sequence[float], which: Sequence[int], known: Mapping[str, RatingRecord]
) -> dict[int, list[Rating]]:
    """Return the new ratings of the teams in `which` after a game among them; none for a single team."""
    if len(which) < 2:
        return {}
    before = [[known.get(who, UNKNOWN) for who in names[at]] for at in which]
    after = MODEL.rate(
        [[MODEL.rating(each.mu, each.sigma) for each in team] for team in before], ranks=[places[at] for at in which]
    )
    return {at: [(each.mu, each.sigma) for each in team] for at, team in zip(which, after, strict=True)}


def teams(played: PlayedRecord) -> list[tuple[str, ...]]:
    """Return the rated teams: each player, with the side if there are several, and maybe the game itself."""
    sides = {sitter.outcome.side for sitter in played.sitters}
    found: list[tuple[str, ...]] = []
    for each in played.sitters:
        side = (f"side {each.outcome.side}",) if len(sides) > 1 else ()
        found.append((who(played, each), *side))
    return found if played.house is None else [*found, (f"house {len(played.sitters)}",)]


def people(played: PlayedRecord) -> tuple[int, ...]:
    """Return the people of a game."""
    return tuple(sitter.user for sitter in played.sitters if sitter.user is not None)


def who(played: PlayedRecord, sitter: Sitter) -> str:
    """Return the key of the rating that a seat's result changes."""
    if sitter.user is None:
        return f"computer {sitter.level}"
    return person_key(sitter.user, practice=played.people < 2)


def person_key(user: int, practice: bool = False) -> str:
    """Return the key of a person's rating.

    With `practice`, it is the one for games against computer players only.
    """
    return f"practice {user}" if practice else str(user)


def through(games: Iterable[PlayedRecord]) -> dict[str, RatingRecord]:
    """Return all ratings after `games`, in order, starting without ratings."""
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
