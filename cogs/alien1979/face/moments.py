"""The pictures of great moments in Alien 1979, and the picture of the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.art.colours import WHITE, YELLOW
from bot.art.grid import grid
from bot.art.lettering import drawn_name
from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.scene.pieces import portrait, token
from bot.scene.records import Label, Part, Piece, Run, Scene
from cogs.alien1979 import data
from cogs.alien1979.events import Activated, Boarded, Died, Ejected, Entered, Launched, Sent
from cogs.alien1979.face import now, parts, scenes, words
from cogs.alien1979.face.ending import NEXT, revealed
from cogs.alien1979.face.parts import Figure
from cogs.alien1979.state import Codes
from cogs.alien1979.view import View

SIGNS = {data.MADRE: "terminal", data.NAVE: "rocket"}
"""The names of the signs for places that are not sectors. The sign of a sector is its suit."""

FLOOR = 306
"""The vertical middle of a great moment's picture without its heading, in pixels."""


def figures(view: View) -> tuple[Figure, ...]:
    """Return the public facts about each player of a running game, for pictures."""
    return tuple(
        Figure(
            seat,
            pawn.fate,
            pawn.marks,
            "shield-armed" if pawn.shielded else "weapon" if pawn.weapon else "",
            seat in view.owed,
            seat == view.turn,
            seat == view.enterer,
            pawn.count if view.enterer is None else None,
        )
        for seat, pawn in enumerate(view.pawns)
    )


def mood(view: View) -> str:
    """Return the Alien's mood: "calm", or "mad" once the codes are entered."""
    return "calm" if view.enterer is None else "mad"


def add_fate_words(shown: Sequence[Figure], say: Say) -> list[Figure]:
    """Return the figures. Players who are out get a word for their fate."""
    return [each if each.fate == "alive" else each._replace(word=say(f"alien1979-picture-{each.fate}"))
            for each in shown]  # fmt: skip


def moment(view: View, event: Event, say: Say) -> Scene | None:
    """Return the public picture of a great moment, or None for other events."""
    page = scenes.scene(view, event, say)
    if page is None:
        return None
    if isinstance(event, Launched):
        scene = _departure(view, event.who, say.names, True)
    else:
        scene = _draw_stage(_stage(view, event, say), say)
    shown = replace(scene.parts[0], words=page.title)
    return replace(scene, parts=(shown, *(Part("told", line) for line in page.lines)), size=(parts.WIDTH, parts.STAGE))


class Stage(NamedTuple):
    """The content of a great moment's picture.

    `people` has the acting players, each with the horizontal position and the size of the token. `dead` says whether
    these players died.
    """

    ground: str
    place: str
    people: tuple[tuple[Seat, int, int], ...]
    pieces: tuple[Piece, ...]
    dead: bool = False


def _stage(view: View, event: Event, say: Say) -> Stage:
    def code(rank: str, x: float, width: float) -> Piece:
        return parts.named(rank, words.code(rank, say), x, FLOOR, width)

    match event:
        case Died(who=who, sector=sector, cause=cause):
            card = (parts.card(cause, 600, FLOOR - 36, 214),) if cause else ()
            marks = Piece(f"marks-{data.DEADLY}", 600, 472, 240)
            return Stage("stage-mad", sector, ((who, 230, 230),), (*card, marks, _alien("mad")), dead=True)
        case Entered(who=who, codes=entered):
            laid = parts.codes(entered, say, (262, 120, 912, 492), 190)
            return Stage("stage-madre", data.MADRE, ((who, 140, 190),), (*laid, _alien("mad")))
        case Boarded(code=rank):
            aboard = [Figure(seat, marks=view.pawns[seat].marks) for seat in view.aboard]
            seats = parts.seats(view.capacity, aboard, say.names, (470, 110, 1180, 508), 230)
            arrow = Piece("arrow", 376, FLOOR, 130)
            return Stage("stage-nave", data.NAVE, (), (code(rank, 170, 240), arrow, *seats))
        case Activated(who=who, code=rank, turns=turns):
            count = Piece("hazard", 720, FLOOR, 310, Label(str(turns), 0.62, ink=YELLOW))
            rocket = Piece("rocket", 1040, FLOOR, 260)
            return Stage("stage-nave", data.NAVE, ((who, 160, 200),), (code(rank, 420, 210), count, rocket))
        case Ejected(who=who, whom=whom, place=place):
            way = Piece("rocket", 410, FLOOR, 240), Piece("arrow", 665, FLOOR, 190)
            return Stage("stage", place, ((who, 150, 180), (whom, 950, 240)), way)
        case Sent(who=who, whom=whom, place=place):
            seen = Piece("arrow", 390, FLOOR, 180), _alien(mood(view))
            return Stage(f"stage-{mood(view)}", place, ((who, 150, 180), (whom, 650, 240)), seen)
    raise ValueError(f"{event.key} is no great moment")


def _alien(mood: str) -> Piece:
    return Piece(f"alien-{mood}", 1045, FLOOR, 276)


def _draw_stage(stage: Stage, say: Say) -> Scene:
    """Return the picture of a great moment: the heading, the acting players with names, and other pieces."""
    pieces, runs = [Piece(SIGNS.get(stage.place, stage.place), 66, 53, 70)], []
    for seat, x, size in stage.people:
        mark = portrait(say.names, seat, x, FLOOR - 28, size, stage.dead)
        pieces += [mark, parts.sign(Figure(seat), x, FLOOR - 28, size)] if stage.dead else [mark]
        name, room = drawn_name(say.names, seat), max(250, size + 40)
        runs.append(Run(name, x, FLOOR + size / 2 + 10, 52, anchor="mm", room=room))
    heading = Run(words.place(stage.place, say).upper(), 124, 53, 58)
    return Scene((Part("moment", "", (*pieces, *stage.pieces), (heading, *runs)),), stage.ground, parts.STAGE)


def _departure(view: View, who: Sequence[Seat], names: Sequence[str], ship: bool) -> Scene:
    """Return the picture of the Nostromo blowing up, with the players `who` aboard the NAVE.

    If `ship` is false, the NAVE did not leave.
    """
    behind = [Figure(seat) for seat, pawn in enumerate(view.pawns) if pawn.fate != "left" and seat not in who]
    places = grid(max(1, len(behind)), (20, 90, 360, 420), 1, 120, 8)
    half = places.width / 2
    pieces = [
        piece
        for each, (x, y) in zip(behind, places.corners, strict=False)
        for piece in parts.out(each, names, x + half, y + half, places.width)
    ]
    if ship:
        pieces.append(Piece("flight", 800, 238, 640))
    if who:
        aboard = grid(len(who), (520, 400, 1180, 514), 1, 130, 14)
        half = aboard.width / 2
        pieces += [portrait(names, seat, x + half, y + half, aboard.width)
                   for seat, (x, y) in zip(who, aboard.corners, strict=True)]  # fmt: skip
    elif ship:
        pieces.append(Piece("skull", 850, 452, 116))
    return Scene((Part("departure", "", tuple(pieces)),), "space", parts.STAGE)


class Opened(NamedTuple):
    """The codes and cards of an ended game, public by then. Only `open_secrets` creates this record."""

    deck: tuple[data.Card, ...]
    lying: tuple[Codes, ...]
    hands: tuple[Codes, ...]


def open_secrets(view: View) -> Opened:
    """Return all codes and cards of an ended game. Raises ValueError while the game runs."""
    if view.result is None:
        raise ValueError("the game is not over")
    return Opened(view.deck, view.known, tuple(pawn.codes or () for pawn in view.pawns))


def ending(view: View, say: Say) -> Scene | None:
    """Return the picture of an ended game: the players who got away, all players, and the secrets.

    The result is None while the game runs.
    """
    if view.result is None:
        return None
    reason, winners = view.result.reason, view.result.winners
    told = Part("ending", now.ending_line(view, None, say))
    caption = say(f"alien1979-picture-end-{reason}")
    if reason in ("alien", "left"):
        places = grid(len(view.pawns), (40, 116, 430, 500), 1, 150, 14)
        half = places.width / 2
        lost = [
            piece
            for (seat, pawn), (x, y) in zip(enumerate(view.pawns), places.corners, strict=True)
            for piece in parts.out(Figure(seat, pawn.fate), say.names, x + half, y + half, places.width)
        ]
        sign = Piece("skull" if reason == "alien" else "door", 980, FLOOR, 250)
        shown = Part("stage", "", (*lost, Piece("alien-mad", 630, FLOOR, 276), sign), (Run(caption, 48, 53, 58),))
        ground = "stage-mad"
    else:
        scene = _departure(view, winners, say.names, reason != "limit")
        (shown,), ground = scene.parts, scene.ground
        shown = replace(shown, runs=(Run(caption, 812, 40, 56, WHITE, "mm"),))
    players = [
        Figure(
            seat,
            pawn.fate,
            lit=seat in winners,
            entered=seat == view.enterer,
            word=say(f"alien1979-picture-{'saved' if seat in winners else 'lost'}"),
        )
        for seat, pawn in enumerate(view.pawns)
    ]
    up = open_secrets(view)
    secrets = _codes(up, say) if view.enterer is None else _cards(up.deck, view.shown)
    coming = revealed(view, say)[-1:] if view.deck else ()
    facts = (*words.table(view, say), *coming)
    return Scene((told, shown, secrets, *parts.roster(add_fate_words(players, say), say)), ground, parts.STAGE, facts)


def _cards(deck: Sequence[data.Card], shown: Codes) -> Part:
    """Return the part of the picture with the Alien's next cards and the codes that were entered."""
    y = (parts.STAGE + parts.TOP) / 2
    pieces = [Piece("alien-mad", 70, y, 104)]
    pieces += [parts.card(one, 208 + at * 126, y, 112) for at, one in enumerate(deck[:NEXT])]
    pieces += [Piece("terminal", 872, y, 104)]
    pieces += [parts.code(rank, 966 + at * 66, y, 60) for at, rank in enumerate(shown)]
    return Part("cards", "", tuple(pieces))


def _codes(up: Opened, say: Say) -> Part:
    """Return the part of the picture with all codes face-up: in sectors above, in hands below."""
    rows = (
        [(Piece(sector, 0, 0, 62), lying) for sector, lying in zip(data.SECTORS, up.lying, strict=True) if lying],
        [(token(say.names, seat, 0, 0, 72), held) for seat, held in enumerate(up.hands) if held],
    )
    pieces = []
    for row, groups in enumerate(rows):
        left, y = 20.0, parts.STAGE + 46 + row * 88
        count = sum(len(held) for _, held in groups)
        wide = min(56, (1160 - 100 * len(groups)) / max(1, count) - 4)
        for sign, held in groups:
            pieces.append(replace(sign, x=left + 36, y=y))
            left += 78
            for rank in held:
                pieces.append(parts.code(rank, left + wide / 2, y, wide))
                left += wide + 4
            left += 22
    return Part("codes", "", tuple(pieces))
