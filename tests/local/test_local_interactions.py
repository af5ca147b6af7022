import aiohttp
import pytest
from sample_bot import png

from bot.local.commands import NotAllowed
from bot.local.errors import ApiError


async def test_a_slash_command_is_answered_with_a_picture(lab):
    asked = await lab.slash("play", game="chess", opponent=lab.ben)
    message = asked.response
    assert asked.acked == 4
    assert message["embeds"][0]["title"] == "chess"
    assert message["attachments"] == []
    assert message["embeds"][0]["image"]["width"] == 64
    async with aiohttp.ClientSession() as session, session.get(message["embeds"][0]["image"]["url"]) as response:
        assert await response.read() == png(1)


async def test_autocomplete_asks_the_bot(lab):
    asked = await lab.slash("play", focus="game", game="che")
    assert [choice["value"] for choice in asked.choices] == ["chess", "checkers"]


async def test_buttons_and_selects_update_their_message(lab):
    message = (await lab.slash("play", game="go")).response
    assert (await lab.click(message, label="Choose", values=["paper"])).response["content"] == "chosen paper"
    assert (await lab.click(message, label="Cards", values=["2", "5"])).response["content"] == "cards 2 5"
    asked = await lab.click(message, label="Against", values=[lab.ben])
    assert asked.response["mentions"][0]["id"] == lab.ben


async def test_an_edit_replaces_the_picture(lab):
    message = (await lab.slash("table new")).response
    for number in (1, 2):
        shown = (await lab.click(message, label="Count", user=lab.ben)).response
        assert shown["embeds"][0]["image"]["url"].endswith(f"board{number}.png")
        assert shown["attachments"] == []
        assert shown["edited_timestamp"]


async def test_a_form_of_one_row(lab):
    message = (await lab.slash("play", game="go")).response
    opened = await lab.click(message, label="Move")
    assert opened.modal["title"] == "Your move"
    sent = await lab.done(lab.people.submit(opened, {"Move": "e2e4"}))
    await lab.server.wait(lambda: sent.followups)
    assert sent.response["flags"] & 64
    assert "Ana moved" in lab.said(viewer=lab.ben)
    assert "moved e2e4" not in lab.said(viewer=lab.ben)
    assert "moved e2e4" in lab.said(viewer=lab.ana)


async def test_a_form_with_every_kind_of_question(lab):
    message = (await lab.slash("play", game="go")).response
    opened = await lab.click(message, label="Options")
    values = {"Pace": ["slow"], "Side": "black", "Extras": ["hints", "clock"], "Opponent": [lab.ben]}
    sent = await lab.done(lab.people.submit(opened, values))
    assert sent.response["content"] == "slow black clock hints Ben"
    with pytest.raises(NotAllowed, match="Side"):
        await lab.people.submit(opened, {"Pace": ["slow"]})


async def test_a_deferral_is_completed_by_the_first_follow_up(lab):
    message = (await lab.slash("play", game="go")).response
    asked = await lab.click(message, label="Hidden hand")
    assert asked.acked == 5
    shown = await lab.settled(asked)
    assert shown["content"] == "Sent to your DMs."
    assert shown["flags"] == 64
    assert asked.followups == []
    assert lab.world.messages(lab.world.dm(lab.ana)["id"])[-1]["content"] == "Your secret hand: 7 8 9"


async def test_a_deferral_may_outlast_the_first_follow_up(lab):
    """As Discord announces it: an edit alone completes the deferral."""
    lab.server.follow_up_completes = False
    message = (await lab.slash("play", game="go")).response
    asked = await lab.click(message, label="Hidden hand")
    await lab.server.wait(lambda: asked.followups)
    assert [each["content"] for each in asked.followups] == ["Sent to your DMs."]
    assert asked.response["flags"] & 128


async def test_an_answer_into_a_channel_that_is_gone(lab):
    asked = await lab.slash("play", game="go")
    lab.world.delete_channel(lab.channel)
    with pytest.raises(ApiError) as refused:
        lab.server.interactions.follow_up(asked, {"content": "too late"}, {})
    assert (refused.value.status, refused.value.body["code"]) == (404, 10003)


async def test_closed_direct_messages(lab):
    lab.world.close_dms(lab.ana)
    message = (await lab.slash("play", game="go")).response
    assert (await lab.settled(await lab.click(message, label="Hidden hand")))["content"] == "no (50007)"
    lab.world.close_dms(lab.ana, closed=False)
    lab.world.remove_member(lab.guild, lab.ben)
    assert (await lab.settled(await lab.slash("whisper", who=lab.ben)))["content"] == "no (50278)"


async def test_a_button_in_a_direct_message(lab):
    await lab.settled(await lab.slash("whisper", who=lab.ben))
    message = lab.world.messages(lab.world.dm(lab.ben)["id"])[-1]
    asked = await lab.click(message, "dm:vote", user=lab.ben)
    assert asked.response["content"] == "voted"
    assert asked.response["components"] == []


async def test_menus_of_users_and_messages(lab):
    asked = await lab.done(lab.people.context_menu(lab.ana, lab.channel, "Profile", lab.ben))
    assert asked.response["content"] == "profile of Ben"
    said = await lab.people.say(lab.ben, lab.channel, "hello")
    asked = await lab.done(lab.people.context_menu(lab.ana, lab.channel, "Quote", said["id"], kind=3))
    assert asked.response["content"] == "> hello"


async def test_the_locale_of_user_and_server(lab):
    lab.world.set_locale(lab.ana, "es-ES")
    assert (await lab.slash("ping")).response["content"] == "pong es-ES en-US"


async def test_old_buttons_after_a_restart_of_the_bot(lab):
    message = (await lab.slash("table new")).response
    board = (await lab.slash("play", game="go")).response
    await lab.restart()
    assert (await lab.click(message, label="Count")).acked == 7
    lab.server.ack_deadline = 0.1
    assert (await lab.click(board, label="Move")).failed == "timeout"


async def test_a_handler_that_fails_leaves_the_user_without_an_answer(lab):
    lab.server.ack_deadline = 0.1
    assert (await lab.slash("boom")).failed == "timeout"
    assert "boom" in str(lab.bot.errors)


async def test_an_offline_bot_is_said_at_once(empty):
    asked = await empty.people.click(empty.ana, empty.channel, _message(empty), "x", forced=True)
    assert asked.failed == "offline"


def _message(lab):
    return lab.world.store.make(lab.channel, lab.world.bot["id"], {"content": "x"}, {})["id"]


async def test_what_a_client_does_not_allow(lab):
    message = (await lab.slash("play", game="go")).response
    for act in (
        lambda: lab.people.click(lab.ana, lab.channel, message["id"], "invented"),
        lambda: lab.people.click(lab.ana, lab.channel, message["id"], label="Never"),
        lambda: lab.people.click(lab.ana, lab.channel, message["id"], label="Choose", values=["scissors"]),
        lambda: lab.people.click(lab.ana, lab.channel, message["id"], label="Cards", values=list("1234")),
        lambda: lab.people.slash(lab.ana, lab.channel, "play"),
        lambda: lab.people.slash(lab.ana, lab.channel, "play", game="go", rounds=10),
        lambda: lab.people.slash(lab.ana, lab.channel, "table new", size="huge"),
        lambda: lab.people.slash(lab.ana, lab.channel, "table"),
        lambda: lab.people.slash(lab.ana, lab.channel, "moderate"),
        lambda: lab.people.slash(lab.ana, lab.world.dm(lab.ben)["id"], "ping"),
        lambda: lab.people.say(lab.ana, lab.channel, "x" * 2001),
    ):
        with pytest.raises(NotAllowed):
            await act()
    hidden = (await lab.slash("table new", quiet=True)).response
    with pytest.raises(NotAllowed):
        await lab.people.click(lab.ben, lab.channel, hidden["id"], label="Count")


async def test_a_forced_click_reaches_the_bot(lab):
    message = (await lab.slash("table new")).response
    asked = await lab.click(message, "sample:99:count", forced=True)
    assert "count=1" in asked.response["embeds"][0]["description"]


async def test_clicks_at_the_same_time_are_all_answered(lab):
    message = (await lab.slash("table new")).response
    users = [lab.ana, lab.ben] * 15
    press = [await lab.people.click(user, lab.channel, message["id"], label="Count") for user in users]
    for asked in press:
        await asked.done.wait()
    assert {asked.acked for asked in press} == {7}
