"""Achievements of Escape Plan, which players can earn in a game (docs/rules/escape_plan.md §3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from bot.engine.event import Event
from bot.engine.game import Result
from bot.engine.record import Seat
from bot.engine.replay_frame import Achievement, ReplayFrame
from cogs.escape_plan.events import police
from cogs.escape_plan.events.visits import Escaped
from cogs.escape_plan.state import Player, State

Frames = Sequence[ReplayFrame]
Kind = TypeVar("Kind", bound=Event)

CHAINED = 4
"""The achievement "chained" needs this many handcuffs."""

WANTED = 8
"""The achievement "wanted" needs at least this much notoriety."""

UNKNOWN = 2
"""The achievement "unknown" needs at most this much notoriety."""

TREASURE = 150
"""The achievement "treasure" needs lockers of at least this value, in thousands of dollars."""

NOSE = 10
"""The achievement "nose" needs a lead of at most this much money, in thousands of dollars."""


def _events_of(frames: Frames, kind: type[Kind]) -> Iterator[Kind]:
    return (event for frame in frames for event in frame.events if isinstance(event, kind))


def _final_state(frames: Frames) -> State:
    state: State = frames[-1].state
    return state


def _escape_of(frames: Frames, seat: Seat) -> Escaped | None:
    return next((event for event in _events_of(frames, Escaped) if event.who == seat), None)


def _for_escaped(done: Callable[[Player], bool]) -> Achievement:
    """Return an achievement for a player who got out of the city, if `done(player)` is true."""

    def achieved(frames: Frames, seat: Seat) -> bool:
        player = _final_state(frames).players[seat]
        return player.fate == "escaped" and done(player)

    return achieved


def _for_leaving(done: Callable[[Escaped], bool]) -> Achievement:
    """Return an achievement for a way of getting out of the city: it is granted if `done(escape)` is true."""
    return lambda frames, seat: (event := _escape_of(frames, seat)) is not None and done(event)


def _for_winner(done: Callable[[State, Result, Seat], bool]) -> Achievement:
    """Return an achievement for winning against other players, if `done(state, result, seat)` is true."""

    def achieved(frames: Frames, seat: Seat) -> bool:
        end = _final_state(frames)
        several = len(end.players) > 1
        return several and end.result is not None and seat in end.result.winners and done(end, end.result, seat)

    return achieved


def _last_out(end: State, result: Result, seat: Seat) -> bool:
    return end.escapes > 1 and end.players[seat].place == end.escapes


def _by_a_nose(end: State, result: Result, seat: Seat) -> bool:
    others = [total for other, total in enumerate(result.standing) if other != seat]
    return 0 <= result.standing[seat] - max(others) <= NOSE


def _unharmed(frames: Frames, seat: Seat) -> bool:
    wounded = any(event.who == seat for event in _events_of(frames, police.Wounded))
    return _final_state(frames).players[seat].fate == "escaped" and not wounded


def _won_with_rat(frames: Frames, seat: Seat) -> bool:
    """Return whether the player won although a tile from one of the player's lockers was a rat."""
    end = _final_state(frames)
    won = end.result is not None and seat in end.result.winners
    return won and any(slot.kind == "locker" and not slot.value for slot in end.players[seat].items)


def _treasure(player: Player) -> bool:
    return sum(slot.value for slot in player.items if slot.kind == "locker") >= TREASURE


ACHIEVEMENTS: Mapping[str, Achievement] = {
    "first_out": _for_winner(lambda end, result, seat: end.players[seat].place == 1),
    "last_out": _for_winner(_last_out),
    "only_one": _for_winner(lambda end, result, seat: end.escapes == 1),
    "nose": _for_winner(_by_a_nose),
    "chained": _for_escaped(lambda player: player.handcuffs >= CHAINED),
    "wanted": _for_escaped(lambda player: player.notoriety >= WANTED),
    "unknown": _for_escaped(lambda player: player.notoriety <= UNKNOWN),
    "treasure": _for_escaped(_treasure),
    "rat": _won_with_rat,
    "early": _for_leaving(lambda event: event.part == "morning"),
    "dawn": _for_leaving(lambda event: event.part == "dawn"),
    "unharmed": _unharmed,
}
