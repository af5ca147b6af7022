"""A turn as one line: what the house tells in it, and each row of a game's table by a toy game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine.event import Event, Private
from bot.engine.presenter import Presenter
from bot.engine.record import Seat, Viewer
from bot.engine.table_events import Returned, TookBack
from bot.engine.texts import SHARED, Say, Texts, texts
from bot.engine.turn_line import Line, Run, TurnLines, after, again, told_in, turn_line, with_commas


class Walked(Event, frozen=True):
    who: Seat


WALKING = Presenter(
    game="walk",
    emoji="",
    texts=SHARED,
    turn_line=lambda presenter, events, say, reader: f"{len(events)} walked.",
)
"""Tells of walks how many they are."""


SAY = Say(texts("en"), ("Ana", "Bea"))


def line(*events: Event, reader: Viewer = None) -> str:
    return turn_line(WALKING, events, SAY, reader)


def test_steps_taken_back_one_after_the_other_are_counted() -> None:
    ana, bea = TookBack(0), TookBack(1)
    assert line(Walked(0), Walked(0), ana) == f"2 walked. {WALKING.event(ana, SAY)}"
    assert line(ana, ana, bea, Walked(1), ana) == " ".join(
        [
            "Ana took 2 steps back.",
            WALKING.event(bea, SAY),
            "1 walked.",
            WALKING.event(ana, SAY),
        ]
    )
    assert line(ana, ana, reader=0) == "You took 2 steps back."


def test_each_return_to_an_earlier_moment_is_told_once() -> None:
    """How often all agreed to go back there is nothing to count."""
    assert line(Returned(0), Returned(0)) == WALKING.event(Returned(0), SAY)
    assert line(Returned(0), TookBack(0), TookBack(0)).endswith(" Ana took 2 steps back.")


class Drew(Event, frozen=True):
    who: Seat


class DrewCard(Private, frozen=True):
    who: Seat
    card: str


class Gave(Event, frozen=True):
    who: Seat
    whom: Seat


class Rained(Event, frozen=True):
    """It is nobody's doing."""


class Opened(Event, frozen=True):
    """A day begins."""


TOY = """
toy-event-rained = It rains.
toy-event-opened = A day begins.
toy-clause-walked = { $times ->
    [one] walks
   *[other] walks { $times } times
}
    .who = { $times ->
    [one] walk
   *[other] walk { $times } times
}
toy-clause-drew = draws a card
    .who = draw a card
toy-clause-drew_card = draws { $card }
    .who = draw { $card }
toy-clause-gave = gives { $whom } a key
    .who = give { $whom } a key
    .whom = gives you a key
toy-sentence = { $who } { $told }.
    .who = you { $told }.
"""


TOY_PRESENTER = Presenter(game="toy", emoji="", texts=SHARED)


def _walked(line: Line, run: Run) -> None:
    line.did(run[-1], times=len(run))


WALKS: dict[str, Any] = {"clause": "toy-clause", "sentence": "toy-sentence", "writers": {Walked: _walked}}


@pytest.fixture(scope="module")
def say(tmp_path_factory: pytest.TempPathFactory) -> Say:
    folder: Path = tmp_path_factory.mktemp("toy")
    (folder / "en.ftl").write_text(TOY, encoding="utf-8")
    return Say(Texts("en", (SHARED, folder)), ("Ana", "Bea"))


def told(say: Say, *events: Event, reader: Viewer = None, **rows: Any) -> str:
    return TurnLines(**{**WALKS, **rows}).line(TOY_PRESENTER, events, say, reader)


def test_a_subject_is_named_once_until_another_one_acts(say: Say) -> None:
    events = (Walked(0), Drew(0), Gave(0, 1), Walked(1), Walked(0))
    assert told(say, *events) == "Ana walks, draws a card and gives Bea a key. Bea walks. Ana walks."
    assert told(say, *events[:3], join=with_commas) == "Ana walks, draws a card, gives Bea a key."
    assert told(say) == ""


def test_a_clause_addresses_the_reader_in_whichever_field(say: Say) -> None:
    assert told(say, Walked(0), Gave(0, 1), reader=0) == "You walk and give Bea a key."
    assert told(say, Walked(0), Gave(0, 1), reader=1) == "Ana walks and gives you a key."


def test_what_has_no_clause_is_a_sentence_between_the_others(say: Say) -> None:
    events = (Walked(0), Rained(), Drew(0))
    assert told(say, *events) == "Ana walks. It rains. Ana draws a card."
    assert told(say, *events, later=(Rained,)) == "Ana walks and draws a card. It rains."
    assert told(say, *events[1:], later=(Rained,)) == "It rains. Ana draws a card."


def test_a_twin_replaces_the_public_event_only_where_it_follows_at_once(say: Say) -> None:
    twins = {Drew: DrewCard}
    card = DrewCard(0, "the 7", to=(0,))
    assert told(say, Drew(0), card, reader=0, twins=twins) == "You draw the 7."
    assert told(say, Drew(0), Walked(0), card, reader=0, twins=twins) == "You draw a card, walk and draw the 7."
    assert told(say, Drew(0), twins=twins) == "Ana draws a card."


def test_silent_and_implied_events_are_left_out(say: Say) -> None:
    assert told(say, Opened(), Walked(0), silent=(Opened,)) == "Ana walks."
    implied = {Drew: told_in(Gave)}
    assert told(say, Drew(0), Walked(0), Gave(0, 1), implied=implied) == "Ana walks and gives Bea a key."
    assert told(say, Gave(0, 1), Drew(0), implied=implied) == "Ana gives Bea a key and draws a card."


def test_what_follows_from_the_last_deed_of_the_same_player_is_left_out(say: Say) -> None:
    follows = {Drew: lambda drew, before: isinstance(before, Walked)}
    assert told(say, Walked(0), Drew(0), Drew(0), follows=follows) == "Ana walks."
    assert told(say, Walked(0), Drew(1), follows=follows) == "Ana walks. Bea draws a card."
    assert told(say, Walked(0), Rained(), Drew(0), follows=follows) == "Ana walks. It rains. Ana draws a card."


def test_runs_are_told_once(say: Say) -> None:
    walks = (Walked(0), Walked(0), Walked(1))
    assert told(say, *walks, runs={Walked: again(Walked)}) == "Ana walks 2 times. Bea walks."
    assert told(say, *walks, runs={Walked: after(Walked)}) == "Bea walks 3 times.", "whoever does it"


def test_what_a_player_did_again_later_is_told_with_the_first_time(say: Say) -> None:
    events = (Walked(0), Drew(0), Walked(1), Walked(0))
    assert told(say, *events, gathers={Walked: again(Walked)}) == "Ana walks 2 times and draws a card. Bea walks."


def test_runs_are_merged_to_longer_ones(say: Say) -> None:
    pairs = (Walked(0), Walked(0), Walked(1), Walked(0), Walked(0))
    runs = {Walked: again(Walked)}
    assert (
        told(say, *pairs, runs=runs, merges=lambda run, more: len(more) == 1) == "Bea walks 3 times. Ana walks 2 times."
    )


def test_a_writer_knows_whom_the_line_was_about_last(say: Say) -> None:
    def drew(line: Line, run: Run) -> None:
        line.clause(run[0].who, "goes on" if run[0].who == line.named else "begins")

    events = (Drew(0), Rained(), Drew(0), Drew(1), Drew(0))
    assert told(say, *events, writers={Drew: drew}) == "Ana begins. It rains. Ana goes on. Bea begins. Ana begins."


def test_an_event_that_says_nothing_leaves_no_gap(say: Say) -> None:
    mute = replace(TOY_PRESENTER, unsaid=lambda event, said: isinstance(event, Rained))
    assert TurnLines(**WALKS).line(mute, (Walked(0), Rained(), Walked(0)), say) == "Ana walks. Ana walks."


def test_a_sentence_may_be_spoken_otherwise(say: Say) -> None:
    assert told(say, Walked(0), spoken=lambda line, who, clauses: f"{who}: {clauses}") == "0: ['walks']"


def test_events_are_prepared_before_they_are_joined(say: Say) -> None:
    turned = told(say, Drew(0), Walked(0), prepared=lambda events: events[::-1], twins={Drew: Walked})
    assert turned == "Ana walks and draws a card."
