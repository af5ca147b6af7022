"""The bot as an app of one's own: on a server without the bot, and in a group."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from bot.engine.custom_id import CustomId, at_home, read
from bot.engine.texts import Say, texts
from bot.installed_games import names
from bot.local.interactions import MOST_FOLLOW_UPS
from bot.table.tables import ALONE
from bot.table.ways_on import HOME
from bot.ui.installation import PERSONAL
from tests.commands import leaves, payloads
from tests.ui.answer import Answer
from tests.ui.messages import EPHEMERAL, Json, items, labels, seen, text
from tests.ui.on_local import LocalWorld
from tests.ui.player import Player, sit_down

OWN = {
    "escapade", "hand", "games", "daily", "my settings", "my history", "my stats", "my export", "my delete",
}  # fmt: skip
OTHERS = ("Zinnober", "quartz-room", "Xaver")
"""What nobody may read outside: the server, its channel, and who else plays there."""

FOLLOW_UP = "/webhooks/{application_id}/{token}"

INVITE = "To play together you need me on your server. Forward this to the people who manage it:"


@pytest.fixture(params=["server", "group"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def xaver(world: LocalWorld, ana: Player) -> Player:
    return world.join("Xaver")


@pytest.fixture
async def outside(world: LocalWorld, ana: Player, xaver: Player, kind: str) -> AsyncIterator[str]:
    """A channel where the bot is not, in which Ana, who plays on a server with it, meets Xaver. What everybody sees
    there stays nothing."""
    world.world.guilds[world.guild]["name"] = "Zinnober hall"
    world.world.channels[world.channel]["name"] = "quartz-room"
    world.install(ana)
    channel = world.open_outside(kind, ana, xaver)
    yield channel
    assert world.messages(channel) == []
    asked = [each for each in world.server.wire if channel in each["path"]]
    assert asked == [], "the bot never turns to that channel itself"


def private(made: Answer) -> str:
    """Read the words of an answer that nobody else sees, with what its links say."""
    assert made.acknowledged
    assert all(message["flags"] & EPHEMERAL for message in made.told)
    links = [item["url"] for message in made.told for item in items(message) if "url" in item]
    return "\n".join([*(text(message) for message in made.told), *links])


def sent(world: LocalWorld, channel: str) -> list[Json]:
    """List what the bot has answered in a channel, by the tokens of its interactions."""
    tokens = {token for token, asked in world.server.interactions.by_token.items() if asked.channel == channel}
    return [each for each in world.server.wire if tokens & set(each["path"].split("/"))]


async def command(world: LocalWorld, player: Player, channel: str, name: str, **options: object) -> Answer:
    return await world.slash(player, channel, name, options)


# what is offered


async def test_the_own_commands_are_offered_and_no_others(
    world: LocalWorld, ana: Player, xaver: Player, outside: str
) -> None:
    assert set(world.commands(ana, outside)) == OWN
    assert world.commands(xaver, outside) == [], "only who has installed the bot is offered anything"
    everything = {" ".join(each["name"] for each in path) for told in await payloads() for path in leaves(told)}
    assert set(world.commands(xaver, world.channel)) == everything - {"setup"}
    assert set(world.commands(ana, ana.dm)) == everything - {"setup", "party"}


async def test_somebody_who_shares_no_server_is_offered_the_own_commands_in_direct_messages(
    world: LocalWorld, ana: Player
) -> None:
    world.world.remove_member(world.guild, ana.id)
    assert world.commands(ana, ana.dm) == []
    world.install(ana)
    assert set(world.commands(ana, ana.dm)) == OWN
    world.channel = ana.dm
    page = await ana.private("escapade")
    await ana.press(await ana.game(page, "fugitive"), "Play now")
    assert "Draw from 4-14" in labels(ana.hand)


GAMES = ["Fugitive", "Escape Plan", "Escape from Colditz", "Stalag 17", "Alien 1979"]


# what is answered


@pytest.mark.parametrize(
    ("kind", "locale"),
    [
        ("server", "en-US"),
        ("group", "es-419"),
        pytest.param("server", "es-419", marks=pytest.mark.long),
        pytest.param("group", "en-US", marks=pytest.mark.long),
    ],
)
async def test_everything_there_is_private_and_tells_of_no_server(
    world: LocalWorld, ana: Player, xaver: Player, outside: str, locale: str
) -> None:
    """Each command, and whatever its answers offer, to the end of all ways."""
    await sit_down(ana, xaver, pace=0)
    await ana.press(await ana.game(await ana.private("escapade"), "stalag17"), "Play now")
    world.speak(locale, ana)
    tried, refused = set[CustomId](), Say(texts(locale[:2]))("invite-me", link="")
    for name in sorted(OWN):
        todo = found(await command(world, ana, outside, name))
        while todo:
            if (item := untried(ana.look(todo[-1]), tried)) is None:
                todo.pop()
                continue
            values = [each["value"] for each in item.get("options", ()) if not each.get("default")][-1:]
            with world.uncounted():
                made = await world.click(ana, todo[-1], item["custom_id"], values)
            assert refused not in private(made), f"{item} is offered where it does not work"
            todo += found(made)
    assert {custom_id.action for custom_id in tried} >= {
        "play",
        "continue",
        "learn",
        "daily-play",
        "stats",
        "calls",
        "settings",
    }
    told = sent(world, outside)
    hidden = (*OTHERS, world.guild, world.channel)
    assert not [(each, one["body"]) for each in hidden for one in told if each in json.dumps(one["body"])]
    further = Counter(each["path"] for each in told if (each["method"], each["template"]) == ("POST", FOLLOW_UP))
    assert max(further.values()) <= MOST_FOLLOW_UPS


def found(made: Answer) -> list[Json]:
    """Give the messages of an answer, which nobody else sees."""
    assert private(made) or made.act.acked == 6
    return list(made.told)


def untried(message: Json, tried: set[CustomId]) -> Json | None:
    """Return a control of a message that leads somewhere new, and count it as tried; nothing is deleted.

    Without any it is the one that leads back to the home page, which stood there before.
    """
    for item in items(message):
        if "custom_id" not in item or item.get("disabled"):
            continue
        custom_id = read(item["custom_id"])._replace(serial=0)
        if custom_id not in tried and custom_id.action != "delete-sure":
            tried.add(custom_id)
            return item
    return next((item for item in items(message) if item.get("custom_id") == at_home("home", HOME)), None)


async def test_tables_are_listed_by_number_and_title(
    world: LocalWorld, ana: Player, xaver: Player, outside: str
) -> None:
    assert private(await command(world, ana, outside, "games")).startswith("Your tables\nYou aren't at any table.")
    await sit_down(ana, xaver, pace=0, roles="host_fugitive")
    world.channel = world.open_channel("quartz-room-2")
    await ana.slash("stalag17 new")
    for name in ("games", "hand"):
        made = await command(world, ana, outside, name)
        told = private(made)
        seen(
            told,
            "Fugitive, table 1: your turn",
            "Stalag 17, table 2: in its lobby",
            "Your open hands are in your direct messages",
        )
        assert labels(made.told[0]) == ["Open hand 1"]
        assert not made.told[0]["embeds"][0].get("image")
    home = private(await command(world, ana, outside, "escapade"))
    seen(home, "Your turn in Fugitive")


async def test_the_home_page_offers_what_works_there(world: LocalWorld, ana: Player, outside: str) -> None:
    home = (await command(world, ana, outside, "escapade")).told[0]
    assert labels(home) == [*GAMES, "The day's escape", "More"]
    page = await ana.game(home, "fugitive")
    ways = ["Play now", "Learn", "Rules", "Play as the Fugitive", "The day's escape", "All games"]
    assert labels(page) == ways, "no table for friends"
    private(await ana.press(page, "All games"))
    more = await ana.more(ana.look(home))
    assert labels(more) == ["Help", "About", "My statistics", "En español", "All games"]
    assert labels((await ana.press(more, "Help")).told[-1]) == []
    assert "Tournament" in labels((await ana.press(await ana.more(), "Help")).told[-1])


# hands


async def test_a_hand_opens_in_direct_messages(world: LocalWorld, ana: Player, xaver: Player, outside: str) -> None:
    await sit_down(ana, xaver, pace=0, roles="host_fugitive")
    listed = (await command(world, ana, outside, "hand")).told[0]
    for made in (await ana.press(listed, "Open hand 1"), await command(world, ana, outside, "hand", table=1)):
        seen(private(made), "Fugitive, table 1", f"https://discord.com/channels/@me/{ana.dm}/{ana.hand['id']}")
        assert not any(message["embeds"] for message in made.told)
    await ana.make("hide 1 -")
    assert world.table.record.version > 0


async def test_a_hand_whose_way_was_closed(world: LocalWorld, ana: Player, xaver: Player, outside: str) -> None:
    world.close_dms(ana)
    await sit_down(ana, xaver, pace=0, roles="host_fugitive")
    assert ana.hand["id"] == "0"
    told = private(await command(world, ana, outside, "hand", table=1))
    seen(told, "Here your hand can only come by direct message, and your direct messages are closed to me.")
    home = (await command(world, ana, outside, "escapade")).told[0]
    page = await ana.game(home, "fugitive")
    seen(private(await ana.press(page, "Play now")), "Here your hand can only come by direct message")
    assert world.table.id == 1
    world.close_dms(ana, False)
    seen(private(await command(world, ana, outside, "hand", table=1)), f"/@me/{ana.dm}/{ana.hand['id']}")


async def test_only_the_own_hand(world: LocalWorld, ana: Player, xaver: Player, outside: str) -> None:
    ben = world.join("Ben")
    await sit_down(xaver, ben, pace=0)
    world.install(xaver)
    assert private(await command(world, ana, outside, "hand", table=1)) == "You don't play at this table."
    listed = await command(world, xaver, outside, "hand")
    seen(private(listed), "Fugitive, table 1")
    assert "Fugitive" not in private(await command(world, ana, outside, "hand"))


async def test_a_game_alone_and_the_escape_of_the_day_begin_in_direct_messages(
    world: LocalWorld, ana: Player, outside: str
) -> None:
    home = (await command(world, ana, outside, "escapade")).told[0]
    made = await ana.press(await ana.game(home, "fugitive"), "Play now")
    assert world.table.direct
    seen(private(made), "Fugitive, table 1: your hand is in your direct messages", f"/@me/{ana.dm}")
    await world.pass_time(5)
    page = (await command(world, ana, outside, "daily")).told[0]
    seen(text(page), "The day's escape", "not tried yet")
    made = await ana.press(page, "Fugitive")
    assert world.table.record.day is not None
    seen(private(made), "Fugitive, table 2: your hand is in your direct messages", f"/@me/{ana.dm}")


# what holds for a person


async def test_the_cap_of_tables_holds_there(world: LocalWorld, ana: Player, outside: str) -> None:
    page = await ana.game((await command(world, ana, outside, "escapade")).told[0], "fugitive")
    for _ in range(ALONE):
        private(await ana.press(page, "Play now"))
    told = private(await ana.press(page, "Play now"))
    seen(told, "You have five games in direct messages", "Fugitive, table 5")
    assert world.table.id == ALONE


async def test_a_flood_counts_what_is_done_anywhere(world: LocalWorld, ana: Player, outside: str) -> None:
    world.bot.dispatcher._flood._most = 4
    for _ in range(2):
        await ana.slash("games")
        private(await command(world, ana, outside, "games"))
    seen(private(await command(world, ana, outside, "games")), "Slow down")
    assert world.bot.dispatcher._flood.verdict(int(ana.id)) == "ignore"


@pytest.mark.parametrize(
    "way", [at_home("play", "fugitive"), at_home("learn", "fugitive"), at_home("daily-play", "fugitive")]
)
async def test_who_is_blocked_begins_nothing_and_is_not_written_to(
    world: LocalWorld, ana: Player, outside: str, way: str
) -> None:
    page = (await command(world, ana, outside, "escapade")).told[0]
    private(await command(world, ana, outside, "daily"))
    await world.bot.store.write("blocked_people", f"[{ana.id}]")
    seen(await ana.forge(page, way), "The operator of this bot has blocked you")
    assert ana.inbox == []
    assert len(world.bot.tables) == 0


# what is forged


async def test_a_forged_command_of_a_server(world: LocalWorld, ana: Player, xaver: Player, outside: str) -> None:
    await sit_down(ana, xaver, pace=0)
    for name in (
        *(f"{name} new" for name in names()),
        "table board",
        "table log",
        "table move",
        "table stats",
        "setup",
    ):
        seen(private(await world.forge_command(ana, outside, name)), INVITE)
        assert world.table.id == 1, name


FORGED = [
    at_home("table", "fugitive"), at_home("leaders", "fugitive"), at_home("put", ""), at_home("server", "language"),
    at_home("tournament", ""), at_home("operator", "new"), at_home("past", "0"), at_home("snooze", "hour.1"),
    str(CustomId("hand", 1, 0)), str(CustomId("join", 1, 0)), str(CustomId("log", 1, 0)), str(CustomId("watch", 1, 0)),
]  # fmt: skip


async def test_a_forged_press(world: LocalWorld, ana: Player, xaver: Player, outside: str) -> None:
    await sit_down(ana, xaver, pace=0)
    page = (await command(world, ana, outside, "escapade")).told[0]
    before = [each["id"] for each in world.public]
    for custom_id in FORGED:
        seen(await ana.forge(page, custom_id, ["1"] if "past" in custom_id else []), INVITE)
        assert [each["id"] for each in world.public] == before, custom_id


async def test_a_list_of_ended_games_leads_to_no_board(world: LocalWorld, ana: Player, outside: str) -> None:
    home = await ana.private("escapade")
    await ana.press(await ana.game(home, "fugitive"), "Play now")
    await world.table.end("moderator", 1)
    await world.bot.settled()
    assert "past" not in PERSONAL
    page = (await command(world, ana, outside, "my history")).told[0]
    assert not [item for item in items(page) if item["type"] == 3]


async def test_nothing_of_such_a_place_is_stored(world: LocalWorld, ana: Player, xaver: Player, outside: str) -> None:
    await sit_down(ana, xaver, pace=0)
    home = (await command(world, ana, outside, "escapade")).told[0]
    await ana.press(await ana.game(home, "fugitive"), "Play now")
    await ana.press((await command(world, ana, outside, "hand")).told[0], "Open hand 1")
    place = world.world.channels[outside]
    ids = {outside, place.get("guild_id", outside)}
    kept = await world.bot.store._database.reading(_everything)
    assert "Ana" in kept
    assert not [each for each in ids if each in kept]


def _everything(connection: object) -> str:
    """Give all rows of all tables as text."""
    names = [name for (name,) in connection.rows("select name from sqlite_master where type = 'table'")]  # type: ignore[attr-defined]
    return "\n".join(repr(connection.rows(f"select * from {name}")) for name in names)  # type: ignore[attr-defined]
