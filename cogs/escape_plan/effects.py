"""Executive actions: when they can be used, what they cost and do (docs/rules/escape_plan.md §2.2, §3.5, §4.5)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Field, Picks, Refusal, Seat, Step, told
from cogs.escape_plan import people
from cogs.escape_plan.city import neighbours
from cogs.escape_plan.data import (
    BUSINESSES,
    EQUIPMENT,
    FIXERS,
    KEYS,
    LOCKERS,
    NUMBERS,
    PLACES,
    TYPES,
    contact,
    spaces,
)
from cogs.escape_plan.people import (
    TAKE_CONTACT,
    fame,
    gain_disc,
    heal,
    income,
    move_officer,
    owe,
    pay,
    remove_officer,
    with_player,
)
from cogs.escape_plan.state import CONTACT, Player, State
from cogs.escape_plan.state import EQUIPMENT as ITEM

CHOOSE, AVOID, VISIT, AFTER = ("choose", "avoid", "visit", "after")

AID, CAN, CAR, GANG = ("aid", "can", "car", "gang")
"""First Aid, a gas can, a stolen car, a gang member: executive actions without a card."""

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
    CAN: ("points", "2"),
    CAR: ("car",),
    GANG: ("gang",),
}
"""What each thing does, by its id without the number of a copy."""

WINDOWS: dict[str, tuple[str, ...]] = {
    "points": (CHOOSE,),
    "car": (CHOOSE,),
    "fast": (CHOOSE,),
    "fly": (CHOOSE,),
    "open": (CHOOSE, VISIT),
    "avoid": (),
    "avoid_two": (),
}
"""When an effect can be used; what is not listed at any decision of one's own turn. Avoiding is asked for by itself."""

ANY = (CHOOSE, AVOID, VISIT, AFTER)

GANG_WAYS = {"points": (CHOOSE,), "move": ANY}
"""The abilities of a gang member, avoiding apart (§3.6.4)."""


class Thing(NamedTuple):
    """Something that can be used: its id among the options, what it is, and its price."""

    id: str
    what: str
    cost: int


def things(player: Player) -> list[Thing]:
    """List what a player has that is ready to use, Equipment apart, whatever it costs."""
    found = [
        Thing(slot.id, slot.id.partition(".")[0], contact(slot.id).cost)
        for slot in player.contacts
        if slot.kind == CONTACT and slot.up
    ]
    found += [Thing(name, name, FIXERS[name].cost) for name in player.fixers]
    found += [Thing(asset.id, asset.id, NUMBERS.asset_spaces[asset.space]) for asset in player.assets if asset.up]
    found += [Thing(AID, AID, 0)] if player.first_aid else []
    found += [Thing(GANG, GANG, 0)] if player.members else []
    return found


def usable(state: State, seat: Seat) -> tuple[str, ...]:
    """List what `seat` can use now: paid for, in its window, and with an effect (§3.0.1)."""
    player, stage = state.players[seat], state.turn.stage
    found = [
        thing.id
        for thing in things(player)
        if thing.cost <= player.cash and _now(thing.what, stage) and works(state, seat, thing)
    ]
    if stage == CHOOSE:
        found += [CAN] if player.cans else []
        found += [CAR] if not state.turn.car and player.notoriety < NUMBERS.top_notoriety else []
    return tuple(found)


def _now(what: str, stage: str) -> bool:
    return stage in WINDOWS.get(EFFECTS[what][0], ANY)


def works(state: State, seat: Seat, thing: Thing) -> bool:
    """Tell whether a thing would change anything now."""
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
    if effect == "income":
        return player.cubes > 0
    if effect == "refresh":
        return any(not slot.up for slot in (*player.contacts, *player.items))
    if effect == "contact":
        return bool(state.contacts and people.slots_for_contact(player))
    if effect == "hack":
        return bool(state.patrol)
    if effect == "fly":
        return not state.turn.flying and any(site.data.helipad for site in state.city)
    if effect == "anywhere":
        return bool(movable(state, args[0]))
    if effect == "remove":
        return any(args[0] in site.officers for site in state.city)
    if effect == "open":
        return bool(openable(state, seat, thing.what))
    if effect == "gang":
        return bool(gang_ways(state))
    return True


def movable(state: State, kind: str) -> tuple[str, ...]:
    """List the tiles with an officer of a type who could stand on another tile."""
    free = any(kind not in site.officers for site in state.city)
    return tuple(site.tile for site in state.city if kind in site.officers) if free else ()


def openable(state: State, seat: Seat, what: str) -> tuple[str, ...]:
    """List what a Master key or a Locksmith opens: closed businesses before a move, lockers at a store (§3.5)."""
    if state.turn.stage == CHOOSE:
        if state.turn.opened:
            return ()
        return tuple(site.business for site in state.city if site.business in BUSINESSES and full(state, site.business))
    if state.players[seat].at[1] != "store" or state.turn.master:
        return ()
    return tuple(
        key for key, stack in zip(KEYS, state.lockers, strict=True) if stack and lockable(state, seat, key, what)
    )


def full(state: State, business: str) -> bool:
    """Tell whether a business has closed (§4.2)."""
    return len(state.cubes[PLACES.index(business)]) >= spaces(business, len(state.players))


def lockable(state: State, seat: Seat, key: str, opener: str = "") -> bool:
    """Tell whether a locker may be opened: its condition, which a Master key skips, and room for it (§3.6.4, §4.6)."""
    player, row = state.players[seat], LOCKERS[key]
    contacts = sum(slot.kind == CONTACT for slot in player.contacts)
    meets = contacts >= row.contacts and player.notoriety >= row.notoriety
    room = any(slot.kind in ("", ITEM) for slot in player.items)
    return room and (meets or opener == "A6")


def gang_ways(state: State) -> tuple[str, ...]:
    """List the abilities of a gang member that can be used now."""
    found = tuple(way for way, stages in GANG_WAYS.items() if state.turn.stage in stages)
    return found if pushes(state) else tuple(way for way in found if way != "move")


def pushes(state: State) -> dict[str, tuple[str, ...]]:
    """List the officers, as `TILE.TYPE`, with the adjacent tiles without that type (§3.6.4 c)."""
    by_place = {site.at: site for site in state.city}
    found: dict[str, tuple[str, ...]] = {}
    for site in state.city:
        for kind in site.officers:
            near = tuple(
                by_place[at].tile for at in neighbours(site.at) if at in by_place and kind not in by_place[at].officers
            )
            if near:
                found[f"{site.tile}.{kind}"] = near
    return found


def thing_of(state: State, seat: Seat, name: str) -> Thing:
    """Give the thing called `name` among the options."""
    if name in (CAN, CAR):
        return Thing(name, name, 0)
    return next(thing for thing in things(state.players[seat]) if thing.id == name)


def target(state: State, seat: Seat, picked: Picks) -> Field | None:
    """Give the field that follows the thing used and the targets picked."""
    thing = thing_of(state, seat, picked[0][0])
    effect, *args = EFFECTS[thing.what]
    if effect == "gang":
        return _gang_target(state, picked)
    if len(picked) == 1:
        if effect == "anywhere":
            return Field("from", movable(state, args[0]))
        if effect == "remove":
            return Field("from", tuple(site.tile for site in state.city if args[0] in site.officers))
        if effect == "open":
            return Field("what", openable(state, seat, thing.what))
    if len(picked) == 2 and effect == "anywhere":
        return Field("to", tuple(site.tile for site in state.city if args[0] not in site.officers))
    return None


def _gang_target(state: State, picked: Picks) -> Field | None:
    if len(picked) == 1:
        return Field("way", gang_ways(state))
    if picked[1][0] == "move":
        if len(picked) == 2:
            return Field("officer", tuple(pushes(state)))
        if len(picked) == 3:
            return Field("to", pushes(state)[picked[2][0]])
    return None


def refuse(state: State, seat: Seat, name: str) -> Refusal | None:
    """Say why a thing cannot be used now."""
    player = state.players[seat]
    thing = next((thing for thing in things(player) if thing.id == name), None)
    if thing is None or name in usable(state, seat):
        return None
    if thing.cost > player.cash:
        return Refusal("cash", {"cost": thing.cost, "missing": thing.cost - player.cash})
    return Refusal("not_in_this_step" if not _now(thing.what, state.turn.stage) else "no_effect")


def spend(state: State, seat: Seat, thing: Thing) -> State:
    """Pay for a thing and flip or remove it (§3.5)."""
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


def use(state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
    """Use a thing."""
    thing = thing_of(state, seat, picks[0][0])
    effect, *args = EFFECTS[thing.what]
    state = spend(state, seat, thing)
    events = told("used", seat=seat, what=thing.what, cost=thing.cost)
    player, turn = state.players[seat], state.turn
    if effect == "disc":
        state, more = gain_disc(state, seat)
    elif effect == "heal":
        state, more = heal(state, seat, int(args[0]))
    elif effect == "calm":
        state, more = fame(state, seat, -int(args[0]))
    elif effect == "fame":
        state, more = fame(state, seat, 1)
    elif effect == "income":
        state, more = income(state, seat), told("income", seat=seat, amount=player.cubes)
    elif effect == "refresh":
        state, more = refreshed(state, seat, aid=False), ()
    elif effect == "contact":
        state, more = owe(state, TAKE_CONTACT), ()
    elif effect == "hack":
        state = with_player(state, seat, seen_patrol=state.patrol[:2])
        more = told("hacked", to=seat, seat=seat, cards=state.patrol[:2])
    elif effect == "fly":
        state, more = replace(state, turn=replace(turn, flying=True)), ()
    elif effect == "anywhere":
        kind, start, end = args[0], picks[1][0], picks[2][0]
        state, more = move_officer(state, kind, start, end), told("officer_moved", kind=kind, start=start, end=end)
    elif effect == "remove":
        state = remove_officer(state, args[0], picks[1][0])
        more = told("officer_removed", kind=args[0], tile=picks[1][0])
    elif effect == "open":
        state, more = _open(state, thing, picks[1][0]), told("opens", seat=seat, what=picks[1][0])
    elif effect == "gang":
        state, more = _gang(state, picks)
    elif effect == "car":
        state, more = fame(state, seat, 1)
        state = replace(state, turn=replace(turn, car=True, points=turn.points + 1))
    elif effect == "fast":
        state, more = replace(state, turn=replace(turn, fast=True, points=turn.points + 1)), ()
    else:
        state, more = replace(state, turn=replace(turn, points=turn.points + int(args[0]))), ()
    return Step(state, events + more)


def _open(state: State, thing: Thing, what: str) -> State:
    if state.turn.stage == CHOOSE:
        return replace(state, turn=replace(state.turn, opened=what))
    return replace(state, turn=replace(state.turn, master=thing.what, colour=what))


def _gang(state: State, picks: Picks) -> people.Told:
    if picks[1][0] == "points":
        turn = replace(state.turn, points=state.turn.points + NUMBERS.can_points)
        return replace(state, turn=turn), ()
    start, _, kind = picks[2][0].partition(".")
    end = picks[3][0]
    return move_officer(state, kind, start, end), told("officer_moved", kind=kind, start=start, end=end)


def refreshed(state: State, seat: Seat, aid: bool) -> State:
    """Turn all face-down contacts and Equipment up again, and First Aid when resting."""
    player = state.players[seat]
    contacts, items = (tuple(replace(slot, up=True) for slot in slots) for slots in (player.contacts, player.items))
    return with_player(state, seat, contacts=contacts, items=items, first_aid=player.first_aid or aid)


FAST = "fast"

EQUIPPED = "item."
"""Before the number of the item slot of a piece of Equipment."""


def avoidances(state: State, seat: Seat, officer: str) -> tuple[str, ...]:
    """List the ways to avoid an officer now: Equipment for his type, or what avoids all on one tile (§3.6.2).

    Sandra and Costa are of the type that the avoiding player chooses (§3.9).
    """
    player = state.players[seat]
    found = [
        f"{EQUIPPED}{at}"
        for at, slot in enumerate(player.items)
        if slot.kind == ITEM
        and slot.up
        and EQUIPMENT[slot.id].cost <= player.cash
        and (officer not in TYPES or officer in EQUIPMENT[slot.id].avoids)
    ]
    found += [
        thing.id
        for thing in things(player)
        if EFFECTS[thing.what][0] in ("avoid", "avoid_two", "gang") and thing.cost <= player.cash
    ]
    return (*found, FAST) if state.turn.fast else tuple(found)


def price(state: State, seat: Seat, way: str) -> int:
    """Give what a way to avoid costs."""
    if way == FAST:
        return 0
    if way.startswith(EQUIPPED):
        return EQUIPMENT[state.players[seat].items[int(way.removeprefix(EQUIPPED))].id].cost
    return thing_of(state, seat, way).cost


def avoid(state: State, seat: Seat, way: str) -> Step[State]:
    """Avoid the first officer to be faced, or all of his tile, or two of it (K18)."""
    first, *rest = state.turn.facing
    same = [one for one in rest if one.tile == first.tile]
    others = [one for one in rest if one.tile != first.tile]
    cost = price(state, seat, way)
    if way == FAST:
        state, what, left = replace(state, turn=replace(state.turn, fast=False)), "K08", others
    elif way.startswith(EQUIPPED):
        at = int(way.removeprefix(EQUIPPED))
        items = state.players[seat].items
        what, left = items[at].id, [*same, *others]
        flipped = (*items[:at], replace(items[at], up=False), *items[at + 1 :])
        state = with_player(pay(state, seat, cost), seat, items=flipped)
    else:
        thing = thing_of(state, seat, way)
        state, what = spend(state, seat, thing), thing.what
        left = [*same[1:], *others] if EFFECTS[what][0] == "avoid_two" else others
    state = replace(state, turn=replace(state.turn, facing=tuple(left)))
    return Step(state, told("avoided", seat=seat, what=what, cost=cost, tile=first.tile, officer=first.officer))
