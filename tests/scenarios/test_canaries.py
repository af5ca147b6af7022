"""Nobody is sent what they may not know, over whole games and to the last byte.

A game is played to its last but one move with everything recorded that leaves the bot. Then the same game is played
with other hidden cards: the deal is exchanged for one that the watcher cannot tell from it, and the owner of what is
hidden plays the exchanged cards, while all that is public happens alike. Every byte sent where the watcher can see it
must be the same, pictures and log lines too, and what was sent to the owner must not: else nothing was tested.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import structlog
from simcord.http import router

from bot.engine.chance import Chance
from bot.engine.game import Move, Seat, Step, Viewer
from bot.table import Table
from bot.titles import title
from cogs.fugitive import redeal
from cogs.fugitive.rules import GAME, Fugitive
from cogs.fugitive.state import State
from tests.scenarios.players import Player, sit_down
from tests.scenarios.world import World, open_world

Names = list[int]
Script = list[tuple[Seat, Move]]


@dataclass
class Traffic:
    """All that left the bot in one game: by whom it can be seen, and the lines of the log."""

    public: list[Any] = field(default_factory=list)
    private: dict[str, list[Any]] = field(default_factory=lambda: {"Ana": [], "Ben": []})
    logged: list[Any] = field(default_factory=list)
    states: list[State] = field(default_factory=list)


async def played(
    database: Path, monkeypatch: pytest.MonkeyPatch, script: Callable[[State], Script], names: Names | None
) -> Traffic:
    """Play a game by `script` with its cards renamed, and press all that shows something."""
    with monkeypatch.context() as patch, structlog.testing.capture_logs() as logged:
        if names is not None:
            patch.setattr(Fugitive, "setup", renamed_deal(names))
        async with open_world(database, patch) as world:
            ana, ben = world.join("Ana"), world.join("Ben")
            traffic = Traffic()
            record(world, {"Ana": ana, "Ben": ben}, traffic, patch)
            await sit_down(world, ana, ben, roles="host_fugitive", pace=0)
            for number, (seat, move) in enumerate(script(world.table.state)):
                traffic.states.append(world.table.state)
                player = (ana, ben)[seat]
                await player.make(str(move), await player.my_hand() if number % 3 == 0 else None)
                if number % 4 == 0:
                    for each in (ana, ben):
                        await each.press(world.board, "Log")
                        await each.slash("hand")
                if number % 10 == 9:
                    await ben.press(world.board, "Bring board down")
            traffic.states.append(world.table.state)
    traffic.logged = [{key: value for key, value in line.items() if key != "reference"} for line in logged]
    return traffic


def record(world: World, people: dict[str, Player], traffic: Traffic, patch: pytest.MonkeyPatch) -> None:
    """Keep every request with its files, in the box of whoever sees its outcome."""
    boxes = {player.user.dm_channel.id: traffic.private[name] for name, player in people.items()}
    by_id = {player.id: traffic.private[name] for name, player in people.items()}
    dispatch = router.dispatch

    def recorded(backend: Any, method: str, path: str, **details: Any) -> Any:
        files = [(each.filename, each.fp.read(), each.description) for each in details.get("files") or ()]
        for each in details.get("files") or ():
            each.reset(seek=True)
        sent = (method, path, repr(own(details.get("json"))), repr(details.get("params")), files)
        parts = path.split("/")
        if parts[1] == "channels":
            boxes.get(int(parts[2]), traffic.public).append(sent)
        elif parts[1] in ("webhooks", "interactions"):
            token = parts[3]
            asked = next(each for each in backend.interactions.values() if each.token == token)
            by_id[asked.user_id].append(sent)
        else:
            traffic.public.append(sent)
        return dispatch(backend, method, path, **details)

    patch.setattr(router, "dispatch", recorded)


def own(body: Any) -> Any:
    """Leave out what discord.py adds at random where the bot gives no nonce."""
    return {**body, "nonce": ""} if isinstance(body, dict) and str(body.get("nonce", "")).isdecimal() else body


def clever_script(seed: bytes) -> Callable[[State], Script]:
    """Let the strong computers think out a game, all but its last move."""

    def script(state: State) -> Script:
        moves: Script = []
        chance = Chance(seed, 0)
        policy = title("fugitive").policies["normal"]
        while state.result is None:
            seat = next(seat for seat in (0, 1) if GAME.asks(state, seat))
            narrow = partial(GAME.narrow, state, seat)
            move = policy.choose(GAME.view(state, seat), GAME.asks(state, seat), narrow, chance)
            moves.append((seat, move))
            state = GAME.apply(state, seat, move, chance).state
        return moves[:-1]

    return script


def exchanged(state: State, viewer: Viewer) -> Names:
    """Give new names for the cards, which `viewer` cannot tell from the old ones at the end of a game nor before."""
    found: list[Names] = []
    renamed = redeal._renamed
    redeal._renamed = lambda state, names: found.append(list(names)) or renamed(state, names)
    try:
        redeal.redeal(state, viewer, Chance(b"canary", 0))
    finally:
        redeal._renamed = renamed
    return found[0]


def renamed_deal(names: Names) -> Callable[..., Step[State]]:
    setup = Fugitive.setup

    def dealt(self: Fugitive, *arguments: Any) -> Step[State]:
        step = setup(self, *arguments)
        return Step(redeal._renamed(step.state, names), step.events)

    return dealt


def renamed_script(script: Script, names: Names) -> Callable[[State], Script]:
    """Make the same moves with the renamed cards; guesses name the same numbers."""

    def rename(move: Move) -> Move:
        if move.verb != "hide":
            return move
        return Move("hide", tuple(tuple(sorted((str(names[int(c)]) for c in group), key=int)) for group in move.picks))

    return lambda state: [(seat, rename(move)) for seat, move in script]


async def two_truths(folder: Path, monkeypatch: pytest.MonkeyPatch, viewer: Viewer) -> tuple[Traffic, Traffic]:
    """Play one game, and again with cards exchanged that `viewer` cannot tell apart."""
    kept: list[Script] = []

    def script(state: State) -> Script:
        kept.append(clever_script(b"a long game 7")(state))
        return kept[0]

    one = await played(folder / "one.db", monkeypatch, script, None)
    names = exchanged(one.states[-1], viewer)
    assert sum(new != old for old, new in enumerate(names)) >= 6
    other = await played(folder / "other.db", monkeypatch, renamed_script(kept[0], names), names)
    assert len(one.states) > 20
    assert one.states != other.states
    return one, other


@pytest.mark.parametrize(
    ("viewer", "owners"), [(None, ("Ana", "Ben")), (0, ("Ben",)), (1, ("Ana",))], ids=["channel", "Fugitive", "Marshal"]
)
async def test_other_hidden_cards_change_no_byte_that_others_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewer: Viewer, owners: Sequence[str]
) -> None:
    one, other = await two_truths(tmp_path, monkeypatch, viewer)
    same(one.public, other.public)
    same(one.logged, other.logged)
    for name in ("Ana", "Ben"):
        if name in owners:
            assert one.private[name] != other.private[name]
        else:
            same(one.private[name], other.private[name])


async def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The channel sees the Fugitive's view: the comparison must fail, or it compares nothing."""
    monkeypatch.setattr(Table, "view", lambda self, viewer: GAME.view(self.state, 0 if viewer is None else viewer))
    one, other = await two_truths(tmp_path, monkeypatch, None)
    with pytest.raises(AssertionError):
        same(one.public, other.public)


def same(one: list[Any], other: list[Any]) -> None:
    for first, second in zip(one, other, strict=False):
        assert first == second
    assert len(one) == len(other)


async def test_log_lines_hold_no_card_and_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    traffic = await played(tmp_path / "one.db", monkeypatch, clever_script(b"a long game 7"), None)
    known = {"event", "log_level", "table", "tables", "seat", "code", "interaction", "error"}
    assert traffic.logged
    assert {key for line in traffic.logged for key in line} <= known
