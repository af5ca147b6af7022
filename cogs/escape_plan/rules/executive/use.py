"""The action of using a thing, and the choice of its targets (docs/rules/escape_plan.md §2.2, §3.5)."""

from __future__ import annotations

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.data import BUSINESSES, KEYS
from cogs.escape_plan.rules import lockers
from cogs.escape_plan.rules.executive import aims, effects
from cogs.escape_plan.rules.executive.things import (
    EFFECTS,
    Thing,
    face_down_cards,
    gang_abilities,
    has_effect,
    is_in_window,
    targets_to_open,
    thing_of,
    things_of,
    usable_things,
)
from cogs.escape_plan.state import CHOOSE, VISIT, State

NO_USE = {"disc": "discs", "car": "car", "fly": "no_flight", "open": "nothing_to_open"}
"""For some effects, the id of the text that says why the effect would change nothing."""


THING = Field("what", kind="tool")
FROM = Field("from", kind="tile")
TO = Field("to", kind="tile")
OPEN = Field("open", kind="lock")
WAY = Field("way", kind="gang_way")
OFFICER = Field("officer", kind="officer_at")


class Use(Action[State]):
    """The action of using a thing, which the rules call an executive action."""

    verb = "use"
    fields = (THING,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which thing to use, with those that can be used now as options."""
        found = usable_things(state, seat)
        return Ask(self.verb, (THING.of(found),)) if found else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field to fill in after the thing: its next target, or None if it needs no further one."""
        return next_target(state, seat, picked) if picked else ask.fields[0]

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal of a thing that is face down, too expensive, useless, or used at the wrong time.

        The result is None if the player does not have the thing.
        """
        player, name = state.players[seat], one(picks, 0)
        if name in face_down_cards(player):
            return Refusal("face_down")
        thing = next((thing for thing in things_of(player) if thing.id == name), None)
        if thing is None:
            return None
        if not is_in_window(thing.what, state.turn.stage):
            return Refusal("not_in_this_step")
        if thing.cost > player.cash:
            return Refusal("cash", {"cost": thing.cost, "missing": thing.cost - player.cash})
        if not has_effect(state, seat, thing):
            return Refusal(NO_USE.get(EFFECTS[thing.what][0], "no_effect"))
        return _why_not_target(state, seat, thing, picks)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player pays for the thing, uses it up, and gets its effect."""
        return effects.use_thing(state, seat, picks)


def next_target(state: State, seat: Seat, picked: Picks) -> Field | None:
    """Return the field for the thing's next target, or None if all targets are chosen."""
    thing = thing_of(state, seat, picked[0][0])
    effect, *args = EFFECTS[thing.what]
    if effect == "gang":
        return _gang_target(state, picked)
    if len(picked) == 1:
        if effect == "anywhere":
            return FROM.of(aims.tiles_with_movable(state, args[0]))
        if effect == "remove":
            return FROM.of(aims.tiles_with(state, args[0]))
        if effect == "open":
            return OPEN.of(targets_to_open(state, seat, thing))
    if len(picked) == 2 and effect == "anywhere":
        return TO.of(aims.tiles_without(state, args[0]))
    if len(picked) == 2 and effect == "open" and state.turn.stage != CHOOSE:
        return lockers.room_field(state.players[seat])
    return None


def _gang_target(state: State, picked: Picks) -> Field | None:
    if len(picked) == 1:
        return WAY.of(gang_abilities(state))
    if picked[1][0] == "move":
        if len(picked) == 2:
            return OFFICER.of(tuple(aims.adjacent_moves(state)))
        if len(picked) == 3:
            return TO.of(aims.adjacent_moves(state)[picked[2][0]])
    return None


def _why_not_target(state: State, seat: Seat, thing: Thing, picks: Picks) -> Refusal | None:
    """Return the refusal if a thing does not work on the picked target, otherwise None."""
    player = state.players[seat]
    effect, *args = EFFECTS[thing.what]
    first, second, third = (one(picks, at) for at in (1, 2, 3))
    officers = {site.tile: site.officers for site in state.city}
    if effect in ("anywhere", "remove"):
        if first in officers and args[0] not in officers[first]:
            return Refusal("no_officer")
        return Refusal("same_officer") if args[0] in officers.get(second, ()) else None
    if effect == "gang" and first == "move" and third in officers:
        pushes, kind = aims.adjacent_moves(state), second.partition(".")[2]
        if second not in pushes or third in pushes[second]:
            return None
        return Refusal("same_officer" if kind in officers[third] else "not_adjacent")
    if effect == "open" and state.turn.stage == CHOOSE and first in BUSINESSES:
        return None if first in targets_to_open(state, seat, thing) else Refusal("open_business")
    if effect == "open" and state.turn.stage == VISIT and first in KEYS:
        return lockers.why_shut(state, player, first, free=thing.what == lockers.MASTER_KEY)
    return None
