"""The home page: from it into a game in one press, back to those that run, help; and what a server sees at first."""

from __future__ import annotations

import pytest

from bot.engine.custom_id import at_home
from bot.installed_games import installed_game, names
from bot.table.tables import ALONE
from bot.ui.pages.home import home_page
from bot.ui.welcome import post_home, welcome
from bot.version import VERSION
from tests.ui.answer import answer
from tests.ui.messages import Json, labels, seen, text
from tests.ui.on_local import LocalWorld
from tests.ui.player import Player
from tests.ui.world import World

SHOWN = [name for name in names() if installed_game(name).offer.shown]


async def home(world: World, locale: str = "en-US") -> Json:
    """The home page as it stands in the channel."""
    await post_home(world.bot, int(world.channel), locale)
    return world.public[-1]


def play(name: str) -> str:
    return f"Play {installed_game(name).say('en')(f'{name}-title')} now"


async def test_five_cards_with_pictures_and_a_row_for_each(world: World) -> None:
    page = await home(world)
    told = [embed["title"].partition(" ")[2] for embed in page["embeds"]]
    assert told == ["Fugitive", "Alien 1979", "Escape Plan", "Stalag 17", "Escape from Colditz"]
    assert all(embed["thumbnail"]["url"].endswith(".png") for embed in page["embeds"])
    rows = [[item["label"] for item in row["components"]] for row in page["components"]]
    assert rows[0] == ["Play Fugitive now", "Open a table", "Learn", "Continue", "The day's escape"]
    assert [row[-1] for row in rows[1:4]] == ["Help", "About", "En español"]
    seen(page["embeds"][0]["footer"]["text"], "2 players · about 15 minutes · your first game 10 minutes")


@pytest.mark.parametrize("name", SHOWN)
async def test_one_press_and_the_first_decision_stands_there(world: World, ana: Player, name: str) -> None:
    """The table lives in direct messages, and the hand is shown where it was pressed, too; the channel stays free."""
    page = await home(world)
    made = await ana.press(page, play(name))
    begun, panel = made.told
    table = world.table
    assert table.direct
    assert table.record.status == "playing"
    assert [seat.level for seat in table.record.seats[1:]] == [*installed_game(name).offer.computers]
    seen(text(begun), "has begun", f"/@me/{ana.dm}")
    panel = ana.look(panel)
    seen(text(panel), "your turn")
    assert table.asks(0)
    assert text(ana.hand) == text(panel)
    assert world.public == [page]


async def test_in_direct_messages_board_and_hand_are_the_answer(world: World, ana: Player) -> None:
    await ana.press(await home(world), play("fugitive"))
    world.channel = ana.dm
    await world.pass_time(5)
    page = await ana.private("escapade")
    seen(text(page), "Your turn in Fugitive with")
    made = await ana.press(page, play("alien1979"))
    assert made.told == []
    assert "Alien 1979" in text(ana.hand)
    await ana.press(page, "Continue")
    assert "Marshal" in text(ana.hand)


async def test_with_closed_direct_messages_the_game_stands_in_the_channel(world: World, ana: Player) -> None:
    page = await home(world)
    world.close_dms(ana)
    made = await ana.press(page, play("fugitive"))
    assert not world.table.direct
    assert "Draw from 4-14" in labels(ana.look(made.told[-1]))
    told = answer(await ana.press(page, play("alien1979")))
    seen(told, "Your direct messages are closed to me", "Table 1 is still open here")
    assert world.table.id == 1


async def test_a_sixth_game_in_direct_messages_is_refused(world: World, ana: Player) -> None:
    page = await home(world)
    for _ in range(ALONE):
        await ana.press(page, play("fugitive"))
    told = answer(await ana.press(page, play("stalag17")))
    seen(told, "five games in direct messages", "Fugitive, table 1")
    assert len(world.bot.tables) == ALONE


async def test_a_server_that_the_bot_joins_sees_the_home_page_once(
    world: World, ana: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(world, LocalWorld)
    monkeypatch.setattr("bot.local.gateway.JOINS", 0.05)
    world.world.arrive(world.guild)
    await world.restart()
    await world.server.wait(lambda: world.public)
    assert play("fugitive") in labels(world.public[0])
    await world.restart()
    await world.settle()
    assert len(world.public) == 1
    await ana.press(world.public[0], play("fugitive"))
    assert world.table.record.status == "playing"


async def test_a_lobby_opens_in_this_channel_and_fills_with_computers(world: World, ana: Player, ben: Player) -> None:
    page = await home(world)
    found = next(item for row in page["components"] for item in row["components"]
                 if item["custom_id"] == at_home("table", "stalag17"))  # fmt: skip
    told = await world.click(ana, page, found["custom_id"])
    seen(answer(told), "Table 1 is open")
    assert world.board["embeds"][0]["thumbnail"]["url"].endswith(".png")
    seen(answer(await ben.press(world.board, "Fill")), "Only the host may do that")
    await ana.press(world.board, "Fill with computers and start")
    assert world.table.record.status == "playing"
    assert [seat.level for seat in world.table.record.seats] == ["", "normal", "normal"]


async def test_continue_lists_what_runs(world: World, ana: Player, ben: Player) -> None:
    page = await home(world)
    seen(answer(await ana.press(page, "Continue")), "You have no game running")
    await ana.press(page, play("fugitive"))
    seen(answer(await ana.press(page, "Continue")), "Fugitive, table 1: your turn")
    own = await ana.private("escapade")
    made = await ana.press(own, "Continue")
    assert "Draw from 4-14" in labels(ana.look(made.told[-1]))
    seen(await ben.forge(page, at_home("continue", "1")), "You have no game running")


async def test_help_and_about(world: World, ana: Player) -> None:
    page = await home(world)
    told = (await ana.press(page, "Help")).told[-1]
    assert len(told["embeds"][0]["description"].split("\n")) <= 10
    told = (await ana.press(page, "About")).told[-1]
    credited = [installed_game(name).offer.credit for name in names()]
    seen(text(told), VERSION, "MIT", "Privacy", "not connected", "whoever manages this server", *credited)
    link = next(item["url"] for row in told["components"] for item in row["components"])
    assert "scope=bot+applications.commands" in link
    assert "permissions=377957239808" in link
    world.bot.settings.contact = "mail@example.org"
    seen(text((await ana.press(page, "About")).told[-1]), "mail@example.org")


async def test_the_other_language(world: World, ana: Player) -> None:
    page = await home(world)
    told = (await ana.press(page, "En español")).told[-1]
    assert "Jugar ya a Fugitivo" in labels(told)


@pytest.mark.parametrize(
    "press", ["play:nothing", "table:", "learn:x", "continue:x", "continue:²", "nothing:", "do:pass"]
)
async def test_what_no_home_page_says(world: World, ana: Player, press: str) -> None:
    page = await home(world)
    action, _, argument = press.partition(":")
    told = await ana.forge(page, at_home(action, argument))
    assert told.startswith(("That button could not be read", "You have no game running"))
    assert len(world.bot.tables) == 0


@pytest.mark.parametrize("press", ["e1:play:0:0::fugitive", "e1.5:play:0:-::fugitive"])
async def test_the_house_has_no_seats_and_no_epochs(world: World, ana: Player, press: str) -> None:
    assert (await ana.forge(await home(world), press)).startswith("That button could not be read")


async def test_a_server_is_greeted_once(world: World) -> None:
    guild = world.bot.get_guild(int(world.guild))
    assert guild is not None
    before = {channel.id: len(world.messages(str(channel.id))) for channel in guild.text_channels}
    for _ in range(2):
        await welcome(world.bot, guild)
    after = {channel.id: len(world.messages(str(channel.id))) for channel in guild.text_channels}
    assert sum(after.values()) == sum(before.values()) + 1


def test_the_page_is_made_for_each_language() -> None:
    for locale in ("en-US", "es-419"):
        page = home_page(locale, public=True)
        assert len(page.cards) == len(page.rows) == len(SHOWN)
        assert all(len(row) <= 5 for row in page.rows)
