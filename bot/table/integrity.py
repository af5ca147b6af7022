"""Whether what is stored of a table belongs together: its seal, the chain of its log, and the state it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance, seal
from bot.engine.codec import encode
from bot.engine.log_replay import LogReplay
from bot.table import links
from bot.table.reads import TableReads
from storage.records.tables import MoveRecord


class Corrupt(Exception):
    """What is wrong with a table."""


def proved(table: TableReads, rows: Sequence[MoveRecord]) -> bool:
    """See that the seal is that of the secret, that each row of the log follows from the one before it, and that all of
    them lead to the snapshot; tell whether they could be played again, which only today's rules and form can be.

    Raises Corrupt, or what the rules raise.
    """
    record = table.record
    if seal(record.secret) != record.seal:
        raise Corrupt("its seal is not that of its secret")
    chain = {""}
    for last, row in zip((None, *rows), rows, strict=False):
        if row.link != links.link(record, row, last):
            raise Corrupt(f"version {row.version} of its log does not follow from what is before it")
        chain.add(row.link.hex())
    if record.head not in chain:
        raise Corrupt("the head of its chain is not in its log")
    if table.state is None:
        return True
    if {(row.rules, row.schema) for row in rows} != {(table.game.rules_version, table.game.schema)}:
        if not rows:
            raise Corrupt("its log is not there")
        return False
    replay = LogReplay(table.game, len(record.seats), record.options)
    for row in rows:
        chance = Chance.scripted(row.chance)
        replay.row(row.version, row.seat, row.move, chance)
        chance.finish()
    if encode(replay.state) != encode(table.state):
        raise Corrupt("its log does not lead to its snapshot")
    return True
