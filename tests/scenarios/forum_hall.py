"""A server whose tables are posts of a forum."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.local import forums
from tests.scenarios.test_server import MANAGE_GUILD, set_up
from tests.ui.messages import Json, is_board
from tests.ui.on_local import LocalWorld
from tests.ui.player import Player
from tests.ui.world import World

TAGS = ("Looking", "Playing", "Over", "Colditz fans")


class Hall:
    """A server with a forum for tables."""

    def __init__(self, world: World, keeper: Player) -> None:
        assert isinstance(world, LocalWorld)
        self.world = world
        self.keeper = keeper
        self.games = world.channel
        self.forum = ""

    async def open(self, tags: Sequence[Json | str] = TAGS, choose: bool = True, required: bool = False) -> Json:
        """Make a forum, and choose it in the setup."""
        world = self.world.world
        listed = [{"name": tag} if isinstance(tag, str) else tag for tag in tags]
        self.forum = forums.add_forum(world, self.world.guild, "tables", listed, require_tag=required)["id"]
        await self.world.settle()
        return await set_up(self.keeper, "forum", self.forum) if choose else {}

    @property
    def posts(self) -> list[Json]:
        """The posts of the forum, the oldest first."""
        channels = self.world.world.channels.values()
        return [channel for channel in channels if channel.get("parent_id") == self.forum]

    @property
    def shown(self) -> list[tuple[str, list[str]]]:
        """The title of each post, and the names of its tags."""
        names = {tag["id"]: tag["name"] for tag in self.world.world.channels[self.forum]["available_tags"]}
        return [(post["name"], [names[tag] for tag in post["applied_tags"] if tag in names]) for post in self.posts]

    @property
    def changes(self) -> int:
        """How often the bot has changed a post."""
        return len([each for each in self.world.requests if each.method == "PATCH" and each.path.count("/") == 2])

    def enter(self, number: int = -1) -> Json:
        """Go into a post and see its first message."""
        self.world.channel = self.posts[number]["id"]
        return self.world.public[0]

    def leave(self) -> None:
        """Go back to the channel for games."""
        self.world.channel = self.games

    def deny(self, bits: int) -> None:
        """Take permissions in the forum from the bot."""
        overwrites = [{"id": self.world.world.bot["id"], "type": 1, "allow": "0", "deny": str(bits)}]
        self.world.world.set_overwrites(self.forum, overwrites)


@pytest.fixture
async def hall(world: World) -> Hall:
    return Hall(world, world.join("Keeper", permissions=MANAGE_GUILD))


def boards(world: World) -> list[Json]:
    return [each for each in world.public if is_board(each) and each["components"]]
