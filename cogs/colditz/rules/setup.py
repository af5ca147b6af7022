"""The setup of a game: men, colours if officers choose them, and guards.

See docs/rules/colditz.md §3.2.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz import data
from cogs.colditz.events.course import Placed, TookColour
from cogs.colditz.rules.castle.board import FORMATION, INNER_POSTS, OUTER_POSTS
from cogs.colditz.rules.castle.guard_paths import shuts_off_room
from cogs.colditz.rules.castle.pawns import with_guard
from cogs.colditz.rules.fields import COLOUR, GARRISON, INNER
from cogs.colditz.rules.turn.course import begin_round
from cogs.colditz.state import BARRACKS, KITS, Guard, Man, Officer, State, officers_by_seat

LEAST_OUTSIDE = 2


def new_game(german: Seat, players: int, chance: Chance, house: tuple[str, ...] = ()) -> State:
    """Return the state of a new game with shuffled decks and all men in the roll-call zone.

    `house` lists the house rules of this table (§7).
    """
    forces = data.FORCES[players]
    officers = tuple(
        Officer(men=tuple(Man(place) for place in FORMATION[players, number]), kit=KITS in house)
        for number in range(1, players)
    )
    return State(
        german=german,
        officers=officers,
        guards=(Guard(BARRACKS),) * forces.guards,
        opportunity=chance.shuffled(data.OPPORTUNITY),
        security=chance.shuffled(data.SECURITY),
        dares=chance.shuffled(data.DARES),
        house=house,
    )


def choosing_seat(state: State) -> Seat:
    """Return the seat that has to choose a colour now."""
    return (state.german + len(state.chosen) + 1) % state.players


def free_officers(state: State) -> tuple[int, ...]:
    """Return the officers whose colours nobody has chosen yet."""
    return officers_by_seat(state.chosen, len(state.officers))[len(state.chosen) :]


class Colour(Action[State]):
    """The action with which a player chooses a colour (§3.2).

    The colour also decides the player's place in the turn order.
    """

    verb = "colour"
    fields = (COLOUR,)
    open = True

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which colour to choose. The options are the colours that are still free."""
        return Ask(self.verb, (COLOUR.of(tuple(map(str, free_officers(state)))),), self.open)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after a player has chosen a colour.

        The last player gets the colour that is left.
        """
        step = assign_officer(state, int(picks[0][0]))
        return step if len(free_officers(step.state)) > 1 else assign_rest(step)


def assign_officer(state: State, officer: int) -> Step[State]:
    """Return the state and events after the player who chooses now has got an officer's colour."""
    return Step(replace(state, chosen=(*state.chosen, officer)), (TookColour(choosing_seat(state), officer),))


def assign_rest(step: Step[State]) -> Step[State]:
    """Return the state and events after the remaining colours are given out in turn order.

    The German is then asked to post the guards.
    """
    while left := free_officers(step.state):
        step = then(step.events, assign_officer(step.state, left[0]))
    return Step(replace(step.state, phase="posts"), step.events)


def most_garrison_posts(state: State) -> int:
    """Return how many guards the German may post in the garrison before the first turn.

    It is the limit for the number of players, or less if too few guards are left.
    """
    return min(data.FORCES[state.players].posts, len(state.guards) - len(state.officers))


class Place(Action[State]):
    """The action with which the German posts the guards before the first turn (§3.2).

    One guard per officer is posted inside, and two to seven in the garrison.
    """

    verb = "place"
    fields = (INNER, GARRISON)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of where to post the guards. It asks for all posts at once."""
        inside = len(state.officers)
        inner = INNER.of(INNER_POSTS, inside, inside)
        return Ask(self.verb, (inner, GARRISON.of(OUTER_POSTS, LEAST_OUTSIDE, most_garrison_posts(state))))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why the picked posts are not allowed, or None.

        Their number is wrong, or they shut off a room (R30).
        """
        inside = len(state.officers)
        if picks and len(picks[0]) != inside:
            return Refusal("inner_posts", {"count": inside})
        if len(picks) > 1 and not LEAST_OUTSIDE <= len(picks[1]) <= most_garrison_posts(state):
            return Refusal("garrison_posts", {"least": LEAST_OUTSIDE, "most": most_garrison_posts(state)})
        return Refusal("shuts_rooms") if picks and shuts_off_room(picks[0]) else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the guards are on the picked posts."""
        return post_guards(state, picks, chance)


def default_posts(state: State) -> Picks:
    """Return the posts for guards if the German does not choose any.

    They are the first posts inside, and as many posts in the garrison as allowed.
    """
    return INNER_POSTS[: len(state.officers)], OUTER_POSTS[: most_garrison_posts(state)]


def post_guards(state: State, picks: Picks, chance: Chance) -> Step[State]:
    """Return the state and events after guards are posted and the first officer's turn has started."""
    for number, post in enumerate((*picks[0], *picks[1])):
        state = with_guard(state, number, place=post)
    return then((Placed(state.german, *picks),), begin_round(replace(state, phase="act"), chance))
