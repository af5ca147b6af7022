"""`python -m bot lesson NAME`: record a tutorial for the file `game.toml` of a game.

You play the game in the terminal. The lines that you type become the steps of the tutorial.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from bot.engine.chance import DEAL, Chance
from bot.engine.game import AnyGame, result_of, settled
from bot.engine.lesson import Guided, lessons
from bot.engine.move import Ask, Illegal, Move, Picks
from bot.engine.play import play
from bot.engine.playout import Stuck, asked, decided
from bot.engine.record import Seat
from bot.installed_games import InstalledGame, installed_game, names

MOST = 2_000
"""The number of moves after which a game counts as endless."""

HELP = """\
You play all seats; the learner is {learner}. Type a line for each move:
  (nothing)                 the computer's move
  play 40                   this move
  first: play 40 | play 1   a step called first: what the learner does, then what else the buttons offer
  last! play 40 | play 1    the last step, a decision: each way is played to its end by computers
Ctrl+D ends without a lesson: another --seed is another deal.
"""


class Recorded(NamedTuple):
    """A move that was typed or made by a computer player, with its seat.

    If the move is a step of the tutorial, it also has the name of the step and all moves that the step offers.
    """

    seat: Seat
    move: Move
    name: str = ""
    choices: tuple[str, ...] = ()


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `lesson` to `parser`."""
    parser.add_argument("name", metavar="NAME", choices=names(), help=", ".join(names()))
    parser.add_argument("--seats", type=int, help="players (default: as few as may be)")
    parser.add_argument("--seat", type=int, default=0, help="the seat of the learner (default 0)")
    parser.add_argument("--side", default="", help="the role that it teaches, in a game that has several")
    parser.add_argument("--seed", default="lesson", help="any word; another word is another deal")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def run(arguments: argparse.Namespace) -> int:
    """Play the game in the terminal, and print the recorded tutorial.

    The exit status is 2 if the arguments do not fit the game, and 1 if the input ends before the last step.
    """
    title = installed_game(arguments.name)
    seats = arguments.seats if arguments.seats is not None else title.game.seats[0]
    options = dict(text.partition("=")[::2] for text in arguments.option)
    try:
        if seats not in title.game.seats or arguments.seat not in range(seats):
            raise ValueError(f"{arguments.name} is for {title.game.seats[0]} to {title.game.seats[-1]} players")
        settled(title.game, options)
    except ValueError as error:
        print(f"lesson: {error}", file=sys.stderr)
        return 2
    recorder = Recorder(title, seats, arguments.seat, arguments.seed, options)
    print(HELP.format(learner=f"seat {arguments.seat}"), file=sys.stderr)
    try:
        path, ways = recorder.record(_read)
    except (EOFError, KeyboardInterrupt):
        print("\nNothing was recorded.", file=sys.stderr)
        return 1
    print(recorder.written(arguments.side, path, ways))
    print(f"\nPut that into cogs/{arguments.name}/game.toml, and write its texts:", file=sys.stderr)
    print("\n".join(recorder.texts(arguments.side, path, ways)), file=sys.stderr)
    return 0


def _read() -> str:
    """Read a line that the user types.

    The prompt is printed on standard error, because standard output may be a file for the tutorial.
    """
    print("> ", end="", file=sys.stderr, flush=True)
    return input()


class Recorder:
    """Plays a game by typed moves and records a tutorial from it. The seed makes the deal repeatable."""

    def __init__(self, title: InstalledGame, seats: int, learner: Seat, seed: str, options: dict[str, str]) -> None:
        self._title = title
        self._game: AnyGame = title.game
        self._seats, self._learner, self._word, self._options = seats, learner, seed, options
        self._seed = hashlib.blake2b(seed.encode(), digest_size=32).digest()
        self._mind = title.policies["normal"]

    def record(self, read: Callable[[], str]) -> tuple[list[Recorded], list[list[Recorded]]]:
        """Play the game by lines from `read`, until a line is the last step of the tutorial.

        Return the moves before that step. Also return a list of moves to the end of the game for each of its choices.
        Raises EOFError if the input ends before.
        """
        state = self._game.setup(self._seats, settled(self._game, self._options), Guided(self._seed, DEAL, ())).state
        path: list[Recorded] = []
        while result_of(state) is None:
            seat, asks = asked(self._game, state, self._seats)
            print("\n".join(self._prompt(state, seat, asks)), file=sys.stderr)
            name, last, choices = _parse_line(read())
            try:
                made = [Move.parse(choice) for choice in choices if not choice.startswith("say ")]
                if (name or last) and seat != self._learner:
                    raise ValueError("only the learner has steps")
                if last:
                    return path, [self._play_out(state, len(path), Recorded(seat, move, name)) for move in made]
                move = made[0] if made else self._computer(state, seat, asks, len(path))
                state = self._after(state, len(path), seat, move)
            except (Illegal, ValueError, Stuck, IndexError) as error:
                print(f"No: {error}", file=sys.stderr)
                continue
            path.append(Recorded(seat, move, name, choices if name else ()))
        raise EOFError

    def _prompt(self, state: Any, seat: Seat, asks: Sequence[Ask]) -> Iterator[str]:
        """Yield lines for the terminal: whose turn it is, the hand of this player, and the possible moves."""
        say = self._title.say("en", tuple(f"Seat {number}" for number in range(self._seats)))
        view = self._game.view(state, seat)
        yield f"\nSeat {seat}{', the learner' if seat == self._learner else ''}:"
        yield from (f"  {line}" for line in self._title.presenter.hand(view, say).lines)
        for ask in asks:
            fields = "".join(f" {each.name}: {' '.join(each.options)}" for each in ask.fields)
            yield f"  {ask.verb}{fields}{self._example(state, seat, ask)}"

    def _example(self, state: Any, seat: Seat, ask: Ask) -> str:
        """Return a text with a whole move as an example, if the fields of `ask` do not show all of its parts.

        If they do, return an empty text.
        """
        picked: Picks = ()
        while (field := self._game.next_field(state, seat, ask, picked)) is not None:
            picked += (field.options[: field.least],)
        return f", such as: {Move(ask.verb, picked)}" if len(picked) > len(ask.fields) else ""

    def _after(self, state: Any, made: int, seat: Seat, move: Move) -> Any:
        return play(self._game, state, seat, move, Guided(self._seed, DEAL + made + 1, ())).state

    def _computer(self, state: Any, seat: Seat, asks: tuple[Ask, ...], made: int) -> Move:
        thoughts, chance = Chance(self._seed, made), Guided(self._seed, DEAL + made + 1, ())
        return decided(self._game, state, seat, asks, self._mind, thoughts, chance).move

    def _play_out(self, state: Any, made: int, first: Recorded) -> list[Recorded]:
        """Make the move `first`, a choice of the last step. Then let computer players finish the game.

        Return all these moves, beginning with `first`.
        """
        way = [first]
        state = self._after(state, made, first.seat, first.move)
        while result_of(state) is None:
            if len(way) > MOST:
                raise ValueError("this way has no end")
            seat, asks = asked(self._game, state, self._seats)
            move = self._computer(state, seat, asks, made + len(way))
            state = self._after(state, made + len(way), seat, move)
            way.append(Recorded(seat, move))
        return way

    def written(self, side: str, path: Sequence[Recorded], ways: Sequence[Sequence[Recorded]]) -> str:
        """Return the recorded tutorial as TOML text for `game.toml`.

        Raises ValueError if a replay of the tutorial does not reach the recorded end.
        """
        lines = ["[[lesson]]", *([f"side = {_text(side)}"] if side else ())]
        lines += [f"seats = {self._seats}", f"seat = {self._learner}", f"seed = {_text(self._word)}"]
        if self._options:
            told = ", ".join(f"{name} = {_text(value)}" for name, value in self._options.items())
            lines.append(f"options = {{ {told} }}")
        starts = [at for at, move in enumerate(path) if move.name] + [len(path)]
        lines.append(f"before = {_list(path[: starts[0]])}")
        for at, until in pairwise(starts):
            step = path[at]
            lines += ["", "[[lesson.step]]", f"name = {_text(step.name)}", f"move = {_text(str(step.move))}"]
            if len(step.choices) > 1:
                wrong = ", ".join(f"{_text(each)} = {_text(step.name)}" for each in step.choices[1:])
                lines.append(f"choices = [{', '.join(map(_text, step.choices))}]")
                lines.append(f"answers = {{ {wrong} }}")
            lines.append(f"then = {_list(path[at + 1 : until])}")
        lines += ["", "[[lesson.step]]", f"name = {_text(ways[0][0].name)}"]
        for first, *others in ways:
            lines += ["[[lesson.step.way]]", f"move = {_text(str(first.move))}", f"then = {_list(others)}"]
        text = "\n".join(lines)
        (lesson,) = lessons(tomllib.loads(text)["lesson"])
        for way in lesson.ways:
            *_, (_, end) = lesson.states(self._game, str(way))
            if result_of(end) is None:
                raise ValueError(f"the way {way} does not end the game")
        return text

    def texts(self, side: str, path: Sequence[Recorded], ways: Sequence[Sequence[Recorded]]) -> Iterator[str]:
        """Yield the keys of the texts that the author must write for the tutorial."""
        steps = [move for move in path if move.name]
        for name in (*(step.name for step in steps), ways[0][0].name):
            yield from (f"{self._game.name}-lesson-{name}{part}" for part in ("", ".what", ".why"))
        yield from (f"{self._game.name}-lesson-answer-{step.name}" for step in steps if len(step.choices) > 1)
        yield f"{self._game.name}-lesson-end{'-' + side if side else ''}"


def _parse_line(text: str) -> tuple[str, bool, tuple[str, ...]]:
    """Return the parts of a typed line.

    They are the name of the step (empty if it is not a step), whether it is the last step, and the moves that it
    offers.

    >>> _parse_line("first: play 40 | play 1")
    ('first', False, ('play 40', 'play 1'))
    >>> _parse_line("last! play 40 | play 1")
    ('last', True, ('play 40', 'play 1'))
    >>> _parse_line("play 40"), _parse_line("")
    (('', False, ('play 40',)), ('', False, ()))
    """
    for mark in (":", "!"):
        name, found, moves = text.partition(mark)
        if found and name.strip().replace("_", "").isalnum():
            return name.strip(), mark == "!", _choices(moves)
    return "", False, _choices(text)


def _choices(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("|") if part.strip())


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _list(moves: Sequence[Recorded]) -> str:
    return f"[{', '.join(_text(f'{each.seat} {each.move}') for each in moves)}]"
