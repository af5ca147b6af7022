"""Whoever runs the bot looks at tables without secrets, ends and revives them, announces a restart and drains."""

from __future__ import annotations

from bot.engine.press import at_home
from bot.table import life
from bot.table.fault import bundle
from bot.ui.drain import QUIET
from tests.ui.answer import answer
from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


async def about(who: Player) -> Json:
    return (await who.press(await who.private("escapade"), "About")).told[0]


async def test_the_operators_page_is_the_operators(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    world.bot.settings.owners = (int(ben.id),)
    assert "Operator" not in labels(await about(ana))
    home = await ana.private("escapade")
    for action in ("", "-table", "-end", "-revive", "-announce", "-drain", "-block"):
        told = await ana.forge(home, at_home(f"operator{action}", "1"), ["1"])
        assert told == "Only whoever runs this bot can do that."
    assert world.table.record.status == "playing"
    page = (await ben.press(await about(ben), "Operator")).told[0]
    seen(text(page), "at play: **1**", "in the lobby: **0**", "New tables may be opened.")
    await ben.choose(page, "Look at a table", "1")
    page = ben.look(page)
    seen(text(page), "It is **at play**", "2 people, 0 computers")
    assert not [hidden for hidden in ("hide", "card", "Row") if hidden in text(page)]
    await ben.press(page, "End it")
    assert world.table.record.status == "playing"
    seen(text(ben.look(page)), "End this table for everybody?")
    await ben.press(ben.look(page), "End it")
    seen(text(ben.look(page)), "has been ended", "at play: **0**")
    seen(text(world.board), "ended by whoever runs the bot")


async def test_a_restart_is_announced_and_nothing_new_opened(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    world.bot.settings.owners = (int(ana.id),)
    await world.table.live(lambda record: life.suspended(record, life.SHUT, world.bot.now()))
    page = (await ana.press(await about(ana), "Operator")).told[0]
    seen(text(page), "suspended: **1**")
    await ana.choose(page, "Look at a table", "1")
    await ana.press(ana.look(page), "Revive it")
    assert world.table.record.status == "playing"
    await ana.press(ana.look(page), "Announce a restart")
    seen(text(ana.look(page)), "One table is told.")
    assert any("The bot will be restarted soon" in text(message) for message in world.public)
    lounge = world.open_channel("lounge")
    await ana.choose(ana.look(page), "Look at a table", "1")
    await ana.press(ana.look(page), "Block the server")
    seen(text(ana.look(page)), "no table can be opened any more")
    refused = answer(await world.slash(ben, lounge, "fugitive new", {}))
    assert refused.startswith("Whoever runs this bot lets no more tables")
    await ana.press(ana.look(page), "Unblock the server")
    await ana.press(ana.look(page), "All tables")
    await ana.press(ana.look(page), "Drain, then stop")
    seen(text(ana.look(page)), "Draining.")
    refused = answer(await world.slash(ben, lounge, "fugitive new", {}))
    assert refused.startswith("The bot is about to be restarted")
    stopped: list[bool] = []
    world.bot.stop = lambda: stopped.append(True)
    world.bot.drain._beat()
    assert not stopped
    world.bot.dispatcher.heard -= QUIET
    world.bot.drain._beat()
    assert stopped == [True]


async def test_a_fault_is_reported_from_the_hand(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    panel = await ana.my_hand()
    await ana.forge(panel, world.table.press("more"))
    told = answer(await ana.press(ana.look(panel), "Report a fault"))
    reference = told.split("**")[1]
    found = await bundle(world.bot.store, reference)
    assert found is not None
    assert (found["table"], found["seat"], found["game"]) == (1, ana.seat, "fugitive")
