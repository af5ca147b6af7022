"""The way into a game for its tests: moves by their spelling, chance from a script, everything through `play`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Step
from bot.engine.move import Illegal, Move, Refusal
from bot.engine.play import play, table_move, waited_for
from bot.engine.record import TABLE, Seat

Script = Iterable[int] | None

USUAL: Script = (-1,)
"""Stands for the chance that a door gives when a test says nothing."""


class Door:
    """Plays on from any state.

    `spelt` turns the short spelling of a game's tests into a move's own. `usual` is the script of chance when a test
    gives none: by default no draw at all, None for any chance.
    """

    def __init__(
        self,
        game: AnyGame,
        spelt: Callable[[Any, Seat, str], str] = lambda state, seat, text: text,
        usual: Script = (),
    ) -> None:
        self._game = game
        self._spelt = spelt
        self._usual = usual

    def asked(self, state: Any) -> tuple[Seat, ...]:
        """Give the seats that the game waits for."""
        return waited_for(self._game, state, self._game.seats[-1])

    def do(self, state: Any, text: str, draws: Script = USUAL, seat: Seat | None = None) -> Step[Any]:
        """Play the move spelled `text` for `seat`, or the one that is asked, with exactly the chance in `draws`."""
        draws = self._usual if draws is USUAL else draws
        chance = Chance(b"any", 0) if draws is None else Chance.scripted(draws)
        who = self._one(state, seat)
        move = Move.parse(text if who == TABLE else self._spelt(state, who, text))
        step = play(self._game, state, who, move, chance)
        if draws is not None:
            chance.finish()
        return step

    def line(self, state: Any, *texts: str) -> Any:
        """Play several moves one after the other, with the usual chance."""
        for text in texts:
            state = self.do(state, text).state
        return state

    def refused(self, state: Any, text: str, seat: Seat | None = None) -> Refusal:
        """Try the move spelled `text` and give the refusal."""
        with pytest.raises(Illegal) as caught:
            self.do(state, text, seat=seat)
        return caught.value.refusal

    def key(self, state: Any, text: str, seat: Seat | None = None) -> str:
        """Try the move spelled `text` and give the key of the refusal."""
        return self.refused(state, text, seat).key

    def time_out(self, state: Any, draws: Script = USUAL, seat: Seat | None = None) -> Step[Any]:
        """Let the time of `seat`, or the one that is asked, run out."""
        return self.do(state, str(table_move("idle", self._one(state, seat))), draws, TABLE)

    def leave(self, state: Any, seat: Seat, draws: Script = USUAL) -> Step[Any]:
        """Let `seat` leave the game."""
        return self.do(state, str(table_move("resign", seat)), draws, TABLE)

    def verbs(self, state: Any, seat: Seat | None = None) -> set[str]:
        """List the verbs offered, those that nobody waits for left out."""
        return {ask.verb for ask in self._game.asks(state, self._one(state, seat)) if not ask.free}

    def _one(self, state: Any, seat: Seat | None) -> Seat:
        if seat is not None:
            return seat
        (only,) = self.asked(state)
        return only
