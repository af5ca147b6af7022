"""Reactions of the bot and of people, as Discord serves and counts them."""

import discord
import pytest
from playwright.async_api import expect

from bot.local import permissions
from bot.local.reactions import MOST
from tests.chromium import needed
from tests.local.page_world import last, sit, world

__all__ = ["world"]

CLAP, GASP = "👏", "😱"


async def message_of(lab):
    asked = await lab.slash("table new")
    channel = lab.bot.get_partial_messageable(int(asked.response["channel_id"]))
    return asked.response, channel.get_partial_message(int(asked.response["id"]))


async def test_the_bot_reacts_and_reads_who_else_did(lab):
    stored, message = await message_of(lab)
    await message.add_reaction(GASP)
    await message.add_reaction(GASP)
    for user in (lab.ben, lab.ana):
        lab.people.react(user, lab.channel, stored["id"], GASP)
    (shown,) = (await message.fetch()).reactions
    assert (shown.emoji, shown.count, shown.me) == (GASP, 3, True)
    assert {each.id async for each in shown.users()} == {int(i) for i in (lab.ana, lab.ben, lab.world.bot["id"])}
    assert [each.id async for each in shown.users(limit=1, after=discord.Object(int(lab.ana)))] == [int(lab.ben)]
    lab.people.react(lab.ben, lab.channel, stored["id"], GASP)
    assert [r["count"] for r in lab.people.history(lab.channel, lab.ben)[0]["reactions"]] == [2]
    assert [r["me"] for r in lab.people.history(lab.channel, lab.ben)[0]["reactions"]] == [False]


async def test_what_discord_refuses(lab):
    stored, message = await message_of(lab)
    with pytest.raises(discord.HTTPException) as refused:
        await message.add_reaction("gasp")
    assert refused.value.code == 10014
    everyone = lab.world.guilds[lab.guild]["roles"][0]["id"]
    denied = {"id": everyone, "type": 0, "allow": "0", "deny": str(permissions.ADD_REACTIONS)}
    lab.people.react(lab.ana, lab.channel, stored["id"], CLAP)
    lab.world.set_overwrites(lab.channel, [denied])
    await message.add_reaction(CLAP)  # what is there already takes no permission
    with pytest.raises(discord.Forbidden) as refused:
        await message.add_reaction(GASP)
    assert refused.value.code == 50013
    lab.world.set_overwrites(lab.channel, [])
    for number in range(MOST - 1):
        lab.people.react(lab.ana, lab.channel, stored["id"], chr(0x1F600 + number))
    with pytest.raises(discord.Forbidden) as refused:
        await message.add_reaction(GASP)
    assert refused.value.code == 30010


async def test_one_reaction_in_a_quarter_of_a_second_and_channel(lab):
    stored, message = await message_of(lab)
    path = {"channel_id": stored["channel_id"]}
    route = "PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"
    await message.add_reaction(CLAP)
    lab.server.buckets.clock = lambda: 2e9
    assert lab.server.buckets.ask(route, path, {}) is None
    wait, _ = lab.server.buckets.ask(route, path, {})
    assert wait == pytest.approx(0.25)
    assert lab.server.buckets.ask(route, {"channel_id": "1"}, {}) is None


@needed
@pytest.mark.parametrize("width", [1400, 390])
async def test_the_page_shows_reactions_and_presses_them(world, open_page, width):
    page = await sit(world, open_page, world.ana, width)
    _, message = await message_of(world)
    await message.add_reaction(CLAP)
    button = last(page).get_by_role("button", name=CLAP)
    await expect(button).to_have_text(f"{CLAP} 1")
    await button.click()
    await expect(button).to_have_text(f"{CLAP} 2")
    await expect(button).to_have_attribute("aria-pressed", "true")
    await expect(button).to_be_focused()
    await button.click()
    await expect(button).to_have_text(f"{CLAP} 1")
    assert page.errors == []
