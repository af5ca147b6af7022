"""Game evenings that people arrange on a server (appointments)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from storage.database import Connection, Database
from storage.records.contests import AppointmentRecord


class Appointments:
    """The part of the store for appointments (storage/store.py)."""

    _database: Database

    async def keep_appointment(self, record: AppointmentRecord, due: float) -> None:
        """Store a new appointment. `due` is the time of its next action."""
        await self._database.write(
            "insert into appointment (id, guild, due, plan) values (?, ?, ?, ?) on conflict (id) do nothing",
            record.id,
            record.guild,
            due,
            _encoded(record),
        )

    async def change_appointment(
        self,
        number: int,
        change: Callable[[AppointmentRecord], AppointmentRecord],
        due: Callable[[AppointmentRecord], float],
    ) -> AppointmentRecord | None:
        """Replace an appointment by what the function `change` returns, and return the new one.

        The function `due` returns the time of its next action. Return None if the appointment does not exist.
        """

        def work(connection: Connection) -> AppointmentRecord | None:
            connection.alone(f"appointment {number}")
            rows = connection.rows("select plan from appointment where id = ?", number)
            if not rows:
                return None
            record = change(_decoded(rows[0][0]))
            update = "update appointment set due = ?, plan = ? where id = ?"
            connection.run(update, due(record), _encoded(record), number)
            return record

        return await self._database.transaction(work)

    async def appointment(self, number: int) -> AppointmentRecord | None:
        """Return an appointment; None if it does not exist."""
        rows = await self._database.read("select plan from appointment where id = ?", number)
        return _decoded(rows[0][0]) if rows else None

    async def due_appointments(self, now: float) -> Sequence[AppointmentRecord]:
        """Return the appointments whose next action is due."""
        rows = await self._database.read("select plan from appointment where due <= ? order by id", now)
        return [_decoded(plan) for (plan,) in rows]

    async def forget_appointment(self, number: int) -> None:
        """Delete an appointment."""
        await self._database.write("delete from appointment where id = ?", number)


def appointments_of(connection: Connection, user: int) -> list[AppointmentRecord]:
    """Return the appointments that mention a person. Call it inside a transaction."""
    rows = connection.rows("select plan from appointment where plan like ? order by id", f"%{user:d}%")
    plans = [_decoded(plan) for (plan,) in rows]
    return [plan for plan in plans if user in (plan.host, *(each.user for each in plan.answers))]


def stored_about(record: AppointmentRecord, user: int) -> dict[str, Any]:
    """Return what an appointment stores about `user`, for the export of the person's data."""
    mine = next((each for each in record.answers if each.user == user), None)
    return {"appointment": record.id, "guild": record.guild, "host": record.host == user, "answer": mine}


def forget_person(connection: Connection, user: int) -> None:
    """Remove a person from all appointments. Call it inside a transaction.

    If the person is the host of an appointment, the appointment stays without a host.
    """
    for plan in appointments_of(connection, user):
        others = tuple(each for each in plan.answers if each.user != user)
        host = 0 if plan.host == user else plan.host
        encoded = _encoded(msgspec.structs.replace(plan, answers=others, host=host))
        connection.run("update appointment set plan = ? where id = ?", encoded, plan.id)


def _encoded(record: AppointmentRecord) -> str:
    return msgspec.json.encode(record).decode()


def _decoded(plan: str) -> AppointmentRecord:
    return msgspec.json.decode(plan, type=AppointmentRecord)
