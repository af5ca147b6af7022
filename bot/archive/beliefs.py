"""The beliefs that a player could hold at a moment of an ended game, from imagined worlds.

The worlds are imagined from the view of the player's seat at that moment.
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
"""By seat, a fact that it could not know, and the percent in which it had to expect it."""

WORLDS = 64
"""Worlds imagined for one look."""

BUDGET = 12_000
"""Worlds imagined for a whole film, at 2 to 10 ms each."""

FEWEST = 6
"""Worlds imagined for a look, at least, however long a film is."""


def beliefs(
    title: InstalledGame, secret: bytes, state: Any, viewer: Viewer, say: Say, count: int = WORLDS
) -> dict[str, tuple[Believed, ...]]:
    """Return for each spot what `viewer` could believe to be there in `state`, the most likely first.

    A fact that the viewer knew has the share 1. The truth has the share 0, or is missing, if no imagined world has it.
    `secret` is that of the table.
    """
    return believed([title.presenter.diagram(world, say) for world in worlds(title.game, secret, state, viewer, count)])


def worlds(game: AnyGame, secret: bytes, state: Any, viewer: Viewer, count: int = WORLDS) -> tuple[Any, ...]:
    """Return imagined states that `viewer` could not distinguish from `state`.

    Equal views of a table lead to equal worlds every time. Their chance depends only on the view and on the table's
    `secret`, which everybody may know once the game is over.
    """
    view = game.view(state, viewer)
    seed = hashlib.blake2b(secret + encode(view), person=b"beliefs").digest()
    return tuple(game.imagine(view, Chance(seed, number)) for number in range(count))


def told(title: InstalledGame, record: TableRecord, kept: bytes, view: Any, moves: Sequence[LogEntry]) -> Told:
    """Return what the people who lost could not know at a moment, and how likely it was for them.

    `kept` holds the states of the game.
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


def fewer(looks: int, budget: int = BUDGET) -> int:
    """Return how many worlds each of so many `looks` of a film may have to stay within `budget`."""
    return max(FEWEST, min(WORLDS, budget // max(1, looks)))
