"""One action of a player: choose, avoid, visit, and what interrupts it (docs/rules/escape_plan.md §3.5, §3.6, §3.7)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Ask, Field, Move, Picks, Refusal, Seat, Step, then
from cogs.escape_plan.data import contact
from cogs.escape_plan.events import (
    ChoseContact,
    Declined,
    DiscSpent,
    Dismissed,
    Held,
    NoReward,
    Passed,
    Rested,
    TookContact,
)
from cogs.escape_plan.rules import changes
from cogs.escape_plan.rules.changes import (
    COVER,
    REWARD,
    TAKE_CONTACT,
    coverable,
    locked,
    owe,
    slots_for_contact,
    take_contact,
    takes_contact,
    unlock,
    with_player,
)
from cogs.escape_plan.rules.city import reach
from cogs.escape_plan.rules.city.reach import Way, set_out, ways_to
from cogs.escape_plan.rules.day.course import finish, following
from cogs.escape_plan.rules.executive import effects, things
from cogs.escape_plan.rules.executive.aims import aimed
from cogs.escape_plan.rules.executive.effects import refreshed
from cogs.escape_plan.rules.executive.things import useful
from cogs.escape_plan.rules.turn import avoiding
from cogs.escape_plan.rules.turn.avoiding import avoidances
from cogs.escape_plan.rules.visit import visit
from cogs.escape_plan.state import CONTACT, State, Turn

VISITING = ("keep", "key", "fixer", "hire", "pray", "equip", "hand_back", "buy_can", "locker", "done")

VERBS = (
    *("spend", "hold", "move", "rest", "pass", "use", "avoid", "take", "finish"),
    *("cover", "blue", "red", "contact", "decline"),
    *VISITING,
)
"""All that can be asked in an action."""

SPEND = (Ask("spend"), Ask("hold"))

SINGLE = ("blue", "red", "keep", "key", "fixer")
"""What must be answered, and answers itself where there is one answer."""


def ways(state: State, seat: Seat, to: str) -> tuple[Way, ...]:
    """List the routes that are offered to a location that `seat` can go to."""
    return ways_to(to, reach.goals(state, seat)[to], state.players[seat].cash)


def asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Give what the acting player may decide now."""
    stage = state.turn.stage
    if stage == "disc":
        return SPEND
    if state.owed:
        return _owed(state, seat)
    using = things.usable(state, seat)
    use = (Ask("use", (Field("what", using),)),) if using else ()
    if stage == "choose":
        found = tuple(reach.goals(state, seat))
        move = (Ask("move", (Field("to", found),)),) if found else ()
        rest = () if state.players[seat].rested else (Ask("rest"),)
        return (*move, *rest, Ask("pass"), *use)
    if stage == "avoid":
        means = avoidances(state, seat)
        return (*((Ask("avoid", (Field("with", means),)),) if means else ()), Ask("take"), *use)
    if stage == "visit":
        return (*visit.asks(state, seat), *use)
    return (Ask("finish"), *use)


def _owed(state: State, seat: Seat) -> tuple[Ask, ...]:
    player, what = state.players[seat], state.owed[0]
    if what == COVER:
        return (Ask("cover", (Field("slot", tuple(str(at) for at in coverable(player))),)),)
    if what == TAKE_CONTACT:
        return (Ask("contact", (Field("card", state.contacts),)), Ask("decline"))
    blue = (Ask("blue", (Field("asset", locked(player)),)),) if locked(player) else ()
    return (*blue, Ask("red")) if takes_contact(state, seat) or not blue else blue


def narrow(state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
    """After a destination comes the route, if there are several; after a contact its slot; after a thing its aims."""
    if ask.verb == "move" and len(picked) == 1:
        routes = ways(state, seat, picked[0][0])
        return Field("route", tuple(way.id for way in routes)) if len(routes) > 1 else None
    if ask.verb == "contact" and len(picked) == 1:
        slots = slots_for_contact(state.players[seat])
        return Field("slot", tuple(str(at) for at in slots)) if len(slots) > 1 else None
    if ask.verb == "use" and picked:
        return things.target(state, seat, picked)
    if ask.verb == "avoid" and picked:
        return avoiding.narrow(state, seat, picked)
    if ask.verb in ("hire", "locker"):
        return visit.narrow(state, seat, ask, picked)
    return ask.fields[len(picked)] if len(picked) < len(ask.fields) else None


def refuse(state: State, seat: Seat, verb: str, picks: Picks) -> Refusal | None:
    """Say what forbids a use, a way to avoid or something at a place, or why one cannot get somewhere."""
    player, first, stage = state.players[seat], aimed(picks), state.turn.stage
    if stage == "disc":
        return None
    if state.owed:
        return _refuse_owed(state, seat, verb, picks)
    if verb == "rest" and player.rested:
        return Refusal("rested")
    if verb == "use":
        return things.refuse(state, seat, picks)
    if verb == "avoid" and stage == "avoid" and state.turn.facing:
        return avoiding.refuse(state, seat, first)
    if verb == "move" and stage == "choose":
        return None if first in reach.goals(state, seat) else reach.refuse(state, seat, first)
    return visit.refuse(state, seat, verb, picks) if stage == "visit" else None


def _refuse_owed(state: State, seat: Seat, verb: str, picks: Picks) -> Refusal | None:
    owed, player = state.owed[0], state.players[seat]
    if owed == REWARD and verb == "blue":
        return changes.unlockable(player, picks)
    if owed == REWARD and verb == "red" and locked(player) and not takes_contact(state, seat):
        return Refusal("no_contact")
    slot = aimed(picks, 1) if verb == "contact" else aimed(picks)
    if slot not in map(str, range(len(player.contacts))):
        return None
    if owed == TAKE_CONTACT and verb == "contact":
        return None if int(slot) in slots_for_contact(player) else Refusal("slot")
    return Refusal("other_slot") if owed == COVER and verb == "cover" and int(slot) not in coverable(player) else None


def apply(state: State, seat: Seat, verb: str, picks: Picks, chance: Chance) -> Step[State]:
    """Carry out a decision of the acting player, and go on with his action."""
    if verb == "spend":
        state = with_player(state, seat, discs=state.players[seat].discs - 1)
        return Step(replace(state, turn=Turn()), (DiscSpent(seat),))
    if verb == "hold":
        return then((Held(seat),), following(state, chance))
    if verb in ("pass", "rest", "finish"):
        if verb == "rest":
            state = with_player(refreshed(state, seat, aid=True), seat, rested=True)
        events = {"rest": (Rested(seat),), "pass": (Passed(seat),), "finish": ()}[verb]
        return then(events, finish(state, chance))
    return _on(_act(state, seat, verb, picks, chance), seat, chance)


def _act(state: State, seat: Seat, verb: str, picks: Picks, chance: Chance) -> Step[State]:
    if verb == "use":
        return effects.use(state, seat, picks, chance)
    if verb == "move":
        found = ways(state, seat, picks[0][0])
        return set_out(state, seat, next(way for way in found if len(picks) == 1 or way.id == picks[1][0]))
    if verb == "avoid":
        return avoiding.avoid(state, seat, picks)
    if verb == "take":
        return avoiding.give_in(state, seat)
    if verb in VISITING:
        return visit.answer(state, seat, verb, picks)
    return _interrupt(replace(state, owed=state.owed[1:]), seat, verb, picks)


def _interrupt(state: State, seat: Seat, verb: str, picks: Picks) -> Step[State]:
    """Answer what interrupts: handcuffs, a reward, a contact."""
    if verb == "cover":
        return Step(*changes.cover(state, seat, int(picks[0][0])))
    if verb == "blue":
        return Step(*unlock(state, seat, picks[0][0]))
    if verb == "red":
        able = takes_contact(state, seat)
        return Step(owe(state, TAKE_CONTACT), (ChoseContact(seat),)) if able else Step(state, (NoReward(seat),))
    if verb == "decline":
        return Step(state, (Declined(seat),))
    player, card = state.players[seat], picks[0][0]
    slots = slots_for_contact(player)
    at = int(picks[1][0]) if len(picks) > 1 else slots[0]
    events: tuple[Event, ...] = (TookContact(seat, contact(card).id, at),)
    if player.contacts[at].kind == CONTACT:
        events += (Dismissed(seat, contact(player.contacts[at].id).id),)
    return Step(take_contact(state, seat, card, at), events)


def _without_choice(state: State, seat: Seat) -> Move | None:
    """Give the answer to what is asked next if everybody can see that there is no other (ruling 54): a wound that
    nothing helps against, the one reward, key, Fixer or hidden tile that is left."""
    if state.owed:
        offered = _owed(state, seat)
    elif state.turn.stage == "avoid" and state.turn.facing:
        return Move("take") if avoiding.forced(state, seat) else None
    else:
        offered = visit.asks(state, seat) if state.turn.stage == "visit" else ()
    if len(offered) != 1 or offered[0].verb not in SINGLE:
        return None
    (ask,) = offered
    if not ask.fields:
        return Move(ask.verb)
    (field,) = ask.fields
    return Move(ask.verb, ((field.options[0],),)) if len(field.options) == 1 else None


def _on(step: Step[State], seat: Seat, chance: Chance) -> Step[State]:
    """Go on with an action until somebody has to decide: nobody left to face, then the visit, then the end."""
    state, events = step
    while True:
        player, turn = state.players[seat], state.turn
        if player.fate == "arrested":
            return then(events, finish(state, chance))
        if (only := _without_choice(state, seat)) is not None:
            step = _act(state, seat, only.verb, only.picks, chance)
            state, events = step.state, events + step.events
            continue
        if state.owed or turn.stage == "choose" or (turn.stage == "avoid" and turn.facing):
            return Step(state, events)
        if turn.stage == "avoid":
            more: tuple[Event, ...]
            state, more = visit.begin(state, seat)
            events += more
            continue
        if player.fate == "escaped":
            return then(events, finish(state, chance))
        if turn.stage == "visit":
            if visit.asks(state, seat):
                return Step(state, events)
            state, more = visit.leave(state, seat)
            events += more
            state = replace(state, turn=replace(state.turn, stage="after"))
            continue
        if useful(state, seat):
            return Step(state, events)
        return then(events, finish(state, chance))
