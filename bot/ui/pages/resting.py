"""Lines about what makes a game slow: absent players, or a pause on which the players have agreed."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table import absence, pause
from bot.table.table import Table


def rest_lines(table: Table, say: Say) -> tuple[str, ...]:
    """Return lines for everybody about absent players and the computer players who replace them.

    There are also lines about a pause, or about the vote on a pause.
    """
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
    elif agreements.votes.get(pause.PAUSE) and (asked := pause.seats_to_agree(table)):
        names = tuple(table.names[seat] for seat in asked)
        lines.append(say("board-pause-asked", names=names, pause=say("button-pause")))
    return tuple(lines)


def own_rest_lines(table: Table, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return lines for the player in `seat` about their own absence, or about a pause of the game."""
    if table.record.status != "playing":
        return ()
    if table.record.seats[seat].stand_in:
        return (say("hand-deserted" if absence.deserted(table) else "hand-away"), "")
    return (say("hand-paused"), "") if table.record.agreements.halted else ()
