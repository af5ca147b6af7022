"""Pages about a person's ended games: a list of them, and one game with its buttons."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from bot.engine.custom_id import at_home
from bot.engine.page import Button, Choice, Menu, Page
from bot.engine.texts import Say
from bot.installed_games import installed_game
from bot.table.table import Table
from bot.ui.pages.board import board_page
from bot.ui.pages.out_of_play import COLOUR
from storage.records.outcomes import PlayedRecord, Sitter

SHOWN = 8
"""The number of games on a page of the list."""


def history_page(
    games: Sequence[PlayedRecord], user: int, say: Say, hidden: Collection[int], first: int = 0, serial: int = 0
) -> Page:
    """Return the page that lists a person's `games`, with a menu to open one of them.

    The list begins with the game at the index `first`.
    """
    if not games:
        return Page(say("history-title"), (say("history-none"),), colour=COLOUR)
    first = min(max(first, 0), len(games) - 1) // SHOWN * SHOWN
    shown = games[first : first + SHOWN]
    choices = tuple(
        Choice(str(played.table), say("history-choice", game=_name(played.game, say), table=played.table),
               _other_players(played, user, say, hidden).strip(" ·")[:100])
        for played in shown
    )  # fmt: skip
    turned = (
        Button(
            say("button-earlier"), at_home("history", str(first + SHOWN), serial), enabled=first + SHOWN < len(games)
        ),
        Button(say("button-later"), at_home("history", str(first - SHOWN), serial), enabled=first > 0),
    )
    own = Button(say("button-stats"), at_home("stats", "", serial))
    return Page(
        title=say("history-title"),
        lines=tuple(_line(played, user, say, hidden) for played in shown),
        footer=say("history-part", first=first + 1, last=first + len(shown), games=len(games)),
        colour=COLOUR,
        rows=(
            Menu(say("menu-history"), at_home("past", str(first), serial), choices),
            (*turned, own) if len(games) > SHOWN else (own,),
        ),
    )


def past_page(table: Table, say: Say, first: int, actions: Sequence[str], serial: int = 0) -> Page:
    """Return the page of an ended game, with buttons for `actions`. It looks like the board message.

    A button leads back to the list, which begins at the index `first`. `serial` is the serial number of the menu in the
    list.
    """
    timeline = f"{table.title.name}-timeline"
    labels = {action: f"button-{action}" for action in actions}
    labels |= {"timeline": timeline} if timeline in table.say(say.locale) else {}
    buttons = [Button(table.say(say.locale)(label), table.press(action)) for action, label in labels.items()]
    back = Button(say("button-history"), at_home("history", str(first), serial))
    page = board_page(table, (), locale=say.locale)
    return replace(page, rows=((*buttons, back),))


def _line(played: PlayedRecord, user: int, say: Say, hidden: Collection[int]) -> str:
    mine = next(sitter.outcome for sitter in played.sitters if sitter.user == user)
    own, face = installed_game(played.game).say(say.locale), installed_game(played.game).presenter
    role = own(f"{played.game}-role-{mine.role}") if mine.role else ""
    came = "left" if mine.left else "won" if mine.won else "lost"
    return say(
        "history-line",
        emoji=face.emoji,
        game=own(f"{played.game}-title"),
        table=played.table,
        when=f"<t:{int(played.ended)}:d>",
        came=came,
        role=role,
        cast="yes" if role else "no",
        others=_other_players(played, user, say, hidden),
    )


def _other_players(played: PlayedRecord, user: int, say: Say, hidden: Collection[int]) -> str:
    """Return the names of the other players. Hidden people have no name. Computer players are counted."""
    others = [sitter for sitter in played.sitters if sitter.user != user]
    names = [_called(sitter, say, hidden) for sitter in others if sitter.user is not None]
    computers = sum(sitter.user is None for sitter in others)
    names += [say("history-computers", count=computers)] if computers else []
    return say("history-with", names=tuple(names)) if names else ""


def _called(sitter: Sitter, say: Say, hidden: Collection[int]) -> str:
    return say("history-somebody") if sitter.user in hidden else sitter.name


def _name(game: str, say: Say) -> str:
    return installed_game(game).say(say.locale)(f"{game}-title")
