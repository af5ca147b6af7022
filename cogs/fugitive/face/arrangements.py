"""The pictures of Fugitive: the table, private pictures, great moments and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.art.colours import SKY, WHITE, YELLOW
from bot.art.grid import grid
from bot.art.lettering import drawn_name, length
from bot.engine.event import Event
from bot.engine.move import Move
from bot.engine.texts import Say
from bot.engine.wording import sentence
from bot.scene.records import Part, Piece, Run, Scene
from cogs.fugitive import data
from cogs.fugitive.deduction import spans
from cogs.fugitive.events import Manhunt
from cogs.fugitive.face import event_words, hands, notepad, now, parts, scenes, words
from cogs.fugitive.face.holding import Holding, holding, list_just_drawn, list_missed_numbers
from cogs.fugitive.face.parts import HEIGHT, WIDTH, Place
from cogs.fugitive.view import SpotView, View

KINDS = ("free", "sprinting", "far", "dead")
"""The kinds of use that a card in the Fugitive's hand has now. Each kind has its own sign."""

HAND_TALL, SIGN = 1.3, 0.42
"""The heights of a card in the hand and of the sign below it, in widths of the card."""

CELL, PITCH, FIRST = 76, (83.4, 152), (58, 380)
"""On the notepad: the width of a number, the distances between numbers, the centre of the first one."""

FOOT = (24.0, 792.0, 1184.0, 896.0)
"""The rectangle of the legend below a hand, in pixels."""

MISSED = 6
"""The largest count of missed numbers that the picture shows. It shows the lowest ones.

The alternative text has all of them.
"""

MOMENT = 800
"""The height of the picture of a great moment, in pixels."""


def places(view: View) -> tuple[Place, ...]:
    """Return the places of the row as the viewer knows them."""
    own = view.result is None
    return tuple(
        Place(side(view, spot), spot.hideout, spot.sprint_count, spot.sprints, own and not spot.sprints_open)
        for spot in view.row
    )


def side(view: View, spot: SpotView) -> parts.Side:
    """Return the way in which the picture shows a card of the row to this viewer, for example face-down."""
    if spot.hideout is None:
        return "back"
    if spot.hideout == data.ESCAPE:
        return "escape"
    if spot.round == 0:
        return "start"
    if spot.revealed:
        return "found"
    return "own" if view.result is None else "lost"


def board(view: View, say: Say) -> Scene:
    """Return the picture of the table with public facts. After the game, return the picture of the end."""
    ended = ending(view, say)
    if ended is not None:
        return ended
    row = places(view)
    road, on_road = parts.row_on_road(row, view.variant != "none", words.row_line(view, say))
    there = {each.side for each in row}
    signs = [(parts.side_sign(each), say(f"fugitive-picture-{each}")) for each in parts.MARKED if each in there]
    guessed = (words.line("guesses", words.guesses(view, say), say),) if view.guesses else ()
    shown = (
        _title(view, now.now_line(view, say), say),
        on_road,
        parts.decks(view.deck_sizes, words.line("decks", words.decks(view, say), say)),
        *_sides(view, say),
        parts.legend(signs, (836, 800, WIDTH, 900)),
    )
    return Scene(shown, _ground(view, road), HEIGHT, (*guessed, *event_words.lines(view, say)))


def _ground(view: View, road: parts.Road) -> str:
    return f"{'manhunt' if view.phase == 'manhunt' else 'night'}-{road.lines}"


def _title(view: View, told: str, say: Say, room: int = WIDTH - 40) -> Part:
    hunted = view.phase == "manhunt"
    middle = say("fugitive-picture-manhunt") if hunted else say("fugitive-round", round=view.round)
    return parts.title(middle, now.short_now_line(view, say), told, room)


def _sides(view: View, say: Say) -> Iterator[Part]:
    told = words.line("hands", words.hands(view, say), say)
    for role, seat, held in (
        ("fugitive", view.fugitive, view.hand_size),
        ("marshal", view.marshal, view.marshal_hand_size),
    ):
        yield parts.side(role, seat, held, seat == now.highlighted_seat(view), say, told)
        told = ""


def has_hand(view: View) -> bool:
    """Return whether the viewer gets a private picture. Players get one while the game runs."""
    return view.viewer is not None and view.result is None


def hand(view: View, draft: Move | None, say: Say) -> Scene:
    """Return the private picture of a player, in which the choices of an unfinished move are marked.

    The Fugitive's picture shows cards and row, the Marshal's shows the notepad.
    """
    told = [Part("told", each) for each in hands.describe_picture(view, now.now_for(view, say), say)]
    shown = _own_hand(view, draft, say) if view.viewer == view.fugitive else _notepad(view, draft, say)
    return Scene((*told, *shown))


def _own_hand(view: View, draft: Move | None, say: Say) -> Iterator[Part]:
    """Yield the parts with the Fugitive's row, and with the cards of the hand by their use (§3.3)."""
    hold, held, vain, new = holding(view), view.hand or (), list_missed_numbers(view), list_just_drawn(view)
    yield _reach(hold, sorted(number for number in vain if number > hold.last), say)
    yield Part(
        "row",
        "",
        *parts.strip(places(view), (20, 98, 1180, 344 if held else 784), with_numbers=view.variant != "none"),
    )
    placed = grid(len(held), (28, 352, 1172, 784), HAND_TALL + SIGN, 190, 18)
    width, pieces, hideout, sprints = placed.width, list[Piece](), *_hiding(draft)
    for card, (left, top) in zip(held, placed.corners, strict=True):
        kind, x = _kind(card, hold), left + width / 2
        lit = card == hideout or card in sprints
        pieces.append(
            parts.hand_card(card, kind, x, top + width * HAND_TALL / 2, width, lit, card in vain, card in new)
        )
        worth = data.sprint(card) if card in sprints else 0
        pieces.append(parts.sign(kind, hold.need(card), worth, x, top + width * (HAND_TALL + 0.22), width))
    yield Part("hand", pieces=tuple(pieces))
    if hideout is not None:
        laid = sum(map(data.sprint, sprints))
        yield _chosen(say("fugitive-picture-laid", card=hideout, laid=laid, need=hold.need(hideout)))
        return
    there = {_kind(card, hold) for card in held}
    signs = [(Piece(f"sign-{each}", 0, 0, 60), say(f"fugitive-line-{each}")) for each in KINDS if each in there]
    if any(number in held or number > hold.last for number in vain):
        signs.append((Piece("crossed", 0, 0, 40), sentence(say("fugitive-picture-crossed"))))
    if new.intersection(held):
        signs.append((Piece("new", 0, 0, 42), sentence(say("fugitive-picture-new"))))
    yield parts.legend(signs, FOOT)


def _reach(hold: Holding, missed: list[int], say: Say) -> Part:
    """Return the part with the Fugitive's position, and how far the next hideout may be.

    The part ends with those higher numbers that the Marshal guessed wrongly.
    """
    reach, text = min(hold.end, data.ESCAPE), str(data.ESCAPE)
    if hold.last != data.ESCAPE:
        more = reach - hold.last - 1
        text = say("fugitive-picture-reach", last=hold.last, first=hold.last + 1, more=more, reach=reach)
    pieces, runs = [parts.token("fugitive", 58, 52, 80)], [Run(text, 116, 52, 60, WHITE, room=530)]
    if missed:
        told = " ".join((*map(str, missed[:MISSED]), *(("…",) if missed[MISSED:] else ())))
        runs.append(Run(told, 1180, 52, 44, parts.DIM, "rm"))
        pieces.append(Piece("crossed", 1150 - length(told, 44), 52, 42))
    return Part("reach", "", tuple(pieces), tuple(runs))


def _chosen(text: str) -> Part:
    return Part("chosen", runs=(Run(text, WIDTH / 2, 844, 50, YELLOW, "mm", 1140),))


def _hiding(draft: Move | None) -> tuple[int | None, frozenset[int]]:
    """Return the hideout and the sprint cards that the player has picked so far for an unfinished move."""
    if draft is None or draft.verb != "hide" or not draft.picks or not draft.picks[0]:
        return None, frozenset()
    rest = draft.picks[1] if len(draft.picks) > 1 else ()
    return int(draft.picks[0][0]), frozenset(map(int, rest))


def _kind(card: int, hold: Holding) -> str:
    groups = hold.near, hold.sprinting, hold.far, hold.dead
    return next(kind for kind, members in zip(KINDS, groups, strict=True) if card in members)


def _notepad(view: View, draft: Move | None, say: Say) -> Iterator[Part]:
    """Yield the parts of the notepad: the row, then the state of all numbers (§7).

    Each face-down hideout in the row shows the range of its possible numbers.
    """
    row = parts.strip(places(view), (116, 12, 1188, 276), with_numbers=view.variant != "none", spans=spans(view))
    yield Part("row", "", (parts.token("marshal", 60, 110, 96), *row[0]), row[1])
    states, vain = notepad.states(view), list_missed_numbers(view)
    chosen = draft.picks[0] if draft is not None and draft.verb == "guess" and draft.picks else ()
    named = frozenset(map(int, chosen))
    pieces = [
        parts.note(number, states[number], FIRST[0] + step * PITCH[0], FIRST[1] + line * PITCH[1], CELL,
                   number in named, number in vain and states[number] in notepad.OPEN)
        for line, band in enumerate(data.REGIONS)
        for step, number in enumerate(band)
    ]  # fmt: skip
    yield Part("notepad", pieces=tuple(pieces))
    if named:
        yield _chosen(say("fugitive-do-guess", numbers=tuple(map(str, sorted(named)))))
        return
    there = set(states.values())
    signs = [
        (parts.note(None, each, 0, 0, 28), say(f"fugitive-picture-{each}")) for each in notepad.STATES if each in there
    ]
    if any(states[number] in notepad.OPEN for number in vain):
        signs.append((Piece("crossed", 0, 0, 40), say("fugitive-picture-crossed")))
    yield parts.legend(signs, FOOT)


def moment(view: View, event: Event, say: Say) -> Scene | None:
    """Return the public picture of a great moment, or None for other events."""
    page = scenes.scene(view, event, say)
    if page is None:
        return None
    hunt, row = isinstance(event, Manhunt), places(view)
    role = "fugitive" if hunt else "marshal"
    guess = scenes.guess_of(view, event)
    found = scenes.places_of(view, guess) if guess else ()
    mark = parts.token(role, 60, 56, 98, view.fugitive if hunt else view.marshal)
    title = Part("title", page.title, (mark,), (Run(page.title, 120, 52, 52, room=1060),))
    strip = parts.strip(row, (20, 500, 1180, MOMENT - 12), found, goal=True)
    shown = _hunt(view, say) if hunt else _found([row[place] for place in found])
    told = (Part("told", line) for line in page.lines)
    return Scene((title, *told, shown, Part("row", "", *strip)), f"street-{'manhunt' if hunt else 'night'}", MOMENT,
                 size=(WIDTH, MOMENT))  # fmt: skip


def _found(found: list[Place]) -> Part:
    """Return the part of the picture with the hideouts that were just found and their sprint cards."""
    placed = grid(len(found), (40, 100, 1160, 474), 1.82, 190, 44)
    width, pieces, (columns, rows) = placed.width, list[Piece](), (6, 2) if len(found) == 1 else (2, 1)
    for spot, (left, top) in zip(found, placed.corners, strict=True):
        x, low = left + width / 2, top + width * parts.TALL + 8
        pieces.append(parts.card(spot.side, str(spot.number), x, top + width * parts.TALL / 2, width))
        pieces += parts.sprint_cards_below(spot, x, low, width * 0.5, min(96, (width - 4) / 2), columns, rows)
    return Part("found", pieces=tuple(pieces))


def _hunt(view: View, say: Say) -> Part:
    """Return the part about a manhunt: the 42, the number of face-down hideouts, the Marshal's name."""
    pieces = (
        parts.card("escape", str(data.ESCAPE), 600, 268, 210),
        *parts.pile(view.hidden_count(), 240, 230, 170),
        parts.token("marshal", 950, 230, 190, view.marshal),
    )
    runs = (
        Run(say("fugitive-scene-picture-hidden"), 240, 368, 50, WHITE, "mm", 340),
        Run(drawn_name(say.names, view.marshal), 950, 368, 50, SKY, "mm", 340),
    )
    return Part("hunt", "", pieces, runs)


class Opened(NamedTuple):
    """The row and both hands, which are public after the game. Only `opened` creates this record."""

    row: tuple[Place, ...]
    fugitive: tuple[int, ...]
    marshal: tuple[int, ...]


def opened(view: View) -> Opened:
    """Return all cards of an ended game face-up. Raises ValueError while the game runs."""
    if view.result is None:
        raise ValueError("the game is not over")
    return Opened(places(view), view.hand or (), view.marshal_hand or ())


def ending(view: View, say: Say) -> Scene | None:
    """Return the picture of an ended game: the whole row on its road, and both hands below the road.

    The result is None while the game runs.
    """
    if view.result is None:
        return None
    up = opened(view)
    lost = any(each.side == "lost" for each in up.row)
    signs = [(parts.side_sign("lost"), say("fugitive-picture-lost"))] if lost else []
    row, *note = words.open_row(view, say)
    road, on_road = parts.row_on_road(up.row, False, row)
    shown = (
        _title(view, now.ending_line(view, None, say), say, 780),
        on_road,
        *(Part("note", each) for each in note),
        *_sides(view, say),
        parts.legend(signs, (850, 140, WIDTH, 188)),
        *(_turned_up(role, held, line) for line, (role, held) in enumerate(zip(parts.COLOURS, up[1:], strict=True))),
    )
    return Scene(shown, _ground(view, road), HEIGHT, event_words.lines(view, say))


def _turned_up(role: str, held: tuple[int, ...], line: int) -> Part:
    """Return the part that shows a player's hand face-up, in one line or, if the hand is large, in two."""
    y = 816 + 56 * line
    placed = grid(len(held), (84, y - 27, 1192, y + 27), 0.68, 80, 5)
    width = placed.width
    shown = (parts.chip(each, left + width / 2, top + width * 0.34, width)
             for each, (left, top) in zip(held, placed.corners, strict=True))  # fmt: skip
    return Part(f"hand {role}", pieces=(parts.token(role, 44, y, 54), *shown))
