"""Imagined worlds: what a view leaves open is what the game names as hidden, and nothing else.

`tests/contract/secrecy.py` compares what a viewer sees of a state and of one imagined from the view of it; here the two
states are compared. That the worlds come as often as the deal lets them is shown for each game by enumeration, in
tests/games/GAME/test_worlds.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from bot.engine.game import AnyGame
from bot.engine.record import Record


def check_hidden(game: AnyGame, state: Any, other: Any, where: str) -> None:
    """Fail when two states that show somebody the same differ in what the game does not name as hidden."""
    for path in differences(state, other):
        named = any(path == hidden or path.startswith(f"{hidden}.") for hidden in game.hidden)
        assert named, f"{where}: {path} is neither shown nor hidden"


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Give the paths of all that differs, names joined by dots, positions left out."""
    if one == other:
        return
    if isinstance(one, Record) and type(one) is type(other):
        for name in one.__struct_fields__:
            yield from differences(getattr(one, name), getattr(other, name), f"{path}.{name}" if path else name)
    elif isinstance(one, tuple) and isinstance(other, tuple):
        for mine, theirs in zip_longest(one, other):
            yield from differences(mine, theirs, path)
    else:
        yield path
