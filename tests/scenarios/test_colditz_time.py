"""Escape from Colditz against the clock, on virtual time: the minutes of a game, whoever thinks (§3.17)."""

from __future__ import annotations

import pytest

from bot.engine.game import Result
from tests.games.colditz.build import officer, table
from tests.ui.answer import answer
from tests.ui.messages import SWAPPED, labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

Three = tuple[Player, Player, Player]

HOUR = 3600


@pytest.fixture
async def three(world: World, ana: Player, ben: Player) -> Three:
    """Ana and Ben are escape officers, Cleo is the German; they play an hour without a time for a turn."""
    cleo = world.join("Cleo")
    await sit_down(ana, ben, cleo, game="colditz", german="last", limit="minutes_60", pace=0)
    return ana, ben, cleo


async def test_the_minutes_end_the_game_in_mid_turn(world: World, three: Three) -> None:
    ana, ben, cleo = three
    assert "Escape from Colditz · round 1" in (await world.words())
    await cleo.press(cleo.hand, "Post 2 guards inside, 7 in the garrison (ringed on the map)")
    await world.pass_time(HOUR - 60)
    assert ana.called
    await ana.make("end")
    await world.pass_time(50)
    assert not world.over
    assert ben.called
    await world.pass_time(20)
    assert world.over
    assert world.pings == []
    assert world.table.state.result == Result((cleo.seat,), "time", (0, 0, 0))
    seen((await world.words()), "**Escape from Colditz · the end**", "Time is up: Cleo held the castle.")
    seen((await world.words()), "Time ran out for this game.")
    assert "You win! Time is up, and you held the castle." in text(cleo.hand)
    assert "Time is up: Cleo held the castle." in text(ben.hand)
    assert labels(world.board) == [*SWAPPED, "Replay", "Share", "Fair deal ✓", "Log", "Show in words"]
    assert "Every shuffle and move agrees" in answer(await ben.verify(world.board))


async def test_what_is_being_resolved_is_finished_and_counts(world: World, three: Three) -> None:
    """Case 159: a pass is looked at while the minutes run out; the man behind it is still home."""
    ana, _, cleo = three
    running = officer("99,31 44,20", "pass", kit=True), officer("46,20")
    await world.put(table(*running, guards="58,20", points=60, hand="search", target=1, rounds=0))
    await ana.make("move 0.0 AW44")
    seen((await world.words()), "American A shows a German pass at the main gate. Waiting for Cleo.")
    await world.pass_time(2 * HOUR)
    assert not world.over
    assert "Time ran out for this game." in (await world.words())
    assert cleo.called
    await cleo.press(cleo.hand, "No")
    assert world.over
    assert world.table.state.result == Result((ana.seat,), "escaped", (1, 0, 0))
    seen(
        (await world.words()),
        "Ana: A escaped at objective 5.",
        "Ana wins: nobody else got as many men out.",
    )


async def test_the_hour_survives_a_restart(world: World, three: Three) -> None:
    """What was played before counts on; the pause, in which the bot was away, does not."""
    _, _, cleo = three
    await cleo.press(cleo.hand, "Post 2 guards inside, 7 in the garrison (ringed on the map)")
    await world.pass_time(HOUR / 2)
    await world.restart()
    await world.pass_time(HOUR / 2 - 60)
    assert not world.over
    await world.pass_time(180)
    assert world.over
    assert "Time is up: Cleo held the castle." in (await world.words())
