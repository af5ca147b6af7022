"""The commandant's map of Colditz, for the German alone: his guards by number, what they can reach, free posts, men who
may be arrested and by whom, men on their way to freedom, and his cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from bot.art.colours import INK, VERMILION, WHITE, YELLOW
from bot.art.lettering import fitted, write
from bot.art.pen import centre, put
from bot.art.png import png
from bot.engine.texts import Say
from cogs.colditz.face import gazetteer, pieces
from cogs.colditz.face.art import ART
from cogs.colditz.face.castle import PALETTE, reduced
from cogs.colditz.face.holdings import ORDER, cards
from cogs.colditz.face.lattice import PLACES
from cogs.colditz.face.moments import to_freedom
from cogs.colditz.face.names import labels
from cogs.colditz.face.people import line, placed, ways
from cogs.colditz.face.picture import BOARD, FRAME, SCALE
from cogs.colditz.face.pieces import LETTERS
from cogs.colditz.face.reckoned_state import known
from cogs.colditz.rules.castle.board import GATE_SPACES, NEIGHBOURS, OBJECTIVES
from cogs.colditz.rules.castle.pawns import at_large, men, on_board, owner, posted, taken
from cogs.colditz.rules.castle.place_sets import names
from cogs.colditz.rules.turn.arrests import arrestable, captors, targets
from cogs.colditz.rules.turn.guards import POSTS, goals, waiting
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

WIDTH = 1200

ROW = 88

TAGGED = 2.4
"""The size of a ring around a space with its label beside that of a guard."""

LARGE, SMALL = 2.1, 1.3
"""The size of a guard or a man in question beside the distance of two spaces, and that of the others."""

SHOWN = 5
"""Men in a row below the map."""

PIECE = 60


GATES_AT = frozenset(GATE_SPACES.values())


class Suspect(NamedTuple):
    """A man who may be arrested where he stands; the guard who can do it for the fewest points, -1 for none."""

    man: str
    guard: int
    points: int


def suspects(view: View) -> tuple[Suspect, ...]:
    """List the men who may be arrested, those in reach first."""
    state = known(view)
    near = targets(state) if view.active == GERMAN and view.phase == "act" else ()
    found = [_suspect(view, name, name in near) for name, man in men(state).items() if arrestable(state, name, man)]
    return tuple(sorted(found, key=lambda each: (each.guard < 0, each.points)))


def _suspect(view: View, man: str, near: bool) -> Suspect:
    able = captors(known(view), man) if near else {}
    if not able:
        return Suspect(man, -1, 0)
    guard, patrol = min(able.items(), key=lambda each: len(each[1].path))
    return Suspect(man, int(guard[1:]), len(patrol.path))


def runners(view: View) -> tuple[tuple[int, str], ...]:
    """List the men at large from whom no wall parts an objective, each with the spaces to it, the nearest first."""
    found = [
        (spaces, name) for name, man in men(known(view)).items() if at_large(man) and (spaces := to_freedom(man.place))
    ]
    return tuple(sorted(found))


def free_posts(view: View) -> tuple[str, ...]:
    """List the black spaces where a guard could be posted now."""
    state = known(view)
    if view.phase == "posts":
        return POSTS
    may = view.phase != "act" or (not view.turn.arrests and view.turn.points and waiting(state))
    return tuple(place for place in POSTS if place not in taken(state)) if may else ()


def beside(view: View, place: str) -> tuple[str, ...]:
    """Name the men who may be arrested by a guard who is posted on `place`, without a step."""
    state = known(view)
    near = [name for name, man in men(state).items() if man.place in NEIGHBOURS[place]]
    return tuple(name for name in near if arrestable(state, name, state.man(name)))


def draw(view: View, say: Say, chosen: tuple[str, ...] = ()) -> bytes:
    """Draw the map with `chosen` places ringed, and below what there is of arrests, runners and cards, a row each."""
    threats, wanted = runners(view), suspects(view)
    rows = [
        (name, shown)
        for name, shown in (
            ("arrests", [_arrest(each) for each in wanted[:SHOWN]]),
            ("runners", [_runner(*each) for each in threats[:SHOWN]]),
        )
        if shown
    ]
    image = Image.new("RGB", (WIDTH, BOARD[1] + (len(rows) + bool(view.hand)) * ROW), INK)
    image.paste(_castle(view, say, wanted, threats, chosen), ((WIDTH - BOARD[0]) // 2, 0))
    top = BOARD[1] + ROW / 2
    for name, shown in rows:
        _row(image, top, name, say, shown)
        top += ROW
    if view.hand:
        write(image, (16, top), say("colditz-picture-hand"), 36, YELLOW)
        cards(image, (210, top - ROW / 2 + 6, WIDTH - 12, top + ROW / 2 - 6), view.hand, say, ORDER)
    return png(image, PALETTE)


def _castle(
    view: View, say: Say, wanted: tuple[Suspect, ...], threats: tuple[tuple[int, str], ...], chosen: tuple[str, ...]
) -> Image.Image:
    """Draw the castle: where guards can stop as dots, threats as lines to the objective, men in question large."""
    board = reduced(SCALE).copy()
    labels(board, FRAME, say)
    ways(board, FRAME, view, say)
    for place in _reached(view):
        centre(board, pieces.mark("", round(FRAME.pitch * 0.55)), FRAME.place(place))
    free = free_posts(view)
    for place in free:
        centre(board, pieces.tag(place, 30), FRAME.place(place))
    at = {name: man.place for name, man in men(known(view)).items()}
    for _, man in threats:
        goal = min(OBJECTIVES, key=lambda each: gazetteer.steps_to(each).get(at[man], len(PLACES)))
        line(board, [FRAME.place(at[man]), FRAME.place(goal)], VERMILION, FRAME.unit * 0.45)
    large = {each.man for each in wanted} | {man for _, man in threats} | {f"g{n}" for n in range(len(view.guards))}
    spans = {True: round(FRAME.pitch * LARGE), False: round(FRAME.pitch * SMALL)}
    for point, piece in placed(FRAME, view, lambda name: spans[name in large and _stands(view, name)]):
        centre(board, piece, point)
    for suspect in wanted:
        ink = pieces.RED if suspect.guard >= 0 else WHITE
        centre(board, pieces.ring(round(FRAME.pitch * LARGE * 1.25), ink), FRAME.place(at[suspect.man]))
    for place in chosen:
        if place in PLACES:
            wide = FRAME.pitch * LARGE * (TAGGED if place in free else 1.25)
            centre(board, pieces.ring(round(wide), YELLOW), FRAME.place(place))
    return board


def _stands(view: View, name: str) -> bool:
    """Tell whether who is called `name` stands on the board: in barracks and cells there is no room."""
    if name.startswith("g"):
        return posted(view.guards[int(name[1:])])
    officer, number = map(int, name.split("."))
    return on_board(view.officers[officer].men[number])


def _reached(view: View) -> Iterator[str]:
    """List where some guard can stop with the points in hand."""
    if view.active == GERMAN and view.phase == "act" and view.turn.points:
        state = known(view)
        found = 0
        for number, guard in enumerate(view.guards):
            found |= goals(state, number) if posted(guard) else 0
        yield from (place for place in names(found) if place not in GATES_AT)


def _row(image: Image.Image, high: float, name: str, say: Say, shown: list[list[Image.Image | str]]) -> None:
    """Draw a row: its name, then groups of pieces and numbers."""
    told, letters = fitted(say(f"colditz-picture-{name}"), 185, 36)
    write(image, (16, high), told, round(letters.size), YELLOW)
    left = 210.0
    for group in shown:
        for each in group:
            if isinstance(each, str):
                write(image, (left, high), each, 42, WHITE)
                left += 14 + 25 * len(each)
            else:
                put(image, each, left, high - each.height / 2)
                left += each.width + 6
        left += 22


def _arrest(suspect: Suspect) -> list[Image.Image | str]:
    """Show a man who may be arrested, by whom, and for how many points."""
    shown: list[Image.Image | str] = [_pawn(suspect.man)]
    if suspect.guard >= 0:
        shown += [pieces.guard(suspect.guard + 1, PIECE), str(suspect.points)]
    return shown


def _runner(spaces: int, man: str) -> list[Image.Image | str]:
    """Show a man on his way to freedom, and how far it is."""
    return [_pawn(man), ART.sprite("pennant", 44), str(spaces)]


def _pawn(man: str) -> Image.Image:
    return pieces.pawn(owner(man), LETTERS[int(man.partition(".")[2])], PIECE)
