"""The action with which an officer opens a tunnel (docs/rules/colditz.md §3.8)."""

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
    """The action that plays one of the cards O-8 to O-10: two men open a tunnel (§3.8, R31).

    They enter the tunnel at once.
    """

    verb = "dig"
    fields = (TUNNEL, OWN_MEN)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which tunnel to open, or None if none can be opened now."""
        tunnels = tuple(name for name in TUNNEL_CARDS if card_of_kind(state, state.active, name) and crews(state, name))
        return Ask(self.verb, (TUNNEL.of(tunnels),)) if tunnels else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next choice after the tunnel: the two men. The first one goes deeper into it."""
        if len(picked) == 1:
            return OWN_MEN.of(diggers(state, picked[0][0]), 2, 2)
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why a tunnel cannot be opened, or None.

        The officer lacks the card, the tunnel is already open, or the points do not suffice for two men.
        """
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
        """Return the state and events after the tunnel's card is on the table and both men are in the tunnel."""
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
    """Two men who can open a tunnel, in the order in which they enter, and the points that both need."""

    points: int
    men: tuple[str, str]


@remembered(*BOARD)
def crews(state: State, tunnel: str) -> dict[tuple[str, ...], Crew]:
    """Return the pairs of the active officer's men who can open a tunnel, each with its `Crew`.

    The first man walks into the tunnel and one place further. That makes room for the second man (§3.8).
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
    """Return the men who can walk to the first place of a tunnel, each with the points that he needs.

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
"""Places where walking costs no Equipment: those indoors and in the garrison.

The theatre gate costs none if a man comes from the garrison (§3.7).
"""


ENTRIES = {
    name: distances(tunnel.entries, (*names(HOMEWARD), *GATE_SPACES.values())) for name, tunnel in TUNNELS.items()
}
"""For each tunnel, the steps to its nearest entry from every place.

Pawns are ignored and gates are open.
"""

OF_BOTH = 3
"""How many points two men spend after both have reached an entry of the tunnel."""


def diggers(state: State, tunnel: str) -> tuple[str, ...]:
    """Return the men each of whom can open a tunnel together with some other man."""
    return tuple(sorted({man for pair in crews(state, tunnel) for man in pair}))
