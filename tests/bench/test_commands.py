"""Commands that no other test runs can at least be loaded."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from tests import bench


@pytest.mark.parametrize("name", [each.name for each in pkgutil.iter_modules(bench.__path__)])
def test_it_can_be_loaded(name: str) -> None:
    importlib.import_module(f"tests.bench.{name}")
