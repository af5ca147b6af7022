"""`python -m tests.bench.acts GAME VERB ...`: whether an act pays. A level plays against itself without that act, which
is taken off what it is offered wherever something else is: in pairs of games of the same deal with exchanged seats,
filled by turns; what counts is, for every two seats of either kind, who has the better place."""

from __future__ import annotations

import argparse
from statistics import fmean
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.move import Ask, Move, Narrow
from bot.engine.playout import game_seed, playout
from bot.engine.policy import Policy
from bot.titles import LEVELS, title
from tests.bench.ladder import shared, verdict


class Without:
    """Plays as another policy does that is never offered some act."""

    blind = False

    def __init__(self, policy: Policy, verb: str) -> None:
        self._policy, self._verb = policy, verb

    def choose(self, view: Any, asks: tuple[Ask, ...], narrow: Narrow, chance: Chance) -> Move:
        """Leave the act out unless there is nothing else. Raises ValueError for a move that was not offered."""
        left = tuple(ask for ask in asks if ask.verb != self._verb) or asks
        move = self._policy.choose(view, left, narrow, chance)
        if move.verb not in {ask.verb for ask in left}:
            raise ValueError(f"{move} was not offered")
        return move


def main() -> None:
    """Play and print the share of those who may act, for each verb."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.acts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("verbs", nargs="+")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--level", choices=LEVELS, default="hard")
    given = parser.parse_args()
    for verb in given.verbs:
        shares = [pair(given.game, verb, given.seats, given.level, number) for number in range(given.pairs)]
        print(f"{given.game} · {given.seats} seats · {given.level} over the same without {verb}: {verdict(shares, '')}")


def pair(name: str, verb: str, seats: int, level: str, number: int) -> float:
    """Play two games of one deal and give the share of those who may act, from 0 to 1."""
    return fmean(played(name, verb, seats, level, number, half) for half in (0, 1))


def played(name: str, verb: str, seats: int, level: str, number: int, half: int) -> float:
    """Play one game in which every other seat, from `half` on, may act."""
    chosen = title(name)
    able = frozenset(range(half, seats, 2))
    policy = chosen.policies[level]
    players = [policy if seat in able else Without(policy, verb) for seat in range(seats)]
    for each in playout(chosen.game, seats, settled(chosen.game, {}), game_seed(f"acts/{name}", number), players):
        state = each.step.state
    result = chosen.game.result(state)
    assert result is not None
    return shared(chosen, seats, result, able)


if __name__ == "__main__":
    main()
