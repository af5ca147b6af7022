"""A table of one title in a house of many, and two people who press there whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bot.local.commands import NotAllowed
from bot.local.errors import ApiError
from bot.local.interactions import Interaction
from bot.local.server import LocalDiscord
from bot.table.table import Table
from bot.ui.pages.shown_hand import Manner
from bot.ui.reconcile import desired
from bot.ui.reconcile.reader import end_page
from bot.ui.reconcile.slots import DesiredMessage, MessageSlot, ReconcileInput, slot_of
from storage.database import Server
from storage.records.tables import PostedMessage, TableRecord
from storage.store import Store
from storage.store_errors import StoreError
from tests.drills.evidence import Evidence
from tests.drills.night import Night
from tests.drills.table import Tough
from tests.drills.truth import Truth, truths
from tests.drills.verdict import differs, doubled, leaked, lost
from tests.patience import PATIENCE
from tests.ui.messages import Json, find, items, offered, says

REFUSED = 10.0
"""Seconds after which it is looked again whether all is as it should be."""

ENDED = ("over", "void", "suspended")
"""What becomes of a table at which nobody plays any more."""

NOBODY = (NotAllowed, ApiError, AssertionError, LookupError)
"""What a press comes to whose message, or channel, went just then."""


class Room(Night):
    """See Night; the log of the bot, and what it runs on, are the house's."""

    def __init__(
        self, server: LocalDiscord, database: Path | Server, folder: Path, game: str, seed: int, evidence: Evidence
    ) -> None:
        self._folder, self.evidence = folder, evidence
        self.numbers: list[int] = []
        """Its tables, the newest last."""
        self.saved: dict[tuple[int, int], bytes] = {}
        """The links of all rows that were ever seen in the log, by table and version."""
        self.deleted: set[str] = set()
        self.judged: Counter[str] = Counter()
        self._status = "lobby"
        self._played, self._from = 0, 0
        """Up to where in what was sent its game was surely not over, and from where that is not judged yet."""
        super().__init__(server, database, game, seed)  # type: ignore[arg-type]
        self.pace = self.chance.choice((0, 86400))

    @property
    def folder(self) -> Path:
        return self._folder

    def _hear(self, event: Any) -> None:
        """What is sent is the evidence's."""

    async def until(self, condition: Any, seconds: float = 2 * PATIENCE) -> None:
        await super().until(condition, seconds)

    async def start_click(
        self, player: Any, message: Json, custom_id: str, values: Sequence[str] = (), *, forged: bool = False
    ) -> Interaction:
        """Press without waiting, and remember it."""
        made = await super().start_click(player, message, custom_id, values, forged=forged)
        self.evidence.press(made, custom_id)
        return made

    # the table

    async def open(self) -> None:
        """Open a table in a channel of its own, now and then in a thread there, and deal."""
        self.channel = self.open_channel(f"{self.game}-{len(self.numbers)}")
        while not items(self.board):
            await self.slash(self.ana, self.channel, f"{self.game} new", {"pace": self.pace})
            await self.soon(lambda: items(self.board))
        if self.chance.random() < 0.4:
            await self._into_thread()
        for player, label, come in (
            (self.ben, "Join", lambda: not find(self.board, "Start").get("disabled")),
            (self.ana, "Start", lambda: any(offered(player.hand) for player in self.players)),
        ):
            while not come():
                await player.press(self.board, label)
                await self.soon(come)
        self.numbers.append(await self._newest())
        self._status = "playing"
        self.done["games"] += 1

    async def _into_thread(self) -> None:
        """Let the table go into a thread."""
        known, threads = set(self.world.channels), set[str]()
        while not threads:
            told = (await self.ana.press(self.board, "Table settings …")).told
            if told and any(says(item) == "Open in a thread" for item in items(told[0])):
                await self.ana.press(self.look(told[0]), "Open in a thread")
            await self.soon(lambda: set(self.world.channels) - known)
            threads = set(self.world.channels) - known
        (self.channel,) = threads
        await self.until(lambda: items(self.board))

    async def soon(self, condition: Callable[[], Any]) -> None:
        """Wait until something has come of a press; one that was lost is pressed again."""
        with contextlib.suppress(AssertionError):
            await self.until(condition, REFUSED)

    async def _newest(self) -> int:
        store = await Store.open(self.database, read_only=True)
        try:
            ((number,),) = await store._read("select max(id) from game_table where channel = ?", int(self.channel))
            return int(number)
        finally:
            await store.close()

    async def keep(self, store: Store) -> None:
        """Remember what is saved, and that what was sent so far was sent before the end."""
        sent = len(self.evidence.sent)
        for number in self.numbers[-1:]:
            ((self._status,),) = await store._read("select status from game_table where id = ?", number)
            rows = await store._read("select version, link from move where table_id = ?", number)
            gone = [key for key in self.saved if key[0] == number and key[1] not in {version for version, _ in rows}]
            assert not gone, f"rows of the log are gone: {gone}"
            for version, link in rows:
                assert self.saved.setdefault((number, version), bytes(link)) == bytes(link), "a row is another"
        if self._status not in ENDED:
            self._played = sent

    @property
    def ended(self) -> bool:
        """Whether nobody plays here any more, as far as is known."""
        return self._status in ENDED

    # people

    async def press_on(self, playing: asyncio.Event) -> None:
        """Press what is offered, again and again, while `playing`."""
        while True:
            await playing.wait()
            for player in self.players:
                await self.one_press(player)
            await asyncio.sleep(0.3 + 0.7 * self.chance.random())

    async def one_press(self, player: Tough) -> None:
        """Let somebody press something, and wait for the acknowledgement, if one comes."""
        try:
            if self.chance.random() < 0.1:
                return await self._show_hand(player)
            if self.chance.random() < 0.05:
                label = self.chance.choice(("Log", "Show in words", "More"))
                made: Interaction | None = await self.start_click(
                    player, self.board, str(find(self.board, label)["custom_id"])
                )
            else:
                made = await self._press(player)
            if made is not None:
                await asyncio.wait_for(made.done.wait(), PATIENCE)
                self.done["presses"] += 1
        except NOBODY:
            self.done["presses that found nothing"] += 1

    async def _show_hand(self, player: Tough) -> None:
        """Press *My hand*, and press from then on what it shows."""
        made = await self.start_click(player, self.board, str(find(self.board, "My hand")["custom_id"]))
        await asyncio.wait_for(made.done.wait(), PATIENCE)
        player._shown = [player._shown, *self.answer(made).told][-1]

    async def move_on(self) -> None:
        """Press until the game has gone on by a move, or cannot."""
        (truth,) = await self._truths(self.numbers[-1:])
        version, tries = truth.record.version, 0
        while truth.record.version == version and truth.record.status == "playing":
            for player in self.players:
                await self.one_press(player)
                if tries % 8 == 7:
                    answer = await self.slash(player, self._within_reach(player), "hand", {})
                    player._shown = [player._shown, *answer.told][-1]
            await self.settle()
            (truth,) = await self._truths(self.numbers[-1:])
            tries += 1
            assert tries < 60, f"nobody gets on at table {truth.record.id}, version {version}"

    def _within_reach(self, player: Tough) -> str:
        """Where somebody can ask for a hand: in direct messages where the channel is gone."""
        return self.channel if self.channel in self.world.channels else player.dm

    def delete_now(self, message: Json) -> None:
        """Somebody deletes a message."""
        there = self.world.store.of(message["channel_id"])
        if message["id"] in there:
            self.deleted.add(message["id"])
            self.world.store.remove(there[message["id"]])

    # what must hold

    async def _truths(self, numbers: Sequence[int]) -> list[Truth]:
        return await truths(self.database, numbers)

    async def findings(self) -> list[str]:
        """Tell all that is wrong here."""
        known = {truth.record.id: truth for truth in await self._truths(self.numbers)}
        mine = [one for one in self.evidence.sent if self._is_mine(one.channel)]
        before = [one for one in self.evidence.sent[self._from : self._played] if self._is_mine(one.channel)]
        self._from = len(self.evidence.sent)
        asked = [one for one in self.evidence.asked if one.press.table in known]
        self.judged["acknowledged moves"] = 0
        return [
            *(finding for truth in known.values() for finding in truth.sound()),
            *lost(asked, self.evidence.answers(), known, self.judged),
            *leaked(before, {self.numbers[-1]: known[self.numbers[-1]]}, self.judged),
            *doubled(mine, known),
        ]

    def _is_mine(self, channel: str) -> bool:
        found = self.world.channels.get(channel, {})
        return found.get("guild_id") == self.guild or channel in {player.dm for player in self.players}

    async def unlike(self, wrong: float) -> list[str]:
        """Tell what does not show the present; `wrong` is the bot's clock."""
        store = await Store.open(self.database, read_only=True)
        try:
            record = await store.load(self.numbers[-1])
            assert record is not None
            table = Table(record, store)
            standing = {slot_of(each): each for each in await store.posted_messages(record.id)}
            known = await self._known(store, table, standing, time.time() + wrong)
        except StoreError as error:
            return [str(error)]
        finally:
            await store.close()
        wanted = [each for seat in desired.update_order(table) for each in desired.private_slots(table, known, seat)]
        if self.channel in self.world.channels:
            wanted = [*desired.public_slots(table, known), *wanted]
            live = self.live()
            if record.status == "playing" and len(live) != 1:
                return [f"{len(live)} live boards at table {record.id}"]
        return [line for slot, want in wanted for line in self._wrong(record, slot, want, standing.get(slot))]

    def _wrong(
        self, record: TableRecord, slot: MessageSlot, desired: DesiredMessage | None, posted: PostedMessage | None
    ) -> Iterator[str]:
        """Tell what is wrong in one place."""
        where = f"table {record.id}, {slot.kind} {slot.seat}"
        if posted is None or not posted.message:
            if desired is not None and desired.anew:
                yield f"{where}: nothing stands there"
            return
        if desired is None:
            yield f"{where}: it still stands there"
            return
        message = self.server.world_message(str(posted.channel), str(posted.message))
        if message is None:
            if str(posted.message) not in self.deleted or slot.kind == "board":
                yield f"{where}: the message is gone"
            return
        if difference := differs(desired.page, message, tuple(self.evidence.pictures(message))):
            yield f"{where}: {difference}"

    async def _known(
        self, store: Store, table: Table, standing: dict[MessageSlot, PostedMessage], now: float
    ) -> ReconcileInput:
        seats = desired.readers(table, standing)
        viewers = (None, *seats) if table.record.status in desired.SHOWN else ()
        endings = (await store.shown(table.id, [seat.user or 0 for seat in table.record.seats])).endings
        manners = {}
        for seat in seats:
            user = table.record.seats[seat].user or 0
            person = await store.person(user)
            manners[seat] = Manner(
                text_first=person.text_first,
                met=await store.met(user) if person.coaching else None,
                ending=end_page(table, seat, endings),
            )
        return ReconcileInput(
            now=now,
            posted=MappingProxyType(standing),
            news={viewer: await table.news(viewer) for viewer in viewers},
            drafts={seat: await store.draft(table.id, seat) for seat in seats},
            manners=manners,
        )
