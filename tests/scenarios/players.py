"""People in SimCord's Discord: they see what a member sees and press what is offered."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
import simcord
from simcord import actors
from simcord.backend import serializers

from bot.engine.game import Move, Seat

if TYPE_CHECKING:
    from tests.scenarios.world import World

Message = discord.Message
Result = simcord.InteractionResult
Item = Any


class Player:
    """A member of the server at a client."""

    def __init__(self, world: World, member: simcord.MemberActor) -> None:
        self.world = world
        self.member = member
        self.user = member.user
        self.id = member.id

    @property
    def seat(self) -> Seat:
        seat = self.world.table.seat_of(self.id)
        assert seat is not None
        return seat

    @property
    def inbox(self) -> list[Message]:
        return [*self.world.newest(self.user.dm_channel.id)][::-1]

    @property
    def hand(self) -> Message:
        """The newest panel in the direct messages."""
        return next(message for message in self.world.newest(self.user.dm_channel.id) if message.embeds)

    @property
    def called(self) -> bool:
        """Whether a ping in the channel says that it is this member's turn."""
        return any(f"<@{self.id}>" in ping for ping in self.world.pings)

    async def my_hand(self) -> Message:
        """Press My hand under the board."""
        result = await self.press(self.world.board, "My hand")
        return result.followups[-1].message

    def look(self, message: Message) -> Message:
        """See a message of the channel or the direct messages as it is now."""
        return self.world.look(message)

    async def slash(self, name: str, **options: Any) -> str:
        """Give a command and read the private answer."""
        return answer(await self.member.slash(self.world.channel, name, **options))

    async def private(self, name: str, **options: Any) -> Message:
        """Give a command that is answered with a private page."""
        result = await self.member.slash(self.world.channel, name, **options)
        assert answer(result)
        assert result.response is not None
        return result.response.message

    async def press(self, message: Message, label: str) -> Result:
        """Press the button that begins with `label`."""
        return await self._actor(message).click(message, custom_id=find(message, label).custom_id)

    async def choose(self, message: Message, heading: str, *values: str) -> Result:
        """Choose in the menu whose heading begins so."""
        return await self._actor(message).select(message, values, custom_id=find(message, heading).custom_id)

    async def submit(self, shown: Result, **values: str) -> Result:
        """Send a form in."""
        private = shown._interaction.guild_id is None
        return await (self.user if private else self.member).submit_modal(shown, values)

    async def forge(self, message: Message, custom_id: str, values: Sequence[str] = ()) -> str:
        """Press something that no client shows, under a message that is there, and read the answer."""
        stored = self.world.env.backend.get_message(channel_of(message), message.id)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        return answer(await actors._component_interaction(self._actor(message), stored, data))

    async def send_form(self, message: Message, data: dict[str, Any]) -> str:
        """Send in a form that no client showed, opened under `message`, and read the answer."""
        stored = self.world.env.backend.get_message(channel_of(message), message.id)
        shown = {"message": dict(serializers.message_payload(self.world.env.backend, stored))}
        return answer(
            await actors._dispatch_actor_interaction(
                self.member, 5, self.world.channel, data, extra=shown, source_message_id=message.id
            )
        )

    async def make(self, move: str, panel: Message | None = None) -> None:
        """Make a move of Fugitive by pressing and choosing what the panel offers for it."""
        panel = panel or self.hand
        parsed = Move.parse(move)
        if parsed.verb in ("hide", "guess"):
            for place, picks in enumerate(parsed.picks):
                await self._pick(panel, parsed.verb, place, picks)
                panel = self.look(panel)
            go = next(item for item in items(panel) if ":go:" in item.custom_id)
        else:
            go = next(item for item in items(panel) if item.custom_id.endswith(f":{move}"))
        assert not go.disabled, says(go)
        await self._actor(panel).click(panel, custom_id=go.custom_id)

    async def _pick(self, panel: Message, verb: str, place: int, picks: Sequence[str]) -> None:
        menus = [item for item in items(panel) if f":{verb}.{place}." in item.custom_id]
        for menu in menus:
            here = [option.value for option in menu.options if option.value in picks]
            if here:
                await self._actor(panel).select(panel, here, custom_id=menu.custom_id)

    async def take_turn(self, panel: Message, chance: random.Random) -> bool:
        """Press and choose at random what a private panel offers until a move is made; tell whether one was."""
        while True:
            offered = [item for item in items(panel) if not item.disabled and ":type:" not in item.custom_id]
            if not offered:
                return False
            go = [item for item in offered if ":go:" in item.custom_id]
            item = go[0] if go and chance.random() < 0.7 else chance.choice(offered)
            if isinstance(item, discord.Button):
                await self._actor(panel).click(panel, custom_id=item.custom_id)
                if ":clear:" not in item.custom_id:
                    return True
            else:
                await self._actor(panel).select(panel, some_of(item, chance), custom_id=item.custom_id)
            panel = self.look(panel)

    def _actor(self, message: Message) -> Any:
        return self.user if channel_of(message) == self.user.dm_channel.id else self.member


async def sit_down(world: World, host: Player, guest: Player, **options: Any) -> None:
    """Open a table, take the second seat and start."""
    await host.slash("fugitive new", **options)
    await guest.press(world.board, "Join")
    await host.press(world.board, "Start")


async def play_out(world: World, players: Sequence[Player], seed: int, by_hand: bool = False, turns: int = 300) -> None:
    """Play at random to the end, by the panels in the direct messages or by My hand alone; `turns` stops before it."""
    chance = random.Random(seed)
    for _ in range(turns):
        for player in players:
            if world.over:
                return
            if player.called:
                await player.take_turn(await player.my_hand() if by_hand else player.hand, chance)


def some_of(menu: Item, chance: random.Random) -> list[str]:
    """Choose as many options as the menu takes, rather few."""
    values = [option.value for option in menu.options]
    count = max(1, menu.min_values)
    while count < min(menu.max_values, len(values), 3) and chance.random() < 0.4:
        count += 1
    return chance.sample(values, count)


def items(message: Message) -> list[Item]:
    """List the buttons and menus of a message."""
    return [item for row in message.components for item in row.children]  # type: ignore[union-attr]


def labels(message: Message) -> list[str]:
    return [says(item) for item in items(message)]


def says(item: Item) -> str:
    """What a button or menu says."""
    return str(item.label if isinstance(item, discord.Button) else item.placeholder)


def find(message: Message, label: str) -> Item:
    """Find the button or menu that begins with `label`."""
    found = [item for item in items(message) if says(item).startswith(label)]
    assert found, f"no {label!r} among {labels(message)}"
    return found[0]


def text(message: Any) -> str:
    """All words of a message."""
    parts = [message.content]
    for embed in message.embeds:
        parts += [embed.title or "", embed.description or "", embed.footer.text or ""]
    return "\n".join(part for part in parts if part)


def answer(result: Result) -> str:
    """All that somebody was told in answer; everything must be private and nothing left thinking."""
    told = [*result.followups]
    if result._interaction.type == 2 and result.response is not None:
        told.insert(0, result.response)
    assert result.acknowledged
    assert all(message.ephemeral or result._interaction.guild_id is None for message in told)
    return "\n".join(text(message) for message in told)


def channel_of(message: Message) -> int:
    return int(message.channel.id)
