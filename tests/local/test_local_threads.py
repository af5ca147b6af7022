import discord
import pytest

from bot.local import shapes, threads
from bot.local.commands import NotAllowed
from bot.local.permissions import (
    CONNECT,
    EMBED_LINKS,
    MANAGE_THREADS,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    in_channel,
)


async def test_a_public_thread_on_a_message(lab):
    message = await lab.bot.get_channel(int(lab.channel)).send("a game")
    thread = await message.create_thread(name="Table 1", auto_archive_duration=60)
    assert thread.id == message.id
    await thread.send("in here")
    assert lab.said(str(thread.id)) == ["", "in here"]
    assert lab.world.messages(lab.channel)[0]["thread"]["name"] == "Table 1"
    assert str(thread.id) in {c["id"] for c in lab.people.channels(lab.ben)}
    with pytest.raises(discord.HTTPException) as error:
        await message.create_thread(name="again")
    assert error.value.code == 160004
    asked = await lab.slash("ping", channel=str(thread.id))
    assert asked.response["content"].startswith("pong")


async def test_a_private_thread(lab):
    channel = lab.bot.get_channel(int(lab.channel))
    thread = await channel.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(lab.ana)))
    assert lab.people.sees(lab.ana, str(thread.id))
    assert not lab.people.sees(lab.ben, str(thread.id))
    role = lab.world.add_role(lab.guild, "Moderator", MANAGE_THREADS)
    lab.world.give_role(lab.guild, lab.ben, role["id"])
    assert lab.people.sees(lab.ben, str(thread.id))
    assert {m.id for m in await thread.fetch_members()} == {lab.bot.user.id, int(lab.ana)}
    await thread.remove_user(discord.Object(int(lab.ana)))
    assert not lab.people.sees(lab.ana, str(thread.id))


async def test_an_archived_thread(lab):
    thread = await lab.bot.get_channel(int(lab.channel)).create_thread(
        name="Public", type=discord.ChannelType.public_thread
    )
    message = await thread.send("first")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as error:
        await message.edit(content="x")
    assert error.value.code == 50083
    await lab.people.say(lab.ana, str(thread.id), "wake")
    assert not lab.world.channels[str(thread.id)]["thread_metadata"]["archived"]
    await message.edit(content="x")
    await thread.edit(name="Renamed")
    assert lab.world.channels[str(thread.id)]["name"] == "Renamed"
    with pytest.raises(discord.Forbidden):
        await thread.delete()
    lab.world.delete_channel(str(thread.id))
    await lab.server.wait(lambda: lab.bot.get_channel(thread.id) is None)


async def test_writing_in_threads_is_a_permission_of_its_own(lab):
    deny = [{"id": lab.guild, "type": 0, "allow": "0", "deny": str(SEND_MESSAGES_IN_THREADS)}]
    thread = await lab.bot.get_channel(int(lab.channel)).create_thread(
        name="Quiet", type=discord.ChannelType.public_thread
    )
    lab.world.set_overwrites(lab.channel, deny)
    with pytest.raises(ValueError, match="may not write"):
        await lab.people.say(lab.ana, str(thread.id), "x")
    lab.world.set_overwrites(lab.channel, [])


async def test_pins(lab):
    message = await lab.bot.get_channel(int(lab.channel)).send("keep")
    await message.pin()
    assert [pinned.id async for pinned in message.channel.pins()] == [message.id]
    await message.unpin()
    assert [pinned.id async for pinned in message.channel.pins()] == []


async def test_replies_and_history(lab):
    channel = lab.bot.get_channel(int(lab.channel))
    said = await lab.people.say(lab.ana, lab.channel, "question")
    original = await channel.fetch_message(int(said["id"]))
    answer = await original.reply("answer")
    assert answer.reference.message_id == original.id
    assert [user.id for user in answer.mentions] == [int(lab.ana)]
    assert [m.id async for m in channel.history(limit=5)] == [answer.id, original.id]
    assert [m.id async for m in channel.history(limit=5, oldest_first=True)] == [original.id, answer.id]
    assert [m.id async for m in channel.history(limit=1, before=answer)] == [original.id]
    await answer.delete()
    assert lab.said() == ["question"]


async def test_routes_of_servers_and_people(lab):
    guild = await lab.bot.fetch_guild(int(lab.guild), with_counts=False)
    assert [c.name for c in await guild.fetch_channels()] == ["games"]
    assert {role.name for role in await guild.fetch_roles()} == {"@everyone", "Escapade"}
    assert (await guild.fetch_member(int(lab.ana))).display_name == "Ana"
    assert (await lab.bot.fetch_user(int(lab.ben))).global_name == "Ben"
    assert (await lab.bot.fetch_channel(int(lab.channel))).name == "games"
    assert await guild.active_threads() == []
    assert (await lab.bot.application_info()).name == "Escapade"
    with pytest.raises(discord.NotFound) as error:
        await guild.fetch_member(1)
    assert error.value.code == 10013
    async with lab.bot.get_channel(int(lab.channel)).typing():
        pass


async def test_who_may_not_send_keeps_the_other_permissions_in_the_sum_and_in_threads(lab):
    """Discord: implicit denials "are not explicitly denied when doing permissions calculations"."""
    channel = lab.bot.get_channel(int(lab.channel))
    thread = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    lab.world.set_overwrites(
        lab.channel, [{"id": lab.world.bot["id"], "type": 1, "allow": "0", "deny": str(SEND_MESSAGES)}]
    )
    held = in_channel(lab.world, lab.channel, lab.world.bot["id"])
    assert held & EMBED_LINKS
    assert not held & SEND_MESSAGES
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("no")
    assert refused.value.code == 50013
    await thread.send(embed=discord.Embed(title="yes"))


async def test_an_announcement_channel_takes_one_kind_of_thread(lab):
    lab.world.channels[lab.channel]["type"] = shapes.NEWS
    lab.world.changed_channel(lab.channel)
    await lab.server.wait(lambda: lab.bot.get_channel(int(lab.channel)).is_news())
    channel = lab.bot.get_channel(int(lab.channel))
    for kind in (discord.ChannelType.public_thread, discord.ChannelType.private_thread):
        with pytest.raises(discord.HTTPException, match="50024"):
            await channel.create_thread(name="wrong", type=kind)
    thread = await channel.create_thread(name="News", type=discord.ChannelType.news_thread)
    assert lab.world.channels[str(thread.id)]["type"] == shapes.NEWS_THREAD
    hung = await (await channel.send("a board")).create_thread(name="hung")
    assert lab.world.channels[str(hung.id)]["type"] == shapes.NEWS_THREAD


@pytest.fixture
async def asleep(lab):
    """A thread in the archive, with a button that Ana may press."""
    thread = await lab.bot.get_channel(int(lab.channel)).create_thread(
        name="Table 1", type=discord.ChannelType.public_thread
    )
    await thread.add_user(discord.Object(int(lab.ana)))
    lab.thread = str(thread.id)
    lab.board = (await lab.slash("play", channel=lab.thread, game="go")).response
    threads.change(lab.world, lab.thread, {"archived": True})
    return lab


async def test_a_press_of_a_member_takes_a_thread_out_of_the_archive(asleep):
    await asleep.click(asleep.board, label="Move")
    assert not asleep.world.channels[asleep.thread]["thread_metadata"]["archived"]
    updates = [frame["d"] for frame in asleep.server.frames if frame["t"] == "THREAD_UPDATE"]
    assert not updates[-1]["thread_metadata"]["archived"]


async def test_a_press_of_others_in_a_sleeping_thread_never_reaches_the_bot(asleep):
    frames = len(asleep.server.frames)
    with pytest.raises(NotAllowed, match="out of the archive"):
        await asleep.click(asleep.board, label="Move", user=asleep.ben)
    assert len(asleep.server.frames) == frames
    role = asleep.world.add_role(asleep.guild, "Moderator", MANAGE_THREADS)
    asleep.world.give_role(asleep.guild, asleep.ben, role["id"])
    await asleep.click(asleep.board, label="Move", user=asleep.ben)


async def test_a_locked_thread_is_woken_by_moderators_alone(asleep):
    asleep.world.channels[asleep.thread]["thread_metadata"]["locked"] = True
    with pytest.raises(NotAllowed, match="out of the archive"):
        await asleep.click(asleep.board, label="Move")


async def test_who_writes_in_a_thread_or_is_mentioned_there_is_a_member(asleep):
    members = asleep.world.channels[asleep.thread]["_members"]
    cleo = asleep.world.add_user("Cleo")["id"]
    asleep.world.add_member(asleep.guild, cleo)
    await asleep.people.say(asleep.ben, asleep.thread, "awake")
    assert {*members} == {asleep.world.bot["id"], asleep.ana, asleep.ben}
    await asleep.bot.get_channel(int(asleep.thread)).send(f"<@{cleo}>")
    assert cleo in members


async def test_a_bot_wakes_threads_of_which_it_is_a_member(asleep):
    thread = await asleep.bot.fetch_channel(int(asleep.thread))
    await thread.edit(archived=False)
    other = threads.start(asleep.world, asleep.channel, asleep.ana, {"name": "Ana's", "type": 11})["id"]
    threads.change(asleep.world, other, {"archived": True})
    with pytest.raises(discord.Forbidden):
        await (await asleep.bot.fetch_channel(int(other))).edit(archived=False)


@pytest.mark.parametrize("kind", [shapes.VOICE_CHANNEL, shapes.STAGE])
async def test_the_chat_of_a_voice_channel_is_for_who_may_connect_and_has_no_threads(lab, kind):
    made = lab.world.add_channel(lab.guild, "talk", kind=kind)
    await lab.server.wait(lambda: lab.bot.get_channel(int(made["id"])))
    channel = lab.bot.get_channel(int(made["id"]))
    message = await channel.send("a board")
    assert lab.said(made["id"]) == ["a board"]
    with pytest.raises(discord.HTTPException, match="50024"):
        await message.create_thread(name="no")
    deny = [{"id": lab.world.bot["id"], "type": 1, "allow": "0", "deny": str(CONNECT)}]
    lab.world.set_overwrites(made["id"], deny)
    with pytest.raises(discord.Forbidden, match="50001"):
        await channel.send("a board")
