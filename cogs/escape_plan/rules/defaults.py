"""The moves that the program makes for a player whose time is up (docs/rules/escape_plan.md §3.13)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.move import Ask, Move, Picks
from bot.engine.record import Seat
from cogs.escape_plan.data import DAYS, EVENING, KEYS, PARTS
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import coverable_slots, locked_assets
from cogs.escape_plan.rules.city import reach
from cogs.escape_plan.rules.day import heat, placing
from cogs.escape_plan.rules.executive.things import EFFECTS, thing_of, usable_things
from cogs.escape_plan.rules.turn import stages
from cogs.escape_plan.rules.turn.avoiding import price_of, ways_to_avoid, would_arrest
from cogs.escape_plan.state import State


def default_move(state: State, seat: Seat, asks: tuple[Ask, ...]) -> Move:
    """Return the default move for a player who has to answer one of the questions in `asks`."""
    offered = {ask.verb: ask for ask in asks}
    for verb, choose in DEFAULTS.items():
        if verb in offered and (move := choose(state, seat, offered[verb])) is not None:
            return move
    raise LookupError(f"no default among {sorted(offered)}")


def _plain(state: State, seat: Seat, ask: Ask) -> Move:
    return Move(ask.verb)


def _first(state: State, seat: Seat, ask: Ask) -> Move:
    return Move(ask.verb, ((ask.fields[0].options[0],),))


def _place(state: State, seat: Seat, ask: Ask) -> Move:
    """Return the move that places the first tile by id on the first hex, with the first rotation."""
    tile = min(ask.fields[0].options)
    spots = placing.placements_of(state, tile)
    spot = min(spots, key=lambda name: tuple(int(part) for part in name.split(".")))
    return Move("place", ((tile,), (spot,), (spots[spot][0],)))


def _send(state: State, seat: Seat, ask: Ask) -> Move:
    move = heat.usual_pursuit(state, seat)
    if move is not None and move[1] in heat.choices(state, seat).get(move[0], ()):
        return Move("send", ((move[0],), (move[1],)))
    officer, ends = next(iter(heat.choices(state, seat).items()))
    return Move("send", ((officer,), (ends[0],)))


def _spend(state: State, seat: Seat, ask: Ask) -> Move | None:
    """Return the move that spends a disc, or None. The disc is spent only if the player can then escape."""
    return Move("spend") if state.day == DAYS and _escape(state, seat) else None


def _escape(state: State, seat: Seat) -> Picks | None:
    """Return the picks of a move to the open exit past the fewest officers; None if it cannot be reached."""
    out = facts.way_out(state)
    to = ".".join(out) if out else ""
    if to not in reach.destinations(state, seat):
        return None
    found = reach.routes_offered(state, seat, to)
    best = min(found, key=lambda way: way.faced)
    return ((to,), (best.id,)) if len(found) > 1 else ((to,),)


def _late(state: State) -> bool:
    return state.day == DAYS and state.part >= PARTS.index(EVENING)


def _move(state: State, seat: Seat, ask: Ask) -> Move | None:
    picks = _escape(state, seat) if _late(state) else None
    return None if picks is None else Move("move", picks)


def _rest(state: State, seat: Seat, ask: Ask) -> Move | None:
    """Return the move to rest if a rest turns a card face up, otherwise None."""
    player = state.players[seat]
    down = any(not slot.up for slot in (*player.contacts, *player.items)) or not player.first_aid
    return Move("rest") if down else None


def _take(state: State, seat: Seat, ask: Ask) -> Move:
    """Return the move that lets the first officer hit the player.

    Only to prevent an arrest, it is the cheapest move that avoids the officer or heals.
    """
    if not would_arrest(state, seat):
        return Move("take")
    heals = [name for name in usable_things(state, seat) if EFFECTS[thing_of(state, seat, name).what][0] == "heal"]
    found = [(thing_of(state, seat, name).cost, name, "use") for name in heals]
    found += [(price_of(state, seat, way), way, "avoid") for way in ways_to_avoid(state, seat)]
    if not found:
        return Move("take")
    _, name, verb = min(found)
    return Move(verb, complete_picks(state, seat, Ask(verb), ((name,),)))


def complete_picks(state: State, seat: Seat, ask: Ask, picks: Picks) -> Picks:
    """Return the picks of a move, completed with the first option of each field that is still empty."""
    action = stages.open_to(state, seat)[ask.verb]
    while (field := action.next_field(state, seat, ask, picks)) is not None:
        picks += ((field.options[0],),)
    return picks


def _cover(state: State, seat: Seat, ask: Ask) -> Move:
    return Move("cover", ((str(coverable_slots(state.players[seat])[0]),),))


def _key(state: State, seat: Seat, ask: Ask) -> Move:
    options = ask.fields[0].options
    return Move("key", ((next(key for key in KEYS if key in options),),))


def _fixer(state: State, seat: Seat, ask: Ask) -> Move:
    return Move("fixer", ((min(ask.fields[0].options),),))


def _pray(state: State, seat: Seat, ask: Ask) -> Move:
    return Move("pray", ((ask.fields[0].options[-1],),))


def _blue(state: State, seat: Seat, ask: Ask) -> Move:
    return Move("blue", ((locked_assets(state.players[seat])[0],),))


DEFAULTS: dict[str, Callable[[State, Seat, Ask], Move | None]] = {
    "keep_money": _plain,
    "place": _place,
    "house": _first,
    "send": _send,
    "spend": _spend,
    "hold": _plain,
    "cover": _cover,
    "blue": _blue,
    "red": _plain,
    "decline": _plain,
    "move": _move,
    "rest": _rest,
    "pass": _plain,
    "take": _take,
    "keep": _first,
    "key": _key,
    "fixer": _fixer,
    "pray": _pray,
    "done": _plain,
    "finish": _plain,
}
"""For each kind of move, the function that returns the default move of this kind, or None.

The kinds are tried in this order.
"""
