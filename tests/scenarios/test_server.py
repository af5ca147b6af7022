"""What is set up on a server, honoured wherever tables are opened; how many there may be; and too many presses."""

from __future__ import annotations

from bot.engine.custom_id import at_home
from bot.people.servers import MOST
from bot.table.housekeeping import LEFT
from tests.ui.answer import answer
from tests.ui.messages import Json, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

MANAGE_GUILD = 1 << 5


async def set_up(keeper: Player, field: str, *values: str) -> Json:
    """Choose something on the page of the setup; its channels and roles no world offers in a menu."""
    page = await keeper.private("setup")
    await keeper.choose(page, "What do you want", field)
    page = keeper.look(page)
    menu = next(each["components"][0] for each in page["components"] if f":{field}" in str(each))
    assert not await keeper.forge(page, menu["custom_id"], values)
    return keeper.look(page)


async def test_who_may_manage_the_server_chooses_what_holds_for_its_tables(world: World, ana: Player) -> None:
    keeper = world.join("Keeper", permissions=MANAGE_GUILD)
    page = await keeper.private("setup")
    seen(text(page), "Language of new tables: **the players' own**", "Tables may be opened by: **everyone**")
    await keeper.choose(page, "What do you want", "language")
    await keeper.pick(keeper.look(page), "Language", "Español")
    seen(text(keeper.look(page)), "Language of new tables: **Español**")
    await set_up(keeper, "pace", "3600")
    seen(text(await set_up(keeper, "show", "quiet")), "at new tables: **quiet: only the board shows what happens**")
    told = await ana.forge(await ana.private("escapade"), at_home("server", "pace"), ["0"])
    assert told == "Only members who may manage this server can do that."
    for field, value in (("pace", "7"), ("nothing", "1"), ("channels", "x"), ("titles", "chess"), ("", "chess")):
        seen(await keeper.forge(page, at_home("server", field), [value]), "couldn't read that")
    await world.restart()
    await ana.slash("fugitive new")
    record = world.table.record
    assert (record.locale, record.pace, record.show) == ("es", 3600, "quiet")
    assert "1 hora" in text(world.board)


async def test_where_by_whom_and_which_tables_may_be_opened(world: World, ana: Player, ben: Player) -> None:
    keeper = world.join("Keeper", permissions=MANAGE_GUILD)
    await world.restart()
    guild = world.bot.get_guild(int(world.guild))
    assert guild is not None
    role = next(each for each in guild.roles if each.permissions.manage_guild and not each.managed)
    lounge = world.open_channel("lounge")
    page = await set_up(keeper, "channels", lounge)
    seen(text(page), f"Tables may be in: <#{lounge}>")
    assert await ana.slash("fugitive new") == f"On this server tables may only be in <#{lounge}>."
    await set_up(keeper, "channels")
    await set_up(keeper, "titles", "fugitive", "colditz")
    assert await ana.slash("stalag17 new") == "This server doesn't allow this game."
    page = await set_up(keeper, "roles", str(role.id))
    seen(text(page), "Games: **Escape from Colditz and Fugitive**")
    seen(await ana.slash("fugitive new"), "On this server only <@&")
    seen(await keeper.slash("fugitive new"), "Table 1 is open")
    await set_up(keeper, "roles")
    await set_up(keeper, "each", "1")
    await set_up(keeper, "tables", "2")
    world.channel = lounge
    seen(await keeper.slash("fugitive new"), "one person may have 1 open table at once")
    seen(await ana.slash("fugitive new"), "Table 2 is open")
    world.channel = world.open_channel("games")
    seen(await ben.slash("fugitive new"), "This server may have 2 open tables at once, and that many are open.")


async def test_nobody_opens_tables_without_end(world: World, ana: Player) -> None:
    for number in range(MOST):
        world.channel = world.open_channel(f"games {number}")
        await ana.slash("fugitive new")
    world.channel = world.open_channel("games")
    seen(await ana.slash("fugitive new"), f"You have {MOST} open tables, which is the limit")
    assert len(world.bot.tables) == MOST


async def test_a_flood_is_answered_once_then_ignored_for_a_moment(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    world.bot.dispatcher._flood._most = 20
    await world.pass_time(60)
    for _ in range(20):
        await ana.press(world.board, "Log")
    seen(answer(await ana.press(world.board, "Log")), "Slow down: wait ten seconds, then go on.")
    assert world.bot.dispatcher._flood.verdict(int(ana.id)) == "ignore"
    seen(answer(await ben.press(world.board, "Log")), "Log of table 1")
    await world.pass_time(11)
    seen(answer(await ana.press(world.board, "Log")), "Log of table 1")


async def test_the_data_of_a_server_go_a_month_after_the_bot(world: World, ana: Player, ben: Player) -> None:
    """Coming back before keeps them."""
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await (keeper := world.join("Keeper", permissions=MANAGE_GUILD)).private("setup")
    await set_up(keeper, "pace", "3600")
    store, guild = world.bot.store, int(world.guild)
    await world.lose_server(kicked=True)
    assert await store.gone_servers(world.bot.now()) == [guild]
    await world.find_server()
    assert await store.gone_servers(world.bot.now()) == []
    await world.lose_server(kicked=True)
    await store._write("update server set gone = gone - ?", LEFT)
    for _ in range(2):
        await world.bot.housekeeping.keep()
        await world.bot.settled()
    assert await store.load(1) is None
    assert (await store.server(guild)).pace is None
