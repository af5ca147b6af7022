"""Replay a game from the rows of its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.chance import Chance
from bot.engine.effective_moves import EffectiveMoves
from bot.engine.game import AnyGame, Step, redeal
from bot.engine.move import Move
from bot.engine.play import BACK, REDEAL, RETURN, play
from bot.engine.record import TABLE, Seat


def take_back_move(seat: Seat, version: int) -> Move:
    """Return the move `back`, which the table logs when `seat` takes its last move back.

    `version` is the version before the move that is taken back.
    """
    return Move(BACK, ((str(seat),), (str(version),)))


def return_move(seat: Seat, version: int) -> Move:
    """Return the move `return`, which the table logs when the game returns to `version`, as `seat` asked."""
    return Move(RETURN, ((str(seat),), (str(version),)))


def redeal_move(seat: Seat) -> Move:
    """Return the move `redeal`, which the table logs when chance draws again what `seat` cannot know."""
    return Move(REDEAL, ((str(seat),),))


class LogReplay:
    """A game that is replayed from its log, row by row.

    The first row is the deal. `state` is None before the deal.
    """

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, str]) -> None:
        self._game, self._seats, self._options = game, seats, options
        self._standing = EffectiveMoves(game)
        self.state: Any = None

    def row(self, version: int, seat: Seat, move: str, chance: Chance) -> Step[Any]:
        """Replay the log row that led to `version`, even a row of older rules. Raises Illegal or ValueError."""
        if (self.state is None) != (seat == TABLE and move == "setup"):
            raise ValueError("a deal in the wrong place")
        if self.state is None:
            step = self._game.setup(self._seats, self._options, chance)
        elif seat == TABLE and move.split(" ")[0] in (BACK, RETURN, REDEAL):
            step = self._by_the_table(Move.parse(move), chance)
        else:
            step = play(self._game, self.state, seat, self._game.upgrade_move(self.state, Move.parse(move)), chance)
        self._standing.follow(version, seat, move, tuple(chance.drawn), step.state)
        self.state = step.state
        return step

    def _by_the_table(self, move: Move, chance: Chance) -> Step[Any]:
        """Replay a move `back`, `return` or `redeal`, which the table makes and the rules do not know.

        Raises Illegal or ValueError.
        """
        if move.verb == REDEAL:
            return Step(redeal(self._game, self.state, int(move.picks[0][0]), chance), ())
        try:
            return Step(self._standing.move_after(move).state, ())
        except LookupError as error:
            raise ValueError(f"nowhere to go: {move}") from error
