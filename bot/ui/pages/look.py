"""Larger views of parts of a game that can be seen at any time, such as a map."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.page import Button, Menu, Page
from bot.engine.record import Viewer
from bot.engine.texts import Say
from bot.table.drawn import picture
from bot.table.table import Table


def look_page(table: Table, viewer: Viewer, name: str, locale: str, serial: int) -> Page:
    """Return the page with the larger view `name`, for `viewer`, and menus of all views.

    An unknown `name` shows no view. `serial` is that of the menus.
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
    """Return the button for larger views, if the game is running and has any."""
    if table.record.status != "playing" or not table.title.presenter.has_looks(table.view(viewer)):
        return ()
    return (Button(say(f"{table.title.name}-look"), table.press("look")),)
