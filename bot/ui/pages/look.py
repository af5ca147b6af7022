"""Larger views of parts of a game, such as a map. Players can open them at any time."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.page import Button, Menu, Page
from bot.engine.record import Viewer
from bot.engine.texts import Say
from bot.table.drawn import picture
from bot.table.table import Table


def look_page(table: Table, viewer: Viewer, name: str, locale: str, serial: int) -> Page:
    """Return the page with the larger view `name` for `viewer`, and with menus of all views.

    If `name` is unknown, the page has only the menus. `serial` is the serial number of the menus.
    """
    say, face, view = table.say(locale), table.title.presenter, table.view(viewer)
    menus = face.looks(view, say)
    name = name if any(choice.value == name for _, choices in menus for choice in choices) else ""
    page, draw = face.look(view, name, say)
    rows = []
    for place, (heading, choices) in enumerate(menus):
        marked = tuple(replace(choice, chosen=choice.value == name) for choice in choices)
        rows.append(Menu(heading, table.press("look", argument=str(place), serial=serial), marked))
    drawn = draw is not None
    shown = picture(table.title, "look", table.view(viewer), say, name=name, record=table.record) if drawn else None
    return replace(page, rows=tuple(rows), picture=shown)


def look_button(table: Table, viewer: Viewer, say: Say) -> tuple[Button, ...]:
    """Return the button that opens larger views, if the game is running and has such views."""
    if table.record.status != "playing" or not table.title.presenter.has_looks(table.view(viewer)):
        return ()
    return (Button(say(f"{table.title.name}-look"), table.press("look")),)
