"""The search of computer players in all games.

It compares candidate moves in the same sampled possible states.

Each candidate is played out by fast policies that see only their own views, so no policy sees another's cards. This is
flat Monte Carlo search with successive halving. It is related to determinized (perfect-information) and information-set
search (Cowling, Powley, Whitehouse 2012).
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
"""The number of candidates that stay until the end of the search."""

LEAST = 8
"""The least number of sampled states in which each of the last candidates must be tried. With fewer, the policy's own
choice wins.
"""

LONGEST = 3000
"""The number of moves after which a playout stops and its state is evaluated."""


class Lookahead(Protocol):
    """A game's part of the search: candidate moves, playout policy, horizon, and evaluation of states."""

    quick: Policy
    """The policy that plays every seat in a playout, each from its own view."""

    clearly: float
    """The number of standard errors by which another move must lead to replace the policy's own choice."""

    margin: float
    """The least difference in value that counts, since playouts are not exact."""

    pays: bool
    """Whether computer players get stronger by searching. If not, they play their policy's choice at once. Advice to
    players always searches.
    """

    def candidates(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Sequence[Move]:
        """Return different legal moves for the search to compare. The first is the policy's own choice."""
        ...

    def over(self, start: Any, now: Any) -> bool:
        """Return whether a playout that began in the state `start` may stop in the state `now`."""
        ...

    def worth(self, state: Any, seat: Seat) -> float:
        """Return the estimated value of `state`, where a playout stopped, for `seat`.

        It is the expected value of `Game.earned`, from 0 to 1.
        """
        ...

    def gains(self, start: Any, end: Any, seat: Seat) -> Mapping[str, float]:
        """Return how much `seat` gained from the state `start` to the state `end` of a playout, by topic.

        All gains are in the same unit. The topic in which two moves differ most explains why one is better. Its text is
        `GAME-gain-NAME`.
        """
        ...


class Budget(NamedTuple):
    """The limits of a search: the number of playouts, and a time in seconds."""

    playouts: int
    seconds: float = inf


class Spot(NamedTuple):
    """The decision that a search examines.

    It has the view of the deciding seat, the asks, and the number of seats at the table.
    """

    game: AnyGame
    seats: int
    seat: Seat
    view: Any
    asks: tuple[Ask, ...]
    next_field: NextField


class Found(NamedTuple):
    """A candidate move that the search has tried.

    It has its average value from 0 to 1, and the number of sampled states in which it was tried.
    """

    move: Move
    worth: float
    worlds: int
    reason: str = ""
    """The topic in which the best move gains most over the second (`Lookahead.gains`). It is "" for all other moves, or
    if there is no gain.
    """


class Advice(NamedTuple):
    """The candidates for a seat's decision, best first, with the seat's view as JSON.

    `token` is a hash of the question that the seat was asked.
    """

    token: str
    view: bytes
    moves: tuple[Found, ...]


def search(
    spot: Spot, lookahead: Lookahead, chance: Chance, budget: Budget, reasons: bool = False
) -> tuple[Found, ...]:
    """Return the candidates of a decision, best first. With `reasons`, say why the first is best.

    Each stage tries the remaining candidates in the same new sampled states with the same draws. It then drops the
    worse half, but never the policy's own choice. The `LAST` candidates share the remaining budget.

    The own choice stays first unless another candidate clearly leads. It also stays first if the budget ends before it
    was tried in `LEAST` states. The result depends only on `chance` and the playouts, unless time runs out.
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
    """Return the number of candidates in each stage: all, then half as many each time, down to `LAST`."""
    sizes = [candidates]
    while sizes[-1] > LAST:
        sizes.append(max(LAST, sizes[-1] // 2))
    return sizes


class Trial:
    """The candidate moves of one decision and the values that the search has found so far."""

    def __init__(
        self, spot: Spot, lookahead: Lookahead, seed: bytes, candidates: Sequence[Move], reasons: bool = False
    ) -> None:
        self._spot, self._lookahead, self._seed, self._reasons = spot, lookahead, seed, reasons
        self.gained: dict[Move, list[Mapping[str, float]]] = {move: [] for move in candidates}
        """The gains of each candidate in each sampled state; empty without `reasons`."""
        self.came_to: dict[Move, list[float]] = {move: [] for move in candidates}
        """The values of each candidate in the sampled states in which it was tried. All candidates that are still in
        the search were tried in the same states.
        """
        self._worlds = 0

    def run(self, moves: Sequence[Move]) -> None:
        """Try `moves` in one more sampled state."""
        spot = self._spot
        world = spot.game.imagine(spot.view, Chance(self._seed, self._worlds))
        for move in moves:
            self.came_to[move].append(self._tried(world, move))
        self._worlds += 1

    def mean(self, move: Move) -> float:
        """Return the average value of `move`, from 0 to 1."""
        return fmean(self.came_to[move]) if self.came_to[move] else 0.0

    def leads(self, move: Move, own: Move) -> bool:
        """Return whether `move` is clearly better than the policy's own choice `own`.

        It must be better by the margin and by the standard error of the differences in the same sampled states.
        Otherwise noise would choose among equal moves.
        """
        ahead = [mine - theirs for mine, theirs in zip(self.came_to[move], self.came_to[own], strict=False)]
        return fmean(ahead) > max(self._lookahead.margin, self._lookahead.clearly * stdev(ahead) / sqrt(len(ahead)))

    def reason(self, move: Move, other: Move) -> str:
        """Return the topic in which `move` gained most over `other`; "" if it gained nothing."""
        if sum(map(sub, self.came_to[move], self.came_to[other])) <= 0:
            return ""
        gained: defaultdict[str, float] = defaultdict(float)
        for mine, theirs in zip(self.gained[move], self.gained[other], strict=False):
            for name in {**mine, **theirs}:
                gained[name] += mine.get(name, 0.0) - theirs.get(name, 0.0)
        best = max(gained, key=lambda name: gained[name], default="")
        return best if gained[best] > 0 else ""

    def best(self, moves: Sequence[Move]) -> list[Move]:
        """Return `moves` sorted by value, the best first. Moves of equal value keep their order."""
        return sorted(moves, key=self.mean, reverse=True)

    def _tried(self, world: Any, move: Move) -> float:
        """Return the value of `move` in the sampled state `world`, after a playout.

        If the rules refuse the move in this state, its value is 0.
        """
        spot, seed = self._spot, self._seed + self._worlds.to_bytes(4, "big")
        try:
            state = play(spot.game, world, spot.seat, move, Chance(seed, 0)).state
        except Illegal:
            self.gained[move].append({})
            return 0.0
        state = play_on(spot.game, spot.seats, self._lookahead, world, state, seed)
        if self._reasons:
            self.gained[move].append(self._lookahead.gains(world, state, spot.seat))
        result = result_of(state)
        if result is None:
            return self._lookahead.worth(state, spot.seat)
        return spot.game.earned(result, spot.seat)


def play_on(game: AnyGame, seats: int, lookahead: Lookahead, start: Any, state: Any, seed: bytes) -> Any:
    """Play on from `state` with fast policies to the horizon of a playout that began in `start`.

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
    """A computer player that searches."""

    blind = False

    def __init__(self, game: AnyGame, lookahead: Lookahead, seats: int, seat: Seat, budget: Budget) -> None:
        self._game, self._lookahead, self._seats, self._seat, self._budget = game, lookahead, seats, seat, budget

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return the best move that the search finds within the budget."""
        spot = Spot(self._game, self._seats, self._seat, view, asks, next_field)
        return search(spot, self._lookahead, chance, self._budget)[0].move
