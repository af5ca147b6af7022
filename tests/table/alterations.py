"""What a dishonest house could do to a game, before the deal or after the end; each must be found by both verifiers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine import chain
from bot.engine.chance import seal
from bot.engine.game import Move
from bot.engine.replay import replayed
from bot.engine.chance import Chance
from bot.table.export import Exported, ExportedBeacon, ExportedMove, export
from bot.table.tables import Tables
from bot.titles import title
from storage.sqlite import SqliteStore
from storage.store import BeaconRecord, TableRecord
from tests.table.play import HOST, fugitive, open_table, play_on

ROUND, RANDOMNESS = 3_000_000, "5e" * 32


class Told(NamedTuple):
    """What is told at the end, and what a player kept before: the seal, and a head of the middle of the game."""

    game: Exported
    seal: str
    head: str


async def played(
    store: SqliteStore,
    tables: Tables,
    before: Callable[[TableRecord], TableRecord] = lambda record: record,
    beacon: bool = True,
) -> Told:
    """Play a game whose lobby the house changes `before` the deal, behind everybody's back."""
    table = await open_table(tables, fugitive())
    kept_seal = table.record.seal
    table.record = before(table.record)
    if beacon:
        table.record = replace(table.record, beacon=BeaconRecord(round=ROUND))
        await table.deal(lambda record: replace(record, beacon=BeaconRecord(ROUND, RANDOMNESS)))
    else:
        await table.start(HOST)
    await play_on(table, random.Random(5), 6)
    kept_head = table.record.head[:32]
    await play_on(table, random.Random(6))
    return Told(export(table.record, await store.moves(table.id)), kept_seal, kept_head)


def other_secret(record: TableRecord) -> TableRecord:
    """Another secret than the one that was sealed."""
    return replace(record, secret=b"chosen with care, of 32 bytes ..")


def other_secret_and_seal(record: TableRecord) -> TableRecord:
    """Another secret, with its own seal: what was shown to people is another."""
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
    return replace(game, brought=("another word", *game.brought[1:]))


def other_order(game: Exported) -> Exported:
    """The contributions in another order."""
    return replace(game, brought=game.brought[::-1])


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
    """A lawful game in which the first hideout was another, with a chain as good as the true one."""
    return rechained(replace(game, moves=tuple(_hidden_elsewhere(game))))


def _hidden_elsewhere(game: Exported) -> list[ExportedMove]:
    """Hide elsewhere at first; what no longer fits is left out, so that the rules alone find nothing up to there."""
    rows = list(game.moves)
    rules, state = title(game.game).game, None
    for place, row in enumerate(rows):
        chance = Chance.scripted(row.chance)
        before, state = state, replayed(
            title(game.game).game, len(game.brought), game.options, state, row.seat, row.move, chance
        ).state
        if row.move.startswith("hide"):
            ask = rules.asks(before, row.seat)[0]
            others = [f"hide {option}" for option in rules.narrow(before, row.seat, ask, ()).options]
            lawful = [move for move in others if move != row.move and rules.refused(before, row.seat, Move.parse(move)) is None]
            rows[place] = replace(row, move=lawful[0])
            return rows
    raise AssertionError("nobody hid")


def rechained(game: Exported) -> Exported:
    """Link all rows anew, as only whoever knows the secret can, and at the end that is everybody."""
    beacon = game.beacon and (game.beacon.round, game.beacon.randomness)
    link = chain.opening(game.game, game.options, game.seal, game.brought, beacon)
    key, rows = chain.key_from(bytes.fromhex(game.secret)), []
    for row in game.moves:
        spelled = chain.row(row.version, row.seat, row.move, row.chance, row.bounds, row.schema, row.rules, row.made)
        link = chain.link(link, key, spelled)
        rows.append(replace(row, link=link.hex()))
    return replace(game, moves=tuple(rows))


BEFORE = {"another secret": other_secret, "another secret and its seal": other_secret_and_seal}
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
