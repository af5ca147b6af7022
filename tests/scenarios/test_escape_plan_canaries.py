"""What is hidden at Escape Plan reaches nobody else: the same play with other plans and lockers, to the last byte."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.engine.chance import Chance
from bot.engine.event import Private
from bot.engine.game import Step
from bot.engine.move import Illegal, Move
from bot.engine.play import play
from cogs.escape_plan import data
from cogs.escape_plan.rules.game import GAME, EscapePlan
from cogs.escape_plan.state import State
from tests.games.escape_plan.build import N, near, routed, table, who, with_player
from tests.scenarios.escape_plan_story import NAMES, THREE, Days, Deed, chapters
from tests.ui.traffic import Traffic, numbered, same
from tests.ui.world import Opening

pytestmark = pytest.mark.pictures

VIEWER = NAMES.index("Cleo")

LAST = "Income now"
"""The last chapter that is played: two have visited a place, Cleo for an amount and Ben for his income."""


def until(title: str) -> list[Deed]:
    """Give the moves of the game up to the end of a chapter."""
    told = chapters(THREE)
    return [deed for name in [*told][: [*told].index(title) + 1] for deed in told[name]]


def truths(state: State) -> Iterator[State]:
    """Give other truths about the start: other plan cards of Ana and Ben."""
    left = [plan for plan in data.PLANS if plan not in [player.plan for player in state.players]]
    for ana, ben in permutations(left, 2):
        yield with_player(with_player(state, 0, plan=ana), 1, plan=ben)


def told(state: State, deeds: Sequence[Deed], seed: bytes) -> tuple[list[str], list[State]]:
    """Play without Discord: the moves in full, and what is true before and after each. Raises Illegal."""
    moves, states = [], [state]
    for number, deed in enumerate(deeds, 1):
        seat = NAMES.index(deed.who)
        moves.append(routed(states[-1], seat, deed.move))
        states.append(play(GAME, states[-1], seat, Move.parse(moves[-1]), Chance(seed, number)).state)
    return moves, states


def another_truth(state: State, deeds: Sequence[Deed], seed: bytes) -> State:
    """Find a truth in which the same can be played, which Cleo cannot tell from `state`, and the others can."""
    moves, states = told(state, deeds, seed)
    for other in truths(state):
        try:
            spelled, others = told(other, deeds, seed)
        except Illegal:
            continue
        same_for = [_alike(states, others, seat) for seat in range(len(NAMES))]
        if spelled == moves and same_for == [seat == VIEWER for seat in range(len(NAMES))] and income_differs(others):
            return other
    raise AssertionError("no other truth will do")


def _alike(states: Sequence[State], others: Sequence[State], seat: int) -> bool:
    return all(GAME.view(one, seat) == GAME.view(two, seat) for one, two in zip(states, others, strict=True))


def income_differs(states: Sequence[State]) -> bool:
    """Tell whether Ben has put an amount into his stash, instead of taking his income as in the story."""
    return bool(states[-1].players[1].stash)


async def played(
    open_world: Opening, database: Path, monkeypatch: pytest.MonkeyPatch, deeds: Sequence[Deed], start: State | None
) -> tuple[Traffic, State, bytes]:
    """Play from `start` instead of the deal, all looking at hand and log now and then; keep what leaves the bot."""
    traffic, setup = Traffic(), EscapePlan.setup
    with monkeypatch.context() as patch, structlog.testing.capture_logs() as logged:
        if start is not None:
            patch.setattr(EscapePlan, "setup", lambda *deal: Step(start, setup(*deal).events))
        async with open_world(database, patch) as world:
            days = Days(world, THREE)
            before = len(world.requests)
            await days.begin()
            dealt, seed = world.table.state, world.table.seed
            for number, deed in enumerate(deeds, 1):
                await days.play([deed])
                if number % 4 == 0 or number == len(deeds):
                    for name in NAMES:
                        await days.reads(name)
                        await days.log(name)
            traffic.sort(world.requests[before:], {player.id: name for name, player in days.players.items()})
    traffic.log(logged)
    return traffic, dealt, seed


async def two_truths(open_world: Opening, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Traffic, Traffic]:
    """Play the story as it is, and with what Cleo does not know exchanged."""
    deeds = until(LAST)
    one, dealt, seed = await played(open_world, folder / "one.db", monkeypatch, deeds, None)
    start = another_truth(dealt, deeds, seed)
    other, _, _ = await played(open_world, folder / "other.db", monkeypatch, deeds, start)
    return one, other


async def test_other_plans_change_no_byte_that_others_see(
    open_world: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await two_truths(open_world, tmp_path, monkeypatch)
    same(numbered(one.public), numbered(other.public))
    same(one.logged, other.logged)
    same(one.private["Cleo"], other.private["Cleo"])
    for name in ("Ana", "Ben"):
        boxes: tuple[Any, Any] = one.private[name], other.private[name]
        assert boxes[0] != boxes[1], name


def at_the_store(poor: bool) -> State:
    """Let Ana open lockers, with nothing in her pocket or much, and tiles in one order or another."""
    ana = who("K01 K04 A5 A6 A7", at="B1.business", keys="green yellow", cash=0 if poor else 30)
    lockers = ((50, 40, 30, 0, 0), (70, 60, 50, 0, 0), (100, 90, 70, 0, 0))
    stacks = lockers if poor else tuple(stack[::-1] for stack in lockers)
    return table(ana, who(), who(), city=(near("B1", "C", N, business="gym"),), lockers=stacks)


def before_an_exit(poor: bool) -> State:
    """Let Ana be wounded on her way to a closed exit, with a tile of another one, and other tiles left."""
    ana = who(items="E1 - A2 A3 A4", cash=0 if poor else 30, exits=(2,), exit_tiles=(10 if poor else 50,))
    stacks = ((50, 20), (40, 30)) if poor else ((30, 20), (50, 10))
    return table(ana, who(), who(), s1="F", city=(near("D3", "C", N),), closed=(2, 3), exit_stacks=stacks)


def at_headquarters(poor: bool) -> State:
    """Let Ana go where members are hired, with money for them or not."""
    return table(who(at="S2.church", cash=0 if poor else 30), who(), who())


def before_an_unlock(poor: bool) -> State:
    """Ask Ana and Ben about an unlock, which Ana can pay or not."""
    ana = who(notoriety=1, cash=2 if poor else 30)
    return table(ana, who(notoriety=2), who(), day=2, phase="unlock", unlocking=(0, 1))


@pytest.mark.parametrize(
    ("start", "deeds"),
    [
        (at_headquarters, "move S2.gang, done, finish"),
        (before_an_unlock, "keep_money"),
        (at_the_store, "move B1.store, locker green, keep 0, locker yellow, keep 0, done"),
        (before_an_exit, "move D3.exit, take, keep 0"),
    ],
    ids=["members", "unlock", "lockers", "exit"],
)
async def test_other_tiles_and_money_change_no_byte_that_others_see(
    open_world: Opening,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    start: Callable[[bool], State],
    deeds: str,
) -> None:
    moves = [Deed("Ana", move) for move in deeds.split(", ")]
    one, _, _ = await played(open_world, tmp_path / "one.db", monkeypatch, moves, start(True))
    other, _, _ = await played(open_world, tmp_path / "other.db", monkeypatch, moves, start(False))
    same(numbered(one.public), numbered(other.public))
    same(one.logged, other.logged)
    for name in ("Ben", "Cleo"):
        same(one.private[name], other.private[name])
    assert one.private["Ana"] != other.private["Ana"]


async def test_a_leak_would_be_found(open_world: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told what one is told: the comparison must fail, or it compares nothing."""
    monkeypatch.setattr(Private, "reaches", lambda self, viewer: True)
    one, other = await two_truths(open_world, tmp_path, monkeypatch)
    with pytest.raises(AssertionError):
        same(numbered(one.public), numbered(other.public))
    with pytest.raises(AssertionError):
        same(one.private["Cleo"], other.private["Cleo"])
