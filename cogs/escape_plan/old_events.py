"""Events of schema 1, which had no types, as they are written today."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

KEYS: Mapping[str, str] = {
    "can": "bought_can",
    "collected": "gained",
    "contact": "took_contact",
    "disc": "got_disc",
    "fixer": "took_fixer",
    "key": "took_key",
    "recorded": "gained",
    "red": "chose_contact",
}
"""Events that had other names."""

NAMES: Mapping[str, Mapping[str, str]] = {
    "inspects": {"who": "inspector"},
    "order": {"seats": "order"},
    "over_escaped": {"seats": "who"},
    "tails": {"who": "inspector", "seat": "whom"},
}
"""Fields that had other names, by the event that has them."""


def renamed(old: dict[str, Any]) -> dict[str, Any]:
    """Give an event of schema 1, still without a type, the name and the fields that it has today."""
    key, args = old["key"], dict(old["args"])
    if key in ("recorded", "collected"):
        args["income"] = key == "collected"
    elif key == "covered":
        args["lost"] = [args["lost"]] if args["lost"] else []
    elif key == "over_escaped":
        (args["seats"],) = args["seats"]
    elif key == "over_caught":
        del args["seats"]
    names = NAMES.get(key, {})
    return {**old, "key": KEYS.get(key, key), "args": {names.get(name, name): args[name] for name in args}}
