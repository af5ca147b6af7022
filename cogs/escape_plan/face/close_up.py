"""What the picture of a private panel of Escape Plan shows: where a tile may lie, the way out of here, or what
one holds."""

from __future__ import annotations

from functools import partial

from bot.engine.move import Move
from bot.engine.presenter import Draw
from bot.engine.texts import Say
from cogs.escape_plan.face import drawn, trip
from cogs.escape_plan.face.own_board import own_board
from cogs.escape_plan.face.picture import choices, marked, offered, preview, zoom
from cogs.escape_plan.rules.city.tiles import placements
from cogs.escape_plan.view import View


def scene(view: View, draft: Move | None, say: Say) -> Draw:
    """Choose what is drawn: the tiles to place, the hexes where one may lie, one as it would lie, the tiles of a way or
    in reach, officers who move; None where the text says as much."""
    picks = tuple(group[0] for group in draft.picks if group) if draft is not None else ()
    if draft is not None and draft.verb == "place" and picks:
        return _place(view, picks, say)
    if view.phase == "city":
        return partial(marked, view, say, (view.placing,)) if view.placing else partial(offered, view, say)
    aimed = {option.partition(".")[0] for option in picks} & {site.tile for site in view.city}
    if view.phase == "heat" or (draft is not None and draft.verb == "use" and aimed):
        return partial(marked, view, say, aimed)
    if draft is not None and draft.verb == "use" and picks:
        return partial(own_board, view, draft, say)
    if draft is not None and draft.verb == "move" and picks:
        way = trip.way_of(view, *picks[:2])
        if way is not None:
            goal = way.to.partition(".")[0]
            return partial(zoom, view, say, (*way.left, goal, view.players[view.viewer or 0].at[0]), goal, way)
    if not drawn.shows_board(view):
        tiles = {tile for way in view.ways for tile in (*way.left, way.to.partition(".")[0])}
        return partial(zoom, view, say, tuple(sorted(tiles)))
    return partial(own_board, view, draft, say)


def _place(view: View, picks: tuple[str, ...], say: Say) -> Draw:
    spots = placements(view.city, picks[0])
    if len(picks) == 1:
        return partial(choices, view, say, tuple(dict.fromkeys(at for at, _ in spots)), picks[0])
    q, r = (int(part) for part in picks[1].split("."))
    first = next((turned for at, turned in spots if at == (q, r)), 0)
    return partial(preview, view, say, picks[0], (q, r), int(picks[2]) if len(picks) > 2 else first)
