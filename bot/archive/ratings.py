"""Ratings by openskill: for people, levels of computers, sides, and the game itself.

Each title has its own ratings. A player of a side is a team of two with that side, so that an easy side brings no
advantage. The game itself is a player if nobody may win. A person has a separate rating for games against computers
alone.
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
"""The displayed points of one unit of the model. Everybody begins at 1000."""

CERTAIN = ((2.5, "sure"), (4.5, "fairly"), (6.5, "roughly"))
"""How certain a rating is if its deviation is below the number; above all of them it is a guess."""


def rated(played: PlayedRecord, known: Mapping[str, RatingRecord]) -> dict[str, RatingRecord]:
    """Return the ratings that a game changes, by whose they are.

    A player who left has lost to all others. Players who stayed are rated among themselves. With two players the one
    who stayed is rated as the winner. A game that a player has left changes ratings of people alone. A casual game
    changes none, nor does a game in which its people went back by agreement.
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
    """Return whether a game of `people` may change ratings, after those of the same day `before` that did.

    >>> may_change((1, 2), [(1, 2), (2, 1, 3), (3, 1)]), may_change((3, 2, 1), [(1, 2), (2, 1, 3), (1, 2)])
    (True, False)
    """
    met = Counter(pair for each in before for pair in combinations(sorted(each), 2))
    return all(met[pair] < ALIKE for pair in combinations(sorted(people), 2))


def _after(
    names: Sequence[tuple[str, ...]], places: Sequence[float], which: Sequence[int], known: Mapping[str, RatingRecord]
) -> dict[int, list[Rating]]:
    """Return the ratings of the teams numbered `which` after a game among them; none for a single team."""
    if len(which) < 2:
        return {}
    before = [[known.get(who, UNKNOWN) for who in names[at]] for at in which]
    after = MODEL.rate(
        [[MODEL.rating(each.mu, each.sigma) for each in team] for team in before], ranks=[places[at] for at in which]
    )
    return {at: [(each.mu, each.sigma) for each in team] for at, team in zip(which, after, strict=True)}


def teams(played: PlayedRecord) -> list[tuple[str, ...]]:
    """Return the teams: each player, with the side if there are several, and the game itself."""
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
    """Return whose rating a seat plays for."""
    if sitter.user is None:
        return f"computer {sitter.level}"
    return of_person(sitter.user, practice=played.people < 2)


def of_person(user: int, practice: bool = False) -> str:
    """Return the key of a person's rating, or of the person's rating in games against computers alone."""
    return f"practice {user}" if practice else str(user)


def through(games: Iterable[PlayedRecord]) -> dict[str, RatingRecord]:
    """Return the ratings after these games, in their order, as if there had been none before."""
    known: dict[str, RatingRecord] = {}
    for played in games:
        known |= rated(played, known)
    return known


def shown(rating: RatingRecord) -> int:
    """Return a rating as the number that people see, which is at least 0."""
    return max(0, round(rating.mu * POINTS))


def certain(rating: RatingRecord) -> str:
    """Return how certain a rating is, as the end of a text's key."""
    return next((name for below, name in CERTAIN if rating.sigma < below), "guess")
