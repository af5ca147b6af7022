"""From an empty machine's first page into each game: every press is counted, up to the third decision."""

from __future__ import annotations

import re

import pytest

from bot.installed_games import installed_game, names
from tests.drills.few import few
from tests.patience import PATIENCE
from tests.ui.messages import offered, says

FIRST = 3
"""Presses from the first page to the first decision at most."""


@pytest.mark.parametrize("game", few(names(), "alien1979"))
async def test_from_the_first_page_to_the_third_decision(sit, night, game):
    ana = await sit("Ana", 1400 if game in ("fugitive", "colditz") else 390, "dark")
    home = ana.messages.filter(has=ana.page.get_by_role("button", name="More", exact=True)).first
    label = installed_game(game).say("en")(f"{game}-title")
    button = home.get_by_role("button", name=re.compile(re.escape(label) + "$"))
    await ana.sees(home)
    await ana.sees(button)
    await ana.moment("landing")
    await ana.click(button)
    await ana.moment("game")
    await ana.press("Play now")
    pressed, decisions = [label, "Play now"], 0
    while decisions < 3:
        item = await asked(night, ana)
        await ana.moment(f"decision-{decisions + 1}")
        if "options" in item:
            before = panel(night, ana)
            await ana.choose(says(item), item["options"][0]["label"], within=shown(night, ana))
            pressed += [f"{says(item)} ▾", item["options"][0]["label"]]
            await night.server.wait(lambda was=before: panel(night, ana) != was, PATIENCE)
            continue
        await press(ana, pressed, says(item), shown(night, ana))
        await answered(night, ana, item)
        decisions += 1
        if decisions == 1:
            first = len(pressed)
    print(
        f"\n{installed_game(game).name}: {first} presses to the first decision, {len(pressed)} to the third: {pressed}"
    )
    assert first <= FIRST


async def press(person, pressed, label, within):
    await person.press(label, within)
    pressed.append(label)


def hands(night, person):
    """The panels of somebody in the channel, the newest last."""
    kept = night.server.people.history(channel(night), person.user)
    return [one for one in kept if one["flags"] & 64 and one["components"] and ":play:" not in str(one)]


def channel(night):
    return next(id for id, one in night.server.world.channels.items() if one.get("name") == "games")


def panel(night, person):
    return (hands(night, person) or [None])[-1]


def shown(night, person):
    return person.message(panel(night, person))


async def asked(night, person):
    """Wait until the panel asks something; give what is pressed next: what plays, else what stands first."""

    def found():
        offer = (
            [one for one in offered(panel(night, person)) if ":type:" not in one["custom_id"]]
            if panel(night, person)
            else []
        )
        plays = [one for one in offer if ":go:" in one["custom_id"] or ":do:" in one["custom_id"]]
        return (plays or offer or [None])[0]

    return await night.server.wait(found, PATIENCE)


async def answered(night, person, item):
    """Wait until what was pressed is offered no longer, or stands for another question."""
    await night.server.wait(lambda: item["custom_id"] not in str(panel(night, person)["components"]), PATIENCE)
