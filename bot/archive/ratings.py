"""How strong those are who play, by openskill: people, levels of computers, sides, and the game itself.

A rating is one of a title. Somebody who plays a side is a team of two with that side, so that an easy side is no merit;
the game itself plays along where nobody may win. Who plays against computers alone has a rating of its own for that.
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
"""Games in which the same two people may change ratings on one day."""

Rating = tuple[float, float]
"""A mean and a deviation."""

UNKNOWN = RatingRecord(MODEL.mu, MODEL.sigma)

POINTS = 40
"""What one unit of the model is worth as a rating is shown: everybody begins at 1000."""

CERTAIN = ((2.5, "sure"), (4.5, "fairly"), (6.5, "roughly"))
"""Below which deviation a rating is how certain, above all of them it is a guess."""


def rated(played: PlayedRecord, known: Mapping[str, RatingRecord]) -> dict[str, RatingRecord]:
    """Return the ratings that a game changes, by who has them. A player who left has lost to all others; those who
    stayed are rated among themselves, of two players as the winner. Such a game changes ratings of people alone. A game
    in which its people went back by agreement changes none, nor does a casual one."""
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
    """Return whether a game of `people` may change ratings, after those of the same day `before` that did.

    >>> may_change((1, 2), [(1, 2), (2, 1, 3), (3, 1)]), may_change((3, 2, 1), [(1, 2), (2, 1, 3), (1, 2)])
    (True, False)
    """
    met = Counter(pair for each in before for pair in combinations(sorted(each), 2))
    return all(met[pair] < ALIKE for pair in combinations(sorted(people), 2))


def _after(
    names: Sequence[tuple[str, ...]], places: Sequence[float], which: Sequence[int], known: Mapping[str, RatingRecord]
) -> dict[int, list[Rating]]:
    """Return the ratings that the teams numbered `which` have after a game among them; nothing for one alone."""
    if len(which) < 2:
        return {}
    before = [[known.get(who, UNKNOWN) for who in names[at]] for at in which]
    after = MODEL.rate(
        [[MODEL.rating(each.mu, each.sigma) for each in team] for team in before], ranks=[places[at] for at in which]
    )
    return {at: [(each.mu, each.sigma) for each in team] for at, team in zip(which, after, strict=True)}


def teams(played: PlayedRecord) -> list[tuple[str, ...]]:
    """Return who plays together: each with the side that it has, where there is more than one; and the house."""
    sides = {sitter.outcome.side for sitter in played.sitters}
    found: list[tuple[str, ...]] = []
    for each in played.sitters:
        side = (f"side {each.outcome.side}",) if len(sides) > 1 else ()
        found.append((who(played, each), *side))
    return found if played.house is None else [*found, (f"house {len(played.sitters)}",)]


def people(played: PlayedRecord) -> tuple[int, ...]:
    """List the people of a game."""
    return tuple(sitter.user for sitter in played.sitters if sitter.user is not None)


def who(played: PlayedRecord, sitter: Sitter) -> str:
    """Name whose rating a seat plays for."""
    if sitter.user is None:
        return f"computer {sitter.level}"
    return of_person(sitter.user, practice=played.people < 2)


def of_person(user: int, practice: bool = False) -> str:
    """Return the rating of a person, or the one for games against computers alone."""
    return f"practice {user}" if practice else str(user)


def through(games: Iterable[PlayedRecord]) -> dict[str, RatingRecord]:
    """Rate all who played some games, in their order, as if there had been none before."""
    known: dict[str, RatingRecord] = {}
    for played in games:
        known |= rated(played, known)
    return known


def shown(rating: RatingRecord) -> int:
    """Return a rating as the number that people see: none is below 0."""
    return max(0, round(rating.mu * POINTS))


def certain(rating: RatingRecord) -> str:
    """Return how certain a rating is, by the end of a key."""
    return next((name for below, name in CERTAIN if rating.sigma < below), "guess")
