"""Nobody is sent what they may not know, over whole games and to the last byte.

A game is played to its last but one move with everything recorded that leaves the bot. Then the same game is played
with other hidden cards: the deal is exchanged for one that the watcher cannot tell from it, and the owner of what is
hidden plays the exchanged cards, while all that is public happens alike. Every byte sent where the watcher can see it
must be the same, pictures and log lines too, and what was sent to the owner must not: else nothing was tested.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Illegal, Move
from bot.engine.play import play
from bot.engine.record import Seat, Viewer
from bot.installed_games import installed_game
from bot.table.table import Table
from cogs.fugitive.rules.game import GAME, Fugitive
from cogs.fugitive.state import State
from tests.scenarios import fugitive_names
from tests.ui.player import sit_down
from tests.ui.traffic import Traffic, same
from tests.ui.world import Opening

pytestmark = pytest.mark.pictures

Names = list[int]
Script = list[tuple[Seat, Move]]

LONG = range(16, 30)
"""Moves of a game that is long enough to show something, and short enough to be played again and again."""


async def played(
    open_world: Opening,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    script: Callable[[State], Script],
    names: Names | None,
) -> Traffic:
    """Play a game by `script` with its cards renamed, and press all that shows something."""
    with monkeypatch.context() as patch, structlog.testing.capture_logs() as logged:
        if names is not None:
            patch.setattr(Fugitive, "setup", renamed_deal(names))
        async with open_world(database, patch) as world:
            ana, ben = world.join("Ana"), world.join("Ben")
            traffic, before = Traffic(), len(world.requests)
            await sit_down(ana, ben, roles="host_fugitive", pace=0)
            for number, (seat, move) in enumerate(script(world.table.state)):
                traffic.states.append(world.table.state)
                player = (ana, ben)[seat]
                await player.make(str(move), await player.my_hand() if number % 3 == 0 else None)
                if number % 4 == 0:
                    for each in (ana, ben):
                        await each.press(world.board, "Log")
                        await each.slash("hand")
                if number % 10 == 9:
                    await ben.press_more(world.board, "Move board down")
            traffic.states.append(world.table.state)
            traffic.sort(world.requests[before:], {ana.id: "Ana", ben.id: "Ben"})
    traffic.log(logged)
    return traffic


@cache
def clever_game(state: State) -> Script:
    """Let the computers think out games, and give the first that is long and could be told with other hidden cards."""
    for number in range(1000):
        moves, last = thought_out(state, number)
        if len(moves) in LONG and all(tellable(state, moves, last, viewer) for viewer in (None, 0, 1)):
            return moves
    raise AssertionError("no game of this deal will do")


def thought_out(state: State, number: int) -> tuple[Script, State]:
    """Give all moves of a game but the last, and the state they lead to."""
    moves: Script = []
    chance = Chance(number.to_bytes(2), 0)
    policy = installed_game("fugitive").policies["normal"]
    before = state
    while state.result is None:
        seat = next(seat for seat in (0, 1) if GAME.asks(state, seat))
        next_field = partial(GAME.next_field, state, seat)
        move = policy.choose(GAME.view(state, seat), GAME.asks(state, seat), next_field, chance)
        moves.append((seat, move))
        before, state = state, GAME.apply(state, seat, move, chance).state
    return moves[:-1], before


def tellable(state: State, moves: Script, last: State, viewer: Viewer) -> bool:
    """Whether cards get other names that `viewer` must not learn, and the same game can be played with those.

    No menu offers the Marshal a guess at a card of the own hand.
    """
    names = exchanged(last, viewer)
    hidden = last.marshal_hand if viewer == last.fugitive else tuple(spot.hideout for spot in last.row)
    state = fugitive_names.renamed(state, names)
    try:
        for seat, move in renamed(moves, names):
            if move.verb == "guess" and set(map(int, move.picks[0])) & set(state.marshal_hand):
                return False
            state = play(GAME, state, seat, move, Chance(b"", 0)).state
    except Illegal:
        return False
    return any(names[card] != card for card in hidden) and sum(new != old for old, new in enumerate(names)) >= 6


def exchanged(state: State, viewer: Viewer) -> Names:
    """Give new names for the cards, which `viewer` cannot tell from the old ones at the end of a game nor before."""
    return fugitive_names.new_names(state, viewer, Chance(b"canary", 0))


def renamed_deal(names: Names) -> Callable[..., Step[State]]:
    setup = Fugitive.setup

    def dealt(self: Fugitive, *arguments: Any) -> Step[State]:
        step = setup(self, *arguments)
        return Step(fugitive_names.renamed(step.state, names), step.events)

    return dealt


def renamed(script: Script, names: Names) -> Script:
    """Make the same moves with the renamed cards; guesses name the same numbers."""

    def rename(move: Move) -> Move:
        if move.verb != "hide":
            return move
        return Move("hide", tuple(tuple(sorted((str(names[int(c)]) for c in group), key=int)) for group in move.picks))

    return [(seat, rename(move)) for seat, move in script]


async def two_truths(
    open_world: Opening, folder: Path, monkeypatch: pytest.MonkeyPatch, viewer: Viewer
) -> tuple[Traffic, Traffic]:
    """Play one game, and again with cards exchanged that `viewer` cannot tell apart."""
    one = await played(open_world, folder / "one.db", monkeypatch, clever_game, None)
    names = exchanged(one.states[-1], viewer)
    script = renamed(clever_game(one.states[0]), names)
    other = await played(open_world, folder / "other.db", monkeypatch, lambda state: script, names)
    assert one.states != other.states
    return one, other


@pytest.mark.parametrize(
    ("viewer", "owners"), [(None, ("Ana", "Ben")), (0, ("Ben",)), (1, ("Ana",))], ids=["channel", "Fugitive", "Marshal"]
)
async def test_other_hidden_cards_change_no_byte_that_others_see(
    open_world: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewer: Viewer, owners: Sequence[str]
) -> None:
    one, other = await two_truths(open_world, tmp_path, monkeypatch, viewer)
    same(one.public, other.public)
    same(one.logged, other.logged)
    for name in ("Ana", "Ben"):
        if name in owners:
            assert one.private[name] != other.private[name]
        else:
            same(one.private[name], other.private[name])


async def test_a_leak_would_be_found(open_world: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The channel sees the Fugitive's view: the comparison must fail, or it compares nothing."""
    monkeypatch.setattr(Table, "view", lambda self, viewer: GAME.view(self.state, 0 if viewer is None else viewer))
    one, other = await two_truths(open_world, tmp_path, monkeypatch, None)
    with pytest.raises(AssertionError):
        same(one.public, other.public)


async def test_log_lines_hold_no_card_and_no_secret(
    open_world: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    traffic = await played(open_world, tmp_path / "one.db", monkeypatch, clever_game, None)
    known = {"event", "log_level", "table", "tables", "seat", "code", "interaction", "error"}
    known |= {"bot", "servers", "invitation"}  # of the line that says who the bot is
    assert traffic.logged
    assert {key for line in traffic.logged for key in line} <= known
