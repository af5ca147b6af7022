"""A turn as one line."""

from bot.engine.event import Event
from bot.engine.presenter import Presenter
from bot.engine.record import Seat, Viewer
from bot.engine.table_events import Returned, TookBack
from bot.engine.texts import SHARED, Say, texts
from bot.engine.turn_line import turn_line


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
            "Ana takes 2 steps back.",
            WALKING.event(bea, SAY),
            "1 walked.",
            WALKING.event(ana, SAY),
        ]
    )
    assert line(ana, ana, reader=0) == "You take 2 steps back."


def test_each_return_to_an_earlier_moment_is_told_once() -> None:
    """How often all agreed to go back there is nothing to count."""
    assert line(Returned(0), Returned(0)) == WALKING.event(Returned(0), SAY)
    assert line(Returned(0), TookBack(0), TookBack(0)).endswith(" Ana takes 2 steps back.")
