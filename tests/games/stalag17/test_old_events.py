"""Events that were written before they had types are read and told."""

import json
from pathlib import Path

import pytest

from bot import titles
from bot.engine.codec import encode, read_events
from bot.engine.event import Private, members_of
from cogs.stalag17 import events
from cogs.stalag17.events import Answered, CoinsShown, Escaped, JoinFailed, NothingRevealed, Over, RollCall, TookOffer
from cogs.stalag17.rules.game import GAME

OLD = json.loads((Path(__file__).parents[2] / "old" / "events" / "stalag17.json").read_text(encoding="utf-8"))


def read(old, schema=2):
    (event,) = read_events(GAME, encode([old]), schema)
    return event


@pytest.mark.parametrize("schema", [1, 2])
@pytest.mark.parametrize("old", OLD, ids=lambda old: old["key"])
def test_an_old_event_is_read_and_told(old, schema):
    event = read(old, schema)
    title = titles.title("stalag17")
    assert (event.to if isinstance(event, Private) else None) == (old["to"] and tuple(old["to"]))
    for language in ("en", "es"):
        for reader in (None, 0, 1, 2):
            assert title.face.event(event, title.say(language, ("Ana", "Ben", "Cleo")), reader)


def test_every_event_but_new_ones_was_written_before():
    assert {type(read(old)) for old in OLD} == set(members_of(events.__name__)) - {Answered, RollCall}


def test_an_attempt_was_written_without_its_dice():
    old = {"event": "escaped", "who": 1, "cards": ["map-1.1"], "runaway": 0, "required": 0}
    assert read(old, 3) == Escaped(1, ("map-1.1",), 0, 0)


def test_what_had_another_name_or_shape():
    def untyped(key, **args):
        return read({"key": key, "args": args, "to": None})

    assert untyped("coins", seats=[1, 2]) == CoinsShown((1, 2))
    assert untyped("over_together", seats=[0, 2]) == Over((0, 2), "together")
    assert untyped("took_offer", seat=0, target=1, card="map-1.1") == TookOffer(0, 1, "map-1.1")
    assert untyped("nothing_revealed", seat=1) == NothingRevealed(1)
    failed = untyped("join_failed", seat=1, cards=[], runaway=0, required=9)
    assert failed == JoinFailed(1, (), 0, 9, cost=2)
