"""A position of Fugitive as pieces on a road of 42 numbers: where each card is (docs/rules/fugitive.md §2, §3.1).

A number is a spot: its card is a hideout, a sprint card, in a hand, or, where nothing lies, in a deck or out of play.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PIL import Image

from bot.art.cards import pile
from bot.art.colours import ORANGE, SKY, WHITE
from bot.art.lettering import font, write
from bot.art.pen import Point, put
from bot.art.png import clear_png, png
from bot.engine.diagram import Diagram, Piece
from bot.engine.texts import Say
from bot.engine.wording import plain
from cogs.fugitive import data
from cogs.fugitive.face import cards, event_words, scenery, words
from cogs.fugitive.face.picture import DIM, PALETTE, side_token
from cogs.fugitive.face.scenery import Road
from cogs.fugitive.face.strip import side
from cogs.fugitive.state import State
from cogs.fugitive.view import View, view

SIZE = (960, 664)

SCALE = 1.25
"""How much larger than a diagram the scenery is drawn."""

ROAD = Road(3, 14, (72, 85), (75, 50), 1, 148, 204)

CARD, SPRINT_CARD, CHIP = (58, 68), (63, 36), (62, 40)

TOKEN = 20
"""How large the token of a side is on a card of its hand."""

LIES: dict[str, cards.Side] = {lies: lies for lies in ("found", "own", "lost", "escape")}

SPRINT, HELD = 56, 99
"""How far below its place on the road a card lies that is a sprint card, and one that is in a hand."""

DECKS = ((60, 56), (330, 56), (600, 56))

LEGEND, LETTERS = 634, 21


def seen(state: State) -> View:
    """Give the view in which the whole row lies open."""
    return view(state, state.fugitive)


def diagram(state: State, shown: View, now: str, say: Say) -> Diagram:
    """Draw `state`, which `shown` is seen of; `now` says what it waits for or who won."""
    numbers = dict([*_row(shown, say), *_hands(state, say)])
    piles = (_pile(place, len(cards_left), say) for place, cards_left in enumerate(state.decks))
    facts = (
        say("fugitive-round", round=state.round),
        now,
        words.open_row(shown, say),
        *((words.line("guesses", words.guesses(shown, say), say),) if state.guesses else ()),
        *event_words.lines(shown, say),
    )
    ground = "manhunt" if state.phase == "manhunt" else "night"
    return Diagram(ground, (*piles, *(numbers[number] for number in sorted(numbers))), tuple(map(plain, facts)))


def _pile(place: int, count: int, say: Say) -> Piece:
    text = say("fugitive-diagram-deck", band=event_words.BAND_NAMES[place], count=count)
    return Piece(f"deck {place}", f"deck {count}", *DECKS[place], text)


def _row(shown: View, say: Say) -> Iterator[tuple[int, Piece]]:
    """Lay the hideouts on the road and the sprint cards below it."""
    for spot in shown.row[1:]:
        number = spot.hideout or 0
        lies = side(shown, spot)
        yield number, _piece(number, f"card {lies}", 0, say(f"fugitive-diagram-{lies}", number=number))
        open_or_not = "open" if spot.sprints_open else "covered"
        for card in spot.sprints or ():
            yield card, _piece(card, f"sprint {open_or_not}", SPRINT, say("fugitive-diagram-sprint", number=card))


def _hands(state: State, say: Say) -> Iterator[tuple[int, Piece]]:
    for role, held in (("fugitive", state.hand), ("marshal", state.marshal_hand)):
        for card in held:
            yield card, _piece(card, f"held {role}", HELD, say(f"fugitive-diagram-held-{role}", number=card))


def _piece(number: int, sprite: str, below: int, text: str) -> Piece:
    x, y = centre(number)
    return Piece(f"number {number}", f"{sprite} {number}", round(x), round(y) + below, text)


def centre(number: int) -> Point:
    """Give the place of a number on the road."""
    x, y = ROAD.centre(number - 1)
    return x / SCALE, y / SCALE


def ground(name: str, say: Say) -> bytes:
    """Draw the road with its numbers, the names of the decks, and what lies where."""
    wide = (round(SIZE[0] * SCALE), round(SIZE[1] * SCALE))
    image = scenery.track(ROAD, wide, name == "manhunt").resize(SIZE, Image.Resampling.LANCZOS)
    for number in range(1, data.ESCAPE + 1):
        x, y = centre(number)
        write(image, (x, y), str(number), 26, DIM if number < data.ESCAPE else cards.GOLD, "mm")
    for (x, y), band in zip(DECKS, event_words.BAND_NAMES, strict=True):
        write(image, (x + 56, y + 4), band, 34, WHITE)
    signs = {what: (piece, say(f"fugitive-diagram-legend-{what}")) for what, piece in _signs().items()}
    room = SIZE[0] - sum(piece.width + 26 for piece, _ in signs.values())
    long = sum(font(LETTERS).getlength(text) for _, text in signs.values())
    letters = min(LETTERS, int(LETTERS * room / long))
    left = 12.0
    for piece, text in signs.values():
        put(image, piece, left, LEGEND - piece.height / 2)
        write(image, (left + piece.width + 8, LEGEND), text, letters, DIM)
        left += piece.width + 26 + font(letters).getlength(text)
    return png(image, PALETTE)


def _signs() -> dict[str, Image.Image]:
    """Draw what the legend explains."""
    return {
        "found": cards.sign("found", 36),
        "card": cards.sign("own", 36),
        "sprint": cards.chip(8, SPRINT_CARD, True),
        "fugitive": side_token(True, 36),
        "marshal": side_token(False, 36),
    }


def sprite(name: str) -> bytes:
    """Draw a piece."""
    return clear_png(drawn(name))


@cache
def drawn(name: str) -> Image.Image:
    """Draw what a piece calls its sprite: how a card lies and its number, or a deck and how many it has."""
    *kind, last = name.split()
    number = int(last)
    if kind[0] == "deck":
        return pile(number, 64, cards.BACKS, 3)
    if kind[0] == "card":
        return cards.card(CARD, LIES[kind[1]], str(number))
    if kind[0] == "sprint":
        return cards.chip(number, SPRINT_CARD, kind[1] == "covered")
    piece = cards.held(number, CHIP, ORANGE if kind[1] == "fugitive" else SKY).copy()
    put(piece, side_token(kind[1] == "fugitive", TOKEN), 4, (CHIP[1] - TOKEN) / 2)
    return piece
