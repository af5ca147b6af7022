"""Nim as pages, labels, sentences and a picture."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from escapade_nim.rules.game import TURN
from escapade_nim.state import State, View
from PIL import Image

from bot.art.colours import INK, ORANGE, TOKENS, WHITE, number
from bot.art.emblems import SIDE, emblem
from bot.art.pen import Pen, layer, sprite
from bot.art.png import clear_png, png
from bot.engine.action import moves
from bot.engine.diagram import Diagram, Piece
from bot.engine.move import Ask, Field, Picks
from bot.engine.page import Page
from bot.engine.presenter import Presenter
from bot.engine.record import Viewer
from bot.engine.texts import Say
from bot.engine.wording import plain

STICK = (36, 100)


def board(view: View, say: Say) -> Page:
    """Show whose turn it is; the picture has the heaps."""
    told = now(view, None, say)
    alt = plain("\n".join((told, *facts(view, say))))
    return Page(say("nim-title"), (told,), colour=number(TOKENS[view.table.turn]), alt=alt)


def facts(view: View, say: Say) -> tuple[str, ...]:
    """Tell the heaps."""
    return (heap_words(view.table, say),)


def hand(view: View, say: Say) -> Page:
    """Show the same to a seat."""
    lines = (now(view, view.viewer, say), heap_words(view.table, say))
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


def emblem_of() -> bytes:
    """Draw three sticks."""
    return emblem(INK, lambda pen: [pen.box((x, 60, x + 40, SIDE - 60), ORANGE, radius=12) for x in (60, 140, 220)])


def picture(view: View, say: Say) -> bytes:
    """Draw the heaps."""
    return png(ground(1200, view.table.heaps))


def diagram(state: State, say: Say) -> Diagram:
    """Lay every stick."""
    pieces = [
        Piece(f"stick {heap} {place}", "stick", 100 + 70 * place, 90 + 140 * heap, say("nim-stick", heap=heap + 1))
        for heap, sticks in enumerate(state.heaps)
        for place in range(sticks)
    ]
    turn = Piece("turn", f"turn {state.turn}", 900, 90, plain(now(View(None, state), None, say)))
    return Diagram("heaps", (*pieces, turn))


def ground_png(name: str, say: Say) -> bytes:
    """Draw the table without sticks."""
    return png(ground(960, ()))


def sprite_png(name: str) -> bytes:
    """Draw a stick, or the mark of whose turn it is."""
    colour = ORANGE if name == "stick" else TOKENS[int(name.partition(" ")[2])]
    return clear_png(sprite(STICK, partial(stick, colour)))


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


def heap_words(state: State, say: Say) -> str:
    """Tell the sticks of each heap."""
    return " · ".join(say("nim-heap", heap=heap, count=count) for heap, count in enumerate(state.heaps, 1))


def ground(wide: int, heaps: tuple[int, ...]) -> Image.Image:
    """Draw the table, with the sticks of each heap in a row."""

    def paint(pen: Pen) -> None:
        for heap in range(4):
            pen.line(((40, 155 + 140 * heap), (wide - 40, 155 + 140 * heap)), WHITE, 2)
        for heap, sticks in enumerate(heaps):
            for place in range(sticks):
                pen.box((80 + 80 * place, 40 + 140 * heap, 110 + 80 * place, 140 + 140 * heap), ORANGE, radius=10)

    return layer((wide, 600), INK, paint)


def stick(colour: tuple[int, int, int], pen: Pen) -> None:
    """Draw a stick."""
    pen.box((3, 0, 33, 100), colour, radius=10)


PRESENTER = Presenter(
    game="nim",
    emoji="🥢",
    texts=Path(__file__).parent / "texts",
    kinds={"heap": lambda heap, say: str(heap)},
    moves=moves(TURN),
    emblem=emblem_of,
    board=board,
    facts=facts,
    picture=picture,
    turn=turn_words,
    goal=goal,
    hand=hand,
    option=option_line,
    ending=ending,
    diagram=diagram,
    ground=ground_png,
    sprite=sprite_png,
)
