"""Doing again what a log says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import BACK, NOT_NOW, TABLE, AnyGame, Illegal, Move, Seat, Step, play


def went_back(seat: Seat, version: int) -> Move:
    """Spell that `seat` takes its last move back: all stands as it did at `version`."""
    return Move(BACK, ((str(seat),), (str(version),)))


def stands(version: int, seat: Seat, move: str) -> int:
    """Give the version whose state stands after the row `version` of a log, in which `seat` makes `move`: an earlier
    one where a move was taken back. Raises ValueError when that cannot be read."""
    verb, *picks = move.split(" ")
    if seat != TABLE or verb != BACK:
        return version
    _, earlier = picks
    return int(earlier)


class Replay:
    """One game, done again row by row, the deal first. `state` is the newest one, None before the deal."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, str]) -> None:
        self._game, self._seats, self._options = game, seats, options
        self._states: dict[int, Any] = {}
        self._stands = 0
        self.state: Any = None

    def row(self, version: int, seat: Seat, move: str, chance: Chance) -> Step[Any]:
        """Do again what the row `version` says, however old. Raises Illegal, ValueError."""
        if (self.state is None) != (seat == TABLE and move == "setup"):
            raise ValueError("a deal in the wrong place")
        if self.state is None:
            step = self._game.setup(self._seats, self._options, chance)
        elif stands(version, seat, move) != version:
            step = self._taken_back(Move.parse(move))
        else:
            step = play(self._game, self.state, seat, self._game.respelled(self.state, Move.parse(move)), chance)
        self.state = self._states[version] = step.state
        self._stands = stands(version, seat, move)
        return step

    def _taken_back(self, move: Move) -> Step[Any]:
        """Go back before the last move, as its player may."""
        seat, version = (int(pick) for (pick,) in move.picks)
        earlier = self._states.get(version)
        if earlier is None or self._states.get(self._stands - 1) != earlier:
            raise ValueError("not the state before the last move")
        return take_back(self._game, self.state, earlier, seat)


def take_back(game: AnyGame, state: Any, earlier: Any, seat: Seat) -> Step[Any]:
    """Put `earlier`, the state before the last move, in place of `state`. Raises Illegal where `seat` may not."""
    if not game.retreat(state, seat):
        raise Illegal(NOT_NOW)
    return Step(earlier, game.retreated(earlier, seat))
