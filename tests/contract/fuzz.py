"""`python -m tests.contract.fuzz` (`make fuzz`): many numbered games of each title through every check.

Each run begins at a number of its own, which it prints, unless it is told one. The games are cut into shards; which of
them are done is noted in artefacts/fuzz/FIRST-GAMES.jsonl, so that a run that was interrupted can go on.
"""

from __future__ import annotations

import argparse
import multiprocessing
import secrets
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from bot import installed_games
from bot.engine.codec import decode, encode
from bot.engine.record import Record
from tests.contract.checks import failures
from tests.contract.playouts import case, command, share

NOTES = Path("artefacts/fuzz")

GAMES = 10_000
"""Games of each title, of which long ones play their share."""

NUMBERS = 1_000_000_000
"""A run that is not told where to begin begins below this."""

SHARD = 10
"""Games that a process plays at a time."""


class Shard(Record, frozen=True):
    """The games `first` to `first + count - 1` of a title."""

    name: str
    first: int
    count: int


class Played(Record, frozen=True):
    """What came of a shard: how long it took, and of each game that failed a check its number and the error."""

    shard: Shard
    seconds: float
    failed: tuple[tuple[int, str], ...]


class Run(Record, frozen=True):
    """The games from `first` on, `games` of each title or its share of them."""

    first: int
    games: int

    @property
    def notes(self) -> Path:
        """The file in which the shards that were played are noted."""
        return NOTES / f"{self.first}-{self.games}.jsonl"

    def shards(self, names: Iterable[str]) -> list[Shard]:
        """Cut the games of `names` into shards, in an order in which all titles come forward alike."""
        placed = []
        for name in names:
            count = max(1, round(self.games * share(name)))
            for start in range(0, count, SHARD):
                shard = Shard(name, self.first + start, min(SHARD, count - start))
                placed.append((start / count, name, shard))
        return [shard for _, _, shard in sorted(placed, key=lambda each: each[:2])]

    def passed(self) -> dict[Shard, Played]:
        """Read the shards that were played without a failure; the others are played again."""
        lines = self.notes.read_bytes().splitlines() if self.notes.exists() else []
        return {played.shard: played for played in map(_note, lines) if played is not None and not played.failed}


def _note(line: bytes) -> Played | None:
    """Read a line of the notes; None for one that an interruption cut off."""
    try:
        return decode(Played, line)
    except ValueError:
        return None


def latest(first: int | None, games: int | None) -> Run | None:
    """Find the run that was at work last, of those from `first` on and over `games`; None if there is none."""
    runs = [(path.stat().st_mtime, Run(*map(int, path.stem.split("-")))) for path in NOTES.glob("*-*.jsonl")]
    fitting = [each for each in runs if first in (None, each[1].first) and games in (None, each[1].games)]
    return max(fitting, key=lambda each: each[0])[1] if fitting else None


def play(shard: Shard) -> Played:
    """Put the games of a shard through every check."""
    start = time.process_time()
    failed = [
        (number, f"{type(error).__name__}: {error}")
        for number in range(shard.first, shard.first + shard.count)
        for error in failures(case(shard.name, number))
    ]
    return Played(shard, time.process_time() - start, tuple(failed))


def played(run: Run, shards: Sequence[Shard], pool: Executor) -> Iterator[Played]:
    """Play `shards` in the processes of `pool` and give what came of each, once it is noted."""
    NOTES.mkdir(parents=True, exist_ok=True)
    with run.notes.open("ab") as notes:
        for future in as_completed([pool.submit(play, shard) for shard in shards]):
            notes.write(encode(future.result()) + b"\n")
            notes.flush()
            yield future.result()


def fuzz(run: Run, names: Sequence[str], pool: Executor, resume: bool) -> int:
    """Play the shards of `run`, with `resume` those that have not passed yet, and print how it goes.

    Gives how many games failed a check.
    """
    if not resume:
        run.notes.unlink(missing_ok=True)
    wanted = run.shards(names)
    passed = run.passed()
    done = [passed[shard] for shard in wanted if shard in passed]
    left = [shard for shard in wanted if shard not in passed]
    print(f"from game {run.first} on, {run.games} games of each title or their share; noted in {run.notes}", flush=True)
    if done:
        print(f"{len(done)} of {len(wanted)} parts have passed already", flush=True)
    told = 0
    for one in played(run, left, pool):
        done.append(one)
        for number, error in one.failed:
            print(f"FAILED {command(one.shard.name, number)}\n    {error}", flush=True)
        if (percent := 100 * len(done) // len(wanted)) > told:
            told = percent
            print(f"{percent:3} %: {', '.join(counts(done, names))}", flush=True)
    return report(done, names)


def counts(done: Sequence[Played], names: Sequence[str]) -> list[str]:
    """Say how many games of each title were played."""
    return [f"{name} {sum(each.shard.count for each in done if each.shard.name == name)}" for name in names]


def report(done: Sequence[Played], names: Sequence[str]) -> int:
    """Print games, failed games and time of each title; give how many games failed."""
    failed = 0
    for name, count in zip(names, counts(done, names), strict=True):
        mine = [each for each in done if each.shard.name == name]
        wrong = sorted({number for each in mine for number, _ in each.failed})
        print(f"{count} games, {len(wrong)} failed, {sum(each.seconds for each in mine):.0f} seconds of a processor")
        for number in wrong:
            print(f"    {command(name, number)}")
        failed += len(wrong)
    return failed


def processes(count: int) -> Executor:
    """Give a pool of `count` processes, which an interruption ends without a word."""
    fresh = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, fresh, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL))


def whole(text: str) -> int:
    """Read a number from 0 on. Raises ValueError for anything else."""
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Fuzz; exit status 1 when a game fails, 2 when there is nothing to resume, 130 when interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tests.contract.fuzz", description=__doc__)
    parser.add_argument("names", metavar="GAME", nargs="*", help="the titles to play; all of them if none is named")
    parser.add_argument("--games", type=whole, help=f"numbered games of each title ({GAMES})")
    parser.add_argument("--first", type=whole, help="the first number; chosen by the system if not given")
    parser.add_argument("--resume", action="store_true", help="go on with the run that was at work last")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    given = parser.parse_args(arguments)
    names = given.names or installed_games.names()
    if unknown := set(names) - set(installed_games.names()):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    first = secrets.randbelow(NUMBERS) if given.first is None else given.first
    games = GAMES if given.games is None else given.games
    run = latest(given.first, given.games) if given.resume else Run(first, games)
    if run is None:
        parser.error("there is no such run to go on with")
    try:
        with processes(given.jobs) as pool:
            return 1 if fuzz(run, names, pool, given.resume) else 0
    except (KeyboardInterrupt, BrokenProcessPool):
        print(f"interrupted; `make fuzz RESUME=1 FIRST={run.first} GAMES={run.games}` goes on")
        return 130


if __name__ == "__main__":
    sys.exit(main())
