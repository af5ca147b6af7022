"""Achievements that players can earn in a game of Fugitive (docs/rules/fugitive.md §3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.engine.record import Seat
from bot.engine.replay_frame import Achievement, ReplayFrame
from cogs.fugitive.data import ESCAPE, footprints
from cogs.fugitive.events import Guessed
from cogs.fugitive.state import Spot, State

FAR = 9
"""A hideout that is at least this far from the previous one counts as a long stride."""

EARLY = 20
"""A Fugitive whose last hideout is below this number has not come far."""

DOORSTEP = 36
"""A Fugitive whose last hideout has at least this number was close to the 42."""

QUICK = 12
"""An escape in at most this many rounds counts as quick."""

Frames = Sequence[ReplayFrame]


def _end(frames: Frames) -> State:
    state: State = frames[-1].state
    return state


def _won(frames: Frames, seat: Seat, fugitive: bool) -> State | None:
    """Return the final state if the player at `seat` won the game in this role, otherwise None."""
    end = _end(frames)
    winner = end.result is not None and seat in end.result.winners
    return end if winner and (seat == end.fugitive) == fugitive else None


def _steps(end: State) -> Iterator[tuple[int, Spot]]:
    """Yield pairs for the hideouts after the first: the number of the hideout before, and the hideout."""
    for before, spot in zip(end.row, end.row[1:], strict=False):
        yield before.hideout, spot


def _overpaid(before: int, spot: Spot) -> bool:
    return footprints(spot.sprints) > max(0, spot.hideout - before - spot.reach)


def _guesses(frames: Frames) -> list[Guessed]:
    return [event for frame in frames for event in frame.events if isinstance(event, Guessed)]


def _fugitive(done: Callable[[State], bool]) -> Achievement:
    """Return an achievement for a Fugitive who won, if `done(final state)` is true."""
    return lambda frames, seat: (end := _won(frames, seat, True)) is not None and done(end)


def _marshal(done: Callable[[State, list[Guessed]], bool]) -> Achievement:
    """Return an achievement for a Marshal who won, if `done(final state, guesses)` is true."""
    return lambda frames, seat: (end := _won(frames, seat, False)) is not None and done(end, _guesses(frames))


def _in_a_row(guesses: Sequence[Guessed], many: int) -> bool:
    hits = [guess.hit for guess in guesses]
    return any(all(hits[first : first + many]) for first in range(len(hits) - many + 1))


def _long_stride(frames: Frames, seat: Seat) -> bool:
    end = _end(frames)
    return seat == end.fugitive and any(
        spot.hideout - before >= FAR and spot.hideout != ESCAPE for before, spot in _steps(end)
    )


def _last_breath(frames: Frames, seat: Seat) -> bool:
    """Return whether the player won as the Fugitive with at most one hideout still face-down."""
    end = _won(frames, seat, True)
    return end is not None and sum(not spot.revealed for spot in end.row if spot.hideout != ESCAPE) <= 1


ACHIEVEMENTS: Mapping[str, Achievement] = {
    "spent": _fugitive(lambda end: not end.hand),
    "stride": _long_stride,
    "false_trail": _fugitive(lambda end: sum(_overpaid(before, spot) for before, spot in _steps(end)) >= 3),
    "honest": _fugitive(lambda end: not any(_overpaid(before, spot) for before, spot in _steps(end))),
    "ghost": _fugitive(lambda end: len(end.hidden() - {ESCAPE}) >= 2),
    "skin": _last_breath,
    "quick": _fugitive(lambda end: end.round <= QUICK),
    "manhunt": _fugitive(lambda end: end.result is not None and end.result.reason == "escaped"),
    "first_guess": _marshal(lambda end, guesses: bool(guesses) and guesses[0].hit),
    "streak": _marshal(lambda end, guesses: _in_a_row(guesses, 3)),
    "doorstep": _marshal(lambda end, guesses: end.last >= DOORSTEP),
    "nipped": _marshal(lambda end, guesses: end.last < EARLY),
}
