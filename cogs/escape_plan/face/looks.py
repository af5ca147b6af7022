"""Private reference pages that a player may open at any time: the list of tiles, and each tile.

See docs/rules/escape_plan.md §7.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.page import Choice, Page
from bot.engine.texts import Say
from bot.engine.wording import ALT, DETAIL, cut, fitting, plain, sentence
from bot.scene.records import Scene
from cogs.escape_plan.data import BUSINESSES, PLACES, SAFE_HOUSES, spaces
from cogs.escape_plan.face import hands, options, words
from cogs.escape_plan.face.words import BETWEEN
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.tiles import Site, layout, touching_tiles
from cogs.escape_plan.state import NEUTRAL
from cogs.escape_plan.view import View


def menus(view: View, say: Say) -> tuple[tuple[str, tuple[Choice, ...]], ...]:
    """Return the menus of the reference pages: one with all tiles, those in the city first."""
    choices = tuple(
        Choice(
            site.tile, cut(f"{site.tile} {words.on_tile(site, say)}", DETAIL), cut(_pawns_on(view, site, say), DETAIL)
        )
        for site in (*view.city, *view.display)
    )
    return ((say("escape_plan-look-tile"), choices),)


def page(view: View, tile: str, say: Say) -> tuple[Page, Scene]:
    """Return the page and the picture about a tile. If `tile` is "", the page is the list of all tiles.

    The picture of the list shows the tiles around the viewer, since the board shows the whole city.
    """
    site = next((site for site in (*view.city, *view.display) if site.tile == tile), None)
    if site is None:
        lines = tuple(_line(view, each, say) for each in (*view.city, *view.display))
        intro = say("escape_plan-look-intro")
        return _page(say("escape_plan-look"), (intro, say("escape_plan-look-legend"), *lines), lines), _surroundings(
            view, say
        )
    told = tuple(_all_about(view, site, say))
    shown = _page(f"{tile} {words.on_tile(site, say)}", told, told)
    return shown, hands.zoom(view, (tile,), say, (tile,)) if site in view.city else hands.offered_tiles(view, say)


def _surroundings(view: View, say: Say) -> Scene:
    """Return a picture of the viewer's tile and its neighbours. Spectators get the whole city."""
    here = view.players[view.viewer].at[0] if view.viewer is not None else ""
    if not here:
        return hands.zoom(view, (), say)
    return hands.zoom(view, (here, *touching_tiles(layout(view.city))[here]), say, (here,))


def _page(title: str, lines: tuple[str, ...], told: tuple[str, ...]) -> Page:
    return Page(title, lines, alt=" ".join(fitting([f"{plain(each).rstrip('.')}." for each in (title, *told)], ALT)))


def _pawns_on(view: View, site: Site, say: Say) -> str:
    """Return the text that says which pawns are on a tile, or that the tile is not placed yet."""
    if site in view.city:
        return options.pawns_on_tile(view, site.tile, say)
    return BETWEEN.join((say("escape_plan-look-later"), words.officers(site.officers, say)))


def _line(view: View, site: Site, say: Say) -> str:
    return f"**{site.tile}** {words.on_tile(site, say)}{BETWEEN}{_pawns_on(view, site, say)}"


def _all_about(view: View, site: Site, say: Say) -> Iterator[str]:
    """Yield lines with everything about a tile: pawns, places with their zone and state, neighbours."""
    yield _pawns_on(view, site, say)
    for kind, zone in site.data.places:
        state = BETWEEN.join((words.zone(zone, say), *_state_of_place(view, site, kind, say)))
        yield f"**{words.place(site.named(kind), say)}** {state}"
    if site.data.subway:
        yield f"**{sentence(say('escape_plan-subway'))}** {words.zone(site.data.subway, say)}"
    if site in view.city and (around := BETWEEN.join(options.edge_words(view, site, say))):
        yield say("escape_plan-look-around", told=around)


def _state_of_place(view: View, site: Site, kind: str, say: Say) -> Iterator[str]:
    """Yield the texts for the state of a place: cubes, keys, gang members, control marker, exit."""
    if site.business in PLACES and kind in ("business", "safehouse"):
        owners = view.cubes[PLACES.index(site.business)]
        if names := tuple(say.name(seat) for seat in owners if seat != NEUTRAL):
            yield say("escape_plan-look-visited", names=names)
        if site.business in BUSINESSES:
            yield say("escape_plan-look-free", count=max(0, spaces(site.business, len(view.players)) - len(owners)))
        else:
            keys = words.keys_by_colour(view.keys[SAFE_HOUSES.index(site.business)], say)
            yield say("escape_plan-has-keys", keys=keys or say("escape_plan-nobody"))
    elif kind == "gang":
        yield say("escape_plan-brings-gang", count=site.members)
        if site.marker is not None:
            yield say("escape_plan-look-marker", name=say.name(site.marker))
    elif kind == "exit":
        number = site.data.exit
        state = facts.exit_state(view, number)
        left = view.exit_stacks[view.closed.index(number)] if state == facts.CLOSED else 0
        yield say(f"escape_plan-exit-{state}", exit=str(number), left=left, cards=view.shown.count(number))
