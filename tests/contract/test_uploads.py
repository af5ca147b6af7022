"""A move paints few pictures: the hands of those who are asked, and at the end of a turn the board."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.engine.codec import encode
from bot.installed_games import installed_game, names
from bot.table.tables import Tables
from tests.contract.uploads import Uploads
from tests.table.play import dealt_table, opened_store, play_on

MOVES = 40

EVERYBODY, ALONE = 1.7, 1.3
"""Pictures that a move takes on average, at most, with people on all seats and with one person.

A turn of one move takes two: the board and the hand that is asked. Turns of several moves take fewer.
"""


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("alone", [False, True])
async def test_whoever_waits_before_and_after_a_move_gets_no_picture(name: str, alone: bool, tmp_path: Path) -> None:
    title = installed_game(name)
    seats = title.game.seats[-1]
    async with opened_store(tmp_path / "store.db") as store:
        table = await dealt_table(Tables(store), title, seats=seats)
        uploads, dice, painted, moves, asked = Uploads(), random.Random(name), 0, 0, set[int]()
        viewers = (None, *range(1 if alone else seats))
        while moves < MOVES and table.record.status == "playing":
            now = set(table.waited_for())
            news = {viewer: await table.news(viewer) for viewer in viewers}
            for viewer, page, picture in uploads.due(table, news):
                uploads.shown(viewer, page, encode(picture))
                if moves:
                    painted += 1
                    assert viewer is None or viewer in asked | now, "it has waited all the time"
            asked = now
            await play_on(table, dice, 1)
            moves += 1
        assert painted <= moves * (ALONE if alone else EVERYBODY)
