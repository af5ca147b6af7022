"""`make ladder`: how much stronger each level of the computers is than the one below it, cell by cell.

A cell is a title with a number of players, or one side of a title that has two, and two levels. Games come in pairs of
the same deal. Without sides the seats are filled by turns, and exchanged in the second game: what counts is, for every
two seats of different levels, who has the better place. Of two sides the other one is played by one level (the lower,
or `--against`), the one that is compared first by the higher and then by the lower: what counts is which of them wins
that deal. A draw counts half, so .55 there is a tenth more games won.

A sequential test (Wald's, on means) ends a cell when .55 rather than .50 is shown, or the other way round, with 5 % of
errors (`--surely`: when the interval leaves .55 out as well); and in any case after `MOST` games. Levels that search do
so by playouts, an eighth of the live budget.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from math import log, sqrt
from statistics import fmean, pvariance
from typing import Any, NamedTuple

from bot.engine.game import Result, rank, result_of, settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import Policy
from bot.engine.record import Seat
from bot.engine.search import Budget
from bot.game_packages import packages
from bot.installed_games import LEVELS, InstalledGame, installed_game, installed_games

EVEN, BETTER, ERRORS, MOST, LEAST = 0.5, 0.55, 0.05, 1000, 40
"""Shares that are told apart, with so many errors; the most and the fewest games of a cell."""

SURE = 1.96
"""Standard errors to either side within which a mean lies nineteen times of twenty."""

USUAL = 4
"""Players at an ordinary table."""

LIVE = {"fugitive": 400, "alien1979": 1200, "escape_plan": 420}
"""Playouts that a live decision of a hard computer comes to in its two seconds of one core, where it searches."""

PART = 8
"""The part of the live budget that a game of the ladder has."""

STEPS = (("hard", "normal"), ("normal", "easy"))

HARD = "hard"
"""The level that searches in live games."""


class Side(NamedTuple):
    """One side of a title: options that seat it, and its seats among so many players. A title's `balance.SIDES`."""

    options: Mapping[str, str]
    seats: frozenset[Seat]


class Cell(NamedTuple):
    """What is compared: a title, a number of players, two levels, and the side that they play, against which level, ""
    where all play alike."""

    game: str
    seats: int
    higher: str
    lower: str
    side: str = ""
    against: str = ""

    def __str__(self) -> str:
        side = f", {self.side} against {self.against}" if self.side else ""
        return f"{self.game} · {self.seats} seats{side} · {self.higher} over {self.lower}"


class Verdict(NamedTuple):
    """What a cell came to: the share of the higher level, half the width of its interval, games, and what is shown."""

    share: float
    width: float
    games: int
    shown: str

    def __str__(self) -> str:
        low, high = self.share - self.width, self.share + self.width
        return f"{self.share:.3f} ({low:.3f} to {high:.3f}) after {self.games} games: {self.shown}"


def main() -> None:
    """Play the cells that are asked for and print each as it ends."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.bench.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", help="titles (default: all)")
    parser.add_argument("--seats", type=int, help="this number of players only")
    parser.add_argument("--step", choices=[higher for higher, _ in STEPS], help="this level over the next only")
    parser.add_argument("--side", help="this side only, or `all` for cells without sides")
    parser.add_argument("--against", choices=LEVELS, default="", help="who plays the other side (default: the lower)")
    parser.add_argument("--part", type=int, default=PART, help=f"the part of the live budget (1/{PART})")
    parser.add_argument("--most", type=int, default=MOST, help=f"the most games of a cell ({MOST})")
    parser.add_argument("--surely", action="store_true", help=f"go on until the interval leaves {BETTER} out")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    for cell in cells(given.games or [each.name for each in installed_games()], given.against):
        if given.seats not in (None, cell.seats) or given.step not in (None, cell.higher):
            continue
        if given.side is None or given.side == (cell.side or "all"):
            print(f"{cell}: {climbed(cell, given.part, given.most, given.jobs, given.surely)}", flush=True)


def cells(names: Sequence[str], against: str = "") -> Iterator[Cell]:
    """List the cells of some titles: the fewest, the usual and the most seats, each side where there are sides."""
    for name in names:
        seats = [number for number in installed_game(name).game.seats if number > 1]
        usual = min(max(USUAL, seats[0]), seats[-1])
        for higher, lower in STEPS:
            for number in sorted({seats[0], usual, seats[-1]}):
                for side in sides(name, number) or ("",):
                    yield Cell(name, number, higher, lower, side, (against or lower) if side else "")


def sides(name: str, seats: int) -> Mapping[str, Side]:
    """Give the sides of a title for so many players, none where all play alike."""
    make = getattr(importlib.import_module(f"{packages()[name]}.balance"), "sides", None)
    found = make(seats) if make else {}
    return {side: Side(options, frozenset(seated)) for side, (options, seated) in found.items()}


def climbed(cell: Cell, part: int = PART, most: int = MOST, jobs: int = 1, surely: bool = False) -> Verdict:
    """Play pairs of games until the test ends and, if `surely`, until the interval leaves `BETTER` out."""
    scores: list[float] = []
    for score in _played(partial(pair, cell, part), jobs):
        scores.append(score)
        games = 2 * len(scores)
        if games >= LEAST and (shown := decided(scores)):
            found = verdict(scores, shown)
            if not surely or abs(found.share - BETTER) > found.width:
                return found
        if games >= most:
            break
    return verdict(scores, "open")


def decided(scores: Sequence[float]) -> str:
    """Say what the scores of independent pairs of games show, "" as long as that is open."""
    spread = max(pvariance(scores), 0.25 / len(scores))
    ratio = len(scores) * (BETTER - EVEN) * (2 * fmean(scores) - EVEN - BETTER) / (2 * spread)
    bound = log((1 - ERRORS) / ERRORS)
    return "better" if ratio >= bound else "not better" if ratio <= -bound else ""


def verdict(scores: Sequence[float], shown: str) -> Verdict:
    """Sum the scores of pairs of games up."""
    return Verdict(fmean(scores), SURE * sqrt(pvariance(scores) / len(scores)), 2 * len(scores), shown)


def pair(cell: Cell, part: int, number: int) -> float:
    """Play two games of one deal and give the share of the higher level, from 0 to 1."""
    chosen = installed_game(cell.game)
    side = sides(cell.game, cell.seats)[cell.side] if cell.side else None
    first, second = (
        _game(chosen, cell, number, part, side.options if side else {}, _higher(cell, side, half)) for half in (0, 1)
    )
    if side is not None:
        return (1 + _won(first, side.seats) - _won(second, side.seats)) / 2
    return fmean(
        shared(chosen, range(cell.seats), result, _higher(cell, None, half))
        for half, result in enumerate((first, second))
    )


def _played(play: partial[float], jobs: int) -> Iterator[float]:
    """Play pair after pair, in some processes, and give their scores in the order of their numbers."""
    if jobs < 2:
        yield from map(play, count())
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting = [pool.submit(play, number) for number in range(2 * jobs)]
        for number in count(2 * jobs):
            done = waiting.pop(0)
            waiting.append(pool.submit(play, number))
            try:
                yield done.result()
            except GeneratorExit:
                pool.shutdown(wait=True, cancel_futures=True)
                raise


def _higher(cell: Cell, side: Side | None, half: int) -> frozenset[Seat]:
    """List the seats of the higher level in one game of a pair."""
    if side is not None:
        return side.seats if half == 0 else frozenset()
    return frozenset(range(half, cell.seats, 2))


def _game(
    chosen: InstalledGame, cell: Cell, number: int, part: int, options: Mapping[str, str], higher: frozenset[Seat]
) -> Result:
    """Play one game."""

    side = sides(cell.game, cell.seats)[cell.side].seats if cell.side else None

    def player(seat: Seat) -> Policy:
        level = cell.higher if seat in higher else cell.against if side and seat not in side else cell.lower
        searches = level == HARD and part > 0 and cell.game in LIVE
        return chosen.player(level, cell.seats, seat, Budget(LIVE[cell.game] // part) if searches else None)

    players = [player(seat) for seat in range(cell.seats)]
    seed = game_seed(f"ladder/{cell}", number)
    state: Any = None
    for played in playout(chosen.game, cell.seats, settled(chosen.game, options), seed, players):
        state = played.step.state
    result = result_of(state)
    assert result is not None
    return result


def _won(result: Result, seats: frozenset[Seat]) -> float:
    """Tell whether one of some seats won, as 1 or 0."""
    return float(not seats.isdisjoint(result.winners))


def shared(chosen: InstalledGame, seats: Collection[Seat], result: Result, higher: frozenset[Seat]) -> float:
    """Give the part of all two of these seats of different levels in which the higher did better; a draw is half."""
    ranks = {seat: rank(chosen.game, result, seat) for seat in seats}
    met = [(ranks[mine], ranks[other]) for mine in sorted(higher) for other in seats if other not in higher]
    return fmean((mine > other) + (mine == other) / 2 for mine, other in met)


if __name__ == "__main__":
    main()
