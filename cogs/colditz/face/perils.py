"""Warnings about mistakes that quietly lose a beginner the game (docs/rules/colditz.md §3.5, §3.12).

An officer gets a warning for leaving men in the yard or forgetting the kit. The German gets one for posting no guards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.move import Ask, Move
from bot.engine.peril import Peril
from cogs.colditz.face import shortcut_moves
from cogs.colditz.rules.castle.board import OUTER_POSTS
from cogs.colditz.rules.castle.pawns import posted
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

# Measured with `python -m tests.coaches colditz`: computers that make these mistakes are warned in time, hard computers
# hardly ever.
UNUSED = 6
"""From this number of unused points on, an officer is warned."""
WAITING, SPARE = 2, 2
"""From this many guards in the barracks and this many unused points on, the German is warned."""


def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
    """Return warnings for a player who is about to end the turn, the worst first."""
    if view.result is not None or view.me is None or move is None or move.verb != "end" or view.phase != "act":
        return ()
    offered = {ask.verb: ask for ask in asks}
    if view.me == GERMAN:
        return tuple(_unposted_guards(view, offered))
    return (*_kit_ready(view, offered), *_idle_men(view, offered))


def _idle_men(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """Yield a warning to an officer who leaves many points unused while a man has a useful move."""
    reach = offered["move"].fields[0].options if "move" in offered else ()
    errands = [move for move in shortcut_moves.moves(view) if move.picks[0][0] in reach]
    if view.turn.points >= UNUSED and errands:
        words = {"points": view.turn.points, "left": view.rounds - view.round if view.rounds else 0}
        yield Peril("yard", errands[0], words)


def _unposted_guards(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """Yield a warning to the German if guards wait in the barracks while garrison posts are free."""
    waiting = sum(not posted(guard) and not guard.barred for guard in view.guards)
    free = offered["post"].fields[0].options if "post" in offered else ()
    outside = [place for place in free if place in OUTER_POSTS]
    if waiting >= WAITING and outside and view.turn.points >= SPARE:
        words = {"guards": waiting, "points": view.turn.points, "posts": len(outside)}
        yield Peril("posting", Move("post", ((outside[0],),)), words)


def _kit_ready(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """Yield a warning to an officer who could take the escape kit now."""
    if "kit" in offered and view.me is not None:
        way = offered["kit"].fields[0].options[0]
        words = {"round": view.round, "left": view.rounds - view.round if view.rounds else 0}
        yield Peril("kit", Move("kit", ((way,),)), words)
