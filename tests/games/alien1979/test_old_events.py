"""Events that were written before they had types are read and told."""

import json
from pathlib import Path

import pytest

from bot import titles
from bot.engine.codec import encode, read_events
from cogs.alien1979.rules.game import GAME
from tests.games.alien1979.looks import NAMES

OLD = json.loads((Path(__file__).parents[2] / "old" / "events" / "alien1979.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("old", OLD, ids=lambda old: old["key"])
def test_an_old_event_is_read_and_told(old):
    (event,) = read_events(GAME, encode([old]), 1)
    assert getattr(event, "to", None) == (None if old["to"] is None else tuple(old["to"]))
    args = old["args"]
    assert event.touches == {args[name] for name in ("seat", "target") if name in args} | {*args.get("seats", ())}
    title = titles.title("alien1979")
    for language in ("en", "es"):
        for reader in (None, 0, 1, 2):
            assert title.face.event(event, title.say(language, NAMES), reader)


@pytest.mark.parametrize(
    ("key", "args", "told"),
    [
        ("revealed", {"seat": 1, "rank": 1, "suit": "copas"}, "Ben reveals the Ace of Cups."),
        ("over_launched", {"seats": [0, 2]}, "The SHIP leaves with Ana and Cleo aboard."),
        ("over_empty", {"seats": []}, "The SHIP leaves with nobody aboard."),
        ("over_alien", {"seats": []}, "The Alien has killed the last of you."),
        ("over_left", {"seats": []}, "Nobody is left aboard the Nostromo."),
        ("over_limit", {"seats": []}, "After round 80 the Nostromo blows up."),
        ("entered", {"seat": 0, "codes": ["rey"] * 3}, "Ana enters the codes with King ×3. The Alien goes mad."),
    ],
)
def test_an_old_event_tells_what_it_told(key, args, told):
    (event,) = read_events(GAME, encode([{"key": key, "args": args, "to": None}]), 1)
    title = titles.title("alien1979")
    assert title.face.event(event, title.say("en", NAMES)) == told


@pytest.mark.parametrize("schema", [0, 4])
def test_other_schemas_are_unknown(schema):
    with pytest.raises(ValueError, match="schema"):
        GAME.upgrade({}, schema)
