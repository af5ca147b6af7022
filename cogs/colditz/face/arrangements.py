"""Public pictures of Escape from Colditz: the board, great moments, and the end with all hands.

The picture of the board shows the castle without coordinates. The men of one officer who are in the same area share a
token with their number, and so do guards. A man alone shows his letter, a guard alone his number. Around the castle are
the current situation (top), the players (right) and the stock of Equipment (bottom).

Close-ups for players who move a pawn are in `close_up.py`. Hands are drawn only from `Opened` values, which exist only
after the game.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.art.colours import INK, WHITE, YELLOW
from bot.art.lettering import drawn_name
from bot.art.lettering import lines as broken
from bot.engine.event import Event
from bot.engine.texts import Say
from bot.scene.pieces import face
from bot.scene.records import Badge, Panel, Part, Piece, Run, Scene
from cogs.colditz.events.prisoners import Escaped
from cogs.colditz.face import castle, escapes, lines, names, parts, words
from cogs.colditz.face.art import LETTERS
from cogs.colditz.face.lattice import PLACES, Frame
from cogs.colditz.face.moments import Moment
from cogs.colditz.face.moments import moment as found_in
from cogs.colditz.face.scenes import headline
from cogs.colditz.face.scenes import page as told_of
from cogs.colditz.face.window import Window, densest_points, points, window
from cogs.colditz.rules.castle.board import EQUIPMENT, MISC
from cogs.colditz.rules.castle.pawns import owner
from cogs.colditz.state import DEAD, GERMAN, Cards, Interruption, Stock
from cogs.colditz.view import View

OVERVIEW = (4.0, 68.0, 1057.0, 830.0)
"""The part of the board with the castle."""

FRAME = Frame(9, 4, 68)
"""The scale of the castle in the picture of the board, in whole pixels.

Whole pixels keep all spaces alike and the file small.
"""

PEOPLE = (32.0, 98.0, 1028.0, 802.0)
"""The part of the board where tokens may be moved to."""

BANNER = 150
"""The height of the headline above a great moment, in pixels."""

BODY = (1200, 750)

SIGN, PAWN, SHOWN = 112, 84, 4
"""How large the headline's symbol and pawns are, and how many pawns it shows at most."""

ROW = 64
"""The height of a player's row in the final picture, in pixels."""


def board(view: View, say: Say) -> Scene:
    """Return the picture of the castle with all pawns, the situation, all players, and the stock."""
    first = lines.now(view, say) if view.result is None else lines.ending(view, None, say)
    head, *told = lines.board_text(view, first, say)
    return Scene(
        (
            parts.header(view, head, say),
            *parts.roster(view, told, say),
            parts.stocks(view),
            Part(
                "castle",
                "",
                (*_lower_pieces(view, say), *(each for _, each in castle.group_tokens(view, FRAME, PEOPLE, 50))),
            ),
        ),
        crops=(castle.crop(FRAME, OVERVIEW),),
    )


def _lower_pieces(view: View, say: Say) -> tuple[Piece, ...]:
    """Return the parts of the picture that are drawn below the pawns.

    They are gates, crossings and tunnels in use, and the route of a man who waits at a gate.
    """
    road = castle.dotted_line(castle.points_on_board(FRAME, castle.route_to_gate(view)), "mark", 14)
    return (
        *(each for _, each in castle.used_ways(view, FRAME)),
        *castle.flags(FRAME, OVERVIEW),
        *castle.gates(FRAME, view.turn.open, say, 46),
        *road,
    )


def moment(view: View, event: Event, say: Say) -> Scene | None:
    """Return the picture of a great moment: a headline above a part of the castle.

    The result is None if the event is not a great moment.
    """
    found, page = found_in(event), told_of(view, event, say)
    if found is None or page is None:
        return None
    if isinstance(event, Escaped) and (route := view.man(event.man).route):
        found = found._replace(way=(escapes.full_route(route),))
    men = {name: place or view.man(name).place for name, place in found.men}
    shown = _restore_men(view, men, found.caught)
    part = _choose_window(tuple(men.values()), found.way)
    frame = part.frame._replace(top=part.frame.top + BANNER)
    box = (0.0, float(BANNER), float(BODY[0]), float(BANNER + BODY[1]))
    ways = [each for way in found.way for each in castle.dotted_line(castle.points_on_board(frame, way), "mark", 18)]
    people = []
    for name, each in castle.all_tokens(shown, frame, box, max(castle.PAWN, frame.pitch * 1.04)):
        if name in men and view.man(name).place == DEAD:
            each = replace(each, badges=(*each.badges, Badge("cross", 1.0, 0.5, 0.5)))
        elif name in men and not found.caught:
            each = replace(each, badges=(*each.badges, castle.ring("ring")))
        people.append(each)
    gone = [
        castle.man(owner(name), LETTERS[int(name.partition(".")[2])], frame.place(place), 64, (castle.ring("ring"),))
        for name, place in men.items()
        if not any(each == name for each, _ in castle.all_tokens(shown, frame, box)) and place in PLACES
    ]
    signs = (*castle.flags(frame, box), *castle.gates(frame, (), say, max(50, frame.pitch * 1.3)))
    lower = (*(each for _, each in castle.used_ways(shown, frame)), *signs)
    lower = tuple(each for each in lower if castle.is_inside((each.x, each.y), box))
    near = tuple(each for each in ways if castle.is_inside((each.x, each.y), box))
    rooms = names.room_names(frame, box, say, (*signs, *people, *gone, *near))
    stage = Part("castle", "", (*lower, *near, *people, *gone))
    told = (Part("told", each) for each in page.lines)
    return Scene(
        (rooms, stage, _banner(view, found, headline(event, say), page.title), *told), crops=(castle.crop(frame, box),)
    )


def _banner(view: View, found: Moment, text: str, told: str) -> Part:
    """Return the band above a great moment: its symbol, the headline and the pawns involved."""
    people = [
        *((owner(name), LETTERS[int(name.partition(".")[2])]) for name in found.names[:SHOWN]),
        *((GERMAN, str(number + 1)) for number in found.guards[:SHOWN]),
    ]
    right, pieces = parts.WIDTH - 16.0, [Piece(found.sign, 18 + SIGN / 2, BANNER / 2, SIGN)]
    for who, letter in reversed(people):
        right -= PAWN + 10
        at = right + PAWN / 2, BANNER / 2
        pieces.append(castle.guard(letter, at, PAWN) if who == GERMAN else castle.man(who, letter, at, PAWN * 0.86))
    if found.names:
        right -= PAWN + 10
        pieces.append(face(view.seat(owner(found.names[0])), right + PAWN / 2, BANNER / 2, PAWN + 8))
    room = round(right - SIGN - 54)
    rows, size = broken(text, room, 62)
    size = max(size, parts.LEAST)
    runs = [
        Run(
            parts.cut(row, room, size),
            SIGN + 38,
            BANNER / 2 + (at - (len(rows) - 1) / 2) * size * 1.15,
            size,
            WHITE if found.caught else YELLOW,
        )
        for at, row in enumerate(rows)
    ]
    return Part("moment", told, tuple(pieces), tuple(runs), (Panel((0, 0, parts.WIDTH, BANNER), INK),))


def _restore_men(view: View, men: dict[str, str], caught: bool) -> View:
    """Return the view as it was at a great moment: the men in `men` are at the places given there.

    With `caught`, these men are marked as caught.
    """
    officers = tuple(
        replace(
            one,
            men=tuple(
                replace(man, place=men.get(f"{officer}.{number}", man.place)) for number, man in enumerate(one.men)
            ),
        )
        for officer, one in enumerate(view.officers)
    )
    struck = Interruption("arrest", men=tuple(men)) if caught else None
    return replace(view, officers=officers, interruption=struck)


def _choose_window(places: tuple[str, ...], way: tuple[tuple[str, ...], ...]) -> Window:
    """Return the part of the board to show: all `places` if possible, and as much of the route as fits."""
    needed = points(places) or points([MISC["rollcall_centre"]])
    wished = points(place for piece in way for place in piece)
    whole = window(needed, wished, BODY) or window(densest_points(needed, BODY), (), BODY)
    assert whole is not None
    return whole


class Opened(NamedTuple):
    """The hand of a player in an ended game. Only `revealed_hands` creates one."""

    officer: int
    stock: Stock
    cards: Cards


def revealed_hands(view: View) -> tuple[Opened, ...]:
    """Return the hands of all players in an ended game; the German's hand is last.

    Raises ValueError while the game runs.
    """
    if view.result is None:
        raise ValueError("the game is not over")
    found = [Opened(officer, one.stock or (0, 0, 0, 0), one.cards or ()) for officer, one in enumerate(view.officers)]
    return (*found, Opened(GERMAN, (0, 0, 0, 0), view.hand or ()))


def ending(view: View, say: Say) -> Scene | None:
    """Return the picture of an ended game: the escape routes on the board, and all hands below it.

    The result is None while the game runs.
    """
    if view.result is None:
        return None
    above, hands = board(view, say), revealed_hands(view)
    rows = tuple(_hand_row(view, one, parts.HEIGHT + ROW * at, say) for at, one in enumerate(hands))
    high = parts.HEIGHT + ROW * len(hands)
    return Scene(
        (*above.parts, _escape_routes(view), *rows),
        size=(parts.WIDTH, high),
        crops=above.crops,
        facts=_hand_texts(view, hands, say),
    )


def _escape_routes(view: View) -> Part:
    """Return the picture's part with each escape route: a line in the officer's colour to the escaped man."""
    ways: list[Piece] = []
    ends: list[Piece] = []
    found = escapes.escaped_men(view)
    at_goal: dict[str, int] = {}
    for flight in found:
        shift = (flight.officer - (len(view.officers) - 1) / 2) * FRAME.unit * 0.6
        points = [(x + shift, y + shift) for x, y in castle.points_on_board(FRAME, flight.way)]
        ways += castle.dotted_line(points, f"dot-{flight.officer}", 16)
        goal = flight.way[-1]
        x, y = FRAME.place(goal)
        beside = at_goal.get(goal, 0)
        at_goal[goal] = beside + 1
        x += (1 if x < 530 else -1) * beside * 52
        at = min(max(x, 32), 1028), min(max(y, 98), 802)
        ends.append(castle.man(flight.officer, LETTERS[flight.number], at))
    return Part("ways", "", (*ways, *ends))


def _hand_row(view: View, one: Opened, top: float, say: Say) -> Part:
    """Return the row of one player in the final picture: name, Equipment and cards."""
    y = top + ROW / 2
    seat = view.seat(one.officer)
    name = Run(parts.cut(drawn_name(say.names, seat), 160), 124, y, parts.LEAST)
    pieces, runs, left = [parts.emblem(one.officer, 34, y, 50), face(seat, 90, y, 56)], [name], 296.0
    for what, count in zip(EQUIPMENT, one.stock, strict=True):
        if count:
            pieces.append(Piece(what, left + 22, y, 44))
            runs.append(Run(str(count), left + 50, y, parts.LEAST))
            left += 84
    left = max(left + 8, 400)
    held = ", ".join(parts.counted_names(one.cards, say)) or say("colditz-picture-no-cards")
    runs.append(Run(parts.cut(held, parts.WIDTH - left - 14), left, y, parts.LEAST, YELLOW))
    return Part(f"hand {one.officer}", "", tuple(pieces), tuple(runs))


def _hand_texts(view: View, hands: tuple[Opened, ...], say: Say) -> tuple[str, ...]:
    """Return the contents of each player's hand as text, one line for each hand."""
    return tuple(
        f"{say.name(view.seat(one.officer))}: "
        + ", ".join(filter(None, (words.stock(one.stock, say), *parts.counted_names(one.cards, say))))
        for one in hands
        if one.cards or any(one.stock)
    )
