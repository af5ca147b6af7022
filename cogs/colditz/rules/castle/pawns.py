"""Functions for pawns: their names, their places, and moves without walking.

See docs/rules/colditz.md §3.4, §3.11.
"""

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
"""The name of the tunnel to which each tunnel place belongs."""


NAMES = tuple(tuple(f"{officer}.{number}" for number in range(8)) for officer in range(5))
"""The names of the men, by officer and number."""


def name(officer: int, number: int) -> str:
    """Return the name of a man, such as `0.3`: the officer's number and the man's number."""
    return NAMES[officer][number]


def owner(man: str) -> int:
    """Return the number of the officer to whom a man belongs."""
    return int(man.partition(".")[0])


def whose(state: State, men: Iterable[str]) -> tuple[Seat, ...]:
    """Return the seats of the officers to whom some men belong. Each seat is listed once."""
    return tuple(dict.fromkeys(state.seat(owner(man)) for man in men))


def with_officer(state: State, officer: int, **fields: Any) -> State:
    """Return the state in which some fields of an officer have new values."""
    changed = replace(state.officers[officer], **fields)
    return replace(state, officers=(*state.officers[:officer], changed, *state.officers[officer + 1 :]))


def put_under(state: State, cards: Cards, seen: int) -> State:
    """Return the state after Opportunity cards are put under their deck.

    `seen` is the number of the officer who saw the cards, or EVERYBODY.
    """
    return replace(state, opportunity=(*state.opportunity, *cards), under=(*state.under, *(seen for _ in cards)))


def with_man(state: State, man: str, **fields: Any) -> State:
    """Return the state in which some fields of a man have new values."""
    officer, number = (int(part) for part in man.split("."))
    men = state.officers[officer].men
    men = (*men[:number], replace(men[number], **fields), *men[number + 1 :])
    return with_officer(state, officer, men=men)


def with_guard(state: State, guard: int, **fields: Any) -> State:
    """Return the state in which some fields of a guard have new values."""
    changed = replace(state.guards[guard], **fields)
    return replace(state, guards=(*state.guards[:guard], changed, *state.guards[guard + 1 :]))


@remembered("officers")
def men(state: State) -> dict[str, Man]:
    """Return the men of all officers by name."""
    return {
        name: man for number, officer in enumerate(state.officers) for name, man in own_men(officer, number).items()
    }


def own_men(officer: Officer, number: int) -> dict[str, Man]:
    """Return the men of an officer by name. `number` is the officer's number."""
    return dict(zip(NAMES[number], officer.men, strict=False))


def on_board(man: Man) -> bool:
    """Return whether a man is on a space of the board or in a tunnel."""
    return man.place in SPACES or man.place in TUNNEL_OF


def in_play(man: Man) -> bool:
    """Return whether a man can still escape: he is on the board or in a cell."""
    return on_board(man) or man.place in CELLS


@remembered(*PAWNS)
def taken(state: State) -> frozenset[str]:
    """Return the names of all places where pawns are."""
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
    """Return the men at large by name, each with the drops and wire crossings that he has used."""
    return {man: one.trail for man, one in men(state).items() if one.trail and at_large(one)}


@remembered(*PAWNS)
def occupied(state: State) -> int:
    """Return the set of all places where pawns are, as an integer with a bit for each place."""
    return bits(taken(state))


def nearest_free_space(
    state: State, start: str, avoid: frozenset[str] = frozenset(), stops: frozenset[str] = MAY_STOP
) -> str:
    """Return the free space nearest to `start`, of the places in `stops`.

    If several spaces are equally near, rows and then columns decide (R36). The search ignores pawns in between, and
    never ends in a hide or on an objective. If there is no such space, as on the road, the result is `start`.
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
    """Return the state after men have formed up in the roll-call zone.

    They take the first free places of their officer's row, then any free places there (§3.14, R37).
    """
    for man in names:
        full = taken(state)
        row = FORMATION[len(state.officers) + 1, officer + 1]
        place = next(place for place in (*row, *ROLL_CALL) if place not in full)
        state = with_man(state, man, place=place, trail=(), route=(), home=None)
    return state


def lock_up(state: State, man: str) -> State:
    """Return the state after a man is put into a cell, in the block that the German prefers (R18)."""
    return with_man(state, man, place=state.cell, trail=(), route=(), home=None, hidden=False)


def let_out(state: State, man: str) -> State:
    """Return the state after a man is moved from his cell to the exit of the cells.

    From the garrison's cells he has to walk back. On his way nobody arrests him, as long as he comes nearer in every
    turn (§3.11). If he stays at the exit in this turn, that counts as coming nearer (R32).
    """
    cell = state.man(man).place
    place = nearest_free_space(state, EXITS[cell])
    away = 1 + HOME.get(place, FAR)
    return with_man(state, man, place=place, home=away if cell == GARRISON_CELL else None)


FAR = 999
"""A number of steps that is more than any way back to the theatre gate needs."""


HOME = distances(
    (GATE_SPACES[THEATRE_GATE],),
    (place for place, space in SPACES.items() if space.zone in ("garrison", "hide") and place not in INDOORS),
)
"""The steps to the theatre gate on foot from every place in the garrison (R32)."""


@cache
def steps_to(places: frozenset[str]) -> dict[str, int]:
    """Return, for every place indoors, the steps to the nearest of the given places."""
    return distances(places, INDOORS)


def settle_board(state: State) -> tuple[State, tuple[Event, ...]]:
    """Return the state and events after an action has had its automatic effects.

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
    """Return an officer's men for whom the officer may choose whether they attend a roll call.

    These men are on the board and not yet in the roll-call zone (§3.14).
    """
    own = own_men(state.officers[officer], officer)
    return tuple(name for name, man in own.items() if on_board(man) and not in_zone(man.place))
