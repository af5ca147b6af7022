"""Games of computer players without a table: a small loop for self-play, tests and benchmarks."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Step, result_of
from bot.engine.move import Ask, Illegal, Move, must_decide
from bot.engine.play import TIME_UP, play
from bot.engine.policy import Policy
from bot.engine.record import TABLE, Seat

MOST_REFUSALS = 50
"""The most refusals in a row before a policy counts as broken."""

LATE = 1000
"""The number of moves after which the time limit of a game counts as over. A playout has no clock."""

START = Move("start")
"""The move that stands for the deal in a playout. The table makes it."""


class Played(Struct, frozen=True):
    """An accepted move of a playout.

    It has its seat, its result, its random draws, and the number of refused moves before it.
    """

    seat: Seat
    move: Move
    step: Step[Any]
    chance: Chance
    refused: int


class Stuck(Exception):
    """The game cannot go on: no seat has a decision, or the rules refuse all moves of a policy."""


def game_seed(seed: int | str, number: int) -> bytes:
    """Return the 16-byte seed of game `number` in a series."""
    return hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=16).digest()


def playout(
    game: AnyGame, seats: int, options: Mapping[str, str], seed: bytes, policies: Sequence[Policy]
) -> Iterator[Played]:
    """Play one game to its end. Yield the deal and every accepted move. Raises Stuck.

    If several seats must decide, the lowest moves first. `policies` are assigned to the seats in a cycle. A game with a
    time limit ends after `LATE` moves.
    """
    chance = Chance(seed, 0)
    step = game.setup(seats, options, chance)
    yield Played(TABLE, START, step, chance, 0)
    minds = [policies[seat % len(policies)] for seat in range(seats)]
    thoughts = Chance(seed, 1 << 32)
    version = 0
    while result_of(step.state) is None:
        seat, asks = asked(game, step.state, seats)
        version += 1
        chance = Chance(seed, version)
        if version == LATE and game.time_limit(options):
            played = Played(TABLE, TIME_UP, play(game, step.state, TABLE, TIME_UP, chance), chance, 0)
        else:
            played = decided(game, step.state, seat, asks, minds[seat], thoughts, chance)
        step = played.step
        yield played


def asked(game: AnyGame, state: Any, seats: int) -> tuple[Seat, tuple[Ask, ...]]:
    """Return the first seat that the game waits for, with its asks. Raises Stuck if there is none."""
    for seat in range(seats):
        asks = () if game.known_to_wait(state, seat) else game.asks(state, seat)
        if asks and must_decide(asks):
            return seat, asks
    raise Stuck("nobody is asked and the game is not over")


def decided(
    game: AnyGame, state: Any, seat: Seat, asks: tuple[Ask, ...], mind: Policy, thoughts: Chance, chance: Chance
) -> Played:
    """Ask the policy `mind` for a move until the rules accept it; return the accepted move.

    Raises Stuck if the rules refuse too many moves in a row.
    """
    view = None if mind.blind else game.view(state, seat)
    next_field = partial(game.next_field, state, seat)
    for refused in range(MOST_REFUSALS):
        move = mind.choose(view, asks, next_field, thoughts)
        try:
            return Played(seat, move, play(game, state, seat, move, chance, asks), chance, refused)
        except Illegal as illegal:
            refusal = illegal
    raise Stuck(f"seat {seat}: {MOST_REFUSALS} moves refused, the last one was {move}: {refusal}")
