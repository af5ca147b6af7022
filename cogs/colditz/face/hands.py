"""Private pictures for one player at Colditz.

An officer sees the part of the castle that matters now, and the officer's own cards. The German sees a map of the whole
castle. It shows the guards and the places they can reach, free posts, men who may be arrested, and men near freedom.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from msgspec.structs import replace

from bot.art.colours import WHITE, YELLOW
from bot.engine.move import Move
from bot.engine.texts import Say
from bot.engine.wording import sentence
from bot.scene.records import Badge, Part, Piece, Run, Scene
from cogs.colditz.data import KIT
from cogs.colditz.face import castle, commandant, gazetteer, goals, parts, shortcut_moves
from cogs.colditz.face.art import LETTERS, ORDER, PAPER
from cogs.colditz.face.close_up import zoom
from cogs.colditz.face.crowd import move_apart
from cogs.colditz.face.lattice import PLACES, Frame
from cogs.colditz.face.names import name_plates
from cogs.colditz.face.reckoned_state import kit_signs, known, owned, way_of
from cogs.colditz.rules.castle.board import EQUIPMENT, OBJECTIVES, ROOMS
from cogs.colditz.rules.castle.pawns import men, on_board, owner, posted
from cogs.colditz.rules.castle.place_sets import BIT, names
from cogs.colditz.rules.setup import default_posts
from cogs.colditz.rules.turn.guards import beat_of
from cogs.colditz.rules.turn.guards import stops_of_guard as stops
from cogs.colditz.rules.turn.journey import routes_of
from cogs.colditz.rules.turn.roll_call import men_in_range
from cogs.colditz.state import DEAD, ESCAPED, GERMAN, OUT
from cogs.colditz.view import View

NEAR = 6
"""How many places of a route to a gate are shown; they are the last ones."""

ON_THE_MAP = ("", "place", "post", "withdraw", "prefer", "end", "roll", "call", "draw", "leave", "discard")
"""Names of actions and fields during which the German still sees the map of the whole castle."""

MAP = Frame(10, 15, 11)
"""The scale of the German's map."""

BOX = (0.0, 0.0, 1200.0, 868.0)
"""The rectangle of the castle in the map picture, in pixels."""

PEOPLE = (40.0, 40.0, 1160.0, 828.0)
"""The part of the map where pawns may be moved to, in pixels."""

PAWN, APART = 64, 58
"""The width of a pawn on the map, and the least distance of pawns, in pixels."""

ROW = 76
"""The height of a row below a picture, in pixels."""

USUAL = 1040
"""The height of an officer's picture with one row of cards, in pixels.

A picture without cards gets the same height, so that the layout does not jump.
"""

Shown = str | tuple[str, int]

EACH = 5
"""The most men in a row below the map."""


def has_hand(view: View) -> bool:
    """Return whether the viewer has a private picture.

    Players have one until they leave the game or the game ends.
    """
    if view.result is not None or view.me is None:
        return False
    return view.me == GERMAN or not view.officers[view.me].out


def hand(view: View, draft: Move | None, say: Say) -> Scene:
    """Return the viewer's private picture: what the current choice is about, and the viewer's cards."""
    return _german(view, draft, say) if view.me == GERMAN else _officer(view, draft, say)


def _officer(view: View, draft: Move | None, say: Say) -> Scene:
    """Return an officer's picture, with the officer's cards below.

    It shows the pending question, the move that the officer is choosing, or the officer's men. Before the officer has
    chosen a colour, it shows the men of all officers.
    """
    if view.phase == "colours":
        return zoom(view, say, tuple(man.place for one in view.officers for man in one.men))
    shown = _interruption(view, say) or _drafted(view, draft, say) or _own_men(view, draft, say)
    held, high = _holdings(view, shown.size[1], say)
    return replace(shown, parts=(*shown.parts, *held), size=(shown.size[0], high))


def _german(view: View, draft: Move | None, say: Say) -> Scene:
    """Return the German's picture.

    It is a close-up for a pending question or for the move that the German is choosing, otherwise the map. Before the
    first turn, rings mark the usual posts.
    """
    verb = draft.verb if draft is not None else ""
    close = _interruption(view, say) or (_drafted(view, draft, say) if verb not in ON_THE_MAP else None)
    if close is None and view.phase == "sweep" and (found := men_in_range(known(view))):
        close = zoom(view, say, tuple(view.man(man).place for man in found))
    if close is not None:
        return close
    chosen = _picked_places(view, draft)
    if view.phase == "posts" and not chosen:
        chosen = tuple(place for group in default_posts(known(view)) for place in group)
    return commandants_map(view, say, chosen)


def _holdings(view: View, top: int, say: Say) -> tuple[tuple[Part, ...], int]:
    """Return the rows with Equipment, kit and cards, and the position of their lower edge in pixels."""
    assert view.me is not None
    one, y = view.officers[view.me], top + ROW / 2
    stock = parts.counted_signs([*zip(EQUIPMENT, one.stock or (0, 0, 0, 0), strict=True)], 16, y, 136)
    cards, high = parts.cards(one.cards or (), top + ROW, PAPER, say)
    return (stock, _kit(view, view.me, y, say), cards), max(USUAL, round(high) + 8)


def _kit(view: View, officer: int, y: float, say: Say) -> Part:
    """Return the picture of the escape kit.

    If the officer lacks the kit, it shows the kit's 4 symbols, with the missing ones crossed out.
    """
    left = 590
    if view.officers[officer].kit:
        name = Run(sentence(say("colditz-kit")), left + 72, y, 46, YELLOW)
        return Part("kit", "", (Piece("kit", left + 30, y, 60),), (name,))
    found = {symbol for symbols in kit_signs(view, officer) for symbol in symbols}
    pieces = tuple(
        Piece(
            symbol,
            left + 30 + 92 * at,
            y,
            60,
            badges=() if symbol in found else (Badge("cross", 0.7, 0.7, 0.7),),
            tone="" if symbol in found else "shade",
        )
        for at, symbol in enumerate(KIT)
    )
    name = parts.line(say("colditz-picture-kit"), left + 372, y, parts.WIDTH - left - 380, 46)
    return Part("kit", "", pieces, (name,))


def commandants_map(view: View, say: Say, chosen: Sequence[str] = ()) -> Scene:
    """Return the German's picture with the map of the whole castle. The places in `chosen` get rings.

    The rows below the map list possible arrests, men near freedom, and cards.
    """
    threats, wanted = commandant.runners(view), commandant.suspects(view)
    shown, high = [_castle(view, say, wanted, threats, chosen)], BOX[3]
    arrests = [_arrest(each) for each in wanted[:EACH]]
    runners: list[list[Shown]] = [[_man(man), "pennant", str(spaces)] for spaces, man in threats[:EACH]]
    for name, groups in (("arrests", arrests), ("runners", runners)):
        if groups:
            shown.append(_icon_row(high + ROW / 2, name, groups, say))
            high += ROW
    if view.hand:
        cards, high = parts.cards(view.hand, high + 4, ORDER, say)
        shown.append(cards)
    return Scene(tuple(shown), size=(1200, round(high) + 4), crops=(castle.crop(MAP, BOX),))


def _arrest(suspect: commandant.Suspect) -> list[Shown]:
    """Return the icons for a possible arrest: the man, the nearest guard, and the points this guard needs."""
    able: list[Shown] = [("g", suspect.guard), str(suspect.points)] if suspect.guard >= 0 else []
    return [_man(suspect.man), *able]


def _man(name: str) -> tuple[str, int]:
    """Return the icon of a man for a row: his name and the number of his officer."""
    return name, owner(name)


def _castle(
    view: View,
    say: Say,
    wanted: Sequence[commandant.Suspect],
    threats: Sequence[tuple[int, str]],
    chosen: Sequence[str],
) -> Part:
    """Return the castle with all pawns, as the German's map shows it.

    Dots mark places where guards can stop. Free posts have names, lines lead from men near freedom to their objectives,
    and rings mark men who may be arrested. Other pawns are grouped by area.
    """
    at = {name: man.place for name, man in men(known(view)).items()}
    large = {each.man for each in wanted} | {man for _, man in threats}
    near = {each.man for each in wanted if each.guard >= 0}
    people = []
    for name, piece in castle.all_tokens(view, MAP, BOX, PAWN):
        if name in large:
            ring = castle.ring("ring-struck" if name in near else "ring-white")
            people.append(replace(piece, badges=(*piece.badges, ring)))
        elif name.startswith("g") and _is_on_board(view, name):
            people.append(piece)
    rest = [piece for _, piece in castle.group_tokens(_without_pawns(view, large), MAP, BOX, 0, PAWN)]
    points = tuple((each.x, each.y) for each in (*rest, *people))
    shown = [
        replace(piece, x=x, y=y)
        for piece, (x, y) in zip((*rest, *people), move_apart(points, APART, PEOPLE), strict=True)
    ]
    signs = [*castle.flags(MAP, BOX), *castle.gates(MAP, view.turn.open, say, 50)]
    lower = [*(each for _, each in castle.used_ways(view, MAP)), *signs]
    lower += [Piece("mark", *MAP.place(place), 14) for place in commandant.reachable_places(view)]
    for _, man in threats:
        goal = min(OBJECTIVES, key=lambda each: gazetteer.steps_to(each).get(at[man], len(PLACES)))
        lower += castle.dotted_line([MAP.place(at[man]), MAP.place(goal)], "threat", 12)
    free = commandant.free_posts(view)
    plates = [*name_plates(MAP, BOX, (*shown, *signs), free)]
    written = {each.label.text for each in plates if each.label}
    crowded = [place for place in free if gazetteer.short_name(place) not in written]
    plates += [castle.name_plate(place, MAP.place(place)) for place in crowded]
    plated = {(each.x, each.y) for each in plates if each.sprite == "tag"}
    picked = [MAP.place(place) for place in chosen if place in PLACES]
    rings = [Piece("ring", *point, 116 if point in plated else 84) for point in picked]
    return Part("castle", "", (*lower, *plates, *rings, *shown))


def _without_pawns(view: View, large: set[str]) -> View:
    """Return the view without the pawns that the map draws one by one.

    They are the men in `large`, and all guards on the board.
    """
    officers = tuple(
        replace(
            one,
            men=tuple(
                replace(man, place=OUT) if f"{officer}.{number}" in large else man for number, man in enumerate(one.men)
            ),
        )
        for officer, one in enumerate(view.officers)
    )
    guards = tuple(replace(guard, place=OUT) if posted(guard) else guard for guard in view.guards)
    return replace(view, officers=officers, guards=guards)


def _is_on_board(view: View, name: str) -> bool:
    """Return whether a pawn is on the board, not in barracks or in a cell."""
    if name.startswith("g"):
        return posted(view.guards[int(name[1:])])
    return on_board(view.man(name))


def _icon_row(y: float, name: str, groups: Sequence[Sequence[Shown]], say: Say) -> Part:
    """Return a row below the map: a heading, then groups of icons for men, guards, signs and numbers."""
    runs = [parts.line(say(f"colditz-picture-{name}"), 16, y, 185, 44, YELLOW)]
    pieces, left = [], 214.0
    for group in groups:
        for each in group:
            if isinstance(each, str) and each.isdecimal():
                runs.append(Run(each, left, y, 46, WHITE))
                left += 14 + 24 * len(each)
            elif isinstance(each, str):
                pieces.append(Piece(each, left + 24, y, 46))
                left += 54
            else:
                who, number = each
                at = left + 30, y
                letter = LETTERS[int(who.partition(".")[2])] if who != "g" else str(number + 1)
                pieces.append(castle.guard(letter, at, 56) if who == "g" else castle.man(number, letter, at, 54))
                left += 66
        left += 22
    return Part(name, "", tuple(pieces), tuple(runs))


def _interruption(view: View, say: Say) -> Scene | None:
    """Return a close-up of what the pending question is about: a route to a gate, men, or a room.

    The result is None if the question is about no place.
    """
    interruption = view.interruption
    if road := castle.route_to_gate(view):
        return zoom(view, say, road[-NEAR:], (), road[-NEAR:], road[-1:])
    if interruption is None or interruption.kind in ("call", "loss"):
        return None
    places = [view.man(man).place for man in (interruption.man, *interruption.men) if "." in man]
    places += [view.guards[interruption.guard].place] if interruption.kind == "onward" else []
    places += ROOMS[interruption.place].spaces if interruption.place in ROOMS else ()
    return zoom(view, say, tuple(places)) if places else None


def _drafted(view: View, draft: Move | None, say: Say) -> Scene | None:
    """Return a picture of the move that the player is choosing.

    It shows where the pawn can go or goes, or the places already picked.
    """
    if draft is None or not draft.picks or not draft.picks[0]:
        return None
    who = draft.picks[0][0]
    to = draft.picks[1][0] if len(draft.picks) > 1 and draft.picks[1] else ""
    if draft.verb == "move":
        return _move(view, who, to, say)
    if draft.verb == "walk":
        return _walk(view, int(who[1:]), to, say)
    if draft.verb in ("attend", "trade", "discard", "give_up"):
        return None
    places = _picked_places(view, draft)
    return zoom(view, say, places, places) if places else None


def _own_men(view: View, draft: Move | None, say: Say) -> Scene:
    """Return a picture of an officer's men. Rings mark the men picked for the move being chosen.

    The picture includes men in cells. If no move is being chosen, it also shows the routes of the moves that have
    buttons.
    """
    assert view.me is not None
    places = [view.man(man).place for man in owned(view, view.me)]
    moves = shortcut_moves.moves(view) if draft is None else ()
    ways = tuple(_route_of_move(view, move) for move in moves)
    ends = tuple(way[-1] for way in ways)
    shown = tuple(p for p in places if p not in (ESCAPED, DEAD, OUT))
    return zoom(view, say, (*shown, *ends), _picked_places(view, draft), (), ends, ways)


def _route_of_move(view: View, move: Move) -> tuple[str, ...]:
    """Return the places of a man's route for a move, from where he is now."""
    (man,), (place,) = move.picks[:2]
    way = way_of(view, man, place)
    return (view.man(man).place, *(way.path if way is not None else ()))


def _picked_places(view: View, draft: Move | None) -> tuple[str, ...]:
    """Return the places of all men, guards, spaces and rooms that the player has picked for a move."""
    found: list[str] = []
    for pick in (pick for group in (draft.picks if draft else ()) for pick in group):
        officer, dot, number = pick.partition(".")
        if dot and officer.isdecimal() and number.isdecimal():
            found.append(view.man(pick).place)
        elif pick[:1] == "g" and pick[1:].isdecimal():
            found.append(view.guards[int(pick[1:])].place)
        elif pick in ROOMS:
            found += ROOMS[pick].spaces
        elif pick in PLACES:
            found.append(pick)
    return tuple(place for place in found if place in PLACES)


def _move(view: View, man: str, to: str, say: Say) -> Scene:
    """Return a close-up of a man's route.

    Before the player has picked a destination, it shows the places that the man can reach.
    """
    here, places = view.man(man).place, tuple(routes_of(known(view), man))
    way = way_of(view, man, to) if to else None
    if way is not None:
        path = (here, *way.path)
        return zoom(view, say, path, places, path, path[-1:])
    return zoom(view, say, (here,), places, (), _named_places(goals.of_man(view, man)))


def _walk(view: View, guard: int, to: str, say: Say) -> Scene:
    """Return a close-up of a guard's route.

    Before the player has picked a destination, it shows the places that the guard can reach.
    """
    here, places = view.guards[guard].place, names(stops(known(view), guard))
    patrol = beat_of(known(view), guard).to(BIT[to]) if to in BIT else None
    if patrol is not None:
        path = (here, *patrol.path)
        return zoom(view, say, path, places, path, path[-1:])
    return zoom(view, say, (here,), places, (), _named_places(goals.of_guard(view, guard, places)))


def _named_places(menus: goals.Menus) -> tuple[str, ...]:
    """Return the places in menus: first the first place of each menu, then the second, and so on."""
    rows = zip_longest(*((goal.place for goal in found) for _, found in menus))
    return tuple(place for row in rows for place in row if place is not None)
