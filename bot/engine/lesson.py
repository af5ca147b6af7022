"""Lessons: tutorials with a fixed deal and a scripted game that teaches the rules.

A lesson is data (`[[lesson]]` of `cogs/GAME/game.toml`). Its path is the list of scripted moves, which the rules carry
out like any other moves. The first draws of each move are in the file; later ones come from the lesson's seed. A step
is a move of the path that the learner makes. All other moves are made automatically, even the learner's own.
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
"""The prefix of a choice that is not a move. It answers the question by a text, `GAME-lesson-say-NAME`."""


class PathMove(NamedTuple):
    """A move of a lesson's path (its script).

    It has the seat that moves, the first draws, and the name of the position before it ("" for none). `step` says that
    the learner makes the move.
    """

    seat: Seat
    move: Move
    draws: tuple[int, ...] = ()
    name: str = ""
    step: bool = False


class LessonStep(NamedTuple):
    """A move that the learner makes: its name, and the choices offered as buttons.

    The choice `right` makes `move`. A step with several choices is a question. `answers` maps a wrong choice, or the
    verb of another move, to the name of its text `GAME-lesson-answer-NAME`.
    """

    name: str
    move: Move
    choices: tuple[str, ...]
    right: str
    answers: Mapping[str, str]

    def answer(self, tried: str) -> str:
        """Return the name of the text that answers a wrong choice or move; "" if there is none.

        `tried` is the choice or move that the learner tried.
        """
        return self.answers.get(tried) or self.answers.get(tried.partition(" ")[0], "")


class Lesson(NamedTuple):
    """A lesson (tutorial) of a game.

    `side` is the name of the role that it teaches; "" if all roles are alike. `play` has options for a real game in
    that role, in addition to the options of the home page's first game.

    The last step is a decision between several moves. `ways` maps each of these moves to the remaining path.
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
        """Return all moves of the path of this lesson.

        `way` is the move that the learner chose at the last step. By default, it is the first choice.
        """
        return (*self.path, *self.ways[Move.parse(way) if way else next(iter(self.ways))])

    def decides(self, made: int) -> bool:
        """Return whether the learner is at the last step after so many moves of the path."""
        return made == len(self.path)

    def chance(self, place: int, way: str = "") -> Chance:
        """Return the random draws for move number `place` of the path, counted from 1. Number 0 is the deal.

        `way` is the move that the learner chose at the last step.
        """
        draws = self.along(way)[place - 1].draws if place else self.deal
        return Guided(self.seed, DEAL + place, draws)

    def states(self, game: AnyGame, way: str = "") -> Iterator[tuple[PathMove | None, Any]]:
        """Replay the lesson's path. Yield each move with the state before it, then None with the last state.

        Raises Illegal if the rules forbid a move.
        """
        state = game.setup(self.seats, settled(game, self.options), self.chance(0)).state
        for place, told in enumerate(self.along(way), start=1):
            yield told, state
            state = play(game, state, told.seat, told.move, self.chance(place, way)).state
        yield None, state

    def position(self, game: AnyGame, name: str) -> Any:
        """Return the state before the move of the lesson's path called `name`.

        Raises KeyError for an unknown name.
        """
        for told, state in self.states(game):
            if told is not None and told.name == name:
                return state
        raise KeyError(name)

    @property
    def end(self) -> str:
        """The key of the text at the end of the lesson, without the game's name."""
        return f"lesson-end-{self.side}" if self.side else "lesson-end"

    @property
    def positions(self) -> frozenset[str]:
        """The names of all positions on the lesson's path."""
        return frozenset(each.name for each in self.along() if each.name)


class Guided(Chance):
    """Random draws for a move of a lesson: the first draws are fixed, later ones are random."""

    def __init__(self, seed: bytes, number: int, draws: tuple[int, ...]) -> None:
        super().__init__(seed, number)
        self._told = list(draws)[::-1]

    def below(self, n: int) -> int:
        """Return the next draw, an integer from 0 to n - 1. Raises ValueError if a fixed draw is not below n."""
        if not self._told:
            return super().below(n)
        value = self._told.pop()
        if not 0 <= value < n:
            raise ValueError(f"the lesson says {value}, which is not below {n}")
        self.drawn.append(value)
        self.bounds.append(n)
        return value


def lessons(rows: Any) -> tuple[Lesson, ...]:
    """Return the lessons of a game, read from its manifest.

    Raises ValueError or KeyError if a lesson is invalid.
    """
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
    """Return an automatic move of a lesson, parsed from its line in the manifest.

    The line is `SEAT MOVE`, optionally followed by ` : DRAWS` and ` = NAME`.
    """
    made, _, name = line.partition(" = ")
    made, _, draws = made.partition(" : ")
    seat, _, move = made.partition(" ")
    return PathMove(int(seat), Move.parse(move), tuple(int(draw) for draw in draws.split()), name)
