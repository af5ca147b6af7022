"""A position of Escape from Colditz as pieces on a ground: the castle with everybody in it, and every hand turned up
(docs/rules/colditz.md §3.19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.art.pen import Box, Point
from bot.engine.diagram import Diagram, Piece
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.colditz.data import TUNNEL_CARDS, kind
from cogs.colditz.face import escapes, lines, words
from cogs.colditz.face.crowd import apart
from cogs.colditz.face.people import LINK_NAMES, stood, traces
from cogs.colditz.face.pieces import LETTERS
from cogs.colditz.face.secrets_table import (
    CASTLE,
    DARE,
    DEAD,
    DECK,
    ESCAPES,
    FIRST,
    FRAME,
    GERMAN,
    HANDS,
    KIT,
    NEXT,
    OFFERS,
    ORDERS_ROW,
    PILE,
    SAFE,
    WIDE,
    column,
    in_hand,
    ordered,
    owned,
    row,
)
from cogs.colditz.rules.castle.board import EQUIPMENT, GATE_SPACES, TUNNELS
from cogs.colditz.rules.castle.pawns import name
from cogs.colditz.state import DEAD as SHOT
from cogs.colditz.state import ESCAPED, State
from cogs.colditz.state import GERMAN as THE_GERMAN
from cogs.colditz.view import View, view

PAWN, NARROW = 34, 42
"""The size of men and guards in pixels, and of men whose shape is narrow."""

APART = 25
"""How far their middles lie apart at least."""

ROOM: Box = (NARROW / 2, NARROW / 2, WIDE - NARROW / 2, CASTLE - NARROW / 2)

ASIDE = 11
"""How far from the middle of a man lies what he has in mind."""

STEP = 8
"""How far several offers of one officer lie apart."""


def diagram(state: State, say: Say) -> Diagram:
    """Draw a position: tunnels and ways below, then everybody, then what they have in mind, then what they hold."""
    seen = view(state, None)
    people = tuple(_everybody(seen, say))
    pieces = (*_ways(seen, say), *people, *_in_mind(state, people, say), *_table(state, seen, say))
    return Diagram(f"castle:{len(state.officers)}", pieces, facts(seen, say))


def facts(seen: View, say: Say) -> tuple[str, ...]:
    """Tell what now, unless it is over, the round and the target."""
    goal = (say("colditz-round", round=seen.round, rounds=seen.rounds), say("colditz-target", target=seen.target))
    turn = say("colditz-skipped") if seen.skipped else ""
    cells = say(f"colditz-cells-{words.FATES[seen.cell]}")
    now = lines.now(seen, say) if seen.result is None else ""
    told = (now, words.BETWEEN.join(goal).replace("**", ""), turn, cells)
    return tuple(sentence(each) for each in told if each)


def _piece(spot: str, sprite: str, at: Point, told: str) -> Piece:
    return Piece(spot, sprite, round(at[0]), round(at[1]), sentence(told))


def _ways(seen: View, say: Say) -> Iterator[Piece]:
    """Give tunnels in use, what is paid for in this turn, and where men have gone out."""
    for tunnel, card in zip(TUNNEL_CARDS, seen.tunnels, strict=True):
        if card or any(man.place in TUNNELS[tunnel].places for one in seen.officers for man in one.men):
            told = "open" if card else "fallen"
            at = middle([FRAME.at(*point) for point in TUNNELS[tunnel].points])
            yield _piece(
                f"tunnel:{tunnel}", f"tunnel:{tunnel}:{told}", at, say(f"colditz-tunnel-{told}", tunnel=tunnel)
            )
    for paid in seen.turn.open:
        ends = (GATE_SPACES[paid],) if paid in GATE_SPACES else paid.split(">")
        what = words.crossing(paid, say) if paid in LINK_NAMES else words.area(paid, say)
        yield _piece(
            f"paid:{paid}", "paid", middle(list(map(FRAME.place, ends))), say("colditz-diagram-paid", what=what)
        )
    for man, way, at in traces(FRAME, seen):
        told = say("colditz-diagram-went", man=words.man(man, say), how=words.crossing(way, say))
        yield _piece(f"went:{man}:{way}", f"dot:{man.partition('.')[0]}", at, told)


def middle(points: list[Point]) -> Point:
    """Give the middle of the box around `points`."""
    across, along = zip(*points, strict=True)
    return (min(across) + max(across)) / 2, (min(along) + max(along)) / 2


def _everybody(seen: View, say: Say) -> Iterator[Piece]:
    """Give men and guards who are on the board, the lower ones in front; who got away stands at his objective."""
    men = [(officer, number) for officer, one in enumerate(seen.officers) for number in range(len(one.men))]
    goals = {(each.officer, each.number): each.way[-1] for each in escapes.flights(seen)}
    places = [goals.get(man, seen.officers[man[0]].men[man[1]].place) for man in men]
    spots = [*stood(FRAME, places), *stood(FRAME, [guard.place for guard in seen.guards])]
    moved = iter(apart(tuple(at for at in spots if at is not None), APART, ROOM))
    drawn = [None if at is None else next(moved) for at in spots]
    found = []
    for at, (officer, number) in zip(drawn, men, strict=False):
        if at is not None:
            found.append(_man(seen, officer, number, at, say))
    for number, at in enumerate(drawn[len(men) :]):
        if at is not None:
            found.append(_guard(seen, number, at, say))
    yield from sorted(found, key=lambda piece: (piece.y, piece.x))


def _man(seen: View, officer: int, number: int, at: Point, say: Say) -> Piece:
    man = seen.officers[officer].men[number]
    flags = "".join(flag for flag, there in (("h", man.hidden), ("r", man.home is not None)) if there)
    told = say(
        "colditz-diagram-man",
        man=words.man(name(officer, number), say),
        where=words.where(man.place, say),
        flags=flags or "none",
    )
    return _piece(f"man:{officer}.{number}", f"man:{officer}:{LETTERS[number]}:{flags}", at, told)


def _guard(seen: View, number: int, at: Point, say: Say) -> Piece:
    guard = seen.guards[number]
    who = words.guard(number, say)
    if guard.quarry:
        who = say("colditz-after", guard=who, man=words.man(guard.quarry, say))
    if guard.barred:
        who = say("colditz-barred", guard=who, why=guard.barred)
    told = say("colditz-diagram-guard", guard=who, where=words.where(guard.place, say))
    chasing, barred = guard.quarry.partition(".")[0], "b" if guard.barred else ""
    return _piece(f"guard:{number}", f"guard:{number + 1}:{chasing}:{barred}", at, told)


def _in_mind(state: State, people: Sequence[Piece], say: Say) -> Iterator[Piece]:
    """Give who goes to the roll call, and where a man makes for who hands in a key or pass."""
    interruption = state.interruption
    if interruption is None:
        return
    if interruption.kind == "call":
        found = {piece.spot: piece for piece in people}
        for man in (man for _, answer in interruption.answers for man in answer.split()):
            told, pawn = say("colditz-diagram-goes", man=words.man(man, say)), found[f"man:{man}"]
            yield _piece(f"goes:{man}", "bell", (pawn.x + ASIDE, pawn.y - ASIDE), told)
    if interruption.kind == "gate" and interruption.path:
        paid = "hand" if interruption.from_hand else "table"
        told = say(
            "colditz-diagram-makes",
            man=words.man(interruption.man, say),
            where=words.to(interruption.path[-1], say),
            paid=paid,
        )
        yield _piece("makes", f"aim:{interruption.man.partition('.')[0]}", FRAME.place(interruption.path[-1]), told)


def _table(state: State, seen: View, say: Say) -> Iterator[Piece]:
    """Give what everybody holds, and what lies in decks and piles."""
    officers = len(state.officers)
    acting = lines.acting(seen) if seen.result is None else None
    for officer in range(officers):
        who = words.officer_name(seen, officer, say)
        turn = "turn" if not seen.undecided(officer) and seen.seat(officer) == acting else ""
        at = column(officer, officers, HANDS), row(0)
        out = int(seen.officers[officer].out)
        told = say("colditz-diagram-officer", who=who, nation=words.nation(officer, say), out=out)
        yield _piece(f"officer:{officer}", f"officer:{officer}:{turn}", at, told)
        yield from _belongings(state, officer, who, say)
        for what, count in Counter(map(kind, state.officers[officer].cards)).items():
            told = say("colditz-diagram-hand", who=who, card=counted(what, count, say))
            yield _piece(f"card:{officer}:{what}", f"card:{officer}:{count}", in_hand(officer, officers, what), told)
    yield from _german(state, seen.german, acting, say)
    for what, held, y in zip(EQUIPMENT, state.piles, (owned(0, 1, what)[1] for what in EQUIPMENT), strict=True):
        if held:
            told = say("colditz-diagram-pile", what=words.equipment(what, held, say))
            yield _piece(f"pile:{what}", f"count:{held}", (PILE, y), told)
    yield from _decks(state, say)
    if state.result is None:
        yield from _next(state, say)
        for number, trade in enumerate(state.trades):
            yield _offer(state, number, trade.giver, say)


def _belongings(state: State, officer: int, who: str, say: Say) -> Iterator[Piece]:
    """Give what an officer has beside cards."""
    one, officers = state.officers[officer], len(state.officers)
    dead = sum(man.place == SHOT for man in one.men)
    out = sum(man.place == ESCAPED for man in one.men)
    held = dict(zip(EQUIPMENT, one.stock, strict=True))
    rows = [
        (ESCAPES, out, f"count:{out}", say("colditz-diagram-escaped", who=who, count=out)),
        (DEAD, dead, f"count:{dead}", say("colditz-diagram-shot", who=who, count=dead)),
        (KIT, one.kit, "kit", say("colditz-diagram-has", who=who, what=say("colditz-kit"))),
        (DARE, one.dared, f"count:{one.dared}", say("colditz-diagram-dared", who=who, count=one.dared)),
        *((what, count, f"card:{officer}:{count}", _has(who, what, count, say)) for what, count in held.items()),
    ]
    for what, there, sprite, told in rows:
        if there:
            yield _piece(f"has:{officer}:{what}", sprite, owned(officer, officers, what), told)


def _has(who: str, what: str, count: int, say: Say) -> str:
    return say("colditz-diagram-has", who=who, what=words.equipment(what, count, say)) if count else ""


def _german(state: State, seat: Seat, acting: Seat | None, say: Say) -> Iterator[Piece]:
    who = say.name(seat)
    turn = "turn" if acting == seat else ""
    told = say("colditz-diagram-german", who=who)
    yield _piece(f"officer:{THE_GERMAN}", f"german:{turn}", (GERMAN, row(ORDERS_ROW)), told)
    for what, count in Counter(map(kind, state.hand)).items():
        told = say("colditz-diagram-hand", who=who, card=counted(what, count, say))
        yield _piece(f"order:{what}", f"order:{count}", (GERMAN, ordered(what)), told)


def _decks(state: State, say: Say) -> Iterator[Piece]:
    """Give what lies in each deck."""
    for deck, cards in (("opportunity", state.opportunity), ("security", state.security)):
        ours = deck == "opportunity"
        for what, count in Counter(map(kind, cards)).items():
            at = (DECK, in_hand(0, 1, what)[1]) if ours else (SAFE, ordered(what))
            told = say(f"colditz-diagram-deck-{deck}", card=counted(what, count, say))
            yield _piece(f"deck:{deck}:{what}", f"count:{count}", at, told)


def _next(state: State, say: Say) -> Iterator[Piece]:
    """Give the card of each deck that is drawn next."""
    for deck, cards in (("opportunity", state.opportunity), ("security", state.security)):
        for what in map(kind, cards[:1]):
            at = (NEXT, in_hand(0, 1, what)[1]) if deck == "opportunity" else (FIRST, ordered(what))
            yield _piece(f"next:{deck}", "next", at, say(f"colditz-diagram-next-{deck}", card=words.card(what, say)))
    drawn = {one.dared for one in state.officers}
    for count in (int(kind(card)) for card in state.dares if int(kind(card)) not in drawn):
        at = PILE, owned(0, 1, DARE)[1]
        yield _piece("next:dare", f"count:{count}", at, say("colditz-diagram-next-dare", count=count))
        return


def _offer(state: State, number: int, giver: int, say: Say) -> Piece:
    """Give an offer of `state.trades`, named by its giver and which of his it is."""
    trade = state.trades[number]
    place = sum(each.giver == giver for each in state.trades[:number])
    x, y = owned(giver, len(state.officers), OFFERS)
    give, want = (words.goods(what, say) for what in (trade.give, trade.want))
    who, whom = (say.name(state.seat(officer)) for officer in (giver, trade.taker))
    told = say("colditz-event-offered", who=who, whom=whom, give=give, want=want)
    return _piece(f"offer:{giver}:{place}", f"offer:{trade.taker}", (x + place * STEP, y), told)


def counted(what: str, count: int, say: Say) -> str:
    """Name a card, with how many there are if several."""
    return f"{words.card(what, say)} ×{count}" if count > 1 else words.card(what, say)
