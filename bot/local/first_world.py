"""The world in which a new player starts."""

from __future__ import annotations

from bot.local import avatars, forums
from bot.local.world import World

PLAYERS = ("Ana", "Ben", "Cleo", "Dan")
LETTERED = ("Dan",)
"""People without a picture of their own."""

CHANNELS = ("games", "lounge")
FORUM, TAGS = "tables", ("looking", "playing", "over")


def first_world(world: World) -> None:
    """Make one server with two channels, a forum and four players, unless there is a server already.

    The bot hears once of each server, as of one that it has just joined.
    """
    if not world.guilds:
        _make(world)
    for guild in filter(world.installed_on, world.guilds):
        world.arrive(guild)
    world.save()


def elsewhere(world: World) -> None:
    """Make a server without the bot and a group, unless there are any. A user's own apps work there."""
    people = [user["id"] for user in world.people]
    if all(world.installed_on(guild) for guild in world.guilds):
        guild = world.add_guild("Book club", owner_id=people[0], installed=False)
        for user in people[1:]:
            world.add_member(guild["id"], user)
        world.add_channel(guild["id"], "chat")
    if not world.groups:
        world.add_group(people, "Old friends")


def _make(world: World) -> None:
    users = [world.add_user(name) for name in PLAYERS]
    for user in users:
        if user["global_name"] not in LETTERED:
            world.set_avatar(user["id"], avatars.named(user["id"]))
    guild = world.add_guild("Game night", owner_id=users[0]["id"])
    for name in CHANNELS:
        world.add_channel(guild["id"], name)
    forums.add_forum(world, guild["id"], FORUM, [{"name": tag} for tag in TAGS])
    for user in users[1:]:
        world.add_member(guild["id"], user["id"])
