"""Slash commands in a simulated client.

It offers commands and their options to the user, and sends the data of a command to the bot.
"""

from __future__ import annotations

from typing import Any

from bot.local import permissions, shapes
from bot.local.errors import Json
from bot.local.world import World

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(3, 11)


class NotAllowed(ValueError):
    """Raised if a real client of Discord would not let the user do this."""


GUILD_INSTALL, USER_INSTALL = 0, 1
"""Discord's numbers for the ways to install the bot: on a server, or for a user only."""


def context(world: World, channel_id: str) -> int:
    """Return Discord's number for the context of an interaction.

    It is 0 on a server, 1 in direct messages with the bot, and 2 in a group.
    """
    channel = world.channels[channel_id]
    return 0 if "guild_id" in channel else 2 if channel["type"] == shapes.GROUP else 1


def owners(world: World, user_id: str, channel_id: str, types: list[int]) -> Json:
    """Return who has installed the bot at the place where a user uses a command.

    The keys are the ways of installation; `types` has those that the command supports. Source: Discord's documentation,
    *Authorizing Integration Owners Object*. In direct messages with the bot, a server that the user and the bot share
    counts.
    """
    guild_id, where, found = world.channels[channel_id].get("guild_id"), context(world, channel_id), {}
    there = world.installed_on(guild_id) if guild_id else where == 1 and world.shares_server(user_id)
    if GUILD_INSTALL in types and there:
        found[str(GUILD_INSTALL)] = guild_id or "0"
    if USER_INSTALL in types and world.installed_by(user_id):
        found[str(USER_INSTALL)] = user_id
    return found


def visible(world: World, user_id: str, channel_id: str) -> list[Json]:
    """Return the commands that a client offers to a user in a channel."""
    guild_id, where = world.channels[channel_id].get("guild_id", ""), context(world, channel_id)
    bits = permissions.in_channel(world, channel_id, user_id)
    if not bits & permissions.VIEW_CHANNEL or (guild_id and not bits & permissions.USE_APPLICATION_COMMANDS):
        return []
    shown: dict[tuple[str, int], Json] = {}
    for command in world.commands.values():
        contexts, needed = command.get("contexts"), command.get("default_member_permissions")
        fits = where in contexts if contexts is not None else where == 0 or command.get("dm_permission", True)
        fits = fits and bool(owners(world, user_id, channel_id, command["integration_types"]))
        allowed = not guild_id or needed is None or (int(needed) & ~bits == 0 and (int(needed) or bits & 8))
        if command["_scope"] in ("", guild_id) and fits and allowed:
            key = (command["name"], command["type"])
            if key not in shown or command["_scope"]:
                shown[key] = command
    return list(shown.values())


def find(world: World, user_id: str, channel_id: str, name: str, kind: int = 1) -> tuple[Json, list[Json], list[str]]:
    """Return the command with the full name `name`, its options, and the path of its subcommand."""
    parts = name.split() if kind == 1 else [name]
    for command in visible(world, user_id, channel_id):
        if command["name"] == parts[0] and command["type"] == kind:
            options = command.get("options") or []
            for part in parts[1:]:
                found = next((o for o in options if o["name"] == part and o["type"] <= 2), None)
                if found is None:
                    raise NotAllowed(f"/{command['name']} has no {part}")
                options = found.get("options") or []
            if any(option["type"] <= 2 for option in options):
                raise NotAllowed(f"/{name} is a group")
            return command, options, parts[1:]
    raise NotAllowed(f"no command /{name} for this user here")


def data(
    world: World, channel_id: str, command: Json, options: list[Json], path: list[str],
    values: dict[str, Any], focus: str | None,
) -> Json:  # fmt: skip
    """Return the interaction data that a client sends for a command with the option values `values`.

    If `focus` is the name of an option, the client asks for suggestions for this option.
    """
    by_name = {option["name"]: option for option in options}
    if strange := set(values) - set(by_name):
        raise NotAllowed(f"no such options: {sorted(strange)}")
    if focus is None:
        missing = [o["name"] for o in options if o.get("required") and o["name"] not in values]
        if missing:
            raise NotAllowed(f"missing options: {missing}")
    elif focus not in by_name or not by_name[focus].get("autocomplete"):
        raise NotAllowed(f"{focus} has no autocomplete")
    resolved: Json = {}
    given = [_given(world, channel_id, by_name[name], value, focus, resolved) for name, value in values.items()]
    if focus and focus not in values:
        given.append({"name": focus, "type": by_name[focus]["type"], "value": "", "focused": True})
    for depth, part in enumerate(reversed(path)):
        given = [{"name": part, "type": 1 if depth == 0 else 2, "options": given}]
    sent: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": given}
    if command["_scope"]:
        sent["guild_id"] = command["_scope"]
    return sent | ({"resolved": resolved} if resolved else {})


def _given(world: World, channel_id: str, option: Json, value: Any, focus: str | None, resolved: Json) -> Json:
    name, kind = option["name"], option["type"]
    sent: Json = {"name": name, "type": kind, "value": value}
    if name == focus:
        return sent | {"value": str(value), "focused": True}
    if option.get("choices") and focus is None and value not in [c["value"] for c in option["choices"]]:
        raise NotAllowed(f"{value!r} is not a choice of {name}")
    if kind == STRING:
        least, most = option.get("min_length", 0), option.get("max_length", 6000)
        if focus is None and not least <= len(str(value)) <= most:
            raise NotAllowed(f"{name} must have {least} to {most} characters")
        sent["value"] = str(value)
    elif kind in (INTEGER, NUMBER) and focus is None:
        if kind == INTEGER and (isinstance(value, bool) or not isinstance(value, int)):
            raise NotAllowed(f"{name} is a whole number")
        if not option.get("min_value", value) <= value <= option.get("max_value", value):
            raise NotAllowed(f"{name} is out of bounds")
    elif kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        sent["value"] = str(value)
        resolve(world, channel_id, resolved, str(value), kind)
    return sent


def resolve(world: World, channel_id: str, resolved: Json, thing_id: str, kind: int) -> None:
    """Add the object that the value of an option names to `resolved`.

    `kind` is the type of the option: it is a user, a channel or a role.
    """
    guild_id = world.channels[channel_id].get("guild_id")
    if kind in (USER, MENTIONABLE) and thing_id in world.users:
        resolved.setdefault("users", {})[thing_id] = world.users[thing_id]
        member = world.member(guild_id, thing_id) if guild_id else None
        if member:
            bits = permissions.in_channel(world, channel_id, thing_id)
            resolved.setdefault("members", {})[thing_id] = member | {"permissions": str(bits)}
    elif kind == CHANNEL and thing_id in world.channels:
        channel = world.channels[thing_id]
        keys = ("id", "type", "name", "parent_id", "thread_metadata", "topic", "nsfw", "position", "flags")
        bits = permissions.in_channel(world, thing_id, world.bot["id"])
        resolved.setdefault("channels", {})[thing_id] = {k: channel[k] for k in keys if k in channel} | {
            "permissions": str(bits)
        }
    elif kind in (ROLE, MENTIONABLE) and guild_id:
        role = next((r for r in world.guilds[guild_id]["roles"] if r["id"] == thing_id), None)
        if role is None:
            raise NotAllowed(f"no such role: {thing_id}")
        resolved.setdefault("roles", {})[thing_id] = role
    else:
        raise NotAllowed(f"no such thing: {thing_id}")
