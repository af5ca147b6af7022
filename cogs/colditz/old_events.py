"""Events of Escape from Colditz as they were written before they had types (schema 1)."""

from __future__ import annotations

from typing import Any

KEYS = {"card": "drew_card", "house": "house_rule", "kit": "took_kit"}
"""Events that had other names."""

FAILED = {"searched": "search_failed", "swept": "sweep_failed"}
"""What they are called today where they took nobody."""


def respelled(old: dict[str, Any]) -> dict[str, Any]:
    """Give an untyped event with today's key and arguments; its seats may have the names they had."""
    key, args = KEYS.get(old["key"], str(old["key"])), dict(old["args"])
    if key.startswith("over_"):
        return {**old, "key": "over", "args": {"who": args["seats"], "reason": key.removeprefix("over_")}}
    if key == "began":
        args["goal"] = args.pop("target")
    if key == "played" and args["card"] == "roll_call":
        key = "called_roll"
        del args["card"]
    if key in FAILED and not args["men"]:
        key = FAILED[key]
        del args["men"]
    if key in ("paid", "equipped", "gave_up"):
        args["equipment"] = (args.pop("kind"), args.pop("count", 1))
    for name in ("man", "quarry"):
        if args.get(name) == "":
            args[name] = None
    args.pop("number", None)
    return {**old, "key": key, "args": args}
