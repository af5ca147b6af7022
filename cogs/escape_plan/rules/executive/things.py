"""The things that a player can use, their prices, and when a player can use them.

See docs/rules/escape_plan.md §2.2, §3.5, §4.5.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.record import Seat
from cogs.escape_plan.data import FIXERS, NUMBERS, contact
from cogs.escape_plan.once import cache_last
from cogs.escape_plan.rules import changes, lockers
from cogs.escape_plan.rules.city import reach
from cogs.escape_plan.rules.executive import aims
from cogs.escape_plan.state import AFTER, AVOID, CHOOSE, CONTACT, VISIT, Player, State

AID, CAN, CAR, GANG = ("aid", "can", "car", "gang")
"""The ids of executive actions without a card: First Aid, a gas can, a stolen car, a gang member."""

EFFECTS: dict[str, tuple[str, ...]] = {
    "A1": ("disc",),
    "A2": ("anywhere", "federal"),
    "A3": ("anywhere", "county"),
    "A4": ("anywhere", "swat"),
    "A5": ("avoid",),
    "A6": ("open",),
    "A7": ("heal", "1"),
    "F1": ("fly",),
    "F2": ("income",),
    "F3": ("calm", "1"),
    "F4": ("disc",),
    "F5": ("heal", "1"),
    "F6": ("gang",),
    "F7": ("refresh",),
    "F8": ("contact",),
    "K01": ("remove", "federal"),
    "K02": ("remove", "county"),
    "K03": ("remove", "swat"),
    "K04": ("disc",),
    "K05": ("avoid",),
    "K06": ("avoid",),
    "K07": ("avoid",),
    "K08": ("fast",),
    "K09": ("fly",),
    "K10": ("heal", "1"),
    "K11": ("heal", "3"),
    "K12": ("calm", "2"),
    "K13": ("fame",),
    "K14": ("income",),
    "K15": ("open",),
    "K16F": ("anywhere", "federal"),
    "K16C": ("anywhere", "county"),
    "K16S": ("anywhere", "swat"),
    "K17": ("points", "2"),
    "K18": ("avoid_two",),
    "K19": ("hack",),
    AID: ("heal", "1"),
    CAN: ("points", str(NUMBERS.can_points)),
    CAR: ("car",),
    GANG: ("gang",),
}
"""For each kind of thing, its effect followed by the arguments of the effect."""

WINDOWS: dict[str, tuple[str, ...]] = {
    "points": (CHOOSE,),
    "car": (CHOOSE,),
    "fast": (CHOOSE,),
    "fly": (CHOOSE,),
    "open": (CHOOSE, VISIT),
    "avoid": (),
    "avoid_two": (),
}
"""For each effect, the stages of an action in which a player can use it.

Effects that are not listed work at any decision of the player's own turn. Avoiding officers is a question of its own.
"""

ANY = (CHOOSE, AVOID, VISIT, AFTER)

GANG_WAYS = {"points": (CHOOSE,), "move": ANY}
"""The abilities of a gang member with their stages. Avoiding officers is not included (§3.6.4)."""


class Thing(NamedTuple):
    """A thing that a player can use: its id as an option, its kind, and its price."""

    id: str
    what: str
    cost: int


@cache_last
def things_of(player: Player) -> Sequence[Thing]:
    """Return the things that a player could use, except Equipment. Their prices are not considered."""
    found = [_of_contact(slot.id) for slot in player.contacts if slot.kind == CONTACT and slot.up]
    found += [BY_FIXER[name] for name in player.fixers]
    found += [Thing(asset.id, asset.id, NUMBERS.asset_spaces[asset.space]) for asset in player.assets if asset.up]
    found += [CARDLESS[AID]] if player.first_aid else []
    found += [CARDLESS[GANG]] if player.members else []
    found += [CARDLESS[CAN]] if player.cans else []
    return [*found, CARDLESS[CAR]]


BY_FIXER = {name: Thing(name, name, fixer.cost) for name, fixer in FIXERS.items()}

CARDLESS = {what: Thing(what, what, 0) for what in (AID, GANG, CAN, CAR)}


@lru_cache(maxsize=256)
def _of_contact(card: str) -> Thing:
    return Thing(card, card.partition(".")[0], contact(card).cost)


def face_down_cards(player: Player) -> tuple[str, ...]:
    """Return the player's contacts and assets that are face down."""
    contacts = tuple(slot.id for slot in player.contacts if slot.kind == CONTACT and not slot.up)
    return contacts + tuple(asset.id for asset in player.assets if not asset.up)


def usable_things(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the ids of the things that `seat` can use now (§3.0.1).

    The player can pay for them, the time is right, and they would have an effect.
    """
    cash = state.players[seat].cash
    return tuple(thing.id for thing in useful_things(state, seat) if thing.cost <= cash)


@cache_last
def useful_things(state: State, seat: Seat) -> tuple[Thing, ...]:
    """Return the things that would have an effect now, even if the player cannot pay for them.

    Everybody can see which things they are (§3.12).
    """
    stage = state.turn.stage
    return tuple(
        [
            thing
            for thing in things_of(state.players[seat])
            if is_in_window(thing.what, stage) and has_effect(state, seat, thing)
        ]
    )


def is_in_window(what: str, stage: str) -> bool:
    """Return whether a player can use a kind of thing at a stage of an action (§3.5)."""
    return stage in WINDOWS.get(EFFECTS[what][0], ANY)


def has_effect(state: State, seat: Seat, thing: Thing) -> bool:
    """Return whether using a thing would change anything now (§3.0.1)."""
    player = state.players[seat]
    effect, *args = EFFECTS[thing.what]
    if effect == "disc":
        return player.discs < NUMBERS.discs
    if effect == "heal":
        return player.wounds > 0
    if effect == "calm":
        return player.notoriety > 0
    if effect == "fame":
        return player.notoriety < NUMBERS.top_notoriety
    if effect == "car":
        return player.notoriety < NUMBERS.top_notoriety and not state.turn.car
    if effect == "income":
        return player.cubes > 0
    if effect == "refresh":
        return any(not slot.up for slot in (*player.contacts, *player.items))
    if effect == "contact":
        return changes.can_take_contact(state, seat)
    if effect == "hack":
        return len(player.seen_patrol) < min(NUMBERS.hacked, len(state.patrol))
    if effect == "fly":
        return thing.cost <= player.cash and reach.is_flight_useful(state, seat, thing.cost)
    if effect == "anywhere":
        return bool(aims.tiles_with_movable(state, args[0]))
    if effect == "remove":
        return bool(aims.tiles_with(state, args[0]))
    if effect == "open":
        return bool(targets_to_open(state, seat, thing))
    return effect != "gang" or bool(gang_abilities(state))


def targets_to_open(state: State, seat: Seat, thing: Thing) -> tuple[str, ...]:
    """Return the targets that a Master key or a Locksmith can open (§3.5).

    They are closed businesses before the player goes somewhere, and lockers at a store.
    """
    player = state.players[seat]
    if state.turn.stage == CHOOSE:
        return reach.openable_businesses(state, seat, thing.cost) if thing.cost <= player.cash else ()
    return lockers.forcible_lockers(state, player, thing.what)


def gang_abilities(state: State) -> tuple[str, ...]:
    """Return the abilities of a gang member that work now. Avoiding officers is not included."""
    found = tuple(way for way, stages in GANG_WAYS.items() if state.turn.stage in stages)
    return found if aims.adjacent_moves(state) else tuple(way for way in found if way != "move")


def thing_of(state: State, seat: Seat, name: str) -> Thing:
    """Return the player's usable thing with the id `name`."""
    return next(thing for thing in things_of(state.players[seat]) if thing.id == name)
