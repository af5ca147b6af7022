"""Nim as pages, labels and sentences. Its pictures are the bot's own (`bot/scene/card.py`)."""

from __future__ import annotations

from pathlib import Path

from escapade_nim.rules.game import TURN
from escapade_nim.state import View

from bot.art.colours import TOKENS, number
from bot.engine.action import moves
from bot.engine.move import Ask, Field, Picks
from bot.engine.page import Page
from bot.engine.presenter import Presenter
from bot.engine.record import Viewer
from bot.engine.texts import Say
from bot.engine.wording import plain


def board(view: View, say: Say) -> Page:
    """Show whose turn it is; the picture has the heaps."""
    told = now(view, None, say)
    alt = plain("\n".join((told, *facts(view, say))))
    return Page(say("nim-title"), (told,), colour=number(TOKENS[view.table.turn]), alt=alt)


def facts(view: View, say: Say) -> tuple[str, ...]:
    """Tell the sticks of each heap."""
    return tuple(say("nim-heap", heap=heap, count=count) for heap, count in enumerate(view.table.heaps, 1))


def hand(view: View, say: Say) -> Page:
    """Show the same to a seat."""
    lines = (now(view, view.viewer, say), " · ".join(facts(view, say)))
    return Page(say("nim-heading-hand"), lines, alt=plain("\n".join(lines)))


def goal(view: View, seat: Viewer, say: Say) -> str:
    """Say what wins."""
    return say("nim-aim" if seat is None else "nim-aim-you")


def turn_words(view: View, say: Say, seat: int) -> str:
    """Say what is asked."""
    return say("nim-turn")


def option_line(view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Name a heap with its sticks, or a number of them."""
    if field.kind != "heap":
        return option, ""
    return say("nim-heap", heap=option, count=view.table.heaps[int(option) - 1]), ""


def ending(view: View, viewer: Viewer, say: Say) -> str:
    """Say who won and why. Raises ValueError while the game runs."""
    result = view.table.result
    if result is None:
        raise ValueError("the game is not over")
    side = "" if viewer is None else "-won" if viewer in result.winners else "-lost"
    return say(f"nim-ending-{result.reason}{side}", name=say.name(result.winners[0]))


def now(view: View, viewer: Viewer, say: Say) -> str:
    """Say whom the game waits for, or who won."""
    if view.table.result is not None:
        return ending(view, viewer, say)
    return say("nim-now-you") if viewer == view.table.turn else say("nim-now", who=say.name(view.table.turn))


PRESENTER = Presenter(
    game="nim",
    emoji="🥢",
    texts=Path(__file__).parent / "texts",
    kinds={"heap": lambda heap, say: str(heap)},
    moves=moves(TURN),
    board=board,
    facts=facts,
    turn=turn_words,
    goal=goal,
    hand=hand,
    option=option_line,
    ending=ending,
)
