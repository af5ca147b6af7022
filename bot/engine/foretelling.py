"""Estimate how an unfinished game will end, from public information.

The optional rule *Call it* uses this estimate (docs/play.md).

The hidden part of the game is sampled from the public view, and computer players play each sampled state to its end. No
secret is used. So the estimate reveals nothing that the board does not show.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from math import inf
from typing import Any, NamedTuple

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import AnyGame, result_of
from bot.engine.playout import Stuck, asked, decided
from bot.engine.policy import Policy
from bot.engine.record import Seat

WORLDS = 60
"""The number of sampled states that computer players play to the end for an estimate."""

FEWEST = 20
"""The least number of sampled states on which an estimate may be based."""

LONGEST = 3000
"""The number of moves after which a playout ends and counts as won by nobody."""

BEATEN = 0.05
"""A seat that wins a smaller share of the playouts than this counts as beaten."""


class Outlook(NamedTuple):
    """The share of playouts that each seat won, and the number of playouts."""

    chances: tuple[float, ...]
    worlds: int

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The seats that are not beaten. If the game is decided and the players end it early, these seats win."""
        return tuple(seat for seat, chance in enumerate(self.chances) if chance >= BEATEN)

    @property
    def decided(self) -> bool:
        """Whether the game is decided, so that the players may end it early.

        It is decided if some seats almost surely win and all others are beaten, or if all seats are beaten. A single
        seat with a fair chance is not enough, because in some games nobody may win.

        >>> Outlook((0.97, 0.03), 60).decided, Outlook((0.9, 0.1), 60).decided, Outlook((0.98, 1.0, 0.0), 60).decided
        (True, False, True)
        >>> Outlook((0.0, 0.6), 60).decided, Outlook((0.0, 0.0), 60).decided, Outlook((1.0, 0.0), 5).decided
        (False, True, False)
        """
        return self.worlds >= FEWEST and all(self.chances[seat] > 1 - BEATEN for seat in self.leaders)


def foretell(game: AnyGame, mind: Policy, view: Any, seats: int, worlds: int = WORLDS, seconds: float = inf) -> Outlook:
    """Estimate from the public `view` how often each seat will win.

    Sample states that fit the view and play each to its end, with `mind` on every seat. The draws depend only on the
    view. Playing stops early if further playouts cannot make the game decided, or after `seconds`.
    """
    seed = hashlib.blake2b(encode(view), digest_size=16).digest()
    won, played, end = [0] * seats, 0, time.monotonic() + seconds
    while played < worlds and time.monotonic() < end and not _undecided(won, played, worlds):
        for seat in _winners_of_playout(game, mind, view, seats, seed, played):
            won[seat] += 1
        played += 1
    return Outlook(tuple(count / max(1, played) for count in won), played)


def _undecided(won: Sequence[int], played: int, worlds: int) -> bool:
    """Return whether any seat has won too often to be beaten and lost too often to be a sure winner."""
    most = BEATEN * worlds
    return any(count >= most and played - count >= most for count in won)


def _winners_of_playout(
    game: AnyGame, mind: Policy, view: Any, seats: int, seed: bytes, number: int
) -> tuple[Seat, ...]:
    """Return the winners of playout number `number`."""
    state = game.imagine(view, Chance(seed, number))
    seed, thoughts = seed + number.to_bytes(4, "big"), Chance(seed, (1 << 32) + number)
    for version in range(LONGEST):
        if (result := result_of(state)) is not None:
            return result.winners
        chance = Chance(seed, version)
        seat, asks = asked(game, state, seats)
        try:
            state = decided(game, state, seat, asks, mind, thoughts, chance).step.state
        except Stuck:
            state = game.move_on_timeout(state, seat, chance).state
    return ()
