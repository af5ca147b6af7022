"""What a dishonest house could do to a game, before the deal or after the end; each must be found by both verifiers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine import chain
from bot.engine.chance import Chance, beacon_contribution, seal, seed_from
from bot.engine.codec import encode
from bot.engine.game import AnyGame, result_of
from bot.engine.log_replay import LogReplay
from bot.engine.move import Move
from bot.engine.play import forbidden, play, waited_for
from bot.engine.policy import RandomPolicy
from bot.engine.record import Seat
from bot.installed_games import installed_game
from bot.table.export import Exported, ExportedBeacon, export
from bot.table.outbox import content
from bot.table.tables import Tables
from storage.records.tables import BeaconRecord, TableRecord
from storage.store import Store
from tests.table.play import HOST, fugitive, open_table, play_on

ROUND, RANDOMNESS = 3_000_000, "5e" * 32


class Told(NamedTuple):
    """What is told at the end, and what a player kept before: the seal in the file that was posted when the lobby
    opened, and a head of the middle of the game."""

    game: Exported
    seal: str
    head: str
    file: str
    """The whole text of the file with the seal."""


async def played(
    store: Store,
    tables: Tables,
    before: Callable[[TableRecord], TableRecord] = lambda record: record,
    beacon: bool = True,
) -> Told:
    """Play a game whose lobby the house changes `before` the deal, behind everybody's back."""
    table = await open_table(tables, fugitive())
    (sealed,) = await store.outbox(table.id)
    kept_file = content([sealed]).files[0].text
    (kept_seal,) = re.findall("[0-9a-f]{64}", kept_file)
    table.record = before(table.record)
    if beacon:
        table.record = replace(table.record, beacon=BeaconRecord(round=ROUND))
        await table.deal(lambda record: replace(record, beacon=BeaconRecord(ROUND, RANDOMNESS)))
    else:
        await table.start(HOST)
    await play_on(table, random.Random(5), 6)
    kept_head = table.record.head[:32]
    await play_on(table, random.Random(6))
    return Told(export(table.record, await store.moves(table.id)), kept_seal, kept_head, kept_file)


def other_secret(record: TableRecord) -> TableRecord:
    """Another secret than the one that was sealed."""
    return replace(record, secret=b"chosen with care, of 32 bytes ..")


def other_secret_and_seal(record: TableRecord) -> TableRecord:
    """Another secret, with its own seal: the one in the file that was posted is another."""
    return replace(other_secret(record), seal=seal(other_secret(record).secret))


def at(place: int, **changes: object) -> Callable[[Exported], Exported]:
    """Change a row."""

    def changed(game: Exported) -> Exported:
        rows = list(game.moves)
        rows[place] = replace(rows[place], **changes)
        return replace(game, moves=tuple(rows))

    return changed


def other_word(game: Exported) -> Exported:
    """Another contribution."""
    return replace(game, contributions=("another word", *game.contributions[1:]))


def other_order(game: Exported) -> Exported:
    """The contributions in another order."""
    return replace(game, contributions=game.contributions[::-1])


def rows_exchanged(game: Exported) -> Exported:
    """Two rows in another order."""
    rows = list(game.moves)
    rows[3], rows[4] = rows[4], rows[3]
    return replace(game, moves=tuple(rows))


def other_draw(game: Exported) -> Exported:
    """One card dealt otherwise."""
    drawn, bounds = list(game.moves[0].chance), game.moves[0].bounds or ()
    drawn[5] = (drawn[5] + 1) % bounds[5]
    return at(0, chance=tuple(drawn))(game)


def other_bound(game: Exported) -> Exported:
    """One draw that was made below another number."""
    bounds = game.moves[0].bounds or ()
    return at(0, bounds=(bounds[0] + 1, *bounds[1:]))(game)


def other_move(game: Exported) -> Exported:
    """One move that was made otherwise."""
    place = next(place for place, row in enumerate(game.moves) if row.move.startswith("guess"))
    return at(place, move="guess 41" if game.moves[place].move != "guess 41" else "guess 40")(game)


def other_time(game: Exported) -> Exported:
    """One move that was made later."""
    return at(4, made=(game.moves[4].made or 0) + 1)(game)


def other_round(game: Exported) -> Exported:
    """Another number than the beacon's."""
    return replace(game, beacon=ExportedBeacon(ROUND, "5f" * 32))


def rehashed(game: Exported) -> Exported:
    """Another game from the first hideout on, lawful to its end, with a chain as good as the true one: nothing but a
    head that somebody kept tells it from the true one."""
    rules, seats = installed_game(game.game).game, len(game.contributions)
    beacon = [beacon_contribution(ROUND, RANDOMNESS)] if game.beacon else []
    seed = seed_from(bytes.fromhex(game.secret), [*game.contributions, *beacon])
    first = next(place for place, row in enumerate(game.moves) if row.move.startswith("hide"))
    rows, replay = list(game.moves[:first]), LogReplay(rules, seats, game.options)
    for row in rows:
        replay.row(row.version, row.seat, row.move, Chance.scripted(row.chance))
    state = replay.state
    dice = random.Random(7)
    while result_of(state) is None:
        like = game.moves[len(rows)] if len(rows) < len(game.moves) else game.moves[-1]
        move = game.moves[first].move
        while move == game.moves[first].move:
            seat, move = _lawful(rules, state, seats, dice)
        chance = Chance(seed, rows[-1].version + 1)
        state = play(rules, state, seat, Move.parse(move), chance).state
        made = replace(like, version=rows[-1].version + 1, seat=seat, move=move)
        rows.append(replace(made, chance=tuple(chance.drawn), bounds=tuple(chance.bounds)))
    return rechained(replace(game, moves=tuple(rows), end=encode(state).decode()))


def _lawful(rules: AnyGame, state: Any, seats: int, dice: random.Random) -> tuple[Seat, str]:
    """Give a move that the rules allow now."""
    seat = waited_for(rules, state, seats)[0]
    asks = rules.asks(state, seat)
    while True:
        chance = Chance(dice.randbytes(16), 0)
        move = RandomPolicy().choose(
            rules.view(state, seat), asks, lambda ask, picked: rules.next_field(state, seat, ask, picked), chance
        )
        if forbidden(rules, state, seat, move) is None:
            return seat, str(move)


def rechained(game: Exported) -> Exported:
    """Link all rows anew, as only whoever knows the secret can, and at the end that is everybody."""
    beacon = game.beacon and (game.beacon.round, game.beacon.randomness)
    link = chain.opening(game.game, game.options, game.seal, game.contributions, beacon)
    key, rows = chain.key_from(bytes.fromhex(game.secret)), []
    for row in game.moves:
        spelled = chain.row(row.version, row.seat, row.move, row.chance, row.bounds, row.schema, row.rules, row.made)
        link = chain.link(link, key, spelled)
        rows.append(replace(row, link=link.hex()))
    return replace(game, moves=tuple(rows))


BEFORE = {
    "another secret": other_secret,
    "the house exchanges the seal before the deal": other_secret_and_seal,
}
"""What is done before the deal."""

AFTER = {
    "another word": other_word,
    "words in another order": other_order,
    "rows exchanged": rows_exchanged,
    "another draw": other_draw,
    "another bound": other_bound,
    "another move": other_move,
    "another time": other_time,
    "another number of the beacon": other_round,
    "a move rehashed": rehashed,
}
"""What is done to the game that is told at the end."""
