"""The servers, channels and users that a new local server has at the beginning."""

from __future__ import annotations

from bot.local import avatars, forums
from bot.local.world import World

PLAYERS = ("Ana", "Ben", "Cleo", "Dan")
LETTERED = ("Dan",)
"""Users without an avatar. For them, clients show a letter."""

CHANNELS = ("games", "lounge")
FORUM, TAGS = "tables", ("looking", "playing", "over")


def first_world(world: World) -> None:
    """Create a server with two channels, a forum and four users, unless a server exists already.

    When the bot connects, it gets the event that it has joined this server.
    """
    if not world.guilds:
        _make(world)
    for guild in filter(world.installed_on, world.guilds):
        world.arrive(guild)
    world.save()


def elsewhere(world: World) -> None:
    """Create a server without the bot and a group, unless they exist.

    Users can try personal apps in both of them.
    """
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
