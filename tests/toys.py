"""Games of a few lines for tests, without actions: what they ask and what they refuse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine.game import Rules
from bot.engine.move import Ask, Field, Move, Picks, Refusal
from bot.engine.record import Seat


class ToyRules(Rules):
    """Rules that say by methods what a real game says by its actions."""

    def refuse(self, state: Any, seat: Seat, move: Move) -> Refusal | None:
        """Return why `move` is forbidden: by default nothing is."""
        return None

    def withheld(self, state: Any, seat: Seat) -> tuple[str, ...]:
        """Return the verbs of `seat` that are not offered: by default there are none."""
        return ()

    def next_field(self, state: Any, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the fields of `ask` one after the other."""
        return ask.fields[len(picked)] if len(picked) < len(ask.fields) else None

    def open_to(self, state: Any, seat: Seat) -> ToyActions:
        """Return what `seat` is asked, and what is withheld from it."""
        return ToyActions(self, state, seat)


class ToyActions:
    """What is open to a seat of a toy."""

    def __init__(self, game: ToyRules, state: Any, seat: Seat) -> None:
        self._game: Any = game
        self._verbs = (*(ask.verb for ask in self._game.asks(state, seat)), *game.withheld(state, seat))

    def __iter__(self) -> Iterator[str]:
        return iter(self._verbs)

    def __contains__(self, verb: str) -> bool:
        return verb in self._verbs

    def refusal(self, state: Any, seat: Seat, move: Move) -> Refusal | None:
        """Return why `move` is forbidden."""
        refusal: Refusal | None = self._game.refuse(state, seat, move)
        return refusal

    def refusal_of_picks(self, state: Any, seat: Seat, move: Move) -> Refusal | None:
        """Return why `move`, which is offered, is forbidden."""
        return self.refusal(state, seat, move)
