"""The stored tournaments and party evenings.

Each is a row with its record as JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from storage.database import Connection, Database
from storage.records.contests import PartyRecord, TournamentRecord
from storage.store_errors import Conflict

P = TypeVar("P", TournamentRecord, PartyRecord)

Table = Literal["tournament", "party"]

TYPES: dict[Table, Any] = {"tournament": TournamentRecord, "party": PartyRecord}
"""The record type whose JSON each of the two database tables contains."""

LIVE = ("open", "running")


class Contests:
    """The part of the store for tournaments and party evenings (storage/store.py)."""

    _database: Database

    async def tournament(self, number: int) -> TournamentRecord | None:
        """Return a tournament; None if it does not exist."""
        found: TournamentRecord | None = await self._plan("tournament", number)
        return found

    async def keep_tournament(self, tournament: TournamentRecord) -> TournamentRecord:
        """Store a tournament as its next revision, and return this revision.

        Raises Conflict if another revision was stored meanwhile.
        """
        return await self._keep("tournament", tournament)

    async def tournaments(self) -> Sequence[int]:
        """Return the numbers of the tournaments that are not over."""
        return await self._live("tournament")

    async def party(self, number: int) -> PartyRecord | None:
        """Return a party evening; None if it does not exist."""
        found: PartyRecord | None = await self._plan("party", number)
        return found

    async def keep_party(self, party: PartyRecord) -> PartyRecord:
        """Store a party evening as its next revision, and return this revision, like `keep_tournament`."""
        return await self._keep("party", party)

    async def parties(self) -> Sequence[int]:
        """Return the numbers of the party evenings that are not over."""
        return await self._live("party")

    async def forget_parties(self, below: int) -> None:
        """Delete the party evenings that are over and whose number is less than `below`.

        Numbers grow with time.
        """
        await self._database.write("delete from party where live = 0 and id < ?", below)

    async def _plan(self, table: Table, number: int) -> Any:
        rows = await self._database.read(f"select plan from {table} where id = ?", number)
        return msgspec.json.decode(rows[0][0], type=TYPES[table]) if rows else None

    async def _keep(self, table: Table, plan: P) -> P:
        kept = replace(plan, revision=plan.revision + 1)
        live, encoded = int(kept.status in LIVE), msgspec.json.encode(kept).decode()

        def work(connection: Connection) -> None:
            stored = connection.rows(f"select plan from {table} where id = ?", kept.id)
            if not stored and not plan.revision:
                new = f"insert into {table} values (?, ?, ?, ?) on conflict do nothing"
                changed = connection.run(new, kept.id, kept.guild, live, encoded)
            else:
                ((before,),) = stored or (("",),)
                same = before and msgspec.json.decode(before, type=TYPES[table]).revision == plan.revision
                write = f"update {table} set live = ?, plan = ? where id = ? and plan = ?"
                changed = connection.run(write, live, encoded, kept.id, before) if same else 0
            if not changed:
                raise Conflict(f"{table} {kept.id} is not at revision {plan.revision}")

        await self._database.transaction(work)
        return kept

    async def _live(self, table: Table) -> Sequence[int]:
        rows = await self._database.read(f"select id from {table} where live = 1 order by id")
        return [number for (number,) in rows]


def plans_naming(connection: Connection, table: Table, user: int) -> list[Any]:
    """Return the tournaments or party evenings that mention a person."""
    rows = connection.rows(f"select plan from {table} where plan like ? order by id", f"%{user:d}%")
    plans = [msgspec.json.decode(plan, type=TYPES[table]) for (plan,) in rows]
    return [plan for plan in plans if user in (plan.host, *(each.user for each in plan.entrants), *_in_voice(plan))]


def forget_in_plans(connection: Connection, user: int, instead: int, called: str) -> None:
    """Remove a person from all tournaments and party evenings. Call it inside a transaction.

    In their records, the number `instead` and the name `called` replace the person.
    """
    for table in TYPES:
        connection.run(f"update {table} set live = live where plan like ?", f"%{user:d}%")  # Nobody changes them now.
        for plan in plans_naming(connection, table, user):
            encoded = msgspec.json.encode(_without_person(plan, user, instead, called)).decode()
            connection.run(f"update {table} set plan = ? where id = ?", encoded, plan.id)


def _in_voice(plan: Any) -> tuple[int, ...]:
    return plan.in_voice if isinstance(plan, PartyRecord) else ()


def _without_person(plan: P, user: int, instead: int, called: str) -> P:
    """Return a tournament or party evening without a person. `instead` and `called` replace the person.

    The person loses all future games. Before the start, the person is simply removed.
    """
    gone = tuple(
        replace(each, user=instead, name=called, dm=None, locale="en-US", out=True) if each.user == user else each
        for each in plan.entrants
    )
    kept = tuple(each for each in gone if each.user != instead) if plan.status == "open" else gone
    heirs = [each.user for each in kept if each.user > 0]
    host = plan.host if plan.host != user else heirs[0] if heirs else instead
    voice = {"in_voice": tuple(each for each in _in_voice(plan) if each != user)} if _in_voice(plan) else {}
    return replace(plan, entrants=kept, host=host, revision=plan.revision + 1, **voice)
