"""What the picture of a private panel of Escape Plan shows: where a tile may lie, or the way out of here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.engine.game import Move
from bot.engine.texts import Say
from cogs.escape_plan import facts, trip
from cogs.escape_plan.city import placements
from cogs.escape_plan.picture import choices, preview, zoom
from cogs.escape_plan.view import View


def scene(view: View, draft: Move | None, say: Say) -> Callable[[], bytes] | None:
    """Choose what is drawn: a tile as it would lie, the hexes where it may, the tiles of a way, or what is in reach;
    None where the board says as much."""
    picks = tuple(group[0] for group in draft.picks if group) if draft is not None else ()
    if draft is not None and draft.verb == "place" and picks:
        return _place(view, picks, say)
    if draft is not None and draft.verb == "move" and picks:
        way = trip.way_of(view, *picks[:2])
        if way is not None:
            return partial(zoom, view, say, (*way.left, way.to.partition(".")[0], view.players[view.viewer or 0].at[0]))
    if view.phase == "turn" and view.turn.stage == "choose" and facts.actor(view) == view.viewer and view.ways:
        tiles = {tile for way in view.ways for tile in (*way.left, way.to.partition(".")[0])}
        return partial(zoom, view, say, tuple(sorted(tiles)))
    return None


def _place(view: View, picks: tuple[str, ...], say: Say) -> Callable[[], bytes]:
    spots = placements(view.city, picks[0])
    if len(picks) == 1:
        return partial(choices, view, say, tuple(dict.fromkeys(at for at, _ in spots)))
    q, r = (int(part) for part in picks[1].split("."))
    first = next((turned for at, turned in spots if at == (q, r)), 0)
    return partial(preview, view, say, picks[0], (q, r), int(picks[2]) if len(picks) > 2 else first)
