"""The pictures of Alien 1979 during the game: the ship for everybody, and players' private pictures."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.art.colours import YELLOW, Colour
from bot.engine.move import Move
from bot.engine.texts import Say
from bot.scene.records import Part, Piece, Run, Scene
from cogs.alien1979 import data
from cogs.alien1979.face import now, own_words, parts, words
from cogs.alien1979.face.moments import add_fate_words, ending, figures, mood
from cogs.alien1979.face.outlook import Outlook, outlooks, percent
from cogs.alien1979.face.parts import Figure
from cogs.alien1979.minds.belief import cards_until
from cogs.alien1979.view import View

ALIEN, SMALL = 140, 100
"""The width of the Alien in a sector: in the public picture, and in private pictures; in pixels."""

DEADLY, RISKY = 0.15, 0.04
"""From these risks of death on, a picture shows the risk in red (`DEADLY`) or yellow (`RISKY`)."""

RISK = 54
"""The height of the line with a sector's risk, in pixels."""

STRIP = (196, 714, 1192, 896)
"""The rectangle at the bottom of a private picture, in which the player's codes are."""


def board(view: View, say: Say) -> Scene:
    """Return the picture of the ship with all players. After the game, return the picture of the end."""
    ended = ending(view, say)
    if ended is not None:
        return ended
    shown = figures(view)
    empty = tuple(words.place(name, say) for name in words.PLACES if not words.room(view, name, say))
    return Scene(
        (
            Part("now", now.now_line(view, say)),
            Part("alien", words.alien(view, say), (parts.alien(view.alien, mood(view), ALIEN),)),
            *_rooms(view, shown, say),
            Part("empty", say("alien1979-empty", places=empty) if empty else ""),
            _panel(view, say),
            *parts.roster(add_fate_words(shown, say), say),
        ),
        "ship",
        parts.HEIGHT,
    )


def _rooms(view: View, shown: Sequence[Figure], say: Say) -> list[Part]:
    """Return one part of the picture for each place, with its players, codes and name."""
    rooms = []
    for place in words.PLACES:
        there = [shown[seat] for seat in view.at(place)]
        runs, pieces = [parts.heading(place, words.place(place, say))], []
        if place == data.NAVE:
            pieces += parts.seats(view.capacity, there, say.names, parts.floor(place))
            runs.append(parts.count(place, len(there), view.capacity, 14))
        else:
            pieces += parts.crowd(there, say.names, parts.floor(place, right=ALIEN if place == view.alien else 0))
        if place in data.SECTORS:
            pieces += parts.heap(place, view.lying[data.SECTORS.index(place)])
        rooms.append(Part(place, words.room(view, place, say), tuple(pieces), tuple(runs)))
    return rooms


def _panel(view: View, say: Say, points: int | None = None) -> Part:
    """Return the side panel: the Alien's last card, its deck, and the way home.

    If `points` is given, the panel begins with the action points that are left.
    """
    pieces: list[Piece] = []
    if points is not None:
        pieces += [
            Piece("coin" if at < points else "spent", parts.MIDDLE - 46 + 92 * at, 56, 74) for at in range(data.POINTS)
        ]
    wide, top = (170, 24) if points is None else (118, 104)
    if view.card:
        pieces.append(parts.card(view.card, parts.MIDDLE, top + wide * parts.CARD / 2, wide))
    pieces += parts.deck(view.deck_size, parts.MIDDLE - 9, 327, 72)
    runs = [Run(say("alien1979-picture-round", round=view.round), parts.MIDDLE, 404, 42, anchor="mm", room=196)]
    if view.enterer is not None:
        pieces.append(parts.way_home(view.enterer, view.countdown, say.names, parts.MIDDLE, 560, 196))
        if view.countdown is not None:
            turns = say("alien1979-picture-turns", left=view.countdown)
            runs.append(Run(turns, parts.MIDDLE, 632, 40, anchor="mm"))
    else:
        runs.append(Run(say("alien1979-picture-codes"), parts.MIDDLE, 476, 44, anchor="mm", room=200))
        pieces.append(parts.goal(len(view.pawns), 590, 204))
    return Part("panel", "", tuple(pieces), tuple(runs))


def has_hand(view: View) -> bool:
    """Return whether the viewer gets a private picture.

    Until the end, living players get one. Dead players get one while they have to decide something.
    """
    if view.viewer is None or view.result is not None:
        return False
    return view.pawns[view.viewer].alive or view.viewer in now.asked_seats(view)


def hand(view: View, draft: Move | None, say: Say) -> Scene:
    """Return a player's private picture.

    It shows the risk of dying in each sector, the cost of going to the sector, and the player's codes.
    """
    seat = view.viewer or 0
    picked = tuple(group[0] for group in draft.picks if group) if draft else ()
    aimed = [int(pick) for pick in picked if pick.isdigit()]
    seen = figures(view)
    shown = [each._replace(lit=each.seat in (seat, *aimed)) for each in seen]
    rooms = [_risk(view, each, [shown[other] for other in view.at(each.place)], each.place in picked, say)
             for each in outlooks(view, seat)]  # fmt: skip
    own: Sequence[Part] = (
        [_own(view, seen[seat], picked, say)] if view.enterer is None else parts.roster(add_fate_words(seen, say), say)
    )
    cards = say("alien1979-picture-deck", count=view.deck_size, draws=cards_until(view, seat))
    return Scene(
        (
            Part("now", now.now_for(view, seat, say)),
            *(Part("told", each) for each in (*own_words.codes(view, say), *own_words.known_codes_line(view, say))),
            Part("alien", "", (parts.alarm(view.alien, mood(view)), parts.only_alien(view.alien, mood(view), SMALL))),
            *rooms,
            *own,
            replace(_panel(view, say, view.points if view.turn == seat else 0), words=cards),
        ),
        "ship",
        parts.HEIGHT,
        words.table(view, say),
    )


def _risk(view: View, each: Outlook, there: Sequence[Figure], chosen: bool, say: Say) -> Part:
    """Return a place with its players and codes, the risk of dying in it, and the cost of going to it."""
    left, top, right, bottom = parts.ROOMS[each.place]
    runs, pieces = [parts.heading(each.place, words.place(each.place, say))], []
    if chosen:
        kind = "sector" if each.place in data.SECTORS else each.place
        pieces.append(Piece(f"chosen-{kind}", (left + right) / 2, (top + bottom) / 2, right - left + 20))
    if each.cost is not None:
        pieces.append(parts.coin(each.cost, right - 30, top + 27, 50))
    if each.place == data.NAVE:
        runs.append(parts.count(each.place, len(there), view.capacity, 14 if each.cost is None else 58))
    if each.safe:
        pieces.append(Piece("shield", left + 44, (top + parts.HEAD + bottom) / 2, 60))
        box = parts.floor(each.place, left=66)
        pieces += (
            parts.seats(view.capacity, there, say.names, box)
            if each.place == data.NAVE
            else parts.crowd(there, say.names, box)
        )
    else:
        at = data.SECTORS.index(each.place)
        text = say("alien1979-picture-risk", percent=percent(each.death))
        pieces += parts.heap(each.place, view.lying[at], view.known[at])
        pieces.append(Piece("risk", (left + right) / 2, top + 79, 442))
        runs.append(Run(text, left + 11, top + 78, 42, risk_colour(each.death), room=428))
        pieces += parts.crowd(
            there, say.names, parts.floor(each.place, RISK, SMALL if each.place == view.alien else 0), 88
        )
    return Part(each.place, own_words.risk(each, say), tuple(pieces), tuple(runs))


def risk_colour(chance: float) -> Colour:
    """Return the colour in which a picture shows a risk of death: red, yellow or green."""
    return parts.WOUND if chance >= DEADLY else YELLOW if chance >= RISKY else parts.CALM


def _own(view: View, figure: Figure, picked: Sequence[str], say: Say) -> Part:
    """Return the player's own token and codes. Picked codes are lifted; missing codes follow in grey."""
    mark = parts.pawn(figure._replace(lit=False, owed=False), say.names, 98, 776, 120)
    left, top, right, bottom = STRIP
    held = parts.codes(view.own, say, (left, top, left + 156 * max(1, len(view.own)), bottom), 144)
    for at, rank in enumerate(view.own):
        if rank in picked and rank not in view.own[:at]:
            held[at] = replace(held[at], tone="lift", y=held[at].y + 12)
    pieces = [mark, *held]
    start, y, runs = left + 156.0 * len(view.own) + 12, (top + bottom) / 2, []
    ways = own_words.list_missing_sets(view.own, len(view.pawns))
    if not view.own:
        pieces.append(parts.goal(len(view.pawns), y, 260, left + 140))
    elif not ways[0]:
        pieces.append(Piece("terminal", start + 72, y, 130))
    else:
        wide = min(84, (right - start - 44 * len(ways)) / sum(map(len, ways)) - 6)
        for number, way in enumerate(ways):
            runs.append(Run("/" if number else "+", start + 22, y, 60, YELLOW, "mm"))
            start += 44
            for rank in way:
                pieces.append(replace(parts.code(rank, start + wide / 2, y, wide), tone="shade"))
                start += wide + 6
    return Part("own", "", tuple(pieces), tuple(runs))
