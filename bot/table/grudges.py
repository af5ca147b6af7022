"""Memories of earlier games: deeds between two players, mentioned when the two play again.

Memories affect only texts, not rules, computer players, results, ratings or clocks. Only public deeds at open tables
are remembered.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import structlog

from bot.archive.day import day_of
from bot.engine.chronicle import LogEntry, heard
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.installed_games import InstalledGame, installed_game, names
from storage.records.outcomes import MemoryRecord
from storage.records.tables import TableRecord
from storage.store import Store

DAYS = 180
"""The days for which a deed is remembered."""

FEWEST = 3
"""The number of games that two players must have played together before a deed between them is mentioned."""

MOST = 2
"""The most lines about deeds at the beginning of a game. A computer player says at most one of them."""

log = structlog.get_logger()


async def memories_of_game(
    store: Store, title: InstalledGame, record: TableRecord, moves: Sequence[LogEntry], now: float
) -> list[MemoryRecord]:
    """Return the deeds to remember of a game that ends now with these `moves`.

    If this fails, return none, so that the game ends anyway.
    """
    if record.guild is None or record.status != "over" or record.lesson is not None or not title.deeds:
        return []
    if record.agreements.invited is not None:
        return []
    try:
        who = await _remembered_names(store, title, record)
        public = heard(moves, lambda event: event.reaches(None))
        return [
            MemoryRecord(record.guild, record.id, kind, who[one], who[other], day_of(now), title.name)
            for (one, other), kind in deeds(title, public).items()
            if one in who and other in who and not _are_computers(record, (one, other))
        ]
    except Exception:
        log.exception("nothing is remembered of a game", table=record.id)
        return []


def deeds(title: InstalledGame, moves: Sequence[LogEntry]) -> dict[tuple[Seat, Seat], str]:
    """Return the rarest deed of each player towards each other player in these public `moves`.

    The keys are pairs of seats. The values are the names of the deeds.
    """
    found: dict[tuple[Seat, Seat], str] = {}
    for kind, told in title.deeds.items():
        for pair in told(moves):
            if pair[0] != pair[1]:
                found.setdefault(pair, kind)
    return found


async def opening_lines(
    store: Store, title: InstalledGame, record: TableRecord, say: Say, now: float
) -> tuple[list[str], bool]:
    """Return text lines about old deeds for a new deal, and whether a computer player says one of them."""
    if record.guild is None or record.show == "quiet" or record.lesson is not None:
        return [], False
    who = await _remembered_names(store, title, record)
    seats = {name: seat for seat, name in who.items()}
    since = day_of(now) - DAYS
    told: dict[frozenset[str], MemoryRecord] = {}
    for memory in await store.memories(record.guild, [*seats], since) if len(seats) > 1 else ():
        told.setdefault(frozenset((memory.who, memory.whom)), memory)
    found: list[str] = []
    spoken = False
    for memory in told.values():
        pair = seats[memory.who], seats[memory.whom]
        of_computer = any(record.seats[seat].user is None for seat in pair)
        if len(found) == MOST or (of_computer and (spoken or not record.talk)):
            continue
        words = _words(memory, say)
        if not words or (of_computer and memory.game != title.name):
            continue
        if await store.games_of_both(record.guild, memory.who, memory.whom) < FEWEST:
            continue
        found.append(_line(title, record, pair, words, say))
        spoken |= of_computer
    return found, spoken


def _line(title: InstalledGame, record: TableRecord, pair: tuple[Seat, Seat], deed: str, say: Say) -> str:
    """Return the text line about an old deed between the two seats in `pair`.

    If one of them is a computer player, the line is in that player's words.
    """
    who, whom = (say.name(seat) for seat in pair)
    player = record.seats[pair[1]]
    character = title.character(player.name) if player.user is None else None
    if character is None:
        return say("grudge", who=who, whom=whom, deed=deed)
    return f"> {character.face} **{character.name}**: {say('grudge-own', who=who, deed=deed)}"


def _words(memory: MemoryRecord, say: Say) -> str:
    """Return the text of a deed, from the game in which it happened; "" if that game no longer has it."""
    if memory.game not in names() or memory.kind not in (one := installed_game(memory.game)).deeds:
        return ""
    return one.say(say.language)(f"{memory.game}-grudge-{memory.kind}")


def _are_computers(record: TableRecord, seats: Collection[Seat]) -> bool:
    """Return whether all of these seats belong to computer players."""
    return all(record.seats[seat].user is None for seat in seats)


async def _remembered_names(store: Store, title: InstalledGame, record: TableRecord) -> dict[Seat, str]:
    """Return the names under which the deeds of a table's players are remembered, by seat.

    Only some players have one. They are computer characters, and people who want to see great moments and be named.
    """
    found = {}
    for seat, player in enumerate(record.seats):
        if player.user is None:
            if title.character(player.name) is not None and player.charged is None:
                found[seat] = player.name
        elif player.charged is None and not player.taken:
            person = await store.person(player.user)
            if person.show and person.shown:
                found[seat] = str(player.user)
    return found
