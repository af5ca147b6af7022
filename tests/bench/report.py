"""Figures and how they are shown."""

from __future__ import annotations

from typing import NamedTuple


class Figure(NamedTuple):
    """One line: our figure beside a peer's, or beside a limit that it must not pass (or must reach)."""

    name: str
    ours: float
    other: float | None = None
    unit: str = ""
    kind: str = "peer"
    """`peer` measures side by side and promises nothing; `least` and `most` are limits; `beats` is a peer to beat."""

    @property
    def ratio(self) -> float | None:
        """Ours divided by the other."""
        return self.ours / self.other if self.other else None

    @property
    def reached(self) -> str:
        """Whether the limit is kept; empty where there is none."""
        if self.kind == "peer" or self.other is None:
            return ""
        kept = self.ours <= self.other if self.kind == "most" else self.ours >= self.other
        return "yes" if kept else "NO"


SIGNS = {"peer": "", "beats": "", "least": ">= ", "most": "<= "}


def show(heading: str, figures: list[Figure]) -> None:
    """Print figures as a table."""
    print(f"\n{heading}")
    print(f"  {'figure':<58}{'ours':>12}{'peer or limit':>16}{'ratio':>9}  reached")
    for figure in figures:
        other = "" if figure.other is None else f"{SIGNS[figure.kind]}{number(figure.other)}"
        ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
        name = f"{figure.name}{f', {figure.unit}' if figure.unit else ''}"
        print(f"  {name:<58}{number(figure.ours):>12}{other:>16}{ratio:>9}  {figure.reached}".rstrip())


def number(value: float) -> str:
    """Write a number with as many digits as mean something."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.3f}"


def part(values: list[float], share: float) -> float:
    """Give the value below which `share` of `values` lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
