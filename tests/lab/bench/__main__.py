"""`python -m tests.lab.bench`: all figures of one run, as ratios. It says what is and ends with 0: no test."""

from __future__ import annotations

import logging
import os
import platform
import sqlite3
import tempfile
from pathlib import Path

import structlog

from tests.lab.bench import commits, crowd, minds, moves, older, pictures, playouts, presses, wire, workers
from tests.lab.bench.report import Figure, show, verdict


def main() -> None:
    """Measure and print."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    print(f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {os.cpu_count()} cores")
    figures: list[Figure] = []

    def section(heading: str, measured: list[Figure]) -> None:
        show(heading, measured)
        figures.extend(measured)

    section(
        f"Random play, on one core by processor time, best of {playouts.ROUNDS}, interleaved; self-play on every core",
        playouts.measure(),
    )
    with tempfile.TemporaryDirectory() as folder:
        section(crowd.HEADING, crowd.measure(Path(folder)))
        section(presses.HEADING, presses.measure(Path(folder)))
        section("Durable moves (WAL, synchronous = full), best of 3, interleaved", moves.measure(Path(folder)))
        section(commits.HEADING, commits.measure(Path(folder)))
        section("States and pictures", pictures.measure())
        section(minds.HEADING, minds.measure(Path(folder)))
        section(workers.HEADING, workers.measure(Path(folder)))
        section(older.HEADING, older.measure(Path(folder)))
        section(wire.HEADING, wire.measure(Path(folder)))
    print(f"\n{verdict(figures)}")


if __name__ == "__main__":
    main()
