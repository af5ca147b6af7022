"""A night of kills: games of any title, with a bot killed at random moments and a database that goes back to copies."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.log_replay import LogReplay
from bot.engine.wording import PAGE, cut
from bot.local.commands import NotAllowed
from bot.local.interactions import Interaction
from bot.local.server import LocalDiscord
from bot.table.table import Table
from bot.ui.pages.board import board_page
from bot.ui.pages.shown_hand import Manner
from bot.ui.reconcile.desired import hand
from storage.backups import copy
from storage.records.tables import TableRecord
from storage.store import Store
from tests.drills.apart import Apart
from tests.drills.table import Tough
from tests.patience import PATIENCE
from tests.ui.messages import NOTHING, Json, find, items, looks, offered, some_of, text

GAME_OVER = ("over", "void")


class Copied(NamedTuple):
    """A copy and what stood in it."""

    path: Path
    record: TableRecord


class Night(Apart):
    """Two people at one game after the other, of the title `game`."""

    calm = 0.04

    def __init__(self, server: LocalDiscord, database: Path, game: str, seed: int) -> None:
        super().__init__(server, database)
        self.game = game
        self.chance = random.Random(f"{game}/{seed}")
        self.done: Counter[str] = Counter()
        self._copied: Copied | None = None

    # the game

    async def open(self) -> None:
        """Open a table in a channel of its own, and deal."""
        self.channel = self.open_channel(f"game-{self.done['games']}")
        await self.slash(self.ana, self.channel, f"{self.game} new", {"pace": 0})
        await self.until(lambda: items(self.board))
        await self.ben.press(self.board, "Join")
        await self.until(lambda: "Ben" in text(self.board) and not find(self.board, "Start").get("disabled"))
        await self.ana.press(self.board, "Start")
        await self.until(lambda: any(offered(player.hand) for player in self.players))
        self.done["games"] += 1
        self._copied = None

    async def turns(self, count: int) -> None:
        """Let both press what is offered, by turns, until so many moves are made or the game is over."""
        last = (await self.now()).version + count
        idle = 0
        while (record := await self.now()).version < last and record.status not in GAME_OVER:
            pressed = [await self._press(player) for player in self.players]
            for made in filter(None, pressed):
                await asyncio.wait_for(made.done.wait(), PATIENCE)
            await self.settle()
            idle = 0 if any(pressed) else idle + 1
            if idle > 5:
                await self.players[idle % 2].my_hand()
            assert idle < 30, f"nobody has anything to press at version {record.version}"

    async def _press(self, player: Tough) -> Interaction | None:
        """Press one thing that a player is offered, without waiting for the answer; None where there is nothing."""
        panel = player.panel
        enabled = [item for item in offered(panel) if not looks(item) and ":type:" not in item["custom_id"]]
        go = [item for item in enabled if ":go:" in item["custom_id"]]
        if not enabled:
            return None
        item = go[0] if go and self.chance.random() < 0.8 else self.chance.choice(enabled)
        values = some_of(item, self.chance) if "options" in item else []
        if values and player.menus.show(panel, item) == set(values):
            return None
        try:
            return await self.start_click(player, panel, item["custom_id"], values)
        except NotAllowed:  # the message has changed since it was looked at
            return None

    # what goes wrong

    async def kill_while_pressing(self) -> None:
        """Let both press, and kill the bot at some moment of it."""
        before = await self.now()
        pressed = [made for _ in range(2) for player in self.players if (made := await self._press(player)) is not None]
        await asyncio.sleep(self.chance.random() * 0.08)
        await self.kill()
        self.done["kills"] += 1
        after = await self.sound()
        assert before.version <= after.version <= before.version + len(pressed) + self._forced(before, after)

    def _forced(self, before: TableRecord, after: TableRecord) -> int:
        """Count the rows that nobody pressed for."""
        with closing(sqlite3.connect(self.database)) as database:
            (rows,) = database.execute(
                "select count(*) from move where table_id = ? and version > ? and seat < 0", (after.id, before.version)
            ).fetchone()
        return int(rows)

    async def take_copy(self) -> None:
        """Copy the database while the bot runs, by the command or as each night."""
        path = self.database.with_name(f"copy-{self.done['copies']}.db")
        if self.chance.random() < 0.2:
            await self._finished("backup", path)
        else:
            await asyncio.to_thread(copy, self.database, path)
        self.done["copies"] += 1
        self._copied = Copied(path, await self.now(path))

    async def restore(self) -> None:
        """Kill the bot and go back to the last copy; now and then the command is killed before it is done, too."""
        assert self._copied is not None
        later = await self.now()
        if self.chance.random() < 0.3:
            with self.written.open("ab") as out:
                process = await self.command("restore", self._copied.path, out=out)
            await asyncio.sleep(self.chance.random() * 1.5)
            if process.returncode is None:
                process.kill()
                self.done["restores killed"] += 1
            await process.wait()
            now = await self.sound()
            assert now.snapshot in (later.snapshot, self._copied.record.snapshot)
        await self._finished("restore", self._copied.path)
        self.done["restores"] += 1
        now = await self.sound()
        then = self._copied.record
        assert (now.id, now.version, now.snapshot) == (then.id, then.version, then.snapshot)
        assert now.epoch > max(later.epoch, then.epoch)
        self.done["moves undone"] += max(0, later.version - then.version) if later.id == then.id else 0
        self.channel = str(now.channel)

    async def _finished(self, *words: str | Path) -> None:
        with self.written.open("ab") as out:
            process = await self.command(*words, out=out)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0, self.written.read_text()[-2000:]

    # what must hold

    async def now(self, path: Path | None = None) -> TableRecord:
        """Read the table at which they play."""
        with closing(sqlite3.connect(path or self.database)) as database:
            (number,) = database.execute("select max(id) from game_table where reason != 'rewound'").fetchone()
        store = await Store.open(path or self.database, read_only=True)
        try:
            record = await store.load(number)
        finally:
            await store.close()
        assert record is not None
        return record

    async def sound(self) -> TableRecord:
        """See that the database is whole and that its log leads to its snapshot, without a gap; give the table."""
        with closing(sqlite3.connect(self.database)) as database:
            assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
            assert database.execute("pragma foreign_key_check").fetchall() == []
        record = await self.now()
        store = await Store.open(self.database, read_only=True)
        try:
            table, rows = Table(record, store), await store.moves(record.id)
        finally:
            await store.close()
        replay = LogReplay(table.game, len(record.seats), record.options)
        for row in rows:
            chance = Chance.scripted(row.chance)
            replay.row(row.version, row.seat, row.move, chance)
            chance.finish()
        assert encode(replay.state) == record.snapshot
        assert [row.version for row in rows] == list(range(rows[0].version, record.version + 1))
        self.done["replays"] += 1
        return record

    async def boot_and_see(self) -> None:
        """Start the bot and see that it catches up: everything answered, one board, one hand each, all as it is."""
        await self.boot_apart()
        for player in self.players:
            await self.until(lambda player=player: all(made.done.is_set() for made in player.pressed))
            player.pressed.clear()
        await self.settle()
        await self.until(lambda: len(self.live()) == 1)
        for player in self.players:
            assert len(self.live(player.dm)) <= 1 + self.done["games"]
        await self._shows_now()

    async def _shows_now(self) -> None:
        """See that board and hands show what they would if they were made now."""
        record = await self.now()
        store = await Store.open(self.database, read_only=True)
        try:
            table = Table(record, store)
            board = cut("\n".join(board_page(table, await table.news(None)).lines), PAGE)
            await self._shows(lambda: self.board, board)
            for player in self.players:
                seat = table.seat_of(int(player.id))
                assert seat is not None
                draft, news = await store.draft(record.id, seat), await table.news(seat)
                manner = Manner(met=await store.met(int(player.id)))
                page = hand(table, seat, draft, news, record.seats[seat].locale, manner)
                wanted = cut("\n".join(page.lines), PAGE)
                await self._shows(lambda player=player: player.hand, wanted)
        finally:
            await store.close()

    async def _shows(self, message: Callable[[], Json], wanted: str) -> None:
        """Wait until a message says what is wanted, above it perhaps what the last press was told."""

        def shows() -> bool:
            noted, _, rest = described(message()).partition("\n\n")
            return described(message()) == wanted or (noted.startswith("**") and rest == wanted)

        try:
            await self.until(shows)
        except AssertionError:
            raise AssertionError(f"wanted:\n{wanted}\n\nshown:\n{json.dumps(message(), indent=1)}") from None

    async def old_buttons(self, before: list[tuple[Tough, Json]]) -> None:
        """See that what was shown before the bot went back does nothing any more, and has no controls in the end."""
        record = await self.now()
        for player, message in before:
            seen = self.as_it_is(message)
            buttons = [item for item in items(seen) if item["type"] == 2 and "custom_id" in item]
            if not buttons or buttons[0]["custom_id"].startswith(f"e1.{record.epoch}:"):
                continue
            await self.click(player, seen, buttons[0]["custom_id"])
            await self.until(lambda message=message: not items(self.as_it_is(message)))
            self.done["old controls"] += 1
        assert (await self.now()).version == record.version

    def as_it_is(self, message: Json) -> Json:
        return self.server.world_message(message["channel_id"], message["id"]) or NOTHING

    async def kills(self, count: int) -> None:
        """Be killed so often, go back to a copy at every fourth kill or so, and play all games to their ends."""
        for _ in range(count):
            if (await self.now()).status in GAME_OVER:
                self.done["ends"] += 1
                await self.open()
            if self._copied is None or self.chance.random() < 0.3:
                await self.take_copy()
            await self.turns(self.chance.randint(1, 8))
            before = [(player, message) for player in self.players for message in (self.board, player.panel)]
            await self.kill_while_pressing()
            if self.chance.random() < 0.25:
                await self.restore()
                await self.boot_and_see()
                await self.old_buttons(before)
                self._copied = None
            else:
                await self.boot_and_see()
        await self.turns(5_000)
        self.done["ends"] += 1
        await self.sound()


def described(message: Json) -> str:
    return str(message["embeds"][0].get("description", "")) if message["embeds"] else ""
