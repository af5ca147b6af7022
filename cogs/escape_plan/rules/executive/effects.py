"""The effects of things that players use in executive actions.

See docs/rules/escape_plan.md §2.2, §3.5, §4.5.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.game import Step, then
from bot.engine.move import Picks
from bot.engine.record import Seat
from cogs.escape_plan.data import NUMBERS
from cogs.escape_plan.events.course import Income
from cogs.escape_plan.events.police import OfficerMoved, OfficerRemoved
from cogs.escape_plan.events.turns import Hacked, Opens, Used
from cogs.escape_plan.rules import changes
from cogs.escape_plan.rules.changes import (
    TAKE_CONTACT,
    change_notoriety,
    gain_disc,
    heal,
    interrupt_with,
    move_officer,
    pay,
    receive_income,
    remove_officer,
    with_player,
)
from cogs.escape_plan.rules.executive.things import AID, CAN, EFFECTS, GANG, Thing, thing_of
from cogs.escape_plan.rules.lockers import open_locker
from cogs.escape_plan.state import CHOOSE, State


def use_up(state: State, seat: Seat, thing: Thing) -> State:
    """Return the state after a player has paid for a thing and it is turned face down or removed (§3.5)."""
    player = state.players[seat]
    state = pay(state, seat, thing.cost)
    if thing.what == AID:
        return with_player(state, seat, first_aid=False)
    if thing.what == CAN:
        return with_player(replace(state, cans=state.cans + 1), seat, cans=player.cans - 1)
    if thing.what == GANG:
        return with_player(state, seat, members=player.members - 1)
    if thing.id in player.fixers:
        return with_player(state, seat, fixers=tuple(name for name in player.fixers if name != thing.id))
    contacts = tuple(replace(slot, up=False) if slot.id == thing.id else slot for slot in player.contacts)
    assets = tuple(replace(asset, up=False) if asset.id == thing.id else asset for asset in player.assets)
    return with_player(state, seat, contacts=contacts, assets=assets)


def use_thing(state: State, seat: Seat, picks: Picks) -> Step[State]:
    """Return state and events after a player uses a thing: pays for it, uses it up, and gets its effect."""
    thing = thing_of(state, seat, picks[0][0])
    effect, *args = EFFECTS[thing.what]
    state = use_up(state, seat, thing)
    events = (Used(seat, thing.what, thing.cost),)
    if effect in ("anywhere", "remove", "gang"):
        return then(events, _apply_to_police(state, effect, args, picks))
    if effect in ("points", "car", "fast", "fly"):
        return then(events, _apply_to_journey(state, seat, effect, args))
    if effect == "open":
        return then(events, _open(state, seat, picks))
    return then(events, Step(*_apply_to_board(state, seat, effect, args)))


def _apply_to_board(state: State, seat: Seat, effect: str, args: list[str]) -> changes.Told:
    """Return state and events after an effect on the player's own board."""
    if effect == "disc":
        return gain_disc(state, seat)
    if effect == "heal":
        return heal(state, seat, int(args[0]))
    if effect == "calm":
        return change_notoriety(state, seat, -int(args[0]))
    if effect == "fame":
        return change_notoriety(state, seat, 1)
    if effect == "income":
        return receive_income(state, seat), (Income(seat, state.players[seat].cubes),)
    if effect == "refresh":
        return turn_face_up(state, seat, aid=False), ()
    if effect == "contact":
        return interrupt_with(state, TAKE_CONTACT), ()
    cards = state.patrol[: NUMBERS.hacked]
    return with_player(state, seat, seen_patrol=cards), (Hacked(seat, cards, to=(seat,)),)


def _apply_to_police(state: State, effect: str, args: list[str], picks: Picks) -> Step[State]:
    """Return state and events after a thing moves or removes an officer.

    A gang member may add movement points instead (§3.6.4).
    """
    if effect == "remove":
        state = remove_officer(state, args[0], picks[1][0])
        return Step(state, (OfficerRemoved(args[0], picks[1][0]),))
    if effect == "anywhere":
        kind, start, end = args[0], picks[1][0], picks[2][0]
    elif picks[1][0] == "points":
        return Step(_faster(state, NUMBERS.can_points), ())
    else:
        start, _, kind = picks[2][0].partition(".")
        end = picks[3][0]
    return Step(move_officer(state, kind, start, end), (OfficerMoved(kind, start, end),))


def _apply_to_journey(state: State, seat: Seat, effect: str, args: list[str]) -> Step[State]:
    """Return state and events after a thing helps the journey of this action (§3.6.1)."""
    if effect == "points":
        return Step(_faster(state, int(args[0])), ())
    if effect == "fly":
        return Step(replace(state, turn=replace(state.turn, flights=state.turn.flights + 1)), ())
    state = _faster(state, 1)
    if effect == "fast":
        return Step(replace(state, turn=replace(state.turn, fast=True)), ())
    state = replace(state, turn=replace(state.turn, car=True))
    return Step(state, ()) if state.box.numbers.car_rides else Step(*change_notoriety(state, seat, 1))


def _faster(state: State, points: int) -> State:
    return replace(state, turn=replace(state.turn, points=state.turn.points + points))


def _open(state: State, seat: Seat, picks: Picks) -> Step[State]:
    """Return state and events after a thing opens a closed business, or a locker without its key.

    The business is open for this action only.
    """
    what = picks[1][0]
    if state.turn.stage == CHOOSE:
        return Step(replace(state, turn=replace(state.turn, opened=what)), (Opens(seat, what),))
    return open_locker(state, seat, what, picks[2:])


def turn_face_up(state: State, seat: Seat, aid: bool) -> State:
    """Return the state with all used contacts and Equipment face up. With `aid`, First Aid is included."""
    player = state.players[seat]
    contacts, items = (tuple(replace(slot, up=True) for slot in slots) for slots in (player.contacts, player.items))
    return with_player(state, seat, contacts=contacts, items=items, first_aid=player.first_aid or aid)
