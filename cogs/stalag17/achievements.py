"""Achievements that players can earn in a game of Stalag 17 (docs/rules/stalag17.md §3, §4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.replay_frame import Achievement, ReplayFrame
from cogs.stalag17 import events
from cogs.stalag17.data import RULES
from cogs.stalag17.events import Escaped
from cogs.stalag17.state import Past, Player, State

Frames = Sequence[ReplayFrame]
Kind = TypeVar("Kind", bound=Event)

SPARE = 10
"""An escape counts as oversupplied if it had at least this many runaway points more than required."""

FEW = 3
"""An escape with at most this many cards in play is an achievement."""

WATCHED = 8
"""An escape of a player with at least this vigilance is an achievement."""

HARD = 5
"""The number of object dice in the hardest plans."""


def _all(frames: Frames, kind: type[Kind]) -> Iterator[Kind]:
    return (event for frame in frames for event in frame.events if isinstance(event, kind))


def _end(frames: Frames) -> State:
    state: State = frames[-1].state
    return state


def _escape(done: Callable[[Escaped], bool]) -> Achievement:
    """Return an achievement for escapes.

    A player earns it with an escape for which `done` is true.
    """
    return lambda frames, seat: any(event.who == seat and done(event) for event in _all(frames, Escaped))


def _won(done: Callable[[Player, list[Player]], bool]) -> Achievement:
    """Return an achievement for winning.

    A winner earns it if `done` is true. This function gets the winner and the list of all other players.
    """

    def achieved(frames: Frames, seat: Seat) -> bool:
        end = _end(frames)
        others = [player for other, player in enumerate(end.players) if other != seat]
        return end.result is not None and seat in end.result.winners and done(end.players[seat], others)

    return achieved


def _often(kind: type[Event], times: int, name: str = "who") -> Achievement:
    """Return an achievement for events of a kind that happen to a player several times.

    A player earns it if at least `times` events have this player in the field with the name `name`.
    """
    return lambda frames, seat: sum(getattr(event, name) == seat for event in _all(frames, kind)) >= times


def _round(done: Callable[[Past, Seat], bool]) -> Achievement:
    """Return an achievement for rounds.

    A player earns it if `done` is true for this player in at least one finished round.
    """
    return lambda frames, seat: any(done(past, seat) for past in _end(frames).past)


def _in_a_row(frames: Frames, seat: Seat) -> bool:
    past = _end(frames).past
    return any(seat in one.out and seat in other.out for one, other in pairwise(past))


def _from_behind(frames: Frames, seat: Seat) -> bool:
    """Return whether a player won although another player was the first to have only one prisoner left."""
    end = _end(frames)
    first = next((event.who for event in _all(frames, Escaped) if event.left == 1), seat)
    return end.result is not None and seat in end.result.winners and first != seat


def _twice_exact(frames: Frames, seat: Seat) -> bool:
    exact = [event for event in _all(frames, Escaped) if event.who == seat and event.runaway == event.required]
    return len(exact) > 1


ACHIEVEMENTS: Mapping[str, Achievement] = {
    "exact": _twice_exact,
    "ample": _escape(lambda event: event.runaway >= event.required + SPARE),
    "few_cards": _escape(lambda event: len(event.cards) <= FEW),
    "watched": _escape(lambda event: event.vigilance >= WATCHED),
    "hard_plan": _escape(lambda event: len(event.faces) >= HARD),
    "guard_friend": _often(events.GuardAgreed, 2),
    "company": _often(events.Joined, 2),
    "dealer": _often(events.TookOffer, 3, "whom"),
    "in_a_row": _in_a_row,
    "informer": _round(lambda past, seat: seat in past.informers and not set(past.out) - {seat}),
    "from_behind": _from_behind,
    "sweep": _won(lambda player, others: all(other.left == RULES.prisoners for other in others)),
}
