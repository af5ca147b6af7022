"""The effective moves of a game: all moves without those that were taken back.

If a player takes a move back, the later moves of the other players stay, because those players may know nothing of it.
These moves are replayed from the state before the move that was taken back, with the same draws.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import AnyGame
from bot.engine.move import Illegal, Move
from bot.engine.play import BACK, RETURN, play
from bot.engine.record import TABLE, Seat


class Made(NamedTuple):
    """An effective move.

    It has the version that it first led to, its seat, its text, its draws, and the state after it.
    """

    version: int
    seat: Seat
    move: str
    drawn: tuple[int, ...]
    state: Any
    before: Made | None
    """The effective move before this one. None if no earlier move is known."""

    def backwards(self) -> Iterator[Made]:
        """Yield this move and all earlier ones, the newest first."""
        each: Made | None = self
        while each is not None:
            yield each
            each = each.before


def effective(rows: Iterable[tuple[int, Seat, str]]) -> set[int]:
    """Return the versions of the effective moves among `rows`. Each row is a version, a seat and a move.

    Rows that take moves back are never effective.
    """
    versions: set[int] = set()
    for version, seat, move in rows:
        verb, *picks = move.split(" ")
        if seat != TABLE or verb not in (BACK, RETURN):
            versions.add(version)
        elif verb == BACK:
            versions.discard(int(picks[1]) + 1)
        else:
            versions = {each for each in versions if each <= int(picks[1])}
    return versions


class EffectiveMoves:
    """The effective moves of a log, updated row by row."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._at: dict[int, Made] = {}
        self.last: Made | None = None

    def follow(self, version: int, seat: Seat, move: str, drawn: tuple[int, ...], state: Any) -> None:
        """Add a log row and the `state` that it led to."""
        last: Made | None = None
        if seat == TABLE and move.split(" ")[0] in (BACK, RETURN):
            try:
                last = self.move_after(Move.parse(move))
            except (Illegal, LookupError, ValueError):  # It goes back to before the first known move.
                last = Made(version, seat, move, drawn, state, None)
        self.last = self._at[version] = last or Made(version, seat, move, drawn, state, self.last)

    def move_after(self, move: Move) -> Made:
        """Return the last effective move once `move` has been made.

        `move` takes a move back (verb `back`) or returns to an earlier version (verb `return`). Raises LookupError if
        too little of the earlier log is known. Raises Illegal or ValueError if `move` is impossible.
        """
        seat, version = (int(pick) for (pick,) in move.picks)
        if move.verb == RETURN:
            return self._at[version]
        later: list[Made] = []
        for each in self.last.backwards() if self.last is not None else ():
            if each.version == version + 1:
                break
            later.append(each)
        else:
            raise LookupError(f"no move {version + 1} stands")
        if each.seat != seat or not all(map(self._was_free, (after for after in later if after.seat == seat))):
            raise ValueError("not the last move of its player")
        if each.before is None:
            raise LookupError(f"nothing is known before {each.version}")
        return self._replayed(each.before, later[::-1])

    def _was_free(self, made: Made) -> bool:
        """Return whether a move was optional, so that the game did not wait for it (`Ask.free`).

        In older logs, players could not take such a move back. So they took back the move before it.
        """
        asks = () if made.before is None else self._game.asks(made.before.state, made.seat)
        return any(ask.free and ask.verb == made.move.split(" ")[0] for ask in asks)

    def _replayed(self, last: Made, moves: list[Made]) -> Made:
        """Replay `moves` after the move `last`; return the last of them."""
        for each in moves:
            chance = Chance.scripted(each.drawn)
            move = self._game.upgrade_move(last.state, Move.parse(each.move))
            state = play(self._game, last.state, each.seat, move, chance).state
            chance.finish()
            last = each._replace(state=state, before=last)
        return last
