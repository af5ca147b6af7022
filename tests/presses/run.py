"""Sends what the forge makes up, holds what comes of it against the judge, and counts."""

from __future__ import annotations

import asyncio
import difflib
import random
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import Any

import discord
import pytest

from bot.engine.chance import Chance
from bot.engine.game import redeal
from bot.local.interactions import Interaction
from bot.local.things import Event
from bot.table.table import Table
from bot.tasks import finished
from bot.ui.dispatch import Dispatch
from bot.ui.press_context import HANDLERS, Handler, PressContext
from bot.ui.reconcile.messages import Messages
from storage.records.tables import PostedMessage
from storage.store_errors import StoreError
from tests.presses import judge
from tests.presses.forge import Forge, Sent
from tests.presses.hall import Hall
from tests.table.play import agrees, rebuilt
from tests.ui.messages import Json

PACE = 0.7
"""Seconds that go by with every interaction."""

KEPT = 150
"""Private answers that are left standing."""

TOGETHER = 30
"""Interactions that are sent at once, now and then."""

LONE = 170
"""Interactions that are sent one by one between two such bursts."""

_serving: ContextVar[str | None] = ContextVar("serving", default=None)
"""The interaction that a task of the bot serves."""


class Run:
    """One run over a hall."""

    def __init__(self, hall: Hall, forge: Forge, seed: str, patch: pytest.MonkeyPatch) -> None:
        self.hall = hall
        self.forge = forge
        self.dice = random.Random(f"run/{seed}")
        self.counts: dict[str, Counter[str]] = {
            each: Counter() for each in ("sent", "handled", "answered", "changed", "compared")
        }
        self.wrong: list[str] = []
        self.kinds: dict[str, str] = {}
        self._payloads: dict[str, Json] = {}
        self._answers: list[tuple[str, str]] = []
        self._painted: set[int] = set()
        """The messages that the reconciler has edited since the last interaction was sent."""
        self._listen(patch)

    async def go(self, count: int) -> None:
        """Send `count` interactions."""
        while sum(self.counts["sent"].values()) < count:
            for _ in range(min(LONE, count - sum(self.counts["sent"].values()))):
                await self.alone(self.forge.next())
            if sum(self.counts["sent"].values()) < count:
                await self.together([self.forge.next() for _ in range(TOGETHER)])
            await self.hall.refill()
        await self.hall.bot.settled()
        for table in self.hall.bot.tables:
            await agrees(self.hall.bot.store, table)
            if table.record.status == "playing":
                assert await rebuilt(self.hall.bot.store, table.record, table.title) == table.record.snapshot

    async def alone(self, sent: Sent, permit: judge.Allowed | None = None, table: Table | None = None) -> Interaction:
        """Send one interaction, judge what came of it, and see whether another truth would have shown.

        `permit` says what it may change, `table` whose other truth is tried, if its own id does not.
        """
        self._clear()
        before, permit = await judge.truth(self.hall), permit or judge.allowed(self.hall, sent)
        used = await self.hall.bot.store._read("select * from limited_use")
        self._painted.clear()
        asked = self.send(sent)
        await self.quiet()
        after = await judge.truth(self.hall)
        changed = self._judge([(sent, asked)], before, after, [permit])
        self.counts["changed"][sent.kind] += changed
        if permit.plays and before.records[permit.table].version != after.records[permit.table].version:
            await self._made(permit, sent)
        if not changed and sent.again is None:
            await self._in_another_truth(sent, asked, table or judge.table_of(self.hall, sent), used, before.parties)
        return asked

    async def together(self, burst: Sequence[Sent]) -> None:
        """Send many at once and judge what came of all."""
        self._clear()
        before = await judge.truth(self.hall)
        permits = [judge.allowed(self.hall, sent) for sent in burst]
        asked = [(sent, self.send(sent)) for sent in burst]
        await self.quiet()
        self._judge(asked, before, await judge.truth(self.hall), permits)

    def _judge(
        self, pairs: Sequence[tuple[Sent, Interaction]], before: judge.Truth, after: judge.Truth,
        permits: list[judge.Allowed],
    ) -> bool:  # fmt: skip
        for sent, asked in pairs:
            self.counts["answered"][sent.kind] += asked.acked is not None
            self.wrong += [f"{each}: {sent}" for each in judge.wrong_answers(self.hall, sent, asked)]
            self._note(asked)
        for each in judge.wrong_changes(before, after, permits):
            self.wrong.append(f"{each}: {[sent for sent, _ in pairs]}")
        return before != after

    async def _made(self, permit: judge.Allowed, sent: Sent) -> None:
        """See that the move that was made is the one that was pressed, by its own seat; the table takes one back."""
        (row,) = await self.hall.bot.store.moves(permit.table, 1)
        _, action, *_, spelt = sent.data["custom_id"].split(":", 5)
        seat = int(row.move.split()[1]) if action == "back" and row.move.startswith("back ") else row.seat
        if seat != permit.seat or (action == "do" and row.move != spelt):
            self.wrong.append(f"seat {row.seat} made the move {row.move}: {sent}")

    async def _in_another_truth(
        self, sent: Sent, asked: Interaction, table: Table | None, used: Sequence[tuple[Any, ...]],
        parties: tuple[Any, ...],
    ) -> None:  # fmt: skip
        """Send the same again in a truth that its sender cannot tell from this one, and compare the answers.

        Limits count as they were before: `used`. Nothing is compared if party evenings are no longer those of before,
        `parties`, since they end by themselves. An answer that the reconciler has edited since shows no longer what
        was answered.
        """
        if table is None or table.state is None or table.record.status != "playing":
            return
        if sent.message is not None and sent.message not in self.hall.world.store._all:
            return
        work = self.hall.bot.reconciler._works.get(table.id)
        if work is not None and work.task is not None:
            return
        state, viewer = table.state, table.seat_of(int(sent.user))
        other = redeal(table.game, state, viewer, Chance(self.dice.randbytes(16), 0))
        if other == state or any(int(each["id"]) in self._painted for each in judge.messages(asked)):
            return
        here = judge.shown(self.hall, asked)
        await self._use(used)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(table, "state", other)
            patch.setattr(table, "_commit", _refused)
            patch.setattr(self.hall.bot.reconciler, "wake", lambda table: None)
            again = self.send(sent, twin=True)
            await self.quiet()
            there = judge.shown(self.hall, again)
        self._note(again)
        self.counts["compared"][sent.kind] += 1
        if here != there and parties == await judge.parties(self.hall):
            first, second = (repr(each).replace("\\n", "\n").replace("{", "\n").splitlines() for each in (here, there))
            told = "\n".join(difflib.unified_diff(first, second, n=0, lineterm=""))
            self.wrong.append(f"the answer tells what viewer {viewer} may not know: {sent}\n{told}")

    async def _use(self, used: Sequence[tuple[Any, ...]]) -> None:
        """Put back what is counted for limits."""
        write = self.hall.bot.store._database.write
        await write("delete from limited_use")
        self.hall.bot.parties._live.clear()  # there is one in a channel
        for row in used:
            await write(f"insert into limited_use values ({', '.join('?' * len(row))})", *row)

    # sending

    def send(self, sent: Sent, twin: bool = False) -> Interaction:
        """Send an interaction over the gateway, as Discord would spell it but for what is forged."""
        server, world, time = self.hall.server, self.hall.world, self.hall.time
        assert time is not None
        time._now += PACE
        interactions = server.interactions
        if sent.again is not None and sent.again in interactions.by_id:
            asked, payload = interactions.by_id[sent.again], self._payloads[sent.again]
        else:
            asked = Interaction(
                server, id=world.new_id(), token=secrets.token_hex(24), type=sent.type, user=sent.user,
                channel=sent.channel, message=sent.message, data=sent.data, born=world.clock(),
            )  # fmt: skip
            asked.owners = interactions._owners(asked, None)
            metadata = interactions._metadata(asked, None)
            asked.metadata = {name: value for name, value in metadata.items() if value is not None}
            interactions._forget_the_old()
            interactions._index(asked)
            payload = _spoilt(interactions._payload(asked, self._message(sent)), sent)
        if not twin:
            self.counts["sent"][sent.kind] += 1
            self.kinds[asked.id] = sent.kind
            self._payloads[asked.id] = payload
            self.forge.kept(asked.id, sent)
            self._trim()
        guild = world.channels[sent.channel].get("guild_id")
        world.emit(Event("INTERACTION_CREATE", payload, guild, sent.channel))
        return asked

    def _message(self, sent: Sent) -> Json | None:
        """Give the message that was pressed, wherever it stands."""
        found = self.hall.world.store._all.get(sent.message or "")
        return self.hall.world.store.out(found) if found else None

    async def quiet(self) -> None:
        """Wait until the bot has heard and answered all; what it paints, it paints meanwhile."""
        while not self.hall._heard():  # noqa: ASYNC110
            await asyncio.sleep(0)
        busy = True
        while busy:
            serving = [task for task in asyncio.all_tasks() if task.get_name().startswith("discord.py: ")]
            serving += [task for task in asyncio.all_tasks() if task.get_name() == "CommandTree-invoker"]
            busy = any([await finished(serving), await self.hall.bot.dispatcher.flush()])

    def _note(self, asked: Interaction) -> None:
        """Note the private messages that answer, to be taken away later."""
        self._answers += [(asked.channel, each["id"]) for each in judge.messages(asked) if each.get("_only")]

    def _clear(self) -> None:
        """Take older private answers away, as Discord does when a client is closed."""
        store = self.hall.world.store
        for channel, number in self._answers[:-KEPT]:
            message = store.of(channel).pop(number, None)
            if message is not None:
                store.attachments.retire(message["_files"])
                store._all.pop(number, None)
        self._answers = self._answers[-KEPT:]

    def _trim(self) -> None:
        for known in (self.kinds, self._payloads):
            while len(known) > 2_000:
                known.pop(next(iter(known)))  # type: ignore[attr-defined]

    # listening

    def _listen(self, patch: pytest.MonkeyPatch) -> None:
        """Count what reaches a handler; see that nothing is asked of Discord before an interaction is acknowledged;
        take what is painted by a press for no answer to it."""
        for action, handler in HANDLERS.items():
            patch.setitem(HANDLERS, action, self._counted(handler))
        command, guarded = Dispatch.command, Dispatch.guarded
        request, message_of = discord.http.HTTPClient.request, self.hall.server.interactions.message_of
        paint, painted = Messages._request, set[str]()

        async def commanded(dispatch: Dispatch, interaction: Any, work: Any) -> None:
            self._handled(interaction.id)
            await command(dispatch, interaction, work)

        async def serving(dispatch: Dispatch, interaction: Any, work: Any) -> None:
            _serving.set(str(interaction.id))
            await guarded(dispatch, interaction, work)

        async def asking(client: Any, route: Any, **more: Any) -> Any:
            asked = self.hall.server.interactions.by_id.get(_serving.get() or "")
            if asked is not None and not asked.done.is_set():
                self.wrong.append(f"before it was acknowledged the bot asked for {route.url}: {asked.data}")
            return await request(client, route, **more)

        def found(asked: Interaction, number: str) -> Json:
            message: Json = message_of(asked, number)
            if asked.token not in painted and message["id"] == asked.message:
                asked.__dict__["edited"] = True
            return message

        async def painting(messages: Messages, old: PostedMessage, *ways: Any) -> PostedMessage:
            painted.add(old.token)  # for good: an edit that was given up may still be on its way
            self._painted.add(old.message)
            return await paint(messages, old, *ways)

        patch.setattr(Messages, "_request", painting)
        patch.setattr(Dispatch, "command", commanded)
        patch.setattr(Dispatch, "guarded", serving)
        patch.setattr(discord.http.HTTPClient, "request", asking)
        patch.setattr(self.hall.server.interactions, "message_of", found)

    def _counted(self, handler: Handler) -> Callable[[PressContext], Awaitable[None]]:
        async def counted(press: PressContext) -> None:
            self._handled(press.interaction.id)
            await handler(press)

        return counted

    def _handled(self, interaction: int) -> None:
        if (kind := self.kinds.get(str(interaction))) is not None:
            self.counts["handled"][kind] += 1


async def _refused(*given: Any) -> None:
    """Keep nothing of what happens in another truth."""
    raise StoreError("another truth")


def _spoilt(payload: Json, sent: Sent) -> Json:
    """Take parts away, and put others in the place of some."""
    spoilt = dict(payload)
    for path, value in (*((path, ...) for path in sent.without), *sent.forged.items()):
        *way, last = path
        part = spoilt
        for name in way:
            if not isinstance(part.get(name), dict):
                break
            part[name] = dict(part[name])
            part = part[name]
        else:
            if value is ...:
                part.pop(last, None)
            else:
                part[last] = value
    return spoilt
