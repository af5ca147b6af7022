"""The examples in docstrings: how a value is spelt and read stands beside the function that does, and is true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

WITH_EXAMPLES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts)
    for package in ("bot", "cogs", "storage")
    for file in (ROOT / package).rglob("*.py")
    if ">>> " in file.read_text(encoding="utf-8")
)

SPELLINGS = ("bot.engine.move", "bot.engine.chance", "bot.engine.custom_id", "storage.pg_dialect", "storage.states")
"""Some of those that have examples."""


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.attempted
    assert not tried.failed, f"python -m pytest tests/test_examples.py -k {name}"


def test_examples_are_found() -> None:
    assert set(SPELLINGS) <= set(WITH_EXAMPLES)
