"""An evening at the pages: moves are pressed at the wire, what matters is looked at and pressed in the pages."""

from __future__ import annotations

import random
import re

from bot.engine.custom_id import read
from tests.patience import PATIENCE
from tests.ui.messages import is_board, leads_on, offered, some_of

RATHER, NEVER = ("arrest", "sweep", "call"), ("prefer", "trade", "retract", "type")
"""What is done rather than anything else, so that something happens, and what would go on for ever."""


class Evening:
    """Some people who press whatever their direct messages offer."""

    def __init__(self, night, people, seed):
        self.world, self.people, self.wait = night.server.world, night.server.people, night.server.wait
        self.users = [person.user for person in people]
        self.chance = random.Random(seed)

    @property
    def channel(self):
        return next(id for id, channel in self.world.channels.items() if channel.get("name") == "games")

    @property
    def scenes(self):
        """The great moments and ends that have been told in the channel."""
        shown = [message for message in self.world.store.of(self.channel).values() if not message["flags"] & 64]
        return [message for message in shown if message["embeds"] and not is_board(message)]

    @property
    def over(self):
        """Whether the game is."""
        return any(leads_on(message) for message in self.scenes)

    async def play(self, until, most=400):
        """Press until something is true, or as often as that."""
        for _ in range(most):
            await self.wait(lambda: until() or self._asked(), PATIENCE)
            if until():
                return
            await self._press(*self._asked())

    def _asked(self):
        for user in self.users:
            dm = self.world.dm(user)["id"]
            hand = next((one for one in reversed(self.world.store.of(dm).values()) if one["embeds"]), None)
            if hand and (offer := [item for item in offered(hand) if verb(item) not in NEVER]):
                return user, dm, hand, offer
        return None

    async def _press(self, user, dm, hand, offer):
        plays = [item for item in offer if ":go:" in item["custom_id"]]
        item = self.chance.choice(plays or [item for item in offer if verb(item) in RATHER] or offer)
        values = some_of(item, self.chance) if "options" in item else None
        shown = hand["edited_timestamp"]
        asked = await self.people.click(user, dm, hand["id"], item["custom_id"], values=values)
        await asked.done.wait()
        await self.wait(lambda: hand["edited_timestamp"] != shown or asked.followups or self.over, PATIENCE)


def verb(item):
    """What a button or menu is about."""
    custom_id = read(item["custom_id"])
    return "type" if custom_id.action == "type" else re.split(r"[ .]", custom_id.argument)[0]
