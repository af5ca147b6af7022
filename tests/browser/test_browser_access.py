"""What a newcomer meets is accessible: no serious finding of axe-core on any screen, and a whole first game of each
title by keyboard alone."""

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.installed_games import installed_game, names

AXE = Path(__file__).parents[1] / "javascript/node_modules/axe-core/axe.min.js"

FOUND = """axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations
    .filter(one => ['serious', 'critical'].includes(one.impact))
    .map(one => one.id + ': ' + one.nodes.slice(0, 3).map(node => node.html.slice(0, 200)).join(' | ')))"""

SCHEMES = ("dark", "light")


async def load_axe(page):
    """Load axe-core into a page; npm installs it beside what checks the JavaScript."""
    if not AXE.is_file():
        pytest.skip("axe-core is missing: npm ci --prefix tests/javascript")
    await page.evaluate(f"(() => {{ {AXE.read_text('utf-8')} }})()")


async def accessible(person, screen):
    """See that axe-core has nothing serious against what is shown, in the dark and in the light."""
    await person.moment(screen)
    for scheme in SCHEMES:
        await person.page.emulate_media(color_scheme=scheme)
        assert await person.page.evaluate(FOUND) == [], f"{screen}, {scheme}"


def taught(name, language="en"):
    """Return the steps of a title's first lesson, and its texts."""
    return installed_game(name).lessons[0].steps, installed_game(name).say(language)


async def learn(person, name):
    """Press Learn on the page of a title."""
    presenter, say = installed_game(name).presenter, installed_game(name).say("en")
    await person.press(f"{presenter.emoji} {say(f'{name}-title')}")
    await person.press("Learn")


@pytest.mark.parametrize("width", [pytest.param(1400, marks=pytest.mark.long), 390])
async def test_every_screen_of_a_newcomer(night, sit, width):
    ana = await sit("Ana", width, "dark")
    await load_axe(ana.page)
    await ana.reads("Stalag 17", ana.last)
    await accessible(ana, "home")
    await ana.press("More")
    await ana.reads("My statistics", ana.last)
    await accessible(ana, "more")
    for page in ("Help", "About"):
        count = await ana.messages.count()
        await ana.press(page)
        await expect(ana.messages).to_have_count(count + 1)
        await accessible(ana, page.lower())
    steps, say = taught("stalag17")
    await learn(ana, "stalag17")
    await ana.reads(say("lesson-step", number=1, of=len(steps)))
    await accessible(ana, "lesson")
    await ana.press("Other moves")
    await ana.reads("Back to the lesson")
    await accessible(ana, "other-moves")
    await ana.press("Back to the lesson")
    await ana.press("Rules", ana.last)
    await expect(ana.last.locator(".select").first).to_be_visible()
    await accessible(ana, "rules")
    await ana.press("Why can")
    await expect(ana.last.locator(".select")).to_have_count(0)
    await accessible(ana, "why-not")
    await ana.slash("/my set")
    await ana.reads("Only you", ana.last)
    await accessible(ana, "settings")
    await ana.slash("/setup")
    await ana.reads(say("setup-title"), ana.last)
    await accessible(ana, "setup")
    await ana.slash("/escapade")
    await ana.press("🔦 Stalag 17")
    await ana.reads("With friends", ana.last)
    await accessible(ana, "game")
    await ana.press("Play now")
    await ana.reads("🎯", ana.last)
    await accessible(ana, "coached")
    await ana.go("lounge")
    await ana.slash("/fugitive new")
    await ana.reads("Fill with computers", ana.last)
    await accessible(ana, "lobby")


KEYBOARD = [pytest.param(name, marks=() if name == "fugitive" else pytest.mark.long) for name in names()]


@pytest.mark.parametrize("name", KEYBOARD)
async def test_a_whole_first_game_by_keyboard_alone(night, sit, name):
    """From Learn to the end of the lesson nothing is pressed but Tab and Enter."""
    ana = await sit("Ana", 1400, "dark")
    steps, say = taught(name)
    game = say(f"{name}-title")
    await ana.reads("Stalag 17", ana.last)
    for label in (re.compile(re.escape(game) + "$"), "Learn"):
        await ana.tab_to(ana.page.get_by_role("button", name=label), back=True)
        await ana.key("Enter")
    for number, step in enumerate(steps, start=1):
        await ana.reads(say("lesson-step", number=number, of=len(steps)), ana.last)
        right = ana.last.locator(".row .button").nth(step.choices.index(step.right))
        await expect(right).to_be_enabled()
        await ana.tab_to(right, back=True)
        await ana.key("Enter")
    await expect(ana.last).not_to_contain_text(say("lesson-step", number=len(steps), of=len(steps)))
