"""A position of Alien 1979 as pieces: the ship with everybody in it, and every code, in sectors and hands (§2, §3.1).

The codes of one rank in a sector or a hand are a spot.
"""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.art.cards import pile
from bot.art.colours import INK, TOKENS, WHITE, YELLOW
from bot.art.grid import grid
from bot.art.lettering import drawn_name, fitted, initials, lines, write
from bot.art.pen import Box, Pen, put
from bot.art.pen import sprite as painted
from bot.art.plates import plate
from bot.art.png import clear_png, png
from bot.engine.diagram import Diagram, Piece
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import plain
from cogs.alien1979 import data
from cogs.alien1979.face import creature, figures, pieces, scenery, words
from cogs.alien1979.face.art import ART, DECK, PALETTE, SPACE
from cogs.alien1979.face.picture import ALIEN
from cogs.alien1979.face.roster import COLUMNS
from cogs.alien1979.face.scenery import HEAD, PANEL, ROOMS
from cogs.alien1979.state import Codes, State
from cogs.alien1979.view import View, view

SHARE = 0.8
"""The size of a diagram as a share of the picture's, in which the scenery is drawn."""

WIDE, SHIP, PLATE = 960, 560, 116
"""The width of all, the height of the ship, and that of a player's plate."""

CODE, PITCH = (44, 46), 49
"""The size of a code, and from one rank to the next."""

LARGEST = 66
"""The width of the largest token."""

LEFT, TOP, RIGHT, BOTTOM = (SHARE * each for each in PANEL)
MIDDLE = round((LEFT + RIGHT) / 2)
CARD, STATUS = (136, 190), (156, 192)


def public(state: State) -> View:
    """Give what everybody sees."""
    return view(state, None)


def diagram(state: State, seen: View, now: str, say: Say) -> Diagram:
    """Draw `state`, of which everybody sees `seen`; `now` says what it waits for or who won."""
    letters = initials([say.name(seat) for seat in range(len(state.pawns))])
    laid = [_alien(state, say), *_panel(state, letters, say), *_pawns(state, seen, letters, say)]
    for sector, codes in zip(data.SECTORS, state.lying, strict=True):
        left, top, _, _ = (SHARE * each for each in ROOMS[sector])
        at = [(round(left + 34), round(top + SHARE * HEAD + 24 + PITCH * rank)) for rank in range(len(data.RANKS))]
        laid += _codes(f"lying {sector}", words.place(sector, say), codes, at, say)
    for seat, pawn in enumerate(state.pawns):
        whose = say("alien1979-diagram-hand", who=say.name(seat))
        laid += _codes(f"hand {seat}", whose, pawn.codes, _held(seat, len(state.pawns)), say)
    for seat, code in state.chosen:
        x, y = _held(seat, len(state.pawns))[-1]
        text = say("alien1979-diagram-choice", who=say.name(seat), code=words.code(code, say))
        laid.append(Piece(f"choice {seat}", f"choice {code}", x + PITCH + 10, y, text))
    coming = (say("alien1979-diagram-next", card=words.card(state.deck[0], say)),) if state.deck else ()
    footer = say("alien1979-footer", round=state.round, cards=len(state.deck))
    return Diagram(
        str(len(state.pawns)), tuple(laid), tuple(map(plain, (footer, now, *words.ship(seen, say), *coming)))
    )


def _alien(state: State, say: Say) -> Piece:
    left, top, right, bottom = (SHARE * each for each in ROOMS[state.alien])
    mood = "calm" if state.enterer is None else "mad"
    text = say("alien1979-diagram-alien", mood=mood, inside=words.inside(state.alien, say))
    return Piece("alien", f"alien {state.alien} {mood}", round((left + right) / 2), round((top + bottom) / 2), text)


def _panel(state: State, letters: tuple[str, ...], say: Say) -> Iterator[Piece]:
    """Lay the Alien's last card, its deck, and how far the way home is."""
    if state.discards:
        rank, suit = state.discards[-1]
        text = say("alien1979-diagram-last", card=words.card((rank, suit), say))
        yield Piece("last card", f"card {rank} {suit}", MIDDLE, 118, text)
    count = len(state.deck)
    yield Piece("deck", f"deck {count}", MIDDLE, 274, say("alien1979-diagram-deck", count=count))
    if state.enterer is not None:
        who, letter = say.name(state.enterer), letters[state.enterer]
        text = say("alien1979-diagram-entered", who=who, codes=words.listed(state.shown, say))
        if state.countdown is not None:
            text = say("alien1979-diagram-countdown", who=who, left=state.countdown)
        left = "-" if state.countdown is None else state.countdown
        yield Piece("way home", f"entered {state.enterer} {letter} {left}", MIDDLE, 450, text)


def _pawns(state: State, seen: View, letters: tuple[str, ...], say: Say) -> Iterator[Piece]:
    """Lay everybody where they are; who is out, on the own plate."""
    for place in words.PLACES:
        seats = seen.at(place)
        placed = grid(len(seats), _floor(place), pieces.TALL, LARGEST, 6)
        size, high = placed.width, round(placed.width * pieces.TALL)
        for seat, (left, top) in zip(seats, placed.corners, strict=True):
            pawn = seen.pawns[seat]
            turn = state.result is None and seat == state.turn
            lies = (size, pawn.marks, pieces.guard_of(pawn) or "-", int(turn), int(seat in state.owed))
            name = f"pawn {seat} {letters[seat]} {' '.join(map(str, lies))}"
            told = (
                say("alien1979-diagram-pawn", who=say.name(seat), inside=words.inside(place, say)),
                say("alien1979-marks", marks=pawn.marks),
                *words.armour(seen, seat, say),
            )
            yield Piece(f"pawn {seat}", name, round(left + size / 2), round(top + high / 2), ", ".join(told))
    for seat, pawn in enumerate(seen.pawns):
        if not pawn.place:
            left, top, right, _ = _plate(seat, len(seen.pawns))
            text = say(f"alien1979-diagram-{pawn.fate}", who=say.name(seat))
            yield Piece(f"pawn {seat}", f"out {pawn.fate}", round(right - 36), round(top + 32), text)


def _floor(place: str) -> Box:
    """Give the part of a room where tokens stand: in a sector between the codes and the Alien."""
    left, top, right, bottom = (SHARE * each for each in ROOMS[place])
    top, bottom = top + SHARE * HEAD + 4, bottom - 6
    if place in data.SECTORS:
        return left + 74, top, right - SHARE * ALIEN - 18, bottom
    return left + 16, top, right - 16, bottom


def _codes(spot: str, where: str, codes: Codes, places: list[tuple[int, int]], say: Say) -> Iterator[Piece]:
    """Lay codes rank by rank, how many there are of each."""
    for rank, (x, y) in zip(data.RANKS, places, strict=True):
        if count := codes.count(rank):
            text = say("alien1979-diagram-codes", where=where, codes=words.listed((rank,) * count, say))
            yield Piece(f"{spot} {rank}", f"code {rank} {count}", x, y, text)


def _held(seat: Seat, players: int) -> list[tuple[int, int]]:
    """Give the places of a player's codes."""
    left, top, _, _ = _plate(seat, players)
    return [(round(left + 40 + PITCH * rank), round(top + 78)) for rank in range(len(data.RANKS))]


def _plate(seat: Seat, players: int) -> Box:
    columns = COLUMNS[players]
    line, column = divmod(seat, columns)
    width = (WIDE - 8) / columns
    left, top = 8 + column * width, SHIP + line * PLATE
    return left, top, left + width - 8, top + PLATE - 8


def ground(name: str, say: Say) -> bytes:
    """Draw the ship and below it the players, with an empty place for each rank of codes."""
    players = int(name)
    ship = scenery.deck(lambda place: words.place(place, say))
    image = Image.new("RGB", (WIDE, SHIP + PLATE * -(-players // COLUMNS[players])), SPACE)
    image.paste(ship.crop((0, 0, ship.width, round(SHIP / SHARE))).resize((WIDE, SHIP), Image.Resampling.LANCZOS))
    goal = pieces.goal(players <= data.TRIO_UP_TO, STATUS[0])
    put(image, goal, MIDDLE - goal.width / 2, 424 - goal.height / 2)
    needed, size = lines(say("alien1979-picture-needed"), round(STATUS[0] / SHARE), 38)
    for line, text in enumerate(needed):
        write(image, (MIDDLE, 500 + line * 30), text, round(SHARE * size), WHITE, "mm")
    for seat, letter in enumerate(initials([say.name(seat) for seat in range(players)])):
        left, top, right, bottom = _plate(seat, players)
        put(image, plate((round(right - left), round(bottom - top)), TOKENS[seat], False), left, top)
        put(image, pieces.token_of(seat, letter, 38), left + 14, top + 12)
        who, letters = fitted(drawn_name(say.names, seat), round(right - left - 130), 30)
        write(image, (left + 62, top + 32), who, round(letters.size), WHITE)
        for rank, (x, y) in zip(data.RANKS, _held(seat, players), strict=True):
            put(image, _empty(rank), x - CODE[0] / 2, y - CODE[1] / 2)
    return png(image, PALETTE)


def _empty(rank: str) -> Image.Image:
    """Draw the place of codes that are elsewhere."""
    image = figures.bare(rank, CODE).copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: alpha // 6))
    return image


def sprite(name: str) -> bytes:
    """Draw a piece."""
    return clear_png(drawn(name))


def drawn(name: str) -> Image.Image:
    """Draw what a piece calls its sprite."""
    kind, *rest = name.split()
    if kind == "alien":
        return _room(*rest)
    if kind == "card":
        return pieces.face((int(rest[0]), rest[1]), CARD)
    if kind == "deck":
        return pile(int(rest[0]), 80, DECK, 3)
    if kind == "entered":
        return _way_home(int(rest[0]), *rest[1:])
    if kind == "pawn":
        seat, letter, size, marks, guard, turn, owed = rest
        shown = "" if guard == "-" else guard
        return pieces.pawn(int(seat), letter, int(size), int(marks), shown, turn == "1", owed == "1")
    if kind == "out":
        return ART.sprite("skull", 44) if rest[0] == "dead" else ART.sprite("door", 44)
    if kind == "choice":
        image = figures.bare(rest[0], CODE).copy()
        put(image, ART.sprite("bubble", 24), 0, 0)
        return image
    return _several(rest[0], int(rest[1]))


def _room(place: str, mood: str) -> Image.Image:
    """Draw the sector where the Alien is, alarmed, with it in the corner."""
    image = pieces.alarm(ROOMS[place], mood == "mad").copy()
    beast = creature.alien(mood == "mad", ALIEN)
    image.alpha_composite(beast, (image.width - 6 - ALIEN, image.height - 4 - beast.height))
    return image.resize((round(SHARE * image.width), round(SHARE * image.height)), Image.Resampling.LANCZOS)


def _way_home(seat: Seat, letter: str, left: str) -> Image.Image:
    """Draw who has entered the codes, or the countdown."""
    image = pieces.hazard(STATUS).copy()
    put(image, pieces.token_of(seat, letter, 60), (STATUS[0] - 60) / 2, 108)
    if left == "-":
        put(image, ART.sprite("terminal", 64), (STATUS[0] - 64) / 2, 32)
    else:
        put(image, painted((90, 80), lambda pen: pen.text((45, 40), left, 84, YELLOW)), (STATUS[0] - 90) / 2, 24)
    return image


def _several(rank: str, count: int) -> Image.Image:
    image = figures.bare(rank, CODE).copy()
    if count > 1:

        def paint(pen: Pen) -> None:
            pen.text((CODE[0] - 15, CODE[1] - 11), f"×{count}", 24, WHITE, rim=INK, width=3)

        put(image, painted(CODE, paint), 0, 0)
    return image
