"""A lesson: a fixed deal and the path of a game that teaches it, as data (`[lesson]` of `cogs/GAME/game.toml`).

The moves of the path are made by the rules like any others. What chance brings on it is the lesson's own: each move
draws what the file says, and then from the seed and its place on the path. A step is a move of the path that the
learner makes; all others are made for whoever sits there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bot.engine.chance import DEAL, Chance
from bot.engine.game import AnyGame, settled
from bot.engine.move import Move
from bot.engine.play import play
from bot.engine.record import Seat


class PathMove(NamedTuple):
    """A move of the path: who makes it, the first of its draws, and the name of the step that it is, "" for none."""

    seat: Seat
    move: Move
    draws: tuple[int, ...] = ()
    step: str = ""


class Lesson(NamedTuple):
    """A lesson. `answers` has for each step what is said of other moves, by the move or its verb: the names of texts
    `GAME-lesson-answer-NAME`."""

    seats: int
    learner: Seat
    seed: bytes
    options: Mapping[str, str]
    deal: tuple[int, ...]
    path: tuple[PathMove, ...]
    answers: Mapping[str, Mapping[str, str]]

    @property
    def steps(self) -> tuple[str, ...]:
        """The names of its steps."""
        return tuple(each.step for each in self.path if each.step)

    def chance(self, place: int) -> Chance:
        """Give the chance of the move at a `place` of the path, counted from 1; of the deal for 0."""
        draws = self.path[place - 1].draws if place else self.deal
        return Guided(self.seed, DEAL + place, draws)

    def answer(self, step: str, move: Move) -> str:
        """Name what is said to a learner who tries `move` instead of what a step means; "" for nothing of its own."""
        answers = self.answers.get(step, {})
        return answers.get(str(move)) or answers.get(move.verb, "")

    def states(self, game: AnyGame) -> Iterator[tuple[PathMove | None, Any]]:
        """Play the path: give the state before each of its moves with that move, and at the end the last state with
        None. Raises Illegal where the rules do not allow a move."""
        state = game.setup(self.seats, settled(game, self.options), self.chance(0)).state
        for place, told in enumerate(self.path, start=1):
            yield told, state
            state = play(game, state, told.seat, told.move, self.chance(place)).state
        yield None, state

    def position(self, game: AnyGame, step: str) -> Any:
        """Give the state in which the learner is asked what a step teaches. Raises KeyError for an unknown step."""
        for told, state in self.states(game):
            if told is not None and told.step == step:
                return state
        raise KeyError(step)


class Guided(Chance):
    """Chance whose first draws are written down; those that follow are drawn."""

    def __init__(self, seed: bytes, number: int, draws: tuple[int, ...]) -> None:
        super().__init__(seed, number)
        self._told = list(draws)[::-1]

    def below(self, n: int) -> int:
        """Give the next draw. Raises ValueError when one that is written down does not fit."""
        if not self._told:
            return super().below(n)
        value = self._told.pop()
        if not 0 <= value < n:
            raise ValueError(f"the lesson says {value}, which is not below {n}")
        self.drawn.append(value)
        self.bounds.append(n)
        return value


def lesson(read: Mapping[str, Any]) -> Lesson:
    """Return a lesson. Raises ValueError for a move that cannot be read, KeyError for what is missing."""
    learner = read.get("seat", 0)
    path = [_path_move(line) for line in read.get("before", ())]
    for step in read["step"]:
        path.append(PathMove(learner, Move.parse(step["move"]), tuple(step.get("draws", ())), step["name"]))
        path += [_path_move(line) for line in step.get("then", ())]
    return Lesson(
        seats=read["seats"],
        learner=learner,
        seed=hashlib.blake2b(read["seed"].encode(), digest_size=32).digest(),
        options=read.get("options", {}),
        deal=tuple(read.get("deal", ())),
        path=tuple(path),
        answers={step["name"]: step.get("answers", {}) for step in read["step"]},
    )


def _path_move(line: str) -> PathMove:
    """Read a move that is made for somebody: `SEAT MOVE`, or `SEAT MOVE : DRAWS`."""
    made, _, draws = line.partition(" : ")
    seat, _, move = made.partition(" ")
    return PathMove(int(seat), Move.parse(move), tuple(int(draw) for draw in draws.split()))
