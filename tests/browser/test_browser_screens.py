"""Every board and hand on one screen of a phone: title, picture and buttons together, in both languages."""

from __future__ import annotations

import pytest

from bot.engine.texts import LANGUAGES
from bot.installed_games import names
from bot.local.first_world import first_world
from bot.local.server import LocalDiscord
from tests.browser import screens
from tests.chromium import ARTEFACTS
from tests.contract import moments

KEPT = ARTEFACTS / "screens"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("kind", ["boards", "hands"])
async def test_a_phone_shows_all_of_it(open_page, kind, name, language):
    shown = getattr(moments, kind)
    async with LocalDiscord(record=False) as server:
        first_world(server.world)
        phone = screens.Phone(server, await open_page("about:blank", *screens.PHONE, color_scheme="dark"))
        await phone.measure([one for number in range(moments.GAMES) for one in shown(name, number, language)])
        highest = max(phone.measured, key=lambda each: each.whole)
        await phone.keep(highest, KEPT / f"{kind}-{name}-{language}.png")
    print(f"{kind} of {name}, {language}: {phone.told()}")
    assert highest.whole <= screens.ROOM, f"{highest.called} is {highest.whole} px high, of {screens.ROOM}"
