"""Where the installed games are: the packages below `cogs`, and those that other distributions bring.

Such a distribution names the package of its game as an entry point: below `[project.entry-points."escapade.games"]` a
line `NAME = "package"`. It has all that a package below `cogs` has.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

GROUP = "escapade.games"


@cache
def packages() -> Mapping[str, str]:
    """Return the package of each game by the game's name, in the order of names. Raises ValueError when two games have
    one name."""
    found = list(_found())
    if twice := sorted({name for name, _ in found if [other for other, _ in found].count(name) > 1}):
        raise ValueError(f"there is more than one game of that name: {', '.join(twice)}")
    return dict(sorted(found))


def part(name: str, below: str) -> Any:
    """Import what the game `name` has at `below`, such as `rules.game`; None where it has no such module."""
    module = packages()[name]
    for step in below.split("."):
        module = f"{module}.{step}"
        if find_spec(module) is None:
            return None
    return importlib.import_module(module)


def folder(name: str) -> Path:
    """Return where the files of the game `name` lie."""
    return Path(str(resources.files(packages()[name])))


def _found() -> Iterator[tuple[str, str]]:
    for module in pkgutil.iter_modules(importlib.import_module("cogs").__path__):
        if module.ispkg:
            yield module.name, f"cogs.{module.name}"
    for point in entry_points(group=GROUP):
        yield point.name, point.value
