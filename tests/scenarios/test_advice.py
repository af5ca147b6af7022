"""Advice: what a strong computer would do in one's place, for whoever plays alone, or where the host allows it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.installed_games import names
from bot.ui.pages.controls import fingerprint
from tests.contract.playouts import sure
from tests.ui.messages import Json, items, labels, says, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

ADVICE = "What a strong computer would do"

PRESSES = 2

BLUE = 1
"""The style of a blue button, as Discord counts them."""


async def test_who_plays_alone_is_advised_until_something_else_is_seen(world: World, ana: Player) -> None:
    """The answer stands on every hand that is shown, is found once, and goes with the question."""
    await ana.slash("stalag17 new", pace=0)
    await ana.choose(world.board, "Add computer", "easy")
    await ana.press(world.board, "Start")
    seen((await world.words()), "advice allowed")
    await ana.press(ana.hand, "Advice")
    seen(text(ana.hand), ADVICE, "wins about", "in 10")
    assert "Advice" not in labels(ana.hand)
    table = world.table
    given = table.advice[ana.seat]
    assert "Advice" not in labels(await ana.my_hand())
    await ana.forge(ana.hand, table.press("advise", ana.seat, table.token(ana.seat)))
    assert table.advice[ana.seat] is given
    await ana.make(str(given.moves[0].move))
    assert ADVICE not in text(ana.hand)
    assert "Advice" in labels(ana.hand)


@pytest.mark.parametrize("game", names())
async def test_what_is_advised_is_one_press_away(world: World, ana: Player, game: str) -> None:
    """As a button where *Advice* stood, or as a mark on the button that makes the move anyway."""
    await ana.slash(f"{game} new", pace=0)
    await ana.choose(world.board, "Add computer", "easy")
    await ana.press(world.board, "Start")
    for _ in range(sure(game, 2 * PRESSES) // 2):  # the computer moves in between
        await ana.press(ana.hand, "Advice")
        best = world.table.advice[ana.seat].moves[0].move
        assert blue(ana.hand) <= {marked(ana.hand)}
        before = world.table.record.version
        await ana.press(ana.hand, marked(ana.hand))
        made = next(move for move in await world.bot.store.moves(world.table.id) if move.version > before)
        assert (made.seat, made.move) == (ana.seat, str(best))


async def test_advice_is_followed_as_long_as_it_stands(world: World, ana: Player) -> None:
    await ana.slash("stalag17 new", pace=0)
    await ana.choose(world.board, "Add computer", "easy")
    await ana.press(world.board, "Start")
    await ana.press(ana.hand, "Advice")
    table, best = world.table, world.table.advice[ana.seat].moves[0].move
    follow = table.press("follow", ana.seat, table.token(ana.seat), fingerprint(best))
    table.advice.clear()
    before = table.record.version
    await ana.forge(ana.hand, follow)
    seen(text(ana.hand), "That question is closed")
    assert table.record.version == before


def marked(message: Json) -> str:
    """Say what the button reads that makes what is advised first."""
    return next(says(item) for item in items(message) if item.get("emoji", {}).get("name") == "💡")


def blue(message: Json) -> set[str]:
    """Return what the blue buttons read."""
    return {says(item) for item in items(message) if item.get("style") == BLUE}


async def test_between_people_the_host_allows_it(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="alien1979", pace=0)
    asked, waits = (ana, ben) if ana.called else (ben, ana)
    assert "advice allowed" not in (await world.words())
    assert "Advice" not in labels(asked.hand)
    press = world.table.press("advise", asked.seat, world.table.token(asked.seat))
    assert "There's no advice at this table" in await asked.forge(world.board, press)
    world.table.record = replace(world.table.record, advice=True)
    assert "Advice" in labels(await asked.my_hand())
    assert "Advice" not in labels(await waits.my_hand())
    await asked.press(await asked.my_hand(), "Advice")
    seen(text(await asked.my_hand()), ADVICE)
    assert ADVICE not in text(await waits.my_hand())
    assert ADVICE not in (await world.words())
    table, best = world.table, world.table.advice[asked.seat].moves[0].move
    before = table.record.version
    await waits.forge(world.board, table.press("follow", asked.seat, table.token(asked.seat), fingerprint(best)))
    assert table.record.version == before, "advice is followed by whoever has it alone"
