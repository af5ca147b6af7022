"""How strong those are who play, by openskill: people, levels of computers, sides, and the game itself.

A rating is one of a title. Somebody who plays a side is a team of two with that side, so that an easy side is no merit;
the game itself plays along where nobody may win. Who plays against computers alone has a rating of its own for that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import fmean

from openskill.models import PlackettLuce

from storage.records.outcomes import PlayedRecord, RatingRecord, SeatOutcome, Sitter

MODEL = PlackettLuce()

UNKNOWN = RatingRecord(MODEL.mu, MODEL.sigma)

POINTS = 40
"""What one unit of the model is worth as a rating is shown: everybody begins at 1000."""

CERTAIN = ((2.5, "sure"), (4.5, "fairly"), (6.5, "roughly"))
"""Below which deviation a rating is how certain, above all of them it is a guess."""


def rated(played: PlayedRecord, known: Mapping[str, RatingRecord]) -> dict[str, RatingRecord]:
    """Give the ratings that a game changes, by who has them: where somebody left, of those who left alone."""
    names = teams(played)
    places = [float(sitter.outcome.place) for sitter in played.sitters]
    places += [] if played.house is None else [float(played.house)]
    if len(names) < 2:
        return {}
    before = [[known.get(who, UNKNOWN) for who in team] for team in names]
    after = MODEL.rate([[MODEL.rating(each.mu, each.sigma) for each in team] for team in before], ranks=places)
    left = any(sitter.outcome.left for sitter in played.sitters)
    found: dict[str, list[tuple[float, float]]] = {}
    for place, (team, rates) in enumerate(zip(names, after, strict=True)):
        if left and not (place < len(played.sitters) and played.sitters[place].outcome.left):
            continue
        for who, rating in zip(team[: 1 if left else None], rates, strict=False):
            found.setdefault(who, []).append((rating.mu, rating.sigma))
    return {
        who: RatingRecord(fmean(mu for mu, _ in each), fmean(s for _, s in each), known.get(who, UNKNOWN).games + 1)
        for who, each in found.items()
    }


def teams(played: PlayedRecord) -> list[tuple[str, ...]]:
    """Name who plays together: each with the side that it has, where there is more than one; and the house."""
    sides = {sitter.outcome.side for sitter in played.sitters}
    found: list[tuple[str, ...]] = []
    for each in played.sitters:
        side = (f"side {each.outcome.side}",) if len(sides) > 1 else ()
        found.append((who(played, each), *side))
    return found if played.house is None else [*found, (f"house {len(played.sitters)}",)]


def who(played: PlayedRecord, sitter: Sitter) -> str:
    """Name whose rating a seat plays for."""
    if sitter.user is None:
        return f"computer {sitter.level}"
    return of_person(sitter.user, practice=played.people < 2)


def of_person(user: int, practice: bool = False) -> str:
    """Name the rating of a person, or the one for games against computers alone."""
    return f"practice {user}" if practice else str(user)


def through(games: Iterable[PlayedRecord]) -> dict[str, RatingRecord]:
    """Rate all who played some games, in their order, as if there had been none before."""
    known: dict[str, RatingRecord] = {}
    for played in games:
        known |= rated(played, known)
    return known


def shown(rating: RatingRecord) -> int:
    """Give a rating as the number that people see: none is below 0."""
    return max(0, round(rating.mu * POINTS))


def certain(rating: RatingRecord) -> str:
    """Tell how certain a rating is, by the end of a key."""
    return next((name for below, name in CERTAIN if rating.sigma < below), "guess")


def counts(played: PlayedRecord, outcome: SeatOutcome) -> bool:
    """Tell whether a game counts for a seat: one that somebody left does for who left alone."""
    return outcome.left or not any(sitter.outcome.left for sitter in played.sitters)
