"""The components of messages, which can contain other components: nesting, default values and ids."""

from __future__ import annotations

from collections.abc import Iterator

from bot.local.errors import Json


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component in a list, and the components that they contain."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


SELECT: Json = {"min_values": 1, "max_values": 1}
SHOWN: dict[int, Json] = {
    3: SELECT, 5: SELECT, 6: SELECT, 7: SELECT, 8: SELECT, 11: {"description": None, "spoiler": False},
    13: {"name": "file", "size": 0, "spoiler": False}, 14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}  # fmt: skip


def with_defaults(component: Json) -> Json:
    """Return a component with Discord's default values in those fields that the bot has left out."""
    given = {key: value for key, value in component.items() if value is not None}
    if "emoji" in given:
        given["emoji"] = {key: value for key, value in given["emoji"].items() if value is not None}
    return SHOWN.get(component["type"], {}) | given


def with_ids(components: list[Json]) -> list[Json]:
    """Return the components, each with an id. Like Discord, this gives an id to each that has none."""
    count = 0

    def number(component: Json) -> Json:
        nonlocal count
        count += 1
        made = with_defaults(component) | {"id": component.get("id") or count}
        if made.get("default_values"):
            made["default_values"] = [value | {"id": str(value["id"])} for value in made["default_values"]]
        if made.get("items"):
            made["items"] = [{"description": None, "spoiler": False} | item for item in made["items"]]
        if made.get("components"):
            made["components"] = [number(child) for child in made["components"]]
        for key in ("accessory", "component"):
            if made.get(key):
                made[key] = number(made[key])
        return made

    return [number(component) for component in components]
