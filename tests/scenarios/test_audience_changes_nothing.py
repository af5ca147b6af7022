"""The same game twice, with an audience and without: nothing of the game differs.

`AUDIENCE` has a row for each thing that people do around a game. A new one is a function that presses it, named in one
of the `EVENINGS` at which it can be pressed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from storage.records.agreements import TableAgreements
from tests.table.play import random_move
from tests.ui.messages import find, labels
from tests.ui.player import Player
from tests.ui.world import Opening, World

TURN = 20.0
"""Seconds that a person takes for a move."""

EVERY = 4
"""Moves of people between two moments at which the audience acts."""


class Stage(NamedTuple):
    """A game that is on, the people who play it, and those who look on."""

    world: World
    players: list[Player]
    watchers: list[Player]


SHOWN = 24
"""Moves of people that are shown; the rest of a game goes by unseen, which is cheaper."""

Act = Callable[[Stage], Awaitable[bool]]
"""Presses something, and tells whether it could be pressed."""


class Evening(NamedTuple):
    """A quick game that is played twice: whether it is casual, and what its audience does."""

    game: str
    casual: bool
    acts: tuple[str, ...]


async def watch(stage: Stage) -> bool:
    """Watch in two languages, and be told of great moments."""
    for each, label, tell in zip(stage.watchers, ("Watch", "Mirar"), ("Tell me", "Contarme"), strict=False):
        panel = await each.open_more(stage.world.board, label)
        if any(one.startswith(tell) for one in labels(panel)):
            await each.press(panel, tell)
    return True


async def claim(stage: Stage) -> bool:
    """Let each player claim something, true or not."""
    table, made = stage.world.table, len(stage.world.table.record.agreements.claims)
    for each, name in zip(stage.players, [one.name for one in table.title.claims], strict=False):
        await each.forge(stage.world.board, table.press("claim", argument=name))
    return len(table.record.agreements.claims) > made


async def shoulder(stage: Stage) -> bool:
    """Let the last of the watchers look over the shoulder of the first player, and press what stands there."""
    world, player, friend = stage.world, stage.players[0], stage.watchers[-1]
    if not world.table.record.agreements.looked:
        page = (await world.click(player, player.hand, world.table.press("shoulder"), forged=True)).told[-1]
        await player.forge(page, str(find(page, "Let someone look")["custom_id"]), [friend.id])
        await friend.press(next(each for each in reversed(world.public) if "Look" in labels(each)), "Look")
    hand = friend.inbox[-1]
    for label in labels(hand)[:2]:
        await friend.press(hand, label)
    return bool(labels(hand))


AUDIENCE: Mapping[str, Act] = {"watch": watch, "claim": claim, "shoulder": shoulder}

EVENINGS = (
    Evening("stalag17", False, ("watch", "claim")),
    Evening("fugitive", True, ("watch", "shoulder")),
)


class Played(NamedTuple):
    """All of a game that an audience could have changed."""

    log: list[Any]
    clocks: list[Any]
    record: Any
    outcomes: list[Any]
    ratings: list[Any]


async def play(world: World, evening: Evening, acts: Mapping[str, Act]) -> tuple[Played, Counter[str]]:
    """Play an evening's game to its end: people at random from a seed, the computer as it likes."""
    ana, ben = world.join("Ana"), world.join("Ben")
    watchers = [world.join("Eva"), world.join("Kim", "es-ES"), world.join("Leo")]
    stage, dice, done, clocks = Stage(world, [ana, ben], watchers), random.Random(7), Counter[str](), []
    await ana.slash(f"{evening.game} new", pace=300)
    await ben.press(world.board, "Join")
    table = world.table
    short = {**table.record.options, **table.title.game.presets["quick"]}
    await table.change(lambda record: replace(record, options=short))
    if evening.casual:
        await ana.press((await ana.press(world.board, "Table settings …")).told[-1], "Casual game")
    if len(table.record.seats) < table.title.game.seats[-1]:
        await ana.choose(world.board, "Add computer", "easy")
    await ana.press(world.board, "Start")
    turns = 0
    while table.record.status == "playing":
        if turns == SHOWN:
            world.bot.tables.listeners.remove(world.bot.reconciler.wake)
        if turns < SHOWN and turns % EVERY == 0:
            for name, act in acts.items():
                done[name] += await act(stage)
        turns += 1
        await world.pass_time(TURN)
        seat, move = random_move(table, dice)
        await table.submit(seat, move, table.token(seat))
        await world.bot.settled()
        clocks.append((table.record.version, [each.clock for each in table.record.seats], table.record.time_banks))
    await world.bot.settled()
    record = replace(table.record, agreements=TableAgreements(), revision=0)
    log = list(await world.bot.store.moves(table.id))
    outcomes, ratings = [list(await world.bot.store._read(f"select * from {each}")) for each in ("outcome", "rating")]
    return Played(log, clocks, record, outcomes, ratings), done


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda each: each.game)
async def test_a_game_before_an_audience_is_the_same(
    open_world: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, evening: Evening
) -> None:
    """Result, rating, clocks, the log and so each decision of a computer."""
    acts = {name: AUDIENCE[name] for name in evening.acts}
    found = []
    for number, acting in enumerate((acts, {})):
        thoughts = SimpleNamespace(urandom=random.Random("computers").randbytes)
        monkeypatch.setattr("bot.table.computers.os", thoughts)
        async with open_world(tmp_path / f"{number}.db", monkeypatch) as world:
            with world.uncounted():
                found.append(await play(world, evening, acting))
    (watched, done), (alone, _) = found
    assert all(done[name] for name in acts), done
    for part, before, after in zip(Played._fields, alone, watched, strict=True):
        assert before == after, part
    assert alone.outcomes
    assert bool(alone.ratings) != evening.casual


def test_each_row_is_played() -> None:
    assert {*AUDIENCE} == {act for evening in EVENINGS for act in evening.acts}
