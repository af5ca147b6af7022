"""Standing orders: which are offered, and who is dealt some to begin with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.table import orders
from bot.table.tables import Tables
from storage.records.tables import LessonRecord
from storage.store import Store
from tests.table.play import HOST, dealt_table, fugitive, lobby_record, open_table, person


@dataclass
class Known:
    """What is stored of a person."""

    coaching: bool
    met: frozenset[str] = frozenset()


class People:
    """A store that knows four of them."""

    known = (
        Known(True),
        Known(False),
        Known(True, frozenset({"fugitive.sprint"})),
        Known(True, frozenset({"nim.win"})),
    )

    async def person(self, user: int) -> Known:
        return self.known[user - 1]

    async def met(self, user: int) -> frozenset[str]:
        return self.known[user - 1].met


async def test_who_wants_to_be_coached_and_is_new_to_the_game_is_dealt_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    game, store = fugitive(), cast(Store, People())
    monkeypatch.setattr(type(game.orders), "beginner", lambda self, state, seat: ("easy",))
    computer = replace(person(5), user=None, level="easy")
    record = replace(lobby_record(game), seats=(*map(person, range(1, 5)), computer))
    dealt = await orders.eased(game, record, None, store)
    assert [seat.orders for seat in dealt.seats] == [("easy",), (), (), ("easy",), ()]
    taught = replace(record, lesson=LessonRecord())
    assert await orders.eased(game, taught, None, store) == taught


async def test_at_play_what_does_not_stand_yet_is_offered(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby, table = await open_table(tables, fugitive(), 1), await dealt_table(tables, fugitive(), 2)

    def offered(self: Any, view: Any, asks: Any, standing: Any) -> tuple[str, ...]:
        return ("one", "two")

    monkeypatch.setattr(type(table.title.orders), "offered", offered)
    await table.change_seat(HOST - 1, lambda player: replace(player, orders=("one",)))
    assert [orders.offered(each, seat) for each, seat in ((lobby, 0), (table, 0), (table, 1))] == [
        *((), ("two",), ("one", "two"))
    ]
