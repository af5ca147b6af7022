"""What can be aimed at with an executive action: officers, tiles, businesses, lockers (docs/rules/escape_plan.md §3.5,
§3.6.4, §4.6)."""

from __future__ import annotations

from bot.engine.game import Field, Picks, Refusal
from cogs.escape_plan.data import KEYS, LOCKERS
from cogs.escape_plan.rules.city.tiles import beside, layout
from cogs.escape_plan.state import CONTACT, EQUIPMENT, FREE, Player, State

MASTER_KEY = "A6"


def aimed(picks: Picks, at: int = 0) -> str:
    """Give what is picked for one field of a move, which may be anything; empty for none or several."""
    return picks[at][0] if len(picks) > at and len(picks[at]) == 1 else ""


def movable(state: State, kind: str) -> tuple[str, ...]:
    """List the tiles with an officer of a type who could stand on another tile."""
    free = any(kind not in site.officers for site in state.city)
    return guarded(state, kind) if free else ()


def guarded(state: State, kind: str) -> tuple[str, ...]:
    """List the tiles with an officer of a type."""
    return tuple(site.tile for site in state.city if kind in site.officers)


def unguarded(state: State, kind: str) -> tuple[str, ...]:
    """List the tiles without an officer of a type."""
    return tuple(site.tile for site in state.city if kind not in site.officers)


def pushes(state: State) -> dict[str, tuple[str, ...]]:
    """List the officers, as `TILE.TYPE`, with the adjacent tiles without that type (§3.6.4 c)."""
    near = beside(layout(state.city))
    officers = {site.tile: site.officers for site in state.city}
    found: dict[str, tuple[str, ...]] = {}
    for tile, kinds in officers.items():
        for kind in kinds:
            ends = tuple(other for other in near[tile] if kind not in officers[other])
            if ends:
                found[f"{tile}.{kind}"] = ends
    return found


def forcible(state: State, player: Player, opener: str) -> tuple[str, ...]:
    """List the lockers that a Master key or a Locksmith opens, at a store and not between two tiles (§3.6.4)."""
    if player.at[1] != "store" or state.turn.looked:
        return ()
    return tuple(key for key in KEYS if shut(state, player, key, free=opener == MASTER_KEY) is None)


def shut(state: State, player: Player, colour: str, free: bool = False) -> Refusal | None:
    """Say why a locker stays shut, its key apart; a Master key opens it `free` of its condition (§3.6.4, §4.6)."""
    if not state.lockers[KEYS.index(colour)]:
        return Refusal("empty_lockers", {"colour": colour})
    if not free and not meets(player, colour):
        row = LOCKERS[colour]
        return Refusal("locker_condition", {"colour": colour, "contacts": row.contacts, "notoriety": row.notoriety})
    return None if room(player) else Refusal("no_room")


def meets(player: Player, colour: str) -> bool:
    """Tell whether a player meets the condition of a locker: contacts in slots, notoriety (§4.6)."""
    row = LOCKERS[colour]
    contacts = sum(slot.kind == CONTACT for slot in player.contacts)
    return contacts >= row.contacts and player.notoriety >= row.notoriety


def room(player: Player) -> bool:
    """Tell whether there is an item slot for a locker, or Equipment to hand back for it."""
    return any(slot.kind in (FREE, EQUIPMENT) for slot in player.items)


def making_room(player: Player) -> Field | None:
    """Give the field that asks which Equipment makes room for a locker; None while an item slot is free."""
    if any(slot.kind == FREE for slot in player.items):
        return None
    return Field("slot", equipped(player))


def equipped(player: Player) -> tuple[str, ...]:
    """List the item slots with Equipment."""
    return tuple(str(at) for at, slot in enumerate(player.items) if slot.kind == EQUIPMENT)
