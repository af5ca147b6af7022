"""The stages of an action, and the decisions that a player can make in each stage.

See docs/rules/escape_plan.md §3.5, §3.6.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.engine.action import Actions
from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Step, then
from bot.engine.move import Ask
from bot.engine.record import Seat
from cogs.escape_plan.data import EVENING, PARTS
from cogs.escape_plan.once import cache_last
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.day.course import finish_action
from cogs.escape_plan.rules.executive.things import EFFECTS, useful_things
from cogs.escape_plan.rules.executive.use import Use
from cogs.escape_plan.rules.turn.avoiding import Avoid, Take, is_forced
from cogs.escape_plan.rules.turn.discs import Hold, Spend
from cogs.escape_plan.rules.turn.ending import Finish, Pass, Rest
from cogs.escape_plan.rules.turn.interrupts import INTERRUPTS
from cogs.escape_plan.rules.turn.moving import Move
from cogs.escape_plan.rules.visit import arrival
from cogs.escape_plan.rules.visit.choices import CHOICES
from cogs.escape_plan.rules.visit.done import DONE
from cogs.escape_plan.state import AFTER, AVOID, CHOOSE, DISC, VISIT, State

TAKE = Take()

STAGES: Mapping[str, Actions[State]] = {
    DISC: Actions(Spend(), Hold()),
    CHOOSE: Actions(Move(), Rest(), Pass(), Use()),
    AVOID: Actions(Avoid(), TAKE, Use(), Rest()),
    AFTER: Actions(Finish(), Use(), Rest()),
}

VISITS: Mapping[str, Actions[State]] = {place: Actions(*choices, Use(), Rest()) for place, choices in CHOICES.items()}
"""For each kind of location, the actions that a visitor can choose from."""

ONLY_CHOICES: Mapping[str, Actions[State]] = {place: Actions(*choices) for place, choices in CHOICES.items()}

SINGLE = ("blue", "red", "keep", "key", "fixer")
"""The kinds of questions that must be answered. If only one answer is possible, the program gives it."""


def open_to(state: State, seat: Seat) -> Actions[State]:
    """Return the actions that the acting player can choose from.

    They answer a question that interrupts the action, or belong to the current stage.
    """
    turn = state.turn
    if state.owed and turn.stage != DISC:
        return INTERRUPTS[state.owed[0]]
    return VISITS[state.players[seat].at[1]] if turn.stage == VISIT else STAGES[turn.stage]


@cache_last
def asks_of_visit(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Return the questions of a visit that are still open, even those that need money (§3.12).

    So the other players cannot see from the questions how much money the visitor has.
    """
    return () if DONE in state.turn.done else ONLY_CHOICES[state.players[seat].at[1]].offered(state, seat)


def go_on(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """Return state and events after an action goes on until a player has to decide something.

    First the player faces all officers. Then comes the visit, then the end of the action.
    """
    events: tuple[Event, ...] = ()
    while True:
        player, turn = state.players[seat], state.turn
        if player.fate == "arrested":
            return then(events, finish_action(state, chance))
        if (only := _only_answer(state, seat)) is not None:
            state, more = _give_only_answer(state, seat, only, chance)
            events += more
        elif state.owed or turn.stage == CHOOSE or (turn.stage == AVOID and turn.facing):
            return Step(state, events)
        elif turn.stage == AVOID:
            state, more = arrival.arrive(state, seat)
            events += more
        elif player.fate == "escaped":
            return then(events, finish_action(state, chance))
        elif turn.stage == VISIT:
            if asks_of_visit(state, seat):
                return Step(state, events)
            state, more = arrival.leave(state, seat)
            events += more
            state = replace(state, turn=replace(state.turn, stage=AFTER))
        elif has_urgent_use(state, seat):
            return Step(state, events)
        else:
            return then(events, finish_action(state, chance))


def has_urgent_use(state: State, seat: Seat) -> bool:
    """Return whether the player has something to use after a visit. Money is not considered.

    Some rule sets allow only uses that cannot wait (§9). Such a use lowers the notoriety of a most notorious player.
    From Evening on, all uses that change notoriety or bring a disc are allowed.
    """
    effects = {EFFECTS[thing.what][0] for thing in useful_things(state, seat)}
    if not state.box.numbers.can_wait:
        return bool(effects)
    late = state.part >= PARTS.index(EVENING)
    return bool(effects & {"disc", "calm", "fame"}) if late else "calm" in effects and seat in facts.most_wanted(state)


def _only_answer(state: State, seat: Seat) -> Ask | None:
    """Return the next question if everybody can see that it has only one answer, otherwise None.

    Such a question is about a wound that cannot be avoided, or about the last reward, key, Fixer or hidden tile (ruling
    54).
    """
    if state.owed:
        offered = INTERRUPTS[state.owed[0]].offered(state, seat)
    elif state.turn.stage == AVOID and state.turn.facing:
        return TAKE.plain if is_forced(state, seat) else None
    else:
        offered = asks_of_visit(state, seat) if state.turn.stage == VISIT else ()
    if len(offered) != 1 or offered[0].verb not in SINGLE:
        return None
    (ask,) = offered
    return ask if all(len(field.options) == 1 for field in ask.fields) else None


def _give_only_answer(state: State, seat: Seat, ask: Ask, chance: Chance) -> Step[State]:
    """Return state and events after the program gives the only possible answer to the question `ask`."""
    return open_to(state, seat)[ask.verb].do(state, seat, tuple(field.options for field in ask.fields), chance)
