"""States of before schema 4, which kept neither what everybody saw of the pockets nor who looked into which stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cogs.escape_plan.box import FIRST
from cogs.escape_plan.data import BOXES, KEYS, LOCKERS, NUMBERS, PLACES, PLANS
from cogs.escape_plan.state import LEFT, LOCKER, LOOKING, NEUTRAL

Old = Mapping[str, Any]


def remembering(old: Old) -> dict[str, Any]:
    """Give an old state what today's remembers, as far as it can be told from it: the places in some order, nobody ever
    short of money, and each tile that somebody has or that is gone looked at by itself."""
    if old.get("result") is not None:
        return dict(old)
    players = [{**player, "purse": _purse(old, seat, player)} for seat, player in enumerate(old["players"])]
    return {**old, "players": players, "looks": [*_lockers(old), *_exits(old)]}


def _purse(old: Old, seat: int, player: Old) -> dict[str, Any]:
    """Take the places with an amount as visited first: only of these the order is known."""
    cubes = old.get("cubes", [()] * len(PLACES))
    been = [place for place, owners in zip(PLACES, cubes, strict=True) if seat in owners]
    amounts = dict(zip(PLACES, PLANS[player["plan"]].amounts, strict=True))
    visits = sorted(been, key=lambda place: not amounts[place])
    income = sum(NUMBERS.cubes - at for at, place in enumerate(visits) if not amounts[place])
    balance = player.get("cash", NUMBERS.cash) - income
    return {"visits": visits, "balance": balance, "lowest": [*(0 for _ in visits), balance]}


def _lockers(old: Old) -> Iterator[list[dict[str, Any]]]:
    running = _running(old, "store")
    for colour, stack in zip(KEYS, old["lockers"], strict=True):
        held = [
            _look(seat, [slot.get("value", 0)], number)
            for seat, player in enumerate(old["players"])
            for number, slot in enumerate(player["items"])
            if slot.get("kind") == LOCKER and slot["id"] == colour
        ]
        held += running if running and old["turn"]["colour"] == colour else []
        yield [*_gone(LOCKERS[colour].values, stack, held), *held]


def _exits(old: Old) -> Iterator[list[dict[str, Any]]]:
    """The tiles that somebody looks at still lie in their stack."""
    closed, running = old.get("closed", ()), _running(old, "exit")
    box = BOXES[old.get("rules", FIRST)][len(old["players"])]
    exits = {tile.id: tile.exit for tile in box.tiles}
    for at, tiles in enumerate(box.exits.tiles):
        number = closed[at] if at < len(closed) else None
        held = [
            _look(seat, [value], 0)
            for seat, player in enumerate(old["players"])
            for visited, value in zip(player.get("exits", ()), player.get("exit_tiles", ()), strict=False)
            if visited == number and value
        ]
        gone = _gone(tiles, old["exit_stacks"][at], held)
        here = [look for look in running if exits[old["players"][look["who"]]["at"][0]] == number]
        yield [*gone, *held, *here]


def _running(old: Old, place: str) -> list[dict[str, Any]]:
    """Give the look that somebody takes at such a place now, if any."""
    looked = old.get("turn", {}).get("looked", ())
    seat = old["order"][old.get("acting", 0)]
    return [_look(seat, looked, LOOKING)] if looked and old["players"][seat]["at"][1] == place else []


def _gone(tiles: Iterable[int], stack: Iterable[int], held: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give what is neither in its stack nor held as taken by Inspectors."""
    there = Counter(stack) + Counter(value for look in held for value in look["values"])
    return [_look(NEUTRAL, [value], LEFT) for value in (Counter(tiles) - there).elements()]


def _look(seat: int, values: Iterable[int], slot: int) -> dict[str, Any]:
    return {"who": seat, "values": list(values), "slot": slot}
