"""`python -m bot balance`: the results of games among computer players, by a title's own figures."""

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
"""The lines below a title's own figures, in this order."""

Act = Callable[[Any, Move], bool]
"""Returns whether a move is a certain act, from the seat's view."""

SURE = 1.96
"""The number of standard errors for a 95 % interval of a mean."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", metavar="GAME", choices=names(), help=", ".join(names()))
    parser.add_argument("--rules", metavar="SET", help="the rule set, for a title that has several")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seats", type=int, help="players in each game (default: three, or the number nearest to it)")
    parser.add_argument("--games", type=int, default=100, help="how many games (default 100)")
    parser.add_argument("--level", choices=LEVELS, default="normal", help="how well all play (default normal)")
    parser.add_argument("--seed", default="balance", help="any word; the same word gives the same games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")


def run(arguments: argparse.Namespace) -> int:
    """Play and print. Return 0, or 2 if the arguments do not fit the game."""
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
    """Games that differ only in their number."""

    game: str
    seats: int
    options: Mapping[str, str]
    level: str
    seed: str

    def told(self, games: int, jobs: int) -> list[Mapping[str, float]]:
        """Play `games` in at most `jobs` processes and return the figures of each."""
        jobs = min(jobs, games)
        with progress("games", games) as tell:
            if jobs < 2:
                return _counted(map(self.figures, range(games)), tell)
            with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
                return _counted(pool.map(self.figures, range(games), chunksize=max(1, games // jobs // 8)), tell)

    def figures(self, number: int) -> Mapping[str, float]:
        """Play a game to its end and return its figures.

        These are its length, the title's `balance.figures` and (if it counts any events) `balance.occurrences`, how it
        ended, and how often each act occurred.
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
        """The policy of each seat."""
        return [installed_game(self.game).policies[self.level]]


def _counted(played: Iterable[Mapping[str, float]], tell: Callable[[int], None]) -> list[Mapping[str, float]]:
    """Return the figures of all games played. Show the progress."""
    found = []
    for figures in played:
        found.append(figures)
        tell(len(found))
    return found


def lines(told: list[Mapping[str, float]], aims: Mapping[str, tuple[float, float]]) -> Iterable[str]:
    """Yield a line for each figure: its mean over all games, the uncertainty, and the aim.

    A figure that a game does not report counts as 0 there.
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
    """Return the bounds within which a title wants some of its figures."""
    found: Mapping[str, tuple[float, float]] = getattr(_of(game), "AIMS", {})
    return found


def acts_of(game: str) -> Mapping[str, Act]:
    """Return the acts of a title that are not verbs of their own, by name."""
    found: Mapping[str, Act] = getattr(_of(game), "ACTS", {})
    return found


def _of(game: str) -> Any:
    return importlib.import_module(f"{packages()[game]}.balance")
