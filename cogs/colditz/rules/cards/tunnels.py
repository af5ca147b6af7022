"""The action that opens a tunnel (docs/rules/colditz.md §3.8)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.action import one
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz.data import TUNNEL_CARDS
from cogs.colditz.events.prisoners import Dug
from cogs.colditz.rules.castle.board import GATE_SPACES, SPACES, THEATRE_GATE, TUNNELS
from cogs.colditz.rules.castle.guard_paths import BESIDE
from cogs.colditz.rules.castle.pawns import INDOORS, occupied, own_men, with_man, with_officer
from cogs.colditz.rules.castle.place_sets import BIT, bits, distances, flood, names, steps_until
from cogs.colditz.rules.fields import OWN_MEN, TUNNEL
from cogs.colditz.rules.memory import BOARD, remembered
from cogs.colditz.rules.turn.course import card_of_kind, step_after
from cogs.colditz.rules.turn.journey import can_be_opened
from cogs.colditz.rules.turn.officers import OfficerAction
from cogs.colditz.state import Man, State


class Dig(OfficerAction):
    """Cards O-8 to O-10: open a tunnel with two men, who enter it at once (§3.8, R31)."""

    verb = "dig"
    fields = (TUNNEL, OWN_MEN)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the tunnels that can be opened now."""
        tunnels = tuple(name for name in TUNNEL_CARDS if card_of_kind(state, state.active, name) and crews(state, name))
        return Ask(self.verb, (TUNNEL.of(tunnels),)) if tunnels else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field after the tunnel: the two men. The first one goes deeper."""
        if len(picked) == 1:
            return OWN_MEN.of(diggers(state, picked[0][0]), 2, 2)
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why a tunnel cannot be opened: no card, already open, or too few points for two men."""
        name = one(picks, 0)
        if name not in TUNNELS:
            return None
        if not card_of_kind(state, state.active, name):
            return Refusal("no_card", {"card": name})
        if not can_be_opened(state, name):
            return Refusal("tunnel_in_use", {"tunnel": name})
        if not crews(state, name):
            return Refusal("two_diggers", {"tunnel": name})
        if len(picks) < 2 or len(picks[1]) != 2 or picks[1] in crews(state, name):
            return None
        return Refusal("too_far_to_dig", {"tunnel": name, "points": state.turn.points})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Put the card on the table face up, and both men into the tunnel."""
        name = picks[0][0]
        crew = crews(state, name)[picks[1]]
        card = card_of_kind(state, state.active, name)
        officer = state.officers[state.active]
        state = with_officer(state, state.active, cards=tuple(each for each in officer.cards if each != card))
        shown = tuple(card if each == name else now for each, now in zip(TUNNEL_CARDS, state.tunnels, strict=True))
        turn = replace(state.turn, points=state.turn.points - crew.points)
        state = replace(state, tunnels=shown, turn=turn)
        entry = f"{TUNNELS[name].entries[0]}>{TUNNELS[name].places[0]}"
        route = (entry,)
        for man, place in zip(crew.men, reversed(TUNNELS[name].places[:2]), strict=True):
            state = with_man(state, man, place=place, trail=(), route=route, home=None)
        return step_after(state, (Dug(seat, name, crew.men),))


class Crew(NamedTuple):
    """Two men who can open a tunnel, in the order in which they enter, and the points it takes."""

    points: int
    men: tuple[str, str]


@remembered(*BOARD)
def crews(state: State, tunnel: str) -> dict[tuple[str, ...], Crew]:
    """Return the pairs of the active officer's men who can open a tunnel, each with its crew.

    The first man walks in and one place further, which makes room for the second (§3.8).
    """
    if not can_be_opened(state, tunnel):
        return {}
    points = state.turn.points
    places = {
        name: man.place for name, man in own_men(state.officers[state.active], state.active).items() if at_surface(man)
    }
    nearest = sorted([ENTRIES[tunnel].get(place, points) for place in places.values()])[:2]
    if len(nearest) < 2 or sum(nearest) + OF_BOTH > points:
        return {}
    ahead = _points_in(state, tunnel, places, 0)
    found: dict[tuple[str, ...], Crew] = {}
    for leader, its in ahead.items():
        if its + 2 > points:
            continue
        for other, more in _points_in(state, tunnel, places, BIT[places[leader]]).items():
            crew = Crew(its + 1 + more, (leader, other))
            pair = (min(crew.men), max(crew.men))
            if other != leader and crew.points <= points and (pair not in found or crew < found[pair]):
                found[pair] = crew
    return found


def at_surface(man: Man) -> bool:
    """Return whether a man is on a space above ground."""
    return man.place in SPACES


def _points_in(state: State, tunnel: str, places: dict[str, str], left: int) -> dict[str, int]:
    """Return the points that each man needs to reach the first place of a tunnel.

    `left` is the bit of the place that the man before him has left.
    """
    ground = HOMEWARD | bits(GATE_SPACES[cross] for cross in state.turn.open if cross in GATE_SPACES)
    entries = bits(TUNNELS[tunnel].entries)
    free = ground & ~(occupied(state) & ~left)
    layers = flood(entries & free, state.turn.points, free, {})
    found: dict[str, int] = {}
    for man, place in places.items():
        steps = -1 if BIT[place] & entries else steps_until(layers, BESIDE[place])
        if steps is not None:
            found[man] = steps + 2
    return found


HOMEWARD = (
    bits(INDOORS)
    | bits(place for place, space in SPACES.items() if space.zone == "garrison")
    | bits((GATE_SPACES[THEATRE_GATE],))
)
"""Places where walking costs no Equipment: indoors and the garrison.

The theatre gate is free from the garrison (§3.7).
"""


ENTRIES = {
    name: distances(tunnel.entries, (*names(HOMEWARD), *GATE_SPACES.values())) for name, tunnel in TUNNELS.items()
}
"""The steps to the nearest entry of each tunnel, without pawns in the way and with open gates."""

OF_BOTH = 3
"""The points that two men spend together after both have reached an entry."""


def diggers(state: State, tunnel: str) -> tuple[str, ...]:
    """Return the men who can open a tunnel together with another man."""
    return tuple(sorted({man for pair in crews(state, tunnel) for man in pair}))
