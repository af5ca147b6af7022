"""Standing orders: which are offered, who is dealt some to begin with, and what a step taken back brings back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import Step
from bot.engine.log_replay import take_back_move
from bot.engine.move import Move
from bot.engine.play import play
from bot.engine.record import TABLE
from bot.table import next_record, orders
from bot.table.tables import Tables
from storage.records.tables import LessonRecord
from storage.store import Store
from tests.contract.reach import seated
from tests.games.alien1979 import build as alien
from tests.games.colditz import build as colditz
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
    dealt = await orders.with_beginner_orders(game, record, None, store)
    assert [seat.orders for seat in dealt.seats] == [("easy",), (), (), ("easy",), ()]
    taught = replace(record, lesson=LessonRecord())
    assert await orders.with_beginner_orders(game, taught, None, store) == taught


async def test_at_play_what_does_not_stand_yet_is_offered(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby, table = await open_table(tables, fugitive(), 1), await dealt_table(tables, fugitive(), 2)

    def offered(self: Any, view: Any, asks: Any, standing: Any) -> tuple[str, ...]:
        return ("one", "two")

    monkeypatch.setattr(type(table.title.orders), "offered", offered)
    await table.change_seat(HOST - 1, lambda player: replace(player, orders=("one",)))
    assert [orders.offered(each, seat) for each, seat in ((lobby, 0), (table, 0), (table, 1))] == [
        *((), ("two",), ("one", "two"))
    ]


def colditz_arrives() -> Any:
    return colditz.table(colditz.officer("44,20 46,20"), points=14), ("0.0>chapel", "draw"), "move 0.0 L18"


def colditz_sets_out() -> Any:
    return colditz.table(colditz.officer("44,20 46,20"), guards="58,20", points=1), ("draw",), "move 0.0 V20"


def alien_leaves() -> Any:
    return alien.table(alien.pawn("nave"), alien.pawn(), enterer=1), ("aboard",), "go oros"


@pytest.mark.parametrize(
    ("name", "position"),
    [("colditz", colditz_arrives), ("colditz", colditz_sets_out), ("alien1979", alien_leaves)],
)
def test_undo_brings_back_the_orders_that_stood_before_the_step(name: str, position: Any) -> None:
    """As rows of the log do it: the step changes what stands, and the row that takes it back undoes that, too."""
    before, standing, text = position()
    game, table = installed_games.installed_game(name).game, seated(name, before, 2)
    first = replace(table.record.seats[0], orders=standing)
    table.record = replace(table.record, snapshot=encode(before), seats=(first, *table.record.seats[1:]))
    chance = Chance.scripted(())
    made = next_record.row(table, 0, text, chance, play(game, before, 0, Move.parse(text), chance))
    step = play(game, before, 0, Move.parse(text), Chance.scripted(()))
    after = next_record.after(table, made, step, None, table.record, None)
    assert after.record.seats[0].orders != standing
    assert after.record.undo.versions == {"0": (made.version - 1,)}
    table.record, table.state = after.record, step.state
    back = take_back_move(0, made.version - 1)
    undone = next_record.row(table, TABLE, str(back), Chance.scripted(()), Step(before, ()), 0)
    again = next_record.after(table, undone, Step(before, ()), made, table.record, None)
    assert again.record.seats[0].orders == standing
