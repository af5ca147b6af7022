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
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

from tests.mutants.covering import Covering, covering
from tests.mutants.drawing import Mutant, drawn
from tests.mutants.rooms import ROOMS
from tests.mutants.trying import attempt, prepare

ENOUGH = 0.85
MOST_TESTS = 60
ALIKE = 4
"""Tests of one function beside each other, with other values."""
PATIENCE = 30.0
"""Seconds beside ten times what the tests take without a fault."""
ANSWERS = Path(__file__).with_name("answers.toml")


def chosen(names: list[str]) -> Iterator[str]:
    """Choose among the tests that run a line: the quickest, and not too many that differ in their values alone."""
    seen: Counter[str] = Counter()
    for name in names:
        seen[name.partition("[")[0]] += 1
        if seen[name.partition("[")[0]] <= ALIKE:
            yield name


def judge(mutant: Mutant, known: Covering) -> str:
    """Give what becomes of a fault: killed, late, survived, or that no test runs its line."""
    tests = list(islice(chosen(known.tests(mutant.path, mutant.line)), MOST_TESTS))
    if not tests:
        return "not run"
    return attempt(mutant, tests, PATIENCE + 10 * sum(known.seconds(name) for name in tests))


def answered(mutant: Mutant) -> bool:
    """Whether it was said why nobody can notice it."""
    answers = tomllib.loads(ANSWERS.read_text(encoding="utf-8")).get("equivalent", [])
    return any((answer["path"], answer["change"]) == (mutant.path, mutant.change) for answer in answers)


def unharmed(mutant: Mutant, known: Covering) -> None:
    """Refuse to begin where the tests fail without a fault."""
    source = Path(mutant.path).read_text(encoding="utf-8")
    if (outcome := judge(mutant._replace(source=source), known)) != "survived":
        sys.exit(
            f"{mutant.path}: without a fault its tests come to: {outcome}. Remove artefacts/mutants and try again."
        )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("room", choices=sorted(ROOMS))
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    room = ROOMS[options.room]
    prepare()
    known = covering(options.room, room.files, list(room.tests), options.jobs)
    began, outcomes = time.monotonic(), Counter[str]()
    mutants = list(islice(drawn(room.files, options.seed), options.count))
    unharmed(mutants[0], known)
    with ThreadPoolExecutor(options.jobs) as threads:
        for mutant, outcome in zip(mutants, threads.map(lambda mutant: judge(mutant, known), mutants), strict=True):
            if outcome in ("survived", "not run") and answered(mutant):
                outcome = "answered"
            outcomes[outcome] += 1
            if outcome in ("survived", "not run"):
                print(f"{outcome}: {mutant.path}:{mutant.line}\n{mutant.change}\n", flush=True)
    noticed = (outcomes["killed"] + outcomes["late"]) / max(1, len(mutants) - outcomes["answered"])
    print(
        f"{options.room}: {len(mutants)} faults, seed {options.seed}, {noticed:.1%} noticed ("
        + ", ".join(f"{count} {name}" for name, count in outcomes.most_common())
        + f") in {(time.monotonic() - began) / 60:.0f} minutes"
    )
    return noticed < ENOUGH


if __name__ == "__main__":
    sys.exit(main())
