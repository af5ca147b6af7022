"""What a state that is built by hand must remember: what everybody saw of the pockets, who looked into which stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cogs.escape_plan.box import FIRST
from cogs.escape_plan.data import BOXES, KEYS, LOCKERS, NUMBERS, PLACES, PLANS
from cogs.escape_plan.state import LEFT, LOCKER, LOOKING, NEUTRAL

Built = Mapping[str, Any]


def remembering(built: Built) -> dict[str, Any]:
    """Return a built state with a past that fits it: places in some order, nobody ever short of money, a look of its
    own at each tile that somebody has or that is gone."""
    if built.get("result") is not None:
        return dict(built)
    players = [{**player, "purse": _purse(built, seat, player)} for seat, player in enumerate(built["players"])]
    return {**built, "players": players, "looks": [*_lockers(built), *_exits(built)]}


def _purse(built: Built, seat: int, player: Built) -> dict[str, Any]:
    """Take the places with an amount as visited first: only of these the order is known."""
    cubes = built.get("cubes", [()] * len(PLACES))
    been = [place for place, owners in zip(PLACES, cubes, strict=True) if seat in owners]
    amounts = dict(zip(PLACES, PLANS[player["plan"]].amounts, strict=True))
    visits = sorted(been, key=lambda place: not amounts[place])
    income = sum(NUMBERS.cubes - at for at, place in enumerate(visits) if not amounts[place])
    balance = player.get("cash", NUMBERS.cash) - income
    return {"visits": visits, "balance": balance, "lowest": [*(0 for _ in visits), balance]}


def _lockers(built: Built) -> Iterator[list[dict[str, Any]]]:
    running = _running(built, "store")
    for colour, stack in zip(KEYS, built["lockers"], strict=True):
        held = [
            _look(seat, [slot.get("value", 0)], number)
            for seat, player in enumerate(built["players"])
            for number, slot in enumerate(player["items"])
            if slot.get("kind") == LOCKER and slot["id"] == colour
        ]
        held += running if running and built["turn"]["colour"] == colour else []
        yield [*_gone(LOCKERS[colour].values, stack, held), *held]


def _exits(built: Built) -> Iterator[list[dict[str, Any]]]:
    """The tiles that somebody looks at still lie in their stack."""
    closed, running = built.get("closed", ()), _running(built, "exit")
    box = BOXES[built.get("rules", FIRST)][len(built["players"])]
    exits = {tile.id: tile.exit for tile in box.tiles}
    for at, tiles in enumerate(box.exits.tiles):
        number = closed[at] if at < len(closed) else None
        held = [
            _look(seat, [value], 0)
            for seat, player in enumerate(built["players"])
            for visited, value in zip(player.get("exits", ()), player.get("exit_tiles", ()), strict=False)
            if visited == number and value
        ]
        gone = _gone(tiles, built["exit_stacks"][at], held)
        here = [look for look in running if exits[built["players"][look["who"]]["at"][0]] == number]
        yield [*gone, *held, *here]


def _running(built: Built, place: str) -> list[dict[str, Any]]:
    """Give the look that somebody takes at such a place now, if any."""
    looked = built.get("turn", {}).get("looked", ())
    seat = built["order"][built.get("acting", 0)]
    return [_look(seat, looked, LOOKING)] if looked and built["players"][seat]["at"][1] == place else []


def _gone(tiles: Iterable[int], stack: Iterable[int], held: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give what is neither in its stack nor held as taken by Inspectors."""
    there = Counter(stack) + Counter(value for look in held for value in look["values"])
    return [_look(NEUTRAL, [value], LEFT) for value in (Counter(tiles) - there).elements()]


def _look(seat: int, values: Iterable[int], slot: int) -> dict[str, Any]:
    return {"who": seat, "values": list(values), "slot": slot}
