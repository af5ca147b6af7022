"""Which turns of an ended game are stepped through, which tell it in short, and what is told of what a seat did not
know."""

import itertools
from typing import Any

from bot.archive.recall import doubts
from bot.archive.turning import FEWEST, chapter_starts, steps, turning_points
from bot.engine.diagram import Believed, Diagram, Piece
from bot.engine.event import Event
from bot.engine.layout import Laid, believed_layout
from bot.engine.replay_frame import ReplayFrame


class Opened(Event, frozen=True):
    opens = True
    number: int


class Moved(Event, frozen=True):
    pass


class Escaped(Event, frozen=True):
    scene = True


def frames(chapters: int, turns: int, scenes: tuple[int, ...] = ()) -> list[ReplayFrame]:
    """Make a game of so many chapters, each with so many turns, with great moments in the turns of these numbers."""
    made: list[ReplayFrame] = []
    count = 0
    for number in range(chapters):
        opening = Opened(number)
        made.append(ReplayFrame(len(made), None, -1, (opening,), opening))
        for _ in range(turns):
            event: Any = Escaped() if count in scenes else Moved()
            made.append(ReplayFrame(len(made), None, 0, (event,), opening))
            count += 1
    return made


def test_steps_leave_out_what_only_opens_a_chapter() -> None:
    game = frames(3, 2)
    assert [frame.version for frame in steps(game)] == [1, 2, 4, 5, 7, 8]
    assert [frame.version for frame in steps([*game, *frames(1, 0)])][-1] == 0, "a last chapter without a turn stays"


def test_turning_points_are_great_moments_and_ends_of_chapters() -> None:
    game = steps(frames(20, 3, scenes=(4, 50)))
    points = turning_points(game, 40)
    ends = {at - 1 for at in chapter_starts(game) if at}
    assert {0, 4, 50, 59} | ends == {*points}
    few = turning_points(game, 10)
    assert len(few) == 10
    assert {0, 4, 50, 59} <= {*few}
    assert len(turning_points(game[:1], 40)) == 1
    assert turning_points((), 40) == ()


def test_a_game_without_turning_points_is_told_in_even_steps() -> None:
    points = turning_points(steps(frames(1, 100)), 40)
    assert len(points) == 2 * FEWEST
    assert max(later - earlier for earlier, later in itertools.pairwise(points)) < 10


def piece(spot: str, words: str, x: int = 0) -> Piece:
    return Piece(spot, words, x, 0, words)


def test_what_was_not_known_is_told_with_how_likely_the_truth_was() -> None:
    believed = {
        "known": (Believed(piece("known", "king"), 1.0),),
        "hand": (Believed(piece("hand", "jack"), 0.75), Believed(piece("hand", "horse"), 0.25)),
        "empty": (Believed(piece("empty", "rope"), 0.4),),
    }
    truth = Diagram("", (piece("known", "king"), piece("hand", "horse"), piece("unheard", "key")))
    assert [(doubt.truth, doubt.true) for doubt in doubts(truth, believed)] == [("horse", 0.25), ("key", 0), ("", 0.6)]


def test_of_possibilities_in_one_place_the_likeliest_is_drawn_and_faint_ones_are_not() -> None:
    spot = (
        Believed(piece("a", "jack"), 0.5),
        Believed(piece("a", "horse"), 0.3),
        Believed(piece("a", "king", 9), 0.16),
        Believed(piece("a", "queen", 18), 0.04),
    )
    layout = believed_layout("ground", {"a": spot, "b": (Believed(piece("b", "ace", 5), 1.0),)})
    assert layout.laid == (Laid("ace", 5, 0), Laid("king", 9, 0, 0.16), Laid("jack", 0, 0, 0.5))
