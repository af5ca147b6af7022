"""Events that were written before they had types are read and told."""

import json
from pathlib import Path

import pytest

from bot import titles
from bot.engine.codec import encode, read_events
from bot.engine.texts import LANGUAGES
from cogs.escape_plan.events.course import Order, OverEscaped
from cogs.escape_plan.events.police import Covered, Tails
from cogs.escape_plan.events.visits import Gained
from cogs.escape_plan.rules.game import GAME

OLD = json.loads((Path(__file__).parents[2] / "old" / "events" / "escape_plan.json").read_text(encoding="utf-8"))

NAMES = ("Ana", "Ben", "Cleo", "Dora")

READ = {
    "collected": Gained(who=0, place="cinema", amount=7, income=True, to=(0,)),
    "recorded": Gained(who=0, place="safe1", amount=80, income=False, to=(0,)),
    "tails": Tails(inspector="sandra", card="safe2", tile="C2", whom=0),
    "order": Order(order=(0,)),
    "over_escaped": OverEscaped(who=0, totals=(276,)),
}
"""What is read of events whose fields had other names."""


def read(old):
    """Give the event that is read from an old row with nothing else in it."""
    (event,) = read_events(GAME, encode([old]), 1)
    return event


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("old", OLD, ids=lambda old: old["key"])
def test_an_old_event_is_read_and_told(old, language):
    event, title = read(old), titles.title("escape_plan")
    for reader in (None, *range(len(NAMES))):
        assert title.face.event(event, title.say(language, NAMES), reader)


@pytest.mark.parametrize("key", READ)
def test_fields_that_had_other_names_are_found(key):
    (old,) = (old for old in OLD if old["key"] == key)
    assert read(old) == READ[key]


def test_what_handcuffs_covered_is_found():
    """What was written as "" was nothing."""
    found = [read(old) for old in OLD if old["key"] == "covered"]
    assert found == [Covered(who=0, slot=1, lost=("K06.1",)), Covered(who=0, slot=0, lost=())]
