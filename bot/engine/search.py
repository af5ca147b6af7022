"""One search for every game. It tries the candidate moves of a mind in the same imagined worlds.

Fast minds that see only their own views play each move on, so no mind sees the cards of another. This is flat Monte
Carlo with successive halving. It resembles perfect-information and information-set search (Cowling, Powley, Whitehouse
2012).
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import inf, sqrt
from operator import sub
from statistics import fmean, stdev
from typing import Any, NamedTuple, Protocol

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, result_of
from bot.engine.move import Ask, Illegal, Move, NextField
from bot.engine.play import play
from bot.engine.playout import Stuck, asked, decided
from bot.engine.policy import Policy
from bot.engine.record import Seat

LAST = 4
"""The number of moves that are compared until the end of the search."""

LEAST = 8
"""Each of the last moves is played in so many worlds before the search trusts itself more than the mind."""

LONGEST = 3000
"""After so many moves, a playout is judged as it is."""


class Lookahead(Protocol):
    """A game's part in a search: candidate moves, playout policy, horizon, and the value of a position."""

    quick: Policy
    """Plays every seat in a playout, each from its own view."""

    clearly: float
    """By how many standard errors another move must lead to replace the mind's own."""

    margin: float
    """The least gain that counts: how far playouts may be wrong."""

    pays: bool
    """Whether computers gain by searching. If not, they make the mind's own choice at once. Advice always searches."""

    def candidates(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Sequence[Move]:
        """Return different legal moves. The first is the mind's own choice."""
        ...

    def over(self, start: Any, now: Any) -> bool:
        """Return whether a playout that began in state `start` may stop at `now`."""
        ...

    def worth(self, state: Any, seat: Seat) -> float:
        """Return the expected value of `earned` for `seat` in a state where a playout stopped, from 0 to 1."""
        ...

    def gains(self, start: Any, end: Any, seat: Seat) -> Mapping[str, float]:
        """Return what `seat` gained in a playout from `start` to the state `end`, by name, all in one unit.

        The largest difference between two moves explains why one is better: the text `GAME-gain-NAME`.
        """
        ...


class Budget(NamedTuple):
    """The limits of a search: the number of playouts, and the seconds if time counts."""

    playouts: int
    seconds: float = inf


class Spot(NamedTuple):
    """A decision of a seat: its view, its asks, and the number of seats at the table."""

    game: AnyGame
    seats: int
    seat: Seat
    view: Any
    asks: tuple[Ask, ...]
    next_field: NextField


class Found(NamedTuple):
    """A candidate, its average value from 0 to 1, and the number of worlds in which it was tried."""

    move: Move
    worth: float
    worlds: int
    reason: str = ""
    """The largest gain of the best move over the next one (`Lookahead.gains`); "" for nothing, and for the others."""


class Advice(NamedTuple):
    """The candidates found for a seat, best first, with the hash of its question and the view, as JSON."""

    token: str
    view: bytes
    moves: tuple[Found, ...]


def search(
    spot: Spot, lookahead: Lookahead, chance: Chance, budget: Budget, reasons: bool = False
) -> tuple[Found, ...]:
    """Return the candidates, best first. The first is to be played. With `reasons`, it says why.

    Each stage tries the remaining candidates in the same new worlds, with the same draws. It drops the worse half, but
    never the mind's own choice. The `LAST` share the remaining budget. The own choice stays first if the budget ends
    before each of those was tried in `LEAST` worlds, or if no other clearly leads. Unless time runs out, the result
    depends only on `chance` and the playouts.
    """
    candidates = lookahead.candidates(spot.view, spot.asks, spot.next_field, chance)
    own, left, end, spent = candidates[0], list(candidates), time.monotonic() + budget.seconds, 0
    trial = Trial(spot, lookahead, chance.below(1 << 62).to_bytes(8, "big"), left, reasons)
    sizes = stages(len(left)) if len(left) > 1 else []
    for number, size in enumerate(sizes, start=1):
        left = [own, *(move for move in trial.best(left) if move != own)][:size]
        while spent + size <= budget.playouts * number // len(sizes) and time.monotonic() < end:
            trial.run(left)
            spent += size
    ranked = trial.best(left) + [move for move in trial.best(candidates) if move not in left]
    if len(trial.came_to[own]) < LEAST or not trial.leads(ranked[0], own):
        ranked.sort(key=lambda move: move != own)
    found = [Found(move, trial.mean(move), len(trial.came_to[move])) for move in ranked]
    if len(found) > 1:
        found[0] = found[0]._replace(reason=trial.reason(found[0].move, found[1].move))
    return tuple(found)


def stages(candidates: int) -> list[int]:
    """List how many candidates each stage tries: all, then half as many each time, down to `LAST`."""
    sizes = [candidates]
    while sizes[-1] > LAST:
        sizes.append(max(LAST, sizes[-1] // 2))
    return sizes


class Trial:
    """The candidates of one decision and their values so far."""

    def __init__(
        self, spot: Spot, lookahead: Lookahead, seed: bytes, candidates: Sequence[Move], reasons: bool = False
    ) -> None:
        self._spot, self._lookahead, self._seed, self._reasons = spot, lookahead, seed, reasons
        self.gained: dict[Move, list[Mapping[str, float]]] = {move: [] for move in candidates}
        """The gains of each in those worlds; empty without `reasons`."""
        self.came_to: dict[Move, list[float]] = {move: [] for move in candidates}
        """The value of each in every world in which it was tried. Candidates that remain are tried in the same worlds.
        """
        self._worlds = 0

    def run(self, moves: Sequence[Move]) -> None:
        """Try `moves` in one more world."""
        spot = self._spot
        world = spot.game.imagine(spot.view, Chance(self._seed, self._worlds))
        for move in moves:
            self.came_to[move].append(self._tried(world, move))
        self._worlds += 1

    def mean(self, move: Move) -> float:
        """Return the average value of `move`."""
        return fmean(self.came_to[move]) if self.came_to[move] else 0.0

    def leads(self, move: Move, own: Move) -> bool:
        """Return whether `move` is clearly better than `own`: by the margin and by the standard error.

        The error is that of the difference in the same worlds. Without it, noise would choose among equal moves.
        """
        ahead = [mine - theirs for mine, theirs in zip(self.came_to[move], self.came_to[own], strict=False)]
        return fmean(ahead) > max(self._lookahead.margin, self._lookahead.clearly * stdev(ahead) / sqrt(len(ahead)))

    def reason(self, move: Move, other: Move) -> str:
        """Return the largest gain of `move` over `other` in the worlds of both; "" if it gained nothing."""
        if sum(map(sub, self.came_to[move], self.came_to[other])) <= 0:
            return ""
        gained: defaultdict[str, float] = defaultdict(float)
        for mine, theirs in zip(self.gained[move], self.gained[other], strict=False):
            for name in {**mine, **theirs}:
                gained[name] += mine.get(name, 0.0) - theirs.get(name, 0.0)
        best = max(gained, key=lambda name: gained[name], default="")
        return best if gained[best] > 0 else ""

    def best(self, moves: Sequence[Move]) -> list[Move]:
        """Sort `moves` by value. Equal ones keep their order."""
        return sorted(moves, key=self.mean, reverse=True)

    def _tried(self, world: Any, move: Move) -> float:
        """Play `move` and on to the horizon. A move that the rules refuse in this world is worth 0."""
        spot, seed = self._spot, self._seed + self._worlds.to_bytes(4, "big")
        try:
            state = play(spot.game, world, spot.seat, move, Chance(seed, 0)).state
        except Illegal:
            self.gained[move].append({})
            return 0.0
        state = played_on(spot.game, spot.seats, self._lookahead, world, state, seed)
        if self._reasons:
            self.gained[move].append(self._lookahead.gains(world, state, spot.seat))
        result = result_of(state)
        if result is None:
            return self._lookahead.worth(state, spot.seat)
        return spot.game.earned(result, spot.seat)


def played_on(game: AnyGame, seats: int, lookahead: Lookahead, start: Any, state: Any, seed: bytes) -> Any:
    """Play on from `state` to the horizon of a playout from `start` with fast minds.

    Return the last state.
    """
    thoughts = Chance(seed, 1 << 32)
    for version in range(1, LONGEST):
        if result_of(state) is not None or lookahead.over(start, state):
            break
        seat, asks = asked(game, state, seats)
        mind, chance = lookahead.quick, Chance(seed, version)
        try:
            state = decided(game, state, seat, asks, mind, thoughts, chance).step.state
        except Stuck:
            state = game.move_on_timeout(state, seat, chance).state
    return state


class Searcher:
    """A computer player that searches, for one seat of a table of a given size."""

    blind = False

    def __init__(self, game: AnyGame, lookahead: Lookahead, seats: int, seat: Seat, budget: Budget) -> None:
        self._game, self._lookahead, self._seats, self._seat, self._budget = game, lookahead, seats, seat, budget

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return the best move that the budget finds."""
        spot = Spot(self._game, self._seats, self._seat, view, asks, next_field)
        return search(spot, self._lookahead, chance, self._budget)[0].move
