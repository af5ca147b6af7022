"""Helpers for pawns: their names, places, and direct moves (docs/rules/colditz.md §3.4, §3.11)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.record import Seat
from cogs.colditz.data import TUNNEL_CARDS
from cogs.colditz.events.guards import CalledOff
from cogs.colditz.events.prisoners import Collapsed
from cogs.colditz.rules.castle.board import (
    FORMATION,
    GATE_SPACES,
    MISC,
    NEIGHBOURS,
    OBJECTIVES,
    ROLL_CALL,
    SPACES,
    THEATRE_GATE,
    TUNNELS,
)
from cogs.colditz.rules.castle.place_sets import bits, distances
from cogs.colditz.rules.castle.prisoner_paths import MAY_STOP
from cogs.colditz.rules.memory import PAWNS, remembered
from cogs.colditz.state import BARRACKS, CELLS, EVERYBODY, GARRISON_CELL, Cards, Guard, Man, Officer, State

EXITS = {CELLS[0]: MISC["cell_exit_inner"], CELLS[1]: MISC["cell_exit_garrison"]}
"""The exit of each block of cells: a space with a black outline on the map."""


INDOORS = frozenset(distances((MISC["rollcall_centre"],), (place for place, space in SPACES.items() if not space.gate)))
"""The inner courtyard with its rooms and hides: places reached on foot without gates or crossings."""

TUNNEL_OF = {place: name for name, tunnel in TUNNELS.items() for place in tunnel.places}
"""The tunnel of each place in a tunnel."""


NAMES = tuple(tuple(f"{officer}.{number}" for number in range(8)) for officer in range(5))
"""The names of the men, by officer and number."""


def name(officer: int, number: int) -> str:
    """Return the name of a man: `OFFICER.MAN`."""
    return NAMES[officer][number]


def owner(man: str) -> int:
    """Return the number of the officer to whom a man belongs."""
    return int(man.partition(".")[0])


def whose(state: State, men: Iterable[str]) -> tuple[Seat, ...]:
    """Return the seats of the officers to whom some men belong, each once."""
    return tuple(dict.fromkeys(state.seat(owner(man)) for man in men))


def with_officer(state: State, officer: int, **fields: Any) -> State:
    """Return the state with some fields of an officer replaced."""
    changed = replace(state.officers[officer], **fields)
    return replace(state, officers=(*state.officers[:officer], changed, *state.officers[officer + 1 :]))


def put_under(state: State, cards: Cards, seen: int) -> State:
    """Return the state with Opportunity cards put under their deck.

    `seen` is the officer who saw the cards, or EVERYBODY.
    """
    return replace(state, opportunity=(*state.opportunity, *cards), under=(*state.under, *(seen for _ in cards)))


def with_man(state: State, man: str, **fields: Any) -> State:
    """Return the state with some fields of a man replaced."""
    officer, number = (int(part) for part in man.split("."))
    men = state.officers[officer].men
    men = (*men[:number], replace(men[number], **fields), *men[number + 1 :])
    return with_officer(state, officer, men=men)


def with_guard(state: State, guard: int, **fields: Any) -> State:
    """Return the state with some fields of a guard replaced."""
    changed = replace(state.guards[guard], **fields)
    return replace(state, guards=(*state.guards[:guard], changed, *state.guards[guard + 1 :]))


@remembered("officers")
def men(state: State) -> dict[str, Man]:
    """Return every man of every officer by name."""
    return {
        name: man for number, officer in enumerate(state.officers) for name, man in own_men(officer, number).items()
    }


def own_men(officer: Officer, number: int) -> dict[str, Man]:
    """Return the men of officer `number` by name."""
    return dict(zip(NAMES[number], officer.men, strict=False))


def on_board(man: Man) -> bool:
    """Return whether a man is on a space of the board or in a tunnel."""
    return man.place in SPACES or man.place in TUNNEL_OF


def in_play(man: Man) -> bool:
    """Return whether a man can still escape: he is on the board or in a cell."""
    return on_board(man) or man.place in CELLS


@remembered(*PAWNS)
def taken(state: State) -> frozenset[str]:
    """Return the places of all pawns."""
    places = [man.place for officer in state.officers for man in officer.men]
    places += [guard.place for guard in state.guards]
    return frozenset(places)


def underground(state: State, tunnel: str) -> list[str]:
    """Return the names of the men inside a tunnel."""
    return [man for man, one in men(state).items() if TUNNEL_OF.get(one.place) == tunnel]


def at_large(man: Man) -> bool:
    """Return whether a man is outside on a space, where a guard may pursue him (§3.12)."""
    return man.place in SPACES and man.place not in INDOORS


def trails_of_men(state: State) -> dict[str, tuple[str, ...]]:
    """Return the drops and wire crossings that each man at large has used."""
    return {man: one.trail for man, one in men(state).items() if one.trail and at_large(one)}


@remembered(*PAWNS)
def occupied(state: State) -> int:
    """Return the places of all pawns as bits."""
    return bits(taken(state))


def nearest_free_space(
    state: State, start: str, avoid: frozenset[str] = frozenset(), stops: frozenset[str] = MAY_STOP
) -> str:
    """Return the free space of `stops` nearest to `start`; ties go by row, then column (R36).

    The search ignores pawns in between, and never ends in a hide or on an objective. If there is no such space, as on
    the road, the result is `start`.
    """
    full = taken(state) | avoid
    seen, ring = {start}, [start]
    while ring:
        for place in sorted(ring, key=lambda at: (SPACES[at].y, SPACES[at].x)):
            free = place not in full and place in stops
            if free and SPACES[place].zone != "hide" and place not in OBJECTIVES:
                return place
        ring = [
            near
            for near in dict.fromkeys(near for place in ring for near in NEIGHBOURS[place])
            if near not in seen and not SPACES[near].gate and not seen.add(near)  # type: ignore[func-returns-value]
        ]
    return start


def form_up(state: State, officer: int, names: list[str]) -> State:
    """Move men directly to the roll-call zone.

    They take the first free places of their officer's row, then any (§3.14, R37).
    """
    for man in names:
        full = taken(state)
        row = FORMATION[len(state.officers) + 1, officer + 1]
        place = next(place for place in (*row, *ROLL_CALL) if place not in full)
        state = with_man(state, man, place=place, trail=(), route=(), home=None)
    return state


def lock_up(state: State, man: str) -> State:
    """Move a man directly to a cell in the block that the German prefers (R18)."""
    return with_man(state, man, place=state.cell, trail=(), route=(), home=None, hidden=False)


def let_out(state: State, man: str) -> State:
    """Move a man from his cell to the exit of the block.

    After the garrison's cells he is on his way back, where nobody arrests him (§3.11). Staying at the exit in this turn
    still counts as coming nearer (R32).
    """
    cell = state.man(man).place
    place = nearest_free_space(state, EXITS[cell])
    away = 1 + HOME.get(place, FAR)
    return with_man(state, man, place=place, home=away if cell == GARRISON_CELL else None)


FAR = 999
"""More steps than any way back needs."""


HOME = distances(
    (GATE_SPACES[THEATRE_GATE],),
    (place for place, space in SPACES.items() if space.zone in ("garrison", "hide") and place not in INDOORS),
)
"""The walking steps to the theatre gate from every place in the garrison (R32)."""


@cache
def steps_to(places: frozenset[str]) -> dict[str, int]:
    """Return the steps indoors from every place to the nearest of some places."""
    return distances(places, INDOORS)


def settle_board(state: State) -> tuple[State, tuple[Event, ...]]:
    """Return the state after an action with its automatic effects, and their events.

    Tunnels with too few men collapse, and guards whose man is gone go to the barracks.
    """
    events: tuple[Event, ...] = ()
    for at, tunnel in enumerate(TUNNEL_CARDS):
        card = state.tunnels[at]
        if card and len(inside := underground(state, tunnel)) < 2:
            shown = (*state.tunnels[:at], "", *state.tunnels[at + 1 :])
            state = put_under(replace(state, tunnels=shown), (card,), EVERYBODY)
            events += (Collapsed(tunnel, next(iter(whose(state, inside)), None), next(iter(inside), None)),)
    for number, guard in enumerate(state.guards):
        if guard.quarry and not at_large(state.man(guard.quarry)):
            state = with_guard(state, number, place=BARRACKS, quarry="")
            events += (CalledOff(number, state.german),)
    return state, events


def posted(guard: Guard) -> bool:
    """Return whether a guard is on the board."""
    return guard.place != BARRACKS


def in_zone(place: str) -> bool:
    """Return whether a place is in the roll-call zone."""
    return place in SPACES and SPACES[place].zone == "rollcall"


def choosable_men(state: State, officer: int) -> tuple[str, ...]:
    """Return the men who may attend a roll call or stay away: on the board, not yet in the zone (§3.14)."""
    own = own_men(state.officers[officer], officer)
    return tuple(name for name, man in own.items() if on_board(man) and not in_zone(man.place))
