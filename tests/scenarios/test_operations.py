"""What a press costs beside its own work: requests to Discord, and operations of the store."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from storage.on_sqlite import Asked, Sqlite
from tests.ui.messages import items, says
from tests.ui.on_local import open_local
from tests.ui.player import sit_down

TURNS = 4

REQUESTS, OPERATIONS = 5, 5
"""Of a move between two people: what it is acknowledged by, both hands, the board and its ping. The hand is read, the
move is written, the hand and the table are read, and all edits are written."""

EXPLAINED = 1
"""Operations that store that a player has read an explanation."""


async def test_a_move_between_two_people_takes_few_requests_and_operations(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Asked[Any]] = []
    ask = Sqlite._ask

    async def counted(database: Sqlite, work: Asked[Any]) -> Any:
        asked.append(work)
        return await ask(database, work)

    monkeypatch.setattr(Sqlite, "_ask", counted)
    async with open_local(path, monkeypatch) as world:
        players = [world.join(name) for name in ("Ana", "Ben")]
        await sit_down(*players, game="fugitive", pace=0)
        spent: list[tuple[int, int, str]] = []
        for _ in range(TURNS):
            for player in players:
                moves = [item for item in items(player.hand) if ":do:" in item["custom_id"]]
                if moves:
                    await world.bot.settled()
                    asked.clear()
                    before = len(world.server.wire)
                    await world.click(player, player.hand, moves[0]["custom_id"])
                    await world.bot.settled()
                    spent.append((len(world.server.wire) - before, len(asked), says(moves[0])))
    usual = spent[len(players) :]  # the first move of each teaches something
    assert usual
    assert max(requests for requests, _, _ in usual) <= REQUESTS, spent
    assert min(operations for _, operations, _ in usual) <= OPERATIONS, spent
    assert max(operations for _, operations, _ in usual) <= OPERATIONS + EXPLAINED, spent
