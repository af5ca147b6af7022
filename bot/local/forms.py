"""Modals in a simulated client: their fields are filled in and submitted."""

from __future__ import annotations

from typing import Any

from bot.local import commands
from bot.local.commands import NotAllowed
from bot.local.errors import Json
from bot.local.world import World

TEXT, RADIO, CHECKBOXES, CHECKBOX = 4, 21, 22, 23
KINDS = {5: commands.USER, 6: commands.ROLE, 7: commands.MENTIONABLE, 8: commands.CHANNEL}


def fill_in(world: World, channel_id: str, parts: list[Json], values: dict[str, Any], resolved: Json) -> list[Json]:
    """Return the components of a modal with the values that a user has typed or chosen.

    They have the form in which a client submits them. Objects that were chosen are added to `resolved`.
    """
    names = {name for part in parts for name in _names(part)}
    if strange := set(values) - names:
        raise NotAllowed(f"the form does not ask for {sorted(strange)}")

    def answer(child: Json, label: str | None) -> Json:
        key = next((k for k in (child["custom_id"], label) if k in values), None)
        given = values[key] if key is not None else _default(child)
        sent: Json = {"type": child["type"], "id": child["id"], "custom_id": child["custom_id"]}
        _check(child, given, label or child["custom_id"])
        if child["type"] in (TEXT, RADIO, CHECKBOX):
            return sent | {"value": given}
        if kind := KINDS.get(child["type"]):
            for value in given:
                commands.resolve(world, channel_id, resolved, value, kind)
        return sent | {"values": given}

    made = []
    for part in parts:
        shell: Json = {"type": part["type"], "id": part["id"]}
        if part["type"] == 1:
            shell["components"] = [answer(child, child.get("label")) for child in part["components"]]
        elif part["type"] == 18:
            shell["component"] = answer(part["component"], part["label"])
        made.append(shell)
    return made


def _names(part: Json) -> list[str]:
    if part["type"] == 1:
        return [name for child in part["components"] for name in (child["custom_id"], child.get("label")) if name]
    return [part["component"]["custom_id"], part["label"]] if part["type"] == 18 else []


def _default(child: Json) -> Any:
    """Return the value that an input of a modal has before the user changes it."""
    kind = child["type"]
    if kind == TEXT:
        return child.get("value") or ""
    if kind == CHECKBOX:
        return bool(child.get("default"))
    chosen = [option["value"] for option in child.get("options") or [] if option.get("default")]
    if kind == RADIO:
        return chosen[0] if chosen else None
    return chosen or [entry["id"] for entry in child.get("default_values") or []]


def _check(child: Json, given: Any, name: str) -> None:
    kind, required = child["type"], child.get("required", True)
    if kind == CHECKBOX:
        return
    if kind == TEXT:
        least, most = child.get("min_length") or 0, child.get("max_length") or 4000
        if (given or required) and not max(least, int(bool(required))) <= len(given) <= most:
            raise NotAllowed(f"{name}: {least} to {most} characters")
        return
    offered = {option["value"] for option in child.get("options") or []}
    picked = [given] if kind == RADIO and given is not None else given or []
    if kind in (3, RADIO, CHECKBOXES) and (strange := set(picked) - offered):
        raise NotAllowed(f"{name}: not offered: {sorted(strange)}")
    least = child.get("min_values", 1) if required or picked else 0
    most = 1 if kind == RADIO else child.get("max_values") or (len(offered) if kind == CHECKBOXES else 1)
    if not (least or 0) <= len(picked) <= most:
        raise NotAllowed(f"{name}: choose {least} to {most}")
