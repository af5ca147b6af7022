"""Officers on the tiles that a player leaves: how the player avoids them, and what they do otherwise.

See docs/rules/escape_plan.md §3.6.2, §3.9.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.data import COSTA, EQUIPMENT, NUMBERS, TYPES
from cogs.escape_plan.events.police import Avoided, PaidCosta
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import pay, with_player, wound
from cogs.escape_plan.rules.executive.effects import use_up
from cogs.escape_plan.rules.executive.things import EFFECTS, face_down_cards, thing_of, things_of, useful_things
from cogs.escape_plan.state import EQUIPMENT as ITEM
from cogs.escape_plan.state import Facing, Player, State

FAST = "fast"
"""The option for the Fast Car that the player uses in this action."""

EQUIPPED = "item."
"""The prefix of options for Equipment. After it comes the number of the item slot."""

TWO = "avoid_two"

WITH = Field("with", kind="tool")
ALSO = Field("also", kind="officer")

ARMING = ("refresh", "contact", "fame")
"""Effects that may give the player a new way to avoid officers.

They bring Equipment that is ready again, a contact, or a reward.
"""


def ways_to_avoid(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the ways to avoid the first officer to face that the player can pay for, as option ids."""
    return ways_to_avoid_officer(state.players[seat], state.turn.facing[0].officer, state.turn.fast)


def ways_to_avoid_officer(player: Player, officer: str, fast: bool) -> tuple[str, ...]:
    """Return the ways to avoid an officer that the player can pay for, as option ids.

    They are Equipment against his type, or things that avoid all officers on one tile, such as a Fast Car. For Sandra
    and Costa, the player chooses the type (§3.9).
    """
    return tuple(way for way, cost in _priced_ways(player, officer, fast) if cost <= player.cash)


def _priced_ways(player: Player, officer: str, fast: bool) -> Iterator[tuple[str, int]]:
    """Yield the ways to avoid an officer with their prices, even if the player cannot pay for them."""
    for at, slot in enumerate(player.items):
        if slot.kind == ITEM and slot.up and _fits(slot.id, officer):
            yield f"{EQUIPPED}{at}", EQUIPMENT[slot.id].cost
    for thing in things_of(player):
        if EFFECTS[thing.what][0] in ("avoid", TWO, "gang"):
            yield thing.id, thing.cost
    if fast:
        yield FAST, 0


def is_forced(state: State, seat: Seat) -> bool:
    """Return whether a player has nothing to decide about the first officer to face (§3.6.2, ruling 54).

    The player then cannot avoid the officer, and can use nothing that makes a difference. Money is not considered.

    Against a mere wound, only things that may bring a way to avoid the officer make a difference. Before handcuffs, a
    payment to Costa or an escape, every thing does.
    """
    player, officer = state.players[seat], state.turn.facing[0].officer
    if any(_priced_ways(player, officer, state.turn.fast)):
        return False
    grave = officer == COSTA or player.wounds == NUMBERS.wounds or player.at == facts.way_out(state)
    return all(not grave and EFFECTS[thing.what][0] not in ARMING for thing in useful_things(state, seat))


def _fits(equipment: str, officer: str) -> bool:
    return officer not in TYPES or officer in EQUIPMENT[equipment].avoids


def price_of(state: State, seat: Seat, way: str) -> int:
    """Return the price that a player pays for a way to avoid officers."""
    if way == FAST:
        return 0
    if way.startswith(EQUIPPED):
        return EQUIPMENT[state.players[seat].items[int(way.removeprefix(EQUIPPED))].id].cost
    return thing_of(state, seat, way).cost


def would_arrest(state: State, seat: Seat) -> bool:
    """Return whether not avoiding the first officer would bring the sixth handcuffs.

    See §3.6.3, §3.13.
    """
    player = state.players[seat]
    return facts.harm_by(player.wounds, player.handcuffs, (state.turn.facing[0].officer,), player.cash).arrested


class Avoid(Action[State]):
    """The action of avoiding the first officer to face, or all on his tile, or two of them with card K18."""

    verb = "avoid"
    fields = (WITH, ALSO)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question how to avoid the first officer. The options are the ways that can be paid for."""
        found = ways_to_avoid(state, seat)
        return Ask(self.verb, (WITH.of(found),)) if found else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field after card K18: the second officer to avoid. It is None if there is no choice."""
        return _second_officer(state, seat, picked) if picked else ask.fields[0]

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if the picked Equipment or card cannot avoid the first officer, otherwise None."""
        return _why_unfit(state, seat, one(picks, 0)) if state.turn.facing else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player avoids the officers and pays for it."""
        return avoid(state, seat, picks)


class Take(Action[State]):
    """The action of not avoiding the first officer, so that he harms the player."""

    verb = "take"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player gets a wound, or the harm that Costa does."""
        return take_harm(state, seat)


def _second_officer(state: State, seat: Seat, picked: Picks) -> Field | None:
    """Return the field for the second officer to avoid with card K18, or None if there is no choice."""
    way = picked[0][0]
    if len(picked) > 1 or way == FAST or way.startswith(EQUIPPED):
        return None
    first, *rest = state.turn.facing
    same = tuple(one.officer for one in rest if one.tile == first.tile)
    two = EFFECTS[thing_of(state, seat, way).what][0] == TWO
    return ALSO.of(same) if two and len(same) > 1 else None


def _why_unfit(state: State, seat: Seat, way: str) -> Refusal | None:
    """Return the refusal if a piece of Equipment or a card cannot avoid the first officer, otherwise None."""
    player = state.players[seat]
    if way.startswith(EQUIPPED):
        at = int(way.removeprefix(EQUIPPED)) if way.removeprefix(EQUIPPED).isdecimal() else len(player.items)
        if at >= len(player.items) or player.items[at].kind != ITEM:
            return None
        if not player.items[at].up:
            return Refusal("face_down")
        if not _fits(player.items[at].id, state.turn.facing[0].officer):
            return Refusal("other_officer")
    elif way in face_down_cards(player):
        return Refusal("face_down")
    elif all(thing.id != way or EFFECTS[thing.what][0] not in ("avoid", TWO, "gang") for thing in things_of(player)):
        return None
    cost = price_of(state, seat, way)
    return Refusal("cash", {"cost": cost, "missing": cost - player.cash}) if cost > player.cash else None


def officers_avoided(facing: Sequence[Facing], what: str, also: str = "") -> tuple[Facing, ...]:
    """Return the officers in `facing` whom the player avoids with the thing `what`.

    They are the first officer, or all on his tile. Card K18 avoids two officers: `also` is the second one. Without
    `also`, the second is the next officer.
    """
    first, *rest = facing
    same = [one for one in rest if one.tile == first.tile]
    if what in EQUIPMENT:
        return (first,)
    if EFFECTS[what][0] != TWO:
        return (first, *same)
    return (first, *[one for one in same if one.officer == (also or same[0].officer)])


def avoid(state: State, seat: Seat, picks: Picks) -> Step[State]:
    """Return state and events after the player avoids officers.

    They are the first officer, or all on his tile, or two of them (card K18).
    """
    way, facing = picks[0][0], state.turn.facing
    cost = price_of(state, seat, way)
    if way == FAST:
        state, what = replace(state, turn=replace(state.turn, fast=False)), "K08"
    elif way.startswith(EQUIPPED):
        at = int(way.removeprefix(EQUIPPED))
        items = state.players[seat].items
        what = items[at].id
        flipped = (*items[:at], replace(items[at], up=False), *items[at + 1 :])
        state = with_player(pay(state, seat, cost), seat, items=flipped)
    else:
        thing = thing_of(state, seat, way)
        state, what = use_up(state, seat, thing), thing.what
    gone = officers_avoided(facing, what, one(picks, 1))
    state = replace(state, turn=replace(state.turn, facing=tuple(each for each in facing if each not in gone)))
    return Step(state, (Avoided(seat, what, cost, facing[0].tile, tuple(each.officer for each in gone)),))


def take_harm(state: State, seat: Seat) -> Step[State]:
    """Return state and events after the first officer harms the player.

    Each officer causes a wound, but Costa takes money first. See §3.6.2, §3.9.
    """
    first, *rest = state.turn.facing
    state = replace(state, turn=replace(state.turn, facing=tuple(rest)))
    if first.officer != COSTA:
        return Step(*wound(state, seat, first))
    if state.players[seat].cash >= NUMBERS.costa:
        return Step(pay(state, seat, NUMBERS.costa), (PaidCosta(seat, NUMBERS.costa),))
    events: tuple[Event, ...] = ()
    for _ in range(NUMBERS.costa_wounds):
        if state.players[seat].fate == "city":
            state, more = wound(state, seat, first)
            events += more
    return Step(state, events)
