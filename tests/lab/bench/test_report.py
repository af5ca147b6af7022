"""What the bench says of its figures."""

from __future__ import annotations

import pytest

from tests.lab.bench.report import Figure, part, show, verdict

FIGURES = [
    Figure("quick enough", 3.0, 4.0, "ms", "most"),
    Figure("too slow", 5.0, 4.0, "ms", "most"),
    Figure("often enough", 50.0, 50.0, "per second", "least"),
    Figure("too seldom", 49.0, 50.0, "per second", "least"),
    Figure("beside a peer", 1.0, 2.0, "ms"),
    Figure("by itself", 1.0),
]


def test_the_verdict_names_what_was_missed() -> None:
    assert verdict(FIGURES) == "2 of 4 limits reached\n  not: too slow\n  not: too seldom"


def test_every_line_shows_the_value_the_limit_the_ratio_and_whether_it_is_reached(
    capsys: pytest.CaptureFixture[str],
) -> None:
    show("Heading", FIGURES)
    lines = capsys.readouterr().out.splitlines()[3:]
    assert lines[0].split()[-5:] == ["3.000", "<=", "4.000", "0.75", "yes"]
    assert lines[3].split()[-5:] == ["49.0", ">=", "50.0", "0.98", "NO"]
    assert lines[4].split()[-3:] == ["1.000", "2.000", "0.50"]


def test_the_slowest_hundredth() -> None:
    assert part([float(value) for value in range(100, 0, -1)], 0.99) == 100
    assert part([1.0], 0.99) == 1
