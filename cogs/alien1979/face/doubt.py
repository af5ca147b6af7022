"""Facts that a player of Alien 1979 could not know: the Alien's card and the codes of others.

The rules are in docs/rules/alien1979.md §3.4 and §3.6.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.chronicle import LogEntry
from bot.engine.doubt import Doubt, Worlds, doubted
from bot.engine.record import Seat
from cogs.alien1979.events import Died, Entered
from cogs.alien1979.face import words
from cogs.alien1979.face.outlook import outlook, percent
from cogs.alien1979.rules.combination import missing
from cogs.alien1979.view import View


def doubt(view: View, seat: Seat, moves: Sequence[LogEntry]) -> Doubt | None:
    """Return the doubt of a player about the end of the game.

    The dead doubt that the Alien would strike so hard, the others that another player held all the codes.
    """
    for move in reversed(moves):
        for event in move.events:
            if isinstance(event, Died) and event.who == seat:
                return _death(event, move.version)
            if isinstance(event, Entered) and event.who != seat and view.pawns[seat].alive:
                return _codes(event, move.version, len(view.pawns))
    return None


def _death(died: Died, version: int) -> Doubt:
    def reckon(view: View, worlds: Worlds) -> Mapping[str, int] | None:
        chance = outlook(view, died.who, died.sector).death
        return {"percent": percent(chance)} if 0 < chance < 1 else None

    return Doubt(version, "death", reckon, lambda say: {"sector": words.place(died.sector, say)})


def _codes(entered: Entered, version: int, players: int) -> Doubt:
    holds = doubted(lambda state: missing(state.pawns[entered.who].codes, players) == 0)
    return Doubt(version, "codes", holds, lambda say: {"rival": say.name(entered.who)})
