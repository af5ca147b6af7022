"""Moves of other moments, as a client sends them that was tampered with: of every verb, to every seat, asked or not."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache
from itertools import chain, count, islice

from bot.engine.move import Move
from bot.engine.record import TABLE
from tests.contract.playouts import Case, case, turns

OF_A_VERB = 3
"""Moves that are kept of a verb."""

TRIED = 4
"""Moves that are tried on a seat in one state, each of another verb."""

EARLIER = 150
"""Moves of games played before, so that the verbs are there from the first move on."""


class Forger:
    """Keeps moves of every verb: those of earlier games of the title, and by and by those of the game `one`."""

    def __init__(self, one: Case) -> None:
        self._dice = random.Random(f"forged/{one.name}/{one.number}")
        self._kept: defaultdict[str, list[Move]] = defaultdict(list)
        for move in _earlier(one.name):
            self.keep(move)

    def keep(self, move: Move) -> None:
        """Remember a move, in the place of another of its verb where there are enough."""
        kept = self._kept[move.verb]
        if move in kept:
            return
        if len(kept) == OF_A_VERB:
            kept.pop(self._dice.randrange(OF_A_VERB))
        kept.append(move)

    def some(self) -> list[Move]:
        """Choose moves of several verbs."""
        verbs = self._dice.sample(list(self._kept), min(TRIED, len(self._kept)))
        return [self._dice.choice(self._kept[verb]) for verb in verbs]


@cache
def _earlier(name: str) -> tuple[Move, ...]:
    played = chain.from_iterable(turns(case(name, number)) for number in count())
    return tuple(turn.move for turn in islice(played, EARLIER) if turn.seat != TABLE)
