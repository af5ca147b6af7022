"""Doing again what a log says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import BACK, NOT_NOW, REDEAL, RETURN, TABLE, AnyGame, Illegal, Move, Seat, Step, play


def went_back(seat: Seat, version: int) -> Move:
    """Spell that `seat` takes its last move back, before which the game stood at `version`."""
    return Move(BACK, ((str(seat),), (str(version),)))


def returned(seat: Seat, version: int) -> Move:
    """Spell that all stands again as it did at `version`, for the sake of `seat`."""
    return Move(RETURN, ((str(seat),), (str(version),)))


def redealt(seat: Seat) -> Move:
    """Spell that chance brings anew what `seat` cannot know."""
    return Move(REDEAL, ((str(seat),),))


def before_last(game: AnyGame, state: Any, seat: Seat, earlier: Iterable[tuple[int, Any]]) -> tuple[int, Any] | None:
    """Find among `earlier` states, the newest first, each with its version, that before the last move that `seat` may
    take back; moves after it that left the count alone are passed over, and so are those taken back already."""
    count = game.retreat(state, seat)
    return next(((version, each) for version, each in earlier if game.retreat(each, seat) < count), None)


class Replay:
    """One game, done again row by row, the deal first. `state` is the newest one, None before the deal."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, str]) -> None:
        self._game, self._seats, self._options = game, seats, options
        self._states: dict[int, Any] = {}
        self.state: Any = None

    def row(self, version: int, seat: Seat, move: str, chance: Chance) -> Step[Any]:
        """Do again what the row `version` says, however old. Raises Illegal, ValueError."""
        if (self.state is None) != (seat == TABLE and move == "setup"):
            raise ValueError("a deal in the wrong place")
        if self.state is None:
            step = self._game.setup(self._seats, self._options, chance)
        elif seat == TABLE and move.split(" ")[0] in (BACK, RETURN, REDEAL):
            step = self._by_the_table(Move.parse(move), chance)
        else:
            step = play(self._game, self.state, seat, self._game.respelled(self.state, Move.parse(move)), chance)
        self.state = self._states[version] = step.state
        return step

    def _by_the_table(self, move: Move, chance: Chance) -> Step[Any]:
        """Do what no rules know of. Raises ValueError."""
        if move.verb == BACK:
            return self._taken_back(move)
        if move.verb == REDEAL:
            return Step(self._game.redeal(self.state, int(move.picks[0][0]), chance), ())
        version = int(move.picks[1][0])
        if version not in self._states:
            raise ValueError(f"no version {version} to return to")
        return Step(self._states[version], ())

    def _taken_back(self, move: Move) -> Step[Any]:
        """Go back before the last move, as its player may."""
        seat, version = (int(pick) for (pick,) in move.picks)
        before = before_last(self._game, self.state, seat, reversed(self._states.items()))
        if before is None or self._states.get(version) != before[1]:
            raise ValueError("not the state before the last move")
        return take_back(self._game, self.state, before[1], seat)


def take_back(game: AnyGame, state: Any, earlier: Any, seat: Seat) -> Step[Any]:
    """Put `earlier`, that before the last move of `seat`, in place of `state`. Raises Illegal where `seat` may not."""
    if not game.retreat(state, seat):
        raise Illegal(NOT_NOW)
    return game.retreated(state, earlier, seat)
