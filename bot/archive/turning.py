"""Choose turns of an ended game: for a step-by-step replay, and for a short summary."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.replay_frame import ReplayFrame

FEWEST = 12
"""If fewer turns than this summarise a game, turns at equal distances are added."""


def steps(frames: Sequence[ReplayFrame]) -> tuple[ReplayFrame, ...]:
    """Return the turns in `frames`, without frames that only open a chapter.

    The frame after such a frame shows the chapter's heading.
    """
    following = [*frames[1:], None]
    return tuple(
        frame
        for frame, after in zip(frames, following, strict=True)
        if not _opens(frame) or after is None or _opens(after)
    )


def chapter_starts(frames: Sequence[ReplayFrame]) -> tuple[int, ...]:
    """Return the indexes of the frames (turns) at which chapters begin.

    The part before the first chapter counts as a chapter.
    """
    return tuple(at for at, frame in enumerate(frames) if not at or frame.chapter is not frames[at - 1].chapter)


def turning_points(frames: Sequence[ReplayFrame], most: int) -> tuple[int, ...]:
    """Return the indexes of at most `most` frames (turns) that summarise a game.

    They are its beginning and end, great moments and ends of chapters. If these are few, turns at equal distances are
    added.
    """
    last = len(frames) - 1
    if last < 0:
        return ()
    scenes = {at for at, frame in enumerate(frames) if any(event.scene for event in frame.events)}
    chapters = {at - 1 for at in chapter_starts(frames) if at}
    found = {0, last} | scenes
    found |= set(_evenly_spaced(sorted(chapters - found), most - len(found)))
    if len(found) < FEWEST:
        found |= set(_evenly_spaced([at for at in range(last) if at not in found], min(most, 2 * FEWEST) - len(found)))
    inner = sorted(found - {0, last})
    return tuple(sorted({0, last, *_evenly_spaced(inner, most - 2)}))


def _evenly_spaced(places: Sequence[int], most: int) -> list[int]:
    """Return at most `most` of the indexes in `places`, at equal distances."""
    if len(places) <= most:
        return list(places)
    return [places[(2 * number + 1) * len(places) // (2 * most)] for number in range(max(0, most))]


def _opens(frame: ReplayFrame) -> bool:
    return frame.events == (frame.chapter,)
