"""Whether what is stored of a table belongs together: its seal, the chain of its log, and the state it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance, seal
from bot.engine.codec import encode
from bot.engine.replay import LogReplay
from bot.table import links
from bot.table.sight import Sight
from storage.records.tables import MoveRecord


class Unsound(Exception):
    """What is wrong with a table."""


def proved(table: Sight, rows: Sequence[MoveRecord]) -> bool:
    """See that the seal is that of the secret, that each row of the log follows from the one before it, and that all of
    them lead to the snapshot; tell whether they could be played again, which only today's rules and form can be.

    Raises Unsound, or what the rules raise.
    """
    record = table.record
    if seal(record.secret) != record.seal:
        raise Unsound("its seal is not that of its secret")
    chain = {""}
    for last, row in zip((None, *rows), rows, strict=False):
        if row.link != links.link(record, row, last):
            raise Unsound(f"version {row.version} of its log does not follow from what is before it")
        chain.add(row.link.hex())
    if record.head not in chain:
        raise Unsound("the head of its chain is not in its log")
    if table.state is None:
        return True
    if {(row.rules, row.schema) for row in rows} != {(table.game.rules_version, table.game.schema)}:
        if not rows:
            raise Unsound("its log is not there")
        return False
    replay = LogReplay(table.game, len(record.seats), record.options)
    for row in rows:
        chance = Chance.scripted(row.chance)
        replay.row(row.version, row.seat, row.move, chance)
        chance.finish()
    if encode(replay.state) != encode(table.state):
        raise Unsound("its log does not lead to its snapshot")
    return True
