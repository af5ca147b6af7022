"""Ratings are openskill's; what a game changes for whom is ours."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from openskill.models import PlackettLuce

from bot.archive.ratings import MODEL, UNKNOWN, certainty, rated, shown, teams, through
from bot.archive.statistics import board, bounds, season, statistics, weighted_median
from storage.records.outcomes import PlayedRecord, RatingRecord, SeatOutcome, Sitter

MU, SIGMA = 31.321989232514305, 11.379964801443018
"""The model of openskill's own examples (its tests/models/data/plackettluce.json)."""

EXAMPLES = (
    ((1, 2), None, [[36.48967347401391], [26.154304991014694]], [11.237778601372977, 11.17822477763209]),
    ((1, 2), [2, 1], [[30.19454401757094], [32.44943444745767]], [11.237778601372977, 11.17822477763209]),
    (
        (1, 2, 3),
        [1, 2, 1],
        [[33.21874815457553], [30.27713112192334], [30.470088421044046]],
        [11.354896725884002, 11.291328826858104, 11.249240904583088],
    ),
)
"""The sizes of teams, their ranks, and the mean and deviation that each of a team has afterwards."""


def game(*sitters: tuple[int | str, SeatOutcome], house: int | None = None, ended: float = 0.0, table: int = 1):
    found = tuple(
        Sitter(who if isinstance(who, int) else None, f"P{who}", who if isinstance(who, str) else "", outcome)
        for who, outcome in sitters
    )
    people = sum(sitter.user is not None for sitter in found)
    return PlayedRecord(table, "fugitive", 9, ended, people, house, found)


def won(place: int = 1, **more) -> SeatOutcome:
    return SeatOutcome(place, won=place == 1, **more)


@pytest.mark.parametrize(("sizes", "ranks", "means", "deviations"), EXAMPLES)
def test_openskill_says_what_its_examples_say(sizes, ranks, means, deviations):
    model = PlackettLuce(MU, SIGMA)
    found = model.rate([[model.rating() for _ in range(size)] for size in sizes], ranks=ranks)
    for team, (mean,), deviation in zip(found, means, deviations, strict=True):
        assert all((one.mu, one.sigma) == (pytest.approx(mean), pytest.approx(deviation)) for one in team)


def test_a_game_changes_what_openskill_says():
    after = rated(game((1, won()), (2, won(2)), (3, won(2))), {})
    ((first,), (second,), (third,)) = MODEL.rate([[MODEL.rating()] for _ in range(3)], ranks=[1, 2, 2])
    assert [after[who].mu for who in "123"] == [first.mu, second.mu, third.mu]
    assert after["2"] == RatingRecord(second.mu, second.sigma, 1)


def test_a_casual_game_changes_nothing():
    assert rated(replace(game((1, won()), (2, won(2))), casual=True), {}) == {}


def test_an_easy_side_is_no_merit():
    """Whoever wins on the side that always wins gains less each time, until it is the side's alone."""
    known: dict[str, RatingRecord] = {}
    for number in range(60):
        known |= rated(game((number + 10, won(side="a")), (number + 100, won(2, side="b"))), known)
    first, last = known["10"].mu - UNKNOWN.mu, known["69"].mu - UNKNOWN.mu
    assert 0 < last < first / 2
    assert known["side a"].mu > 30 > 20 > known["side b"].mu
    assert teams(game((1, won(side="a")), (2, won(2, side="a")))) == [("1",), ("2",)]


def test_nobody_wins_but_the_house():
    after = rated(game((1, won(2)), (2, won(2)), house=1), {})
    assert after["1"].mu < UNKNOWN.mu < after["house 2"].mu
    together = rated(game((1, won()), (2, won()), house=3), {})
    assert together["1"].mu == together["2"].mu > UNKNOWN.mu


def test_practice_and_computers():
    """Alone against computers somebody has another rating; two computers of a level are one."""
    after = rated(game((1, won()), ("normal", won(2)), ("normal", won(3))), {})
    assert set(after) == {"practice 1", "computer normal"}
    assert after["computer normal"].games == 1


def test_who_stays_is_rated_among_themselves():
    """The leaver has lost to all, and the others are rated as if nobody else had played; sides and computers learn
    nothing of such a game."""
    left = game((1, won(side="a")), (2, SeatOutcome(3, left=True, side="b")), (3, won(2, side="b")), table=2)
    after = rated(left, {})
    assert set(after) == {"1", "2", "3"}
    alone = rated(game((1, won(side="a")), (3, won(2, side="b"))), {})
    assert [after[who] for who in "13"] == [alone[who] for who in "13"]
    assert after["2"].mu < after["3"].mu < UNKNOWN.mu < after["1"].mu
    assert [statistics([left], user).with_people for user in (1, 2, 3)] == [(1, 1), (1, 0), (1, 0)]
    with_computer = game((1, won(2)), (2, SeatOutcome(3, left=True)), ("hard", won()))
    assert set(rated(with_computer, {})) == {"1", "2"}


def test_of_two_who_stays_has_won():
    left = game((1, won(side="a")), (2, SeatOutcome(2, left=True, side="b")))
    after = rated(left, {})
    whole = rated(game((1, won(side="a")), (2, won(2, side="b"))), {})
    assert after == {who: whole[who] for who in "12"}
    practice = game((1, SeatOutcome(2, left=True)), ("hard", won()))
    assert set(rated(practice, {})) == {"practice 1"}
    gone = SeatOutcome(2, left=True)
    assert set(rated(game((1, won()), (2, gone), (3, gone)), {})) == {"2", "3"}


def test_numbers_and_words():
    assert (shown(UNKNOWN), certainty(UNKNOWN)) == (1000, "guess")
    assert [certainty(RatingRecord(25, sigma)) for sigma in (6, 4, 2)] == ["roughly", "fairly", "sure"]


def test_a_board_has_who_plays_with_people_often_enough_and_may_be_shown():
    games = [game((1, won()), (2, won(2)), (3, won(3)), (-1, won(4)), table=number) for number in range(3)]
    games += [game((4, won()), ("hard", won(2)), table=number) for number in range(3, 9)]
    games += [game((1, won()), (5, won(2)), table=9)]
    assert [each.user for each in board(games, {3})] == [1, 2]
    assert board(games, {3})[0].tally == (4, 4)
    assert through(games)["1"].games == 4


def test_seasons_are_quarters_of_a_year():
    first, last = bounds(season(1_767_225_600.0))
    assert (first, last - first) == (1_767_225_600.0, 90 * 86400)
    assert season(last) == season(first) + 1 == season(last - 1) + 1


def test_what_somebodys_games_come_to():
    mine = won(role="marshal", moves=3, seconds=10.0, turns=8, late=2, achievements=("net",))
    games = [
        game((1, mine), (2, won(2)), ended=5.0),
        game((1, won(2, role="fugitive", moves=5, seconds=30.0, turns=2)), (2, won()), ended=9.0, table=2),
        game((1, won(role="fugitive", achievements=("net",))), ("easy", won(2)), ended=3.0, table=3),
    ]
    found = statistics(games, 1)
    assert (found.with_people, found.practice) == ((2, 1), (1, 1))
    assert found.roles == {"marshal": (1, 1), "fugitive": (2, 1)}
    assert (found.seconds, found.turns, found.late) == (30.0, 10, 2)
    assert [(rival.user, rival.tally) for rival in found.rivals] == [(2, (2, 1))]
    assert statistics(games, 1, {2}).rivals == ()
    assert found.earned == (("fugitive", "net", 2, 3.0),)
    assert weighted_median([(1.0, 1), (9.0, 1), (5.0, 3)]) == 5.0
    assert weighted_median([]) is None
