"""Whoever runs the bot looks at tables without secrets, ends and revives them, announces a restart and drains."""

from __future__ import annotations

from bot.engine.custom_id import at_home
from bot.table import early_end, life
from bot.table.fault import report_with_moves
from bot.ui.drain import QUIET
from tests.ui.answer import answer
from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


async def about(who: Player) -> Json:
    return (await who.press(await who.more(), "About")).told[0]


async def test_the_operators_page_is_the_operators(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    world.bot.settings.owners = (int(ben.id),)
    assert "Operator" not in labels(await about(ana))
    home = await ana.private("escapade")
    for action in ("", "-table", "-end", "-revive", "-announce", "-drain", "-block", "-send", "-write"):
        told = await ana.forge(home, at_home(f"operator{action}", "1"), ["1"])
        assert told == "Only the operator of this bot can do that."
    assert world.table.record.status == "playing"
    page = (await ben.press(await about(ben), "Operator")).told[0]
    seen(text(page), "being played: **1**", "in the lobby: **0**", "New tables may be opened.")
    await ben.choose(page, "Look at a table", "1")
    page = ben.look(page)
    seen(text(page), "This table is **being played**", "2 people, 0 computers")
    assert not [hidden for hidden in ("hide", "card", "Row") if hidden in text(page)]
    await ben.press(page, "End the table")
    assert world.table.record.status == "playing"
    seen(text(ben.look(page)), "End this table for everyone?")
    await ben.press(ben.look(page), "End the table")
    seen(text(ben.look(page)), "has ended", "being played: **0**")
    seen(text(world.board), "The operator of the bot ended this game")


async def test_a_restart_is_announced_and_nothing_new_opened(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    world.bot.settings.owners = (int(ana.id),)
    await world.table.change(lambda record: life.suspended(record, early_end.SHUT, world.bot.now()))
    page = (await ana.press(await about(ana), "Operator")).told[0]
    seen(text(page), "suspended: **1**")
    await ana.choose(page, "Look at a table", "1")
    await ana.press(ana.look(page), "Revive the table")
    assert world.table.record.status == "playing"
    await ana.press(ana.look(page), "Announce a restart")
    seen(text(ana.look(page)), "One table gets the announcement")
    assert any("I'll restart soon" in text(message) for message in world.public)
    lounge = world.open_channel("lounge")
    await ana.choose(ana.look(page), "Look at a table", "1")
    await ana.press(ana.look(page), "Block the server")
    seen(text(ana.look(page)), "No one can open a table")
    refused = answer(await world.slash(ben, lounge, "fugitive new", {}))
    assert refused.startswith("The operator of this bot has blocked new tables")
    await ana.press(ana.look(page), "Unblock the server")
    await ana.press(ana.look(page), "All tables")
    await ana.press(ana.look(page), "Drain, then stop")
    seen(text(ana.look(page)), "Draining.")
    refused = answer(await world.slash(ben, lounge, "fugitive new", {}))
    assert refused.startswith("I'm about to restart")
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
    found = await report_with_moves(world.bot.store, reference, world.bot.now())
    assert found is not None
    assert (found["table"], found["seat"], found["game"]) == (1, ana.seat, "fugitive")


async def test_somebody_is_blocked_and_games_under_way_go_on(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    world.bot.settings.owners = (int(ana.id),)
    page = (await ana.press(await about(ana), "Operator")).told[0]
    await ana.choose(page, "Look at a table", "1")
    page = ana.look(page)
    home = await ben.private("escapade")
    for action in ("person", "people"):
        assert (await ben.forge(home, at_home(f"operator-{action}", "1"), [ana.id])).startswith("Only the operator")
    await ana.choose(page, "Block a person of this table, or unblock them", ben.id)
    lounge = world.open_channel("lounge")
    said = "The operator of this bot has blocked you: you can't open tables or sit down any more."
    assert answer(await world.slash(ben, lounge, "fugitive new", {})).startswith(said)
    await world.slash(ana, lounge, "fugitive new", {})
    lobby = world.messages(lounge)[-1]
    assert answer(await ben.press(lobby, "Join")).startswith(said)
    first = await world.bot.tables.find(1)
    assert first is not None
    version = first.record.version
    await ana.make("hide 1 -", ana.hand)
    await ana.press(ana.hand, "Stop here")
    await ben.press(ben.hand, "Draw from 4-14")
    assert first.record.version == version + 3, "a game under way goes on"
    await ana.press(ana.look(page), "All tables")
    await ana.forge(ana.look(page), at_home("operator-people"), [])
    seen(text(ana.look(page)), "Nobody is blocked.")
    await ben.press(world.messages(lounge)[-1], "Join")
    second = await world.bot.tables.find(2)
    assert second is not None
    assert second.seat_of(int(ben.id)) is not None


async def test_words_of_the_operators_own_are_shown_before_they_are_sent(
    world: World, ana: Player, ben: Player
) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    lounge = world.open_channel("lounge")
    await world.slash(world.join("Eva", "es-ES"), lounge, "fugitive new", {})
    world.bot.settings.owners = (int(ana.id),)
    page = (await ana.press(await about(ana), "Operator")).told[0]
    home = await ben.private("escapade")
    assert (await ben.forge(home, at_home("operator-write"))).startswith("Only the operator")
    assert (await ana.forge(page, at_home("operator-send"))).startswith("There's nothing to send")
    before = [len(world.public), len(world.messages(lounge))]
    form = await ana.press(page, "Announce something")
    await ana.submit(form, en="New rules tonight. @everyone", es="Esta noche hay reglas nuevas.")
    page = ana.look(page)
    seen(text(page), "2 tables will read this", "Nothing is sent yet.", "New rules tonight.", "hay reglas nuevas")
    assert [len(world.public), len(world.messages(lounge))] == before
    await ana.press(page, "Send the announcement")
    seen(text(ana.look(page)), "2 tables get the announcement")
    (said,) = [each for each in world.public if "New rules tonight" in text(each)]
    assert text(said) == "📣 **From the operator of this bot:** New rules tonight. @everyone"
    assert not said["mention_everyone"]
    assert not said["mentions"]
    assert any("📣 **Del administrador de este bot:** Esta noche" in text(each) for each in world.messages(lounge))
    assert (await ana.forge(page, at_home("operator-send"))).startswith("There's nothing to send")
    page = (await ana.press(await about(ana), "Operator")).told[0]
    form = await ana.press(page, "Announce something")
    await ana.submit(form, en="Again.", es="Otra vez.")
    assert answer(await ana.press(ana.look(page), "Send the announcement")).startswith(
        "The last announcement was just now. Wait 10 minutes"
    )
    assert not [each for each in world.public if "Again." in text(each)]


async def test_a_drain_counts_presses_by_the_table_time_of_now(world: World) -> None:
    """The bot counts from its start on, and reads an older table time only after that."""
    bot, now = world.bot, world.bot.tables.table_time.now()
    bot.dispatcher.heard = bot.drain._told = now + 3600
    bot.drain._beat()
    assert bot.dispatcher.heard <= bot.tables.table_time.now()
    assert bot.drain._told == bot.dispatcher.heard
