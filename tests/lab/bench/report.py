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
    """`peer` measures side by side and promises nothing; `least` and `most` are limits."""

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


SIGNS = {"peer": "", "least": ">= ", "most": "<= "}


def show(heading: str, figures: list[Figure]) -> None:
    """Print figures as a table."""
    print(f"\n{heading}")
    print(f"  {'figure':<72}{'ours':>12}{'peer or limit':>16}{'ratio':>9}  reached")
    for figure in figures:
        other = "" if figure.other is None else f"{SIGNS[figure.kind]}{number(figure.other)}"
        ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
        name = f"{figure.name}{f', {figure.unit}' if figure.unit else ''}"
        print(f"  {name:<72}{number(figure.ours):>12}{other:>16}{ratio:>9}  {figure.reached}".rstrip())


def verdict(figures: list[Figure]) -> str:
    """Say in a line how many limits are kept, and which are not."""
    judged = [figure for figure in figures if figure.reached]
    missed = [figure.name for figure in judged if figure.reached == "NO"]
    lines = [f"{len(judged) - len(missed)} of {len(judged)} limits reached", *(f"not: {name}" for name in missed)]
    return "\n  ".join(lines)


def number(value: float) -> str:
    """Write a number with as many digits as mean something."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.3f}"


def part(values: list[float], share: float) -> float:
    """Give the value below which `share` of `values` lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
