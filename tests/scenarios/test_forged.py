"""Presses that no client shows: the own button of a player, spelt anew with what another role or turn may do."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.engine.move import Move
from cogs.colditz.rules import setup
from tests.games.colditz.build import begun
from tests.ui.player import Player, sit_down
from tests.ui.world import World


class Forgery(NamedTuple):
    """What is played before, and then what is forged by the player who is asked and by the one who waits."""

    options: dict[str, str]
    played: tuple[str, ...]
    asked: tuple[str, ...]
    waiting: tuple[str, ...]


FORGERIES = {
    "fugitive": Forgery(
        {"roles": "host_fugitive"},
        ("hide 1 -", "stop"),
        ("hide 42 -", "hide 2 -", "hide 1 -", "hide 42 14", "pass"),
        ("hide 42 -", "hide 2 -", "draw 1", "guess 99"),
    ),
    "alien1979": Forgery(
        {"first": "host"},
        (),
        ("lose rey", "back rey"),
        ("go oros", "take", "enter", "stop", "lose rey", "force 0"),
    ),
    "colditz": Forgery(
        {"german": "last"},
        (str(Move("place", setup.default_posts(begun(2)))),),
        ("post 44,20", "walk g0 44,20", "search chapel g0", "shoot 0.0 g0", "arrest 0.0 g0", "call", "prefer solitary"),
        ("trade 0 - table-rope", "accept 1", "move 0.0 44,20", "post 44,20", "search chapel g0", "end", "call", "roll"),
    ),
    "escape_plan": Forgery(
        {},
        (),
        ("move B1.business", "unlock A1", "send S1.swat B1", "use A1", "keep 3"),
        ("place B1 1.0 2", "house gym", "unlock A1", "send S1.swat B1", "use A1"),
    ),
    "stalag17": Forgery(
        {"informer": "no"},
        (),
        ("join", "decline", "coin heads"),
        ("play food1", "draw", "escape", "take food1", "offer food1", "join"),
    ),
}


async def press(world: World, player: Player, move: str) -> str:
    """Send a press that spells `move` and carries the print of the player's own question; give the answer."""
    seat = player.seat
    return await player.forge(world.board, f"e1:do:1:{seat}:{world.table.token(seat)}:{move}")


@pytest.mark.parametrize("game", FORGERIES)
async def test_what_belongs_to_another_is_not_answered(world: World, ana: Player, ben: Player, game: str) -> None:
    """Each is told the same whatever was forged: no number, no card, no rule."""
    forgery = FORGERIES[game]
    await sit_down(ana, ben, game=game, pace=0, **forgery.options)
    for move in forgery.played:
        (seat,) = world.table.waited_for()
        await (ana, ben)[seat].make(move)
    before = world.table.record.version
    (seat,) = world.table.waited_for()
    for player in (ana, ben):
        moves = forgery.asked if player.seat == seat else forgery.waiting
        told = {move: await press(world, player, move) for move in moves}
        assert len(set(told.values())) == 1, told
        assert "**You can't do that now.**" in told[moves[0]]
    assert world.table.record.version == before
