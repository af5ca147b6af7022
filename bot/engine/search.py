"""One search for every game: the moves that a mind thinks of, each played on in the same imagined worlds by fast minds
that see their own views alone. Flat Monte Carlo with successive halving, in the manner of perfect-information and
information-set search (Cowling, Powley, Whitehouse 2012) without looking through anybody's cards.
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
"""Moves that are still compared at the end."""

LEAST = 8
"""Worlds in which each of the last moves is played before the search trusts itself more than the mind it began with."""

LONGEST = 3000
"""Moves after which a playout is judged as it stands."""


class Lookahead(Protocol):
    """What a game gives a search: the moves worth a look, who plays on, how far, and what a position is worth."""

    quick: Policy
    """Plays everybody in a playout, each from its own view."""

    clearly: float
    """Standard errors by which another move must lead the mind's own to take its place."""

    margin: float
    """What it must come to more at least: how far playouts may be wrong."""

    pays: bool
    """Whether computers gain by looking for better than their mind's own choice; else they make that at once. Advice
    looks anyway."""

    def candidates(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Sequence[Move]:
        """Return different legal moves, first the one that the mind would make by itself."""
        ...

    def over(self, start: Any, now: Any) -> bool:
        """Return whether a playout from the state `start` need go no further than `now`."""
        ...

    def worth(self, state: Any, seat: Seat) -> float:
        """Judge a state at which a playout stopped: what its end may be worth to `seat` (`earned`), from 0 to 1."""
        ...

    def gains(self, start: Any, end: Any, seat: Seat) -> Mapping[str, float]:
        """Return what speaks for `seat` in the state `end` of a playout from `start`, by names, all in one unit. What
        two moves differ in most is why one of them is better: the text `GAME-gain-NAME`."""
        ...


class Budget(NamedTuple):
    """How much a search may do: so many playouts in all, and no longer than so many seconds where these count."""

    playouts: int
    seconds: float = inf


class Spot(NamedTuple):
    """Where a seat has to decide, as far as it knows: what it sees and is asked, at a table of so many seats."""

    game: AnyGame
    seats: int
    seat: Seat
    view: Any
    asks: tuple[Ask, ...]
    next_field: NextField


class Found(NamedTuple):
    """A candidate, what it came to on average from 0 to 1, and in how many worlds it was tried."""

    move: Move
    worth: float
    worlds: int
    reason: str = ""
    """What the first one gained most over the next best (`Lookahead.gains`); "" for nothing, and for the others."""


class Advice(NamedTuple):
    """The best of what was found for a seat, best first, with the print of its question and the view, as JSON."""

    token: str
    view: bytes
    moves: tuple[Found, ...]


def search(
    spot: Spot, lookahead: Lookahead, chance: Chance, budget: Budget, reasons: bool = False
) -> tuple[Found, ...]:
    """Return the candidates, best first; the first is to be played, with `reasons` for one that tells why.

    Each stage tries what is left of them in the same new worlds, with the same draws, and drops the worse half, never
    the mind's own choice; the `LAST` share what is left of the budget. The own choice stays first if that ends before
    each of those was tried in `LEAST` worlds, or if no other one clearly leads it. The answer depends on `chance` and
    the playouts alone unless time runs out.
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
    """The candidates of one decision and what they have come to so far."""

    def __init__(
        self, spot: Spot, lookahead: Lookahead, seed: bytes, candidates: Sequence[Move], reasons: bool = False
    ) -> None:
        self._spot, self._lookahead, self._seed, self._reasons = spot, lookahead, seed, reasons
        self.gained: dict[Move, list[Mapping[str, float]]] = {move: [] for move in candidates}
        """What spoke for each in those worlds; nothing without `reasons`."""
        self.came_to: dict[Move, list[float]] = {move: [] for move in candidates}
        """What each came to in the worlds in which it was tried, the same ones for all as long as they were left."""
        self._worlds = 0

    def run(self, moves: Sequence[Move]) -> None:
        """Try `moves` in one more world."""
        spot = self._spot
        world = spot.game.imagine(spot.view, Chance(self._seed, self._worlds))
        for move in moves:
            self.came_to[move].append(self._tried(world, move))
        self._worlds += 1

    def mean(self, move: Move) -> float:
        """Return what `move` came to on average."""
        return fmean(self.came_to[move]) if self.came_to[move] else 0.0

    def leads(self, move: Move, own: Move) -> bool:
        """Tell whether `move` came to more than `own` did by the margin and, by the standard error of the difference in
        the same worlds, clearly: else noise would choose among what is worth the same."""
        ahead = [mine - theirs for mine, theirs in zip(self.came_to[move], self.came_to[own], strict=False)]
        return fmean(ahead) > max(self._lookahead.margin, self._lookahead.clearly * stdev(ahead) / sqrt(len(ahead)))

    def reason(self, move: Move, other: Move) -> str:
        """Return what `move` gained most over `other` where both were tried; "" where it came to no more."""
        if sum(map(sub, self.came_to[move], self.came_to[other])) <= 0:
            return ""
        gained: defaultdict[str, float] = defaultdict(float)
        for mine, theirs in zip(self.gained[move], self.gained[other], strict=False):
            for name in {**mine, **theirs}:
                gained[name] += mine.get(name, 0.0) - theirs.get(name, 0.0)
        best = max(gained, key=lambda name: gained[name], default="")
        return best if gained[best] > 0 else ""

    def best(self, moves: Sequence[Move]) -> list[Move]:
        """Sort `moves` by what they came to; of equals the one named first."""
        return sorted(moves, key=self.mean, reverse=True)

    def _tried(self, world: Any, move: Move) -> float:
        """Play `move` and on to the horizon. A move that the rules refuse in this world is worth nothing there."""
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
    """Let fast minds play from `state` to the horizon of a playout begun in `start`, and give where that ends."""
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
    """A computer player that searches, on one seat of a table of so many."""

    blind = False

    def __init__(self, game: AnyGame, lookahead: Lookahead, seats: int, seat: Seat, budget: Budget) -> None:
        self._game, self._lookahead, self._seats, self._seat, self._budget = game, lookahead, seats, seat, budget

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return the best move that the budget finds."""
        spot = Spot(self._game, self._seats, self._seat, view, asks, next_field)
        return search(spot, self._lookahead, chance, self._budget)[0].move
