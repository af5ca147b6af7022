"""Snapshots of older games (schema 1 to 3), which kept less of the past than worlds are imagined from."""

from __future__ import annotations

from typing import Any

from cogs.fugitive.house import House


def with_past(old: dict[str, Any]) -> dict[str, Any]:
    """Add when cards were drawn, seen and shown, as far as rounds tell: of two moments that are possible the one that
    allows more."""
    draws = [draw | {"row": _row(old, draw)} for draw in old["draws"]]
    looks = [look | {"drawn": _drawn(old, look)} for look in old.get("looks", ())]
    shown = [each | {"drawn": _until(old, each["round"])} for each in old.get("shown", ())]
    return old | {"draws": draws, "looks": looks, "shown": shown}


def _row(old: dict[str, Any], draw: dict[str, Any]) -> int:
    """Give how long the row was at the draw: the Fugitive draws before placing."""
    mine = draw["seat"] == old["fugitive"]
    return sum(spot["round"] < draw["round"] + (not mine) for spot in old["row"])


def _drawn(old: dict[str, Any], look: dict[str, Any]) -> int:
    """Count the draws before a look. What a Stake-out kept was drawn next, so that it tells itself."""
    if look["event"] != House.STAKE_OUT:
        return _until(old, look["round"])
    if not look["kept"]:
        return len(old["draws"]) if look["kept"] is None else 0
    kept = (place for place, draw in enumerate(old["draws"]) if draw["card"] in look["cards"])
    return next(kept)


def _until(old: dict[str, Any], round_: int) -> int:
    return sum(draw["round"] <= round_ for draw in old["draws"])
