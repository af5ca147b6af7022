"""The effects of interruptions when all answers are known (docs/rules/colditz.md §3.12 to §3.15)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Step, then
from cogs.colditz.events.guards import Arrested, Killed, Saved, Searched, SearchFailed, Vanished
from cogs.colditz.events.prisoners import GaveUp
from cogs.colditz.events.roll_call import Attended, SweepFailed, Swept
from cogs.colditz.rules.castle.board import EQUIPMENT, SPACES
from cogs.colditz.rules.castle.guard_paths import MAY_STAND
from cogs.colditz.rules.castle.pawns import (
    INDOORS,
    choosable_men,
    form_up,
    in_zone,
    lock_up,
    men,
    own_men,
    owner,
    whose,
    with_man,
)
from cogs.colditz.rules.interruptions.answers import ask, give_up
from cogs.colditz.rules.turn.course import step_after, throw_for_points, to_barracks
from cogs.colditz.rules.turn.guards import stops_onward, walk_guard
from cogs.colditz.rules.turn.roll_call import continue_after_roll
from cogs.colditz.state import BARRACKS, DEAD, GERMAN, Interruption, State


def lose_equipment(state: State, losses: dict[int, int]) -> Step[State]:
    """Return the state and events after officers lose Equipment, as far as they have any (§3.12, R11).

    `losses` is how many cards each officer loses. An officer who may have a choice is asked which cards to lose,
    whatever is in the hand. That is an officer with more Equipment than is due, or with any card (R3).
    """
    events: tuple[Event, ...] = ()
    owing = [0] * len(state.officers)
    asked = []
    for officer, count in losses.items():
        one = state.officers[officer]
        due = min(count, sum(one.stock))
        if due < sum(one.stock) or (due and one.cards):
            owing[officer] = due
            asked.append(officer)
            continue
        for at, held in enumerate(one.stock):
            state = give_up(state, officer, at, held)
            events += (GaveUp(state.seat(officer), (EQUIPMENT[at], 1)),) * held
    interruption = Interruption("loss", asked=tuple(asked), owing=tuple(owing))
    return then(events, ask(state, interruption) if asked else step_after(state, ()))


def loses_equipment(place: str) -> bool:
    """Return whether an arrest at `place` costs the man's officer Equipment (§3.12).

    It does outside and on gates.
    """
    return place in SPACES and place not in INDOORS


def end_arrest(state: State, interruption: Interruption, chance: Chance) -> Step[State]:
    """Return the state and events at the end of an arrest.

    The man goes to a cell, unless he has vanished into a secret hide.
    """
    (man,) = interruption.men
    if state.man(man).hidden:
        return then(
            (Vanished(man, interruption.guard, state.seat(owner(man))),), settle_guard(state, interruption.guard)
        )
    return arrest(state, man, interruption.guard)


def arrest(state: State, man: str, guard: int) -> Step[State]:
    """Return the state and events after a guard arrests a man.

    The man goes to a cell and the guard to the barracks. Outside, the man's officer also loses Equipment (§3.12).
    """
    place, trail = state.man(man).place, state.man(man).trail
    turn = replace(state.turn, arrests=state.turn.arrests or state.active == GERMAN)
    state = to_barracks(lock_up(replace(state, turn=turn), man), guard)
    step = step_after(state, (Arrested(man, guard, place, state.seat(owner(man)), trail),))
    losses = {owner(man): 1} if loses_equipment(place) else {}
    return then(step.events, lose_equipment(step.state, losses))


def settle_guard(state: State, guard: int) -> Step[State]:
    """Return the state and events after a guard has lost a man who has vanished (§2.4 O-14).

    The guard stays if he may stop where he is. Otherwise the German is asked where he walks on. If he cannot walk on,
    he goes to the barracks.
    """
    if state.guards[guard].place in MAY_STAND:
        return step_after(state, ())
    if state.turn.points and stops_onward(state, guard):
        return ask(state, Interruption("onward", asked=(GERMAN,), guard=guard))
    return step_after(to_barracks(state, guard), ())


def end_onward(state: State, interruption: Interruption, chance: Chance) -> Step[State]:
    """Return the state and events after a guard has walked on to the place that the German chose."""
    step = walk_guard(state, interruption.guard, interruption.answers[0][1])
    return then(step.events, step_after(step.state, ()))


def end_search(state: State, interruption: Interruption, chance: Chance) -> Step[State]:
    """Return the state and events at the end of a search: men whose officers hold Equipment are arrested.

    See §3.13, R11.
    """
    held = {officer for officer, one in enumerate(state.officers) if sum(one.stock)}
    caught = tuple(name for name in interruption.men if owner(name) in held and not state.man(name).hidden)
    places = tuple(state.man(name).place for name in caught)
    for name in caught:
        state = lock_up(state, name)
    losses = {officer: sum(owner(name) == officer for name in caught) for officer in map(owner, caught)}
    turn = replace(state.turn, arrests=state.turn.arrests or bool(caught))
    state = to_barracks(replace(state, turn=turn), interruption.guard)
    step = step_after(state, (_searched(state, interruption, caught, places),))
    return then(step.events, lose_equipment(step.state, losses))


def _searched(state: State, interruption: Interruption, caught: tuple[str, ...], places: tuple[str, ...]) -> Event:
    if not caught:
        return SearchFailed(interruption.place)
    return Searched(interruption.place, caught, whose(state, caught), interruption.guard, places)


def end_sweep(state: State, interruption: Interruption, chance: Chance) -> Step[State]:
    """Return the state and events at the end of a general search.

    All absent men in range are arrested, unless they are in a secret hide (§3.14, R13).
    """
    caught = tuple(name for name in interruption.men if not state.man(name).hidden)
    places = tuple(state.man(name).place for name in caught)
    for name in caught:
        state = lock_up(state, name)
    if caught:
        state = replace(state, turn=replace(state.turn, arrests=True))
    swept = Swept(caught, whose(state, caught), places, state.turn.points) if caught else SweepFailed()
    return step_after(state, (swept,))


def end_shot(state: State, interruption: Interruption, chance: Chance) -> Step[State]:
    """Return the state and events at the end of a shot.

    A man who was hit is dead, unless his officer has played an amulet (§3.15).
    """
    (man,) = interruption.men
    seat, place, trail = state.seat(owner(man)), state.man(man).place, state.man(man).trail
    if any(word == "amulet" for _, word in interruption.answers):
        return step_after(state, (Saved(man, seat, place),))
    state = with_man(state, man, place=DEAD, trail=(), route=(), home=None, hidden=False)
    return step_after(state, (Killed(man, seat, place, trail),))


def end_call(state: State, interruption: Interruption, chance: Chance) -> Step[State]:
    """Return the state and events after all officers have chosen who attends the roll call (§3.14).

    The choices are revealed and the men who attend form up. Then the German rolls.
    """
    events: tuple[Event, ...] = ()
    going = {name for _, word in interruption.answers for name in word.split(" ") if name}
    present = [name for name, man in men(state).items() if in_zone(man.place)]
    for name in present:
        state = with_man(state, name, place=BARRACKS)
    for officer, one in enumerate(state.officers):
        own = own_men(one, officer)
        state = form_up(state, officer, [name for name in own if name in going or name in present])
        sent = tuple(name for name in own if name in going)
        if sent or choosable_men(state, officer):
            events += (Attended(state.seat(officer), sent, choosable_men(state, officer)),)
    step = step_after(replace(state, called=True), events)
    return then(step.events, continue_after_roll(throw_for_points(step.state, chance)))
