"""What loses a beginner the game without a word: officers who never leave the yard, a German who posts nobody, and one
who lets men go that he could arrest (docs/rules/colditz.md §3.5, §3.12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.move import Ask, Move
from bot.engine.peril import Peril
from cogs.colditz.face import commandant, shortcut_moves
from cogs.colditz.rules.castle.board import OUTER_POSTS, SPACES
from cogs.colditz.rules.castle.pawns import posted
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

# Measured (`python -m tests.coaches colditz`): computers that make these mistakes are told in time, hard ones hardly
# ever.
UNUSED = 4
"""Points left at the end of a turn of an officer from which it is worth a word."""
WAITING, SPARE = 2, 2
"""Guards in the barracks, and points at the end of a turn of the German, from which it is."""


def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
    """Name what the seat of `view` is about to lose by, the worst first: at the end of a turn."""
    if view.result is not None or view.me is None or move is None or move.verb != "end" or view.phase != "act":
        return ()
    offered = {ask.verb: ask for ask in asks}
    if view.me == GERMAN:
        return (*_letting_go(view, offered), *_posting(view, offered))
    return tuple(_yard(view, offered))


def _yard(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """Points are left, and men with an errand."""
    if view.turn.points < UNUSED or "move" not in offered:
        return
    errands = [move for move in shortcut_moves.moves(view) if move.picks[0][0] in offered["move"].fields[0].options]
    men = view.officers[view.me or 0].men
    yard = sum(man.place in SPACES and not SPACES[man.place].room for man in men)
    if errands:
        words = {"points": view.turn.points, "men": yard, "left": view.rounds - view.round if view.rounds else 0}
        yield Peril("yard", errands[0], words)


def _posting(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """Guards sit in the barracks, and posts are free."""
    waiting = sum(not posted(guard) and not guard.barred for guard in view.guards)
    free = [place for place in offered["post"].fields[0].options if place in OUTER_POSTS] if "post" in offered else []
    if waiting >= WAITING and free and view.turn.points >= SPARE:
        yield Peril(
            "posting", Move("post", ((free[0],),)), {"guards": waiting, "points": view.turn.points, "posts": len(free)}
        )


def _letting_go(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """A man may be arrested, and a guard is near enough."""
    if "arrest" not in offered:
        return
    able = [
        each
        for each in commandant.suspects(view)
        if each.guard >= 0 and each.man in offered["arrest"].fields[0].options
    ]
    if able:
        first = able[0]
        yield Peril(
            "arrests",
            Move("arrest", ((first.man,), (f"g{first.guard}",))),
            {"men": len(able), "steps": first.points, "points": view.turn.points},
        )
