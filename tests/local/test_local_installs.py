"""Where the bot is installed: by a server, or by a user as an app of their own."""

import aiohttp
import discord
import pytest
from conftest import Lab

from bot.local.commands import NotAllowed, visible
from bot.local.first_world import elsewhere, first_world
from bot.local.interactions import MOST_FOLLOW_UPS
from bot.local.world import World


@pytest.fixture
async def abroad(lab):
    """The sample bot with `play` for everybody's own, `table` for servers; Ana has installed it."""
    for command in lab.world.commands.values():
        if command["name"] == "play":
            command |= {"integration_types": [0, 1], "contexts": [0, 1, 2]}
    lab.foreign = lab.world.add_guild("Elsewhere", installed=False)["id"]
    lab.chat = lab.world.add_channel(lab.foreign, "chat")["id"]
    for user in (lab.ana, lab.ben):
        lab.world.add_member(lab.foreign, user)
    lab.group = lab.world.add_group([lab.ana, lab.ben], "Friends")["id"]
    lab.world.install(lab.ana)
    return lab


def told(lab: Lab):
    """What the bot was told of the last interaction."""
    return [frame["d"] for frame in lab.server.frames if frame["t"] == "INTERACTION_CREATE"][-1]


@pytest.mark.parametrize("user", ["ana", "ben"])
async def test_commands_are_offered_where_they_are_installed(abroad, user):
    own = {"play"} if user == "ana" else set()
    dm = abroad.world.dm(getattr(abroad, user))["id"]
    offered = {
        where: {command["name"] for command in visible(abroad.world, getattr(abroad, user), channel)}
        for where, channel in (("here", abroad.channel), ("chat", abroad.chat), ("group", abroad.group), ("dm", dm))
    }
    assert offered["chat"] == offered["group"] == own
    assert offered["here"] > {"play"}
    assert offered["dm"] >= {"play"}
    with pytest.raises(NotAllowed):
        await abroad.slash("table new", getattr(abroad, user), abroad.chat)


async def test_who_has_installed_the_bot_is_told_with_the_interaction(abroad):
    ana, guild = abroad.ana, abroad.guild
    dm = abroad.world.dm(ana)["id"]
    wanted = {
        abroad.channel: (0, {"0": guild, "1": ana}), dm: (1, {"0": "0", "1": ana}),
        abroad.chat: (0, {"1": ana}), abroad.group: (2, {"1": ana}),
    }  # fmt: skip
    for channel, (context, owners) in wanted.items():
        message = (await abroad.slash("play", ana, channel, game="go")).response
        assert (told(abroad)["context"], told(abroad)["authorizing_integration_owners"]) == (context, owners)
        assert message["interaction_metadata"]["authorizing_integration_owners"] == owners
    await abroad.slash("play", abroad.ben, game="go")
    assert told(abroad)["authorizing_integration_owners"] == {"0": guild}


async def test_a_press_of_somebody_else_is_authorized_by_who_gave_the_command(abroad):
    message = (await abroad.slash("play", abroad.ana, abroad.chat, game="go")).response
    await abroad.click(message, label="Choose", values=["paper"], user=abroad.ben)
    assert told(abroad)["member"]["user"]["id"] == abroad.ben
    assert told(abroad)["authorizing_integration_owners"] == {"1": abroad.ana}


async def test_the_library_reads_an_interaction_from_anywhere(abroad):
    """What it makes of a server that it does not know, and of a group."""
    seen = []

    async def heard(interaction):
        seen.append((interaction.channel_id, interaction.is_guild_integration(), interaction.context.private_channel))

    abroad.bot.add_listener(heard, "on_interaction")
    for channel in (abroad.channel, abroad.chat, abroad.group):
        await abroad.slash("play", abroad.ana, channel, game="go")
    channels = [int(channel) for channel in (abroad.channel, abroad.chat, abroad.group)]
    assert seen == [(channels[0], True, False), (channels[1], False, False), (channels[2], False, True)]
    assert abroad.bot.get_guild(int(abroad.foreign)) is None


async def test_a_sixth_follow_up_is_refused_where_only_a_user_has_the_bot(abroad):
    for channel, refused in ((abroad.chat, True), (abroad.group, True), (abroad.channel, False)):
        asked = await abroad.slash("play", abroad.ana, channel, game="go")
        address = f"{abroad.server.base_url}/api/v10/webhooks/{abroad.world.application_id}/{asked.token}"
        async with aiohttp.ClientSession() as session:
            answers = []
            for number in range(MOST_FOLLOW_UPS + 1):
                async with session.post(address, json={"content": str(number)}) as response:
                    answers.append((response.status, (await response.json()).get("code")))
        assert answers[:-1] == [(200, None)] * MOST_FOLLOW_UPS
        assert answers[-1] == ((400, 40094) if refused else (200, None))


async def test_the_bot_hears_and_asks_nothing_where_it_is_not(abroad):
    before = len(abroad.server.frames)
    await abroad.people.say(abroad.ben, abroad.chat, "hello")
    await abroad.people.say(abroad.ben, abroad.group, "hello")
    abroad.world.add_role(abroad.foreign, "readers")
    assert [frame["t"] for frame in abroad.server.frames[before:]] == []
    assert abroad.foreign not in str(
        [frame for frame in abroad.server.frames if frame["t"] in ("READY", "GUILD_CREATE")]
    )
    for ask in (
        abroad.bot.fetch_channel(int(abroad.chat)), abroad.bot.fetch_channel(int(abroad.group)),
        abroad.bot.fetch_guild(int(abroad.foreign)),
    ):  # fmt: skip
        with pytest.raises(discord.Forbidden):
            await ask


async def test_direct_messages_reach_who_has_the_bot_or_shares_a_server(abroad):
    abroad.world.remove_member(abroad.guild, abroad.ana)
    abroad.world.remove_member(abroad.guild, abroad.ben)
    await (await abroad.bot.fetch_user(int(abroad.ana))).send("hello")
    with pytest.raises(discord.Forbidden):
        await (await abroad.bot.fetch_user(int(abroad.ben))).send("hello")


def test_somewhere_to_use_an_app_of_ones_own():
    world = World()
    first_world(world)
    elsewhere(world)
    elsewhere(world)
    assert [world.installed_on(guild) for guild in world.guilds] == [True, False]
    assert [len(group["recipients"]) for group in world.groups] == [len(world.people)]
    world.close()
