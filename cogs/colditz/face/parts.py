"""Parts of the pictures around the castle: the top line, players, stock and cards.

The functions take a public view or plain values, so their pictures cannot reveal anything hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from bot.art.colours import WHITE, YELLOW, Colour, readable
from bot.art.lettering import SMALLEST, drawn_name, fitted, length
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import sentence
from bot.scene.pieces import face
from bot.scene.records import Badge, Panel, Part, Piece, Run
from cogs.colditz.data import kind
from cogs.colditz.face import castle, words
from cogs.colditz.face.art import FIELD, GREY, OFFICERS, PALE
from cogs.colditz.face.lines import acting_seat
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.state import BARRACKS, DEAD, GERMAN
from cogs.colditz.view import View

WIDTH, HEIGHT = 1200, 900

HEAD = 66
"""The height of the line at the top, in pixels."""

SIDE = 1064
"""The left edge of the column of players."""

FOOT = 834
"""The top of the line with the stock."""

LEAST = castle.LEAST

DICE = 2
"""The most dice shown: the last ones thrown."""

CARD = 56
"""The height of a row of cards, in pixels."""


def cut(text: str, room: float, size: int = LEAST) -> str:
    """Return the text, shortened if necessary to fit into the width `room` at a font size."""
    return fitted(text, int(room * SMALLEST / size), SMALLEST)[0]


def line(text: str, x: float, y: float, room: float, size: int, ink: Colour = WHITE, anchor: str = "lm") -> Run:
    """Return a line of text for a picture, shortened to fit a width. Letters are at least 40 pixels high."""
    size = next((each for each in range(size, LEAST, -2) if length(text, each) <= room), LEAST)
    return Run(cut(text, room, size), x, y, size, ink, anchor)


def now(view: View, say: Say) -> str:
    """Return the text about how the game ended, or about the current situation."""
    if view.result:
        winners = tuple(drawn_name(say.names, seat) for seat in view.result.winners)
        return say(f"colditz-picture-end-{view.result.reason}", who=winners)
    if view.interruption:
        return say(f"colditz-picture-interruption-{view.interruption.kind}")
    if view.phase != "act":
        return say(f"colditz-picture-{view.phase}")
    return say("colditz-picture-points", points=view.turn.points)


def acting_officer(view: View) -> int | None:
    """Return the officer number of the player who acts now.

    It is GERMAN for the German, and None if nobody acts.
    """
    if view.result or view.interruption:
        return None
    return None if view.phase == "colours" else GERMAN if view.phase == "posts" else view.active


def emblem(officer: int, x: float, y: float, width: float) -> Piece:
    """Return the emblem of an officer or of the German."""
    return Piece("helmet", x, y, width) if officer == GERMAN else castle.man(officer, "", (x, y), width * 0.9)


def header(view: View, told: str, say: Say) -> Part:
    """Return the line at the top of a picture: the round, the acting player, the situation, the last dice."""
    key = "colditz-picture-rounds" if view.rounds else "colditz-picture-round"
    when = Run(say(key, round=view.round, rounds=view.rounds), 14, HEAD / 2, 46)
    left, right, pieces = 14 + length(when.text, 46) + 34, WIDTH - 14.0, []
    thrown = [] if view.result else [eyes for pair in view.turn.dice for eyes in pair][-DICE:]
    for eyes in reversed(thrown):
        pieces.append(Piece(f"die-{eyes}", right - 26, HEAD / 2, 52))
        right -= 60
    who = acting_officer(view)
    if who is not None:
        pieces += [emblem(who, left + 22, HEAD / 2, 56), face(view.seat(who), left + 88, HEAD / 2, 62)]
        left += 130
    return Part("now", told, tuple(pieces), (when, line(now(view, say), left, HEAD / 2, right - left - 12, 46, YELLOW)))


def stocks(view: View) -> Part:
    """Return the line at the bottom of a picture: the stock of Equipment, and the cards in each deck."""
    found = [*zip(EQUIPMENT, view.piles, strict=True), ("cards", view.opportunity), ("orders", view.security)]
    step = SIDE / len(found)
    pieces, runs = [], []
    for number, (sprite, count) in enumerate(found):
        pieces.append(Piece(sprite, step * number + 44, (FOOT + HEIGHT) / 2, 48))
        runs.append(Run(str(count), step * number + 76, (FOOT + HEIGHT) / 2, 46))
    return Part("stocks", "", tuple(pieces), tuple(runs))


def is_highlighted(view: View, seat: Seat) -> bool:
    """Return whether a player's plate is highlighted: the player has the turn, or has won."""
    if view.result:
        return seat in view.result.winners
    return seat == acting_seat(view) and not view.undecided(view.officer(seat))


def roster(view: View, told: Sequence[str], say: Say) -> tuple[Part, ...]:
    """Return the column of players: the officers in turn order, then the German."""
    seats = (*range(len(view.officers)), GERMAN)
    high = (HEIGHT - HEAD) / len(seats)
    return tuple(
        _player(view, officer, HEAD + high * at, high, text, say)
        for at, (officer, text) in enumerate(zip(seats, told, strict=True))
    )


def _player(view: View, officer: int, top: float, high: float, told: str, say: Say) -> Part:
    """Return the plate of one player: name, emblem, possessions and numbers."""
    seat, shining = view.seat(officer), is_highlighted(view, view.seat(officer))
    german = officer == GERMAN
    colour = FIELD if german else GREY if view.officers[officer].out else OFFICERS[officer]
    ink = readable(colour) if shining else WHITE
    pitch = min(46.0, high / 3)
    lines = [top + high / 2 + pitch * (number - 1) for number in range(3)]
    asked = seat in view.asked
    name = "?" if view.undecided(officer) else drawn_name(say.names, seat)
    if german:
        counts, below = f"{sum(guard.place == BARRACKS for guard in view.guards)}", [("orders", view.hand_count)]
        extra = [sign for sign, there in (("bell", view.called), ("spanner", view.skipped)) if there]
    else:
        one = view.officers[officer]
        counts, below = f"{one.escapes}/{view.target}", [("crate", one.equipment), ("cards", one.count)]
        extra = [sign for sign, there in (("kit", one.kit), ("dare", one.dared)) if there]
    roomy = high > 180
    lines = [each - 22 * roomy for each in lines]
    badges = () if roomy else tuple(Badge(sign, 0.75, 0.86, 0.9 - 0.7 * at) for at, sign in enumerate(extra))
    if not german and any(man.place == DEAD for man in view.officers[officer].men):
        badges = (*badges, Badge("cross", 0.7, 0.2, 0.2))
    runs = [
        Run(cut(name, 116 - 38 * asked), SIDE + 9, lines[0], LEAST, ink),
        Run(counts, SIDE + 70, lines[1], LEAST, ink),
    ]
    sign = emblem(officer, SIDE + 27, lines[1], 38)
    pieces = [replace(sign, badges=badges)]
    if not roomy:  # the face covers the emblem, so the emblem is a badge on the face
        own = Badge(sign.sprite, 0.42, 0.16, 0.84)
        others = (replace(each, size=each.size * 0.73, y=each.y * 0.9) for each in badges)
        pieces.append(replace(face(seat, SIDE + 28, lines[1], 52), badges=(own, *others)))
    pieces.append(Piece("bed" if german else "pennant", SIDE + 57, lines[1], 24))
    if asked:
        pieces.append(Piece("question", WIDTH - 22, lines[0], 36))
    if roomy:
        pieces += [Piece(sign, SIDE + 25 + 38 * at, lines[2] + 46, 34) for at, sign in enumerate(extra)]
        pieces.append(face(seat, SIDE + 102, lines[2] + 48, 56))
    _add_counts(below, lines[2], ink, pieces, runs)
    panel = Panel((SIDE, round(top) + 1, WIDTH - 2, round(top + high) - 1), colour, shining)
    return Part(f"player {seat}", told, tuple(pieces), tuple(runs), (panel,))


def _add_counts(found: Sequence[tuple[str, int]], y: float, ink: Colour, pieces: list[Piece], runs: list[Run]) -> None:
    """Add signs, each with its number, to the lists `pieces` and `runs` of a picture, side by side."""
    for number, (sprite, count) in enumerate(found):
        pieces.append(Piece(sprite, SIDE + 21 + 64 * number, y, 32))
        runs.append(Run(str(count), SIDE + 39 + 63 * number, y, LEAST, ink))


def card_name(card: str, say: Say) -> str:
    """Return the short name of a card for a picture."""
    key = f"colditz-picture-card-{kind(card)}"
    return say(key) if key in say else sentence(words.card(card, say))


def counted_names(held: Sequence[str], say: Say) -> list[str]:
    """Return the names of cards. Each kind is listed once with its number, such as "Rope ×2"."""
    return [
        card_name(card, say) + (f" ×{count}" if count > 1 else "") for card, count in Counter(map(kind, held)).items()
    ]


def cards(held: Sequence[str], top: float, colour: Colour, say: Say) -> tuple[Part, float]:
    """Return the picture's part with cards in rows, and the position of its lower edge in pixels.

    Each card has its name.
    """
    found = counted_names(held, say)
    if not found:
        return Part(
            "cards", "", (), (Run(say("colditz-picture-no-cards"), 16, top + CARD / 2, LEAST, PALE),)
        ), top + CARD
    columns = min(4, len(found)) if len(found) != 5 else 3
    wide = min(400.0, (WIDTH - 16) / columns)
    panels, runs = [], []
    for number, name in enumerate(found):
        row, column = divmod(number, columns)
        left, high = 8 + column * wide, top + row * CARD
        panels.append(Panel((left, high + 2, left + wide - 8, high + CARD - 2), colour, True))
        room = wide - 28
        runs.append(Run(cut(name, room), left + wide / 2 - 4, high + CARD / 2, LEAST, readable(colour), "mm"))
    return Part("cards", "", (), tuple(runs), tuple(panels)), top + CARD * -(-len(found) // columns)


def counted_signs(found: Sequence[tuple[str, int]], x: float, y: float, step: float, size: float = 56) -> Part:
    """Return the picture's part with signs side by side, each with its number."""
    pieces = [Piece(sprite, x + size / 2 + step * at, y, size) for at, (sprite, _) in enumerate(found)]
    runs = [
        Run(str(count), x + size + 6 + step * at, y, 46, WHITE if count else PALE)
        for at, (_, count) in enumerate(found)
    ]
    return Part("counted", "", tuple(pieces), tuple(runs))
