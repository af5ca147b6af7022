"""Above the board of Escape from Colditz what is going on, below it a plate for every player."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.art.colours import INK, WHITE, YELLOW, Colour, mix, readable
from bot.art.lettering import drawn_name, fitted, write
from bot.art.pen import Box, put
from bot.art.plates import DARK, plate
from bot.art.tokens import SHAPES, token
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.colditz.face import pieces
from cogs.colditz.face.art import ART, FIELD
from cogs.colditz.face.lines import acting
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.state import BARRACKS, CELLS, DEAD, GERMAN
from cogs.colditz.view import View

BAR = 52
"""The height of the line above the board."""

PLATES = 124
"""The height of the plates below it."""

ICON = 28

DICE = 4
"""The most dice that are shown: the last ones thrown."""

DIE = 40
"""How far apart dice lie."""

TOKEN = 38

ROUND_AT, ROUND = 12, 226
"""Where the round is written, and how wide it may be."""

PILES = tuple(772 + 72 * place for place in range(6))
"""Where the piles are."""


def now(view: View, say: Say) -> str:
    """Say how the game ended, or what is going on."""
    if view.result:
        winners = tuple(drawn_name(say.names, seat) for seat in view.result.winners)
        return say(f"colditz-picture-end-{view.result.reason}", who=winners)
    if view.interruption:
        return say(f"colditz-picture-interruption-{view.interruption.kind}")
    if view.phase != "act":
        return say(f"colditz-picture-{view.phase}")
    return say("colditz-picture-points", points=view.turn.points)


def doer(view: View) -> int | None:
    """Give whose doing that is: an officer, GERMAN, or None."""
    if view.result or view.interruption:
        return None
    return None if view.phase == "colours" else GERMAN if view.phase == "posts" else view.active


def room(view: View, say: Say) -> tuple[float, int]:
    """Give where what is going on is written, after the round, and how many pixels there are until the dice."""
    left = ROUND_AT + _round(view, say)[1] + 18 + (0 if doer(view) is None else TOKEN + 8)
    return left, round(PILES[0] - DIE * len(_thrown(view)) - 18 - left)


def bar(image: Image.Image, view: View, say: Say) -> None:
    """Draw the round, what is going on, the dice, and the piles that equipment and cards are taken from."""
    image.paste(DARK, (0, 0, image.width, BAR))
    write(image, (ROUND_AT, BAR / 2), _round(view, say)[0], 32, WHITE)
    left, width = room(view, say)
    who = doer(view)
    if who is not None:
        piece = ART.sprite("helmet", TOKEN) if who == GERMAN else token(pieces.OFFICERS[who], SHAPES[who], "", TOKEN)
        put(image, piece, left - TOKEN - 8, (BAR - TOKEN) / 2)
    told, letters = fitted(now(view, say), width, 36)
    write(image, (left, BAR / 2), told, round(letters.size), YELLOW)
    for place, pips in enumerate(reversed(_thrown(view))):
        put(image, pieces.die(pips, 34), PILES[0] - 10 - DIE * (place + 1), (BAR - 34) / 2)
    for (paint, count), left in zip(_piles(view), PILES, strict=True):
        _counted(image, (left, BAR / 2), paint, count, WHITE)


def _round(view: View, say: Say) -> tuple[str, float]:
    """Give the round in words, and how wide they are."""
    key = "colditz-picture-rounds" if view.rounds else "colditz-picture-round"
    text, letters = fitted(say(key, round=view.round, rounds=view.rounds), ROUND, 32)
    return text, letters.getlength(text)


def _thrown(view: View) -> list[int]:
    """List the eyes of the last dice."""
    return [] if view.result else [eyes for pair in view.turn.dice for eyes in pair][-DICE:]


def _piles(view: View) -> list[tuple[str, int]]:
    """List how many are left of each kind of equipment and of each deck."""
    kinds = [(kind, count) for kind, count in zip(EQUIPMENT, view.piles, strict=True)]
    return [*kinds, ("cards", view.opportunity), ("orders", view.security)]


def _counted(image: Image.Image, at: tuple[float, float], name: str, count: int, ink: Colour) -> None:
    put(image, ART.sprite(name, ICON), at[0], at[1] - ICON / 2)
    write(image, (at[0] + ICON + 3, at[1]), str(count), 26, ink)


def place(number: int, players: int, top: float, width: int) -> Box:
    """Give the place of plate `number`: the officers in turn order, the German last."""
    each = width / players
    return each * number + 3, top + 3, each * (number + 1) - 3, top + PLATES - 3


def roster(image: Image.Image, view: View, say: Say, top: float) -> None:
    """Draw the plates of all players."""
    image.paste(INK, (0, round(top), image.width, round(top) + PLATES))
    for officer in range(len(view.officers)):
        _officer(image, place(officer, view.players, top, image.width), view, officer, say)
    _german(image, place(len(view.officers), view.players, top, image.width), view, say)


def lit(view: View, seat: Seat) -> bool:
    """Tell whether a plate is lit: whose turn it is, at the end the winners."""
    if view.result:
        return seat in view.result.winners
    return seat == acting(view) and not view.undecided(view.officer(seat))


def _plate(image: Image.Image, box: Box, view: View, seat: Seat, colour: Colour, say: Say, start: float) -> Colour:
    """Draw the plate with the name, and give the ink for what stands on it."""
    left, top, right, bottom = box
    shining = lit(view, seat)
    put(image, plate((round(right - left), round(bottom - top)), colour, shining), left, top)
    ink = readable(colour) if shining else WHITE
    asked = seat in view.asked
    called = "?" if view.undecided(view.officer(seat)) else drawn_name(say.names, seat)
    name, letters = fitted(called, round(right - start - (44 if asked else 14)), 34)
    write(image, (start, top + 26), name, round(letters.size), ink)
    if asked:
        put(image, ART.sprite("question", 34), right - 44, top + 9)
    return ink


def _row(
    image: Image.Image, left: float, right: float, y: float, shown: Sequence[tuple[str, int]], ink: Colour
) -> None:
    """Draw signs with their numbers side by side."""
    across = min(72.0, (right - left) / max(1, len(shown)))
    for number, (paint, count) in enumerate(shown):
        _counted(image, (left + number * across, y), paint, count, ink)


def _officer(image: Image.Image, box: Box, view: View, officer: int, say: Say) -> None:
    """Draw an officer: escapes as flags, kit, Do or die; equipment, cards, men in cells and shot."""
    left, top, right, _ = box
    one, seat = view.officers[officer], view.seat(officer)
    colour = pieces.GREY if one.out else pieces.OFFICERS[officer]
    ink = _plate(image, box, view, seat, colour, say, left + 52)
    put(image, token(colour, SHAPES[officer], "×" if one.out else "", 36), left + 10, top + 8)
    flags = ["pennant"] * one.escapes + ["no-pennant"] * (view.target - one.escapes)
    if len(flags) > 3:
        _counted(image, (left + 12, top + 62), "pennant", one.escapes, ink)
    else:
        for number, paint in enumerate(flags):
            put(image, ART.sprite(paint, ICON), left + 12 + 32 * number, top + 62 - ICON / 2)
    at = left + 12 + 32 * 3 + 8
    for shown, paint in ((one.kit, "kit"), (one.dared, "dare")):
        if shown:
            put(image, ART.sprite(paint, ICON), at, top + 62 - ICON / 2)
            at += ICON + 8
    count = {place: sum(man.place == place for man in one.men) for place in (*CELLS, DEAD)}
    held = sum(count[cell] for cell in CELLS)
    always = [("crate", one.equipment), ("cards", one.count)]
    sad = [(paint, lost) for paint, lost in (("bars", held), ("skull", count[DEAD])) if lost]
    _row(image, left + 10, right - 2, top + 97, [*always, *sad], ink)


def _german(image: Image.Image, box: Box, view: View, say: Say) -> None:
    """Draw the German: guards in barracks and on the board, his cards, a turn that sabotage takes."""
    left, top, right, _ = box
    ink = _plate(image, box, view, view.german, FIELD, say, left + 52)
    put(image, ART.sprite("helmet", 40), left + 8, top + 6)
    inside = sum(guard.place == BARRACKS for guard in view.guards)
    outside = len(view.guards) - inside
    _row(image, left + 10, right - 4, top + 62, (("bed", inside), ("shield", outside)), ink)
    shown: list[tuple[str, int]] = [("orders", view.hand_count)]
    if view.called:
        shown.append(("bell", 1))
    _row(image, left + 10, right - 4, top + 97, shown, ink)
    if view.skipped:
        put(image, ART.sprite("spanner", ICON), left + 106, top + 97 - ICON / 2)


FLAT = (DARK,)
BLENDS = ((DARK, WHITE), (mix(INK, DARK, 0.5), YELLOW))
