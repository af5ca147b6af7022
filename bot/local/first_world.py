"""The world that a new player finds."""

from __future__ import annotations

from bot.local.world import World

PLAYERS = ("Ana", "Ben", "Cleo", "Dan")
CHANNELS = ("games", "lounge")


def first_world(world: World) -> None:
    """Make one server with two channels and four players, unless there is a server already."""
    if world.guilds:
        return
    users = [world.add_user(name) for name in PLAYERS]
    guild = world.add_guild("Game night", owner_id=users[0]["id"])
    for name in CHANNELS:
        world.add_channel(guild["id"], name)
    for user in users[1:]:
        world.add_member(guild["id"], user["id"])
    world.save()
