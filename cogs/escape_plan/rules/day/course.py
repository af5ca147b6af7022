"""The course of a day: income, patrol cards, city tiles, turn order, actions, and the end of the day.

See docs/rules/escape_plan.md §3.1 to §3.5, §3.10.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Result, Step, then
from bot.engine.record import Seat
from cogs.escape_plan.data import DAYS, NIGHT, NUMBERS, PARTS
from cogs.escape_plan.events.course import (
    Began,
    Caught,
    Day,
    ExitClosed,
    Income,
    Order,
    OverCaught,
    OverEscaped,
    Part,
    Patrol,
    TileShown,
)
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import locked_assets, receive_income, refill_display, with_player
from cogs.escape_plan.rules.city.tiles import Site
from cogs.escape_plan.rules.day import heat
from cogs.escape_plan.rules.day.inspectors import inspect
from cogs.escape_plan.rules.scoring import score, winner
from cogs.escape_plan.rules.setup import draw_officers
from cogs.escape_plan.state import CHOOSE, DISC, NO_LOOKS, Purse, State, Turn

EXTRA = PARTS.index(NIGHT)
"""The number of the first part of the day in which an action costs an Extra Action disc."""


def begin_day(state: State, chance: Chance) -> Step[State]:
    """Return state and events after a day begins: income and unlocks come first (§3.1).

    The first day has no income, so the patrol cards come at once.
    """
    if state.day == 1:
        return then((Day(1), Began(state.order[0])), reveal_patrol(state, chance))
    events: tuple[Event, ...] = (Day(state.day),)
    for seat in state.in_city():
        amount = state.players[seat].cubes
        state = receive_income(state, seat)
        events += (Income(seat, amount),)
    offered = tuple(seat for seat in state.in_city() if is_asked_to_unlock(state, seat))
    state = replace(state, phase="unlock", unlocking=offered)
    return then(events, Step(state, ()) if offered else reveal_patrol(state, chance))


def is_asked_to_unlock(state: State, seat: Seat) -> bool:
    """Return whether a player is asked about unlocking an asset in the Income phase.

    Notoriety must be 1 or 2, and an asset must be locked. A player without the money is asked too, so that nobody
    learns how much money the player has (§3.12).
    """
    player = state.players[seat]
    return player.notoriety in NUMBERS.unlock_notoriety and bool(locked_assets(player))


def after_unlock_decision(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """Return state and events after a player has decided whether to unlock an asset.

    When all players have decided, the patrol cards are revealed.
    """
    state = replace(state, unlocking=tuple(other for other in state.unlocking if other != seat))
    return Step(state, ()) if state.unlocking else reveal_patrol(state, chance)


def reveal_patrol(state: State, chance: Chance) -> Step[State]:
    """Return state and events after two patrol cards are revealed, or one on the last day (§3.2).

    An exit closes at once when both of its cards are revealed.
    """
    events: tuple[Event, ...] = ()
    for _ in range(1 if state.day == DAYS else 2):
        card, *rest = state.patrol
        state = replace(state, patrol=tuple(rest), shown=(*state.shown, card))
        events += (Patrol(card),)
        if state.shown.count(card) == facts.CLOSING:
            state = replace(state, closed=(*state.closed, card))
            events += (ExitClosed(card),)
    players = tuple(replace(player, seen_patrol=()) for player in state.players)
    inside = state.in_city()
    placers = tuple(inside[at % len(inside)] for at in range(len(state.display)))
    return Step(replace(state, phase="city", placers=placers, players=players), events)


def next_placer(state: State) -> Seat:
    """Return the seat that places the next tile (§3.3).

    Players place one tile each in yesterday's turn order. After the last player, the first one places again.
    """
    return state.placers[0]


def without_placer(state: State, seat: Seat) -> State:
    """Return the state after a player has left: the next player places the leaver's tiles."""
    at = state.order.index(seat)
    later = (other for other in (*state.order[at:], *state.order[:at]) if state.players[other].fate == "city")
    heir = next(later, seat)
    return replace(state, placers=tuple(heir if other == seat else other for other in state.placers))


def after_tile(state: State, chance: Chance) -> Step[State]:
    """Return state and events after a tile has been placed.

    The next player places a tile. After the last tile, the stacks reveal new tiles and the turn order is set.
    """
    state = replace(state, placing="", placers=state.placers[1:])
    if state.placers:
        return Step(state, ())
    display = tuple(Site(stack[0], 0, 0) for stack in state.stacks if stack)
    state = replace(state, display=display, stacks=tuple(stack[1:] for stack in state.stacks))
    state = draw_officers(state, (), chance)
    events: tuple[Event, ...] = ()
    for site in state.display:
        events += (TileShown(site.tile, site.officers),)
    return then(events, set_order(state, chance))


def set_order(state: State, chance: Chance) -> Step[State]:
    """Return state and events after the players are sorted by notoriety, highest first (§3.4).

    Players with equal notoriety get the reverse of their previous order.
    """
    before = state.order
    after = tuple(sorted(before, key=lambda seat: (-state.players[seat].notoriety, -before.index(seat))))
    inside = tuple(seat for seat in after if state.players[seat].fate == "city")
    first = facts.first_part(state)
    state = replace(state, order=after, part=first, acting=-1)
    return then((Order(inside), Part(PARTS[first], state.day)), next_action(state, chance))


def next_action(state: State, chance: Chance) -> Step[State]:
    """Return state and events after it is the next player's turn to act in the city (§3.5).

    At night, players without a disc are skipped.
    """
    for acting in range(state.acting + 1, len(state.order)):
        player = state.players[state.order[acting]]
        if player.fate == "city" and (state.part < EXTRA or player.discs):
            return Step(replace(state, phase="turn", acting=acting, turn=Turn(stage=first_stage(state))), ())
    return close_part(state, chance)


def first_stage(state: State) -> str:
    """Return the first stage of an action. At night it is the question whether to spend a disc."""
    return CHOOSE if state.part < EXTRA else DISC


def close_part(state: State, chance: Chance) -> Step[State]:
    """Return state and events after a part of the day ends.

    In a game of one or two players, an Inspector acts. Then comes the next part, or the day ends.
    """
    if not state.in_city():
        return end_game(state)
    events: tuple[Event, ...] = ()
    if state.inspectors:
        state, events = inspect(state, chance)
    if state.part + 1 < len(PARTS):
        state = replace(state, part=state.part + 1, acting=-1)
        return then((*events, Part(PARTS[state.part], state.day)), next_action(state, chance))
    if state.day == DAYS:
        return then(events, end_game(state))
    for seat in state.in_city():
        state = with_player(state, seat, rested=False)
    state = replace(state, day=state.day + 1, part=0, acting=0)
    return then(events, begin_day(state, chance))


def finish_action(state: State, chance: Chance) -> Step[State]:
    """Return state and events after an action ends (§3.8).

    New contacts fill the display, then an officer moves closer to the most notorious player.
    """
    state, events = refill_display(replace(state, owed=(), turn=Turn()), chance)
    return then(events, begin_heat(state, chance) if state.in_city() else end_game(state))


def begin_heat(state: State, chance: Chance) -> Step[State]:
    """Return state and events after a player is asked which officer moves (§3.8, ruling 59).

    If there is no choice, the officer moves by the rules and the next action follows.
    """
    state = replace(state, phase="turn", decider=-1)
    seat = -1 if state.police else heat.find_decider(state)
    asked = replace(state, phase="heat", decider=seat)
    found = heat.choices(asked, seat) if seat >= 0 else {}
    if len(found) > 1 or any(len(ends) > 1 for ends in found.values()):
        return Step(asked, ())
    if seat >= 0:
        move = next(((officer, end) for officer, (end,) in found.items()), None)
    else:
        move = heat.random_pursuit(state, chance) if state.police else heat.usual_pursuit(state, -1)
    step = heat.push(state, *move) if move is not None else Step(state, ())
    return then(step.events, next_action(step.state, chance))


def move_chosen_officer(state: State, officer: str, end: str, chance: Chance) -> Step[State]:
    """Return state and events after the officer whom a player chose has moved."""
    step = heat.push(replace(state, phase="turn", decider=-1), officer, end, (state.decider,))
    return then(step.events, next_action(step.state, chance))


def end_game(state: State) -> Step[State]:
    """Return state and events after the game ends (§3.11).

    Players still in the city are arrested. The richest player who escaped wins. Everything is public now, so the
    records of possible secrets are dropped.
    """
    events: tuple[Event, ...] = ()
    for seat in state.in_city():
        state = with_player(state, seat, fate="arrested")
        events += (Caught(seat),)
    best = winner(state.players, state.box.numbers)
    state = _with_result(state, () if best is None else (best,), "escaped" if best is not None else "caught")
    totals = _totals(state)
    end = OverCaught(totals) if best is None else OverEscaped(best, totals)
    return Step(state, (*events, end))


def end_early(state: State, winners: tuple[Seat, ...]) -> State:
    """Return the state of a game that the players agree to end early with these winners."""
    return _with_result(state, winners, "called")


def _totals(state: State) -> tuple[int, ...]:
    """Return the score of each player, 0 for players who did not escape."""
    return tuple(
        score(seat, player, state.box.numbers).total if player.fate == "escaped" else 0
        for seat, player in enumerate(state.players)
    )


def _with_result(state: State, winners: tuple[Seat, ...], reason: str) -> State:
    result = Result(winners, reason, _totals(state))
    players = tuple(replace(player, purse=Purse()) for player in state.players)
    return replace(state, players=players, looks=NO_LOOKS, phase="over", owed=(), unlocking=(), result=result)
