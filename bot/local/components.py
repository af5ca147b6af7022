"""The trees that buttons and selects stand in."""

from __future__ import annotations

from collections.abc import Iterator

from bot.local.errors import Json


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, the nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def numbered(components: list[Json]) -> list[Json]:
    """The components with the ids that Discord gives to those that have none."""
    count = 0

    def number(component: Json) -> Json:
        nonlocal count
        count += 1
        made = component | {"id": component.get("id") or count}
        if made.get("components"):
            made["components"] = [number(child) for child in made["components"]]
        for key in ("accessory", "component"):
            if made.get(key):
                made[key] = number(made[key])
        return made

    return [number(component) for component in components]
