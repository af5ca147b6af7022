"""`make mutants ROOM=rules|engine|table`: put faults drawn at random into the files of a room, one at a time, and say
how many its tests notice, and which not.

Of a fault that nobody can notice answers.toml says why, and it is not counted.
"""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import islice
from pathlib import Path
from queue import SimpleQueue

from tests.lab.mutants.covering import Covering, covering
from tests.lab.mutants.drawing import Mutant, drawn
from tests.lab.mutants.rooms import ROOMS
from tests.lab.mutants.trying import Trial, Worker

ENOUGH = 0.85
MOST_TESTS = 80
MOST_SECONDS = 12.0
"""What the tests of one fault may take of a processor, but for the first."""
ALIKE = 40
"""Tests of one function beside each other, with other values."""
PATIENCE = 6.0
"""Seconds of processor that a test may take beside twice those without a fault: the first one makes what all share."""
ANSWERS = Path(__file__).with_name("answers.toml")


def chosen(names: Iterable[str], known: Covering) -> Iterator[str]:
    """Choose among the tests that run a line: the quickest, and not too many that differ in their values alone."""
    seen: Counter[str] = Counter()
    spent = 0.0
    for name in names:
        seen[name.partition("[")[0]] += 1
        if seen[name.partition("[")[0]] <= ALIKE:
            yield name
            spent += known.seconds(name)
        if spent > MOST_SECONDS:
            return


def trial(mutant: Mutant, known: Covering) -> Trial:
    """Choose the tests for a fault."""
    tests = islice(chosen(known.tests(mutant.path, mutant.line), known), MOST_TESTS)
    allowed = {name: PATIENCE + 2 * known.seconds(name) for name in tests}
    return Trial(mutant, allowed, known.at_import(mutant.path, mutant.line))


class Judges:
    """Processes that try faults, each by one thread at a time."""

    def __init__(self, known: Covering, jobs: int) -> None:
        self._known = known
        self._workers = [Worker(known.files()) for _ in range(jobs)]
        self._free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._free.put(worker)

    def judge(self, mutant: Mutant) -> str:
        """Give what becomes of a fault: killed, late, survived, that no test runs its line, or that it is answered and
        not tried."""
        if (mutant.path, mutant.change) in answers():
            return "answered"
        task = trial(mutant, self._known)
        if not task.tests:
            return "not run"
        worker = self._free.get()
        try:
            return worker.attempt(task)
        finally:
            self._free.put(worker)

    def stop(self) -> None:
        for worker in self._workers:
            worker.stop()


@cache
def answers() -> set[tuple[str, str]]:
    """Give the path and the change of each fault of which it was said why nobody can notice it."""
    read = tomllib.loads(ANSWERS.read_text(encoding="utf-8"))
    return {(answer["path"], answer["change"]) for answer in read.get("equivalent", [])}


def unharmed(mutant: Mutant, judges: Judges) -> None:
    """Refuse to begin where the tests fail without a fault."""
    source = Path(mutant.path).read_text(encoding="utf-8")
    if (outcome := judges.judge(mutant._replace(source=source))) != "survived":
        sys.exit(
            f"{mutant.path}: without a fault its tests come to: {outcome}. Remove artefacts/mutants and try again."
        )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.lab.mutants", description=__doc__)
    parser.add_argument("room", choices=sorted(ROOMS))
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", metavar="FILE:LINE", nargs="+", help="of the faults drawn, those of these lines")
    options = parser.parse_args()
    room = ROOMS[options.room]
    known = covering(options.room, options.jobs)
    began, outcomes = time.monotonic(), Counter[str]()
    mutants = list(islice(drawn(map(str, room.files), options.seed), options.count))
    if options.only:
        mutants = [mutant for mutant in mutants if f"{mutant.path}:{mutant.line}" in options.only]
    judges = Judges(known, options.jobs)
    try:
        for mutant in mutants[:3]:
            unharmed(mutant, judges)
        with ThreadPoolExecutor(options.jobs) as threads:
            for mutant, outcome in zip(mutants, threads.map(judges.judge, mutants), strict=True):
                outcomes[outcome] += 1
                if outcome in ("survived", "not run"):
                    print(f"{outcome}: {mutant.path}:{mutant.line}\n{mutant.change}\n", flush=True)
    finally:
        judges.stop()
    noticed = (outcomes["killed"] + outcomes["late"]) / max(1, len(mutants) - outcomes["answered"])
    print(
        f"{options.room}: {len(mutants)} faults, seed {options.seed}, {noticed:.1%} noticed ("
        + ", ".join(f"{count} {name}" for name, count in outcomes.most_common())
        + f") in {(time.monotonic() - began) / 60:.0f} minutes"
    )
    return noticed < ENOUGH


if __name__ == "__main__":
    sys.exit(main())
