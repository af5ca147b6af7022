"""The picture of a position in a replay: it shows where each of the 42 numbers is.

Each number has a fixed spot on a road. The card on the spot shows whether the number is a hideout, a sprint card or in
a hand. An empty spot means that the card is in a deck or out of the game. See docs/rules/fugitive.md §2, §3.1.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.art.colours import WHITE, YELLOW
from bot.art.pen import Point
from bot.engine.texts import Say
from bot.engine.wording import plain
from bot.scene.pieces import on
from bot.scene.records import Badge, Label, Part, Piece, Run, Scene
from cogs.fugitive import data
from cogs.fugitive.face import arrangements, event_words, now, parts, words
from cogs.fugitive.state import State
from cogs.fugitive.view import View, view

SIZE = WIDE, HIGH = 960, 704

COLUMNS, PITCH, FIRST, DROP = 11, 85, 172, 126
"""The numbers in a line, their distance, the height of the first line, and the distance of lines."""

CARD = 76

DECKS = tuple((50 + 305 * place, 52) for place in range(3))


def table(name: str, say: Say) -> Scene:
    """Return the background of the replay picture: the road, its numbers, deck names and the legend."""
    numbers = tuple(
        Run(str(number), *centre(number), 34, parts.DIM if number < data.ESCAPE else parts.GOLD, "mm")
        for number in range(1, data.ESCAPE + 1)
    )
    bands = tuple(Run(band, x + 50, y, 40, WHITE) for (x, y), band in zip(DECKS, event_words.BAND_NAMES, strict=True))
    return Scene((Part("road", runs=(*numbers, *bands)), _legend(say)), f"replay-{name}", HIGH, size=SIZE)


def _legend(say: Say) -> Part:
    signs = {
        "found": parts.side_sign("found"),
        "card": parts.side_sign("own"),
        "sprint": parts.chip(8, 0, 0, 54, own=True),
        "fugitive": parts.token("fugitive", 0, 0, 40),
        "marshal": parts.token("marshal", 0, 0, 44),
    }
    told = [(piece, say(f"fugitive-diagram-legend-{what}")) for what, piece in signs.items()]
    return parts.legend(told, (12, HIGH - 100, WIDE - 8, HIGH), 32)


def centre(number: int) -> Point:
    """Return the centre of a number's spot. The road runs from right to left in every second line."""
    line, step = divmod(number - 1, COLUMNS)
    return 12 + PITCH * ((COLUMNS - 1 - step if line % 2 else step) + 0.5), FIRST + DROP * line


def replay(state: State, say: Say) -> Scene:
    """Return the picture of a state with all cards face-up."""
    shown = view(state, state.fugitive)
    numbers = dict([*_row(shown, say), *_hands(state, say)])
    piles = tuple(_pile(place, len(left), say) for place, left in enumerate(state.decks))
    facts = (
        say("fugitive-round", round=state.round),
        now.now_line(shown, say),
        *words.open_row(shown, say),
        *((words.line("guesses", words.guesses(shown, say), say),) if state.guesses else ()),
        *event_words.lines(shown, say),
    )
    ground = "manhunt" if state.phase == "manhunt" else "night"
    pieces = (*piles, *(numbers[number] for number in sorted(numbers)))
    return Scene((Part("cards", pieces=pieces),), ground, facts=tuple(map(plain, facts)), size=SIZE)


def _pile(place: int, count: int, say: Say) -> Piece:
    text = say("fugitive-diagram-deck", band=event_words.BAND_NAMES[place], count=count)
    x, y = DECKS[place]
    label = Label(str(count), 0.74 if count < 10 else 0.6, ink=YELLOW if count else parts.DIM)
    return Piece("back" if count else "slot", x, y, 70, label, spot=f"deck {place}", words=text)


def _row(shown: View, say: Say) -> Iterator[tuple[int, Piece]]:
    """Yield the hideouts and sprint cards of the row as pairs (number, piece)."""
    for spot in shown.row[1:]:
        number = spot.hideout or 0
        lies = arrangements.side(shown, spot)
        text = say(f"fugitive-diagram-{lies}", number=number)
        yield number, on(parts.card(lies, str(number), *centre(number), CARD), f"number {number}", text)
        for each in spot.sprints or ():
            text = say("fugitive-diagram-sprint", number=each)
            piece = parts.chip(each, *centre(each), CARD, not spot.sprints_open)
            yield each, on(piece, f"number {each}", text)


def _hands(state: State, say: Say) -> Iterator[tuple[int, Piece]]:
    for role, held in (("fugitive", state.hand), ("marshal", state.marshal_hand)):
        mark = parts.token(role, 0, 0, 0)
        badge = Badge(mark.sprite, 0.38, 0.24, 0.5, mark.label)
        for card in held:
            text, label = say(f"fugitive-diagram-held-{role}", number=card), Label(str(card), 0.62, 0.68, ink=WHITE)
            yield card, Piece(f"held-{role}", *centre(card), CARD, label, (badge,), spot=f"number {card}", words=text)
