"""Which version this is: the one place is pyproject.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent.parent / "pyproject.toml"


@cache
def version() -> str:
    """Give the version of the program."""
    return str(tomllib.loads(FILE.read_text(encoding="utf-8"))["project"]["version"])
