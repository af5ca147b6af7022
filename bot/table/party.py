"""A party evening: several short games in a row, started by one press, with a common score.

This module assigns seats in the next game and keeps the score. Each function returns the changed record or raises
Illegal. All times are table time.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.game import result_of
from bot.engine.move import Illegal, Refusal
from bot.installed_games import installed_games
from bot.table import seating, series
from bot.table.reads import TableReads
from bot.table.seating import Newcomer
from storage.records.contests import PartyGameRecord, PartyRecord

GAMES = 3
"""The number of games of an evening."""

SIDE, MOST = 5, 8
"""The most people at one table, and the most people at two tables together."""

GUESTS = 16
"""The most guests (people who joined the evening). Guests without a seat get the first seats in the next game."""

READY = 2
"""The number of people who must press *Start* before a party evening begins."""

SETTLES, LATEST = 20.0, 120.0
"""The seconds after the last press until the evening begins, and the most seconds after the first *Start*."""

BREAK = 20.0
"""The seconds between two games."""

LIFE = 3600.0
"""The seconds for which a party evening waits for the first *Start*. After that, it is over."""

PACE = 45
"""The seconds for a turn in the games of a party evening."""

LEAST = 2
"""The least number of players at a table. Computer players fill it up."""


class Standing(NamedTuple):
    """A guest's points in all games, and the number of games that the guest has won."""

    points: int
    won: int
    guest: int


def opened(number: int, guild: int, channel: int, host: int, now: float) -> PartyRecord:
    """Return the record of an evening without guests."""
    return PartyRecord(id=number, guild=guild, channel=channel, host=host, opened=now, pressed=now)


def join(record: PartyRecord, newcomer: Newcomer, now: float, voice: bool = False) -> PartyRecord:
    """Return the evening with a new guest, or with a guest who comes back.

    A guest who was replaced by a computer player can come back too. `voice` says that the person is in a voice channel.
    """
    _alive(record)
    number = guest_of(record, newcomer.user)
    if number is not None:
        guest = record.entrants[number]
        if record.status == "running" and not (guest.out or guest.away):
            raise Illegal(Refusal("party-joined"))
        guests = _put(record.entrants, number, replace(guest, out=False, away=False, voice=voice))
        return replace(record, entrants=guests, pressed=now)
    if len(record.entrants) >= GUESTS:
        raise Illegal(Refusal("party-full", {"most": GUESTS}))
    guest = seating.guest(newcomer, [each.name for each in record.entrants], voice)
    left = tuple(user for user in record.in_voice if user != newcomer.user)
    return replace(record, entrants=(*record.entrants, guest), in_voice=left, pressed=now)


def start(record: PartyRecord, newcomer: Newcomer, now: float, voice: bool = False) -> PartyRecord:
    """Return the evening with a note that `newcomer` has pressed *Start*.

    A new person becomes a guest with this press. `voice` says that the person is in a voice channel.
    """
    if record.status != "open":
        raise Illegal(Refusal("party-begun"))
    record = join(record, newcomer, now, voice)
    number = guest_of(record, newcomer.user) or 0
    guests = _put(record.entrants, number, replace(record.entrants[number], ready=True))
    return replace(record, entrants=guests, started=now if record.started is None else record.started)


def leave(record: PartyRecord, user: int) -> PartyRecord:
    """Return the evening without the guest `user`, who goes home.

    If no guest remains, the evening is over.
    """
    _alive(record)
    number = guest_of(record, user)
    if number is None or record.entrants[number].out:
        raise Illegal(Refusal("party-not-in"))
    guest = replace(record.entrants[number], out=True, ready=False)
    left = replace(record, entrants=_put(record.entrants, number, guest))
    if record.status == "open" and not any(each.ready for each in left.entrants):
        left = replace(left, started=None)
    return left


def call_off(record: PartyRecord, user: int, moderates: bool) -> PartyRecord:
    """Return the evening ended by its host or a moderator. Games that were played count."""
    _alive(record)
    if user != record.host and not moderates:
        raise Illegal(Refusal("host_only"))
    return over(record)


def over(record: PartyRecord) -> PartyRecord:
    """Return the evening with the note that it is over. Without a finished game, it does not count."""
    return replace(record, status="over" if any(each.points for each in record.games) else "void")


def begins(record: PartyRecord) -> float | None:
    """Return the time at which the first game is dealt; None if nobody has pressed *Start*."""
    here = present(record)
    if record.status != "open" or record.started is None or not here:
        return None
    latest = record.started + LATEST
    if sum(record.entrants[guest].ready for guest in here) < READY:
        return latest
    return min(record.pressed + SETTLES, latest)


def follows(record: PartyRecord) -> float | None:
    """Return the time at which the next game is dealt; None during a game and after the last one."""
    if record.status != "running" or playing(record) or round_of(record) >= GAMES:
        return None
    return record.ended + BREAK if record.games else record.ended


def expired(record: PartyRecord, now: float) -> PartyRecord:
    """Return the evening. It is over if nobody has pressed *Start* for long."""
    waits = record.status == "open" and record.started is None and now - record.pressed >= LIFE
    return replace(record, status="void") if waits else record


def begun(record: PartyRecord, now: float) -> PartyRecord:
    """Return the evening with the note that it has begun."""
    return replace(record, status="running", ended=now)


def present(record: PartyRecord) -> list[int]:
    """Return the numbers of the guests who want to play."""
    return [number for number, guest in enumerate(record.entrants) if guest.user > 0 and not (guest.out or guest.away)]


def round_of(record: PartyRecord) -> int:
    """Return the number of the last game that was dealt; 0 before the first."""
    return record.games[-1].round if record.games else 0


def playing(record: PartyRecord) -> list[int]:
    """Return the indexes of the evening's games that are being played or wait for their deal."""
    return [number for number, game in enumerate(record.games) if not game.done]


def games_waited(record: PartyRecord, guest: int) -> int:
    """Return for how many games in a row a guest has had no seat."""
    last = max((game.round for game in record.games if guest in game.seats), default=0)
    return round_of(record) - last


def capacity(rooms: int) -> int:
    """Return the largest number of people that `rooms` tables can seat."""
    return SIDE if rooms < 2 else MOST


def assign_seats(record: PartyRecord, rooms: int) -> list[tuple[int, ...]]:
    """Return the guests at each table of the next game, as a list with the guests' numbers by table.

    Guests who have waited longest get seats first. If there are two tables, people are mixed with those whom they have
    met least.
    """
    number = round_of(record) + 1
    order = sorted(present(record), key=lambda guest: (-games_waited(record, guest), guest))
    here = sorted(order[: capacity(rooms)])
    dice = random.Random(record.id * GAMES + number)
    if len(here) <= SIDE:
        return [_rotated(here, number)] if here else []
    met = [frozenset(game.seats) for game in record.games]

    def again(group: Collection[int]) -> int:
        others = [guest for guest in here if guest not in group]
        pairs = [*combinations(sorted(group), 2), *combinations(others, 2)]
        return sum(sum({*pair} <= seats for seats in met) ** 2 for pair in pairs)

    groups = list(combinations(here, -(-len(here) // 2)))
    dice.shuffle(groups)
    first = min(groups, key=again)
    return [_rotated(first, number), _rotated([guest for guest in here if guest not in first], number)]


def programme(people: int, allowed: Collection[str] = ()) -> tuple[str, ...]:
    """Return the names of the games of an evening for `people` people at a table.

    If `allowed` is not empty, only games in it are chosen. The result is empty if no game suits the number of people.
    """
    here = max(LEAST, people)
    offers = {each.name: each.offer for each in installed_games() if not allowed or each.name in allowed}
    fit = [name for name, offer in offers.items() if here in offer.party]
    if not fit:
        return ()
    found = []
    for number in range(1, GAMES + 1):
        found.append(next((name for name in fit if number in offers[name].party[here]), fit[number % len(fit)]))
    return tuple(found)


def minutes(people: int, allowed: Collection[str] = ()) -> tuple[int, ...]:
    """Return the measured duration in minutes of each game of an evening for `people` people at a table.

    If `allowed` is not empty, only games in it are chosen.
    """
    offers = {each.name: each.offer for each in installed_games()}
    return tuple(offers[name].quick[max(LEAST, people)] for name in programme(people, allowed))


def dealt(record: PartyRecord, rooms: int, allowed: Collection[str] = ()) -> PartyRecord:
    """Return the evening with the games of its next round. These games have no tables yet.

    If no guest is left, the evening is over.
    """
    number, groups = round_of(record) + 1, assign_seats(record, rooms)
    titles = [programme(len(group), allowed) for group in groups]
    if number > GAMES or not groups or not all(titles):
        return over(record)
    new = [PartyGameRecord(number, each[number - 1], group, room)
           for room, (group, each) in enumerate(zip(groups, titles, strict=True))]  # fmt: skip
    return replace(record, games=(*record.games, *new))


def with_table(record: PartyRecord, number: int, table: int) -> PartyRecord:
    """Return the evening with table `table` for game `number`, and a note that its people were pinged."""
    game = replace(record.games[number], table=table)
    guests = record.entrants
    for guest in game.seats:
        guests = _put(guests, guest, replace(guests[guest], called=True))
    return replace(record, games=_put(record.games, number, game), entrants=guests)


def with_result(record: PartyRecord, number: int, table: TableReads | None, now: float) -> PartyRecord:
    """Return the evening with the result of game `number`. `table` is None if it cannot be read.

    A guest whose seat a computer player has at the end gets no points. This guest counts as away until the guest
    presses something.
    """
    game, guests = record.games[number], record.entrants
    result = result_of(table.state) if table is not None and table.record.status == "over" else None
    points: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    if table is not None and table.record.dealt is not None:
        seats = table.record.seats
        own = {guest: seat for seat, guest in enumerate(game.seats)}
        there = {guest: seats[seat].user == guests[guest].user and not seats[seat].stand_in
                 for guest, seat in own.items()}  # fmt: skip
        for guest, here in there.items():
            if not here and guests[guest].user > 0:
                guests = _put(guests, guest, replace(guests[guest], away=True))
        if result is not None:
            gained = series.points(table.game, result, len(seats))
            points = tuple(gained[seat] if there[guest] else 0 for guest, seat in own.items())
            won = tuple(guest for guest, seat in own.items() if seat in result.winners and there[guest])
    games = _put(record.games, number, replace(game, done=True, points=points, won=won))
    return replace(record, games=games, entrants=guests, ended=now)


def standings(record: PartyRecord) -> list[Standing]:
    """Return the score of all guests who have played, the best first."""
    points, won = dict[int, int](), dict[int, int]()
    for game in record.games:
        for guest, gained in zip(game.seats, game.points, strict=bool(game.points)):
            points[guest] = points.get(guest, 0) + gained
            won[guest] = won.get(guest, 0) + (guest in game.won)
    found = [Standing(points[guest], won[guest], guest) for guest in points]
    return sorted(found, key=lambda each: (-each.points, -each.won, each.guest))


def crowned(record: PartyRecord) -> list[int]:
    """Return the numbers of the guests who have won the evening; none if nobody has a point.

    They have the most points and, among guests with equal points, the most won games.
    """
    best = [each for each in standings(record) if each.points]
    return [each.guest for each in best if (each.points, each.won) == (best[0].points, best[0].won)]


def last_game(record: PartyRecord) -> PartyGameRecord | None:
    """Return the last game that was played to its end, or None."""
    return next((game for game in reversed(record.games) if game.points), None)


def guest_of(record: PartyRecord, user: int) -> int | None:
    """Return the guest number of `user`; None if `user` is not a guest."""
    return next((number for number, each in enumerate(record.entrants) if user and each.user == user), None)


Change = Callable[[PartyRecord], PartyRecord]


def _alive(record: PartyRecord) -> None:
    if record.status not in ("open", "running"):
        raise Illegal(Refusal("party-over"))


def _rotated(seats: Sequence[int], number: int) -> tuple[int, ...]:
    """Return the guests in `seats`, rotated so that each game has another guest in the first seat."""
    first = (number - 1) % len(seats)
    return (*seats[first:], *seats[:first])


def _put(all_: tuple, number: int, one: object) -> tuple:  # type: ignore[type-arg]
    return (*all_[:number], one, *all_[number + 1 :])
