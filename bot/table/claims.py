"""Claims: statements of players about their own secrets. The end of the game shows which were true.

A claim is not a move. It is stored outside the game, with whether it was true when it was made.
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


def shown_claims(record: TableRecord, title: InstalledGame) -> tuple[MadeClaim, ...]:
    """Return the claims that a table shows; none if its settings switch off comments or great moments."""
    return record.agreements.claims if _are_in_use(record, title) else ()


def are_offered(record: TableRecord, title: InstalledGame) -> bool:
    """Return whether the players may make claims. At least 2 people must have seats.

    The answer does not depend on anybody's cards.
    """
    people = sum(seat.user is not None for seat in record.seats)
    return record.status == "playing" and people > 1 and _are_in_use(record, title)


def wants_claims(person: PersonRecord) -> bool:
    """Return whether a person wants to see claims."""
    return person.show and person.calls.whispers


def with_claims(record: TableRecord, title: InstalledGame, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the log `entries` with the players' claims as further entries.

    Each claim comes after the moves that were made before it.
    """
    claimed = (LogEntry(each.seat, (Claimed(each.seat, each.name),), version=each.version)
               for each in shown_claims(record, title))  # fmt: skip
    return sorted((*entries, *claimed), key=lambda entry: entry.version)


def truth_lines(record: TableRecord, title: InstalledGame, say: Say) -> Iterator[str]:
    """Yield a text line for each player who made claims: how many were true, and which were false."""
    claims = shown_claims(record, title)
    for seat in sorted({each.seat for each in claims}):
        own = [each for each in claims if each.seat == seat]
        untrue = dict.fromkeys(each.name for each in own if not each.true)
        words = " · ".join(f"*{say(f'{title.name}-claim-{name}')}*" for name in untrue)
        key = "claims-untrue" if untrue else "claims-true"
        yield say(key, name=say.name(seat), claims=len(own), true=sum(each.true for each in own), untrue=words)


def without_claims_of(agreements: TableAgreements, seat: Seat) -> TableAgreements:
    """Return `agreements` without the claims from `seat`, in which another person sits now."""
    return replace(agreements, claims=tuple(each for each in agreements.claims if each.seat != seat))


def _are_in_use(record: TableRecord, title: InstalledGame) -> bool:
    """Return whether players can make claims at a table.

    The game must have claims. The table must be on a server, allow comments (`talk`) and post great moments (`show`).
    """
    told = record.talk and record.show != "quiet" and record.lesson is None
    return bool(title.claims) and record.guild is not None and told
