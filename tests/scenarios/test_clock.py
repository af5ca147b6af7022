"""Turns that take too long, on virtual time: a reminder, then what a time-out plays."""

from __future__ import annotations

import re

from tests.ui.messages import text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


async def test_a_reminder_then_a_time_out(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    first = world.pings
    await world.pass_time(230)
    assert world.pings == first
    await world.pass_time(20)
    assert len(world.pings) == 1
    assert f"<@{ana.id}>, your time is nearly up" in world.pings[0]
    await world.pass_time(60)
    assert "Ana ran out of time" in (await world.words())
    assert "hid" in (await world.words())
    assert "Ben (Marshal)" in (await world.words()).split("\n")[0]
    assert [f"<@{ben.id}>" in ping for ping in world.pings] == [True]
    await world.pass_time(310)
    assert "Ben ran out of time, then drew 2 cards from 4-14." in (await world.words())


async def test_an_answer_in_time_is_no_time_out(world: World, ana: Player, ben: Player) -> None:
    """It leaves a tenth of the time for what else the turn asks; the next turn has all of it."""
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    await world.pass_time(290)
    await ana.make("hide 2 -")
    await world.pass_time(25)
    assert "out of time" not in (await world.words())
    await ana.press(ana.hand, "Stop here")
    assert "Ben (Marshal) draws two cards" in (await world.words())
    await world.pass_time(290)
    assert "out of time" not in (await world.words())
    await world.pass_time(15)
    assert "Ben ran out of time" in (await world.words())


async def test_people_see_how_long_a_turn_lasts(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    until = re.search(r"⏳ Ana's time · <t:(\d+):R>", (await world.words()))
    assert until is not None
    assert f"⏳ Your time · <t:{until[1]}:R>" in text(ana.hand)
    assert "⏳" not in text(ben.hand)
    await world.pass_time(100)
    await ana.make("hide 2 -")
    assert f"<t:{until[1]}:R>" in text(ana.hand), "a step in time takes nothing and gives nothing"


async def test_a_deadline_survives_a_restart(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    await world.pass_time(200)
    await world.restart()
    assert "out of time" not in (await world.words())
    await world.pass_time(140)
    assert "Ana ran out of time" in (await world.words())


async def test_no_limit_waits_for_ever(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await world.pass_time(3000)
    assert "is choosing the first hideout" in (await world.words())
    assert len(world.pings) == 1
