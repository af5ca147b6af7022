"""Buttons that lead to the next game, at the end of a game, a lesson or a table.

They work in every channel.
"""

from __future__ import annotations

from bot.engine.custom_id import at_home
from bot.engine.page import Button
from bot.engine.texts import Say
from bot.installed_games import InstalledGame
from bot.table import path, series
from storage.records.tables import TableRecord

HOME = "back"
"""The action of a button that replaces its message by the home page."""


def ways_on(game: str, say: Say) -> tuple[Button, ...]:
    """Return the buttons of a closed table of `game`: play, play with friends, all games."""
    return (Button(say("button-play-now"), at_home("play", game), "next"), with_friends(game, say), all_games(say))


def after_lesson(record: TableRecord, title: InstalledGame, say: Say) -> tuple[Button, ...]:
    """Return the buttons after a lesson (tutorial).

    They lead to a real game in the same role, a game with friends, and the next lesson.
    """
    game, taught = title.name, path.lesson_of(record, title)
    real = Button(say("button-play-real"), at_home("play", with_side(game, taught.side)), "next")
    if len(title.lessons) == 1:
        return real, with_friends(game, say)
    following = title.lessons[(title.lessons.index(taught) + 1) % len(title.lessons)]
    other = Button(say("button-other-side"), at_home("learn", with_side(game, following.side)))
    return real, with_friends(game, say), other


def next_games(record: TableRecord, title: InstalledGame) -> tuple[tuple[str, str], ...]:
    """Return the buttons that lead from the end of a game to the next one.

    Each is a pair of a text key and an action.
    """
    exchanged = "rematch" in vars(type(title.game)) and record.guild is not None
    again = ("button-rematch-swapped" if exchanged else "button-rematch", "rematch")
    alone = (
        record.guild is None or record.lesson is not None or record.tournament is not None or record.party is not None
    )
    if alone or series.goes_on(record):
        return (again,)
    return (again, ("button-another", "another"), ("button-out", "out"))


def with_side(game: str, side: str) -> str:
    """Return the argument in the custom_id of a button for a game and a role."""
    return f"{game}.{side}" if side else game


def with_friends(game: str, say: Say) -> Button:
    """Return the button that opens a table of `game` for several people."""
    return Button(say("button-with-friends"), at_home("friends", game))


def all_games(say: Say) -> Button:
    """Return the button that lists all games."""
    return Button(say("button-all-games"), at_home("home", HOME))
