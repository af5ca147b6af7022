"""Features of a position between two days: numbers from which the search estimates who will win.

They measure what each player has and can still get (docs/rules/escape_plan.md §3.11, §8).
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.record import Seat
from cogs.escape_plan.data import DAYS, KEYS, NUMBERS, PLACES, PLANS
from cogs.escape_plan.minds import worth
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.distances import moves_to
from cogs.escape_plan.rules.city.tiles import layout
from cogs.escape_plan.rules.lockers import meets_conditions
from cogs.escape_plan.rules.scoring import score
from cogs.escape_plan.state import CONTACT, EQUIPMENT, State

AHEAD = 4
"""The largest number of a day's actions for which plan card amounts are counted."""


def features(state: State, seat: Seat) -> Mapping[str, float]:
    """Return the features of a position for a seat: numbers by name.

    Each number is the player's lead over the mean of the rivals. Only "lead" is the lead over the best rival.
    """
    inside = [other for other in range(len(state.players)) if state.players[other].fate != "arrested"]
    rivals = [other for other in inside if other != seat]
    own = prospects(state, seat)
    theirs = [prospects(state, other) for other in rivals]
    mean = {name: sum(one[name] for one in theirs) / len(theirs) if theirs else 0.0 for name in own}
    found = {name: value - mean[name] for name, value in own.items()}
    found["lead"] = total_prospects(own) - max(map(total_prospects, theirs), default=0.0)
    found["rivals"] = len(rivals) / 4
    return {f"{name}_{state.day}": value for name, value in found.items()}


def total_prospects(one: Mapping[str, float]) -> float:
    """Return the sum of the things that a player has and will probably get."""
    return one["hand"] + one["plan"]


def prospects(state: State, seat: Seat) -> dict[str, float]:
    """Return the features of one player, each about from 0 to 1. All are 0 for an arrested player."""
    player = state.players[seat]
    if player.fate == "arrested":
        return dict.fromkeys(("hand", "plan", "cash", "discs", "health", "keys", "ready", "out"), 0.0)
    amounts = dict(zip(PLACES, PLANS[player.plan].amounts, strict=True))
    been = player.purse.visits
    left = [amount for place, amount in amounts.items() if place not in been and not facts.is_closed(state, place)]
    opened = [key for key in player.keys if meets_conditions(player, key)]
    armed = sum(slot.up for slot in (*player.contacts, *player.items) if slot.kind in (CONTACT, EQUIPMENT))
    return {
        "hand": score(seat, player, state.box.numbers).total / 300,
        "plan": sum(sorted(left, reverse=True)[:AHEAD]) * (DAYS + 1 - state.day) / 900,
        "cash": min(player.cash, 20) / 20,
        "discs": player.discs / NUMBERS.discs,
        "health": -(player.wounds + 2 * player.handcuffs) / 10,
        "keys": sum(worth.locker(key, len(state.lockers[KEYS.index(key)])) for key in opened) / 100,
        "ready": armed / 5,
        "out": -actions_to_exit(state, seat) / 5,
    }


def actions_to_exit(state: State, seat: Seat) -> int:
    """Return how many actions a player is from the exit that will be open.

    The full state is known here, so the function looks at the patrol cards to come.
    """
    number = facts.last_exit((*state.shown, *state.patrol))
    tile = next((site.tile for site in state.city if site.data.exit == number), "")
    if not tile:
        return 3
    barred = tuple((site.tile, "business") for site in state.city if facts.is_closed(state, site.business))
    return moves_to(layout(state.city), (tile, "exit"), barred).get(state.players[seat].at, 5)
