"""A lesson: a fixed deal and the path of a game that teaches it.

It is data (`[[lesson]]` of `cogs/GAME/game.toml`). The rules make the moves of the path like any others. Chance on the
path belongs to the lesson: each move draws what the file says, and then from the seed and its place on the path. A step
is a move of the path that the learner makes. All other moves are made automatically, the learner's own included.
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

SAYS = "say "
"""The prefix of a choice that is a text, `GAME-lesson-say-NAME`, and no move."""


class PathMove(NamedTuple):
    """A move of the path.

    It has the seat that moves, its first draws, and the name of the position before it ("" for none). The learner makes
    a `step`.
    """

    seat: Seat
    move: Move
    draws: tuple[int, ...] = ()
    name: str = ""
    step: bool = False


class LessonStep(NamedTuple):
    """A step: its name, and the learner's choices as buttons in order.

    The choice `right` makes `move`. A step with several choices is a question. `answers` names the texts
    `GAME-lesson-answer-NAME` for wrong choices and other moves, by the choice or the verb.
    """

    name: str
    move: Move
    choices: tuple[str, ...]
    right: str
    answers: Mapping[str, str]

    def answer(self, tried: str) -> str:
        """Return the answer to a learner who tries something else; "" if the lesson has none of its own."""
        return self.answers.get(tried) or self.answers.get(tried.partition(" ")[0], "")


class Lesson(NamedTuple):
    """A lesson.

    `side` names the role that it teaches; "" if the game has one side. `play` has the options of a real game from that
    side, in addition to those that the home page offers.

    The last step is a decision: `ways` has the end of the path for each of its choices.
    """

    side: str
    seats: int
    learner: Seat
    seed: bytes
    options: Mapping[str, str]
    play: Mapping[str, str]
    deal: tuple[int, ...]
    path: tuple[PathMove, ...]
    ways: Mapping[Move, tuple[PathMove, ...]]
    steps: tuple[LessonStep, ...]

    def step(self, name: str) -> LessonStep:
        """Return the step called `name`. Raises StopIteration for an unknown name."""
        return next(each for each in self.steps if each.name == name)

    def along(self, way: str = "") -> tuple[PathMove, ...]:
        """Return the whole path with the last step's `way`, or with its first way before the decision."""
        return (*self.path, *self.ways[Move.parse(way) if way else next(iter(self.ways))])

    def decides(self, made: int) -> bool:
        """Return whether the learner is at the last step after so many moves of the path."""
        return made == len(self.path)

    def chance(self, place: int, way: str = "") -> Chance:
        """Return the chance of the move at a `place` of the path, counted from 1. Place 0 is the deal."""
        draws = self.along(way)[place - 1].draws if place else self.deal
        return Guided(self.seed, DEAL + place, draws)

    def states(self, game: AnyGame, way: str = "") -> Iterator[tuple[PathMove | None, Any]]:
        """Play the path. Yield each move with the state before it, then None with the last state.

        Raises Illegal if the rules forbid a move.
        """
        state = game.setup(self.seats, settled(game, self.options), self.chance(0)).state
        for place, told in enumerate(self.along(way), start=1):
            yield told, state
            state = play(game, state, told.seat, told.move, self.chance(place, way)).state
        yield None, state

    def position(self, game: AnyGame, name: str) -> Any:
        """Return the state before the move called `name`. Raises KeyError for an unknown name."""
        for told, state in self.states(game):
            if told is not None and told.name == name:
                return state
        raise KeyError(name)

    @property
    def end(self) -> str:
        """The text of its end, without the game's name."""
        return f"lesson-end-{self.side}" if self.side else "lesson-end"

    @property
    def positions(self) -> frozenset[str]:
        """The names of all positions on its path."""
        return frozenset(each.name for each in self.along() if each.name)


class Guided(Chance):
    """Chance whose first draws are fixed. The later ones are random."""

    def __init__(self, seed: bytes, number: int, draws: tuple[int, ...]) -> None:
        super().__init__(seed, number)
        self._told = list(draws)[::-1]

    def below(self, n: int) -> int:
        """Return the next draw. Raises ValueError if a fixed draw does not fit."""
        if not self._told:
            return super().below(n)
        value = self._told.pop()
        if not 0 <= value < n:
            raise ValueError(f"the lesson says {value}, which is not below {n}")
        self.drawn.append(value)
        self.bounds.append(n)
        return value


def lessons(rows: Any) -> tuple[Lesson, ...]:
    """Return the lessons of a game. Raises ValueError if one is invalid, KeyError if something is missing."""
    if not isinstance(rows, list):
        raise ValueError("lessons are a list of [[lesson]]")
    read = tuple(_lesson(row) for row in rows)
    names = [move.name for each in read for move in each.along() if move.name]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise ValueError(f"steps there twice: {', '.join(twice)}")
    return read


def _lesson(read: Mapping[str, Any]) -> Lesson:
    learner = read.get("seat", 0)
    if "play" in read and "side" not in read:
        raise ValueError("lesson: `play` needs a `side`, by which a button names it")
    path = [_path_move(line) for line in read.get("before", ())]
    *rows, last = read["step"]
    for row in rows:
        path.append(PathMove(learner, Move.parse(row["move"]), tuple(row.get("draws", ())), row["name"], step=True))
        path += [_path_move(line) for line in row.get("then", ())]
    ways: dict[Move, tuple[PathMove, ...]] = {}
    for way in last["way"]:
        chosen = PathMove(learner, Move.parse(way["move"]), tuple(way.get("draws", ())), last["name"], step=True)
        ways[chosen.move] = (chosen, *(_path_move(line) for line in way.get("then", ())))
    moves = tuple(str(move) for move in ways)
    decision = LessonStep(last["name"], next(iter(ways)), moves, moves[0], last.get("answers", {}))
    return Lesson(
        side=read.get("side", ""),
        seats=read["seats"],
        learner=learner,
        seed=hashlib.blake2b(read["seed"].encode(), digest_size=32).digest(),
        options=read.get("options", {}),
        play=read.get("play", {}),
        deal=tuple(read.get("deal", ())),
        path=tuple(path),
        ways=ways,
        steps=(*(_step(row) for row in rows), decision),
    )


def _step(row: Mapping[str, Any]) -> LessonStep:
    move = Move.parse(row["move"])
    right = row.get("right", str(move))
    choices = tuple(row.get("choices", (right,)))
    if right not in choices:
        raise ValueError(f"lesson: {right!r} is none of the choices of {row['name']}")
    return LessonStep(row["name"], move, choices, right, row.get("answers", {}))


def _path_move(line: str) -> PathMove:
    """Read a move that is made automatically: `SEAT MOVE`, then optional ` : DRAWS` and ` = NAME`."""
    made, _, name = line.partition(" = ")
    made, _, draws = made.partition(" : ")
    seat, _, move = made.partition(" ")
    return PathMove(int(seat), Move.parse(move), tuple(int(draw) for draw in draws.split()), name)
