import asyncio

import aiohttp
import discord
import pytest

from bot.local.permissions import SEND_MESSAGES


def messages(lab):
    return f"/channels/{lab.channel}/messages"


async def test_429_is_waited_for(lab):
    lab.server.faults.add("POST", messages(lab), status=429, retry_after=0.01, times=2)
    assert (await lab.settled(await lab.slash("announce")))["content"] == "announced"
    assert [w["status"] for w in lab.server.wire if w["path"] == messages(lab)] == [429, 429, 200]


async def test_503_is_not_repeated(lab):
    lab.server.faults.add("POST", messages(lab), status=503)
    assert (await lab.settled(await lab.slash("announce")))["content"] == "http 503 code 0"
    assert "announcement, edited" not in lab.said()


async def test_an_answer_lost_after_the_work_was_done(lab):
    """The repeated request finds the message by its nonce; a follow-up has none and is said twice."""
    lab.server.faults.add("POST", messages(lab), status=500, after=True)
    await lab.settled(await lab.slash("announce"))
    assert lab.said(viewer=lab.ben) == ["announcement, edited"]
    assert [w["status"] for w in lab.server.wire if w["path"] == messages(lab)] == [500, 200]
    opened = await lab.click((await lab.slash("play", game="go")).response, label="Move")
    lab.server.faults.add("POST", "^/webhooks/", status=500, after=True)
    await lab.done(lab.people.submit(opened, {"Move": "e2e4"}))
    await lab.server.wait(lambda: lab.said().count("Ana moved") == 2)


async def test_a_connection_that_is_cut(lab):
    errors = []

    @lab.bot.tree.command(description="x")
    async def send(interaction: discord.Interaction):
        await interaction.response.defer(ephemeral=True)
        try:
            await interaction.channel.send("cut")
        except aiohttp.ClientError as error:
            errors.append(error)
        await interaction.followup.send("done")

    await lab.bot.tree.sync()
    for drop, said in (("before", 0), ("after", 1)):
        lab.server.faults.add("POST", messages(lab), drop=drop)
        await lab.settled(await lab.slash("send"))
        assert len(errors) == 1 + said
        assert lab.said().count("cut") == said


async def test_a_slow_answer(lab):
    lab.server.faults.add("POST", messages(lab), delay=0.05)
    assert (await lab.settled(await lab.slash("announce")))["content"] == "announced"


async def test_too_late_an_answer(lab):
    codes = []
    late = asyncio.Event()

    @lab.bot.tree.command(description="x")
    async def dawdle(interaction: discord.Interaction):
        await late.wait()
        try:
            await interaction.response.send_message("x")
        except discord.NotFound as error:
            codes.append(error.code)

    await lab.bot.tree.sync()
    lab.server.ack_deadline = 0.05
    assert (await lab.slash("dawdle")).failed == "timeout"
    late.set()
    await lab.server.wait(lambda: codes == [10062])
    assert lab.said() == []


async def test_an_answer_given_twice(lab):
    codes = []

    @lab.bot.tree.command(description="x")
    async def twice(interaction: discord.Interaction):
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("two")
        except discord.HTTPException as error:
            codes.append(error.code)

    await lab.bot.tree.sync()
    await lab.slash("twice")
    await lab.server.wait(lambda: codes == [40060])
    assert lab.said() == ["one"]


async def test_a_token_lives_fifteen_minutes(lab):
    codes = []
    later = asyncio.Event()

    @lab.bot.tree.command(description="x")
    async def wait(interaction: discord.Interaction):
        await interaction.response.send_message("x")
        await later.wait()
        for act in (interaction.followup.send, lambda text: interaction.edit_original_response(content=text)):
            try:
                await act("y")
            except discord.HTTPException as error:
                codes.append(error.code)

    await lab.bot.tree.sync()
    await lab.slash("wait")
    now = lab.world.clock()
    lab.world.clock = lambda: now + 901
    later.set()
    await lab.server.wait(lambda: codes == [50027, 50027])


async def test_permissions_taken_away(lab):
    deny = [{"id": lab.world.bot["id"], "type": 1, "allow": "0", "deny": str(SEND_MESSAGES)}]
    lab.world.set_overwrites(lab.channel, deny)
    assert (await lab.settled(await lab.slash("announce")))["content"] == "http 403 code 50013"


async def test_messages_channels_and_members_that_go(lab):
    message = (await lab.slash("table new")).response
    lab.world.store.remove(lab.world.store.of(lab.channel)[message["id"]])
    with pytest.raises(ValueError, match="does not see"):
        await lab.people.click(lab.ana, lab.channel, message["id"], label="Count")
    other = lab.world.add_channel(lab.guild, "other")["id"]
    gone = lab.bot.get_channel(int(lab.channel))
    lab.world.delete_channel(lab.channel)
    with pytest.raises(discord.NotFound) as error:
        await gone.send("x")
    assert error.value.code == 10003
    lab.world.remove_member(lab.guild, lab.ana)
    with pytest.raises(ValueError, match="does not see"):
        await lab.people.slash(lab.ana, other, "ping")


async def test_buckets(lab):
    """discord.py paces itself by the headers; the sixth message waits for the window to pass."""
    lab.server.rate_limits = True
    lab.server.buckets.limits = (("POST /channels/{channel_id}/messages", 5, 0.2),)
    channel = lab.bot.get_channel(int(lab.channel))
    await asyncio.gather(*(channel.send(str(n)) for n in range(7)))
    assert sorted(lab.said()) == [str(n) for n in range(7)]
    statuses = [each["status"] for each in lab.server.wire if each["path"] == messages(lab)]
    assert statuses[:5] == [200] * 5
    assert statuses.count(200) == 7


async def test_a_global_limit(empty):
    empty.server.rate_limits = True
    empty.server.buckets.everything = (2, 60.0)
    headers = {"Authorization": f"Bot {empty.server.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for expected in (200, 200, 429):
            async with session.get(f"{empty.server.base_url}/api/v10/gateway/bot") as response:
                assert response.status == expected
                body = await response.json()
        assert response.headers["X-RateLimit-Scope"] == "global"
        assert response.headers["Via"]
        assert body["global"] is True


@pytest.mark.parametrize("code", [40003, 20026])
async def test_a_bot_that_may_not_write_to_strangers(lab, code):
    """Whom it has written to before it may write to still."""
    lab.server.faults.refuse_dms(code)
    for user in (lab.ana, lab.ben):
        with pytest.raises(discord.Forbidden) as error:
            await lab.bot.create_dm(discord.Object(int(user)))
        assert error.value.code == code
    lab.server.faults.clear()
    ana = await lab.bot.create_dm(discord.Object(int(lab.ana)))
    await ana.send("before")
    ben = await lab.bot.create_dm(discord.Object(int(lab.ben)))
    lab.server.faults.refuse_dms(code)
    await ana.send("after")
    with pytest.raises(discord.Forbidden) as error:
        await ben.send("never")
    assert error.value.code == code
    with pytest.raises(ValueError, match="not one of"):
        lab.server.faults.refuse_dms(50007)
