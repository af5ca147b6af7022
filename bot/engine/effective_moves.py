"""The moves of a game that stand: all that were made, without those that were taken back.

Whoever takes a move back, of which others may know nothing, leaves what they did since: their moves are made again on
the state before it, with the chance that they had.
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
    """A move that stands: the version that it led to at first, who made it, how, its draws, and the state after it."""

    version: int
    seat: Seat
    move: str
    drawn: tuple[int, ...]
    state: Any
    before: Made | None
    """The one before it, None where nothing earlier is known."""

    def backwards(self) -> Iterator[Made]:
        """Yield this and all before it, the newest first."""
        each: Made | None = self
        while each is not None:
            yield each
            each = each.before


def effective(rows: Iterable[tuple[int, Seat, str]]) -> set[int]:
    """Return the versions of those `rows`, each its version, seat and move, that stand; none that led back does."""
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
    """What stands of a log that is read row by row."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._at: dict[int, Made] = {}
        self.last: Made | None = None

    def follow(self, version: int, seat: Seat, move: str, drawn: tuple[int, ...], state: Any) -> None:
        """Take a row in, of which it is known to which `state` it led."""
        last: Made | None = None
        if seat == TABLE and move.split(" ")[0] in (BACK, RETURN):
            try:
                last = self.led_back(Move.parse(move))
            except (Illegal, LookupError, ValueError):  # it goes back before what is known
                last = Made(version, seat, move, drawn, state, None)
        self.last = self._at[version] = last or Made(version, seat, move, drawn, state, self.last)

    def led_back(self, move: Move) -> Made:
        """Return the last move that stands after a row `back` or `return`. Raises LookupError where too little is known
        for it, Illegal and ValueError where it cannot be."""
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
        if each.seat != seat or not all(map(self._freely, (after for after in later if after.seat == seat))):
            raise ValueError("not the last move of its player")
        if each.before is None:
            raise LookupError(f"nothing is known before {each.version}")
        return self._again(each.before, later[::-1])

    def _freely(self, made: Made) -> bool:
        """Return whether a move was one that may be made at any time: in former logs those are no steps."""
        asks = () if made.before is None else self._game.asks(made.before.state, made.seat)
        return any(ask.free and ask.verb == made.move.split(" ")[0] for ask in asks)

    def _again(self, last: Made, moves: list[Made]) -> Made:
        """Make `moves` again after `last`."""
        for each in moves:
            chance = Chance.scripted(each.drawn)
            move = self._game.upgrade_move(last.state, Move.parse(each.move))
            state = play(self._game, last.state, each.seat, move, chance).state
            chance.finish()
            last = each._replace(state=state, before=last)
        return last
