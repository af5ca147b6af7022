"""Closing a lobby: who may close it, what is posted, and how a deal is called off.

When the lobby opened, the seal of the secret was posted, and each player has contributed a word to the shuffle. The
message that closes the lobby has a file with the seal and the words (`bot/table/fair_deal.py`). With a beacon, the
message also names a future round, and the deal waits for that round.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import LOOK_UP, beacon_contribution, seed_from
from bot.engine.move import Illegal, Refusal
from bot.engine.page import Line
from bot.engine.texts import Say
from bot.installed_games import InstalledGame
from bot.table import life, lobby
from bot.table.beacon import time_of
from bot.table.fair_deal import beacon_file, words_files
from bot.table.outbox import SHUFFLE, post
from storage.records.tables import BeaconRecord, Post, TableRecord


def closed(record: TableRecord) -> bool:
    """Return whether a lobby is closed and its deal waits for the beacon."""
    return record.status == "lobby" and record.beacon is not None and record.beacon.round is not None


def check_open(record: TableRecord) -> None:
    """Raise Illegal unless `record` is a lobby whose settings may still change."""
    if record.status != "lobby":
        raise Illegal(life.not_open(record))
    if closed(record):
        raise Illegal(Refusal("dealing"))


def check_may_close(record: TableRecord, title: InstalledGame, user: int) -> None:
    """Raise Illegal unless `user` may close the lobby now."""
    check_open(record)
    lobby.only_host(record, user)
    if missing := lobby.missing(record, title):
        raise Illegal(Refusal("too_few", {"missing": missing}))


def without_beacon(record: TableRecord, title: InstalledGame, user: int) -> TableRecord:
    """Return the lobby without a beacon, as the host `user` asks.

    If a beacon round was already named, the deal with that round counts as called off.
    """
    beacon = record.beacon
    if not closed(record) or beacon is None:
        check_may_close(record, title, user)
        return replace(record, beacon=None)
    lobby.only_host(record, user)
    if not beacon.lost:
        raise Illegal(Refusal("dealing"))
    return replace(record, beacon=replace(beacon, broken=beacon.broken + 1))


def with_round(record: TableRecord, title: InstalledGame, user: int, number: int) -> TableRecord:
    """Return the lobby closed by its host `user`, with beacon round `number` chosen for the deal."""
    check_may_close(record, title, user)
    return replace(record, beacon=BeaconRecord(round=number))


def without_answer(record: TableRecord) -> TableRecord:
    """Return the lobby with a note that the beacon did not answer."""
    if record.status != "lobby" or record.beacon is None:
        raise Illegal(Refusal("no_option"))
    return replace(record, beacon=replace(record.beacon, lost=True))


def with_randomness(record: TableRecord, randomness: str) -> TableRecord:
    """Return the lobby with the randomness of its beacon round."""
    if record.beacon is None or not closed(record):
        raise Illegal(Refusal("started"))
    return replace(record, beacon=replace(record.beacon, randomness=randomness, lost=False))


def with_deal_called_off(record: TableRecord) -> TableRecord:
    """Return the lobby with its waiting deal counted as called off.

    If no deal is waiting, return the lobby unchanged.
    """
    if record.beacon is None or not closed(record):
        return record
    return replace(record, beacon=replace(record.beacon, broken=record.beacon.broken + 1))


def contributions(record: TableRecord) -> list[str]:
    """Return the texts that are mixed with the secret: each player's word and the beacon's randomness."""
    words, beacon = [seat.contribution for seat in record.seats], record.beacon
    if beacon is not None and beacon.round is not None and beacon.randomness:
        words.append(beacon_contribution(beacon.round, beacon.randomness))
    return words


def seed(record: TableRecord) -> bytes:
    """Return the seed of all random draws: the sealed secret mixed with all contributions."""
    return seed_from(record.secret, contributions(record))


def log_posts(before: TableRecord, after: TableRecord, say: Say, now: float, opening: str = "") -> list[Post]:
    """Return posts about the effect of a change on the shuffle.

    The posts say that the lobby closes, that the beacon's number arrives or is missing, or that the deal is called off.
    `opening` is the text about a deal.
    """
    if before.status != "lobby":
        return []
    lines: list[Line] = []
    named, beacon = before.beacon, after.beacon
    number = named.round if named is not None else None
    if named is not None and number is not None and beacon is not None and beacon.broken > named.broken:
        key = "shuffle-without" if after.status == "playing" else "shuffle-broken"
        lines.append(Line(say(key, table=after.id, round=str(number))))
    if after.status == "playing":
        mixed = number is not None and beacon is not None and beacon.randomness
        files = (beacon_file(after, say),) if mixed else () if closed(before) else words_files(after, say)
        lines.append(Line(opening, files=files if after.lesson is None else ()))
    elif beacon is not None and beacon.round is not None and not closed(before) and closed(after):
        told = f"{say('shuffle-closed', table=after.id)}\n{awaited_round(beacon.round, say)}"
        lines.append(Line(told, files=words_files(after, say)))
    return [post(SHUFFLE, replace(line, quiet=True), now) for line in lines]


def awaited_round(number: int, say: Say) -> str:
    """Return a text about the awaited beacon round: its number, its time and where to look it up."""
    when = f"<t:{time_of(number)}:T>"
    return say("shuffle-beacon", round=str(number), when=when, address=f"<{LOOK_UP.format(number)}>")
