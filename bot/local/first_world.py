"""The world that a new player finds."""

from __future__ import annotations

from bot.local.world import World

PLAYERS = ("Ana", "Ben", "Cleo", "Dan")
CHANNELS = ("games", "lounge")


def first_world(world: World) -> None:
    """Make one server with two channels and four players, unless there is a server already. The bot hears of each as of
    one that it has just joined, once."""
    if not world.guilds:
        _make(world)
    for guild in world.guilds:
        world.arrive(guild)
    world.save()


def _make(world: World) -> None:
    users = [world.add_user(name) for name in PLAYERS]
    guild = world.add_guild("Game night", owner_id=users[0]["id"])
    for name in CHANNELS:
        world.add_channel(guild["id"], name)
    for user in users[1:]:
        world.add_member(guild["id"], user["id"])
