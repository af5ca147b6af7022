"""Steps that a player may take back without asking anyone.

Such a step drew nothing, asked nobody and told its player nothing. Since then, nobody else has done anything that the
player heard of.

The rules of a game say which verbs and events reveal something hidden (`revealing`, `reveals`): such a step stays. Any
other step told its player nothing if its events and views would have been the same in other possible states. Those are
the states that the player could not tell from this one. They follow from the player's view alone, and so does the
answer.
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
"""The number of other possible states in which a step is made for comparison."""

Steps = Mapping[Seat, tuple[int, ...]]
"""By seat, the versions before the steps that it may take back. The last one is taken back first."""


class Made(NamedTuple):
    """A log row: the version that it leads to, its seat, its number of draws, and the state after it."""

    version: int
    seat: Seat
    move: Move
    draws: int
    step: Step[Any]


def after(game: AnyGame, seats: int, people: Collection[Seat], steps: Steps, before: Any, made: Made) -> Steps:
    """Return the steps that `people` may take back after `made` in the state `before`."""
    if result_of(made.step.state) is not None or made.move.verb in (RETURN, REDEAL):
        return {}
    whose = made.seat if made.seat != TABLE or not made.move.picks else int(made.move.picks[0][0])
    left: dict[Seat, tuple[int, ...]] = {}
    for seat in people:
        versions = steps.get(seat, ())
        if seat != whose:
            versions = versions if versions and unnoticed(game, before, made.step, seat) else ()
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
    """Return whether a step from the state `before` revealed nothing.

    Such a step drew nothing, asked nobody and told its player nothing.
    """
    if reveals(game, made) or not left_others_alone(game, seats, before, made):
        return False
    return told_nothing(game, seats, before, made)


def left_others_alone(game: AnyGame, seats: int, before: Any, made: Made) -> bool:
    """Return whether a step leaves the others alone.

    Such a step drew nothing, did not end the game, and asked or told no other seat anything of its own.
    """
    seat, step = made.seat, made.step
    if made.draws or result_of(step.state) is not None or _addressed(step, seat):
        return False
    return _others(game, step.state, seats, seat) == _others(game, before, seats, seat)


def reveals(game: AnyGame, made: Made) -> bool:
    """Return whether a step reveals something hidden, by its verb or by what it told its player."""
    told = (event for event in made.step.events if event.reaches(made.seat))
    return made.move.verb in game.revealing or any(event.reveals for event in told)


def told_nothing(game: AnyGame, seats: int, before: Any, made: Made, truths: int = TRUTHS) -> bool:
    """Return whether a step without draws would have told its player the same in other possible states."""
    seat, step = made.seat, made.step
    view = game.view(before, seat)
    seed = hashlib.blake2b(encode(view)).digest()
    known = _known(game, seats, step, seat)
    for number in range(truths):
        other = game.imagine(view, Chance(seed, number))
        try:
            there = play(game, other, seat, made.move, Chance.scripted(()))
        except (Illegal, ValueError):
            return False
        if result_of(there.state) is not None or _known(game, seats, there, seat) != known:
            return False
    return True


def unnoticed(game: AnyGame, before: Any, step: Step[Any], seat: Seat) -> bool:
    """Return whether `seat` hears and sees nothing of another's step."""
    if any(event.reaches(seat) for event in step.events):
        return False
    return bool(game.view(before, seat) == game.view(step.state, seat))


def told_of(seat: Seat, events: Sequence[Event], seats: int) -> tuple[Event, ...]:
    """Return the events by which those who heard `events` of a step learn that `seat` takes it back.

    Nobody else is told.
    """
    heard: list[Viewer] = [viewer for viewer in (None, *range(seats)) if any(each.reaches(viewer) for each in events)]
    if None in heard:
        return (TookBack(seat),)
    return (TookBackUnseen(seat, to=tuple(viewer for viewer in heard if viewer is not None)),) if heard else ()


def _addressed(step: Step[Any], seat: Seat) -> bool:
    """Return whether a step of `seat` told another viewer something that not everybody heard."""
    return any(isinstance(event, Private) and seat in event.to and len(event.to) > 1 for event in step.events)


def _others(game: AnyGame, state: Any, seats: int, seat: Seat) -> tuple[Seat, ...]:
    return tuple(each for each in waited_for(game, state, seats) if each != seat)


def _known(game: AnyGame, seats: int, step: Step[Any], seat: Seat) -> tuple[Any, ...]:
    """Return everything that a step tells and shows its player."""
    told = [event for event in step.events if event.reaches(seat)]
    return told, game.view(step.state, seat), waited_for(game, step.state, seats)
