"""Files by which players can check that a deal was fair: the seal, the players' words, and the proof.

The texts of messages show no digits of the seal or the proof; only the files contain them. The seal is posted when the
lobby opens, the players' words when it closes, and the proof at the end. These messages are never edited.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.archive.day import is_told, spelt
from bot.engine.chance import LOOK_UP
from bot.engine.event import Event
from bot.engine.page import Line, TextFile
from bot.engine.texts import Say, texts
from bot.installed_games import InstalledGame
from bot.table.outbox import SHUFFLE, post
from storage.records.contests import TournamentRecord
from storage.records.tables import Post, TableRecord


def seal_post(record: TableRecord, now: float) -> Post:
    """Return the post with the seal of a table. It is stored in the same transaction as the new table."""
    say = Say(texts(record.locale))
    file = TextFile(f"seal-{record.id}.txt", say("seal-file", table=record.id, seal=record.seal))
    return post(SHUFFLE, Line(say("seal-posted", table=record.id), quiet=True, files=(file,)), now)


def words_files(record: TableRecord, say: Say) -> tuple[TextFile, ...]:
    """Return the file with each player's word for the shuffle; none for a day's escape."""
    if record.day is not None:
        return ()
    text = say("words-file", table=record.id, seal=record.seal, words=_words(record))
    return (TextFile(f"words-{record.id}.txt", text),)


def beacon_file(record: TableRecord, say: Say) -> TextFile:
    """Return the file with the number of the beacon round that the deal will use."""
    return TextFile(f"beacon-{record.id}.txt", say("beacon-file", table=record.id, beacon=_beacon(record, say)))


def proof_file(record: TableRecord, say: Say, now: float) -> TextFile:
    """Return the file that proves a fair deal, which is posted at the end of a game.

    The secret of a day's escape is left out until the day is over.
    """
    secret = record.secret.hex() if is_told(record, now) else say("proof-secret-later")
    parts = [say("proof-file", table=record.id, seal=record.seal, secret=secret)]
    if record.day is None:
        parts.append(say("proof-words", words=_words(record)))
    if record.beacon is not None and record.beacon.round is not None:
        parts.append(say("proof-beacon", beacon=_beacon(record, say)))
    parts += [say("proof-head", head=record.head), say("proof-about", table=record.id)]
    return TextFile(f"proof-{record.id}.txt", "\n\n".join(parts))


def tournament_file(record: TournamentRecord, say: Say) -> TextFile:
    """Return the file with the seal of a tournament.

    After the tournament, the file has the secret and all sign-ups.
    """
    if record.status != "over":
        return TextFile("seal-tournament.txt", say("tournament-seal-file", seal=record.seal))
    joined = "\n".join(f"{number} {each.name}: {each.contribution}" for number, each in enumerate(record.entrants, 1))
    text = say("tournament-proof-file", seal=record.seal, secret=record.secret.hex(), words=joined)
    return TextFile("proof-tournament.txt", text)


def opening_words(title: InstalledGame, record: TableRecord, events: Sequence[Event], say: Say) -> str:
    """Return the game's own opening words (`GAME-opens`) for a deal.

    The arguments of the text are `players`, the number of seats, and the fields of the first public events. If two
    events have a field of the same name, the earlier one is used.
    """
    key = f"{title.name}-opens"
    facts: dict[str, Any] = {}
    for event in reversed([event for event in events if event.reaches(None)]):
        facts |= title.presenter.words(event, say)
    told = say(key, **facts, players=len(record.seats)) if key in say else say("deal-made")
    return told if record.day is None else f"{told}\n{say('daily-dealt', day=spelt(record.day))}"


def _words(record: TableRecord) -> str:
    return "\n".join(f"{seat} {player.name}: {player.contribution}" for seat, player in enumerate(record.seats, 1))


def _beacon(record: TableRecord, say: Say) -> str:
    """Return a text with the beacon round, its address, and its randomness if the beacon answered."""
    assert record.beacon is not None
    number = record.beacon.round or 0
    lines = [say("file-round", round=str(number), address=LOOK_UP.format(number))]
    return "\n".join([*lines, record.beacon.randomness or say("file-round-missed")])
