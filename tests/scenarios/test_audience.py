"""Nothing of an audience reaches a game: the same game is played twice, with and without people who watch and react."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.ui.reconcile.reactions import ADDED
from tests.table.play import random_move
from tests.ui.messages import find, items, labels
from tests.ui.player import Player
from tests.ui.world import Opening, World

MOVES = 30
"""Moves of people before one of them gives up."""

OFTEN = 0.6
"""How often the audience does something before a move."""


class Crowd:
    """People who watch, look, react, change their minds and come back, at random."""

    def __init__(self, world: World, people: list[Player], seed: str) -> None:
        self._world, self._people, self._dice = world, people, random.Random(seed)
        self._panels: dict[Player, Any] = {}
        self.acts = 0

    async def act(self) -> None:
        """Let one of them do something."""
        who, self.acts = self._dice.choice(self._people), self.acts + 1
        scenes = [each for each in self._world.public if each.get("reactions")]
        if scenes and self._dice.random() < 0.4:
            await self._world.react(who, self._dice.choice(scenes), self._dice.choice(ADDED))
        elif who not in self._panels or self._dice.random() < 0.3:
            self._panels[who] = await who.open_more(self._world.board, "Watch")
        else:
            await self._press(who)

    async def _press(self, who: Player) -> None:
        shown = who.look(self._panels[who])
        offered = [each for each in labels(shown) if each != "Board"]
        if not offered:
            del self._panels[who]
            return
        label = self._dice.choice(offered)
        assert find(shown, label) in items(shown)
        await who.press(shown, label)


async def story(world: World, title: str, watched: bool) -> tuple[Any, ...]:
    """Play a game and give what came of it: the log with its times and links, the record, outcomes and ratings."""
    ana, ben = world.join("Ana"), world.join("Ben")
    crowd = Crowd(world, [world.join(name) for name in ("Eva", "Kim", "Leo")], title)
    await ana.slash(f"{title} new", pace=300)
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start" if title == "fugitive" else "Fill")
    table, dice = world.table, random.Random(title)
    with world.uncounted():
        for _ in range(MOVES):
            await world.bot.settled()
            if table.record.status != "playing":
                break
            if watched and crowd._dice.random() < OFTEN:
                await crowd.act()
            seat, move = random_move(table, dice)
            await table.submit(seat, move, table.token(seat))
            await world.pass_time(2)
        if watched:
            assert crowd.acts >= MOVES / 3
        if table.record.status == "playing":
            await ben.press(await ben.private("table resign"), "Resign")
        await world.bot.settled()
    store, record = world.bot.store, table.record
    rows = [replace(row, former=None) for row in await store.moves(table.id)]
    kept = (
        record.seats,
        record.status,
        record.reason,
        record.version,
        record.head,
        record.time_banks,
        record.undo,
        record.snapshot,
    )
    outcomes = await store.outcomes_of(int(ana.id))
    ratings = await store.ratings(title, [ana.id, ben.id])
    assert outcomes
    assert len(ratings) == 2
    return rows, kept, outcomes, ratings


@pytest.mark.parametrize("title", [pytest.param("fugitive", marks=pytest.mark.long), "alien1979"])
async def test_a_game_is_the_same_with_an_audience(
    open_world: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """Log, result, rating, clocks and the decisions of computers."""
    found = []
    for watched in (False, True):
        thoughts = random.Random("computers")
        monkeypatch.setattr("bot.table.computers.os", SimpleNamespace(urandom=thoughts.randbytes))
        async with open_world(tmp_path / f"{watched}.db", monkeypatch) as world:
            found.append(await story(world, title, watched))
    for alone, seen in zip(*found, strict=True):
        assert alone == seen
