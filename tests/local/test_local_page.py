import chromium
import discord
import pytest

from bot.local.commands import NotAllowed
from bot.local.first_world import first_world

pytestmark = pytest.mark.skipif(not chromium.program(), reason="no Chromium here: apt-get install chromium")
READY = "document.querySelector('#title').textContent === '#games' && document.querySelector('#bot.online')"
LAST = "[...document.querySelectorAll('.message')].at(-1)"


@pytest.fixture
async def world(redirect):
    from conftest import Lab

    from bot.local.server import LocalDiscord

    async with LocalDiscord() as server:
        redirect(server)
        lab = Lab(server)
        first_world(server.world)
        lab.ana, lab.ben, *_ = [user["id"] for user in server.world.people]
        lab.channel = next(c["id"] for c in server.world.channels.values() if c["name"] == "games")
        await lab.boot()
        yield lab
        await lab.halt()


@pytest.fixture
async def browser():
    async with chromium.chromium() as open_page:
        yield open_page


async def slash(page, name, *fields):
    """By keyboard alone."""
    await page.run("document.querySelector('#write').focus()")
    await page.write("/" + name)
    await page.key("Enter")
    if fields:
        await page.until("!document.querySelector('#command').hidden")
    for field in fields:
        await page.write(field)
        await page.until("document.querySelector('.suggestions [role=option]')")
        await page.key("ArrowDown")
        await page.key("Enter")
    if fields:
        await page.key("Enter")


@pytest.mark.parametrize("width", [1400, 390])
async def test_two_players_in_two_windows(world, browser, width, tmp_path):
    ana, ben = [await browser(f"{world.server.base_url}/?as={user}") for user in (world.ana, world.ben)]
    for page in (ana, ben):
        await page.size(width)
        await page.until(READY)
    await slash(ana, "play", "che")
    for page in (ana, ben):
        await page.until("document.querySelector('.embed h4')?.textContent === 'chess'")
        await page.until("document.querySelector('.picture img').naturalWidth === 64")
    assert await ana.run("document.querySelector('.picture img').alt") == "A board after 1 moves"

    await ben.run("document.querySelectorAll('.select')[1].click()")
    await ben.write("Card 1")
    await ben.key("Enter")
    await world.people.say(world.ana, world.channel, f"meanwhile <@{world.ben}>")
    await ben.until(f"{LAST}.classList.contains('mentioned')")
    assert await ben.run("document.activeElement.type") == "search"
    await ben.write("0")
    await ben.key("Enter")
    await ben.press("Done")
    await ana.until("document.querySelector('.body').textContent.includes('cards 1 10')")

    await ana.press("Options")
    await ana.until("document.querySelector('#form').open")
    await ana.run("document.querySelector('#form .select').click()")
    await ana.key("ArrowDown")
    await ana.key("Enter")
    await ana.run("document.querySelector('#form input[value=black]').click()")
    await ana.press("Submit")
    await ben.until("document.querySelector('.body').textContent.includes('slow black')")

    await ana.press("Hidden hand")
    await ana.until(f"{LAST}.classList.contains('ephemeral') && {LAST}.textContent.includes('Sent to your DMs.')")
    await ana.until("document.querySelector('.place .count')?.textContent === '1'")
    assert not await ben.run("document.querySelector('.ephemeral')")
    for name, page in (("ana", ana), ("ben", ben)):
        assert await page.run("document.documentElement.scrollWidth <= innerWidth")
        assert page.errors == []
        await page.picture(tmp_path / f"{name}-{width}.png")


async def test_an_edit_keeps_focus_and_place(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    message = (await world.slash("table new")).response
    await page.until("[...document.querySelectorAll('.message button')].some(one => one.textContent === 'Count')")
    await page.run(
        "window.kept = document.querySelector('.message'); document.querySelector('.components button').focus()"
    )
    await world.click(message, label="Count", user=world.ben)
    await page.until("document.querySelector('.picture')")
    assert await page.run("document.activeElement.textContent") == "Count"
    assert await page.run("window.kept === document.querySelector('.message')")


async def test_words_are_never_read_as_html(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    await world.people.say(world.ben, world.channel, "<img src=x onerror=alert(1)> **bold** [x](javascript:alert(1))")
    await page.until(f"{LAST}?.querySelector('strong + *, .body strong')")
    assert await page.run(f"{LAST}.querySelectorAll('img, script, .body a').length") == 0
    assert "<img src=x" in await page.run(f"{LAST}.textContent")


async def test_a_link_to_a_message_leads_there(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    first = await world.people.say(world.ben, world.channel, "here")
    lounge = next(c for c in world.world.channels.values() if c["name"] == "lounge")
    link = f"https://discord.com/channels/{lounge['guild_id']}/{world.channel}/{first['id']}"
    await world.people.say(world.ben, lounge["id"], link)
    await page.run("[...document.querySelectorAll('.place')].find(one => one.textContent.includes('lounge')).click()")
    await page.until("document.querySelector('.body a')")
    await page.run("document.querySelector('.body a').click()")
    await page.until(f"document.activeElement.dataset.id === '{first['id']}'")
    assert page.errors == []


async def test_language_and_names_for_a_screen_reader(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    await world.slash("play", game="go")
    await page.until("document.querySelector('.select')")
    world.world.set_locale(world.ana, "es-ES")
    await page.until("document.documentElement.lang === 'es'")
    assert await page.run("document.querySelector('#another').textContent") == "Abrir otro jugador en una ventana nueva"
    nameless = """[...document.querySelectorAll('button, input, select, textarea, img, dialog')].filter(one =>
        !(one.closest('dialog') && !one.closest('dialog').open) && one.offsetParent && !one.textContent.trim()
        && !one.getAttribute('aria-label') && !one.alt && !one.labels?.length).map(one => one.outerHTML)"""
    assert await page.run(nameless) == []


async def test_a_thread_is_opened_from_the_page(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    await page.run("window.prompt = () => 'Table two'")
    await page.press("New thread")
    await page.until("document.querySelector('#title').textContent === '#Table two'")
    await slash(page, "play", "che")
    await page.until("document.querySelector('.embed h4')?.textContent === 'chess'")
    thread = next(c for c in world.world.channels.values() if c["type"] == 11)
    assert thread["owner_id"] == world.ana
    assert world.said(thread["id"])
    assert await page.run("document.querySelector('#thread').hidden")
    assert await page.run("document.querySelector('.place.thread[aria-current]').textContent") == "↳Table two"
    world.world.set_overwrites(
        world.channel, [{"id": thread["guild_id"], "type": 0, "allow": "0", "deny": str(1 << 35)}]
    )
    refused = await world.server.people.say(world.ben, world.channel, "before")
    with pytest.raises(NotAllowed, match="thread"):
        world.server._control.start_thread(world.channel, world.ben, "no", refused["id"])


async def test_an_edited_embed_says_so(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    message = (await world.slash("table new")).response
    await world.click(message, label="Count")
    await page.until(f"{LAST}?.querySelector('.body').textContent.includes('(edited)')")


async def test_the_log_scrolls_by_keyboard(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    for number in range(60):
        await world.people.say(world.ben, world.channel, f"line {number}")
    await page.until(f"{LAST}?.textContent.includes('line 59')")
    await page.run("document.querySelector('#scroll').focus()")
    top = await page.run("document.querySelector('#scroll').scrollTop")
    await page.key("ArrowUp")
    await page.until(f"document.querySelector('#scroll').scrollTop < {top}")


async def test_a_menu_closes_when_the_focus_leaves_it(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    await world.slash("play", game="go")
    await page.until("document.querySelectorAll('.select').length > 1")
    await page.run("document.querySelectorAll('.select')[1].click()")
    await page.until("document.querySelector('.panel:not([hidden])').contains(document.activeElement)")
    await page.run("document.querySelector('#write').focus()")
    await page.until("!document.querySelector('.panel:not([hidden])')")


async def test_what_is_typed_keeps_its_commands_when_another_window_comes_before_it(world, browser):
    ana, ben = await browser(f"{world.server.base_url}/?as={world.ana}"), await browser("about:blank")
    await ana.until(READY)
    await ana.run("document.querySelector('#write').focus()")
    await ana.write("/pl")
    await ana.until("!document.querySelector('#picker').hidden")
    await ben.command("Page.bringToFront")
    await ana.run("document.querySelector('#write').onblur()")
    await ana.command("Page.bringToFront")
    assert await ana.run("!document.querySelector('#picker').hidden")
    await ana.run("document.querySelector('#write').blur()")
    await ana.until("document.querySelector('#picker').hidden")
    await ana.run("document.querySelector('#write').focus()")
    await ana.until("!document.querySelector('#picker').hidden")


async def test_who_is_typing_goes_on_when_a_tall_answer_comes(world, browser):
    """What one has just asked for comes into sight from its beginning, and takes no focus from the next command."""
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.size(390, 400)
    await page.until(READY)
    await slash(page, "ping")
    await page.until(f"{LAST}?.textContent.includes('pong')")
    await page.write("/pl")
    await page.until("!document.querySelector('#picker').hidden")
    await world.slash("play", game="go")
    await page.until(f"{LAST}?.querySelector('.select')")
    assert await page.run("document.activeElement.id + document.querySelector('#picker').hidden") == "writefalse"


MENU = "[...document.querySelectorAll('.select')].find(one => one.getAttribute('aria-label').startsWith({!r}))"


async def choose(page, menu, *labels):
    """Open a menu and choose; say done if it takes several."""
    await page.run(MENU.format(menu) + ".click()")
    options = "[...document.querySelectorAll('.panel:not([hidden]) [role=option]')]"
    for label in labels:
        await page.run(f"{options}.find(one => one.textContent.startsWith({label!r})).click()")
    if await page.run("!!document.querySelector('.panel:not([hidden])')"):
        await page.press("Done")


async def shows(page, menu, label=""):
    """Wait until a menu shows this as chosen."""
    await page.until(f"{MENU.format(menu)}.getAttribute('aria-label') === {f'{menu}: {label}' if label else menu!r}")


async def edit(world, message, **what):
    """Let the bot edit a message."""
    route = discord.http.Route("PATCH", f"/channels/{world.channel}/messages/{message['id']}")
    await world.bot.http.request(route, json=what)


async def test_what_a_menu_shows_is_not_sent_again(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    await world.slash("play", game="go")
    await page.until("document.querySelectorAll('.select').length > 1")
    for menu, label, said in (
        ("Choose", "Rock", "chosen rock"),
        ("Choose", "Rock", "chosen rock"),
        ("Choose", "Paper", "chosen paper"),
        ("Cards", "Card 2", "cards 2"),
    ):
        await choose(page, menu, label)
        await page.until(f"document.querySelector('.body').textContent.includes('{said}')")
        await shows(page, menu, label)
    await choose(page, "Cards")
    await choose(page, "Cards", "Card 2", "Card 2")
    await choose(page, "Choose", "Rock")
    await page.until("document.querySelector('.body').textContent.includes('chosen rock')")
    acts = [frame["d"]["data"] for frame in world.server.frames if frame["t"] == "INTERACTION_CREATE"]
    assert [act["values"] for act in acts if "values" in act] == [["rock"], ["paper"], ["2"], ["rock"]]


async def test_a_menu_shows_its_last_choice_until_its_id_is_another(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    message = (await world.slash("play", game="go")).response
    await page.until("document.querySelectorAll('.select').length > 1")
    await choose(page, "Choose", "Rock")
    await page.until("document.querySelector('.body').textContent.includes('chosen rock')")
    components = world.server.world_message(world.channel, message["id"])["components"]
    menu = next(item for row in components for item in row["components"] if item.get("placeholder") == "Choose")
    menu["options"][1]["default"] = True
    await edit(world, message, content="another default", components=components)
    await page.until("document.querySelector('.body').textContent.includes('another default')")
    await shows(page, "Choose", "Rock")
    menu["custom_id"] = "another"
    await edit(world, message, components=components)
    await shows(page, "Choose", "Paper")
    await world.halt()
    await choose(page, "Choose", "Rock")
    await page.until("document.querySelector('#error').textContent")
    await shows(page, "Choose", "Paper")


async def test_focus_stays_on_a_menu_that_is_renewed(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    message = (await world.slash("play", game="go")).response
    await page.until("document.querySelectorAll('.select').length > 1")
    await choose(page, "Cards", "Card 2")
    await page.until("document.querySelector('.body').textContent.includes('cards 2')")
    components = world.server.world_message(world.channel, message["id"])["components"]
    for item in (item for row in components for item in row["components"] if "options" in item):
        item["custom_id"] += ".1"
    await edit(world, message, components=components)
    await page.until(MENU.format("Cards") + ".dataset.key.endsWith('.1')")
    assert await page.run("document.activeElement.getAttribute('aria-label')") == "Cards"


async def test_a_new_thread_and_a_reply_are_shown_as_what_they_are(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    said = await world.people.say(world.ben, world.channel, f"look <@{world.ana}>\nhere")
    await world.people.say(world.ben, world.channel, "yes", said["id"])
    await page.until(f"{LAST}?.querySelector('.above')?.textContent === '↪ Reply to Ben: look @Ana'")
    world.server._control.start_thread(world.channel, world.ben, "Second table")
    await page.until(
        "[...document.querySelectorAll('.body button')].some(one => one.textContent.includes('Second table'))"
    )


async def test_an_answer_without_suggestions_says_so(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.until(READY)
    await page.run("document.querySelector('#write').focus()")
    await page.write("/play")
    await page.key("Enter")
    await page.until("document.querySelectorAll('.suggestions [role=option]').length > 2")
    assert await page.run("""[...document.querySelectorAll('.suggestions [role=option]')].slice(0, 3).every(one => {
        const box = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(box.x + 9, box.y + 9))
    })"""), "what is suggested is hidden"
    await page.write("parcheesi")
    await page.until("document.querySelector('.suggestions').textContent === 'Nothing found'")
    await page.key("Escape")
    await page.until("document.querySelector('.suggestions').hidden")
    assert await page.run("!document.querySelector('#command').hidden")


async def test_another_player_begins_at_the_end_too(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.size(390)
    await page.until(READY)
    for number in range(40):
        await world.people.say(world.ben, world.channel, f"line {number}")
    at_end = """(one => one.scrollTop > 0 && one.scrollHeight - one.scrollTop - one.clientHeight < 2)(
        document.querySelector('#scroll'))"""
    await page.until(f"{LAST}?.textContent.includes('line 39') && {at_end}")
    await page.run("document.querySelector('#scroll').scrollTop = 0")
    await page.until("document.querySelector('#scroll').scrollTop === 0")
    await page.run(f"document.querySelector('#me').value = '{world.ben}'")
    await page.run("document.querySelector('#me').dispatchEvent(new Event('change'))")
    await page.until(f"{LAST}?.textContent.includes('line 39') && {at_end}")


async def test_the_message_box_is_one_line_high_on_a_phone(world, browser):
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.size(390)
    await page.until(READY)
    guild = world.world.channels[world.channel]["guild_id"]
    long = world.world.add_channel(guild, "a-channel-with-a-rather-long-name-indeed")["id"]
    await page.until(f"document.querySelector('[data-id=\"{long}\"]')")
    await page.run(f"document.querySelector('[data-id=\"{long}\"]').click()")
    await page.until("document.querySelector('#write').placeholder.includes('rather-long')")
    assert await page.run("(one => one.scrollHeight <= one.clientHeight)(document.querySelector('#write'))")
    assert await page.run("document.documentElement.scrollWidth <= innerWidth")


async def test_a_long_command_can_be_sent_from_a_phone(world, browser):
    """What need not be given is folded away; unfolded, the form scrolls and Send stays in sight."""
    text = {"type": 3, "description": "Whatever you like"}
    options = [{**text, "name": "must", "required": True}, *({**text, "name": f"may{number}"} for number in range(14))]
    world.world.commands["77"] = {
        "id": "77", "name": "long", "type": 1, "description": "Much to choose", "_scope": "", "contexts": None,
        "default_member_permissions": None, "options": options,
    }  # fmt: skip
    page = await browser(f"{world.server.base_url}/?as={world.ana}")
    await page.size(390)
    await page.until(READY)
    await page.run("document.querySelector('#write').focus()")
    await page.write("/long")
    await page.key("Enter")
    await page.until("!document.querySelector('#command').hidden")
    assert await page.run("document.querySelectorAll('#command .option').length") == 15
    assert not await page.run("document.querySelector('#command details').open")
    await page.run("document.querySelector('#command summary').click()")
    await page.until(
        "document.querySelector('#command').scrollHeight > document.querySelector('#command').clientHeight"
    )
    ends = "document.querySelector('#command .primary').getBoundingClientRect().bottom"
    assert await page.run(f"{ends} <= innerHeight && document.documentElement.scrollWidth <= innerWidth")
