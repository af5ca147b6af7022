"""Achievements of Escape from Colditz, read from an ended game (docs/rules/colditz.md §3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.replay_frame import Achievement, ReplayFrame
from cogs.colditz.events import guards, prisoners, roll_call
from cogs.colditz.events.prisoners import Escaped
from cogs.colditz.state import State

Frames = Sequence[ReplayFrame]
Kind = TypeVar("Kind", bound=Event)

DEADLY = 2
"""The number of men shot in one game that earns the German's achievement "marksman"."""


def _events_of(frames: Frames, kind: type[Kind]) -> Iterator[Kind]:
    return (event for frame in frames for event in frame.events if isinstance(event, kind))


def _final_state(frames: Frames) -> State:
    state: State = frames[-1].state
    return state


def _escapes_of(frames: Frames, seat: Seat) -> list[Escaped]:
    return [event for event in _events_of(frames, Escaped) if event.who == seat]


def _for_escape(done: Callable[[Escaped], bool]) -> Achievement:
    """Return an achievement for escapes.

    A player earns it if `done` is true for an escape of one of the player's own men.
    """
    return lambda frames, seat: any(done(event) for event in _escapes_of(frames, seat))


def _for_german(done: Callable[[Frames, State], bool]) -> Achievement:
    """Return an achievement for winning as the German.

    The function `done` must also return true for the game.
    """

    def achieved(frames: Frames, seat: Seat) -> bool:
        end = _final_state(frames)
        won = end.result is not None and seat == end.german and seat in end.result.winners
        return won and done(frames, end)

    return achieved


def _arrested_men(frames: Frames) -> frozenset[str]:
    """Return the names of all men who were arrested during the game."""
    one = {event.man for event in _events_of(frames, guards.Arrested)}
    searches = (guards.Searched, guards.Discovered, roll_call.Swept)
    several = [event.men for frame in frames for event in frame.events if isinstance(event, searches)]
    return frozenset(one.union(*several))


def _has_retried(frames: Frames, seat: Seat) -> bool:
    """Return whether one of the player's men escaped after an earlier arrest in the same game."""
    taken = _arrested_men(frames)
    return any(event.man in taken for event in _escapes_of(frames, seat))


def _won_without_loss(frames: Frames, seat: Seat) -> bool:
    """Return whether the player won as an officer and no man of that player was arrested or shot."""
    end = _final_state(frames)
    if end.result is None or seat not in end.result.winners or seat == end.german:
        return False
    officer = end.officer(seat)
    lost = _arrested_men(frames) | {event.man for event in _events_of(frames, guards.Killed)}
    return not any(man.startswith(f"{officer}.") for man in lost)


def _two_ways(frames: Frames, seat: Seat) -> bool:
    ways = {event.by or event.objective for event in _escapes_of(frames, seat)}
    return len(ways) > 1


def _hidden(frames: Frames, seat: Seat) -> bool:
    return any(event.whose == seat for event in _events_of(frames, guards.Vanished))


def _found_tunnel(frames: Frames, seat: Seat) -> bool:
    return any(event.who == seat for event in _events_of(frames, guards.Discovered))


def _paid(frames: Frames, seat: Seat) -> bool:
    end = _final_state(frames)
    won = end.result is not None and seat in end.result.winners and seat != end.german
    return won and any(event.whose == seat for event in _events_of(frames, guards.Killed))


ACHIEVEMENTS: Mapping[str, Achievement] = {
    "car": _for_escape(lambda event: event.by == "car"),
    "dare": _for_escape(lambda event: event.by == "dare"),
    "wall": _for_escape(lambda event: len(event.trail) > 1),
    "two_ways": _two_ways,
    "second_attempt": _has_retried,
    "never_taken": _won_without_loss,
    "price": _paid,
    "hide": _hidden,
    "tunnel": _found_tunnel,
    "closed": _for_german(lambda frames, end: not any(True for _ in _events_of(frames, prisoners.Escaped))),
    "marksman": _for_german(lambda frames, end: len(list(_events_of(frames, guards.Killed))) >= DEADLY),
    "empty": _for_german(lambda frames, end: end.result is not None and end.result.reason == "nobody_left"),
}
