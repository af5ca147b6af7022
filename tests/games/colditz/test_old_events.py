"""Events that were written before they had types are read and told."""

import json
from pathlib import Path

import pytest

from bot.engine.codec import encode, read_events
from cogs.colditz.events.cards import Reacted
from cogs.colditz.events.course import Began, Over
from cogs.colditz.events.guards import SearchFailed
from cogs.colditz.events.prisoners import GaveUp
from cogs.colditz.events.roll_call import CalledRoll, SweepFailed
from cogs.colditz.rules.game import GAME
from tests.games.colditz.looks import FACE, LANGUAGES, NAMES, said

OLD = json.loads((Path(__file__).parents[2] / "old" / "events" / "colditz.json").read_text(encoding="utf-8"))


def read(old):
    (event,) = read_events(GAME, encode([old]), 1)
    return event


@pytest.mark.parametrize("old", OLD, ids=[f"{old['key']}-{number}" for number, old in enumerate(OLD)])
def test_an_old_event_is_read_and_told(old):
    event = read(old)
    assert old["to"] == (None if event.reaches(None) else list(event.to))
    for language in LANGUAGES:
        for reader in (None, *range(len(NAMES))):
            assert FACE.event(event, said(language), reader)


CHANGED = (
    ("began", {"seat": 1, "target": 2}, Began(1, 2)),
    ("played", {"seat": 1, "card": "roll_call"}, CalledRoll(1)),
    ("searched", {"room": "wc", "men": ()}, SearchFailed("wc")),
    ("swept", {"men": ()}, SweepFailed()),
    ("gave_up", {"seat": 2, "kind": "rope"}, GaveUp(2, ("rope", 1))),
    ("gave_up", {"seat": 2, "kind": "key", "count": 3}, GaveUp(2, ("key", 3))),
    ("reacted", {"seat": 2, "card": "amulet", "man": ""}, Reacted(2, "amulet", None)),
    ("over_escaped", {"seats": (0, 2)}, Over((0, 2), "escaped")),
)


@pytest.mark.parametrize(("key", "args", "event"), CHANGED, ids=lambda value: value if isinstance(value, str) else "")
def test_what_has_another_form_today(key, args, event):
    assert read({"key": key, "args": args, "to": None}) == event
