"""Estimated value of a state for a seat: its chance of winning, from weighted features of the state.

`make fit GAME=name` fits the weights to finished games and writes them to a file.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

from bot.engine.record import Seat


class Weights(NamedTuple):
    """A weight for each feature, and a constant that is added to the weighted sum."""

    bias: float
    by_name: Mapping[str, float]

    @classmethod
    def read(cls, file: Path) -> Weights:
        """Read weights from a file that `make fit` wrote. Raises OSError or KeyError."""
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        return cls(float(read["bias"]), {name: float(weight) for name, weight in read["weights"].items()})

    def chance(self, features: Mapping[str, float]) -> float:
        """Return the chance of winning, from 0 to 1. Raises KeyError for a feature without a weight.

        >>> round(Weights(-1.0, {"lead": 4.0}).chance({"lead": 0.5}), 3)
        0.731
        """
        return 1 / (1 + exp(-self.bias - sum(self.by_name[name] * value for name, value in features.items())))


class Fitted:
    """A lookahead whose `worth` uses fitted weights."""

    weights: Path
    """The file with the fitted weights."""

    topics: Mapping[str, str]
    """The topic of each feature (`Lookahead.gains`). A feature may have none."""

    @cached_property
    def _read(self) -> Weights:
        return Weights.read(self.weights)

    def features(self, state: Any, seat: Seat) -> Mapping[str, float]:
        """Return the features of `state` for `seat` by name, each from about 0 to 1."""
        raise NotImplementedError

    def worth(self, state: Any, seat: Seat) -> float:
        """Return the chance that `seat` wins from `state`."""
        return self._read.chance(self.features(state, seat))

    def gains(self, start: Any, end: Any, seat: Seat) -> Mapping[str, float]:
        """Return what each topic adds to the chance of `seat`, in log-odds."""
        gained: defaultdict[str, float] = defaultdict(float)
        for name, value in self.features(end, seat).items():
            if name in self.topics:
                gained[self.topics[name]] += self._read.by_name[name] * value
        return gained
