"""What the German officer does with points, guards and cards (docs/rules/colditz.md §3.12, §3.13, §3.15, §3.8)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Ask, Field, Picks, Refusal, Seat, Step, then, told
from cogs.colditz.affairs import ask, could_answer
from cogs.colditz.board import DIRECTIONS, INNER_POSTS, NEIGHBOURS, OUTER_POSTS, ROOMS, SPACES, TUNNELS
from cogs.colditz.course import after, held, put_back, roll, spelled, to_barracks, total
from cogs.colditz.data import TUNNEL_CARDS
from cogs.colditz.memo import remembered
from cogs.colditz.officers import noted
from cogs.colditz.patrol import MAY_STAND, Patrol, followed, patrols, reaches, shuts_rooms
from cogs.colditz.pawns import (
    INDOORS,
    TUNNEL_OF,
    lock_up,
    men,
    owner,
    posted,
    taken,
    trails,
    underground,
    with_guard,
)
from cogs.colditz.sight import lattice, sees
from cogs.colditz.state import BARRACKS, GERMAN, Affair, Man, State

POSTS = (*INNER_POSTS, *OUTER_POSTS)


def guard_name(number: int) -> str:
    """Name a guard as an option."""
    return f"g{number}"


@remembered
def beat(state: State, number: int, points: int) -> dict[str, Patrol]:
    """Find where a guard gets with `points`, whether he may stop there or not."""
    guard = state.guards[number]
    return patrols(guard.place, points, guard.quarry, trails(state), taken(state) - {guard.place})


class GermanAction(Action[State]):
    """An action of the German officer in his own turn."""

    cost = 0
    card = ""
    """The kind of Security card that it plays, if any."""

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Check whose turn it is, points and card, then the condition."""
        if state.active != GERMAN:
            return Refusal("german_only")
        if state.turn.points < self.cost:
            return Refusal("no_points")
        if self.card and not held(state, GERMAN, self.card):
            return Refusal("no_card", {"card": self.card})
        return self.condition(state)

    def condition(self, state: State) -> Refusal | None:
        """Name the condition that does not hold."""
        return None

    def spend(self, state: State, seat: Seat) -> Step[State]:
        """Put the card under its deck for all to see."""
        card = held(state, GERMAN, self.card)
        return Step(put_back(replace(state, undo=()), GERMAN, card), told("played", seat=seat, card=card))


class Post(GermanAction):
    """Post a guard from the barracks on a black space (§3.12)."""

    verb = "post"
    cost = 1

    def condition(self, state: State) -> Refusal | None:
        """Not after an arrest (R13), and only guards who are not barred (R35)."""
        if state.turn.arrests:
            return Refusal("after_arrest")
        return None if waiting(state) else Refusal("no_guards")

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the free black spaces."""
        occupied = taken(state)
        free = tuple(place for place in POSTS if place not in occupied)
        return Ask(self.verb, (Field("place", free),)) if free else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """The post is taken, or it would shut off a room (R30)."""
        place = one(picks, 0)
        if place not in POSTS:
            return None
        if place in taken(state):
            return Refusal("occupied", {"place": place})
        return bars(state, waiting(state), place)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Post him."""
        place = picks[0][0]
        number = waiting(state)[0]
        state = with_guard(_paid(noted(state), self.cost), number, place=place)
        return Step(state, told("posted", seat=seat, guard=number, place=place))


def waiting(state: State) -> tuple[int, ...]:
    """List the guards in the barracks who may be posted."""
    return tuple(number for number, guard in enumerate(state.guards) if guard.place == BARRACKS and not guard.barred)


def bars(state: State, movers: tuple[int, ...], place: str) -> Refusal | None:
    """Tell whether a guard who stops at `place` shuts off a room together with the others (R30)."""
    if place not in INDOORS:
        return None
    others = [guard.place for number, guard in enumerate(state.guards) if number not in movers[:1]]
    return Refusal("shuts_rooms", {"place": place}) if shuts_rooms((*others, place)) else None


def _paid(state: State, points: int) -> State:
    return replace(state, turn=replace(state.turn, points=state.turn.points - points))


class Withdraw(GermanAction):
    """Take a guard from a black space back to the barracks, for this turn for good (§3.12)."""

    verb = "withdraw"
    cost = 1

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the guards on black spaces."""
        guards = tuple(guard_name(number) for number, guard in enumerate(state.guards) if guard.place in POSTS)
        return Ask(self.verb, (Field("guard", guards),)) if guards else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Only from black spaces."""
        number = _number(state, one(picks, 0))
        return Refusal("not_on_post") if number is not None and state.guards[number].place not in POSTS else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Take him off."""
        number = int(picks[0][0][1:])
        state = _paid(noted(state), self.cost)
        state = with_guard(state, number, place=BARRACKS, quarry="", barred="withdrawn")
        return Step(state, told("withdrawn", seat=seat, guard=number))


def _number(state: State, name: str) -> int | None:
    names = {guard_name(number): number for number in range(len(state.guards))}
    return names.get(name)


class Walk(GermanAction):
    """Move a guard (§3.12)."""

    verb = "walk"
    cost = 1

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the guards who can go somewhere."""
        occupied = taken(state)
        guards = tuple(
            guard_name(number)
            for number, guard in enumerate(state.guards)
            if posted(guard)
            and (
                any(near in MAY_STAND and near not in occupied for near in NEIGHBOURS[guard.place])
                or goals(state, number)
            )
        )
        return Ask(self.verb, (Field("guard", guards),)) if guards else None

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After the guard come the places where he may stop."""
        if len(picked) == 1:
            return Field("place", tuple(goals(state, int(picked[0][0][1:]))))
        return super().narrow(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Say why a guard cannot stop at a place."""
        number, place = _number(state, one(picks, 0)), one(picks, 1)
        if number is None or place not in SPACES or not posted(state.guards[number]):
            return None
        if place in goals(state, number):
            return bars(state, (number,), place)
        if place in taken(state):
            return Refusal("occupied", {"place": place})
        if SPACES[place].zone in ("room", "hide"):
            return Refusal("no_guards_there", {"place": place})
        if place not in MAY_STAND:
            return Refusal("guard_may_not_stop", {"place": place})
        return Refusal("too_far", {"place": place, "points": state.turn.points})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Walk; who follows a man down a wall pursues him from now on."""
        number, place = int(picks[0][0][1:]), picks[1][0]
        patrol = beat(state, number, state.turn.points)[place]
        state = sent(_paid(noted(state), len(patrol.path)), number, patrol)
        return Step(
            state,
            told("walked", seat=seat, guard=number, place=place, points=state.turn.points, quarry=patrol.quarry),
        )


def goals(state: State, number: int) -> dict[str, Patrol]:
    """List the places where a guard may stop: posts of the open, or the room of his quarry's window (R5)."""
    found = beat(state, number, state.turn.points)
    return {
        place: patrol
        for place, patrol in found.items()
        if place in MAY_STAND or (SPACES[place].zone == "room" and patrol.quarry)
    }


def sent(state: State, number: int, patrol: Patrol) -> State:
    """Put a guard at the end of his way; he pursues whom only pursuit could lead him after."""
    guard = state.guards[number]
    hunts = patrol.quarry if guard.quarry or followed(patrol.path, guard.place) else ""
    return with_guard(state, number, place=patrol.path[-1] if patrol.path else guard.place, quarry=hunts)


def arrestable(state: State, name: str, man: Man) -> bool:
    """Tell whether a man may be arrested where he stands (§3.12)."""
    if man.place not in SPACES or man.hidden:
        return False
    zone = SPACES[man.place].zone
    if zone in ("room", "hide", "rollcall"):
        return False
    if man.place in INDOORS:
        return any(state.officers[owner(name)].stock)
    return man.home is None


def spared(state: State, name: str, man: Man) -> Refusal | None:
    """Say why a man may not be arrested where he stands."""
    if arrestable(state, name, man):
        return None
    if man.place in TUNNEL_OF:
        return Refusal("in_tunnel")
    if man.place not in SPACES:
        return Refusal("not_there")
    zone = SPACES[man.place].zone
    if zone == "room":
        return Refusal("needs_search")
    if zone in ("hide", "rollcall") or man.hidden:
        return Refusal("safe_place")
    return Refusal("no_equipment") if man.place in INDOORS else Refusal("returning")


@remembered
def arrests(state: State) -> dict[str, dict[str, Patrol]]:
    """Find who can be arrested, by which guards and along which way; none is needed beside him (R22, R29)."""
    found: dict[str, dict[str, Patrol]] = {}
    targets = {name: man.place for name, man in men(state).items() if arrestable(state, name, man)}
    points = state.turn.points
    for number, guard in enumerate(state.guards):
        if not posted(guard):
            continue
        near = {name: place for name, place in targets.items() if lattice(guard.place, place) <= points + 1}
        near |= {name: place for name, place in targets.items() if state.man(name).trail}
        if not near:
            continue
        reach = {guard.place: Patrol((), guard.quarry)} | beat(state, number, points)
        inside_room = SPACES[guard.place].zone == "room"
        for name, place in near.items():
            best: Patrol | None = None
            for beside in NEIGHBOURS[place]:
                patrol = reach.get(beside)
                if patrol is None or SPACES[beside].zone in ("room", "hide") or not reaches(beside, place):
                    continue
                if patrol.quarry not in ("", name) and followed(patrol.path, guard.place):
                    continue
                if best is None or len(patrol.path) < len(best.path):
                    best = patrol
            if best is not None and not (inside_room and not best.path):
                found.setdefault(name, {})[guard_name(number)] = best
    return found


class Arrest(GermanAction):
    """Arrest a man: a guard beside him, or walking there, takes him to a cell (§3.12)."""

    verb = "arrest"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the men in reach."""
        names = tuple(arrests(state))
        return Ask(self.verb, (Field("man", names),)) if names else None

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After the man come the guards who can do it."""
        if len(picked) == 1:
            return Field("guard", tuple(arrests(state)[picked[0][0]]))
        return super().narrow(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Say why this man cannot be arrested."""
        everybody = men(state)
        name = one(picks, 0)
        if name not in everybody:
            return None
        if (refusal := spared(state, name, everybody[name])) is not None:
            return refusal
        return None if name in arrests(state) else Refusal("no_guard_near")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Announce it; the man's officer may have an answer."""
        name, number = picks[0][0], int(picks[1][0][1:])
        patrol = arrests(state)[name][picks[1][0]]
        state = sent(_paid(state, len(patrol.path)), number, patrol)
        affair = Affair("arrest", asked=could_answer(state, (owner(name),)), men=(name,), guard=number)
        events = told("announced", seat=seat, man=name, guard=number, points=state.turn.points)
        return then(events, ask(state, affair))


class Search(GermanAction):
    """S-1: search a room; one guard who gets in takes everybody whose officer holds Equipment (§3.13)."""

    verb = "search"
    card = "search"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the rooms with men in them that a guard can reach (R14)."""
        rooms = tuple(room for room in occupied_rooms(state) if searchers(state, room))
        return Ask(self.verb, (Field("room", rooms),)) if rooms else None

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After the room come the guards who can get in."""
        if len(picked) == 1:
            return Field("guard", tuple(searchers(state, picked[0][0])))
        return super().narrow(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """An empty room, or one that nobody reaches (R14)."""
        room = one(picks, 0)
        if room not in ROOMS:
            return None
        if room not in occupied_rooms(state):
            return Refusal("empty_room", {"room": room})
        return None if searchers(state, room) else Refusal("out_of_reach", {"room": room})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Announce it; officers with men there may have answers."""
        room, guard = picks[0][0], picks[1][0]
        step = self.spend(state, seat)
        state = _paid(step.state, searchers(state, room)[guard])
        inside = occupied_rooms(state)[room]
        asked = could_answer(state, tuple(owner(name) for name in inside))
        affair = Affair("search", asked=asked, men=inside, guard=int(guard[1:]), place=room)
        return then(step.events + told("searching", seat=seat, room=room, guard=int(guard[1:])), ask(state, affair))


def occupied_rooms(state: State) -> dict[str, tuple[str, ...]]:
    """List the rooms with men standing in them."""
    found: dict[str, tuple[str, ...]] = {}
    for name, man in men(state).items():
        if man.place in SPACES and (room := SPACES[man.place].room):
            found[room] = (*found.get(room, ()), name)
    return found


@remembered
def searchers(state: State, room: str) -> dict[str, int]:
    """Count the points of each guard to the floor of a room: to a doorway and one step more, free or not (R14)."""
    doors = {near for place in ROOMS[room].spaces for near in NEIGHBOURS[place] if SPACES[near].zone != "room"}
    found: dict[str, int] = {}
    for number, guard in enumerate(state.guards):
        if not posted(guard):
            continue
        reach = {guard.place: Patrol((), "")} | beat(state, number, max(0, state.turn.points - 1))
        steps = [len(reach[door].path) + 1 for door in doors if door in reach]
        if steps and min(steps) <= state.turn.points:
            found[guard_name(number)] = min(steps)
    return found


class Shoot(GermanAction):
    """S-3: a guard shoots at a man in the Exteriors whom he sees (§3.15)."""

    verb = "shoot"
    card = "shoot"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the men whom a guard sees."""
        names = tuple(name for name, man in men(state).items() if marksmen(state, man))
        return Ask(self.verb, (Field("man", names),)) if names else None

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After the man come the guards who see him."""
        if len(picked) == 1:
            return Field("guard", marksmen(state, state.man(picked[0][0])))
        return super().narrow(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Not outside, or not seen."""
        man = men(state).get(one(picks, 0))
        if man is None:
            return None
        if not _exterior(man):
            return Refusal("not_outside")
        return None if marksmen(state, man) else Refusal("not_seen")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Roll; twice the sum is the range. Hit or miss, the guard goes to barracks (R2)."""
        name, number = picks[0][0], int(picks[1][0][1:])
        step = self.spend(state, seat)
        dice = roll(chance)
        distance = lattice(state.guards[number].place, state.man(name).place)
        hit = distance <= 2 * total(dice)
        events = step.events + told(
            "shot", seat=seat, man=name, guard=number, dice=spelled(dice), distance=distance, hit=hit
        )
        state = to_barracks(step.state, number)
        if not hit:
            return then(events, after(state, ()))
        return then(events, ask(state, Affair("shot", asked=could_answer(state, (owner(name),)), men=(name,))))


def _exterior(man: Man) -> bool:
    return man.place in SPACES and SPACES[man.place].zone == "exterior"


def marksmen(state: State, man: Man) -> tuple[str, ...]:
    """List the guards on the board who see a man in the Exteriors."""
    if not _exterior(man):
        return ()
    return tuple(
        guard_name(number)
        for number, guard in enumerate(state.guards)
        if posted(guard) and sees(guard.place, man.place)
    )


class Discover(GermanAction):
    """S-4: two guards get into a tunnel and take all men inside (§3.8, R14)."""

    verb = "discover"
    card = "tunnel_found"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the tunnels with men in them that two guards can reach."""
        names = tuple(name for name in TUNNEL_CARDS if underground(state, name) and trackers(state, name))
        return Ask(self.verb, (Field("tunnel", names),)) if names else None

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After the tunnel come the two guards."""
        if len(picked) == 1:
            return Field("guards", tuple(trackers(state, picked[0][0])), 2, 2)
        return super().narrow(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """An empty tunnel, or points for fewer than two guards."""
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
        """Take them all; no Equipment is needed or lost."""
        name, pair = picks[0][0], picks[1]
        near = trackers(state, name)
        inside = tuple(underground(state, name))
        step = self.spend(state, seat)
        turn = replace(step.state.turn, points=state.turn.points - sum(near[guard] for guard in pair), arrests=True)
        state = replace(step.state, turn=turn)
        for man in inside:
            state = lock_up(state, man)
        for guard in pair:
            state = to_barracks(state, int(guard[1:]))
        events = step.events + told("discovered", seat=seat, tunnel=name, men=inside)
        return then(events, after(state, ()))


@remembered
def trackers(state: State, tunnel: str) -> dict[str, int]:
    """Count the points of each guard into a tunnel: to a free surface space beside any of its places, rooms barred, and
    one more; empty unless two can make it together (R14)."""
    points = {(x, y) for x, y in TUNNELS[tunnel].points}
    beside = {
        place
        for place, space in SPACES.items()
        if space.zone not in ("room", "hide") and any((space.x + dx, space.y + dy) in points for dx, dy in DIRECTIONS)
    }
    found: dict[str, int] = {}
    for number, guard in enumerate(state.guards):
        if not posted(guard):
            continue
        reach = {guard.place: Patrol((), "")} | beat(state, number, max(0, state.turn.points - 2))
        steps = [len(reach[place].path) + 1 for place in beside if place in reach]
        if steps:
            found[guard_name(number)] = min(steps)
    cheapest = sorted(found.values())[:2]
    return found if len(cheapest) == 2 and sum(cheapest) <= state.turn.points else {}
