"""A player's beliefs about hidden facts at a moment of an ended game.

They are computed from possible states, sampled from the view of the player's seat at that moment.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from bot.engine.chance import Chance
from bot.engine.chronicle import LogEntry
from bot.engine.codec import encode, read_state
from bot.engine.diagram import Believed, believed
from bot.engine.doubt import Doubt
from bot.engine.game import AnyGame
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.installed_games import InstalledGame
from storage import states
from storage.records.tables import TableRecord

Told = Mapping[Seat, "tuple[Doubt, Mapping[str, int]]"]
"""For each seat, a fact that its player could not know, and the percentages with which the player could expect it."""

WORLDS = 64
"""The number of sampled states for one moment and viewer."""

BUDGET = 12_000
"""The number of sampled states for a whole replay. Each takes 2 to 10 ms."""

FEWEST = 6
"""The least number of sampled states for one moment and viewer, even in a long replay."""


def beliefs(
    title: InstalledGame, secret: bytes, state: Any, viewer: Viewer, say: Say, count: int = WORLDS
) -> dict[str, tuple[Believed, ...]]:
    """Return the pieces that `viewer` could believe to be on each spot in `state`.

    The most likely piece comes first. If the viewer knew a fact, its piece has the share 1. If no sampled state has the
    true fact, its piece has the share 0 or is missing. `secret` is the secret of the table.
    """
    return believed([title.presenter.diagram(world, say) for world in worlds(title.game, secret, state, viewer, count)])


def worlds(game: AnyGame, secret: bytes, state: Any, viewer: Viewer, count: int = WORLDS) -> tuple[Any, ...]:
    """Return sampled possible states that `viewer` could not distinguish from `state`.

    The sampling depends only on the view and the table's `secret`, which is public after the game. So equal views at a
    table always lead to equal sampled states.
    """
    view = game.view(state, viewer)
    seed = hashlib.blake2b(secret + encode(view), person=b"beliefs").digest()
    return tuple(game.imagine(view, Chance(seed, number)) for number in range(count))


def doubts_of_losers(
    title: InstalledGame, record: TableRecord, kept: bytes, view: Any, moves: Sequence[LogEntry]
) -> Told:
    """Return what the losing people could not know at an important moment, by seat.

    The result also says how likely each fact was for them. `kept` has the compressed states of the game.
    """
    found: dict[Seat, tuple[Doubt, Mapping[str, int]]] = {}
    winners, packed = view.result.winners if view.result is not None else (), states.unpacked(kept)
    for seat, each in enumerate(record.seats):
        doubt = title.presenter.doubt(view, seat, moves) if each.user is not None and seat not in winners else None
        if doubt is None or not (before := packed[doubt.version - 1 - (record.dealt or 0)]):
            continue
        state = read_state(title.game, before, record.schema)
        known = title.game.view(state, seat)
        reckoned = doubt.reckon(known, partial(worlds, title.game, record.secret, state, seat))
        if reckoned is not None:
            found[seat] = doubt, reckoned
    return found


def states_per_look(looks: int, budget: int = BUDGET) -> int:
    """Return how many states to sample for each pair of a moment and a viewer.

    `looks` is the number of pairs. The states of all pairs together stay within `budget`.
    """
    return max(FEWEST, min(WORLDS, budget // max(1, looks)))
