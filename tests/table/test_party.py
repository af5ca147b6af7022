"""Party evenings: when they begin, who sits where, what counts."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.table import party
from bot.table.seating import Newcomer
from storage.records.contests import PartyGameRecord, PartyRecord

NOW = 1000.0

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon")


def evening(people: int) -> PartyRecord:
    """An evening with so many guests, none of whom has pressed *Start*."""
    record = party.opened(77 << 22, 9, 500, 1, NOW)
    for user, name in enumerate(NAMES[:people], 1):
        record = party.join(record, Newcomer(name, user, f"press {user}"), NOW)
    return record


def started(record: PartyRecord, user: int, now: float) -> PartyRecord:
    return party.start(record, Newcomer(NAMES[user - 1], user), now)


def played(record: PartyRecord, rooms: int = 2) -> PartyRecord:
    """Deal the next games and let the first at each table win."""
    record = party.dealt(record, rooms)
    for number in party.playing(record):
        game = record.games[number]
        points = (len(game.seats) - 1, *(0 for _ in game.seats[1:]))
        done = replace(game, table=number + 1, done=True, points=points, won=game.seats[:1])
        record = replace(record, games=(*record.games[:number], done, *record.games[number + 1 :]), ended=NOW)
    return record


def test_it_begins_when_two_have_pressed_start_and_nobody_has_for_a_while() -> None:
    record = evening(3)
    assert party.begins(record) is None
    record = started(record, 1, NOW + 10)
    assert party.begins(record) == NOW + 10 + party.LATEST, "one person does not hurry the others"
    record = started(record, 2, NOW + 20)
    assert party.begins(record) == NOW + 20 + party.SETTLES
    record = party.join(record, Newcomer("Dan", 4), NOW + 30)
    assert party.begins(record) == NOW + 30 + party.SETTLES
    late = NOW + 10 + party.LATEST - 1
    assert party.begins(party.join(record, Newcomer("Eva", 5), late)) == late + 1, "at the latest after two minutes"


def test_nobody_who_has_gone_starts_it() -> None:
    record = party.leave(started(evening(2), 1, NOW), 1)
    assert (record.started, party.begins(record)) == (None, None)
    with pytest.raises(Illegal, match="party-not-in"):
        party.leave(record, 1)


def test_an_evening_that_nobody_starts_ends() -> None:
    assert party.expired(evening(2), NOW + party.LIFE - 1).status == "open"
    assert party.expired(evening(2), NOW + party.LIFE).status == "void"
    assert party.expired(started(evening(1), 1, NOW), NOW + party.LIFE).status == "open"


@pytest.mark.parametrize(
    ("people", "titles"),
    [
        (1, ("fugitive", "fugitive", "escape_plan")),
        (2, ("fugitive", "fugitive", "escape_plan")),
        *((people, ("alien1979", "escape_plan", "alien1979")) for people in (3, 4, 5)),
    ],
)
def test_what_is_played_goes_by_the_number_of_people(people: int, titles: tuple[str, ...]) -> None:
    assert party.programme(people) == titles
    assert all(1 <= lasts < 20 for lasts in party.minutes(people))
    record = party.begun(evening(people), NOW)
    for number in range(1, party.GAMES + 1):
        record = played(record)
        assert [(game.round, game.game) for game in record.games if game.round == number] == [
            (number, titles[number - 1])
        ]
        assert sorted(record.games[-1].seats) == list(range(people))
    assert party.over(record).status == "over"
    assert party.follows(record) is None


def test_only_what_a_server_allows_is_played() -> None:
    assert party.programme(2, ("escape_plan", "colditz")) == ("escape_plan",) * 3
    assert party.programme(4, ("colditz",)) == ()


def test_another_sits_first_in_each_game() -> None:
    record = played(played(party.begun(evening(2), NOW)))
    assert [game.seats for game in record.games] == [(0, 1), (1, 0)]


@pytest.mark.parametrize("people", [6, 7, 8])
def test_six_to_eight_play_at_two_tables_mixed_anew(people: int) -> None:
    record = party.begun(evening(people), NOW)
    for _ in range(party.GAMES):
        record = played(record)
    for number in range(1, party.GAMES + 1):
        groups = [game.seats for game in record.games if game.round == number]
        assert sorted(guest for group in groups for guest in group) == list(range(people))
        assert max(map(len, groups)) - min(map(len, groups)) <= 1
        assert {game.room for game in record.games if game.round == number} == {0, 1}
    met = {frozenset(pair) for game in record.games for pair in combinations(game.seats, 2)}
    first = {frozenset(pair) for game in record.games[:2] for pair in combinations(game.seats, 2)}
    assert len(met) > len(first) * 1.5, "people meet others than in the first game"


def test_with_one_room_five_play_and_the_others_are_first_in_the_next_game() -> None:
    record = played(party.begun(evening(7), NOW), rooms=1)
    assert sorted(record.games[0].seats) == [0, 1, 2, 3, 4]
    record = played(record, rooms=1)
    assert {5, 6} <= set(record.games[1].seats)


def test_eight_fit_and_latecomers_are_first() -> None:
    record = party.begun(evening(10), NOW)
    record = played(record)
    assert sum(len(game.seats) for game in record.games) == party.MOST
    assert 8 not in {guest for game in record.games for guest in game.seats}
    record = party.join(record, Newcomer("Kim", 11), NOW)
    record = played(record)
    assert {8, 9, 10} <= {guest for game in record.games[2:] for guest in game.seats}


def test_who_is_away_sits_in_no_game_until_a_press() -> None:
    record = played(party.begun(evening(3), NOW))
    away = replace(record.entrants[1], away=True)
    record = replace(record, entrants=(record.entrants[0], away, record.entrants[2]))
    assert party.present(record) == [0, 2]
    assert party.present(party.join(record, Newcomer("Ben", 2), NOW)) == [0, 1, 2]
    with pytest.raises(Illegal, match="party-joined"):
        party.join(record, Newcomer("Ana", 1), NOW)


def test_the_crown_goes_to_most_points_then_most_wins_and_may_be_shared() -> None:
    record = evening(3)
    games = (
        PartyGameRecord(1, "alien1979", (0, 1, 2), 0, 1, True, (2, 0, 1), (0,)),
        PartyGameRecord(2, "escape_plan", (1, 2, 0), 0, 2, True, (2, 1, 0), (1,)),
        PartyGameRecord(3, "alien1979", (2, 0, 1), 0, 3, True, (), ()),
    )
    record = replace(record, games=games, status="running")
    score = [(each.guest, each.points, each.won) for each in party.standings(record)]
    assert score == [
        (0, 2, 1),
        (1, 2, 1),
        (2, 2, 0),
    ]
    assert party.crowned(record) == [0, 1]
    assert party.last_game(record) == games[1]
    assert party.call_off(record, 1, False).status == "over"
    with pytest.raises(Illegal, match="host_only"):
        party.call_off(record, 2, False)
    assert party.call_off(evening(2), 2, True).status == "void"


def test_no_more_than_may_come() -> None:
    record = evening(0)
    for user in range(1, party.GUESTS + 1):
        record = party.join(record, Newcomer(f"Guest {user}", user), NOW)
    with pytest.raises(Illegal, match="party-full"):
        party.join(record, Newcomer("Zoe", 99), NOW)
