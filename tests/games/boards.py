"""Boards with all that is told of them in words."""

from typing import Any

from msgspec.structs import replace

from bot.engine.page import Page
from bot.engine.presenter import Presenter
from bot.engine.texts import Say


def in_words(presenter: Presenter, view: Any, say: Say) -> Page:
    """Return the board of `view` with the lines that stand behind *Show in words*."""
    board = presenter.board(view, say)
    return replace(board, lines=(*board.lines, *presenter.facts(view, say)))
