"""The actions with which the German plays Security cards in a turn.

See docs/rules/colditz.md §2.5, §3.8, §3.13, §3.15.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import one
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz.data import TUNNEL_CARDS
from cogs.colditz.events.guards import Discovered, Searching, Shot
from cogs.colditz.rules.castle.board import DIRECTIONS, NEIGHBOURS, ROOMS, SPACES, TUNNELS
from cogs.colditz.rules.castle.pawns import lock_up, men, owner, posted, underground, whose
from cogs.colditz.rules.castle.place_sets import bits
from cogs.colditz.rules.castle.sight import sees, straight_distance
from cogs.colditz.rules.fields import GUARD, GUARDS, MAN, ROOM, TUNNEL
from cogs.colditz.rules.interruptions.answers import ask, officers_with_cards, who_could_answer
from cogs.colditz.rules.memory import BOARD, remembered
from cogs.colditz.rules.turn.arrests import places_patrolled
from cogs.colditz.rules.turn.course import dice_in_order, roll_dice, step_after, to_barracks, total_of
from cogs.colditz.rules.turn.guards import GermanAction, beat_of, guard_name, spend_points, with_unlimited_points
from cogs.colditz.state import Interruption, Man, State


class Search(GermanAction):
    """The action that plays card S-1: a guard searches a room (§3.13).

    He enters the room and arrests all men in it whose officers hold Equipment.
    """

    verb = "search"
    fields = (ROOM, GUARD)
    card = "search"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which room to search, or None.

        The options are the rooms with men in them that a guard can reach (R14).
        """
        reach = places_patrolled(state, state.turn.points - 1) if state.turn.points else 0
        rooms = tuple(room for room in occupied_rooms(state) if DOORS[room] & reach)
        return Ask(self.verb, (ROOM.of(rooms),)) if rooms else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next choice after the room: the guard. The options are those who can get into the room."""
        if len(picked) == 1:
            return GUARD.of(tuple(searchers(state, picked[0][0])))
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why a room cannot be searched, or None.

        It is empty, or no guard can get into it (R14).
        """
        room = one(picks, 0)
        if room not in ROOMS:
            return None
        if room not in occupied_rooms(state):
            return Refusal("empty_room", {"room": room})
        if searchers(state, room):
            return None
        steps = min(searchers(with_unlimited_points(state), room).values(), default=0)
        return Refusal("out_of_reach", {"room": room, "points": state.turn.points, "steps": steps})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the German announces the search.

        Officers with men in the room may answer with cards.
        """
        room, guard = picks[0][0], picks[1][0]
        step = self.spend(state, seat)
        state = spend_points(step.state, searchers(state, room)[guard])
        inside = occupied_rooms(state)[room]
        asked = who_could_answer(state, inside)
        interruption = Interruption("search", asked=asked, men=inside, guard=int(guard[1:]), place=room)
        searching = Searching(seat, room, interruption.guard, whose(state, inside))
        return then((*step.events, searching), ask(state, interruption))


def occupied_rooms(state: State) -> dict[str, tuple[str, ...]]:
    """Return the rooms with men in them, each with the names of these men."""
    found: dict[str, tuple[str, ...]] = {}
    for name, man in men(state).items():
        if man.place in SPACES and (room := SPACES[man.place].room):
            found[room] = (*found.get(room, ()), name)
    return found


DOORS: dict[str, int] = {
    room.id: bits(near for place in room.spaces for near in NEIGHBOURS[place] if SPACES[near].zone == "inner")
    for room in ROOMS.values()
}
"""For each room, the spaces of the inner courtyard from which a step leads into it."""


@remembered(*BOARD)
def searchers(state: State, room: str) -> dict[str, int]:
    """Return the guards who can get into a room, each with the points that he needs.

    A guard walks to a free space at a doorway and takes one more step into the room. The last step is possible even if
    the place inside is occupied (R14).
    """
    found: dict[str, int] = {}
    for number, guard in enumerate(state.guards):
        steps = beat_of(state, number).steps(DOORS[room]) if posted(guard) else None
        if steps is not None and steps < state.turn.points:
            found[guard_name(number)] = steps + 1
    return found


class Shoot(GermanAction):
    """The action that plays card S-3: a guard shoots at a man in the Exteriors whom he sees (§3.15)."""

    verb = "shoot"
    fields = (MAN, GUARD)
    card = "shoot"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which man to shoot at, or None if no guard sees a man in the Exteriors."""
        names = tuple(name for name, man in men(state).items() if marksmen(state, man))
        return Ask(self.verb, (MAN.of(names),)) if names else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next choice after the man: the guard. The options are those who see the man."""
        if len(picked) == 1:
            return GUARD.of(marksmen(state, state.man(picked[0][0])))
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why a man cannot be shot at, or None.

        He is not outside, or no guard sees him.
        """
        man = men(state).get(one(picks, 0))
        if man is None:
            return None
        if not _exterior(man):
            return Refusal("not_outside")
        return None if marksmen(state, man) else Refusal("not_seen")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the dice for a shot are rolled.

        The range of the shot is twice the total of the dice. The guard goes to the barracks whether he hits or misses
        (R2).
        """
        name, number = picks[0][0], int(picks[1][0][1:])
        step = self.spend(state, seat)
        dice = roll_dice(chance)
        distance = straight_distance(state.guards[number].place, state.man(name).place)
        hit = distance <= 2 * total_of(dice)
        shot = Shot(seat, name, number, dice_in_order(dice), distance, hit, state.seat(owner(name)))
        events = (*step.events, shot)
        state = to_barracks(step.state, number)
        if not hit:
            return then(events, step_after(state, ()))
        return then(
            events, ask(state, Interruption("shot", asked=officers_with_cards(state, (owner(name),)), men=(name,)))
        )


def _exterior(man: Man) -> bool:
    return man.place in SPACES and SPACES[man.place].zone == "exterior"


def marksmen(state: State, man: Man) -> tuple[str, ...]:
    """Return the guards on the board who see a man, if he is in the Exteriors."""
    if not _exterior(man):
        return ()
    return tuple(
        guard_name(number)
        for number, guard in enumerate(state.guards)
        if posted(guard) and sees(guard.place, man.place)
    )


class Discover(GermanAction):
    """The action that plays card S-4: two guards enter a tunnel and arrest all men inside (§3.8, R14)."""

    verb = "discover"
    fields = (TUNNEL, GUARDS)
    card = "tunnel_found"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which tunnel to discover, or None.

        The options are the tunnels with men inside that two guards can reach together.
        """
        names = tuple(name for name in TUNNEL_CARDS if underground(state, name) and trackers(state, name))
        return Ask(self.verb, (TUNNEL.of(names),)) if names else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next choice after the tunnel: the two guards who enter it."""
        if len(picked) == 1:
            return GUARDS.of(tuple(trackers(state, picked[0][0])), 2, 2)
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why a tunnel cannot be discovered, or None.

        It is empty, or fewer than two guards can reach it.
        """
        name = one(picks, 0)
        if name not in TUNNELS:
            return None
        if not underground(state, name):
            return Refusal("empty_tunnel", {"tunnel": name})
        near = trackers(state, name)
        if not near:
            return Refusal("two_guards", {"tunnel": name})
        if len(picks) < 2 or any(guard not in near for guard in picks[1]):
            return None
        need = sum(near[guard] for guard in picks[1])
        return Refusal("points", {"cost": need, "points": state.turn.points}) if need > state.turn.points else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after all men in a tunnel are arrested.

        Their officers lose no Equipment.
        """
        name, pair = picks[0][0], picks[1]
        near = trackers(state, name)
        inside = tuple(underground(state, name))
        places = tuple(state.man(man).place for man in inside)
        step = self.spend(state, seat)
        turn = replace(step.state.turn, points=state.turn.points - sum(near[guard] for guard in pair), arrests=True)
        state = replace(step.state, turn=turn)
        for man in inside:
            state = lock_up(state, man)
        for guard in pair:
            state = to_barracks(state, int(guard[1:]))
        guards = tuple(int(guard[1:]) for guard in pair)
        discovered = Discovered(seat, name, inside, whose(state, inside), guards, places)
        return then((*step.events, discovered), step_after(state, ()))


def _beside(points: tuple[tuple[int, int], ...]) -> int:
    around = {(x + dx, y + dy) for x, y in points for dx, dy in DIRECTIONS}
    return bits(
        place for place, space in SPACES.items() if (space.x, space.y) in around and space.zone not in ("room", "hide")
    )


BESIDE_TUNNEL: dict[str, int] = {name: _beside(tunnel.points) for name, tunnel in TUNNELS.items()}
"""For each tunnel, the spaces on the surface next to its places. Rooms are left out (R14)."""


@remembered(*BOARD)
def trackers(state: State, tunnel: str) -> dict[str, int]:
    """Return the guards who can get into a tunnel, each with the points that he needs.

    A guard walks to a free space on the surface next to a place of the tunnel and takes one more step. The result is
    empty if the points do not suffice for two guards (R14).
    """
    found: dict[str, int] = {}
    for number, guard in enumerate(state.guards):
        steps = beat_of(state, number).steps(BESIDE_TUNNEL[tunnel]) if posted(guard) else None
        if steps is not None:
            found[guard_name(number)] = steps + 1
    cheapest = sorted(found.values())[:2]
    return found if len(cheapest) == 2 and sum(cheapest) <= state.turn.points else {}
