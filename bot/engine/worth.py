"""What a position is worth to a seat: its chance of winning, from features of the state by weights fitted to finished
games. `make fit GAME=name` writes the weights."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from math import exp
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from bot.engine.game import Seat


class Fitted(Protocol):
    """A lookahead whose `worth` is fitted."""

    weights: Path
    """The file of the weights."""

    def features(self, state: Any, seat: Seat) -> Mapping[str, float]:
        """Give what counts for `seat` in `state`, each about from 0 to 1."""
        ...


class Weights(NamedTuple):
    """A weight for each feature, and what is added to their sum."""

    bias: float
    by_name: Mapping[str, float]

    @classmethod
    def read(cls, file: Path) -> Weights:
        """Read them as `make fit` writes them. Raises OSError or KeyError."""
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        return cls(float(read["bias"]), {name: float(weight) for name, weight in read["weights"].items()})

    def chance(self, features: Mapping[str, float]) -> float:
        """Give the chance of winning, between 0 and 1. Raises KeyError for a feature without a weight."""
        return 1 / (1 + exp(-self.bias - sum(self.by_name[name] * value for name, value in features.items())))
