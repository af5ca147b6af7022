"""A position of Escape Plan as pieces on a ground: the city with everybody in it (docs/rules/escape_plan.md §3.12).

What each holds, and what is hidden, is in holdings.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bot.art.lettering import initials
from bot.art.pen import Box, Point
from bot.engine.diagram import Diagram, Piece
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.escape_plan.data import PLACES
from cogs.escape_plan.face import lines, town, words
from cogs.escape_plan.face.holdings import hidden, piece, secret, shown
from cogs.escape_plan.face.ledger import LEGEND, WIDE
from cogs.escape_plan.face.pieces import swarmed
from cogs.escape_plan.face.town import Frame
from cogs.escape_plan.face.upright import upright
from cogs.escape_plan.rules.city.tiles import Site
from cogs.escape_plan.rules.facts import actor, wanted
from cogs.escape_plan.state import NEUTRAL, State
from cogs.escape_plan.view import View, view

CITY: Box = (6, 6, WIDE - 6, LEGEND - 6)

KEPT = 8
"""How many positions are kept as everybody sees them."""

LARGEST, SMALLEST = 130, 32
"""The largest size of tiles, and the smallest one of pawns and officers."""


def diagram(state: State, say: Say) -> Diagram:
    """Draw a position: tiles below, then places, officers and pawns, then what each holds and what is hidden."""
    seen = upright(view(state, None), (CITY[3] - CITY[1]) / (CITY[2] - CITY[0]))
    pieces = (*public(seen, say), *secret(state, say), *hidden(state, say))
    return Diagram(f"town:{len(state.players)}", pieces, facts(seen, say))


@lru_cache(maxsize=KEPT)
def public(seen: View, say: Say) -> tuple[Piece, ...]:
    """Give what everybody sees of the city and of each player. Kept, since it is the same in all worlds of a view."""
    frame = framed(seen)
    return (*_city(seen, frame, say), *_pawns(seen, frame, say), *shown(seen, say))


@lru_cache(maxsize=KEPT)
def facts(seen: View, say: Say) -> tuple[str, ...]:
    """Tell what now, unless it is over, how it stands with the exits, and the order. Kept as well."""
    now = () if seen.result is not None else (lines.now(seen, say),)
    order = () if seen.result is not None else lines.order_line(seen, say)
    return tuple(sentence(each.replace("**", "")) for each in (*now, lines.exits_line(seen, say), *order))


def framed(seen: View) -> Frame:
    """Choose the size of tiles, and centre the city."""
    return town.fit([site.at for site in seen.city], CITY, most=LARGEST)


def _city(seen: View, frame: Frame, say: Say) -> Iterator[Piece]:
    """Give the tiles, then the plates of their places, then who watches there."""
    for site in seen.city:
        told = say("escape_plan-diagram-tile", tile=site.tile, places=words.on_tile(site, say))
        sprite = f"tile/{site.tile}/{site.turned}/{frame.radius}"
        yield piece(f"tile:{site.tile}", sprite, frame.middle(site.at), told)
    for site in seen.city:
        yield from _places(seen, site, frame, say)
    for site in seen.city:
        for number, (kind, size, at) in enumerate(town.lined(seen, site, frame)):
            told = say("escape_plan-at", place=words.officer(kind, say), tile=site.tile)
            yield piece(f"officer:{site.tile}:{number}", f"officer/{kind}/{max(SMALLEST, size)}", at, told)


def _places(seen: View, site: Site, frame: Frame, say: Say) -> Iterator[Piece]:
    for role, (kind, _) in zip("pq", site.data.places, strict=False):
        shown = town.on_plate(seen, site, kind)
        sprite = f"plate/{shown.kind}/{','.join(shown.marks)}/{int(shown.shut)}/{shown.number}/{frame.radius}"
        told = words.spot(seen, f"{site.tile}.{kind}", say)
        more = ", ".join(_on_plate(seen, site, kind, say))
        yield piece(
            f"place:{site.tile}:{kind}", sprite, town.spot(site, role, frame), f"{told}: {more}" if more else told
        )


def _on_plate(seen: View, site: Site, kind: str, say: Say) -> Iterator[str]:
    """Tell what lies at a place: cubes, keys, gang members, a control marker."""
    if site.business in PLACES and kind == "business":
        for owner in seen.cubes[PLACES.index(site.business)]:
            yield say("escape_plan-officer-sandra") if owner == NEUTRAL else say.name(owner)
    if kind == "safehouse" and (keys := _keys(seen, site)):
        yield words.keyed(keys, say)
    if kind == "gang" and site.members:
        yield say("escape_plan-has-members", count=site.members)
    if kind == "gang" and site.marker is not None:
        yield say("escape_plan-diagram-marker", who=say.name(site.marker))


def _keys(seen: View, site: Site) -> tuple[str, ...]:
    """List the keys at a Safe House."""
    marks = town.on_plate(seen, site, "safehouse").marks
    return tuple(mark.removeprefix("key:") for mark in marks)


def _pawns(seen: View, frame: Frame, say: Say) -> Iterator[Piece]:
    """Give the pawns in the city."""
    letters, most, up = initials([say.name(seat) for seat in range(len(seen.players))]), wanted(seen), actor(seen)
    for site in seen.city:
        for role, (kind, _) in zip("PQ", site.data.places, strict=False):
            here = [seat for seat in seen.in_city() if seen.players[seat].at == (site.tile, kind)]
            size = max(SMALLEST, town.pawn_size(frame.radius, len(here)))
            spots: Iterator[Point] = swarmed(town.spot(site, role, frame), len(here), size * 1.02)
            for seat, at in zip(here, spots, strict=True):
                sprite = f"pawn/{seat}/{letters[seat]}/{size}/{int(seat in most)}/{int(seat == up)}"
                told = f"{say.name(seat)}: {words.spot(seen, f'{site.tile}.{kind}', say)}"
                yield piece(f"pawn:{seat}", sprite, at, told)
