"""Where people go from the end of a game, a lesson or a table: buttons that work in every channel."""

from __future__ import annotations

from bot.engine.custom_id import at_home
from bot.engine.page import Button
from bot.engine.texts import Say

HOME = "back"
"""What leads to the home page in place of what was pressed."""


def ways_on(game: str, say: Say, lesson: bool = False) -> tuple[Button, ...]:
    """Return the ways from a closed table of `game` into the next one, from a `lesson` into a real one."""
    label = say("button-play-real" if lesson else "button-play-now")
    return (Button(label, at_home("play", game), "next"), with_friends(game, say), all_games(say))


def with_friends(game: str, say: Say) -> Button:
    """Return the button that opens a table of `game` for several people."""
    return Button(say("button-with-friends"), at_home("friends", game))


def all_games(say: Say) -> Button:
    """Return the button that leads to all games."""
    return Button(say("button-all-games"), at_home("home", HOME))
