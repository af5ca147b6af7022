"""How much of a processor each test takes, children included: figures that other programs on the machine cannot change.

At the end the dearest are listed, and what the folders come to; `--processor FILE` keeps the seconds of each test that
passed.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

LISTED = 20
_before = [0.0]


def used() -> float:
    """Seconds of processor that this process and those of its children that have ended took so far."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--processor", metavar="FILE", help="write the seconds of processor of each test that passes to FILE"
    )


def pytest_collection_finish() -> None:
    _before[0] = used()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    now = used()
    report.user_properties = [*report.user_properties, ("processor", now - _before[0])]
    _before[0] = now
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    spent: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                spent[report.nodeid] += sum(value for name, value in report.user_properties if name == "processor")
    if len(spent) > LISTED:
        terminalreporter.section("seconds of processor")
        for name, seconds in spent.most_common(LISTED):
            terminalreporter.write_line(f"{seconds:7.2f} {name}")
        folders: Counter[str] = Counter()
        for name, seconds in spent.items():
            folders["/".join(name.split("::")[0].split("/")[:2])] += seconds
        terminalreporter.write_line(", ".join(f"{name} {s:.0f}" for name, s in folders.most_common()))
    if file := config.getoption("processor"):
        failed = {report.nodeid for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, ())}
        Path(file).write_text(json.dumps({name: spent[name] for name in spent if name not in failed}))
