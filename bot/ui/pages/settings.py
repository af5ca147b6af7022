"""What somebody has chosen for all tables, with the buttons that change it."""

from __future__ import annotations

from bot.engine.page import Button, Page
from bot.engine.press import at_home
from bot.engine.texts import Say
from bot.ui.pages.notes import COLOUR
from storage.store import PersonRecord

SETTINGS = ("text_first", "coaching")
"""What is chosen, by its name in the record."""


def settings_page(person: PersonRecord, say: Say) -> Page:
    """Tell what holds for a person now, and offer the other."""
    chosen = {name: "on" if getattr(person, name) else "off" for name in SETTINGS}
    lines = tuple(say(f"settings-{name}-{now}") for name, now in chosen.items())
    buttons = tuple(
        Button(say(f"button-{name}-{other}"), at_home("settings", f"{name}.{other}"))
        for name, other in ((name, "off" if now == "on" else "on") for name, now in chosen.items())
    )
    return Page(say("settings-title"), (*lines, "", say("settings-about")), colour=COLOUR, rows=(buttons,))
