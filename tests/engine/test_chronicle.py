"""A log in chapters of turns, and turn by turn with the states that they led to."""

from bot.engine.chronicle import Chapter, LogEntry, chapters, concerns, heard
from bot.engine.event import Event, Private
from bot.engine.record import Seat
from bot.engine.replay_frame import ReplayFrame, frames


class Opened(Event, frozen=True):
    opens = True


class Began(Event, frozen=True):
    begins = "who"

    who: Seat


class Did(Event, frozen=True):
    who: Seat
    whom: Seat | None = None


class Saw(Private, frozen=True):
    card: int


OPENED = Opened()


def test_moves_of_one_seat_are_one_turn_until_a_chapter_opens() -> None:
    moves = [LogEntry(0, (Did(0),)), LogEntry(0, (Did(0, 1),)), LogEntry(1, (Did(1),)), LogEntry(1, (OPENED, Did(1)))]
    assert chapters(moves) == [
        Chapter(None, (LogEntry(0, (Did(0), Did(0, 1))), LogEntry(1, (Did(1),)))),
        Chapter(OPENED, (LogEntry(1, (Did(1),)),)),
    ]


def test_a_turn_that_began_takes_in_what_others_answer() -> None:
    moves = [LogEntry(0, (Began(0),)), LogEntry(1, (Did(1),)), LogEntry(0, (Began(0), Did(0)))]
    assert chapters(moves) == [Chapter(None, (LogEntry(0, (Began(0), Did(1))), LogEntry(0, (Began(0), Did(0)))))]


def test_an_opening_is_a_frame_by_itself_and_the_last_version_of_a_turn_counts() -> None:
    moves = [
        (1, LogEntry(0, (Did(0),))),
        (2, LogEntry(0, (Did(0, 1),))),
        (3, LogEntry(0, (OPENED, Did(0)))),
        (4, LogEntry(1, (Did(1),))),
    ]
    assert list(frames(moves, {1: "a", 2: "b", 3: "c", 4: "d"}, {})) == [
        ReplayFrame(2, "b", 0, (Did(0), Did(0, 1)), None),
        ReplayFrame(3, "c", 0, (OPENED,), OPENED, onward=(Did(0),)),
        ReplayFrame(3, "c", 0, (Did(0),), OPENED),
        ReplayFrame(4, "d", 1, (Did(1),), OPENED),
    ]
    both = [*frames([(1, LogEntry(0, (Began(0), Began(0))))], {1: "a"}, {})]
    assert [(frame.events, frame.onward) for frame in both] == [((Began(0),), (Began(0),)), ((Began(0),), ())]
    assert list(frames([], {}, {})) == []


def test_an_event_concerns_whom_it_names_and_whom_it_tells_alone() -> None:
    assert [seat for seat in range(3) if concerns(Did(0, 2), seat)] == [0, 2]
    assert [seat for seat in range(3) if concerns(Saw(7, to=(1,)), seat)] == [1]
    assert not any(concerns(Saw(7, to=(1, 2)), seat) for seat in range(3))
    assert (Did(0, 2).touches, Did(0).touches, Saw(7, to=(1, 2)).touches) == ({0, 2}, {0}, {1, 2})


def test_what_a_reader_may_not_hear_leaves_no_trace() -> None:
    moves = [LogEntry(0, (Did(0), Saw(7, to=(1,)))), LogEntry(1, (Saw(8, to=(1,)),))]
    assert heard(moves, lambda event: event.reaches(None)) == [LogEntry(0, (Did(0),))]
