import re

import discord
import pytest
from playwright.async_api import expect

from bot.local.commands import NotAllowed
from tests.chromium import needed, until
from tests.local.page_world import body, last, sit, slash, world

__all__ = ["world"]


pytestmark = needed


@pytest.mark.parametrize("width", [1400, 390])
async def test_two_players_in_two_windows(world, open_page, width):
    ana, ben = [await sit(world, open_page, user, width) for user in (world.ana, world.ben)]
    await slash(ana, "play", "che")
    for page in (ana, ben):
        await expect(page.locator(".embed h4").first).to_have_text("chess")
        await expect(page.get_by_role("img", name="A board after 1 moves")).to_have_js_property("naturalWidth", 64)

    await ben.locator(".select").nth(1).click()
    await ben.keyboard.insert_text("Card 1")
    await ben.keyboard.press("Enter")
    await world.people.say(world.ana, world.channel, f"meanwhile <@{world.ben}>")
    await expect(last(ben)).to_contain_class("mentioned")
    await expect(ben.locator(":focus")).to_have_attribute("type", "search")
    await ben.keyboard.insert_text("0")
    await ben.keyboard.press("Enter")
    await ben.get_by_role("button", name="Done").click()
    await expect(body(ana)).to_contain_text("cards 1 10")

    await ana.get_by_role("button", name="Options").click()
    await ana.get_by_role("button", name="Pace").click()
    await ana.keyboard.press("ArrowDown")
    await ana.keyboard.press("Enter")
    await ana.locator("#form input[value=black]").check()
    await ana.get_by_role("button", name="Submit").click()
    await expect(body(ben)).to_contain_text("slow black")

    await ana.get_by_role("button", name="Hidden hand").click()
    await expect(last(ana)).to_contain_text("Sent to your DMs.")
    await expect(last(ana)).to_contain_class("ephemeral")
    await expect(ana.locator(".place .count")).to_have_text("1")
    await expect(ben.locator(".ephemeral")).to_have_count(0)
    for page in (ana, ben):
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.errors == []


async def test_an_edit_keeps_focus_and_place(world, open_page):
    page = await sit(world, open_page, world.ana)
    message = (await world.slash("table new")).response
    count = page.locator(".message").get_by_role("button", name="Count")
    await count.focus()
    await page.evaluate("window.kept = document.querySelector('.message')")
    await world.click(message, label="Count", user=world.ben)
    await page.locator(".picture").wait_for()
    await expect(count).to_be_focused()
    assert await page.evaluate("window.kept === document.querySelector('.message')")


@pytest.mark.parametrize("width", [1400, 390])
async def test_the_bot_as_an_app_of_ones_own(world, open_page, width):
    """With the switch there are a server without the bot and a group; its own commands are offered there."""
    for command in world.world.commands.values():
        if command["name"] == "play":
            command |= {"integration_types": [0, 1], "contexts": [0, 1, 2]}
    page = await sit(world, open_page, world.ana, width)
    if width < 720:
        await page.locator("#menu").click()
    await expect(page.locator(".place", has_text="Old friends")).to_have_count(0)
    await page.locator("#installed").check()
    for place, title in (("Old friends", "Old friends"), ("chat", "#chat")):
        if width < 720 and title == "#chat":
            await page.locator("#menu").click()
        await page.locator(".place", has_text=place).click()
        await expect(page.locator("#title")).to_have_text(title)
        await page.locator("#write").focus()
        await page.keyboard.insert_text("/")
        await expect(page.locator("#picker")).to_contain_text("/play")
        await expect(page.locator("#picker")).not_to_contain_text("/table")
        await page.locator("#write").fill("")
        await slash(page, "play", "che")
        await expect(page.locator(".embed h4").last).to_have_text("chess")
    assert page.errors == []


async def test_words_are_never_read_as_html(world, open_page):
    page = await sit(world, open_page, world.ana)
    await world.people.say(world.ben, world.channel, "<img src=x onerror=alert(1)> **bold** [x](javascript:alert(1))")
    await last(page).locator(".body strong").wait_for()
    await expect(last(page).locator(".body img, script, .body a")).to_have_count(0)
    await expect(last(page)).to_contain_text("<img src=x")


async def test_a_link_to_a_message_leads_there(world, open_page):
    page = await sit(world, open_page, world.ana)
    first = await world.people.say(world.ben, world.channel, "here")
    lounge = next(c for c in world.world.channels.values() if c["name"] == "lounge")
    link = f"https://discord.com/channels/{lounge['guild_id']}/{world.channel}/{first['id']}"
    await world.people.say(world.ben, lounge["id"], link)
    await page.locator(".place", has_text="lounge").click()
    await page.locator(".body a").click()
    await expect(page.locator(":focus")).to_have_attribute("data-id", first["id"])
    assert page.errors == []


async def test_language_and_names_for_a_screen_reader(world, open_page):
    page = await sit(world, open_page, world.ana)
    await world.slash("play", game="go")
    await page.locator(".select").first.wait_for()
    world.world.set_locale(world.ana, "es-ES")
    await expect(page.locator("html")).to_have_attribute("lang", "es")
    await expect(page.locator("#another")).to_have_text("Abrir otro jugador en una ventana nueva")
    nameless = """[...document.querySelectorAll('button, input, select, textarea, img, dialog')].filter(one =>
        !(one.closest('dialog') && !one.closest('dialog').open) && one.offsetParent && !one.textContent.trim()
        && !one.getAttribute('aria-label') && !one.alt && !one.labels?.length).map(one => one.outerHTML)"""
    assert await page.evaluate(nameless) == []


async def test_a_thread_is_opened_from_the_page(world, open_page):
    page = await sit(world, open_page, world.ana)
    page.once("dialog", lambda dialog: dialog.accept("Table two"))
    await page.get_by_role("button", name="New thread").click()
    await expect(page.locator("#title")).to_have_text("#Table two")
    await slash(page, "play", "che")
    await expect(page.locator(".embed h4").first).to_have_text("chess")
    thread = next(c for c in world.world.channels.values() if c["type"] == 11)
    assert thread["owner_id"] == world.ana
    assert world.said(thread["id"])
    await expect(page.locator("#thread")).to_be_hidden()
    await expect(page.locator(".place.thread[aria-current]")).to_have_text("↳Table two")
    world.world.set_overwrites(
        world.channel, [{"id": thread["guild_id"], "type": 0, "allow": "0", "deny": str(1 << 35)}]
    )
    refused = await world.server.people.say(world.ben, world.channel, "before")
    with pytest.raises(NotAllowed, match="thread"):
        world.server._control.start_thread(world.channel, world.ben, "no", refused["id"])


async def test_a_forum_shows_its_posts_with_their_tags(world, open_page):
    page = await sit(world, open_page, world.ana)
    await world.server.wait(lambda: world.bot.guilds)
    forum = discord.utils.get(world.bot.get_all_channels(), name="tables")
    looking, playing, _ = forum.available_tags
    thread, _ = await forum.create_thread(name="Table 1", content="the board", applied_tags=[looking])
    post = page.locator(".place.thread", has_text="Table 1")
    await expect(page.locator("#places h2").first).to_have_text("🗂 tables")
    await expect(post).to_contain_text("looking")
    await thread.edit(name="Table 1, at play", applied_tags=[playing])
    await expect(post).to_contain_text("Table 1, at play")
    await expect(post).to_contain_text("playing")
    await thread.edit(archived=True)
    await post.click()
    await expect(page.locator("#title")).to_have_text("#Table 1, at play")
    await expect(page.locator("#log")).to_contain_text("the board")
    await expect(page.locator("#log")).to_contain_text("Escapade changed the title: Table 1, at play")


async def test_an_edited_embed_says_so(world, open_page):
    page = await sit(world, open_page, world.ana)
    message = (await world.slash("table new")).response
    await world.click(message, label="Count")
    await expect(last(page).locator(".body")).to_contain_text("(edited)")


async def test_the_log_scrolls_by_keyboard(world, open_page):
    page = await sit(world, open_page, world.ana)
    for number in range(60):
        await world.people.say(world.ben, world.channel, f"line {number}")
    await expect(last(page)).to_contain_text("line 59")
    scroll = page.locator("#scroll")
    await scroll.focus()
    top = await scroll.evaluate("one => one.scrollTop")
    await page.keyboard.press("ArrowUp")
    await until(page, f"document.querySelector('#scroll').scrollTop < {top}")


async def test_a_new_thread_and_a_reply_are_shown_as_what_they_are(world, open_page):
    page = await sit(world, open_page, world.ana)
    said = await world.people.say(world.ben, world.channel, f"look <@{world.ana}>\nhere")
    await world.people.say(world.ben, world.channel, "yes", said["id"])
    await expect(last(page).locator(".above")).to_have_text("↪ Reply to Ben: look @Ana")
    world.server._control.start_thread(world.channel, world.ben, "Second table")
    await page.locator(".body").get_by_role("button", name="Second table").wait_for()


async def test_an_answer_without_suggestions_says_so(world, open_page):
    page = await sit(world, open_page, world.ana)
    await page.locator("#write").focus()
    await page.keyboard.insert_text("/play")
    await page.keyboard.press("Enter")
    await page.locator(".suggestions [role=option]").nth(2).wait_for()
    assert await page.evaluate("""[...document.querySelectorAll('.suggestions li')].slice(0, 3).every(one => {
        const box = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(box.x + 9, box.y + 9))
    })"""), "what is suggested is hidden"
    await page.keyboard.insert_text("parcheesi")
    await expect(page.locator(".suggestions")).to_have_text("Nothing found")
    await page.keyboard.press("Escape")
    await expect(page.locator(".suggestions")).to_be_hidden()
    await expect(page.locator("#command")).to_be_visible()


async def test_another_player_begins_at_the_end_too(world, open_page):
    page = await sit(world, open_page, world.ana, 390)
    for number in range(40):
        await world.people.say(world.ben, world.channel, f"line {number}")
    at_end = """(one => one.scrollTop > 0 && one.scrollHeight - one.scrollTop - one.clientHeight < 2)(
        document.querySelector('#scroll'))"""
    await expect(last(page)).to_contain_text("line 39")
    await until(page, at_end)
    await page.evaluate("document.querySelector('#scroll').scrollTop = 0")
    await until(page, "document.querySelector('#scroll').scrollTop === 0")
    await page.locator("#menu").click()
    await page.get_by_role("combobox", name="You are").select_option(world.ben)
    await expect(last(page)).to_contain_text("line 39")
    await until(page, at_end)


async def test_the_message_box_is_one_line_high_on_a_phone(world, open_page):
    page = await sit(world, open_page, world.ana, 390)
    guild = world.world.channels[world.channel]["guild_id"]
    world.world.add_channel(guild, "a-channel-with-a-rather-long-name-indeed")
    await page.locator("#menu").click()
    await page.locator(".place", has_text="rather-long").click()
    await expect(page.locator("#write")).to_have_attribute("placeholder", re.compile("rather-long"))
    assert await page.locator("#write").evaluate("one => one.scrollHeight <= one.clientHeight")
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_a_long_command_can_be_sent_from_a_phone(world, open_page):
    """What need not be given is folded away; unfolded, the form scrolls and Send stays in sight."""
    text = {"type": 3, "description": "Whatever you like"}
    options = [{**text, "name": "must", "required": True}, *({**text, "name": f"may{number}"} for number in range(14))]
    world.world.commands["77"] = {
        "id": "77", "name": "long", "type": 1, "description": "Much to choose", "_scope": "", "contexts": None,
        "integration_types": [0],
        "default_member_permissions": None, "options": options,
    }  # fmt: skip
    page = await sit(world, open_page, world.ana, 390)
    await page.locator("#write").focus()
    await page.keyboard.insert_text("/long")
    await page.keyboard.press("Enter")
    command = page.locator("#command")
    await expect(command).to_be_visible()
    await expect(command.locator(".option")).to_have_count(15)
    await expect(command.locator("details")).not_to_have_attribute("open", "")
    await command.locator("summary").click()
    await until(page, "(one => one.scrollHeight > one.clientHeight)(document.querySelector('#command'))")
    await expect(command.locator(".primary")).to_be_in_viewport(ratio=1)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
