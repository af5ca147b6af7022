"""The file of a replay, opened as players open it: it steps through the game as the log has it, in both languages and
with the eyes of each seat; it asks for nothing, is accessible, and has room on a phone."""

import json

from bot.engine.turn_line import turn_line
from bot.replayer.data import data
from bot.replayer.doubts import doubts
from bot.replayer.page import page
from bot.titles import names, title
from tests.browser.test_browser_access import AXE, FOUND, SCHEMES
from tests.local.chromium import chromium
from tests.replayer.games import frames, recorded

SHOTS, WORLDS = 8, 4

STANDS = "Number(document.body.dataset.frame)"


def plain(text):
    return text.replace("**", "")


async def test_the_file_of_each_title(tmp_path):
    async with chromium() as open_page:
        for name in names():
            shots = frames(name, 1)[:SHOTS]
            made_of = recorded(name, 1, shots)
            (tmp_path / f"{name}.html").write_bytes(
                page(name, data(made_of, [doubts(made_of, WORLDS)], WORLDS, 1), "en")
            )
            tab = await open_page((tmp_path / f"{name}.html").as_uri())
            await tab.size(1200)
            await tab.until(f"{STANDS} === 0")
            await steps_as_the_log(tab, name, made_of.names, shots)
            await moves_by_keys(tab, len(shots))
            await is_accessible(tab, f"{name}: as a seat saw it")
            await tab.size(390)
            assert await tab.run("document.documentElement.scrollWidth") <= 390, name
            await is_accessible(tab, f"{name}: on a phone")
            asked = await tab.run("performance.getEntriesByType('resource').map(one => one.name)")
            assert (asked, tab.errors) == ([], [])


async def steps_as_the_log(tab, name, people, shots):
    """Step to the end with all secrets, then back in Spanish with the eyes of the first seat."""
    english, spanish = title(name).say("en", people[0]), title(name).say("es", people[1])
    for number, shot in enumerate(shots):
        await tab.until(f"{STANDS} === {number}")
        assert await tab.run("$('line').textContent") == plain(turn_line(title(name).face, shot.events, english))
        pieces = [piece.words for piece in title(name).face.diagram(shot.state, english).pieces]
        if not number:
            await tab.run("$('all').open = true")
            await tab.until("$('pieces').children.length")
        assert await tab.run("[...$('pieces').children].map(one => one.textContent)") == pieces
        await tab.key("ArrowRight")
    await tab.press("Español")
    await tab.run("document.querySelectorAll('#eyes input')[1].click()")
    assert await tab.run("$('beliefs').textContent.length") > 0
    for number in reversed(range(len(shots))):
        await tab.until(f"{STANDS} === {number}")
        heard = [event for event in shots[number].events if event.reaches(0)]
        line = plain(turn_line(title(name).face, heard, spanish)) or spanish("replay-unheard", name=people[1][0])
        shown = await tab.run("$('line').textContent")
        assert shown == line or not turn_line(title(name).face, shots[number].events, spanish), json.dumps(shown)
        await tab.run("go(at - 1)")


async def moves_by_keys(tab, count):
    await tab.run("document.activeElement.blur()")
    for key, there in (("End", count - 1), ("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0)):
        await tab.key(key)
        await tab.until(f"{STANDS} === {there}")
    await tab.key("PageDown")
    await tab.until(f"{STANDS} > 0")
    await tab.key("PageUp")
    await tab.until(f"{STANDS} === 0")
    await tab.key(" ")
    await tab.until("$('play').className === 'playing'")
    await tab.key(" ")
    await tab.until("$('play').className === ''")


async def is_accessible(tab, where):
    """See that axe-core has nothing serious against it, in the dark and in the light."""
    await tab.run(f"(() => {{ {AXE} }})()")
    for scheme in SCHEMES:
        await tab.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        assert await tab.run(FOUND) == [], f"{where}, {scheme}"
