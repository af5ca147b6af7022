"""Public pictures of Escape Plan: the town, great moments, and the end with all secrets revealed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.art.colours import ORANGE, TOKENS, VERMILION, WHITE, YELLOW, Colour, readable
from bot.art.lettering import drawn_name
from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.scene.pieces import face, portrait
from bot.scene.records import Label, Panel, Part, Piece, Run, Scene
from cogs.escape_plan.data import NUMBERS, PLACES, PLANS
from cogs.escape_plan.events.course import ExitClosed
from cogs.escape_plan.events.police import Arrested, Handcuffed
from cogs.escape_plan.events.visits import Escaped
from cogs.escape_plan.face import ending as words_of_end
from cogs.escape_plan.face import lines, parts, scenes, town
from cogs.escape_plan.face.parts import GREY, LEAST, LOST, RED, STEEL, WIDTH, line
from cogs.escape_plan.rules import scoring
from cogs.escape_plan.rules.facts import CLOSED, UNKNOWN, exit_state, visited_places
from cogs.escape_plan.view import View

MOMENT, STRIP = 600, 150
"""The height of the picture of a great moment, and of the row at its bottom, in pixels."""

TEXT = 460
"""The left edge of the words in the picture of a great moment, in pixels."""

LABELS, HEAD, GAP = 330, 124, 8
"""Sizes in the result table: width of row names, height of column heads, gap between groups of rows."""


def board(view: View, say: Say) -> Scene:
    """Return the picture of the town, which everybody sees.

    It shows what happens now, the tiles with all pawns, and the exits with their prices.
    """
    seen = town.landscape(view)
    frame = town.fit([site.at for site in seen.city], parts.TOWN)
    now = lines.now(view, say) if view.result is None else words_of_end.ending_line(view, None, say)
    tiles = [
        Part(f"tile {site.tile}", lines.tile_line(view, site, say), tuple(town.tile_drawings(pieces)))
        for site, pieces in town.sites(seen, seen.city, frame, say, town.place_letters(say))
    ]
    shown = (
        parts.header(view, view.placed, now, say),
        parts.exits(view, view.exit_stacks, lines.exits_line(view, say), say),
        *(Part(f"player {seat}", lines.short_player_line(view, seat, say)) for seat in view.order),
        *tiles,
    )
    facts = (lines.offer_line(view, say),) if view.display else ()
    return Scene(shown, facts=facts)


def moment(view: View, event: Event, say: Say) -> Scene | None:
    """Return the picture of a great moment: the player, what happened, and how all players are doing.

    The result is None for events that are not great moments.
    """
    page = scenes.scene(view, event, say)
    if page is None:
        return None
    match event:
        case Escaped():
            player = view.players[event.who]
            pieces = [town.gate("way-out", event.exit, 220, 222, 340), _token(event.who, 350, 384, 176, say)]
            counts = [
                parts.counted_sign(sprite, count, TEXT + 48 + 214 * at, 366, 96)
                for at, (sprite, count) in enumerate(
                    (("star", player.notoriety), ("wound", player.wounds), ("handcuffs", player.handcuffs))
                )
            ]
            said = _said(drawn_name(say.names, event.who), say("escape_plan-scene-picture-escaped"), WHITE)
            part = Part(
                "moment", page.title, (*pieces, *(piece for piece, _ in counts)), (*said, *(run for _, run in counts))
            )
            colour, strip = (
                TOKENS[event.who],
                Part("players", pieces=tuple(parts.fate_tokens(view, MOMENT - STRIP / 2, say))),
            )
        case Arrested():
            pieces = [_token(event.who, 220, 222, 270, say), Piece("bars", 220, 222, 340)]
            part = _handcuffs_part(event.who, pieces, len(NUMBERS.contact_slots) + 1, "arrested", LOST, page.title, say)
            colour, strip = RED, Part("players", pieces=tuple(parts.fate_tokens(view, MOMENT - STRIP / 2, say)))
        case Handcuffed():
            pieces = [_token(event.who, 220, 178, 250, say), Piece("handcuffs", 220, 346, 200)]
            part = _handcuffs_part(event.who, pieces, event.handcuffs, "handcuffed", ORANGE, page.title, say)
            colour, strip = ORANGE, Part("players", pieces=tuple(parts.fate_tokens(view, MOMENT - STRIP / 2, say)))
        case ExitClosed():
            left = view.exit_stacks[view.closed.index(event.exit)]
            tiles = [Piece("exit-tile", TEXT + 58 + 130 * at, 366, 116, Label("$?", 0.66)) for at in range(left)]
            said = _said(
                say("escape_plan-place-exit_number", number=event.exit), say("escape_plan-scene-picture-closed"), ORANGE
            )
            part = Part("moment", page.title, (town.gate("barred", event.exit, 220, 222, 340), *tiles), said)
            colour, strip = VERMILION, _exits_part(view, say)
        case _:
            return None
    stage = Part("stage", panels=(Panel((0, 0, WIDTH, 14), colour, True), parts.background(MOMENT - STRIP, MOMENT)))
    told = (Part("told", each) for each in page.lines)
    return Scene((stage, part, strip, *told), size=(WIDTH, MOMENT))


def _token(seat: Seat, x: float, y: float, size: float, say: Say) -> Piece:
    return replace(portrait(say.names, seat, x, y, size), layer=3)


def _said(name: str, what: str, ink: Colour) -> tuple[Run, Run]:
    room = WIDTH - TEXT - 30
    return line(name, TEXT, 120, room, 100), line(what, TEXT, 230, room, 76, ink)


def _handcuffs_part(
    seat: Seat, pieces: Sequence[Piece], count: int, key: str, ink: Colour, told: str, say: Say
) -> Part:
    """Return the part of a picture with a player's handcuffs, and with those missing for an arrest."""
    cuffs = [
        Piece("handcuffs" if at < count else "handcuffs-space", TEXT + 54 + 118 * at, 366, 106)
        for at in range(len(NUMBERS.contact_slots) + 1)
    ]
    said = _said(drawn_name(say.names, seat), say(f"escape_plan-scene-picture-{key}"), ink)
    return Part("moment", told, (*pieces, *cuffs), said)


def _exits_part(view: View, say: Say) -> Part:
    """Return the part of a picture with the three exits and their patrol cards. It names the open exit."""
    pieces, runs, y = [], [], MOMENT - STRIP / 2
    for number in (1, 2, 3):
        x, state = 86 + (number - 1) * 390, exit_state(view, number)
        sign = "barred" if state == CLOSED else "door" if state == UNKNOWN else "way-out"
        pieces.append(town.gate(sign, number, x, y, 110))
        if sign == "way-out":
            runs.append(line(say("escape_plan-scene-picture-open"), x + 72, y, 260, 52, YELLOW))
        else:
            pieces += parts.patrol_cards(view.shown.count(number), x + 104, y, 60)
    return Part("exits", pieces=tuple(pieces), runs=tuple(runs))


class Opened(NamedTuple):
    """A player's plan card and score, which are public in an ended game.

    Only `revealed_secrets` creates such records.
    """

    amounts: tuple[int, ...]
    """The amount that the plan card pays for each place; 0 means income."""
    taken: tuple[str, ...]
    score: scoring.Score | None
    """The player's score; None for a player who was arrested before the end."""
    lost: int


def revealed_secrets(view: View) -> tuple[Opened, ...]:
    """Return the plan card and the score of each player in an ended game.

    Raises ValueError while the game runs.
    """
    if view.result is None:
        raise ValueError("the game is not over")
    return tuple(
        Opened(
            PLANS[one.plan or ""].amounts,
            visited_places(view, seat),
            words_of_end.score(view, seat) if one.at[0] else None,
            words_of_end.lost_stash(view, seat),
        )
        for seat, one in enumerate(view.players)
    )


def ending(view: View, say: Say) -> Scene | None:
    """Return the result table of an ended game as a picture, with a column for each player.

    The winner's column is bright. There is a row for each place, and for each term of the score that a player has. The
    result is None while the game runs.
    """
    if view.result is None:
        return None
    found = revealed_secrets(view)
    sums = [
        term
        for term in lines.score_terms(view)
        if term != "stash" and any(one.score is not None and getattr(one.score, term) for one in found)
    ]
    rows = len(PLACES) + len(sums) + 1
    pitch = min(56.0, (parts.HEIGHT - HEAD - 3 * GAP) / rows)
    middles = [HEAD + GAP * (2 if row >= len(PLACES) else 1) + (row + 0.5) * pitch for row in range(rows)]
    names = [say(f"escape_plan-row-{place}") for place in PLACES]
    names += [say(f"escape_plan-term-{term}") for term in (*sums, "total")]
    labels = tuple(
        Run(parts.cut(name, LABELS - 20), 14, y, LEAST, YELLOW if y == middles[-1] else WHITE)
        for name, y in zip(names, middles, strict=True)
    )
    seats = _by_success(view, found)
    step = (WIDTH - LABELS - 12) / len(seats)
    ground = parts.background(HEAD, HEAD + 1.5 * GAP + len(PLACES) * pitch)
    columns = [
        _column(view, seat, found[seat], sums, (LABELS + at * step, step), middles, say)
        for at, seat in enumerate(seats)
    ]
    places = Part("rows", words_of_end.ending_line(view, None, say), runs=labels, panels=(ground,))
    return Scene((places, *columns), size=(WIDTH, round(HEAD + rows * pitch + 3 * GAP)))


def _by_success(view: View, found: Sequence[Opened]) -> list[Seat]:
    """Return the seats of all players in order of success.

    Players who escaped come first, the richest of them at the top. Then come players caught at the end, then players
    arrested before.
    """

    def key(seat: Seat) -> tuple[bool, bool, bool, int]:
        one, score = view.players[seat], found[seat].score
        out = one.fate == "escaped"
        won = view.result is not None and seat in view.result.winners
        return not out, not won, score is None, -score.total if out and score else 0

    return sorted(range(len(view.players)), key=key)


def _column(
    view: View, seat: Seat, one: Opened, sums: Sequence[str], box: tuple[float, float], middles: Sequence[float],
    say: Say,
) -> Part:  # fmt: skip
    """Return one player's column of the result table: amounts of the plan card, and terms of the score."""
    (left, wide), player = box, view.players[seat]
    won, x = view.result is not None and seat in view.result.winners, left + wide / 2
    pitch = min(68.0, wide / 3.1)
    pieces = [
        town.pawn(say.names, seat, x - pitch, 36, pitch - 2, False, False),
        face(seat, x, 36, pitch - 2),
        parts.fate_mark(player.fate, player.place, x + pitch, 36, pitch - 4),
    ]
    name = parts.cut(drawn_name(say.names, seat), wide - 24)
    runs = [Run(name, x, 94, LEAST, readable(TOKENS[seat]) if won else WHITE, "mm")]
    for place, amount, y in zip(PLACES, one.amounts, middles, strict=False):
        ink = WHITE if place in one.taken and one.score is not None else GREY
        runs.append(Run(f"{amount or '$'}{' ✓' if place in one.taken else ''}", x, y, LEAST, ink, "mm"))
    values = [0 if one.score is None else getattr(one.score, term) for term in sums]
    runs += [
        Run(str(value).replace("-", "−") if value else "·", x, y, LEAST, parts.colour_of_value(value), "mm")
        for value, y in zip(values, middles[len(PLACES) :], strict=False)
    ]
    total = one.lost if one.score is None else one.score.total
    text = str(total) if player.fate == "escaped" else f"({total})"
    runs.append(Run(text, x, middles[-1], 44, YELLOW if won else STEEL, "mm"))
    panel = Panel((left, 4, left + wide - 8, HEAD - 4), TOKENS[seat], won)
    told = " ".join(_column_text(view, seat, one, sums, text, say))
    return Part(f"player {seat}", told, tuple(pieces), tuple(runs), (panel,))


def _column_text(view: View, seat: Seat, one: Opened, sums: Sequence[str], total: str, say: Say) -> Iterator[str]:
    """Yield the texts in one player's column of the result table."""
    player = view.players[seat]
    yield f"{say.name(seat)}: {say(f'escape_plan-picture-{player.fate}') if player.fate != 'city' else ''}"
    took = [
        f"{say(f'escape_plan-row-{place}')} {amount or '$'}"
        for place, amount in zip(PLACES, one.amounts, strict=True)
        if place in one.taken
    ]
    took += [
        f"{say(f'escape_plan-term-{term}')} {getattr(one.score, term)}"
        for term in sums
        if one.score is not None and getattr(one.score, term)
    ]
    yield ", ".join((*took, f"{say('escape_plan-term-total')} {total}"))
