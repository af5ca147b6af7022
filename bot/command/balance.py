"""`python -m bot balance`: print statistics that show whether a game is balanced.

It plays games between computer players and prints the means of several figures.
"""

from __future__ import annotations

import argparse
import importlib
import math
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from bot.command.progress import progress
from bot.engine.game import result_of, settled
from bot.engine.move import Move
from bot.engine.playout import game_seed, playout
from bot.engine.record import TABLE
from bot.game_packages import packages
from bot.installed_games import LEVELS, installed_game, names

LAST = ("ends:", "acts:")
"""The figures whose names begin with these prefixes are printed last, in this order."""

Act = Callable[[Any, Move], bool]
"""The type of a function that returns whether a move is a certain kind of action.

The function gets the view of the player who makes the move, and the move.
"""

SURE = 1.96
"""The standard errors on each side of a mean that a 95 % confidence interval contains."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `balance` to `parser`."""
    parser.add_argument("game", metavar="GAME", choices=names(), help=", ".join(names()))
    parser.add_argument("--rules", metavar="SET", help="the rule set, for a title that has several")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seats", type=int, help="players in each game (default: three, or the number nearest to it)")
    parser.add_argument("--games", type=int, default=100, help="how many games (default 100)")
    parser.add_argument("--level", choices=LEVELS, default="normal", help="how well all play (default normal)")
    parser.add_argument("--seed", default="balance", help="any word; the same word gives the same games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print their figures. The exit status is 2 if the arguments do not fit the game."""
    game = installed_game(arguments.game).game
    seats = arguments.seats if arguments.seats is not None else min(max(3, game.seats[0]), game.seats[-1])
    options = dict(text.partition("=")[::2] for text in arguments.option)
    options |= {"rules": arguments.rules} if arguments.rules else {}
    try:
        if seats not in game.seats or arguments.games < 1:
            raise ValueError(
                f"{arguments.game} is for {game.seats[0]} to {game.seats[-1]} players, and one game at least"
            )
        options = settled(game, options)
    except ValueError as error:
        print(f"balance: {error}", file=sys.stderr)
        return 2
    series = Series(arguments.game, seats, options, arguments.level, arguments.seed)
    told = series.told(arguments.games, arguments.jobs)
    chosen = " ".join(f"{name}={value}" for name, value in options.items())
    print(f"{arguments.game} · {seats} seats, {arguments.level} · {arguments.games} games · {chosen}".rstrip(" ·"))
    print(*lines(told, aims(arguments.game)), sep="\n")
    return 0


class Series(NamedTuple):
    """A series of games between computer players. The games differ only in their random seeds."""

    game: str
    seats: int
    options: Mapping[str, str]
    level: str
    seed: str

    def told(self, games: int, jobs: int) -> list[Mapping[str, float]]:
        """Play `games` games in at most `jobs` processes. Return the figures of each game, by their names."""
        jobs = min(jobs, games)
        with progress("games", games) as tell:
            if jobs < 2:
                return _collect(map(self.figures, range(games)), tell)
            with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
                return _collect(pool.map(self.figures, range(games), chunksize=max(1, games // jobs // 8)), tell)

    def figures(self, number: int) -> Mapping[str, float]:
        """Play the game with the number `number` to its end and return its figures, by their names.

        The figures are the number of moves, the reason for the result, how often each kind of action occurred, and
        figures of the game itself. The game itself gives these in the function `figures` of its `balance` module, and
        in `occurrences` if it has this function.
        """
        chosen = installed_game(self.game)
        steps = list(playout(chosen.game, self.seats, self.options, game_seed(self.seed, number), self.policies))
        end = steps[-1].step.state
        result = result_of(end)
        assert result is not None
        told = {"moves": float(len(steps) - 1), f"ends: {result.reason}": 1.0}
        acts = Counter(step.move.verb for step in steps if step.seat != TABLE)
        for name, done in acts_of(self.game).items():
            before = ((steps[at - 1].step.state, step) for at, step in enumerate(steps) if step.seat != TABLE)
            acts[name] = sum(done(chosen.game.view(state, step.seat), step.move) for state, step in before)
        told |= {f"acts: {verb}": float(times) for verb, times in acts.items()}
        occurrences = getattr(_of(self.game), "occurrences", None)
        counted = occurrences(event for step in steps for event in step.step.events) if occurrences else {}
        return told | dict(_of(self.game).figures(end)) | dict(counted)

    @property
    def policies(self) -> list[Any]:
        """The computer players, one for each seat. If there are fewer than seats, they are used again in turn."""
        return [installed_game(self.game).policies[self.level]]


def _collect(played: Iterable[Mapping[str, float]], tell: Callable[[int], None]) -> list[Mapping[str, float]]:
    """Return the figures of all games as a list. Call `tell` after each game to update the progress line."""
    found = []
    for figures in played:
        found.append(figures)
        tell(len(found))
    return found


def lines(told: list[Mapping[str, float]], aims: Mapping[str, tuple[float, float]]) -> Iterable[str]:
    """Yield one line of text for each figure: its mean, the 95 % interval, and the aim of the authors.

    `told` has the figures of each game. If a game does not have a figure, it counts as 0 for this game.
    """
    names = dict.fromkeys(name for one in told for name in one)
    keys = sorted(names, key=lambda name: next((at for at, last in enumerate(LAST) if name.startswith(last)), -1))
    width = max(map(len, keys))
    for name in keys:
        values = [one.get(name, 0.0) for one in told]
        mean = sum(values) / len(values)
        spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
        low, high = aims.get(name, (mean, mean))
        aim = f"   aim {low:g} to {high:g}: {'met' if low <= mean <= high else 'missed'}" if name in aims else ""
        yield f"{name:<{width}} {mean:9.2f} ± {SURE * spread:.2f}{aim}"


def aims(game: str) -> Mapping[str, tuple[float, float]]:
    """Return the bounds within which the authors of a game want its figures, by the names of the figures."""
    found: Mapping[str, tuple[float, float]] = getattr(_of(game), "AIMS", {})
    return found


def acts_of(game: str) -> Mapping[str, Act]:
    """Return further kinds of actions that are counted in a game, by their names.

    The verbs of moves are counted in any case.
    """
    found: Mapping[str, Act] = getattr(_of(game), "ACTS", {})
    return found


def _of(game: str) -> Any:
    return importlib.import_module(f"{packages()[game]}.balance")
