"""The picture of a position in a replay: the ship, all players, and every code (§3.1).

The codes of one rank in a sector or a hand are drawn at the same point.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.art.colours import TOKENS, WHITE
from bot.art.lettering import drawn_name
from bot.art.pen import Box
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import plain
from bot.scene.pieces import on, token
from bot.scene.records import Badge, Label, Panel, Part, Piece, Run, Scene
from cogs.alien1979 import data
from cogs.alien1979.face import now, parts, words
from cogs.alien1979.face.arrangements import ALIEN
from cogs.alien1979.face.moments import figures, mood
from cogs.alien1979.state import Codes, State
from cogs.alien1979.view import View, view

SHARE = 0.8
"""The scale of a replay's picture, compared to the normal picture."""

WIDE, SHIP, PLATE = 960, 560, 116
"""The width of the picture, the height of the ship, the height of a player's name plate; in pixels."""

CODE, PITCH, LARGEST = 42, 52, 72
"""The width of a code, the distance between ranks, the width of the largest token; in pixels."""

MIDDLE = parts.MIDDLE * SHARE


def table(name: str, say: Say) -> Scene:
    """Return the background: the ship, and the players' name plates with a point for each rank of codes."""
    players = int(name)
    rooms = [parts.heading(place, words.place(place, say), SHARE) for place in words.PLACES]
    codes = Run(say("alien1979-picture-codes"), MIDDLE, 380, 34, anchor="mm")
    goal = parts.goal(players, 468, 152, MIDDLE)
    shown = [Part("ship", "", (goal,), (*rooms, codes))]
    for seat in range(players):
        left, top, right, bottom = _plate(seat, players)
        mark = token(say.names, seat, left + 36, top + 31, 44)
        name_ = Run(drawn_name(say.names, seat), left + 66, top + 32, 34, WHITE, room=round(right - left - 128))
        empty = (parts.code(rank, x, y, CODE) for rank, (x, y) in zip(data.RANKS, _held(seat, players), strict=True))
        faint = (replace(each, tone="faint") for each in empty)
        plate = Panel((left, top, right, bottom), TOKENS[seat])
        shown.append(Part(f"player {seat}", "", (mark, *faint), (name_,), (plate,)))
    high = SHIP + PLATE * -(-players // parts.COLUMNS[players])
    return Scene(tuple(shown), "ship", round(parts.HEIGHT * SHARE), size=(WIDE, high))


def replay(state: State, say: Say) -> Scene:
    """Return the picture of a state, with all codes and cards face-up."""
    seen = view(state, None)
    told = now.now_line(seen, say) if seen.result is None else now.ending_line(seen, None, say)
    footer = say("alien1979-footer", round=state.round, cards=len(state.deck))
    coming = (say("alien1979-diagram-next", card=words.card(state.deck[0], say)),) if state.deck else ()
    laid = (_alien(seen, say), *_panel(seen, say), *_pawns(seen, say), *_all_codes(state, say))
    facts = tuple(map(plain, (footer, told, *words.ship(seen, say), *coming)))
    return Scene((Part("all", "", laid),), str(len(state.pawns)), facts=facts)


def _alien(seen: View, say: Say) -> Piece:
    piece = parts.alien(seen.alien, mood(seen), ALIEN)
    text = say("alien1979-diagram-alien", mood=mood(seen), inside=words.inside(seen.alien, say))
    return replace(_small(piece), spot="alien", words=text)


def _small(piece: Piece) -> Piece:
    """Return a piece of the normal picture, moved and scaled for the replay."""
    return replace(piece, x=piece.x * SHARE, y=piece.y * SHARE, width=piece.width * SHARE)


def _panel(seen: View, say: Say) -> Iterator[Piece]:
    """Yield the pieces of the Alien's last card, its deck, and the way home."""
    if seen.card:
        text = say("alien1979-diagram-last", card=words.card(seen.card, say))
        yield on(parts.card(seen.card, MIDDLE, 114, 132), "last card", text)
    cards = seen.deck_size
    sprite, label = ("back-alien", Label(str(cards), 0.6, ink=WHITE)) if cards else ("slot", Label("0", 0.6, ink=WHITE))
    yield Piece(sprite, MIDDLE, 282, 66, label, spot="deck", words=say("alien1979-diagram-deck", count=cards))
    if seen.enterer is not None:
        who = say.name(seen.enterer)
        text = say("alien1979-diagram-entered", who=who, codes=words.list_codes(seen.shown, say))
        if seen.countdown is not None:
            text = say("alien1979-diagram-countdown", who=who, left=seen.countdown)
        yield on(parts.way_home(seen.enterer, seen.countdown, say.names, MIDDLE, 448, 156), "way home", text)


def _pawns(seen: View, say: Say) -> Iterator[Piece]:
    """Yield the tokens of all players in their places. A player who is out is on the name plate."""
    shown = figures(seen)
    if seen.result is not None:
        shown = tuple(each._replace(lit=False) for each in shown)
    for place in words.PLACES:
        for figure, piece in zip(there := [shown[seat] for seat in seen.at(place)],
                                 parts.crowd(there, say.names, _floor(place), LARGEST), strict=True):  # fmt: skip
            told = (
                say("alien1979-diagram-pawn", who=say.name(figure.seat), inside=words.inside(place, say)),
                say("alien1979-marks", marks=figure.marks),
                *words.armour(seen, figure.seat, say),
            )
            yield on(piece, f"pawn {figure.seat}", ", ".join(told))
    for figure in shown:
        if figure.fate != "alive":
            _, top, right, _ = _plate(figure.seat, len(shown))
            text = say(f"alien1979-diagram-{figure.fate}", who=say.name(figure.seat))
            yield replace(
                parts.sign(figure, 0, 0, 82), x=right - 36, y=top + 32, spot=f"pawn {figure.seat}", words=text
            )


def _floor(place: str) -> Box:
    """Return the rectangle for tokens in a place. In a sector it is between the codes and the Alien."""
    left, top, right, bottom = (SHARE * each for each in parts.ROOMS[place])
    top, bottom = top + SHARE * parts.HEAD + 4, bottom - 4
    if place in data.SECTORS:
        return left + 74, top, right - SHARE * ALIEN - 12, bottom
    return left + 14, top, right - 14, bottom


def _all_codes(state: State, say: Say) -> Iterator[Piece]:
    """Yield all codes by rank with their numbers, and the codes that players chose to put down."""
    for sector, codes in zip(data.SECTORS, state.lying, strict=True):
        left, top, _, _ = (SHARE * each for each in parts.ROOMS[sector])
        places = [(left + 36, top + SHARE * parts.HEAD + 26 + 49 * rank) for rank in range(len(data.RANKS))]
        yield from _codes(f"lying {sector}", words.place(sector, say), codes, places, 38, say)
    for seat, pawn in enumerate(state.pawns):
        whose = say("alien1979-diagram-hand", who=say.name(seat))
        yield from _codes(f"hand {seat}", whose, pawn.codes, _held(seat, len(state.pawns)), CODE, say)
    for seat, rank in state.chosen:
        x, y = _held(seat, len(state.pawns))[-1]
        text = say("alien1979-diagram-choice", who=say.name(seat), code=words.code(rank, say))
        yield on(parts.code(rank, x + PITCH + 6, y, CODE, Badge("bubble", 0.56, 0.22, 0.2)), f"choice {seat}", text)


def _codes(
    spot: str, where: str, codes: Codes, places: list[tuple[float, float]], width: float, say: Say
) -> Iterator[Piece]:
    for rank, (x, y) in zip(data.RANKS, places, strict=True):
        if count := codes.count(rank):
            text = say("alien1979-diagram-codes", where=where, codes=words.list_codes((rank,) * count, say))
            several = (Badge("count", 0.7, 0.68, 0.84, Label(f"×{count}", 0.95, ink=WHITE)),) if count > 1 else ()
            yield on(parts.code(rank, x, y, width, *several), f"{spot} {rank}", text)


def _held(seat: Seat, players: int) -> list[tuple[float, float]]:
    """Return the points at which a player's codes are drawn, one for each rank."""
    left, top, _, _ = _plate(seat, players)
    return [(left + 40 + PITCH * rank, top + 80) for rank in range(len(data.RANKS))]


def _plate(seat: Seat, players: int) -> Box:
    line, column = divmod(seat, parts.COLUMNS[players])
    width = (WIDE - 8) / parts.COLUMNS[players]
    left, top = 8 + column * width, SHIP + line * PLATE
    return left, top, left + width - 8, top + PLATE - 8
