"""Appointments to play: people vote in a message on when to play. The people who come are pinged once."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

import discord
import structlog
from msgspec.structs import replace

from bot.people import appointment, notifications
from bot.tasks import finished
from bot.ui.client import Client
from bot.ui.pages.appointment import appointment_page, call_line
from bot.ui.pages.render import edit, message
from bot.ui.reply import LOST
from storage.records.contests import AppointmentRecord
from storage.store_errors import StoreError

log = structlog.get_logger()

EVERY = 30.0
"""Seconds between two checks whether an appointment needs an action now."""


class Appointments:
    """Changes appointments, and acts when an appointment is due: it chooses the time or pings the people.

    Each appointment is changed by one task at a time.
    """

    def __init__(self, client: Client) -> None:
        self._client = client
        self._next = 0.0
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._running: set[asyncio.Task[None]] = set()
        client.clock.beats.append(self.beat)

    def beat(self) -> None:
        """Start a check for due appointments if `EVERY` seconds have passed since the last one.

        The clock of the tables calls this about once a second.
        """
        now = self._client.tables.table_time.now()
        if now >= self._next and self._client.tables.leases.house:
            self._next = now + EVERY
            task = asyncio.create_task(self._look(), name="evenings")
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def open(self, record: AppointmentRecord) -> None:
        """Post the message of a new appointment and store the appointment.

        Raises StoreError, and the errors of failed requests to Discord.
        """
        sent = await self._client.get_partial_messageable(record.channel).send(**message(appointment_page(record), b""))
        await self._client.store.keep_appointment(replace(record, message=sent.id), appointment.due(record))

    async def change(self, number: int, change: Callable[[AppointmentRecord], AppointmentRecord]) -> None:
        """Apply `change` to an appointment's record and update its message.

        Raises KeyError if there is no such appointment; StoreError; and the errors of failed requests to Discord.
        """
        async with self._locks[number]:
            record = await self._client.store.change_appointment(number, change, appointment.due)
            if record is None:
                raise KeyError(number)
            await self._show(record)

    async def flush(self) -> bool:
        """Wait until no check of appointments is running. Return whether one was running."""
        return await finished(self._running)

    async def _show(self, record: AppointmentRecord) -> None:
        shown = self._client.get_partial_messageable(record.channel).get_partial_message(record.message)
        await shown.edit(**edit(appointment_page(record)))

    async def _look(self) -> None:
        try:
            for record in await self._client.store.due_appointments(self._client.now()):
                try:
                    await self._advance(record)
                except (discord.HTTPException, *LOST) as error:
                    log.warning("an evening is not shown", evening=record.id, error=str(error))
        except StoreError as error:
            log.warning("evenings wait", error=str(error))

    async def _advance(self, record: AppointmentRecord) -> None:
        """Do the next step of a due appointment: choose its time, ping the people who come, or delete it."""
        if record.off or record.called:
            if appointment.due(record) <= self._client.tables.table_time.sure():
                await self._client.store.forget_appointment(record.id)
                self._locks.pop(record.id, None)
        elif record.chosen is None:
            await self.change(record.id, appointment.with_best_time)
        else:
            await self.change(record.id, lambda before: replace(before, called=True))
            await self._ping(record)

    async def _ping(self, record: AppointmentRecord) -> None:
        """Ping the people who come to an appointment, unless the time of the appointment has long passed."""
        assert record.chosen is not None
        now, calls = self._client.now(), self._client.people.calls
        users = [each.user for each in appointment.coming(record, record.chosen)]
        aloud = [user for user in users if notifications.where_to_ping(calls(user), now) != "nowhere"]
        if users and now < record.times[record.chosen] + appointment.BEFORE:
            line = call_line(record, aloud)
            await self._client.get_partial_messageable(record.channel).send(**message(line, b""))
