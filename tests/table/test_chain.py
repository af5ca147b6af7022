"""The chain over the log: its head tells nothing without the key, and everything with it."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import json
import random
from collections.abc import Iterator

import pytest

from bot.engine import chain
from bot.engine.codec import read_events
from bot.engine.move import Move
from bot.engine.play import forbidden
from bot.installed_games import installed_games
from bot.table import links
from bot.table.table import Table
from bot.table.tables import Tables
from storage.records.tables import MoveRecord
from storage.store import Store
from tests.contract.playouts import sure
from tests.table.play import dealt_table, fugitive, play_on


async def test_a_link_is_what_is_documented(store: Store, tables: Tables) -> None:
    """Computed from nothing but the standard library."""
    table = await dealt_table(tables, fugitive())
    await play_on(table, random.Random(1), 5)
    record = table.record
    key = hmac.new(record.secret, b"\0chain", "sha256").digest()
    settled = [record.game, dict(sorted(record.options.items())), record.seal, ["join 1", "join 2"], None]
    link = hashlib.sha256(json.dumps(settled, separators=(",", ":")).encode()).digest()
    for row in await store.moves(table.id):
        made = round((row.made or 0) * 1000)
        told = [row.version, row.seat, row.move, row.chance, row.bounds, row.schema, row.rules, made]
        text = json.dumps(told, separators=(",", ":")).encode()
        link = hashlib.sha256(link + hmac.new(key, text, "sha256").digest()).digest()
        assert row.link == link


@pytest.mark.parametrize("name", [each.name for each in installed_games()])
async def test_a_head_tells_no_move_without_the_key(store: Store, tables: Tables, name: str) -> None:
    """Whoever tries all lawful moves, knowing all else of the row, learns which it was from the key alone."""
    game = next(each for each in installed_games() if each.name == name)
    table = await dealt_table(tables, game, seats=game.game.seats.start)
    dice = random.Random(name)
    tried = 0
    for _ in range(12):
        seat, state = table.waited_for()[0], table.state
        moves = lawful(table, seat)
        before = (await store.moves(table.id, 1))[-1]
        played = dice.choice(moves)
        await table.submit(seat, Move.parse(played))
        (row,) = await store.moves(table.id, 1)
        assert table.state != state or len(moves) == 1
        for key in guesses(table, before):
            assert not [move for move in moves if linked(before, key, row, move) == row.link]
        key = chain.key_from(table.record.secret)
        assert [move for move in moves if linked(before, key, row, move) == row.link] == [played]
        tried += len(moves)
        if table.record.status != "playing":
            break
    assert tried > sure(name, 20), "hardly any choice: nearly every move was the only one"


def lawful(table: Table, seat: int) -> list[str]:
    """List moves of a seat that the rules allow: all of small questions, some of big ones."""
    found = []
    for ask in table.asks(seat):
        for picks in itertools.islice(ways(table, seat, ask, ()), 40):
            move = Move(ask.verb, picks)
            if forbidden(table.game, table.state, seat, move) is None:
                found.append(str(move))
    return found


def ways(table: Table, seat: int, ask: object, picked: tuple[tuple[str, ...], ...]) -> Iterator[tuple]:
    field = table.next_field(seat)(ask, picked)  # type: ignore[arg-type]
    if field is None:
        yield picked
        return
    for count in range(field.least, min(field.most, 2) + 1):
        for group in itertools.combinations(field.options, count):
            yield from ways(table, seat, ask, (*picked, group))


def guesses(table: Table, before: MoveRecord) -> Iterator[bytes]:
    """What somebody could try as a key who has read all that is public."""
    record = table.record
    yield from (b"", bytes(32), b"\0chain", before.link, links.opening(record))
    yield from (bytes.fromhex(record.seal), record.seal.encode(), chain.key_from(bytes.fromhex(record.seal)))
    yield from (chain.key_from(seat.contribution.encode()) for seat in record.seats)


def linked(before: MoveRecord, key: bytes, row: MoveRecord, move: str) -> bytes:
    made = links.milliseconds(row.made)
    told = chain.row(row.version, row.seat, move, row.chance, row.bounds, row.schema, row.rules, made)
    return chain.link(before.link, key, told)


async def test_a_head_does_not_tell_that_somebody_moved_in_secret(store: Store, tables: Tables) -> None:
    """*Fair deal ✓* tells it to anybody at any time: a move of which nobody hears leaves it as it is."""
    table = await dealt_table(tables, fugitive())
    shown = table.record.head
    assert shown == (await store.moves(table.id))[-1].link.hex()
    heard = set()
    dice = random.Random(1)
    while table.record.status == "playing":
        await play_on(table, dice, 1)
        row = (await store.moves(table.id))[-1]
        events = read_events(table.game, row.events, row.schema)
        public = table.record.status == "over" or any(event.reaches(None) for event in events)
        heard.add(public)
        assert table.record.head == (row.link.hex() if public else shown)
        shown = table.record.head
    assert heard == {True, False}
