"""Moves that a player may take back without asking anyone.

Such a move drew nothing at random, gave nobody else a decision and revealed nothing to its player. Since then, the
player has learned nothing of others' moves.

A game declares the verbs and events that reveal something hidden (`revealing`, `reveals`); moves with them cannot be
taken back. Any other move is compared with the same move in other possible states, sampled from the player's view. It
revealed nothing if its events and the views after it are equal in all of them. The answer depends only on the player's
view, so it reveals nothing either.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.event import Event, Private
from bot.engine.game import AnyGame, Step, result_of
from bot.engine.move import Illegal, Move
from bot.engine.play import BACK, REDEAL, RETURN, play, waited_for
from bot.engine.record import TABLE, Seat, Viewer
from bot.engine.table_events import TookBack, TookBackUnseen

TRUTHS = 8
"""The number of other possible states in which a move is tried for comparison."""

Steps = Mapping[Seat, tuple[int, ...]]
"""The moves that each seat may take back. Each move is given by the version before it. The last one is taken back
first.
"""


class Made(NamedTuple):
    """A row of the log.

    It has the version that it leads to, its seat, its move, its number of random draws, and its result.
    """

    version: int
    seat: Seat
    move: Move
    draws: int
    step: Step[Any]


def steps_after(game: AnyGame, seats: int, people: Collection[Seat], steps: Steps, before: Any, made: Made) -> Steps:
    """Return the moves that each of `people` may take back after the log row `made`.

    `steps` are the moves that they could take back until then. `before` is the state before the row.
    """
    if result_of(made.step.state) is not None or made.move.verb in (RETURN, REDEAL):
        return {}
    whose = made.seat if made.seat != TABLE or not made.move.picks else int(made.move.picks[0][0])
    left: dict[Seat, tuple[int, ...]] = {}
    for seat in people:
        versions = steps.get(seat, ())
        if seat != whose:
            versions = versions if versions and goes_unnoticed(game, before, made.step, seat) else ()
        elif made.seat == TABLE:
            versions = versions[:-1] if made.move.verb == BACK else ()
        elif harmless(game, seats, before, made):
            versions = (*versions, made.version - 1)
        else:
            versions = ()
        if versions:
            left[seat] = versions
    return left


def harmless(game: AnyGame, seats: int, before: Any, made: Made) -> bool:
    """Return whether a move in the state `before` can be taken back without asking.

    It must have drawn nothing, given nobody a decision and revealed nothing to its player.
    """
    if reveals(game, made) or not leaves_others_alone(game, seats, before, made):
        return False
    return reveals_nothing(game, seats, before, made)


def leaves_others_alone(game: AnyGame, seats: int, before: Any, made: Made) -> bool:
    """Return whether a move left the other seats alone.

    It must not have drawn at random or ended the game. It must not have given another seat a decision or a private
    event.
    """
    seat, step = made.seat, made.step
    if made.draws or result_of(step.state) is not None or _told_others_in_private(step, seat):
        return False
    return _others(game, step.state, seats, seat) == _others(game, before, seats, seat)


def reveals(game: AnyGame, made: Made) -> bool:
    """Return whether a move reveals something hidden, by its verb or by an event that its player saw."""
    told = (event for event in made.step.events if event.reaches(made.seat))
    return made.move.verb in game.revealing or any(event.reveals for event in told)


def reveals_nothing(game: AnyGame, seats: int, before: Any, made: Made, truths: int = TRUTHS) -> bool:
    """Return whether a move without draws would look the same to its player in other possible states.

    `truths` is the number of these states that are tried.
    """
    seat, step = made.seat, made.step
    view = game.view(before, seat)
    seed = hashlib.blake2b(encode(view)).digest()
    known = _known_to_player(game, seats, step, seat)
    for number in range(truths):
        other = game.imagine(view, Chance(seed, number))
        try:
            there = play(game, other, seat, made.move, Chance.scripted(()))
        except (Illegal, ValueError):
            return False
        if result_of(there.state) is not None or _known_to_player(game, seats, there, seat) != known:
            return False
    return True


def goes_unnoticed(game: AnyGame, before: Any, step: Step[Any], seat: Seat) -> bool:
    """Return whether `seat` notices nothing of another seat's move."""
    if any(event.reaches(seat) for event in step.events):
        return False
    return bool(game.view(before, seat) == game.view(step.state, seat))


def take_back_events(seat: Seat, events: Sequence[Event], seats: int) -> tuple[Event, ...]:
    """Return the events that tell the viewers of `events` that `seat` takes its move back.

    Viewers who saw none of `events` are not told.
    """
    heard: list[Viewer] = [viewer for viewer in (None, *range(seats)) if any(each.reaches(viewer) for each in events)]
    if None in heard:
        return (TookBack(seat),)
    return (TookBackUnseen(seat, to=tuple(viewer for viewer in heard if viewer is not None)),) if heard else ()


def _told_others_in_private(step: Step[Any], seat: Seat) -> bool:
    """Return whether a move of `seat` caused a private event that another seat sees."""
    return any(isinstance(event, Private) and seat in event.to and len(event.to) > 1 for event in step.events)


def _others(game: AnyGame, state: Any, seats: int, seat: Seat) -> tuple[Seat, ...]:
    return tuple(each for each in waited_for(game, state, seats) if each != seat)


def _known_to_player(game: AnyGame, seats: int, step: Step[Any], seat: Seat) -> tuple[Any, ...]:
    """Return everything that a player sees of a move: events, view, and which seats must decide."""
    told = [event for event in step.events if event.reaches(seat)]
    return told, game.view(step.state, seat), waited_for(game, step.state, seats)
