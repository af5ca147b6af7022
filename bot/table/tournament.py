"""A small tournament: its pairings, its next games and its standings.

Each function returns the changed record or raises Illegal. The secret is sealed before the first sign-up. Each sign-up
contributes the id of its press, as players do to a shuffle. The draw and the secrets of the games are derived from
both.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.chance import Chance, seal, seed_from
from bot.engine.game import AnyGame
from bot.engine.move import Illegal, Refusal
from bot.table import seating
from bot.table.seating import Newcomer
from storage.records.contests import PairingRecord, TournamentRecord

KINDS = ("knockout", "league")

FEWEST, MOST = 4, 16
"""The least and the most entrants."""

USUAL = "normal"
"""The level of the computer player that makes an odd number of entrants even."""

LIFE = 7 * 86400.0
"""The seconds after which a tournament that has not begun is called off."""

WAITS = 7 * 86400.0
"""The seconds of table time for which a pairing waits for a suspended table. Then its game is played again."""

WIN, DRAW = 2, 1
"""The points for a win and for a draw in a league."""

DRAWN = "tournament"
"""The label by which the seed of the draw differs from the seeds of the games. The draw decides who plays whom."""


class RankedEntrant(NamedTuple):
    """An entrant with the place in a league's ranking. Tied entrants share a place."""

    place: int
    entrant: int
    points: int
    played: int


def is_suited(game: AnyGame) -> bool:
    """Return whether a game suits tournaments: 2 players play it against each other."""
    return game.seats[0] == 2 and game.shared


def opened(number: int, guild: int, channel: int, host: int, game: str, kind: str, pace: int) -> TournamentRecord:
    """Return the record of a tournament that is open for sign-ups."""
    secret = secrets.token_bytes(32)
    return TournamentRecord(
        id=number, guild=guild, channel=channel, host=host, game=game, kind=kind, pace=pace, secret=secret,
        seal=seal(secret),
    )  # fmt: skip


def join(record: TournamentRecord, newcomer: Newcomer) -> TournamentRecord:
    """Return the tournament with `newcomer` signed up."""
    _only(record, "open")
    if entrant_of(record, newcomer.user) is not None:
        raise Illegal(Refusal("tournament-joined"))
    if len(record.entrants) >= MOST:
        raise Illegal(Refusal("tournament-full"))
    names = [each.name for each in record.entrants]
    return replace(record, entrants=(*record.entrants, seating.entrant(newcomer, names)))


def leave(record: TournamentRecord, user: int) -> TournamentRecord:
    """Return the tournament after `user` withdraws and loses all remaining games."""
    number = entrant_of(record, user)
    if number is None or record.entrants[number].out:
        raise Illegal(Refusal("tournament-not-in"))
    if record.status == "open":
        return replace(record, entrants=record.entrants[:number] + record.entrants[number + 1 :])
    _only(record, "running")
    return settled(replace(record, entrants=_put(record.entrants, number, replace(record.entrants[number], out=True))))


def call_off(record: TournamentRecord, user: int, moderates: bool) -> TournamentRecord:
    """Return the tournament, ended without a winner by its host or a moderator."""
    if record.status not in ("open", "running"):
        raise Illegal(Refusal("tournament-over"))
    if user != record.host and not moderates:
        raise Illegal(Refusal("host_only"))
    return replace(record, status="void")


def expired(record: TournamentRecord, now: float) -> TournamentRecord:
    """Return the tournament, called off if it has not begun for long."""
    waits = record.status == "open" and now - record.opened >= LIFE
    return replace(record, status="void") if waits else record


def start(record: TournamentRecord, user: int, computer: str) -> TournamentRecord:
    """Return the tournament with its pairings drawn, as the host `user` asks.

    In a league, a computer player makes an odd number of entrants even. `computer` is the name of this player.
    """
    _only(record, "open")
    if user != record.host:
        raise Illegal(Refusal("host_only"))
    if len(record.entrants) < FEWEST:
        raise Illegal(Refusal("tournament-few", {"fewest": FEWEST}))
    entrants = record.entrants
    if record.kind == "league" and len(entrants) % 2:
        entrants = (*entrants, seating.computer_entrant(USUAL, computer, [each.name for each in entrants]))
    chance = Chance(seed_from(record.secret, [DRAWN, *(each.contribution for each in entrants)]), 0)
    left, order = list(range(len(entrants))), []
    while left:
        order.append(left.pop(chance.below(len(left))))
    make = _league if record.kind == "league" else _knockout
    drawn = replace(record, entrants=entrants, order=tuple(order), pairings=tuple(make(order)), status="running")
    return settled(drawn)


def played(record: TournamentRecord, number: int, table: int, channel: int = 0) -> TournamentRecord:
    """Return the tournament with a note of the table and channel at which pairing `number` is played."""
    pairing = replace(record.pairings[number], table=table, channel=channel)
    return replace(record, pairings=_put(record.pairings, number, pairing))


def won(record: TournamentRecord, number: int, winner: int | None) -> TournamentRecord:
    """Return the tournament with the result of the game of pairing `number`, and the pairings that follow.

    If both tries ended without a result before, this result replaces the note about that. `winner` is None for a draw,
    after which a knock-out plays the game again.
    """
    if not may_get_result(record):
        _only(record, "running")
    pairing = record.pairings[number]
    if pairing.done and not pairing.unplayed:
        return record
    if winner is None and record.kind == "knockout":
        return again(record, number)
    pairing = replace(pairing, done=True, winner=winner, waits=None, unplayed=False)
    return settled(replace(record, pairings=_put(record.pairings, number, pairing)))


def again(record: TournamentRecord, number: int) -> TournamentRecord:
    """Return the tournament after the game of pairing `number` ended and does not count.

    The game is played again once. If it does not count again, both entrants are out.
    """
    pairing = record.pairings[number]
    if pairing.done:
        return record
    if not pairing.former:
        changed = replace(pairing, former=pairing.table, table=0, channel=0, waits=None)
    else:
        changed = replace(pairing, done=True, winner=None, waits=None, unplayed=True)
    return settled(replace(record, pairings=_put(record.pairings, number, changed)))


def _begun(pairings: Sequence[PairingRecord], pairing: PairingRecord | None) -> bool:
    """Return whether a pairing, or a later pairing that depends on its winner, already has a table."""
    while pairing is not None and not pairing.table:
        pairing = None if pairing.next is None else pairings[pairing.next]
    return pairing is not None


def may_get_result(record: TournamentRecord) -> bool:
    """Return whether a tournament that is over may still get a missing result."""
    return record.status == "over" and any(each.unplayed for each in record.pairings)


def waiting(record: TournamentRecord, number: int, until: float | None) -> TournamentRecord:
    """Return the tournament with the time until which pairing `number` waits for its suspended table.

    `until` is None if the pairing no longer waits.
    """
    pairing = record.pairings[number]
    if (pairing.waits is None) == (until is None):
        return record
    return replace(record, pairings=_put(record.pairings, number, replace(pairing, waits=until)))


def ready(record: TournamentRecord) -> list[int]:
    """Return the numbers of the pairings that may be played now.

    Both entrants are known, and neither is playing.
    """
    busy = {side for each in record.pairings if each.table and not each.done for side in (each.one, each.two)}
    found = []
    for number, pairing in enumerate(record.pairings):
        sides = {pairing.one, pairing.two}
        if record.status == "running" and not (pairing.done or pairing.table or None in sides or sides & busy):
            found.append(number)
            busy |= sides
    return found


def settled(record: TournamentRecord) -> TournamentRecord:
    """Return the tournament with all results that follow automatically.

    An entrant who has left loses all later games. A winner advances. After the last pairing, the tournament is over. A
    later result changes pairings unless a game that depends on it has begun.
    """
    pairings = list(record.pairings)
    for number, pairing in enumerate(pairings):
        before = [each for each in pairings if each.next == number]
        if _begun(pairings, pairing):
            continue
        if before:
            one, two = (each.winner if each.done else None for each in before)
            if (one, two) != (pairing.one, pairing.two):
                pairing = replace(pairing, one=one, two=two, done=False, winner=None)
        if not pairing.done and all(each.done for each in before):
            here = [side for side in (pairing.one, pairing.two) if side is not None and not record.entrants[side].out]
            if len(here) < 2:
                pairing = replace(pairing, done=True, winner=here[0] if here else None)
        pairings[number] = pairing
    over = all(pairing.done for pairing in pairings)
    return replace(record, pairings=tuple(pairings), status="over" if over else "running")


def standings(record: TournamentRecord) -> list[RankedEntrant]:
    """Return the ranking of the entrants in a league.

    They are ranked by points, then by points in the games among entrants with equal points, then by the points of
    beaten opponents.
    """
    everybody = range(len(record.entrants))
    done = [each for each in record.pairings if each.done]
    points = _points(done, everybody)
    beaten = dict.fromkeys(everybody, 0)
    for each in done:
        if each.winner is not None:
            other = each.two if each.winner == each.one else each.one
            beaten[each.winner] += points[other or 0]
    keys = {}
    for entrant in everybody:
        level = [other for other in everybody if points[other] == points[entrant]]
        among = _points([each for each in done if {each.one, each.two} <= set(level)], level)
        keys[entrant] = (-points[entrant], -among[entrant], -beaten[entrant])
    games = {entrant: sum(entrant in (each.one, each.two) for each in done) for entrant in everybody}
    ranked = sorted(everybody, key=lambda entrant: (keys[entrant], record.order.index(entrant)))
    return [
        RankedEntrant(1 + sum(key < keys[entrant] for key in keys.values()), entrant, points[entrant], games[entrant])
        for entrant in ranked
    ]


def champions(record: TournamentRecord) -> list[int]:
    """Return the numbers of the entrants who have won a tournament that is over."""
    if record.kind == "league":
        return [each.entrant for each in standings(record) if each.place == 1]
    best = record.pairings[-1].winner
    return [] if best is None else [best]


def entrant_of(record: TournamentRecord, user: int) -> int | None:
    """Return the entrant number of `user`; None if `user` does not take part."""
    return next((number for number, each in enumerate(record.entrants) if user and each.user == user), None)


def secret_of(record: TournamentRecord, number: int) -> bytes:
    """Return the secret of a pairing's game. The second try of the game has a secret of its own.

    The seal of the tournament proves both secrets.
    """
    again = b" again" if record.pairings[number].former else b""
    return hashlib.sha256(record.secret + b"pairing %d" % number + again).digest()


def _league(order: Sequence[int]) -> Iterator[PairingRecord]:
    """Yield the pairings of a league, in which everybody plays everybody, round by round.

    From round to round, the first entrant stays and the others rotate.
    """
    first, *others = order
    half = len(order) // 2
    for turn in range(len(others)):
        ring = [first, *others[turn:], *others[:turn]]
        for place in range(half):
            one, two = ring[place], ring[-1 - place]
            yield PairingRecord(turn + 1, one, two) if turn % 2 == 0 else PairingRecord(turn + 1, two, one)


def _knockout(order: Sequence[int]) -> Iterator[PairingRecord]:
    """Yield the pairings of all rounds of a knock-out. Later rounds are still without entrants.

    If the number of entrants is not a power of two, the first ones in the draw have no opponent in the first round.
    """
    size = 1 << (len(order) - 1).bit_length()
    free, after = size - len(order), size // 2
    left = iter(order[free:])
    alone = dict(zip([*range(0, after, 2), *range(1, after, 2)], order[:free], strict=False))
    for place in range(after):
        following = after + place // 2 if after > 1 else None
        if (one := alone.get(place)) is not None:
            yield PairingRecord(1, one, done=True, winner=one, next=following)
        else:
            yield PairingRecord(1, next(left), next(left), next=following)
    begins, count, turn = after, after // 2, 2
    while count:
        for place in range(count):
            yield PairingRecord(turn, next=begins + count + place // 2 if count > 1 else None)
        begins, count, turn = begins + count, count // 2, turn + 1


def _points(pairings: Sequence[PairingRecord], among: Sequence[int]) -> dict[int, int]:
    points = dict.fromkeys(among, 0)
    for each in pairings:
        if each.one is None or each.two is None:
            continue
        if each.winner is not None:
            points[each.winner] += WIN
        elif each.table and not each.unplayed:
            points[each.one] += DRAW
            points[each.two] += DRAW
    return points


def _only(record: TournamentRecord, status: str) -> None:
    if record.status != status:
        raise Illegal(Refusal("tournament-open" if status == "running" else "tournament-begun"))


def _put(all_: tuple, number: int, one: object) -> tuple:  # type: ignore[type-arg]
    return (*all_[:number], one, *all_[number + 1 :])
