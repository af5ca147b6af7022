"""Bad luck that a player may doubt at the end: the deadly card, or another player's codes.

The functions find out how unlikely it was. The rules are in docs/rules/alien1979.md §3.4 and §3.6.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.chronicle import LogEntry
from bot.engine.doubt import Doubt, Worlds, doubted
from bot.engine.record import Seat
from cogs.alien1979.events import Died, Entered
from cogs.alien1979.face import words
from cogs.alien1979.face.outlook import outlook, percent
from cogs.alien1979.rules.combination import count_missing
from cogs.alien1979.view import View


def doubt(view: View, seat: Seat, moves: Sequence[LogEntry]) -> Doubt | None:
    """Return the event that the player at `seat` may find unfair, and a way to compute its probability.

    For a dead player, the event is the death. For others, it is that another player had all the codes. The result is
    None if there was no such event.
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
    holds = doubted(lambda state: count_missing(state.pawns[entered.who].codes, players) == 0)
    return Doubt(version, "codes", holds, lambda say: {"rival": say.name(entered.who)})
