"""Events that were written before they had types are read and told."""

import json
from pathlib import Path

import pytest

from bot import titles
from bot.engine.codec import encode, read_events
from cogs.fugitive.rules.game import GAME

OLD = json.loads((Path(__file__).parents[2] / "old" / "events" / "fugitive.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("old", OLD, ids=lambda old: old["key"])
def test_an_old_event_is_read_and_told(old):
    (event,) = read_events(GAME, encode([old]), 2)
    title = titles.title("fugitive")
    for language in ("en", "es"):
        for reader in (None, 0, 1):
            assert title.face.event(event, title.say(language, ("Ana", "Ben")), reader)
