"""The bot: it creates all parts of the application and connects them."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import importlib
import math
import pkgutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import structlog
import yarl
from discord.ext import commands

from bot.archive.keeper import Keeper
from bot.connecting import ShardStarts, remember_close_codes
from bot.deadline import Deadline
from bot.game_packages import packages
from bot.garbage import QuietTimes
from bot.nightly_backups import Copies
from bot.people.people import People
from bot.rate_limits import clear_seldom, release_later
from bot.settings import Settings
from bot.table import life
from bot.table.advice import Adviser
from bot.table.beacon import Beacon, Fetch, over_https
from bot.table.clock import Clock
from bot.table.computers import Computers
from bot.table.days import Days
from bot.table.dealer import Dealer
from bot.table.foretelling import Foreteller
from bot.table.housekeeping import Housekeeping
from bot.table.leases import Leases
from bot.table.lobby import RELEASE
from bot.table.releases import announce
from bot.table.table import Table
from bot.table.table_time import ProcessTime
from bot.table.tables import Tables
from bot.ui import handlers
from bot.ui.application import Application
from bot.ui.appointments import Appointments
from bot.ui.avatars import Avatars, from_discord
from bot.ui.cluster import Cluster
from bot.ui.command_texts import sync
from bot.ui.command_tree import Tree
from bot.ui.daily_posts import DailyPosts
from bot.ui.dispatch import Dispatch
from bot.ui.drain import Drain
from bot.ui.forums import Forums
from bot.ui.gateway import Gateway
from bot.ui.gathering import Gathering
from bot.ui.guild_events import GuildEvents
from bot.ui.installation import install_link, invite_link
from bot.ui.members import Members
from bot.ui.next_game import NextGame
from bot.ui.next_lobby import NextLobbies
from bot.ui.notifier import Notifier
from bot.ui.pages.pictures import Pictures
from bot.ui.parties import Parties
from bot.ui.payloads import parse_leniently
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.replays import Replays
from bot.ui.reply import lost_answer_trace
from bot.ui.tournaments import Tournaments
from bot.workers.draw import warm_next
from bot.workers.pool import Pool
from bot.workers.think import foretell, ready, think, weigh
from storage.store import Store
from storage.store_errors import StoreError

log = structlog.get_logger()

MINDS_NICER = 10
"""The niceness of the processes that compute moves, compared with those that draw pictures."""

ANSWERING = 0.5
"""The share of the stop time that running answers may use. The other part is for updating messages."""

GOODBYE = 3.0
"""Seconds of the stop time that are reserved for closing the connections to Discord."""

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here, so nothing to warn of


class Escapade(Application):
    """The bot: one process with one database, for any number of servers. It needs no privileged intents."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = time.time,
        pulse: Callable[[], ProcessTime] = ProcessTime,
        beacon: Fetch = over_https,
    ) -> None:
        """Create the bot.

        `now` returns seconds since 1970. `pulse` creates the clock of the tables. `beacon` fetches public random
        values.
        """
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True, voice_states=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            guild_ready_timeout=settings.ready_timeout,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=lost_answer_trace(),
        )
        clear_seldom(self.http)
        release_later()
        remember_close_codes()
        self.settings = settings
        if settings.shards:
            self.shard_ids, self.shard_count = settings.shards.numbers, settings.shards.count
        self.now = now
        self.stop = lambda: None
        self.deadline: Deadline | None = None
        """The time limit for the stop of the bot; None until the stop begins."""
        self.tries = math.inf
        """How many times in a row the first session with Discord may fail before the bot exits."""
        self._new_pulse = pulse
        self._beacon = beacon
        self._clock_task: asyncio.Task[None] | None = None
        self._sharing: list[asyncio.Task[None]] = []
        self._taking: set[asyncio.Task[None]] = set()
        self._ending: asyncio.Task[None] | None = None
        self.started = False
        """Whether all tables are loaded, so that people can play."""
        self.taken_up = asyncio.Event()
        """Set when `started` becomes true. A stop waits for this, so as not to release half-loaded tables."""
        self.introduced = False
        """Whether the bot's name has already been logged."""
        self.joined = set()
        parse_leniently(self, self._connection)

    async def on_unreadable(self, interaction: discord.Interaction[Any]) -> None:
        """Answer an interaction that discord.py could not parse."""
        await self.dispatcher.unreadable(interaction)

    async def login(self, token: str) -> None:
        """Open the database before the first request to Discord, then log in. Raises StoreError."""
        self.store = await Store.open(self.settings.database, shared=self.settings.shards is not None)
        await super().login(token)

    async def setup_hook(self) -> None:
        """Load the games and tables and start all parts. Send Discord the commands if they have changed."""
        self._start_workers()
        await self._take_up()
        await self._follow()
        await self._listen()
        await self._wake()
        self._share()
        self.started = True
        self.taken_up.set()
        log.info("ready to play", tables=len(self.tables))

    def _start_workers(self) -> None:
        """Start the worker processes that draw pictures and those that compute moves."""
        self.pool = Pool(self.settings.picture_workers, idle=warm_next)
        self.pool.start()
        self.minds = Pool(self.settings.mind_workers, ready, MINDS_NICER)
        self.minds.start()
        self.pictures = Pictures(self.pool, lambda picture: self.avatars.of(picture))
        self.replays = Replays(self.store, self.pool, self.minds, self.settings.mind_seconds, install_link(self))

    async def _take_up(self) -> None:
        """Load all tables. Start the parts that answer players, update messages, compute moves and run clocks."""
        table_time = self._new_pulse()
        self.leases = Leases(self.store, table_time, self.settings.shards)
        self.tables = Tables(self.store, self.now, table_time, self.leases)
        self.people = People(self.store)
        await self.people.start()
        self.avatars = Avatars(self.tables, self.people, self.pool, from_discord)
        self.reconciler = Reconciler(self)
        self.dispatcher = Dispatch(self, self.reconciler)
        thinking = functools.partial(self.minds.run, think)
        self.computers = Computers(self.tables, self.settings.computer_beat, thinking, self.settings.mind_seconds)
        self.foreteller = Foreteller(functools.partial(self.minds.run, foretell))
        self.adviser = Adviser(functools.partial(self.minds.run, weigh), self.settings.mind_seconds)
        self.reconciler.shown = self.computers.shown
        self.tables.listeners.append(self.reconciler.wake)
        self.members = Members(self)
        self.clock = Clock(self.tables, self.reconciler.wake)
        self.clock.beats.append(QuietTimes(table_time.now, lambda: self.dispatcher.heard).beat)
        self.cluster = Cluster(self, self.reconciler)
        await self.tables.draining.start()
        await self.tables.recover()
        await self.clock.start()
        await self.leases.begin()

    async def _follow(self) -> None:
        """Start the parts that react to games and time, such as pings, tournaments and daily posts."""
        self.notifier = Notifier(self, self.people, self.reconciler)
        self.dealer = Dealer(self.tables, self.clock, Beacon(self._beacon, self.now))
        self.forums = Forums(self)
        self.gathering = Gathering(self)
        self.appointments = Appointments(self)
        self.next_game = NextGame(self, self.reconciler, self.forums)
        self.next_lobbies = NextLobbies(self)
        self.tournaments = Tournaments(self, self.reconciler)
        await self.tournaments.start()
        self.parties = Parties(self, self.reconciler)
        await self.parties.start()
        self.keeper = Keeper(self.store, self.tables.table_time.sure)
        self.tables.watchers.append(self._reckon)
        if self.leases.house:
            self.keeper.wake()
        self.housekeeping = Housekeeping(self.tables, self.clock, self.settings.private_days, self.keeper)
        self.days = Days(self.tables, self.clock)
        await self.days.start()
        self.daily_posts = DailyPosts(self)
        if (folder := self.settings.copies) is not None and isinstance(self.settings.database, Path):
            self.copies = Copies(self.settings.database, folder, self.clock, self.now)
            self.copies.begin()

    async def _listen(self) -> None:
        """Load the interaction handlers and the commands, and send the commands to Discord."""
        self.gateway = Gateway(self)
        self.shard_starts = ShardStarts(self, self.leases.until_held, self.gateway.connected, self.tries)
        self.drain = Drain(self, self.dispatcher)
        await self.add_cog(GuildEvents(self, self.reconciler))
        await self.load_cogs()
        for module in pkgutil.iter_modules(handlers.__path__, "bot.ui.handlers."):
            importlib.import_module(module.name)
        await sync(self)

    async def _wake(self) -> None:
        """Resume the tables of this process. Include closed ones if their messages still need an update."""
        await announce(self.tables, RELEASE)
        own = self.tables.own
        self.clock.take_up(own)
        for table in own:
            self.computers.wake(table)
            self.dealer.wake(table)
        closed = {table.id for table in self.tables.known if not life.served(table.record)}
        for number in sorted({*closed, *await self.store.unpainted(), *await self.store.living()}):
            behind = await self.tables.find(number)
            if behind is not None and self.tables.mine(behind):
                self.reconciler.wake(behind)
        await self.next_game.start()
        self.next_lobbies.start()
        await self.forums.start()

    def _share(self) -> None:
        """If other processes share the database, renew this process's leases and watch for their changes."""
        self.leases.gained, self.leases.lost = self._gained, self._lost
        if self.leases.shared:
            self._sharing = [
                asyncio.create_task(self.leases.run(), name="leases"),
                asyncio.create_task(self.cluster.run(), name="neighbours"),
            ]

    def _gained(self, names: frozenset[str]) -> None:
        """Load the tables of the leases in `names`, which this process has taken over from another one."""
        task = asyncio.create_task(self._taken_up(), name="taking up tables")
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _taken_up(self) -> None:
        try:
            await self.tables.compare()
            await self._wake()
            await self.tournaments.start()
            await self.parties.start()
            await self.people.start()
        except Exception:
            log.exception("tables were not taken up")

    def _lost(self, names: frozenset[str]) -> None:
        """Restart this process if another one has taken over leases in `names` that belong to its shards."""
        if any(self.leases.runs(name) for name in names):
            log.warning("another process hears what this one did: beginning anew", leases=sorted(names))
            self._ending = asyncio.create_task(self.close(), name="beginning anew")

    def _reckon(self, table: Table) -> None:
        if table.record.status == "over" and self.leases.house:
            self.keeper.wake()

    async def launch_shards(self) -> None:
        """Connect all shards. Before that, wait until Discord allows more session starts."""
        if not self.is_closed():
            await self.shard_starts.allowed()
        await super().launch_shards()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard after this process has got its lease. Raises the error if the first shard fails."""
        await self.shard_starts.launch(gateway, shard_id, initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Delay a new session of a shard until this process has the lease of the shard."""
        await self.leases.until_held(shard_id or 0)
        await super().before_identify_hook(shard_id, initial=initial)

    async def load_cogs(self) -> None:
        """Load all cogs. They are never unloaded, so the extensions of discord.py are not needed."""
        for module in ("cogs.general", "cogs.table", *(f"{package}.cog" for package in packages().values())):
            await importlib.import_module(module).setup(self)

    async def on_ready(self) -> None:
        """Log the bot's name, the number of its servers and its invitation link. Later calls do nothing."""
        if not self.introduced:
            self.introduced = True
            log.info("online", bot=str(self.user), servers=len(self.guilds), invitation=invite_link(self))

    async def on_shard_connect(self, shard: int) -> None:
        """Start the clocks of the servers on a shard. The first shard to connect also starts the clock task."""
        self.gateway.came(shard)
        if self._clock_task is None:
            self._clock_task = asyncio.create_task(self.clock.run(), name="clock")

    async def on_shard_resumed(self, shard: int) -> None:
        """Start the clocks of the servers on a shard that has resumed its session."""
        self.gateway.came(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Stop the clocks of the servers on a shard that has disconnected, as players cannot reach the bot."""
        self.gateway.went(shard)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Pass a press of a component, or a submitted modal, to the dispatcher. Ignore other interactions."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.dispatcher.press(interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Notify the reconciler of a message in the channel of a table. The text of the message is not read."""
        own = self.user is not None and message.author.id == self.user.id
        table = None if own else self.tables.in_channel(message.channel.id)
        if table is not None:
            self.reconciler.heard(table)

    async def settled(self) -> None:
        """Wait until no part of the bot has work to do: answers, moves of computers, updates of messages."""
        parts = (
            self.dispatcher, self.cluster, self.notifier, self.housekeeping, self.days, self.daily_posts,
            self.gathering, self.appointments, self.keeper, self.dealer, self.members, self.computers, self.next_game,
            self.next_lobbies, self.tournaments, self.parties, self.forums, self.reconciler,
        )  # fmt: skip
        while any([await part.flush() for part in parts]):
            continue

    async def close(self) -> None:
        """Stop the bot: refuse new presses, finish running ones, update the messages, and disconnect.

        All steps together take at most `drain_seconds`. Messages that are not updated by then are updated after the
        next start.
        """
        if self.is_closed():
            return
        deadline = self.deadline or Deadline(self.settings.drain_seconds)
        if hasattr(self, "dispatcher"):
            await self.dispatcher.drain(deadline.left(ANSWERING))
        if self._clock_task is not None:
            self._clock_task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._clock_task
            await self.clock.stop()
        if hasattr(self, "dealer"):
            await self.dealer.close()
        if hasattr(self, "computers"):
            await self.computers.close()
        if hasattr(self, "reconciler"):
            if not (await deadline.wait(self.reconciler.flush()) and await deadline.wait(self.forums.flush())):
                log.warning("stopping before everything is shown")
            self.forums.close()
            self.reconciler.close()
            self.avatars.close()
            self.minds.close()
            self.pool.close()
        for task in (*self._sharing, *self._taking):
            task.cancel()
        if hasattr(self, "shard_starts"):
            self.shard_starts.close()
        if hasattr(self, "leases"):
            with contextlib.suppress(StoreError):
                await self.leases.leave()
        with contextlib.suppress(AttributeError, TimeoutError):  # what it closes last is made by its login
            await asyncio.wait_for(super().close(), GOODBYE)
        if hasattr(self, "keeper"):
            await self.keeper.close(deadline)
        if hasattr(self, "store"):
            await self.store.close()
        if self.started:
            log.info("stopped")
