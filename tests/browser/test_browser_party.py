"""A whole party evening at the pages: four people, three games, one message, one poster."""

from __future__ import annotations

import random

import pytest

from tests.browser.evening import NEVER, RATHER, verb
from tests.patience import PATIENCE
from tests.presses.judge import messages
from tests.ui.messages import EPHEMERAL, is_board, items, offered, some_of

GAMES = 3

PATIENT = 4 * PATIENCE
"""Seconds for what waits for a break between games."""


class Party:
    """Four people at a party: what they do at the wire, and what stands in the channel."""

    def __init__(self, night, seed):
        self.world, self.people, self.wait = night.server.world, night.server.people, night.server.wait
        self.users = [each["id"] for each in self.world.people]
        self.channel = next(id for id, each in self.world.channels.items() if each.get("name") == "games")
        self.chance = random.Random(seed)

    @property
    def card(self):
        found = self._public(self.channel)
        return next(each for each in found if each["embeds"] and "🎉" in str(each["embeds"][0].get("title")))

    @property
    def rooms(self):
        """The channel and its threads, the newest first."""
        threads = [id for id, each in self.world.channels.items() if each.get("parent_id") == self.channel]
        return [*reversed(threads), self.channel]

    def board(self):
        """The newest board of a game that is on, with its channel."""
        for room in self.rooms:
            for each in reversed(self._public(room)):
                if (
                    each["embeds"]
                    and is_board(each)
                    and any(":hand:" in one.get("custom_id", "") for one in items(each))
                ):
                    return room, each
        return None

    def over(self, games):
        """Whether so many games of the evening are over. Only an end before the last leads to a next game."""
        if games == GAMES:
            return "👑" in str(self.card["embeds"])
        ends = [
            each for room in self.rooms for each in self._public(room) if ":party:0:-::back" in str(each["components"])
        ]
        return len(ends) >= games

    async def press(self, user, message, label):
        """Press a button of a message by what it says."""
        item = next(each for each in items(message) if str(each.get("label")).startswith(label))
        asked = await self.people.click(user, message["channel_id"], message["id"], item["custom_id"])
        await asked.done.wait()
        return asked

    async def play(self, until):
        """Let everybody open the own hand once, and press what it offers, until something is true."""
        room, board = self.board()
        hand = next(each for each in items(board) if ":hand:" in each.get("custom_id", ""))["custom_id"]
        panels = {}
        for user in self.users:
            asked = await self.people.click(user, room, board["id"], hand)
            panels[user] = await self.wait(lambda asked=asked: messages(asked), PATIENCE)
        while not until():
            await self.wait(lambda: until() or any(map(self._offer, panels.values())), PATIENT)
            for user in self.users:
                await self._move(user, panels[user])

    async def _move(self, user, panel):
        """Press what a hand offers until a move is made."""
        for _ in range(8):
            if not (offer := self._offer(panel)):
                return
            plays = [item for item in offer if ":go:" in item["custom_id"]]
            item = self.chance.choice(plays or [item for item in offer if verb(item) in RATHER] or offer)
            values = some_of(item, self.chance) if "options" in item else None
            await self._press(user, self._now(panel), item["custom_id"], values)

    async def _press(self, user, panel, custom_id, values):
        """Press, and wait until the bot has done all that comes of it: turns are short, and it may be busy."""
        shown = panel["edited_timestamp"]
        asked = await self.people.click(user, panel["channel_id"], panel["id"], custom_id, values=values)
        await asked.done.wait()
        await self.wait(lambda: panel["edited_timestamp"] != shown or messages(asked), PATIENCE)

    def _now(self, panel):
        return self.world.store.of(panel[-1]["channel_id"]).get(panel[-1]["id"])

    def _offer(self, panel):
        now = self._now(panel)
        return [item for item in offered(now) if verb(item) not in NEVER] if now else []

    def _public(self, room):
        return [each for each in self.world.store.of(room).values() if not each["flags"] & EPHEMERAL]


@pytest.mark.long
async def test_a_party_from_the_command_to_the_poster(sit, night):
    ana, ben = await sit("Ana", 1400, "dark"), await sit("Ben", 390, "light")
    party = Party(night, "party")
    await ana.slash("/party")
    await ana.reads("Game night")
    await ana.moment("opened")
    await ben.press("I’m in")
    await ben.moment("came")
    for user in party.users[2:]:
        await party.press(user, party.card, "I’m in")
    for user in party.users[:2]:
        await party.press(user, party.card, "Start")
    await ben.moment("starting")
    await party.wait(party.board, PATIENT)
    for number in range(1, GAMES + 1):
        await party.wait(party.board, PATIENT)
        room = night.server.world.channels[party.board()[0]]["name"]
        for each in (ana, ben):
            await each.go(room)
            await each.press("My hand")
            await each.moment(f"hand-{number}")
        await party.play(lambda number=number: party.over(number))
        for each in (ana, ben):
            await each.moment(f"end-{number}")
            await each.go("games")
            await each.moment(f"card-{number}")
    for each in (ana, ben):
        await each.moment("poster")
