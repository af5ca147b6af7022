"""The actions that move guards: posting, taking back, walking and pursuing.

See docs/rules/colditz.md §3.4, §3.12.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks, Refusal, Scalar
from bot.engine.record import Seat
from cogs.colditz.data import kind
from cogs.colditz.events.cards import Played
from cogs.colditz.events.guards import Posted, Walked, Withdrawn
from cogs.colditz.rules.castle.board import INNER_POSTS, OUTER_POSTS, SPACES
from cogs.colditz.rules.castle.guard_paths import BESIDE, MAY_STAND, STANDS, Beat, Patrol, shuts_off_room
from cogs.colditz.rules.castle.pawns import INDOORS, men, occupied, posted, taken, trails_of_men, with_guard
from cogs.colditz.rules.castle.place_sets import BIT, names
from cogs.colditz.rules.castle.sight import straight_distance
from cogs.colditz.rules.fields import DESTINATION, GUARD, PLACE
from cogs.colditz.rules.memory import BOARD, remembered
from cogs.colditz.rules.turn.course import card_of_kind, put_back
from cogs.colditz.state import BARRACKS, GERMAN, POSTING, State

POSTS = (*INNER_POSTS, *OUTER_POSTS)


def guard_name(number: int) -> str:
    """Return the name of a guard in moves, such as `g0`."""
    return f"g{number}"


@remembered(*BOARD)
def beat_of(state: State, number: int) -> Beat:
    """Return the places that a guard reaches with the points left, as an object of the class `Beat`."""
    guard = state.guards[number]
    return Beat(guard.place, state.turn.points, guard.quarry, trails_of_men(state), occupied(state) & ~BIT[guard.place])


def with_unlimited_points(state: State) -> State:
    """Return the state with unlimited movement points.

    It is used to find out how far away a place is that a guard cannot reach.
    """
    return replace(state, turn=replace(state.turn, points=len(SPACES)))


class GermanAction(Action[State]):
    """An action that the German takes in the German's own turn."""

    cost = 0
    card = ""
    """The kind of Security card that the action plays. It is "" if the action plays no card."""

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return why the German cannot take the action now, or None.

        The points do not suffice, the card is missing, or another condition of the action does not hold.
        """
        if state.turn.points < self.cost:
            return Refusal("no_points")
        if self.card and not card_of_kind(state, GERMAN, self.card):
            return Refusal("no_card", {"card": self.card})
        return self.condition(state)

    def condition(self, state: State) -> Refusal | None:
        """Return a refusal if a condition that only this action has does not hold, otherwise None."""
        return None

    def spend(self, state: State, seat: Seat) -> Step[State]:
        """Return the state and events after the played card is put under its deck, where everybody sees it."""
        card = card_of_kind(state, GERMAN, self.card)
        return Step(put_back(state, GERMAN, card), (Played(seat, kind(card)),))


class Post(GermanAction):
    """The action that puts a guard from the barracks on a post, which is a black space (§3.12)."""

    verb = "post"
    fields = (PLACE,)
    cost = 1

    def condition(self, state: State) -> Refusal | None:
        """Return a refusal if no guard may be posted now, otherwise None.

        Posting ends after an arrest (R13), and barred guards stay in the barracks (R35). A house rule may allow only
        one guard in a turn (§7).
        """
        if state.turn.arrests:
            return Refusal("after_arrest")
        if state.turn.posted and POSTING in state.house:
            return Refusal("one_posting")
        return None if waiting_guards(state) else Refusal("no_guards")

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which free post to use, or None if no guard can be posted."""
        occupied = taken(state)
        free = tuple(place for place in POSTS if place not in occupied)
        return Ask(self.verb, (PLACE.of(free),)) if free else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why a guard cannot be placed on the picked post, or None.

        The post is occupied, or the guard would shut off a room (R30).
        """
        place = one(picks, 0)
        if place not in POSTS:
            return None
        if place in taken(state):
            return Refusal("occupied", {"place": place})
        return why_shuts_off(state, waiting_guards(state), place)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after a guard is placed on the picked post."""
        place = picks[0][0]
        number = waiting_guards(state)[0]
        state = with_guard(spend_points(state, self.cost), number, place=place)
        state = replace(state, turn=replace(state.turn, posted=True))
        return Step(state, (Posted(seat, number, place),))


def waiting_guards(state: State) -> tuple[int, ...]:
    """Return the guards in the barracks who may be posted now."""
    return tuple(number for number, guard in enumerate(state.guards) if guard.place == BARRACKS and not guard.barred)


def why_shuts_off(state: State, movers: tuple[int, ...], place: str) -> Refusal | None:
    """Return a refusal if guards who stop at `place` would shut off a room, otherwise None (R30).

    `movers` are the guards who move there.
    """
    if place not in INDOORS:
        return None
    others = [guard.place for number, guard in enumerate(state.guards) if number not in movers[:1]]
    return Refusal("shuts_rooms", {"place": place}) if shuts_off_room((*others, place)) else None


class Withdraw(GermanAction):
    """The action that takes a guard from a post back to the barracks (§3.12).

    He stays there for the rest of the turn.
    """

    verb = "withdraw"
    fields = (GUARD,)
    cost = 1

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which guard on a post to take back, or None if no guard is on a post."""
        guards = tuple(guard_name(number) for number, guard in enumerate(state.guards) if guard.place in POSTS)
        return Ask(self.verb, (GUARD.of(guards),)) if guards else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return a refusal if the picked guard is not on a post, otherwise None."""
        number = _number(state, one(picks, 0))
        return Refusal("not_on_post") if number is not None and state.guards[number].place not in POSTS else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the picked guard is back in the barracks."""
        number = int(picks[0][0][1:])
        state = spend_points(state, self.cost)
        state = with_guard(state, number, place=BARRACKS, quarry="", barred="withdrawn")
        return Step(state, (Withdrawn(seat, number),))


def _number(state: State, name: str) -> int | None:
    names = {guard_name(number): number for number in range(len(state.guards))}
    return names.get(name)


class Walk(GermanAction):
    """The action that moves a guard by some steps (§3.12)."""

    verb = "walk"
    fields = (GUARD, DESTINATION)
    cost = 1

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which guard to move, or None if no guard can move."""
        free = STANDS & ~occupied(state)
        guards = tuple(
            guard_name(number)
            for number, guard in enumerate(state.guards)
            if posted(guard) and (BESIDE[guard.place] & free or stops_of_guard(state, number))
        )
        return Ask(self.verb, (GUARD.of(guards),)) if guards else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next choice after the guard: his destination. The options are places where he may stop."""
        if len(picked) == 1:
            return DESTINATION.of(names(stops_of_guard(state, int(picked[0][0][1:]))))
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why the picked guard cannot stop at the picked place, or None."""
        number, place = _number(state, one(picks, 0)), one(picks, 1)
        if place not in SPACES:
            return None
        if number is None:
            return Refusal("no_such_guard", {"count": len(state.guards)})
        if not posted(state.guards[number]):
            return Refusal("in_barracks")
        if BIT[place] & stops_of_guard(state, number):
            return why_shuts_off(state, (number,), place)
        if place in taken(state):
            return Refusal("occupied", {"place": place})
        if SPACES[place].zone in ("room", "hide"):
            return Refusal("no_guards_there", {"place": place})
        if place not in MAY_STAND:
            return Refusal("guard_may_not_stop", {"place": place})
        steps = beat_of(with_unlimited_points(state), number).steps(BIT[place])
        far: dict[str, Scalar] = {"place": place, "points": state.turn.points}
        if steps is None:
            return Refusal("too_far", {**far, "why": "closed"})
        return Refusal("too_far", {**far, "why": "steps", "steps": steps})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the picked guard has walked to the picked place.

        If he followed a man over a drop or a wire crossing, he pursues this man from now on.
        """
        number, place = int(picks[0][0][1:]), picks[1][0]
        return walk_guard(state, number, place)


def walk_guard(state: State, number: int, place: str) -> Step[State]:
    """Return the state and events after a guard has walked to a place where he may stop."""
    patrol = beat_of(state, number).to(BIT[place])
    assert patrol is not None
    state = move_guard(spend_points(state, len(patrol.path)), number, patrol)
    return Step(state, (Walked(state.german, number, place, state.turn.points, state.guards[number].quarry or None),))


def stops_of_guard(state: State, number: int) -> int:
    """Return the set of places where a guard may stop now.

    If the man he pursues left by a window, the room of this window is included (R5). The set is an integer with a bit
    for each place.
    """
    found = beat_of(state, number)
    return found.places & STANDS | found.rooms


def stops_onward(state: State, number: int) -> tuple[str, ...]:
    """Return the places to which a guard can walk on after a man has vanished (§2.4 O-14).

    The guard may not stay where he is.
    """
    return tuple(
        place for place in names(stops_of_guard(state, number)) if why_shuts_off(state, (number,), place) is None
    )


def move_guard(state: State, number: int, patrol: Patrol) -> State:
    """Return the state after a guard is put at the end of his route.

    If the route follows a man, the guard pursues this man from now on.
    """
    place = patrol.path[-1] if patrol.path else state.guards[number].place
    return with_guard(state, number, place=place, quarry=patrol.quarry or man_followed(state, patrol.path))


def man_followed(state: State, path: tuple[str, ...]) -> str:
    """Return the man whom a guard pursues after he has walked out into the Exteriors (R5).

    It is the nearest man outside who left by a gate on the guard's route. The result is "" if there is no such man.
    """
    passed = {place for place in path if SPACES[place].gate}
    if not passed or SPACES[path[-1]].zone != "exterior":
        return ""
    ahead = [
        (straight_distance(path[-1], man.place), name)
        for name, man in men(state).items()
        if man.place in SPACES
        and SPACES[man.place].zone == "exterior"
        and any(step.partition(">")[2] in passed for step in man.route)
    ]
    return min(ahead)[1] if ahead else ""


def spend_points(state: State, points: int) -> State:
    """Return the state after some movement points have been spent."""
    return replace(state, turn=replace(state.turn, points=state.turn.points - points))
