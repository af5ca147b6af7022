"""Achievements that players can earn in a game of Alien 1979 (docs/rules/alien1979.md §3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.replay_frame import Achievement, ReplayFrame
from cogs.alien1979 import events
from cogs.alien1979.state import Pawn, State

Frames = Sequence[ReplayFrame]
Kind = TypeVar("Kind", bound=Event)

CROWD = 5
"""In a game of at least this many players, entering the codes and getting away is an achievement."""

DEADLY = 4
"""A player with this many marks dies if one more mark is added."""


def _all(frames: Frames, kind: type[Kind]) -> Iterator[Kind]:
    return (event for frame in frames for event in frame.events if isinstance(event, kind))


def _end(frames: Frames) -> State:
    state: State = frames[-1].state
    return state


def _pawn_if_aboard(frames: Frames, seat: Seat) -> Pawn | None:
    """Return the pawn of a player who was aboard when the ship left, otherwise None."""
    return _end(frames).pawns[seat] if seat in _winners(frames) else None


def _winners(frames: Frames) -> tuple[Seat, ...]:
    result = _end(frames).result
    return result.winners if result is not None else ()


def _escaped(done: Callable[[Frames, Seat, Pawn], bool]) -> Achievement:
    """Return an achievement for a player who got away, if `done(frames, seat, pawn)` is true."""
    return lambda frames, seat: (pawn := _pawn_if_aboard(frames, seat)) is not None and done(frames, seat, pawn)


def _times(frames: Frames, kind: type[Event], seat: Seat) -> int:
    return sum(getattr(event, "who", None) == seat for event in _all(frames, kind))


def _entered(frames: Frames, seat: Seat) -> bool:
    return _end(frames).enterer == seat


def _for_others(frames: Frames, seat: Seat) -> bool:
    """Return whether the player entered the codes, but only other players got away."""
    return _entered(frames, seat) and bool(_winners(frames)) and seat not in _winners(frames)


def _back_again(frames: Frames, seat: Seat, _: Pawn) -> bool:
    return any(event.whom == seat for event in _all(frames, events.Ejected))


def _pushed_off(frames: Frames, seat: Seat) -> bool:
    """Return whether the player got away, but another whom the player had thrown out did not."""
    thrown = {event.whom for event in _all(frames, events.Ejected) if event.who == seat}
    return seat in _winners(frames) and bool(thrown - {*_winners(frames)})


def _last_moment(frames: Frames, seat: Seat, _: Pawn) -> bool:
    """Return whether the player's last boarding was with one turn of the countdown left."""
    boarded = [frame for frame in frames for event in frame.events
               if isinstance(event, events.Boarded) and event.who == seat]  # fmt: skip
    return bool(boarded) and boarded[-1].state.countdown == 1


def _on_the_edge(frames: Frames, seat: Seat, _: Pawn) -> bool:
    return any(frame.state.pawns[seat].marks >= DEADLY for frame in frames)


def _untouched(frames: Frames, seat: Seat, _: Pawn) -> bool:
    return not _times(frames, events.Marked, seat) and not _times(frames, events.Saved, seat)


def _full_ship(frames: Frames, seat: Seat, _: Pawn) -> bool:
    return not _end(frames).seats_free() and len(_winners(frames)) > 1


def _saved_twice(frames: Frames, seat: Seat) -> bool:
    """Return whether the weapon saved the player at least twice."""
    return _times(frames, events.Saved, seat) > 1


ACHIEVEMENTS: Mapping[str, Achievement] = {
    "unscathed": _escaped(_untouched),
    "edge": _escaped(_on_the_edge),
    "alone": _escaped(lambda frames, seat, pawn: len(_winners(frames)) == 1),
    "first_try": _escaped(lambda frames, seat, pawn: not _times(frames, events.TurnedAway, seat)),
    "stubborn": _escaped(lambda frames, seat, pawn: _times(frames, events.TurnedAway, seat) > 2),
    "hero": _for_others,
    "own_work": _escaped(lambda frames, seat, pawn: _entered(frames, seat) and len(_end(frames).pawns) >= CROWD),
    "back": _escaped(_back_again),
    "push": _pushed_off,
    "last_moment": _escaped(_last_moment),
    "gunslinger": _saved_twice,
    "full_ship": _escaped(_full_ship),
}
