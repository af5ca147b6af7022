"""The home page: from it into a game in one press, back to those that run, help; and what a server sees at first."""

from __future__ import annotations

import pytest

from bot.engine.custom_id import at_home
from bot.installed_games import installed_game, names
from bot.table.tables import ALONE
from bot.ui.welcome import post_home, welcome
from bot.version import VERSION
from tests.ui.answer import Answer, answer
from tests.ui.messages import Json, find, labels, seen, text
from tests.ui.on_local import LocalWorld
from tests.ui.player import Player
from tests.ui.world import World

SHOWN = [name for name in names() if installed_game(name).offer.shown]


async def home(world: World, locale: str = "en-US") -> Json:
    """The home page as it stands in the channel."""
    await post_home(world.bot, int(world.channel), locale)
    return world.public[-1]


GAMES = ["Fugitive", "Escape Plan", "Escape from Colditz", "Stalag 17", "Alien 1979"]

MOST = 9
"""Controls of a home page."""


async def test_a_line_and_one_button_for_each_game(world: World, ana: Player) -> None:
    """The page has no picture above its buttons; what leads into no game is behind *More*."""
    page = await home(world)
    assert labels(page) == [*GAMES, "Continue", "Ping me when …", "The day's escape", "More"]
    assert page["embeds"] == page["attachments"] == []
    seen(
        page["content"],
        "🏃 **Fugitive** · 2 players · about 15 min\nOne player runs from 0 to 42",
        "the other guesses them.",
    )
    more = await ana.more(page)
    assert labels(more) == ["Help", "About", "My statistics", "En español", "All games", "Our story"]
    await ana.press(more, "All games")
    assert labels(ana.look(more)) == [*GAMES, "Ping me when …", "The day's escape", "More"], "in its place"


@pytest.mark.parametrize("locale", ["en-US", "es-419"])
async def test_no_home_page_has_more_controls(world: World, locale: str) -> None:
    ana = world.join("Ana", locale)
    assert len(labels(await home(world, locale))) <= MOST
    await ana.press(await ana.game(await ana.private("escapade"), "fugitive"), GO[locale])
    own = await ana.private("escapade")
    assert len(labels(own)) <= MOST
    seen(text(own), {"en-US": "Your turn in Fugitive", "es-419": "Te toca en Fugitivo"}[locale])


GO = {"en-US": "Play now", "es-419": "Jugar ya"}


@pytest.mark.parametrize(
    ("locale", "ways", "alone"),
    [
        ("en-US", ["Play now", "With friends", "Learn", "Rules", "The day's escape", "All games"], "Open a table"),
        (
            "es-419",
            ["Jugar ya", "Con tu gente", "Aprender", "Reglas", "La fuga del día", "Todos los juegos"],
            "Abrir una mesa",
        ),
    ],
)
@pytest.mark.parametrize("name", SHOWN)
async def test_the_page_of_a_game_has_all_ways_into_it(
    world: World, name: str, locale: str, ways: list[str], alone: str
) -> None:
    """In direct messages a table has no friends at it."""
    ana, say = world.join("Ana", locale), installed_game(name).say(locale)
    page = await ana.game(await home(world, locale), name)
    whole = [say("button-play-whole")] if name == "stalag17" else []
    sides = [say(f"{name}-play-{each.side}") for each in installed_game(name).lessons[1:]]
    ways = [*ways[:4], *sides, *whole, *ways[4:]]
    assert labels(page) == ways
    seen(text(page), say(f"{name}-title"), say(f"{name}-about"))
    assert page["embeds"][0]["thumbnail"]["url"].endswith(".png")
    seen(text((await ana.press(page, ways[3])).told[-1]), say(f"{name}-title"))
    world.channel = ana.dm
    own = await ana.game(await ana.private("escapade"), name)
    assert labels(own) == [ways[0], alone, *ways[2:]]


async def test_a_first_game_says_which_rules_it_leaves_out_and_brings_them_in_by_a_press(
    world: World, ana: Player
) -> None:
    page = await ana.game(await home(world), "stalag17")
    seen(text(page), "The first game leaves out Informer, Guard negotiation, Exchange and Joint escape.")
    await ana.press(page, "With all rules")
    assert {world.table.record.options[name] for name in ("informer", "negotiation", "exchange", "joint")} == {"yes"}
    assert "couldn't read that" in await ana.forge(page, at_home("play", "whole"))


async def test_what_stood_on_a_home_page_before_still_works(world: World, ana: Player) -> None:
    """Pages that were posted with other buttons are never edited."""
    page = await home(world)
    for press in (at_home("help"), at_home("about"), at_home("stats", "home"), at_home("home"), at_home("home", "es")):
        assert await ana.forge(page, press)
    assert "lección de Fugitivo" in await ana.forge(page, at_home("learn", "fugitive"))
    await world.pass_time(5)
    assert "Stalag 17" in await ana.forge(page, at_home("play", "stalag17"))
    seen(await ana.forge(page, at_home("table", "fugitive")), "está abierta")


async def start(player: Player, page: Json, name: str) -> Answer:
    """Press *Play now* on the page of a game."""
    return await player.press(await player.game(page, name), "Play now")


@pytest.mark.parametrize("name", SHOWN)
async def test_one_press_and_the_first_decision_stands_there(world: World, ana: Player, name: str) -> None:
    """The table lives in direct messages, and the hand is shown where it was pressed, too; the channel stays free."""
    page = await home(world)
    made = await start(ana, page, name)
    begun, panel = made.told
    table = world.table
    assert table.direct
    assert table.record.status == "playing"
    assert [seat.level for seat in table.record.seats[1:]] == [*installed_game(name).offer.computers]
    seen(text(begun), "is also in your direct messages", f"/@me/{ana.dm}")
    panel = ana.look(panel)
    seen(text(panel), "your turn")
    assert table.asks(0)
    assert text(ana.hand) == text(panel)
    assert world.public == [page]


async def test_in_direct_messages_board_and_hand_are_the_answer(world: World, ana: Player) -> None:
    await start(ana, await home(world), "fugitive")
    world.channel = ana.dm
    await world.pass_time(5)
    page = await ana.private("escapade")
    seen(text(page), "Your turn in Fugitive with")
    made = await start(ana, page, "alien1979")
    assert made.told == []
    assert "Alien 1979" in text(ana.hand)
    await world.pass_time(5)
    await ana.press(await ana.private("escapade"), "Continue")
    assert "Marshal" in text(ana.hand)


async def test_with_closed_direct_messages_the_game_stands_in_the_channel(world: World, ana: Player) -> None:
    page = await home(world)
    world.close_dms(ana)
    made = await start(ana, page, "fugitive")
    assert not world.table.direct
    assert "Draw from 4-14" in labels(ana.look(made.told[-1]))
    told = answer(await start(ana, page, "alien1979"))
    seen(told, "Your direct messages are closed to me", "Table 1 is still open here")
    assert world.table.id == 1


async def test_a_sixth_game_in_direct_messages_is_refused(world: World, ana: Player) -> None:
    page = await home(world)
    for _ in range(ALONE):
        await start(ana, page, "fugitive")
    refused = (await start(ana, page, "stalag17")).told[-1]
    seen(text(refused), "five games in direct messages", "Fugitive, table 1")
    assert len(world.bot.tables) == ALONE
    assert labels(refused) == [f"End table {number}" for number in range(1, ALONE + 1)]
    await ana.press(refused, "End table 2")
    seen(text(ana.look(refused)), "End this game?", "table 2")
    await ana.press(ana.look(refused), "End the game")
    assert sorted(table.id for table in world.bot.tables) == [1, 3, 4, 5]
    await start(ana, page, "stalag17")
    assert len(world.bot.tables) == ALONE


async def test_only_a_player_is_asked_to_end_a_table(world: World, ana: Player, ben: Player) -> None:
    page = await home(world)
    await start(ana, page, "fugitive")
    number = str(world.table.id)
    seen(await ben.forge(page, at_home("end", number)), "You don't play at this table")
    for strange in ("", "x", "7"):
        seen(await ana.forge(page, at_home("end", strange)), "You don't play at this table")
    seen(await ana.forge(page, at_home("end", number)), "End this game?")
    assert world.table.record.status == "playing"


@pytest.mark.parametrize(
    ("name", "label", "heading"),
    [
        ("fugitive", "Play as the Fugitive", "You are the Fugitive"),
        ("colditz", "Play as the German", "You are the German"),
    ],
)
async def test_a_first_game_is_played_from_either_side(
    world: World, ana: Player, name: str, label: str, heading: str
) -> None:
    page = await ana.game(await home(world), name)
    *_, panel = (await ana.press(page, label)).told
    seen(text(ana.look(panel)), heading)
    assert [seat.level for seat in world.table.record.seats[1:]] == [*installed_game(name).offer.computers]


async def test_a_server_that_the_bot_joins_sees_the_home_page_once(
    world: World, ana: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(world, LocalWorld)
    monkeypatch.setattr("bot.local.gateway.JOINS", 0.05)
    world.world.arrive(world.guild)
    await world.restart()
    await world.server.wait(lambda: world.public)
    assert "Fugitive" in labels(world.public[0])
    await world.restart()
    await world.settle()
    assert len(world.public) == 1
    await start(ana, world.public[0], "fugitive")
    assert world.table.record.status == "playing"


async def test_a_lobby_opens_in_this_channel_and_fills_with_computers(world: World, ana: Player, ben: Player) -> None:
    page = await home(world)
    seen(answer(await ana.press(await ana.game(page, "stalag17"), "With friends")), "Table 1 is open")
    assert world.board["embeds"][0]["thumbnail"]["url"].endswith(".png")
    seen(answer(await ben.press(world.board, "Fill")), "Only the host can do that")
    await ana.press(world.board, "Fill with computers and start")
    assert world.table.record.status == "playing"
    assert [seat.level for seat in world.table.record.seats] == ["", "normal", "normal"]


async def test_continue_lists_what_runs(world: World, ana: Player, ben: Player) -> None:
    page = await home(world)
    seen(answer(await ana.press(page, "Continue")), "You have no game running")
    await start(ana, page, "fugitive")
    seen(answer(await ana.press(page, "Continue")), "Fugitive, table 1: your turn")
    own = await ana.private("escapade")
    made = await ana.press(own, "Continue")
    assert "Draw from 4-14" in labels(ana.look(made.told[-1]))
    seen(await ben.forge(page, at_home("continue", "1")), "You have no game running")


NO_NUMBERS = ("²", "-1", "9" * 40)


@pytest.mark.parametrize(
    ("action", "argument"),
    [
        ("continue", "{}"),
        ("end", "{}"),
        ("hide-result", "{}.hide"),
        ("operator", "table {}"),
        ("past", "{}"),
        ("tournament", "join {}"),
        ("arrange", "settle {}"),
        ("party", "join {}"),
    ],
)
async def test_a_number_that_no_button_has_is_refused(world: World, ana: Player, action: str, argument: str) -> None:
    page = await home(world)
    for number in NO_NUMBERS:
        told = await ana.forge(page, at_home(action, argument.format(number)))
        assert told, number
        assert "Something went wrong" not in told, number
    assert not [*world.bot.tables]


async def test_help_and_about(world: World, ana: Player) -> None:
    page = await ana.more(await home(world))
    told = (await ana.press(page, "Help")).told[-1]
    assert len(told["embeds"][0]["description"].split("\n")) <= 10
    told = (await ana.press(page, "About")).told[-1]
    credited = [installed_game(name).offer.credit for name in names()]
    seen(text(told), VERSION, "MIT", "Privacy", "isn't connected", "the people who manage this server", *credited)
    link = next(item["url"] for row in told["components"] for item in row["components"])
    assert "scope=bot+applications.commands" in link
    assert "permissions=377957239872" in link
    world.bot.settings.contact = "mail@example.org"
    seen(text((await ana.press(page, "About")).told[-1]), "mail@example.org")
    seen(text((await ana.press(told, "Privacy")).told[-1]), "Who sees it")
    world.bot.settings.privacy_url = "https://example.org/privacy"
    told = (await ana.press(page, "About")).told[-1]
    assert find(told, "Privacy")["url"] == "https://example.org/privacy"
    assert "custom_id" in find(told, "Terms")


async def test_the_other_language(world: World, ana: Player) -> None:
    page = await home(world)
    told = (await ana.press(await ana.more(page), "En español")).told[-1]
    assert "Fugitivo" in labels(told)


@pytest.mark.parametrize(
    "press", ["play:nothing", "game:nothing", "table:", "learn:x", "continue:x", "continue:²", "nothing:", "do:pass"]
)
async def test_what_no_home_page_says(world: World, ana: Player, press: str) -> None:
    page = await home(world)
    action, _, argument = press.partition(":")
    told = await ana.forge(page, at_home(action, argument))
    assert told.startswith(("I couldn't read that button", "You have no game running"))
    assert len(world.bot.tables) == 0


@pytest.mark.parametrize("press", ["e1:play:0:0::fugitive", "e1.5:play:0:-::fugitive"])
async def test_the_house_has_no_seats_and_no_epochs(world: World, ana: Player, press: str) -> None:
    assert (await ana.forge(await home(world), press)).startswith("I couldn't read that button")


async def test_a_server_is_greeted_once(world: World) -> None:
    guild = world.bot.get_guild(int(world.guild))
    assert guild is not None
    before = {channel.id: len(world.messages(str(channel.id))) for channel in guild.text_channels}
    for _ in range(2):
        await welcome(world.bot, guild)
    after = {channel.id: len(world.messages(str(channel.id))) for channel in guild.text_channels}
    assert sum(after.values()) == sum(before.values()) + 1
