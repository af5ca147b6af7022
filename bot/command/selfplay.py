"""`python -m bot selfplay`: play games between computer players, without Discord.

It prints the sums of all games as one line of JSON.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import shlex
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from bot.engine.game import AnyGame, result_of, settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import Policy
from bot.engine.record import TABLE, Seat
from bot.engine.search import Budget
from bot.installed_games import LEVELS, InstalledGame, installed_game, names

SEARCH = "search"
"""The name of the computer player that searches. It makes `--budget` playouts for each decision."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `selfplay` to `parser`."""
    parser.add_argument("game", metavar="GAME", choices=names(), help=", ".join(names()))
    parser.add_argument("--seats", type=int, help="players in each game (default: as few as may be)")
    parser.add_argument("--games", type=int, default=1, help="how many games (default 1)")
    parser.add_argument("--seed", default="0", help="any word; the same word gives the same games")
    parser.add_argument("--first", type=int, default=0, metavar="K", help="number of the first game of the series")
    parser.add_argument(
        "--policy",
        nargs="+",
        action="extend",
        default=[],
        metavar="P",
        help="random, easy, normal, hard or search, by seat, repeated as needed (default random)",
    )
    parser.add_argument(
        "--budget", type=int, default=200, metavar="PLAYOUTS", help="of each decision of `search` (200)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the sums. Return the exit status.

    It is 1 if a game has failed, and 2 if the arguments do not fit the game.
    """
    chosen = installed_game(arguments.game)
    seats = chosen.game.seats.start if arguments.seats is None else arguments.seats
    try:
        if arguments.games < 1 or arguments.budget < 1:
            raise ValueError("it plays one game at least, and searches one playout at least")
        if seats not in chosen.game.seats:
            raise ValueError(f"{chosen.name} is for {chosen.game.seats.start} to {chosen.game.seats.stop - 1} players")
        options = settled(chosen.game, dict(_option(text) for text in arguments.option))
        known = (*chosen.policies, SEARCH)
        unknown = [name for name in arguments.policy if name not in known]
        if unknown:
            raise ValueError(f"no policy {unknown[0]}; there are {', '.join(known)}")
        if SEARCH in arguments.policy and not (chosen.lookahead and chosen.lookahead.pays):
            raise ValueError(f"the computers of {chosen.name} do not search")
    except ValueError as error:
        print(f"selfplay: {error}", file=sys.stderr)
        return 2
    games = range(arguments.first, arguments.first + arguments.games)
    policies = tuple(arguments.policy or ["random"])
    series = Series(chosen.name, seats, options, arguments.seed, policies, arguments.budget)
    tally = play_series(series, games, arguments.jobs)
    for number, problem in sorted(tally.failed.items()):
        print(f"game {number}: {problem}", file=sys.stderr)
        print(f"  again: {_again(arguments, seats, number)}", file=sys.stderr)
    print(json.dumps({"game": chosen.name, "seats": seats, "games": arguments.games} | tally.figures()))
    return 0 if tally.finished == arguments.games else 1


class Series(NamedTuple):
    """A series of games between computer players. The games differ only in their random seeds."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: str
    policies: tuple[str, ...] = ("random",)
    budget: int = 0
    """The number of playouts for each decision of a computer player that searches."""

    def play(self, numbers: Iterable[int]) -> Tally:
        """Play the games with these numbers. Return their sums, with a list of the failed games."""
        chosen = installed_game(self.game)
        policies = [self._player(chosen, seat) for seat in range(self.seats)]
        tally = Tally(self.seats)
        for number in numbers:
            try:
                tally.play(chosen.game, self.options, game_seed(self.seed, number), policies)
            except Exception as error:
                tally.failed[number] = f"{type(error).__name__}: {error}"
        tally.ended = time.time()
        return tally

    def _player(self, chosen: InstalledGame, seat: Seat) -> Policy:
        name = self.policies[seat % len(self.policies)]
        if name == SEARCH:
            return chosen.player(LEVELS[-1], self.seats, seat, Budget(self.budget))
        return chosen.player(name, self.seats, seat)


def play_series(series: Series, numbers: range, jobs: int) -> Tally:
    """Play the games with these numbers in at most `jobs` processes. Return their sums."""
    jobs = min(jobs, len(numbers))
    if jobs < 2:
        return series.play(numbers)
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        shares = list(pool.map(series.play, [numbers[job::jobs] for job in range(jobs)]))
    for share in shares[1:]:
        shares[0].add(share)
    return shares[0]


class Tally:
    """Sums over the games of a series. `failed` has the error of each failed game, by the game's number."""

    def __init__(self, seats: int) -> None:
        self.finished = self.moves = self.refused = self.longest = 0
        self.wins = [0] * seats
        self.reasons: Counter[str] = Counter()
        self.failed: dict[int, str] = {}
        self.jobs = 1
        self.processor_seconds = 0.0
        self.began = self.ended = time.time()

    def add(self, other: Tally) -> None:
        """Add the sums in `other`, which come from other games of the same series."""
        self.finished += other.finished
        self.moves += other.moves
        self.refused += other.refused
        self.longest = max(self.longest, other.longest)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.reasons += other.reasons
        self.failed |= other.failed
        self.jobs += other.jobs
        self.processor_seconds += other.processor_seconds
        self.began, self.ended = min(self.began, other.began), max(self.ended, other.ended)

    def play(self, game: AnyGame, options: Mapping[str, str], seed: bytes, policies: Sequence[Policy]) -> None:
        """Play one game and add its figures to the sums.

        Raises errors of the game, of a computer player, or of the loop that plays the game.
        """
        started, moves = time.process_time(), 0
        try:
            for step in playout(game, len(self.wins), options, seed, policies):
                moves += step.seat != TABLE
                self.refused += step.refused
        finally:
            self.processor_seconds += time.process_time() - started
            self.moves += moves
        result = result_of(step.step.state)
        if result is None:
            raise RuntimeError("the loop left a game that is not over")
        self.finished += 1
        self.longest = max(self.longest, moves)
        self.reasons[result.reason] += 1
        for seat in result.winners:
            self.wins[seat] += 1

    def figures(self) -> dict[str, Any]:
        """Return the sums and the speed, as data for the line of JSON.

        The speed is that of all processes together. A refused move counts as a decision, but not as a move.
        """
        seconds = max(self.ended - self.began, 1e-9)
        decisions = self.moves + self.refused
        return {
            "finished": self.finished,
            "moves": self.moves,
            "decisions": decisions,
            "wins": self.wins,
            "reasons": dict(sorted(self.reasons.items())),
            "refused": self.refused,
            "longest": self.longest,
            "jobs": self.jobs,
            "playouts_per_second": round(self.finished / seconds, 1),
            "decisions_per_second": round(decisions / seconds, 1),
            "playouts_per_processor_second": round(self.finished / max(self.processor_seconds, 1e-9), 1),
        }


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"--option wants NAME=VALUE, not {text}")
    return name, value


def _again(arguments: argparse.Namespace, seats: int, number: int) -> str:
    words = ["python", "-m", "bot", "selfplay", arguments.game, "--seats", str(seats), "--games", "1"]
    words += ["--seed", arguments.seed, "--first", str(number)]
    words += ["--policy", *arguments.policy] if arguments.policy else []
    words += ["--budget", str(arguments.budget)] if SEARCH in arguments.policy else []
    for option in arguments.option:
        words += ["--option", option]
    return shlex.join(words)
