"""Commands that no other test runs can at least be loaded."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from tests.lab import bench

OF_THE_BENCH = {"numpy", "pyspiel", "open_spiel"}
"""What requirements/bench.txt adds."""


@pytest.mark.parametrize("name", [each.name for each in pkgutil.iter_modules(bench.__path__)])
def test_it_can_be_loaded(name: str) -> None:
    try:
        importlib.import_module(f"tests.lab.bench.{name}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in OF_THE_BENCH:
            raise
        pytest.skip(f"{missing.name} is installed by `make bench`")
