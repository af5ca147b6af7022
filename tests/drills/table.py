"""A table of Fugitive at which things go wrong, and what must hold all the same."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from bot.engine.chance import Chance
from bot.engine.chronicle import LogEntry, heard
from bot.engine.codec import encode
from bot.engine.log_replay import LogReplay
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.local.interactions import Interaction
from bot.local.server import LocalDiscord
from bot.local.things import Event as Heard
from bot.table.table import Table
from bot.ui.pages.board import short_page, shorten
from bot.ui.pages.hand import hand_page
from bot.ui.pages.log import last_turns
from bot.ui.pages.since import since
from storage.records.tables import MoveRecord, TableRecord
from storage.store import Store
from tests.patience import PATIENCE
from tests.ui.answer import Answer
from tests.ui.messages import NOTHING, Json, find, is_board, items, offered, reader, small, small_lines, text, thinking
from tests.ui.on_local import LocalWorld
from tests.ui.player import Player

FAILED = (None, "timeout", "offline")
"""What Discord itself tells a presser whose bot did not answer."""


class Tough(Player):
    """A player who goes on pressing whatever happens."""

    world: Drill

    def __init__(self, world: Drill, user: str) -> None:
        super().__init__(world, user)
        self.pressed: list[Interaction] = []
        self.looked = 0
        self._shown: Json = NOTHING

    @property
    def panel(self) -> Json:
        """The private panel in use: what *My hand* showed last, else the one in the direct messages."""
        again = self.world.server.world_message(self._shown["channel_id"], self._shown["id"])
        return again if again and offered(again) else self.hand

    async def my_hand(self) -> Json:
        """Press *My hand* under the board."""
        self.looked += 1
        answer = await self.press(self.world.board, "My hand")
        self._shown = [self._shown, *answer.told][-1]
        return self._shown

    async def step(
        self, chance: random.Random, hidden: frozenset[int] = frozenset(), spared: frozenset[int] = frozenset()
    ) -> bool:
        """Press one thing that the panel offers; tell whether there was anything. Guess `hidden`, if given, and what is
        `spared` only when there is nothing else."""
        panel = self.panel
        items = offered(panel)
        if not items:
            return False
        for item in items:
            values = [option["value"] for option in item.get("options", ())]
            right = [value for value in values if value.isdigit() and int(value) in hidden][: item.get("max_values", 1)]
            if ":guess." in item["custom_id"] and right and self.menus.show(panel, item) != set(right):
                await self.world.click(self, panel, item["custom_id"], right)
                return True
        go = [item for item in items if ":go:" in item["custom_id"]]
        item = go[0] if go and chance.random() < 0.8 else chance.choice(items)
        values = []
        if item["type"] == 3:
            count = max(1, item.get("min_values", 1))
            choices = [option["value"] for option in item["options"]]
            if ":guess." in item["custom_id"]:
                choices = [each for each in choices if int(each) not in spared] or choices
            values = chance.sample(choices, count)
            if self.menus.show(panel, item) == set(values):
                return True
        await self.world.click(self, panel, item["custom_id"], values)
        return True


class Drill(LocalWorld):
    """One table, two tough players, and everything that they were ever shown."""

    player: type[Player] = Tough

    def __init__(self, server: LocalDiscord, database: Path) -> None:
        self.told: list[tuple[str | None, Json]] = []
        self._proved: dict[str | None, set[tuple[str, ...]]] = {}
        self._proved_by: list[LogEntry] = []
        super().__init__(server, database)
        self.world.listeners.append(self._hear)
        self.chance = random.Random(4)
        self.ana, self.ben = self.join("Ana"), self.join("Ben")

    def join(self, name: str, *details: Any, **more: Any) -> Tough:
        made = super().join(name, *details, **more)
        assert isinstance(made, Tough)
        return made

    @property
    def players(self) -> tuple[Tough, Tough]:
        return self.ana, self.ben

    def _hear(self, event: Heard) -> None:
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and event.data["author"]["id"] == self.world.bot["id"]:
            channel = self.world.channels[event.channel_id or ""]
            self.told.append((reader(channel, event.only), dict(event.data)))

    async def settle(self) -> None:
        """Wait until the bot has answered, moved and painted everything, whatever it could not hear."""
        await self.bot.settled()

    async def start_click(
        self, player: Player, message: Json, custom_id: str, values: Sequence[str] = (), *, forged: bool = False
    ) -> Interaction:
        """Press without waiting for the answer."""
        made = await super().start_click(player, message, custom_id, values, forged=forged)
        assert isinstance(player, Tough)
        player.pressed.append(made)
        return made

    async def outcome(self, player: Player, asked: Interaction) -> Answer:
        """Wait until an act is answered or has failed."""
        await asyncio.wait_for(asked.done.wait(), PATIENCE)
        await self.settle()
        return self.answer(asked)

    async def begin(self, **options: str) -> None:
        """Open a table, sit down, deal."""
        await self.slash(self.ana, self.channel, "fugitive new", options)
        await self.until(lambda: items(self.board))
        await self.ben.press(self.board, "Join")
        await self.until(lambda: not find(self.board, "Start").get("disabled"))
        await self.ana.press(self.board, "Start")
        await self.until(lambda: any(offered(player.hand) for player in self.players))

    async def until(self, condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
        await self.server.wait(condition, seconds)

    async def steps(self, count: int) -> None:
        """Let both press by turns, `count` times or to the end; they guess wrong, so that it does not come too soon."""
        for _ in range(count):
            if self.over:
                return
            spared = await self.hidden()
            for player in self.players:
                await player.step(self.chance, spared=spared)

    async def finish(self, look: bool = False) -> None:
        """Play to the end by what is offered. Without `look` the hands must come by themselves."""
        idle = 0
        for _ in range(1500):
            if self.over:
                break
            hidden = await self.hidden()
            done = [await player.step(self.chance, hidden) for player in self.players]
            idle = 0 if any(done) else idle + 1
            if idle and look:
                for player in self.players:
                    if not self.over:
                        await player.my_hand()
            elif idle:
                await self.until(lambda: self.over or any(offered(player.panel) for player in self.players))
            assert idle < 3, "nobody has anything to press"
        assert self.over
        await self.settle()
        await self.until(lambda: not self.waited_for())

    async def hidden(self) -> frozenset[int]:
        """The hideouts that the Marshal has not found, so that games may end soon."""
        table = self.bot.tables.live(1) if self._bot is not None else await self._lying()
        return table.state.hidden() if table is not None and table.record.status == "playing" else frozenset()

    def live(self, channel: str | None = None) -> list[Json]:
        """The boards and hands of the bot with a button that can be pressed."""
        shown = self.server.people.history(channel or self.channel)
        public = [message for message in shown if not message["flags"] & 64 and is_board(message)]
        return [message for message in public if any(not item.get("disabled") for item in items(message))]

    def waited_for(self) -> list[str]:
        """Who is called by a message that still stands."""
        shown = self.server.people.history(self.channel) if self.channel in self.world.channels else []
        return [user["id"] for message in shown if not message["embeds"] for user in message["mentions"]]

    def posted_once(self) -> None:
        """One board, one ping for each who is waited for, one hand for each player."""
        if self.channel in self.world.channels:
            assert len(self.live()) == 1, [message["id"] for message in self.live()]
        assert len(self.waited_for()) == len(set(self.waited_for()))
        for player in self.players:
            assert len(self.live(player.dm)) <= 1

    def answered(self) -> None:
        """Every press has had its answer, or Discord's own failure; nothing says that it is thinking."""
        for player in self.players:
            for made in player.pressed:
                assert made.done.is_set()
                assert made.failed in FAILED
        everything = [message for channel in self.world.channels for message in self.world.messages(channel)]
        assert not [*thinking(everything)]

    async def _lying(self) -> Table | None:
        """The table as it lies on the disk, without its log."""
        store = await Store.open(self.database, read_only=True)
        try:
            record = await store.load(1)
            return None if record is None else Table(record, store, lambda table: None)
        finally:
            await store.close()

    async def stored(self, number: int = 1) -> tuple[Table, TableRecord, Sequence[MoveRecord], list[LogEntry]]:
        """Read the table and its log from the disk, with what each move told, secrets and all."""
        store = await Store.open(self.database, read_only=True)
        try:
            record = await store.load(number)
            assert record is not None
            table = Table(record, store, lambda table: None)
            return table, record, await store.moves(number), list(await table.history.moves(record))
        finally:
            await store.close()

    async def agrees(self, number: int = 1) -> tuple[Table, list[LogEntry]]:
        """The snapshot is what the log leads to; give the table, with what each move told."""
        table, record, rows, moves = await self.stored(number)
        replay = LogReplay(table.game, len(record.seats), record.options)
        for row in rows:
            chance = Chance.scripted(row.chance)
            replay.row(row.version, row.seat, row.move, chance)
            chance.finish()
        assert encode(replay.state) == record.snapshot
        assert [row.version for row in rows] == list(range(rows[0].version, record.version + 1))
        return table, moves

    async def kept(self, number: int = 1) -> None:
        """The log leads to the snapshot and holds all that anybody was ever shown, in that order."""
        table, moves = await self.agrees(number)
        say = table.say("en-US")
        if moves[: len(self._proved_by)] != self._proved_by:
            self._proved.clear()
        self._proved_by = moves
        for viewer in {viewer for viewer, _ in self.told}:
            proved = self._proved.setdefault(viewer, {()})
            missing = {tuple(small(message)) for reader, message in self.told if reader == viewer} - proved
            proved |= missing
            seat = table.seat_of(int(viewer)) if viewer else None
            possible = everything_shown(table, moves, seat, say)
            while missing:
                lines = next(possible, None)
                assert lines is not None, (viewer, missing)
                missing = {each for each in missing if not _among(each, lines)}

    async def up_to_date(self, number: int = 1) -> None:
        """Board and hands tell the last moves, without anybody having to ask."""
        table, record, _, moves = await self.stored(number)
        if record.status not in ("playing", "over"):
            return
        say, over = table.say("en-US"), record.status == "over"
        shown: list[tuple[int | None, Callable[[], Json]]] = [(None, lambda: self.live()[-1])]
        for player in self.players:
            seat = table.seat_of(int(player.id))
            if seat is not None and record.seats[seat].dm is not None:
                shown.append((seat, lambda player=player: player.hand))  # type: ignore[misc]
        for viewer, message in shown:
            known = heard(moves, lambda event, viewer=viewer: over or event.reaches(viewer))
            if viewer is None:
                lines = small_lines(short_page(table, known[-table.title.presenter.recent :], say).lines)
            elif over:  # the hand has become the end
                told = table.title.presenter.ending(table.view(viewer), viewer, say)
                await self.until(lambda m=message, line=told: line in text(m()))  # type: ignore[misc]
                continue
            else:
                missed = record.version - record.seats[viewer].done + 1
                new = heard(moves[-missed:], lambda event, viewer=viewer: over or event.reaches(viewer))
                lines = small_lines(hand_page(table, viewer, None, new, "en-US").lines)
            await self.until(lambda m=message, ls=lines: _tells(small(m()), ls))  # type: ignore[misc]

    async def check(self) -> None:
        """All that every drill asserts, when it is quiet."""
        self.posted_once()
        self.answered()
        await self.kept()
        await self.up_to_date()


def everything_shown(table: Table, moves: Sequence[LogEntry], seat: Seat | None, say: Say) -> Iterator[list[str]]:
    """Give the small print that could have been shown to a viewer at any moment of a log, the newest first: each line
    in full and in short, some of which a message has in that order."""
    for until, all_told in product(range(len(moves), 0, -1), (False, True)):
        hears = (lambda event: True) if all_told else (lambda event: event.reaches(seat))
        known = [heard(moves[start:until], hears) for start in reversed(range(until))]
        if seat is None:
            for line in last_turns(table, known[-1][-table.title.presenter.recent :], say)[-1:]:
                yield all_small([shorten(line, most) for most in (2, 1)])
        else:
            for new in known:
                lines = since(table, new, seat, say).lines
                yield all_small(part for line in lines for part in (*line.text.split("\n"), line.short))


def _among(shown: Iterable[str], lines: Iterable[str]) -> bool:
    """Return whether all that is shown is among `lines`, in their order."""
    left = iter(lines)
    return all(line in left for line in shown)


def all_small(lines: Iterable[str]) -> list[str]:
    """Return all small print among `lines`."""
    return [line.removeprefix("-# ") for line in lines if line.startswith("-# ")]


def _tells(shown: Sequence[str], wanted: Sequence[str]) -> bool:
    """Return whether each line is as wanted, or its end: a hand with little room tells only what a turn came to."""
    pairs = [*zip(shown, wanted, strict=False)]
    short = [one == other or other.endswith(one.partition(" ")[2]) for one, other in pairs]
    return len(shown) == len(wanted) and all(short)
