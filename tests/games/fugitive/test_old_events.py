"""Events that were written before they had types are read and told, and states that knew no house events are read."""

import json
from pathlib import Path

import pytest

from bot import titles
from bot.engine.codec import encode, read_events, read_state
from cogs.fugitive.rules.game import GAME
from tests.games.fugitive.build import line, position, spot

OLD = json.loads((Path(__file__).parents[2] / "old" / "events" / "fugitive.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("old", OLD, ids=lambda old: old["key"])
def test_an_old_event_is_read_and_told(old):
    (event,) = read_events(GAME, encode([old]), 2)
    title = titles.title("fugitive")
    for language in ("en", "es"):
        for reader in (None, 0, 1):
            assert title.face.event(event, title.say(language, ("Ana", "Ben")), reader)


def test_a_state_without_house_events_is_read_as_it_was():
    """Schema 1: when a card was drawn is told by rounds, and nothing else was there to be kept."""
    now = line(position("f_draw", spot(5)), "draw 1", "pass", "draw 2", "guess 9", "draw 3")
    old = json.loads(encode(now))
    for later in ("variant", "errands", "effects", "piles", "discards", "shown", "looks", "facts", "out"):
        del old[later]
    old["draws"] = [{name: value for name, value in draw.items() if name != "row"} for draw in old["draws"]]
    assert read_state(GAME, encode(old), 1) == now
    assert read_state(GAME, encode({"variant": "none", **old}), 3) == now


@pytest.mark.parametrize(("old", "schema"), [({"variant": "none"}, 1), ({}, 0)])
def test_what_no_version_wrote_is_refused(old, schema):
    with pytest.raises(ValueError, match="no way from schema"):
        GAME.upgrade(old, schema)
