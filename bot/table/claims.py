"""Claims: lines about a player's own secrets, which the end of the game proves true or false.

A claim is not a move. It is kept separately from the game, with whether it was true when the player made it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.claims import Claimed
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.installed_games import InstalledGame
from storage.records.agreements import MadeClaim, TableAgreements
from storage.records.servers import PersonRecord
from storage.records.tables import TableRecord

KIND = "claim"
"""The kind of the posts about a claim."""


def told(record: TableRecord, title: InstalledGame) -> tuple[MadeClaim, ...]:
    """Return the claims that a table is told: none once its talk or its show is switched off."""
    return record.agreements.claims if _spoken(record, title) else ()


def offered(record: TableRecord, title: InstalledGame) -> bool:
    """Return whether the players are offered claims, whatever their cards are.

    At least two people must sit there.
    """
    people = sum(seat.user is not None for seat in record.seats)
    return record.status == "playing" and people > 1 and _spoken(record, title)


def hears(person: PersonRecord) -> bool:
    """Return whether a person wants to hear of claims."""
    return person.show and person.calls.whispers


def with_claims(record: TableRecord, title: InstalledGame, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Return a log with the claims inserted, each after the moves that came before it."""
    claimed = (LogEntry(each.seat, (Claimed(each.seat, each.name),), version=each.version)
               for each in told(record, title))  # fmt: skip
    return sorted((*entries, *claimed), key=lambda entry: entry.version)


def truth(record: TableRecord, title: InstalledGame, say: Say) -> Iterator[str]:
    """Yield a line for each player who claimed something: how much was true, and what was not."""
    claims = told(record, title)
    for seat in sorted({each.seat for each in claims}):
        own = [each for each in claims if each.seat == seat]
        untrue = dict.fromkeys(each.name for each in own if not each.true)
        words = " · ".join(f"*{say(f'{title.name}-claim-{name}')}*" for name in untrue)
        key = "claims-untrue" if untrue else "claims-true"
        yield say(key, name=say.name(seat), claims=len(own), true=sum(each.true for each in own), untrue=words)


def without(agreements: TableAgreements, seat: Seat) -> TableAgreements:
    """Return agreements without the claims made from `seat`, in which another person sits now."""
    return replace(agreements, claims=tuple(each for each in agreements.claims if each.seat != seat))


def _spoken(record: TableRecord, title: InstalledGame) -> bool:
    """Return whether a table has claims, and neither its talk nor its show is switched off."""
    told = record.talk and record.show != "quiet" and record.lesson is None
    return bool(title.claims) and record.guild is not None and told
