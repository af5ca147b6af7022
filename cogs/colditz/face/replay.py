"""The picture of a position with all secrets revealed, for replays (docs/rules/colditz.md §3.19).

The castle has all pawns. The table below shows all hands: a row for each kind of card, a column for each officer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.art.colours import INK, WHITE, Colour
from bot.art.pen import Box, Point
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import sentence
from bot.scene.pieces import on
from bot.scene.records import Badge, Label, Panel, Part, Piece, Run, Scene
from cogs.colditz.data import BOX, kind
from cogs.colditz.face import castle, escapes, lines, parts, words
from cogs.colditz.face.art import STEEL
from cogs.colditz.face.lattice import LINK_NAMES, WIDTH, Frame
from cogs.colditz.rules.castle.board import EQUIPMENT, TUNNELS
from cogs.colditz.rules.castle.pawns import owner
from cogs.colditz.state import DEAD as SHOT
from cogs.colditz.state import ESCAPED, State
from cogs.colditz.state import GERMAN as THE_GERMAN
from cogs.colditz.view import View, view

WIDE, CASTLE = 960, 694

FRAME = Frame(WIDE / WIDTH)
"""The scale of the castle in the picture for replays."""

ROOM: Box = (22, 22, WIDE - 22, CASTLE - 22)

PAWN, APART, ASIDE = 34, 25, 12
"""The size of a pawn, the least distance of pawns, and the offset of a choice from its man, in pixels."""

ROW, ICON, TEXT = 39, 34, 32
"""The height of a row, and the sizes of its icons and text."""

KINDS = tuple(row.id for row in BOX.opportunity)
ORDERS = tuple(row.id for row in BOX.security)

ESCAPES, DEAD, KIT, DARE, OFFERS = ("escapes", "dead", "kit", "dare", "offers")

SIGNS = {
    ESCAPES: "pennant",
    DEAD: "skull",
    KIT: "kit",
    DARE: "dare",
    **{what: what for what in EQUIPMENT},
    OFFERS: "swap",
}
"""The rows of the table for an officer's possessions that are not cards, each with its sign."""

BELONGINGS = tuple(SIGNS)

TOP = CASTLE + 6
TALL = TOP + ROW * (len(KINDS) + 1) + 6

NAMES, HANDS, DECK, NEXT = 10, (320, 509), 531, 566
"""Horizontal positions: names, officers' hands (left and right edge), deck, and the deck's first card."""

MIDDLE = 587
"""The right edge of the table's left half."""

SIGN, HAVE, PILE = 618, (645, 885), 920
"""Horizontal positions in the right half: signs, officers' possessions (left and right edge), and piles."""

GERMAN, SAFE, FIRST = 837, 883, 926
"""Horizontal positions of the German's hand, deck and first card."""

ORDERS_ROW = len(BELONGINGS) + 1
"""The row of the table above the rows for the German's cards."""

SMALL = 32
"""The least width of a sign on the castle."""

STEP = 8
"""The distance between several offers of one officer, in pixels."""


def _row(number: int) -> float:
    """Return the vertical middle of a row of the table in pixels. Row 0 has the column heads."""
    return TOP + ROW * (number + 0.5)


def _column(officer: int, officers: int, edges: tuple[int, int]) -> float:
    """Return the horizontal middle of an officer's column between two edges, in pixels."""
    left, right = edges
    return left + (right - left) * (officer + 0.5) / officers


def _in_hand(officer: int, officers: int, what: str) -> Point:
    return _column(officer, officers, HANDS), _row(KINDS.index(what) + 1)


def _owned(officer: int, officers: int, what: str) -> Point:
    return _column(officer, officers, HAVE), _row(BELONGINGS.index(what) + 1)


def _ordered(what: str) -> float:
    return _row(ORDERS_ROW + 1 + ORDERS.index(what))


def table(name: str, say: Say) -> Scene:
    """Return the background of the picture: the castle without pawns and the table without numbers.

    `name` is the number of officers, written as text.
    """
    officers = int(name)
    bands = [
        Panel((2, round(_row(number) - ROW / 2), MIDDLE - 6, round(_row(number) + ROW / 2)), INK)
        for number in range(1, len(KINDS) + 1, 2)
    ]
    runs = [
        *(
            _name_run(_short_name(what, say), NAMES, _row(number), HANDS[0] - NAMES - 6)
            for number, what in enumerate(KINDS, 1)
        ),
        *(_name_run(_short_name(what, say), MIDDLE + 12, _ordered(what), GERMAN - MIDDLE - 34) for what in ORDERS),
        _name_run(say("colditz-picture-hand"), NAMES, _row(0), HANDS[0] - NAMES - 6, STEEL),
    ]
    pieces = [
        *castle.gates(FRAME, (), say, 36),
        *(Piece(sign, SIGN, _row(number), ICON) for number, sign in enumerate(SIGNS.values(), 1)),
        *(castle.man(officer, "", (_column(officer, officers, HAVE), _row(0)), 30) for officer in range(officers)),
        Piece("cards", DECK, _row(0), ICON),
        Piece("crate", PILE, _row(0), ICON),
        Piece("orders", SAFE, _row(ORDERS_ROW), ICON),
    ]
    shown = Part("table", "", tuple(pieces), tuple(runs), tuple(bands))
    return Scene((shown,), size=(WIDE, TALL), crops=(castle.crop(FRAME, (0, 0, WIDE, CASTLE)),))


def _short_name(what: str, say: Say) -> str:
    """Return the name of a kind of card, short enough for the table."""
    key = f"colditz-diagram-card-{what}"
    return say(key) if key in say else parts.card_name(what, say)


def _name_run(text: str, x: float, y: float, room: float, ink: Colour = WHITE) -> Run:
    return Run(parts.cut(text, room, TEXT), x, y, TEXT, ink)


def replay(state: State, say: Say) -> Scene:
    """Return the picture's pieces for one state.

    They are tunnels, routes, pawns, secret choices and possessions.
    """
    seen = view(state, None)
    people = tuple(_everybody(seen, say))
    pieces = (*_used_ways(seen, say), *people, *_secret_choices(state, people, say), *_table(state, seen, say))
    return Scene((Part("state", "", pieces),), str(len(state.officers)), facts=facts(seen, say))


def facts(seen: View, say: Say) -> tuple[str, ...]:
    """Return the lines above the diagram: the situation, the round, the target and the preferred cells."""
    goal = (say("colditz-round", round=seen.round, rounds=seen.rounds), say("colditz-target", target=seen.target))
    turn = say("colditz-skipped") if seen.skipped else ""
    cells = say(f"colditz-cells-{words.FATES[seen.cell]}")
    now = lines.now(seen, say) if seen.result is None else ""
    told = (now, words.BETWEEN.join(goal).replace("**", ""), turn, cells)
    return tuple(sentence(each) for each in told if each)


def _place_piece(piece: Piece, spot: str, told: str) -> Piece:
    """Return a piece at whole pixels, with a name and an explanation that the replay page shows."""
    return on(replace(piece, x=round(piece.x), y=round(piece.y)), spot, sentence(told))


def _used_ways(seen: View, say: Say) -> Iterator[Piece]:
    """Yield the pieces for tunnels in use and for crossings.

    The crossings are those paid for in this turn and those used by men outside. A tunnel has one piece, in its middle.
    """
    for spot, piece in castle.used_ways(seen, FRAME):
        what, name, *rest = spot.split(":")
        if what == "tunnel":
            places = TUNNELS[name].places
            if ":".join(rest) != places[len(places) // 2]:
                continue
            told = say(f"colditz-tunnel-{'open' if piece.sprite == 'tunnel' else 'fallen'}", tunnel=name)
        elif what == "paid":
            crossing = words.crossing(name, say) if name in LINK_NAMES else words.area(name, say)
            told = say("colditz-diagram-paid", what=crossing)
        else:
            told = say("colditz-diagram-went", man=words.man(name, say), how=words.crossing(rest[0], say))
        yield _place_piece(
            replace(piece, width=max(SMALL, piece.width)), f"tunnel:{name}" if what == "tunnel" else spot, told
        )


def _everybody(seen: View, say: Say) -> Iterator[Piece]:
    """Yield the pieces for the men and guards on the board, and for escaped men at their objectives."""
    away = {(each.officer, each.number): each.way[-1] for each in escapes.escaped_men(seen)}
    officers = tuple(
        replace(
            one,
            men=tuple(replace(man, place=away.get((officer, number), man.place)) for number, man in enumerate(one.men)),
        )
        for officer, one in enumerate(seen.officers)
    )
    for name, piece in castle.all_tokens(replace(seen, officers=officers, interruption=None), FRAME, ROOM, PAWN, APART):
        if name.startswith("g"):
            yield _place_piece(piece, f"guard:{name[1:]}", _guard(seen, int(name[1:]), say))
        else:
            man = seen.man(name)
            flags = "".join(flag for flag, there in (("h", man.hidden), ("r", man.home is not None)) if there)
            where = words.where(man.place, say)
            told = say("colditz-diagram-man", man=words.man(name, say), where=where, flags=flags or "none")
            yield _place_piece(piece, f"man:{name}", told)


def _guard(seen: View, number: int, say: Say) -> str:
    guard, who = seen.guards[number], words.guard(number, say)
    if guard.quarry:
        who = say("colditz-after", guard=who, man=words.man(guard.quarry, say))
    if guard.barred:
        who = say("colditz-barred", guard=who, why=guard.barred)
    return say("colditz-diagram-guard", guard=who, where=words.where(guard.place, say))


def _secret_choices(state: State, people: Sequence[Piece], say: Say) -> Iterator[Piece]:
    """Yield the pieces for secret choices.

    They are the men chosen for a roll call, and the destination of a man who waits at a gate.
    """
    interruption = state.interruption
    if interruption is None:
        return
    if interruption.kind == "call":
        found = {piece.spot: piece for piece in people}
        for man in (man for _, answer in interruption.answers for man in answer.split()):
            told, pawn = say("colditz-diagram-goes", man=words.man(man, say)), found[f"man:{man}"]
            yield _place_piece(Piece("bell", pawn.x + ASIDE, pawn.y - ASIDE, 32), f"goes:{man}", told)
    if interruption.kind == "gate" and interruption.path:
        paid, goal = "hand" if interruption.from_hand else "table", interruption.path[-1]
        man = words.man(interruption.man, say)
        told = say("colditz-diagram-makes", man=man, where=words.to(goal, say), paid=paid)
        ring = Piece(f"dot-{owner(interruption.man)}", *FRAME.place(goal), 32)
        yield _place_piece(ring, f"makes:{goal}", told)


def _table(state: State, seen: View, say: Say) -> Iterator[Piece]:
    """Yield the pieces of the table: the possessions of all players, and the contents of decks and piles."""
    officers = len(state.officers)
    acting = lines.acting_seat(seen) if seen.result is None else None
    for officer in range(officers):
        who = words.officer_name(seen, officer, say)
        turn = not seen.undecided(officer) and seen.seat(officer) == acting
        at = _column(officer, officers, HANDS), _row(0)
        out = int(seen.officers[officer].out)
        told = say("colditz-diagram-officer", who=who, nation=words.nation(officer, say), out=out)
        yield _place_piece(castle.man(officer, "", at, 34, _turn_badges(turn)), f"officer:{officer}", told)
        yield from _belongings(state, officer, who, say)
        for what, count in Counter(map(kind, state.officers[officer].cards)).items():
            told = say("colditz-diagram-hand", who=who, card=_counted(what, count, say))
            yield _place_piece(
                _card(str(officer), count, _in_hand(officer, officers, what)), f"card:{officer}:{what}", told
            )
    yield from _german(state, seen.german, acting, say)
    for what, held in zip(EQUIPMENT, state.piles, strict=True):
        if held:
            told = say("colditz-diagram-pile", what=words.equipment(what, held, say))
            yield _place_piece(_number(held, (PILE, _owned(0, 1, what)[1])), f"pile:{what}", told)
    yield from _decks(state, say)
    if state.result is None:
        yield from _next_cards(state, say)
        for number, trade in enumerate(state.trades):
            yield _offer(state, number, trade.giver, say)


def _turn_badges(turn: bool) -> tuple[Badge, ...]:
    return (castle.ring("ring", 1.35),) if turn else ()


def _card(kind_of: str, count: int, at: Point) -> Piece:
    return Piece(f"card-{kind_of}", *at, 29, Label(str(count), 0.72, ink=WHITE if kind_of == "order" else INK))


def _number(count: int, at: Point) -> Piece:
    return Piece("amount", *at, 38, Label(str(count), 0.86, ink=WHITE))


def _belongings(state: State, officer: int, who: str, say: Say) -> Iterator[Piece]:
    """Yield the pieces for an officer's escapes, lost men, kit and Equipment."""
    one, officers = state.officers[officer], len(state.officers)
    dead = sum(man.place == SHOT for man in one.men)
    out = sum(man.place == ESCAPED for man in one.men)
    rows = [
        (ESCAPES, out, say("colditz-diagram-escaped", who=who, count=out)),
        (DEAD, dead, say("colditz-diagram-shot", who=who, count=dead)),
        (KIT, int(one.kit), say("colditz-diagram-has", who=who, what=say("colditz-kit"))),
        (DARE, one.dared, say("colditz-diagram-dared", who=who, count=one.dared)),
    ]
    for what, count in zip(EQUIPMENT, one.stock, strict=True):
        if count:
            rows.append((what, count, say("colditz-diagram-has", who=who, what=words.equipment(what, count, say))))
    for what, count, told in rows:
        if count:
            at = _owned(officer, officers, what)
            piece = Piece("kit", *at, ICON) if what == KIT else _number(count, at)
            if what in EQUIPMENT:
                piece = _card(str(officer), count, at)
            yield _place_piece(piece, f"has:{officer}:{what}", told)


def _german(state: State, seat: Seat, acting: Seat | None, say: Say) -> Iterator[Piece]:
    who = say.name(seat)
    helmet = Piece("helmet", GERMAN, _row(ORDERS_ROW), 32, badges=_turn_badges(acting == seat))
    yield _place_piece(helmet, f"officer:{THE_GERMAN}", say("colditz-diagram-german", who=who))
    for what, count in Counter(map(kind, state.hand)).items():
        told = say("colditz-diagram-hand", who=who, card=_counted(what, count, say))
        yield _place_piece(_card("order", count, (GERMAN, _ordered(what))), f"order:{what}", told)


def _decks(state: State, say: Say) -> Iterator[Piece]:
    """Yield the pieces that show how many cards of each kind are in each deck."""
    for deck, cards in (("opportunity", state.opportunity), ("security", state.security)):
        for what, count in Counter(map(kind, cards)).items():
            at = (DECK, _in_hand(0, 1, what)[1]) if deck == "opportunity" else (SAFE, _ordered(what))
            told = say(f"colditz-diagram-deck-{deck}", card=_counted(what, count, say))
            yield _place_piece(_number(count, at), f"deck:{deck}:{what}", told)


def _next_cards(state: State, say: Say) -> Iterator[Piece]:
    """Yield the pieces that mark the next card of each deck: a dot in the row of that card."""
    for deck, cards in (("opportunity", state.opportunity), ("security", state.security)):
        for what in map(kind, cards[:1]):
            at = (NEXT, _in_hand(0, 1, what)[1]) if deck == "opportunity" else (FIRST, _ordered(what))
            told = say(f"colditz-diagram-next-{deck}", card=words.card(what, say))
            yield _place_piece(Piece("next", *at, 32), f"next:{deck}:{what}", told)
    drawn = {one.dared for one in state.officers}
    for count in (int(kind(card)) for card in state.dares if int(kind(card)) not in drawn):
        at = PILE, _owned(0, 1, DARE)[1]
        yield _place_piece(_number(count, at), "next:dare", say("colditz-diagram-next-dare", count=count))
        return


def _offer(state: State, number: int, giver: int, say: Say) -> Piece:
    """Return the piece for an open offer.

    Its name has the officer who made the offer and the number of the offer among that officer's offers.
    """
    trade = state.trades[number]
    place = sum(each.giver == giver for each in state.trades[:number])
    x, y = _owned(giver, len(state.officers), OFFERS)
    give, want = (words.goods(what, say) for what in (trade.give, trade.want))
    who, whom = (say.name(state.seat(officer)) for officer in (giver, trade.taker))
    told = say("colditz-event-offered", who=who, whom=whom, give=give, want=want)
    piece = Piece("swap", x + place * STEP, y, ICON, badges=(Badge(f"man-{trade.taker}", 0.5),))
    return _place_piece(piece, f"offer:{giver}:{place}", told)


def _counted(what: str, count: int, say: Say) -> str:
    """Return the name of a kind of card. If there are several, their number is added."""
    return f"{words.card(what, say)} ×{count}" if count > 1 else words.card(what, say)
