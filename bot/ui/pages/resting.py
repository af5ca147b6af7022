"""What keeps a game from its usual pace, in words: who is away, and a pause by consent."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table import absence, pause
from bot.table.table import Table


def resting(table: Table, say: Say) -> tuple[str, ...]:
    """Tell everybody for whom computers play, whether all are away, and of a pause or who has to agree to one."""
    if table.record.status != "playing":
        return ()
    lines = []
    if absence.deserted(table):
        lines.append(say("board-deserted"))
    elif away := absence.away(table):
        lines.append(say("board-away", names=tuple(table.names[seat] for seat in away)))
    agreements = table.record.agreements
    if agreements.halted:
        lines.append(say("board-paused", resume=say("button-resume")))
    elif agreements.votes.get(pause.PAUSE) and (asked := pause.asked(table)):
        names = tuple(table.names[seat] for seat in asked)
        lines.append(say("board-pause-asked", names=names, pause=say("button-pause")))
    return tuple(lines)


def own_rest(table: Table, seat: Seat, say: Say) -> tuple[str, ...]:
    """Tell a seat that a computer plays for it, or that people have agreed on a pause."""
    if table.record.status != "playing":
        return ()
    if table.record.seats[seat].stand_in:
        return (say("hand-deserted" if absence.deserted(table) else "hand-away"), "")
    return (say("hand-paused"), "") if table.record.agreements.halted else ()
