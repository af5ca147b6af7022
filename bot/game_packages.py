"""The Python packages of the installed games, in `cogs` and in other distributions.

Another distribution declares its game as an entry point. It has a line `NAME = "package"` in
`[project.entry-points."escapade.games"]`. The package has the same modules as a package in `cogs`.
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
    """Return the names of the packages of all installed games, by the names of the games.

    The games are in alphabetical order. Raises ValueError if two games have the same name.
    """
    found = list(_found())
    if twice := sorted({name for name, _ in found if [other for other, _ in found].count(name) > 1}):
        raise ValueError(f"there is more than one game of that name: {', '.join(twice)}")
    return dict(sorted(found))


def part(name: str, below: str) -> Any:
    """Import and return a submodule of the game `name`. `below` is the submodule's name, as `rules.game`.

    Return None if there is no such submodule.
    """
    module = packages()[name]
    for step in below.split("."):
        module = f"{module}.{step}"
        if find_spec(module) is None:
            return None
    return importlib.import_module(module)


def folder(name: str) -> Path:
    """Return the folder that contains the files of the game `name`."""
    return Path(str(resources.files(packages()[name])))


def _found() -> Iterator[tuple[str, str]]:
    for module in pkgutil.iter_modules(importlib.import_module("cogs").__path__):
        if module.ispkg:
            yield module.name, f"cogs.{module.name}"
    for point in entry_points(group=GROUP):
        yield point.name, point.value
