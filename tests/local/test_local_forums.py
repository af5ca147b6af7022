"""Forum channels as Discord's documentation describes them: posts, tags, and who may do what with them."""

import discord
import pytest

from bot.local import forums, threads
from bot.local.commands import NotAllowed
from bot.local.permissions import CREATE_PUBLIC_THREADS, MANAGE_THREADS, SEND_MESSAGES


async def opened(lab, tags=("looking", "playing"), **more):
    """Make a forum and give it as the bot knows it."""
    made = forums.add_forum(lab.world, lab.guild, "tables", [{"name": name} for name in tags], **more)
    await lab.server.wait(lambda: lab.bot.get_channel(int(made["id"])))
    return lab.bot.get_channel(int(made["id"]))


async def refused(act, code):
    with pytest.raises(discord.HTTPException) as error:
        await act
    assert error.value.code == code


async def give(lab, bits):
    """Let the bot's role do more."""
    role = next(role for role in lab.world.guilds[lab.guild]["roles"] if role["managed"])
    lab.world.set_role(lab.guild, role["id"], int(role["permissions"]) | bits)


async def test_the_first_message_of_a_post_has_the_id_of_its_thread(lab):
    forum = await opened(lab)
    looking, playing = forum.available_tags
    thread, message = await forum.create_thread(
        name="Table 1", embed=discord.Embed(title="Board"), applied_tags=[looking], auto_archive_duration=10080
    )
    assert thread.id == message.id
    assert thread.parent_id == forum.id
    assert thread.type is discord.ChannelType.public_thread
    assert [tag.name for tag in thread.applied_tags] == ["looking"]
    await message.edit(content="edited")
    assert lab.said(str(thread.id)) == ["edited"]
    edited = await thread.edit(name="Table 1, at play", applied_tags=[playing])
    assert (edited.name, [tag.name for tag in edited.applied_tags]) == ("Table 1, at play", ["playing"])
    assert [m["type"] for m in lab.world.messages(str(thread.id))] == [0, 4]
    asked = await lab.slash("ping", channel=str(thread.id))
    assert asked.response["content"].startswith("pong")
    await lab.restart()
    assert [tag.name for tag in lab.bot.get_channel(thread.id).applied_tags] == ["playing"]


async def test_a_forum_holds_posts_alone(lab):
    forum = await opened(lab)
    await refused(lab.bot.get_partial_messageable(forum.id).send("hello"), 40058)
    with pytest.raises(NotAllowed):
        await lab.people.say(lab.ana, str(forum.id), "hello")
    start = lab.bot.http.start_thread_without_message
    await refused(start(forum.id, name="No message", type=11, auto_archive_duration=60), 50035)
    await refused(forum.create_thread(name="", content="x"), 50035)
    await refused(forum.create_thread(name="x" * 101, content="x"), 50035)


async def test_a_post_takes_only_tags_of_its_forum(lab):
    forum = await opened(lab, tags=[str(number) for number in range(6)])
    other = discord.ForumTag(name="other")
    other.id = 5
    await refused(forum.create_thread(name="x", content="x", applied_tags=[other]), 10087)
    await refused(forum.create_thread(name="x", content="x", applied_tags=forum.available_tags), 50035)
    thread, _ = await forum.create_thread(name="x", content="x", applied_tags=forum.available_tags[:5])
    await refused(thread.edit(applied_tags=[other]), 10087)
    left = lab.world.channels[str(forum.id)]["available_tags"][1:]
    forums.set_tags(lab.world, str(forum.id), left)
    await lab.server.wait(lambda: len(thread.applied_tags) == 4)


async def test_a_forum_may_want_a_tag(lab):
    forum = await opened(lab, require_tag=True)
    assert forum.flags.require_tag
    await refused(forum.create_thread(name="x", content="x"), 40067)
    await forum.create_thread(name="x", content="x", applied_tags=forum.available_tags[:1])


async def test_tags_for_moderators(lab):
    forum = await opened(lab, tags=())
    forums.set_tags(lab.world, str(forum.id), [{"name": "free"}, {"name": "held", "moderated": True}])
    await lab.server.wait(lambda: len(lab.bot.get_channel(forum.id).available_tags) == 2)
    forum = lab.bot.get_channel(forum.id)
    free, held = forum.available_tags
    await refused(forum.create_thread(name="x", content="x", applied_tags=[held]), 50013)
    thread, _ = await forum.create_thread(name="x", content="x", applied_tags=[free])
    await refused(thread.edit(applied_tags=[free, held]), 50013)
    await give(lab, MANAGE_THREADS)
    thread = await thread.edit(applied_tags=[free, held])
    assert len(thread.applied_tags) == 2


@pytest.mark.parametrize("denied", [CREATE_PUBLIC_THREADS, SEND_MESSAGES])
async def test_a_post_needs_the_right_to_write_alone(lab, denied):
    deny = [{"id": lab.guild, "type": 0, "allow": "0", "deny": str(denied)}]
    forum = await opened(lab, overwrites=deny)
    if denied == SEND_MESSAGES:
        await refused(forum.create_thread(name="x", content="x"), 50013)
    else:
        await forum.create_thread(name="x", content="x")


async def test_whoever_may_open_no_posts_changes_none(lab):
    forum = await opened(lab)
    thread, message = await forum.create_thread(name="x", content="x")
    deny = [{"id": lab.guild, "type": 0, "allow": "0", "deny": str(SEND_MESSAGES)}]
    lab.world.set_overwrites(str(forum.id), deny)
    await refused(thread.edit(name="y"), 50013)
    await message.edit(content="still")


async def test_closed_and_locked_posts(lab):
    forum = await opened(lab)
    thread, message = await forum.create_thread(name="x", content="x")
    threads.change(lab.world, str(thread.id), {"archived": True})
    await refused(message.edit(content="y"), 50083)
    await refused(thread.edit(name="y"), 50083)
    await thread.edit(name="y", archived=False)
    await message.edit(content="y")
    threads.change(lab.world, str(thread.id), {"locked": True})
    await refused(thread.edit(name="z"), 50013)
    await refused(thread.send("z"), 160005)
    with pytest.raises(discord.Forbidden):
        await thread.delete()
    lab.world.delete_channel(str(forum.id))
    await lab.server.wait(lambda: lab.bot.get_channel(forum.id) is None and lab.bot.get_channel(thread.id) is None)
